"""What a step costs: “going from A to B costs accuracy”, that it lowers it."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_COSTS = any_case(
    r"(?P<who>(?:going|moving|switching|changing|stepping|increasing|raising|lowering|reducing|"
    r"dropping|shifting|passing|growing|scaling|replacing|shrinking|doubling|halving|cutting|"
    r"the (?:step|move|change|switch|increase))\b[^;:]+?) "
    r"(?P<verb>costs?|loses?|sacrifices?|hurts?|harms?|reduces?)"
    r" (?P<what>[a-z]+(?: [a-z]+)?)(?P<rest>(?:,? (?:in|on|at|for|with|under|across) [^;:]+)?)"
)
_ANY = frozenset({"accuracy", "performance", "quality"})


@of_form(_COSTS, "cost costs lose loses sacrifice sacrifices hurt hurts harm harms reduce reduces")
def costing(c: Scene, match: Match) -> Iterator[Version]:
    """“Going from A to B costs accuracy on Web”: it lowers the accuracy there."""
    what = match["what"].lower()
    label = c.reader.figure.value.label.partition(" (")[0].lower()
    if what in _ANY or what == label:
        yield (Plain(f"{match['who']} lowers the {what}{match['rest']}"),)
