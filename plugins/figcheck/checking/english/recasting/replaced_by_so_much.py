"""How much it helps to put one thing in place of another: “replacing A with B helps by 1 to 2”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_REPLACED = any_case(
    r"(?P<head>(?:(?:replacing|swapping|exchanging) (?P<old>[^,;:]+?) "
    r"(?:with|by|for) (?P<new>[^,;:]+?)"
    r"|(?:switching|moving|going|changing) from (?P<from>[^,;:]+?) to (?P<to>[^,;:]+?)) "
    r"(?P<verb>helps|improves|hurts|raises|lowers|increases|reduces|adds)(?P<where>[^,;:]*?)),? "
    r"by (?:between )?(?P<low>\d[\d.]*) (?:to|and) (?P<high>\d[\d.]*)(?P<unit>(?: [a-z%]+| ?%)?)"
)
_LESS = frozenset({"hurts", "lowers", "reduces"})
_ALL = any_case(r"(?:in |on |across )?(?:all|every|each)(?: of)?(?: the)? ?(?P<noun>[a-z]+)")


@of_form(_REPLACED, "replacing swapping exchanging switching moving going changing", "by", "to and")
def replaced_by_so_much(c: Scene, match: Match) -> Iterator[Version]:
    """“Replacing A with B helps in all columns, by 1.0 to 2.3 points”: so far is B above A."""
    old, new = (_one(c, match[a] or match[b]) for a, b in (("old", "from"), ("new", "to")))
    where = _ALL.fullmatch(match["where"].strip())
    if old is None or new is None or old == new or (match["where"].strip() and where is None):
        return
    side = "below" if match["verb"].lower() in _LESS else "above"
    amount = f"{match['low']} to {match['high']}{match['unit']}"
    of_all = f"in all {where['noun']}, " if where else ""
    head = match["head"]
    if (
        match["verb"].lower() == "improves"
        and where
        and not match["where"].strip().startswith("in")
    ):
        head = head.replace(match["where"], f" in{match['where']}").replace("improves", "helps")
    said = f"{of_all}{new} is {amount} {side} {old}"
    yield Plain(head), Plain(capitalised(said))


def _one(c: Scene, text: str) -> str | None:
    """The one tick that a text names, whatever else it says of where that is."""
    # "ResNet in Mask R-CNN": the first words may name it well enough.
    for said in (text, re.split(r" (?:in|on|for|of|as) ", text)[0]):
        found = [ticks for ticks in c.named_in(said).values() if len(ticks) == 1]
        if len(found) == 1:
            return found[0][0]
    return None
