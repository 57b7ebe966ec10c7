"""One thing against the mean of all of its kind: “above the seven-country mean in each year”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import (
    fits,
    is_amount,
    is_single,
    open_dimensions,
    reaching,
    without,
)
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, exactly, first, the
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Function,
    Quantifier,
    Term,
)

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "comparison"

_MIDDLES = frozenset({Function.MEAN, Function.MEDIAN})


@rule("subject", "DET COUNT '-' LABEL|KIND AGGREGATE measure? at?")
def _of_so_many(c: Context, *rest: Meaning) -> Subject | None:
    """“the seven-country mean”, if there are seven."""
    count, label = exactly(rest, int), first(rest, Label)
    sized = [d.name for d in c.figure.dimensions if len(d.ticks) == count]
    if label is not None:
        sized = [label.dimension] if c.size(label.dimension) == count else []
    if len(sized) != 1:
        return None
    everything = Place.of(sized[0], c.names.dimensions[sized[0]].ticks)
    place = (first(rest, Place) or Place()).within(everything)
    return Subject(place, aggregate=the(rest, Function)) if place else None


def is_one_of(subject: Subject, than: Subject) -> bool:
    """Whether the subject is one of those whose mean it is compared with."""
    if subject.aggregate or subject.minus or than.aggregate not in _MIDDLES or than.minus:
        return False
    return any(
        set(subject.place.get(d)) < set(than.place.get(d)) or subject.each == d
        for d in subject.own | {subject.each}
        if d is not None and len(than.place.get(d)) > 1
    )


def than_mean(  # noqa: PLR0917
    c: Context,
    subject: Subject,
    than: Subject,
    reach: Extent,
    comparator: Comparator,
    by: Amount | None,
) -> Reading | None:
    """That a thing lies above the mean of its kind, wherever it is said to.

    Args:
        c: the context of the clause.
        subject: the thing, or each of them.
        than: the mean.
        reach: how far it is said.
        comparator: above or below.
        by: how far, if that is said.
    """
    run_through = {d for d in subject.own | {subject.each} if d and len(than.place.get(d)) > 1}
    if len(run_through) != 1 or than.aggregate is None:
        return None
    (dimension,) = run_through
    if not reach.excluded.dimensions <= {dimension}:
        return None
    everyone = Place.of(dimension, than.place.get(dimension))
    others = everyone.default(than.place.default(subject.place))
    own = subject.place.default(than.place.without([dimension]))
    rest = tuple(d for d in open_dimensions(c, own) if d != dimension)
    middle: Term = Aggregate(than.aggregate, others.cells, rest)
    # "All but A are above the mean": that of all, A among them.
    one: Term = without(own, reach.excluded) if reach.excluded.ticks else own.cells
    if by is not None:
        up = comparator is Comparator.MORE
        one = Arithmetic("-", *((one, middle) if up else (middle, one)))
        if by.percent or not is_single(c, own) or reach.is_said:
            return None
        return Reading((is_amount(one, by),), FAMILY)
    held = Compare(comparator, one, middle)
    if is_single(c, own) and not reach.is_said:
        return Reading((held,), FAMILY)
    if not fits(reach, (*rest, dimension) if subject.each == dimension else rest):
        return None
    formula = reaching(held, reach, Quantifier.ALL)
    if reach.is_said:
        return Reading((formula,), FAMILY)
    # "Elm is above the five-town mean": in each year, or taken together.
    means = (Aggregate(Function.MEAN, p.cells) for p in (own, others))
    return Reading((formula, Compare(comparator, *means)), FAMILY)
