"""Several parts that are the largest of their kind together: “A and B are the largest category”.

That sets their sum against each of the parts that are left, not against their sums elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.language.tree import (
    Aggregate,
    Cells,
    Comparator,
    Compare,
    Condition,
    Formula,
    Function,
)
from figcheck.patterns import any_case

if TYPE_CHECKING:
    from figcheck.checking.english.names.names import Names

_TOGETHER = any_case(r"\b(?:together|combined|taken as one|jointly|in sum)\b")
_MOST = any_case(r"\b(?:largest|biggest|greatest|highest|smallest|lowest)\b")
_PART = any_case(
    r" (?:single )?(?:categor(?:y|ies)|groups?|parts?|components?|items?|blocks?|segments?|slices?"
    r"|class(?:es)?|types?|sources?|kinds?|shares?|portions?|contributors?)\b"
)
"""Nouns for what a whole is made of."""

_BEYOND = {Function.MAX: Comparator.AT_LEAST, Function.MIN: Comparator.AT_MOST}


def of_parts_left(names: Names, readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of a clause in which a sum of parts is one of the kind that the parts are of.

    Args:
        names: knows the names of the figure.
        readings: all readings of the clause.
        text: the clause.
    """
    found = _MOST.search(text) if readings and _TOGETHER.search(text) else None
    if found is None:
        return tuple(readings)
    kinds = _kinds(names, text[found.end() :])
    if _PART.match(text, found.end()):
        kinds = frozenset(names.dimensions)
    summed = [r for r in readings if any(_parts_of(f, kinds) for f in r.formulas)]
    if not summed:
        return tuple(readings)
    return tuple(
        replace(r, formulas=tuple([_against_rest(f, names, kinds) for f in r.formulas]))
        for r in summed
    )


def _kinds(names: Names, text: str) -> frozenset[str]:
    """Of what a superlative is: the dimensions whose nouns stand right behind it."""
    tokens = tokenise(text)
    return frozenset(
        label.dimension
        for i in range(min(len(tokens), 2))
        for _, label in names.labels_at(tokens, i)
    )


def _parts_of(formula: Formula, kinds: frozenset[str]) -> Condition | None:
    """Which parts are summed where their sum is said to be an extreme."""
    match formula:
        case Compare(
            Comparator.EQUAL,
            Aggregate(Function.SUM, Cells(conditions)),
            Aggregate(Function.MAX | Function.MIN),
        ):
            return next(
                (
                    c
                    for c in conditions
                    if isinstance(c, Condition)
                    and c.dimension in kinds
                    and len(c.ticks) > 1
                    and not c.excluded
                ),
                None,
            )
        case _:
            return None


def _against_rest(formula: Formula, names: Names, kinds: frozenset[str]) -> Formula:
    """A formula with the parts that are left in place of the same parts elsewhere."""
    parts = _parts_of(formula, kinds)
    if parts is None or not isinstance(formula, Compare):
        return formula
    summed, most = formula.left, formula.right
    if not (
        isinstance(summed, Aggregate)
        and isinstance(summed.of, Cells)
        and isinstance(most, Aggregate)
    ):
        return formula
    known = names.dimensions[parts.dimension].ticks
    left = replace(parts, ticks=tuple(t for t in known if t not in parts.ticks))
    rest = tuple(left if c == parts else c for c in summed.of.conditions)
    return Compare(_BEYOND[most.function], summed, replace(most, of=Cells(rest), by=()))
