"""How far two things are from each other: “A and B are never more than 5 apart”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import is_amount, open_dimensions
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    OF_ALL,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, the
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Function,
    Number,
    Or,
    Quantified,
    Quantifier,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


def two_of(c: Context, subject: Subject) -> tuple[str, tuple[str, ...]] | None:
    """The dimension and the two ticks of it that a subject names: “A and B”, “the two panels”."""
    if subject.count is not None:
        return None
    if subject.each is not None:
        ticks = subject.place.get(subject.each) or c.names.dimensions[subject.each].ticks
        return (subject.each, ticks) if _both(subject) and len(ticks) == 2 else None
    pairs = [(d, t) for d, t in subject.place.ticks if d in subject.own and len(t) == 2]
    return pairs[0] if len(pairs) == 1 and subject.quantifier is None else None


def _both(subject: Subject) -> bool:
    return subject.quantifier in OF_ALL


def several_of(c: Context, subject: Subject) -> tuple[str, tuple[str, ...]] | None:
    """The same of any number of things: “A, B and C”, “the three panels”."""
    if subject.count is not None:
        return None
    if subject.each is not None:
        ticks = subject.place.get(subject.each) or c.names.dimensions[subject.each].ticks
        return (subject.each, ticks) if _both(subject) and len(ticks) > 1 else None
    listed = [(d, t) for d, t in subject.place.ticks if d in subject.own and len(t) > 1]
    return listed[0] if len(listed) == 1 and subject.quantifier is None else None


_AT_MOST = (Comparator.LESS, Comparator.AT_MOST)


def leaves_to_extent(subject: Subject, extent: Extent) -> bool:
    """Whether what seems to say where names those that are apart: “At 5 m, A and B differ …”.

    Args:
        subject: what is said to be apart.
        extent: where.
    """
    nothing = not (subject.named or subject.own or subject.topical)
    nothing = nothing and set(subject.place.ticks) <= set(extent.place.ticks)
    return nothing and any(len(ticks) > 1 for _, ticks in extent.place.ticks)


@record
class Apart:
    """Two things of a kind being so far from each other, or several no further than so far.

    Attributes:
        amount: how far.
        or_sum: whether it may as well be so much that the two have together.
    """

    amount: Amount
    or_sum: bool = False

    holds_at_each: ClassVar[bool] = True
    """Of two things it can be said at one place after another, or but at some."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That two ticks of one dimension differ by the amount, everywhere if there are many."""
        pair = two_of(c, subject)
        if extent.excluded.ticks or leaves_to_extent(subject, extent):
            return None
        if pair is None:
            return self._several(c, subject, extent)
        dimension, (one, two) = pair
        place = subject.place.default(EVERYWHERE).without([dimension])
        ones = place.default(Place.of(dimension, [one])).cells
        twos = place.default(Place.of(dimension, [two])).cells
        distance: Term = Absolute(Arithmetic("-", ones, twos))
        if subject.aggregate:
            # "The means of A and B differ by 5": the one mean less the other. Who says "on
            # average they are 5 apart" may as well have taken the mean of the distances.
            ends = (Aggregate(subject.aggregate, ones), Aggregate(subject.aggregate, twos))
            ways: list[Term] = [Absolute(Arithmetic("-", *ends))]
            if extent.aggregate is not None:
                ways.append(Aggregate(subject.aggregate, distance))
            held = tuple(is_amount(way, self.amount) for way in ways)
            return Reading((held[0] if len(held) == 1 else Or(held),), "difference")
        negated = extent.quantifier is Quantifier.NONE
        comparison = Compare(self.amount.comparator, distance, self.amount.number)
        quantifier = Quantifier.NONE if negated else Quantifier.ALL
        if not negated and extent.is_said and extent.quantifier is not Quantifier.ALL:
            return None
        apart = Quantified(quantifier, comparison)
        if not self.or_sum:
            return Reading((apart,), "difference")
        total = Compare(self.amount.comparator, Arithmetic("+", ones, twos), self.amount.number)
        return Reading((Or((apart, Quantified(quantifier, total))),), "difference")

    def _several(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """“The three panels differ by less than 2”: the lowest and the highest, at each place."""
        things = several_of(c, subject)
        never = extent.quantifier is Quantifier.NONE
        amount = self.amount
        if never and amount.comparator is not Comparator.ABOUT:
            amount = replace(amount, comparator=amount.comparator.negation)
        if things is None or amount.comparator not in _AT_MOST or subject.minus or extent.count:
            return None
        if extent.quantifier not in (None, Quantifier.ALL, Quantifier.NONE):
            return None
        cells, dimension = subject.place.cells, things[0]
        if subject.aggregate:
            means = Aggregate(subject.aggregate, cells, (dimension,))
            ends = Aggregate(Function.RANGE, means)
            return Reading((is_amount(ends, amount),), "difference")
        rest = tuple(d for d in open_dimensions(c, subject.place) if d != dimension)
        held = Compare(amount.comparator, Aggregate(Function.RANGE, cells, rest), amount.number)
        return Reading((Quantified(Quantifier.ALL, held) if rest else held,), "difference")


@rule(
    "predicate",
    "EXACTLY? amount APART",
    "bound APART",
    "APART 'a'? 'mere'|'only'|'just'? amount|bound",
)
def _apart(_: Context, *rest: Meaning) -> Apart:
    """“… are never more than 0.06 apart”, “… differ by 35”."""
    return Apart(the(rest, Amount))


@rule("predicate", "HAVE bound|amount POINTS? 'between' 'them'")
def _between_them(c: Context, *rest: Meaning) -> Apart | None:
    """“A and B have no more than 3 points between them”; “supply 73% between them” adds up."""
    parted = c.discourse.clause_has_word("(?:have|has|had|having|with|there)")
    # "A and B have 9 tonnes between them": that lies between the two, or is what both have.
    or_sum = c.scale.counts and not c.discourse.clause_has_word("points?")
    return Apart(the(rest, Amount), or_sum=or_sum) if parted else None


@rule("clause", "extents? 'with' bound|amount POINTS? 'between' 'them' extents?")
def _with_so_much_between(c: Context, *rest: Meaning) -> Reading | None:
    """“…, with no more than 3 points between them”: between the things that were named."""
    things = c.discourse.several()
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    if things is None or extent is None:
        return None
    return Statement(Subject(things), Apart(the(rest, Amount)), extent).reading(c)


@record
class WithinPart:
    """Two things of a kind being so many percent from each other, or less.

    Attributes:
        percent: how many.
    """

    percent: Amount

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That neither is further from the other than so many percent, of the one or the other."""
        pair = two_of(c, subject)
        if pair is None or extent.excluded.ticks or subject.aggregate or subject.minus:
            return None
        if extent.aggregate or (extent.is_said and extent.quantifier is not Quantifier.ALL):
            return None
        dimension, ticks = pair
        place = subject.place.default(EVERYWHERE).without([dimension])
        one, two = (place.default(Place.of(dimension, [t])).cells for t in ticks)
        distance = Absolute(Arithmetic("-", one, two))
        ways = (Arithmetic("*", Arithmetic("/", distance, of), Number(100)) for of in (one, two))
        held = (Compare(Comparator.AT_MOST, way, self.percent.number) for way in ways)
        return Reading(tuple(Quantified(Quantifier.ALL, h) for h in held), "difference")


@rule("predicate", "LIES? WITHIN amount APART")
def _within_part(_: Context, *rest: Meaning) -> WithinPart | None:
    """“… are within 10 % of each other”."""
    amount = the(rest, Amount)
    exact = amount.comparator is Comparator.EQUAL
    return WithinPart(amount) if amount.percent and exact else None
