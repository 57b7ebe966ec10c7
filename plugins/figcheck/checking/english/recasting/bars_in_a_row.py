"""Bars that get higher one by one: “on Web the bars rise step by step from A over B to C”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_UP = r"(?P<up>rise|increase|climb|grow|ascend|go up|get (?:taller|higher|longer))"
_DOWN = r"(?P<down>fall|decrease|decline|drop|descend|go down|get (?:shorter|lower))"
_BARS = any_case(
    r"(?:in|on|at|for|within|of) (?P<where>[^,;:()]+?),? (?:the|all|its) (?:[a-z]+ )?"
    rf"(?:bars|values|scores|results|columns) (?:{_UP}|{_DOWN})"
    r"(?: (?:step by step|steadily|one by one|continuously|in turn|monotonically|gradually))?"
    r" from (?P<first>[^,;:()]+?) (?:through|over|via|past|across) (?P<between>[^;:()]+?) to "
    r"(?P<last>[^,;:()]+)"
)
_GROUP = any_case(r"\Athe (?P<name>.+) (?:group|cluster)\Z|\A(?P<bare>.+)\Z")


@of_form(_BARS, "from", "through over via past across", "to", "bars values scores results columns")
def bars_in_a_row(c: Scene, match: Match) -> Iterator[Version]:
    """“On Web the bars rise from A over B to C”: from lowest to highest, the order is A, B, C."""
    listed = f"{match['first']}, {match['between']}, {match['last']}"
    parts = [p for p in re.split(r",? and |, ", listed) if p]
    named = c.named_in(listed)
    if len(named) != 1 or sum(map(len, named.values())) != len(parts):
        return
    group = _GROUP.fullmatch(match["where"])
    where = (group["name"] or group["bare"]) if group else ""
    if not c.reader.is_place(where):
        return
    way = "from lowest to highest" if match["up"] else "from highest to lowest"
    yield (Plain(capitalised(f"on {where}, the order {way} is {', '.join(parts)}")),)
