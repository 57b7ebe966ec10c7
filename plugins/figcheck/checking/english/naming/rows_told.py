"""What an overview says that rows and columns are: “Rows are the days of the week”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.name_forms import COMMON, POSITIONS, toggled, words_of
from figcheck.model import Figure, Role

_TOLD = re.compile(
    r"\b(?P<side>rows?|columns?) (?:are|is|corresponds? to|represents?|stands? for|(?<=s )list) "
    r"(?:the |an? |each )?(?P<noun>(?:[a-z-]+ ){0,2}?[a-z]{3,})"
    r"(?=\s*[,.;:(]|\s(?:of|in|and|from|at|with)\b)",
    re.IGNORECASE,
)
_OVERVIEW = 1_500
"""Characters at the beginning of a description that say what it is about."""

_OF_DRAWING = frozenset(
    "model models value values label labels order sorted left right same listed given shown "
    "top bottom color colour colored coloured cell cells case cases".split()
)
"""Words that say how rows are drawn, not what they are."""


def labels(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """What rows and columns are called by what they are said to be.

    Args:
        figure: the figure.

    Yields:
        A noun in the singular or plural, and the name of the dimension.
    """
    for found in _TOLD.finditer(figure.source.text[:_OVERVIEW]):
        dimension = figure.dimension(Role.X if found["side"][0] in "cC" else Role.Y)
        noun = words_of(found["noun"])[-1:]
        plain = COMMON | POSITIONS | _OF_DRAWING
        if dimension is None or not noun or not noun[0].endswith("s") or noun[0] in plain:
            continue
        others = {w for d in figure.dimensions if d is not dimension for w in words_of(d.name)}
        if others.isdisjoint({*noun, *toggled(noun)}):
            yield noun, dimension.name
            yield toggled(noun), dimension.name
