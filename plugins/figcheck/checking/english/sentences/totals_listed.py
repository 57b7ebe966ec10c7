"""Totals and averages that stand in a list beside what they are of, and are none of it.

No one counts “Total” among the countries, or “All adults” among the parties, or calls it the
highest of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.lexicon.demonyms import demonyms
from figcheck.checking.english.meanings.parts import nodes_of, rebuilt
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.crowds import tells_apart
from figcheck.checking.english.naming.everyone import country_of, crowd, whole
from figcheck.checking.language.tree import (
    Aggregate,
    And,
    Arithmetic,
    Cells,
    Compare,
    Condition,
    Count,
    Formula,
    Function,
    Not,
    Number,
    Quantified,
    Quantifier,
)
from figcheck.model import Dimension, Figure
from figcheck.patterns import any_case, regex

_SUMMARY = any_case(
    r"(?:[\w-]+ )?(?:total|average|mean|median|sum)(?: \(.*\))?|overall|combined|all|both"
)


def with_totals_apart(figure: Figure, formula: Formula) -> Iterator[Formula]:
    """What a formula says where totals are left out of what they are of, or are meant alone.

    “The least trusted are banks, at 32%”, of two groups and all: of all, or in one of the groups.

    Args:
        figure: the figure.
        formula: the formula.

    Returns:
        Nothing where it takes in no list with a total, or names the total itself.
    """
    found = _summaries(figure)
    nodes = list(nodes_of(formula)) if found else []
    if found and isinstance(formula, And) and (others := _only_others(found, figure, formula)):
        yield others
    if not found or any(_names_one(found, node) for node in nodes):
        return
    named = {node.dimension for node in nodes if isinstance(node, Condition)}
    if not named or any(_is_of_several(node) for node in nodes):
        named = set(found)  # Of each, of so many, or between two, means no total alone.
    totals = {d: own for d, own in found.items() if d not in named and _TOTAL.fullmatch(own[0])}
    for ways in (found, totals):
        counted = _counted_anew(ways, figure, formula) if ways is found else formula
        left = _without(ways, counted, alone=ways is not found)
        if left != formula:
            yield left


_TOTAL = any_case(r"(?:[\w-]+ )?total|overall|combined|all|both")
_WHERE = regex(r"(?:In )?(?P<name>[A-Z][\w-]+)\b")


def may_be_of_the_whole(figure: Figure, formula: Formula, text: str) -> bool:
    """Whether a bound on all values is said of what the title names, and may be one of their sum.

    “Norway had more than a million visitors”, of the visitors of each of its towns.

    Args:
        figure: the figure.
        formula: what the text was read as.
        text: the clause.
    """
    match formula:
        case Quantified(Quantifier.ALL, Compare(_, Cells(()), Number())):
            named = _WHERE.match(text)
            return named is not None and f" {named['name']}" in figure.title
        case _:
            return False


def _is_of_several(node: Any) -> bool:
    """Whether something is told of values that are set against each other or counted."""
    spread = isinstance(node, Aggregate) and node.function in (Function.RANGE, Function.STD)
    return spread or isinstance(node, Arithmetic | Count | Quantified)


def _names_one(found: Mapping[str, tuple[str, ...]], node: Any) -> bool:
    """Whether a total is named, and not all that is listed with it."""
    return (
        isinstance(node, Condition)
        and not node.excluded
        and not set(found.get(node.dimension, ())).isdisjoint(node.ticks)
        and len(node.ticks) == len(found[node.dimension])
    )


@remembered
def _summaries(figure: Figure) -> Mapping[str, tuple[str, ...]]:
    """The totals in each dimension that lists other things as well."""
    found = {
        d.name: tuple(t for t in d.ticks if _SUMMARY.fullmatch(t) or t in _wholes(d, figure))
        for d in figure.dimensions
    }
    sizes = {d.name: len(d.ticks) for d in figure.dimensions}
    return {name: own for name, own in found.items() if 0 < 2 * len(own) < sizes[name]}


def _wholes(dimension: Dimension, figure: Figure) -> Iterator[str]:
    """The row for all people among their groups, and the country's among its parts."""
    if tells_apart(dimension, figure) and (everyone := whole(dimension, crowd(figure))):
        yield everyone
    if (country := country_of(figure)) is not None:
        yield from (tick for tick in dimension.ticks if country in demonyms(words_of(tick))[:1])


def _only_others(found: Mapping[str, tuple[str, ...]], figure: Figure, told: And) -> Formula | None:
    """What is said one by one of all that is listed, without what it says of the totals.

    Returns:
        `None` where it is not said of all that is listed.
    """
    for dimension in figure.dimensions:
        own = set(found.get(dimension.name, ()))
        named = [
            {t for n in nodes_of(part) if _is_in(n, dimension) for t in n.ticks}
            for part in told.parts
        ]
        if own and set().union(*named) == set(dimension.ticks):
            parts = zip(told.parts, named, strict=True)
            return And(tuple(p for p, t in parts if not (isinstance(p, Not) and t and t <= own)))
    return None


def _is_in(node: Any, dimension: Dimension) -> bool:
    return isinstance(node, Condition) and node.dimension == dimension.name


def _counted_anew(found: Mapping[str, tuple[str, ...]], figure: Figure, told: Formula) -> Formula:
    """A part of all that is listed, “half of the groups”, as a part of all but the totals."""
    match told:
        case Compare(_, Count() as count, Number(value, decimals)) if decimals > 0:
            named = {n.dimension for n in nodes_of(count) if isinstance(n, Condition)}
            for dimension in figure.dimensions:
                if dimension.name in found and dimension.name not in named:
                    size = len(dimension.ticks)
                    value *= (size - len(found[dimension.name])) / size
            return replace(told, right=Number(value, decimals))
        case _:
            return told


def _without(found: Mapping[str, tuple[str, ...]], node: Any, *, alone: bool) -> Any:
    if not isinstance(node, Cells):
        return rebuilt(node, lambda part: _without(found, part, alone=alone))
    named = {c.dimension for c in node.conditions if isinstance(c, Condition)}
    kept = tuple(
        replace(c, ticks=tuple(t for t in c.ticks if t not in found.get(c.dimension, ())))
        if isinstance(c, Condition) and not c.excluded and len(c.ticks) > 1
        else c
        for c in node.conditions
    )
    more = (Condition(d, own, excluded=not alone) for d, own in found.items() if d not in named)
    return Cells((*kept, *more))
