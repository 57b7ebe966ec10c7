"""Figures whose values are changes: what gains 5 points there is at 5, and rises from nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.kinds.polarity import more_is_wanted
from figcheck.checking.english.kinds.scale import Scale
from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import absolute, nodes_of
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Arithmetic,
    Cells,
    Formula,
    Function,
    Steps,
    Trend,
)
from figcheck.model import Figure
from figcheck.patterns import any_case
from figcheck.times import is_time

_OF_CHANGES = any_case(
    r"\b(?:changes?|differences?|deltas?|gains?|improvements?|effects?|uplifts?|gain/loss)\b|Δ"
    r"|\b(?:relative to|compared (?:to|with)|over) (?:the |a )?(?:\w+ )?baseline\b"
)
"""How the values of a figure are called that are changes."""

_OVERVIEW = 400
"""Characters at the beginning of a description that say what the values are."""


_VERB = any_case(
    r"\b(?:gained|loses?|lost|benefited|profits|profited|improves?|improved|suffers?|suffered)\b"
    r"|\bhurts?\b"
    r"|(?<!\bthe )(?<!\bits )(?<!\bof )(?<!\ba )(?<!\bno )(?<!st )(?<!'s )(?<!\btheir )(?<!\bin )"
    r"(?<!\bhigher )(?<!\blower )(?<!\blarger )(?<!\bsmaller )(?<!\bgreater )(?<!\bbigger )"
    r"(?<!ge )(?<!\ball )(?<!\band )(?<!\bthese )(?<!\bthan )(?<!\bsuch )"
    r"\b(?:gains?|benefits?|profit)\b"
    r"(?! (?:of|in|on|for|from|are|is|exceeds?|above|below|over|shrinks?|grows?)\b)"
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


_MOST_CHANGED = any_case(
    r"\b(?:suffer|gain|benefit|profit|improve|worsen|degrade|deteriorate|recover)(?:s|ed|d)?"
    r"(?: by far| much| far| even| slightly| somewhat| considerably)? (?:the )?"
    r"(?:most|least|more|less)(?=\s*(?:\Z|[.,;:)]|(?:than|from|on|in|at|when|under|with|for)\b))"
)
"""What changes more than something else, or more than all."""

_SUFFERS_THERE = any_case(r"\bsuffer(?:s|ed|ing)? (?:the )?(?:most|least) (?:at|in|under|with)\b")
"""What is worst off at a place: lowest there, or brought down most by what is there."""


def of_steps(figure: Figure, readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of a clause that says what changes most, without those that compare values.

    “A suffers least”: that is no value of it, unless the values themselves are changes. What
    “suffers most at 8” may have its lowest value there, or lose most along another axis: neither.

    Args:
        figure: the figure.
        readings: all readings of the clause.
        text: the clause.
    """
    if not readings or _MOST_CHANGED.search(text) is None or is_of_changes(figure):
        return tuple(readings)
    if _SUFFERS_THERE.search(text) is not None:
        return ()
    return tuple(r for r in readings if all(map(_is_of_steps, r.formulas)))


def _is_spread(node: object) -> bool:
    return isinstance(node, Aggregate) and node.function in (Function.STD, Function.RANGE)


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


_CHANGED = any_case(
    r"\b(?:chang|mov|shift|vari|fluctuat|react|respond)(?:es|ed|e|s|y|ies|ied)?"
    r"(?: by far| much| far| even| slightly| somewhat| considerably)? "
    r"(?:(?P<ranked>(?:the )?(?:most|least))|more|less)\b"
)
"""What changes more than something else, or more than all, whichever way."""

_CHANGE = any_case(
    r"\b(?:largest|biggest|greatest|smallest|slightest|strongest|weakest|larger|bigger|greater"
    r"|smaller|weaker|stronger) (?:changes?|shifts?|effects?|impacts?|differences?|swings?)\b"
)
"""A change by its size, or by its value."""


def of_sizes(figure: Figure, readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of a clause about how much something changes, where the values are changes.

    The least of them is not the lowest: “A changes more than B” compares sizes, and what changes
    most at a place may do so among all there, or more than elsewhere. “The largest change” may be
    the highest value or the one furthest from zero: that is decided where both agree.

    Args:
        figure: the figure.
        readings: all readings of the clause.
        text: the clause.
    """
    changed = _CHANGED.search(text) if readings else None
    if not readings or (changed is None and _CHANGE.search(text) is None):
        return tuple(readings)
    if not is_of_changes(figure):
        return tuple(readings)
    if changed is not None and changed["ranked"]:
        return tuple(r for r in readings if any(map(_is_spread, r.nodes)))
    plain = [r for r in readings if not any(isinstance(n, Absolute) for n in r.nodes)]
    sized = [replace(r, formulas=tuple(map(absolute, r.formulas))) for r in plain]
    return tuple(sized if changed is not None and plain else (*readings, *sized))


def _is_of_steps(formula: Formula) -> bool:
    """Whether something in a formula is the difference of two values."""
    return any(
        isinstance(n, Trend | Steps)
        or (
            isinstance(n, Arithmetic)
            and n.operator == "-"
            and any(isinstance(m, Cells) for m in nodes_of(n.right))
            and any(isinstance(m, Cells) for m in nodes_of(n.left))
        )
        for n in nodes_of(formula)
    )
