"""The rest beside things that are named: “A has the largest share”, where “Others” have more.

Whether the rest is one of them, no sentence says; so both are asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Any

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.lexicon.shared_words import COUNT, count_of
from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of, rebuilt
from figcheck.checking.language.tree import (
    Aggregate,
    Cells,
    Condition,
    Count,
    Formula,
    Function,
    Quantified,
    Share,
)
from figcheck.model import Figure
from figcheck.patterns import regex

_REST = regex(
    r"(?:all )?others?|the rest|(?:the )?rest of (?:the )?world|miscellaneous"
    r"|(?:all )?other (?:countries|brands|companies|vendors|sources|regions|causes|reasons)"
)
_OF_SO_MANY = regex(rf"\b(?:of|all|the) (?:the |all |these )?({COUNT})\b(?! (?:largest|smallest))")
"""How many there are of all things: “five of the eight”."""

_TOTAL = regex(r"(?:(?:grand|overall) )?totals?|sum|altogether|all(?: [a-z]+)?")
"""What things may be called that are the sums of the others."""
_TWO, _NEAR = 2, 0.01

_EXTREMES = frozenset({Function.MAX, Function.MIN, Function.MEAN, Function.RANGE})
_MADE_OF_ALL = _EXTREMES | {Function.SUM}


def beside_remainder(figure: Figure, readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings that look for who is first or last, or count, also without the rest of all.

    Args:
        figure: the figure.
        readings: all readings of a clause.
        text: the clause, which may say how many there are, the rest being one of them or not.
    """
    told = {count_of(match[1]) for match in _OF_SO_MANY.finditer(text)}
    sizes = {d.name: len(d.ticks) for d in figure.dimensions}
    rests = [r for r in (_rests(figure) if readings else ()) if sizes[r.dimension] not in told]
    totals = [t for t in (totals_of(figure) if readings else ()) if sizes[t.dimension] not in told]
    if not rests and not totals:
        return tuple(readings)
    found = []
    for reading in readings:
        formulas = dict.fromkeys(reading.formulas)
        formulas |= dict.fromkeys(
            _without(f, rest)
            for f in reading.formulas
            for rest in rests
            if _is_of_things(figure, f, rest)
        )
        formulas |= dict.fromkeys(
            _without(_apart_from(f, total), total, _MADE_OF_ALL)
            for f in reading.formulas
            for total in totals
            if not any(isinstance(n, Condition) and n.ticks == total.ticks for n in nodes_of(f))
        )
        found.append(replace(reading, formulas=tuple(formulas)))
    return tuple(found)


@remembered
def _rests(figure: Figure) -> tuple[Condition, ...]:
    """All ticks but the one that stands for all that is not listed, of each dimension."""
    found = []
    for dimension in figure.dimensions:
        rest = [t for t in dimension.ticks if _REST.fullmatch(t.lower())]
        if len(rest) == 1 and len(dimension.ticks) > len(rest) + 1:
            found.append(Condition(dimension.name, tuple(rest), excluded=True))
    return tuple(found)


@remembered
def totals_of(figure: Figure) -> tuple[Condition, ...]:
    """All ticks but the one whose values are the sums of those of all others.

    Args:
        figure: any figure.
    """
    found = []
    for place, dimension in enumerate(figure.dimensions):
        total = [t for t in dimension.ticks if _TOTAL.fullmatch(t.lower())]
        if len(total) != 1 or len(dimension.ticks) <= _TWO:
            continue
        sums: dict[tuple[str | None, ...], list[float]] = {}
        for cell in figure.cells:
            at = (*cell.at[:place], *cell.at[place + 1 :])
            own, rest = sums.setdefault(at, [0.0, 0.0])
            value = cell.value or 0.0
            is_total = cell.at[place] == total[0]
            sums[at] = [own + value * is_total, rest + value * (not is_total)]
        if all(abs(own - rest) <= _NEAR * abs(own) for own, rest in sums.values()):
            found.append(Condition(dimension.name, tuple(total), excluded=True))
    return tuple(found)


def _apart_from(node: Any, total: Condition) -> Any:
    """A formula with a total out of lists of the things that it is the total of."""
    if isinstance(node, Condition) and node.dimension == total.dimension and not node.excluded:
        kept = tuple(tick for tick in node.ticks if tick not in total.ticks)
        return replace(node, ticks=kept) if len(kept) > 1 else node
    return rebuilt(node, lambda child: _apart_from(child, total))


def _is_of_things(figure: Figure, formula: Formula, rest: Condition) -> bool:
    """Whether a formula sets some of the things against the others, or counts them."""
    nodes = tuple(nodes_of(formula))
    named = [n for n in nodes if isinstance(n, Condition) and n.dimension == rest.dimension]
    if any(_names(n, rest) for n in named):
        return False
    alone = sum(len(d.ticks) > 1 for d in figure.dimensions) == 1
    counted = any(isinstance(n, Count | Quantified | Share | Aggregate) for n in nodes)
    return bool(named) or (alone and counted)


def _names(condition: Condition, rest: Condition) -> bool:
    """Whether a condition keeps the rest, or leaves it out, by its name."""
    return condition.dimension == rest.dimension and not {*rest.ticks}.isdisjoint(condition.ticks)


def _without(node: Any, rest: Condition, functions: AbstractSet[Function] = _EXTREMES) -> Any:
    """A formula whose extremes, counts and quantifiers leave the rest out."""
    if isinstance(node, Count | Quantified | Share) or (
        isinstance(node, Aggregate) and node.function in functions
    ):
        return _open_without(node, rest)
    return rebuilt(node, lambda child: _without(child, rest, functions))


def _open_without(node: Any, rest: Condition) -> Any:
    """The same of all selections that leave its dimension open."""
    if isinstance(node, Cells):
        known = any(
            isinstance(c, Condition) and c.dimension == rest.dimension for c in node.conditions
        )
        return node if known else replace(node, conditions=(*node.conditions, rest))
    return rebuilt(node, lambda child: _open_without(child, rest))
