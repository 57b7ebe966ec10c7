"""Amounts by which something moves step by step: “it rises at each step, by 5 at most”.

The amount is that of each step, and never that of the whole way.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    And,
    Arithmetic,
    Comparator,
    Compare,
    Condition,
    Formula,
    Number,
)
from figcheck.model import Dimension, Figure
from figcheck.patterns import any_case

STEPS = r"(?:steps?|intervals?|stages?|transitions?|doublings?|halvings?|increments?|jumps?|moves?)"
"""What a way along an axis is made of."""

_EACH = r"(?:each|every|both|all|any)(?: (?:of|the|its|their|these|single|one|\d+|two|three|four))*"
_STEP_BY_STEP = any_case(
    rf"\b{_EACH} (?:[a-z]+ )?{STEPS}\b|\b(?:each|every) time\b|\b(?:per|a) {STEPS}\b"
    rf"|\b({STEPS}) (?:by|to|after|for) \1\b"
)
_BY_AMOUNT = any_case(r"\bby\b[^;]*\d|\d[^;]*\b(?:each|every|per|all|both|any)\b")

_THAN_OTHERS = any_case(
    r"\bthan (?:in|at|on|from|for|with|any|all|each|every|both)\b|\b(?:combined|together)\b"
)
"""What sets one step against the others: “more than in all earlier steps combined”."""

_BOUNDS = any_case(r"\bn(?:o|ot) (?:more|less) than\b|\bnot (?:exceeding|above|below)\b")
_DENIED = any_case(r"\b(?:not?|never|none|neither|nowhere)\b|n['’]t\b")
_AT_MOST = frozenset({Comparator.LESS, Comparator.AT_MOST})


def amounts_of_steps(figure: Figure, readings: Sequence[Reading], text: str) -> list[Reading]:
    """Readings of a clause that says by how much each step goes, without those of the whole way.

    What rises by at most 5 at each step rises at each step.

    Args:
        figure: the figure.
        readings: all readings of the clause.
        text: the clause.
    """
    if not readings or _BY_AMOUNT.search(text) is None or _THAN_OTHERS.search(text) is not None:
        return list(readings)
    along = [d for d in figure.dimensions if is_ordered(d) and _goes_along(d, text)]
    kept = [r for r in readings if not any(_apart(n, d) > 1 for n in r.nodes for d in along)]
    if _DENIED.search(_BOUNDS.sub("", text)) is not None:
        return kept  # "It never rises by more than 5 at any step" says of none that it rises.
    made = (_moving(r, along) for r in kept)
    return [r for r in made if r is not None]


def _moving(reading: Reading, along: Sequence[Dimension]) -> Reading | None:
    """A reading in which what goes by “at most 5” at a step goes that way at all.

    Returns:
        The reading; `None` if that cannot be added to it.
    """
    left_open = []

    def moved(formula: Formula) -> Formula:
        if isinstance(formula, And):
            return And(tuple(map(moved, formula.parts)))
        if any(_is_bounded(node, along) for node in nodes_of(formula)):
            if isinstance(formula, Compare) and _is_bounded(formula, along):
                return And((Compare(Comparator.MORE, formula.left, Number(0)), formula))
            left_open.append(formula)
        return formula

    formulas = tuple(map(moved, reading.formulas))
    return None if left_open else replace(reading, formulas=formulas)


def _is_bounded(node: Any, along: Sequence[Dimension]) -> bool:
    """Whether it says that the way from a point of an axis to the next one is at most so long."""
    return (
        isinstance(node, Compare)
        and node.comparator in _AT_MOST
        and isinstance(node.right, Number)
        and any(_apart(node.left, d) == 1 for d in along)
    )


def _goes_along(dimension: Dimension, text: str) -> bool:
    """Whether a clause speaks of each step along an axis, or calls the steps by its name."""
    if _STEP_BY_STEP.search(text) is not None:
        return True
    name = words_of(dimension.name)[-1:]
    forms = "|".join(re.escape(form) for word in name for form in (word, *toggled((word,))))
    return bool(forms) and bool(
        re.search(rf"\b(?:each|every|per|from) (?:{forms})\b(?! \d)", text, re.IGNORECASE)
    )


def _apart(node: Any, dimension: Dimension) -> int:
    """How many steps of an axis lie between what is set apart; 0 if nothing is."""
    if not isinstance(node, Arithmetic) or node.operator not in "-/":
        return 0
    ends = [_ticks(side, dimension.name) for side in (node.left, node.right)]
    if any(len(ticks) != 1 for ticks in ends):
        return 0
    one, two = (dimension.ticks.index(ticks.pop()) for ticks in ends)
    return abs(one - two)


def _ticks(term: Any, dimension: str) -> set[str]:
    return {
        tick
        for node in nodes_of(term)
        if isinstance(node, Condition) and node.dimension == dimension and not node.excluded
        for tick in node.ticks
    }
