"""Lines that are drawn to compare the others with: “Ideal”, “Target”, “Chance level”."""

from __future__ import annotations

import re
from dataclasses import replace

from figcheck.checking.english.name_forms import words_of
from figcheck.model import Cell, Figure, Kind, Role

_NAMES = frozenset({"ideal", "target", "threshold", "chance", "reference", "limit"})
_BESIDE = frozenset("line level linear scaling value speedup curve legal official the".split())
"""What stands beside such a word in the name of a line."""

_TOLD = re.compile(
    rf"\b(?:{'|'.join(_NAMES)}|dashed|dotted|(?:of|than|to|below|above|from|with) (?:it|that))\b",
    re.IGNORECASE,
)

_FEWEST = 3
"""Lines there are, so that two are left to be compared."""


def without_reference(figure: Figure) -> Figure | None:
    """The figure without the one line of a chart that is no rival of the others, if there is one.

    The cells of the others keep their places.

    Args:
        figure: any figure.
    """
    series = figure.dimension(Role.SERIES)
    if figure.kind is not Kind.LINE or series is None or len(series.ticks) < _FEWEST:
        return None
    found = [t for t in series.ticks if _is_reference(frozenset(words_of(t)))]
    if len(found) != 1:
        return None
    place = figure.dimensions.index(series)
    kept = [i for i, tick in enumerate(series.ticks) if tick not in found]
    reduced = replace(
        series,
        ticks=tuple(series.ticks[i] for i in kept),
        numbers=tuple(series.numbers[i] for i in kept),
    )

    def cell(old: Cell) -> Cell:
        gone = old.at[place] in found
        return replace(old, at=(None,) * len(old.at), value=None) if gone else old

    return replace(
        figure,
        dimensions=tuple(reduced if d is series else d for d in figure.dimensions),
        cells=tuple(map(cell, figure.cells)),
    )


def _is_reference(words: frozenset[str]) -> bool:
    return bool(words & _NAMES) and words <= _NAMES | _BESIDE


def is_about(text: str) -> bool:
    """Whether a sentence may speak of such a line: by its name, or as “… of it”."""
    return _TOLD.search(text) is not None
