"""Figures whose values are changes: what gains 5 points there is at 5, and rises from nowhere."""

from __future__ import annotations

import re
from collections.abc import Sequence

from figcheck.checking.english.meaning import Reading
from figcheck.checking.english.of_figures import remembered
from figcheck.checking.english.parts import nodes_of
from figcheck.checking.english.polarity import more_is_wanted
from figcheck.checking.english.scale import Scale
from figcheck.checking.language.order import is_time
from figcheck.checking.language.tree import Arithmetic, Cells, Formula, Trend
from figcheck.model import Figure

_OF_CHANGES = re.compile(
    r"\b(?:changes?|differences?|deltas?|gains?|improvements?|effects?|uplifts?|gain/loss)\b|Δ"
    r"|\b(?:relative to|compared (?:to|with)|over) (?:the |a )?(?:\w+ )?baseline\b",
    re.IGNORECASE,
)
"""How the values of a figure are called that are changes."""

_OVERVIEW = 400
"""Characters at the beginning of a description that say what the values are."""


_VERB = re.compile(
    r"\b(?:gained|loses?|lost|benefited|profits|profited|improves?|improved|suffers?|suffered)\b"
    r"|\bhurts?\b"
    r"|(?<!\bthe )(?<!\bits )(?<!\bof )(?<!\ba )(?<!\bno )(?<!st )(?<!'s )(?<!\btheir )(?<!\bin )"
    r"(?<!ge )(?<!\ball )(?<!\band )(?<!\bthese )(?<!\bthan )(?<!\bsuch )"
    r"\b(?:gains?|benefits?|profit)\b"
    r"(?! (?:of|in|on|for|from|are|is|exceeds?|above|below|over|shrinks?|grows?)\b)",
    re.IGNORECASE,
)
"""Verbs for being above zero or below it."""


@remembered
def is_of_changes(figure: Figure) -> bool:
    """Whether the values of a figure are changes: some below zero, and said to be changes.

    Args:
        figure: the figure.
    """
    if not Scale.of(figure).signed or any(map(is_time, figure.dimensions)):
        return False
    told = (figure.title, figure.value.label, figure.y_axis.label, figure.source.text[:_OVERVIEW])
    return any(map(_OF_CHANGES.search, told)) and more_is_wanted(figure.title) is not False


def of_values(figure: Figure, readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of a clause about changes, without those that make a change of these in turn.

    “With 20 labels, A gains 5 points”, of gains: that is its value, not what it has more than
    with 10 labels, or in the other panel.

    Args:
        figure: the figure.
        readings: all readings of the clause.
        text: the clause.
    """
    if not readings or not is_of_changes(figure) or _VERB.search(text) is None:
        return tuple(readings)
    return tuple(r for r in readings if not any(map(_is_of_steps, r.formulas)))


def _is_of_steps(formula: Formula) -> bool:
    """Whether something in a formula is the difference of two values."""
    return any(
        isinstance(n, Trend)
        or (
            isinstance(n, Arithmetic)
            and n.operator == "-"
            and any(isinstance(m, Cells) for m in nodes_of(n.right))
            and any(isinstance(m, Cells) for m in nodes_of(n.left))
        )
        for n in nodes_of(formula)
    )
