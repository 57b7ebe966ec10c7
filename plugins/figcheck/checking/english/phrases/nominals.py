"""Noun phrases of values: “the second-best LegalQA score”, “the three lowest scores on Web”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import open_dimensions
from figcheck.checking.english.families.ranking import Ranked
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Subject,
    together,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, exactly, first, the
from figcheck.checking.language.tree import OPPOSITE, Function, Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("owned", "place measure", "place measure at", "measure at", "measure", "place", "at")
def _owned(_: Context, *rest: Meaning) -> Place | None:
    """“TriviaWeb score”, “score on TriviaWeb”, “nuclear share of France”."""
    return together(every(rest, Place))


@rule("ranked", "DET|POSSESSIVE ORDINAL '-'? EXTREME owned")
def _ranked(_: Context, *rest: Meaning) -> Ranked:
    """“the second-highest nuclear share”."""
    place = first(rest, Place) or EVERYWHERE
    position = exactly(rest, int)
    return Ranked(the(rest, Function), position + 1, measure=place)


@rule("ranked", "DET|POSSESSIVE ORDINAL '-'? BEST owned")
def _ranked_by_quality(c: Context, *rest: Meaning) -> Ranked | None:
    """“the second-best TriviaWeb score”."""
    ranked = _ranked(c, *rest)
    function = _by_quality(c, ranked.function, ranked.measure)
    return Ranked(function, ranked.rank, measure=ranked.measure) if function else None


def _by_quality(c: Context, function: Function, place: Place) -> Function | None:
    """What is best and worst, highest or lowest."""
    better = more_is_better(c, place.default(c.here))
    if better is None:
        return None
    return function if better else OPPOSITE[function]


@rule("subject", "ranked")
def _ranked_value(c: Context, ranked: Ranked) -> Subject | None:
    """The one value that has a rank."""
    order = _in_order(c, ranked.measure, ranked.function, ranked.rank + 1)
    if order is None or len(order) < ranked.rank:
        return None
    return Subject(order[ranked.rank - 1])


@rule("statement", "ranked is_at|BELONG place with_amount?", "ranked BE place with_amount?")
@rule("statement", "'the' LABEL|KIND 'with' ranked BE place with_amount?")
def _ranked_is_at(_: Context, *rest: Meaning) -> Statement:
    """“The second-highest nuclear share belongs to Czechia, with 37.4”."""
    ranked = the(rest, Ranked)
    scope = ranked.measure
    predicate = Ranked(ranked.function, ranked.rank, the(rest, Place), first(rest, Amount))
    subject = Subject(scope, named=bool(scope.ticks))
    return Statement(subject, predicate, Extent())


@rule("predicate", "'the' LABEL|KIND 'with' ranked said?")
def _is_one_with(_: Context, *rest: Meaning) -> Ranked:
    """“… is the country with the second-highest nuclear share”."""
    return replace(the(rest, Ranked), amount=first(rest, Amount))


@rule("subject", "DET COUNT EXTREME owned")
def _several_highest(c: Context, *rest: Meaning) -> Subject | None:
    """“the three lowest LegalQA scores”."""
    function = the(rest, Function)
    count = exactly(rest, int)
    order = _in_order(c, first(rest, Place) or EVERYWHERE, function, count)
    if order is None or not 1 < count < len(order) + 1:
        return None
    several: Place | None = order[0]
    (dimension,) = [d for d, t in order[0].ticks if order[1].get(d) != t]
    ticks = [p.get(dimension)[0] for p in order[:count]]
    several = order[0].without([dimension]).within(Place.of(dimension, ticks))
    return Subject(several, Quantifier.ALL) if several else None


def _in_order(c: Context, place: Place, function: Function, count: int) -> list[Place] | None:
    """The places of values from the highest on, or the lowest, where they are a single row.

    Args:
        c: the context.
        place: where the values are.
        function: which come first.
        count: how many must not be tied.
    """
    whole = place.default(c.here)
    open_ = open_dimensions(c, whole)
    if len(open_) != 1 or whole.orders:
        return None
    position = [d.name for d in c.figure.dimensions].index(open_[0])
    cells = [c.figure.cells[i] for i in c.table.indices(whole.cells)]
    known = [(cell.value, cell.at[position]) for cell in cells]
    found = sorted(
        ((v, t) for v, t in known if v is not None and t is not None),
        key=lambda pair: -pair[0] if function is Function.MAX else pair[0],
    )
    values = [v for v, _ in found]
    if len(found) < len(known) or len(set(values[: count + 1])) < len(values[: count + 1]):
        return None
    return [whole.default(Place.of(open_[0], [t])) for _, t in found]
