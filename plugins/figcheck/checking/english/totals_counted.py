"""Totals and averages that stand in a list beside what they are of: no one counts them with it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from figcheck.checking.english.of_figures import remembered
from figcheck.checking.english.parts import nodes_of, rebuilt
from figcheck.checking.language.tree import Cells, Condition, Count, Formula, Quantified, Quantifier
from figcheck.model import Figure
from figcheck.patterns import regex

_SUMMARY = regex(
    r"(?:.* )?(?:total|overall|average|mean|median|sum|combined)(?: .*)?|all|both", re.IGNORECASE
)


def without_totals(figure: Figure, formula: Formula) -> Formula | None:
    """What a formula that counts cases says where totals and averages are none of them.

    Args:
        figure: the figure.
        formula: the formula.

    Returns:
        `None` where it counts nothing, or nothing of a list with a total in it.
    """
    found = _summaries(figure)
    if not found or not any(map(_is_count, nodes_of(formula))):
        return None
    left = _without(found, formula)
    return None if left == formula else left


def _is_count(node: Any) -> bool:
    return isinstance(node, Count) or (
        isinstance(node, Quantified) and node.quantifier is Quantifier.MOST
    )


@remembered
def _summaries(figure: Figure) -> Mapping[str, tuple[str, ...]]:
    """The totals in each dimension that lists other things as well."""
    found = {d.name: tuple(filter(_SUMMARY.fullmatch, d.ticks)) for d in figure.dimensions}
    sizes = {d.name: len(d.ticks) for d in figure.dimensions}
    return {name: own for name, own in found.items() if 0 < len(own) < sizes[name] - 1}


def _without(found: Mapping[str, tuple[str, ...]], node: Any) -> Any:
    if not isinstance(node, Cells):
        return rebuilt(node, lambda part: _without(found, part))
    named = {c.dimension for c in node.conditions if isinstance(c, Condition)}
    kept = tuple(
        replace(c, ticks=tuple(t for t in c.ticks if t not in found.get(c.dimension, ())))
        if isinstance(c, Condition) and not c.excluded and len(c.ticks) > 1
        else c
        for c in node.conditions
    )
    more = (Condition(name, own, excluded=True) for name, own in found.items() if name not in named)
    return Cells((*kept, *more))
