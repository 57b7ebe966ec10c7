"""A comparison that is then limited: “A is below B, although never by more than 2”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex

_RELATION = (
    r"below|above|behind|ahead of|under|over|(?:lower|higher|less|greater|larger|smaller|better"
    r"|worse|faster|slower) than"
)
_LIMITED = any_case(
    r"(?P<who>.+?) (?P<be>is|are|stays?|remains?|lies?|falls?|comes?|was|were) "
    rf"(?P<how>{_RELATION}) (?P<rest>.+?),? "
    r"(?:although|though|but|if|and|albeit|yet|even if|however) "
    r"(?P<never>never|nowhere|not once|at no point|always|everywhere) by "
    r"(?P<amount>(?:more than|over|at most|no more than|less than|up to|at least|a maximum of)? ?"
    r"[^,;:]*\d[^,;:]*)"
)
_EVERY = regex(
    r"\b(?:(?:at|in|for|on|under|with) (?:every|each|all) [^,;:]*?)(?= for | at | in |$)"
)


@of_form(
    _LIMITED,
    "although though but if and albeit yet however",
    "never nowhere not no always everywhere only just",
    "by",
)
def never_by_more(_: Scene, match: Match) -> Iterator[Version]:
    """“A is below B at every rate, although never by more than 2”: never more than 2 below it."""
    denied = match["never"].lower() in ("never", "nowhere", "not once", "at no point")
    amount = match["amount"].strip()
    if denied is not bool(re.match(r"more than|over", amount, re.IGNORECASE)):
        return
    rest = _EVERY.sub("", match["rest"]).strip()
    head = f"{match['who']} {match['be']} {match['how']} {match['rest']}"
    never = "never" if denied else "always"
    yield (
        Plain(head),
        Plain(f"{match['who']} is {never} {amount} {match['how']} {rest}"),
    )
