"""Lines that are drawn to compare the others with: “Ideal”, “Target”, “Chance level”."""

from __future__ import annotations

from collections.abc import Callable

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.language.intervals import without_ticks
from figcheck.model import Figure, Kind, Role
from figcheck.patterns import any_case

_NAMES = frozenset({"ideal", "target", "threshold", "chance", "reference", "limit"})
_BESIDE = frozenset("line level linear scaling value speedup curve legal official the".split())
"""What stands beside such a word in the name of a line."""

_TOLD = any_case(
    rf"\b(?:{'|'.join(_NAMES)}|dashed|dotted|(?:of|than|to|below|above|from|with) (?:it|that))\b"
)

_FEWEST = 3
"""Lines there are, so that two are left to be compared."""


def without_reference(figure: Figure) -> tuple[Figure, Callable[[str], object]] | None:
    """The figure without the one line of a chart that is no rival of the others, if there is one.

    The cells of the others keep their places.

    Args:
        figure: any figure.

    Returns:
        The figure, and whether a sentence may speak of such a line: by its name, or as “… of it”.
    """
    series = figure.dimension(Role.SERIES)
    if figure.kind is not Kind.LINE or series is None or len(series.ticks) < _FEWEST:
        return None
    found = [t for t in series.ticks if _is_reference(frozenset(words_of(t)))]
    if len(found) != 1:
        return None
    return without_ticks(figure, series.name, found), _TOLD.search


def _is_reference(words: frozenset[str]) -> bool:
    return bool(words & _NAMES) and words <= _NAMES | _BESIDE
