"""What panels and lines stand for, one each: “three charts, one for each dataset”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.naming.members import plural
from figcheck.model import Dimension, Figure, Role
from figcheck.patterns import any_case

_PANELS = r"charts?|panels?|plots?|subplots?|heat ?maps?|graphs?|matri(?:x|ces)|grids?|subfigures?"
_LINES = r"(?:lines?|curves?)(?! (?:chart|graph|plot)s?\b)"
_A = r"(?:an?|one|each|every|the)? ?(?:different|single|specific|distinct|particular|given)? ?"
_NOUN = r"(?P<noun>[a-z]{3,})"
_ONE_FOR = any_case(
    rf"\b(?P<drawn>{_PANELS}|{_LINES})\b[^.\n]{{0,80}}?\bone (?:for|per) {_A}{_NOUN}\b"
)
_EACH = any_case(
    rf"\b(?:each|every) (?P<drawn>{_PANELS}|{_LINES}) (?:represents|shows|corresponds to|stands for"
    rf"|is|depicts|displays|denotes) {_A}{_NOUN}(?=\s*[.,;(]|\s+(?:and|with|on|in)\b)"
)
_OF_PANELS = any_case(rf"{_PANELS}")
_OVERVIEW = 1_500
"""Characters at the beginning of a description that say what it shows."""


def nouns(figure: Figure) -> Iterator[tuple[str, Dimension]]:
    """Nouns for panels and series that have no name of their own, as the overview tells them.

    Args:
        figure: the figure.
    """
    text = figure.source.text[:_OVERVIEW]
    for pattern in (_ONE_FOR, _EACH):
        for match in pattern.finditer(text):
            role = Role.PANEL if _OF_PANELS.fullmatch(match["drawn"]) else Role.SERIES
            dimension, noun = figure.dimension(role), plural(match["noun"].lower())
            if dimension is None or dimension.name != role:
                continue
            if classes_in(noun) <= {"THING", "KIND"}:
                yield noun, dimension
