"""How precise values are, where they stand with errors: “A is the least precise” is no value."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.language.tree import Bound
from figcheck.model import Figure
from figcheck.patterns import any_case

_PRECISE = any_case(
    r"\b(?:(?:im)?precise(?:ly)?|(?:un)?certain(?:ty|ties)?|nois(?:e|y|ier|iest)|(?:un)?reliable)\b"
)


@remembered
def _has_errors(figure: Figure) -> bool:
    return any(cell.error is not None for cell in figure.cells)


def of_errors_drawn(figure: Figure, readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of a clause about how precise something is: those of the errors alone.

    Args:
        figure: the figure.
        readings: all readings of the clause.
        text: the clause.
    """
    if not readings or _PRECISE.search(text) is None or not _has_errors(figure):
        return tuple(readings)
    return tuple(r for r in readings if any(isinstance(n, Bound) for n in r.nodes))
