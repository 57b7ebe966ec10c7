"""The rest beside things that are named: “A has the largest share”, where “Others” have more.

Whether the rest is one of them, no sentence says; so both are asked. The answer that none of them
is meant, “I don't have a pet”, is none of the pets of which “the most popular pet” is one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Any

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.kinds.scale import Scale
from figcheck.checking.english.lexicon.shared_words import COUNT, count_of
from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of, rebuilt
from figcheck.checking.english.names.forms import COMMON, toggled, words_of
from figcheck.checking.language.order import is_ordered
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
_NO_ANSWER = regex(
    r"none(?: of (?:these|those|them|the (?:above|listed)))?|no(?:ne)? (?:answer|response|opinion)"
    r"|(?:i )?(?:don['’]?t|do not|cannot|can['’]?t) (?:know|say|have|own|use|keep|remember)\b.*"
    r"|no (?P<thing>[a-z]+)|not sure|unsure|undecided|refused|prefer not to .*|neither"
)
"""Answers that name none of the things that are listed."""

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
    answers = _no_answers(figure) if readings else ()
    apart = [n for n in answers if _is_told_of(n, text)]
    rests += [n for n in answers if n not in apart]
    if not rests and not totals and not apart:
        return tuple(readings)
    found = []
    for reading in readings:
        formulas = dict.fromkeys(_apart(formula, apart) for formula in reading.formulas)
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


@remembered
def _no_answers(figure: Figure) -> tuple[Condition, ...]:
    """All ticks but the answers that name none of the things that a dimension lists.

    “None” may as well be a treatment, where no one was asked.
    """
    found = []
    if not Scale.of(figure).percent:
        return ()
    for dimension in figure.dimensions:
        if dimension.name == dimension.role or is_ordered(dimension):
            continue
        own = {*_nouns(dimension.name)}
        none = tuple(
            tick
            for tick in dimension.ticks
            if (match := _NO_ANSWER.fullmatch(tick.lower()))
            and (not match["thing"] or match["thing"] in own)
        )
        if none and len(dimension.ticks) > len(none) + 1:
            found.append(Condition(dimension.name, none, excluded=True))
    return tuple(found)


def _nouns(label: str) -> Iterator[str]:
    """The nouns for one or several of the things that a dimension lists: “pet”, “pets”."""
    for word in words_of(label):
        if word not in COMMON and word not in _SORTS:
            yield from (word, *toggled((word,)))


_SORTS = frozenset("type kind sort name".split())


def _is_told_of(none: Condition, text: str) -> bool:
    """Whether a clause calls what it speaks of one of those things."""
    return not {*words_of(text)}.isdisjoint(_nouns(none.dimension))


def _apart(formula: Formula, answers: Sequence[Condition]) -> Formula:
    """A formula that looks among things alone, unless it names an answer that is none of them."""
    for none in answers:
        if not any(isinstance(n, Condition) and _names(n, none) for n in nodes_of(formula)):
            formula = _without(formula, none)
    return formula


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
