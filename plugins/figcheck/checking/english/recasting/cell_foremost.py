"""An extreme that a cell has, by a noun for one of its sides: “The busiest hour is Friday 8–9”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.english.shared_words import FIGURE, WHOLE
from figcheck.patterns import any_case

_EXTREME = any_case(
    r"the (?P<most>[a-z]+est|best|worst) (?P<noun>[a-z][a-z -]*?)"
    rf"(?P<scope> (?:of|in) the (?:{WHOLE} )?"
    rf"(?:week|year|{FIGURE}|table|matrix|grid|panel|heatmap))?"
    r" (?:is|was) (?:the )?(?P<cell>[^,;()]+?)"
    r"(?P<rest>(?:,? (?:with|at) (?:only |just )?\d.*| \(.*)?)"
)
_AS_VALUE = {"busiest": "highest", "quietest": "lowest"}
"""Superlatives of where most happens, where values count what does."""


@of_form(_EXTREME, "is was", "the")
def cell_foremost(c: Scene, match: Match) -> Iterator[Version]:
    """“The busiest hour of the week is Friday 8–9 with 40”: the highest value is there."""
    most, noun, cell = match["most"].lower(), match["noun"], match["cell"]
    dimension, found = c.label_of(noun), c.reader.places_in(cell)
    if dimension is None or len(found) != 1 or dimension not in found[0].dimensions:
        return
    if len(found[0].ticks) < 2 or any(len(ticks) > 1 for _, ticks in found[0].ticks):
        return
    value = f"The {_AS_VALUE.get(most, most)} value"
    yield (Plain(f"{value}{match['scope'] or ''} is {cell}{match['rest']}"),)
