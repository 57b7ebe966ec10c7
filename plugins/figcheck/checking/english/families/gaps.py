"""Gaps and spreads: how far things lie apart, whether they tie, how much they vary."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from figcheck.checking.english.chart import Meaning, every, first, the
from figcheck.checking.english.families.bounds import Bounded
from figcheck.checking.english.families.build import (
    both,
    extent_of,
    fits,
    is_amount,
    is_single,
    open_dimensions,
    reaching,
)
from figcheck.checking.english.families.comparison import sides
from figcheck.checking.english.families.extremum import Extremal, Peak
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Statement,
    Subject,
)
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
    Not,
    Number,
    Or,
    Quantified,
    Quantifier,
    Term,
)

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


@dataclass(frozen=True)
class Spanning:
    """Varying by so much: “span 2.8 points”, “lie within 3 points of each other”.

    Attributes:
        amount: the distance from the lowest to the highest value.
    """

    amount: Amount

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the range of the subject is the amount, in each case if it says so."""
        # "the four parsers are within 3 points of each other": taken together.
        together = subject.each is not None and subject.quantifier is Quantifier.ALL
        reach = extent if together else extent_of(subject, extent)
        if reach is None or subject.aggregate not in (None, Function.RANGE):
            return None
        if reach.excluded.ticks or reach.count or is_single(c, subject.place):
            return None
        if reach.is_said and reach.quantifier is not Quantifier.ALL:
            return None
        values = subject.term(subject.place)
        if reach.is_said and reach.along is not None:
            if open_dimensions(c, subject.place) == (reach.along,):
                return None
            held = Compare(
                self.amount.comparator,
                Aggregate(Function.RANGE, values, (reach.along,)),
                self.amount.number,
            )
            return Reading((Quantified(Quantifier.ALL, held),), "spread")
        return Reading((is_amount(Aggregate(Function.RANGE, values), self.amount),), "spread")


@rule("predicate", "SPANS DET? DET? RANGE? 'of'? amount|bound", "DET RANGE 'of' amount|bound")
def _spanning(_: Context, *rest: Meaning) -> Spanning | None:
    """“… span 2.8 points”, “… a range of 0.044”."""
    amount = the(rest, Amount)
    return None if amount.percent else Spanning(amount)


@rule("predicate", "LIES? WITHIN amount APART", "LIES? WITHIN DET RANGE|KIND 'of' amount")
def _within(_: Context, *rest: Meaning) -> Spanning | None:
    """“… lie within 3 points of each other”."""
    amount = the(rest, Amount)
    if amount.percent or amount.comparator is not Comparator.EQUAL:
        return None
    return Spanning(replace(amount, comparator=Comparator.AT_MOST))


@dataclass(frozen=True)
class Steadier:
    """Varying more or less than something else."""

    comparator: Comparator
    than: Subject

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That both the range and the standard deviation are smaller, or larger."""
        reach = extent_of(subject, extent)
        pair = sides(c, subject, self.than, None)
        if pair is None or reach is None or subject.aggregate or subject.minus or reach.count:
            return None
        if reach.excluded.ticks or is_single(c, pair.own) or is_single(c, pair.than):
            return None
        rest = tuple(d for d in open_dimensions(c, pair.own) if d != pair.dimension)
        by: tuple[str, ...] = ()
        if reach.is_said:
            if reach.along is None or reach.along not in rest or len(rest) < 2:
                return None
            by = (reach.along,)
        formulas: list[Formula] = []
        for function in (Function.STD, Function.RANGE):
            one, two = (Aggregate(function, p.cells, by) for p in (pair.own, pair.than))
            held = Compare(self.comparator, one, two)
            formulas.append(reaching(held, reach, Quantifier.ALL) if by else held)
        return Reading(tuple(formulas), "spread")


@rule("predicate", "STEADIER THAN? rival", "VARIES THAN rival")
def _steadier(_: Context, comparator: Comparator, *rest: Meaning) -> Steadier:
    """“… is more stable than GloVe”."""
    return Steadier(comparator, the(rest, Subject))


@dataclass(frozen=True)
class Steadiest:
    """Varying least or most of its like."""

    function: Function

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That both the range and the standard deviation are the smallest, or largest."""
        if subject.aggregate or subject.quantifier or subject.minus or extent.is_said:
            return None
        if len(subject.own) != 1 or extent.excluded.ticks:
            return None
        (dimension,) = subject.own
        whole = subject.place.without([dimension])
        if len(subject.place.get(dimension)) != 1 or is_single(c, subject.place):
            return None
        formulas: list[Formula] = []
        for function in (Function.STD, Function.RANGE):
            own = Aggregate(function, subject.place.cells)
            each = Aggregate(function, whole.cells, (dimension,))
            formulas.append(Compare(Comparator.EQUAL, own, Aggregate(self.function, each)))
        return Reading(tuple(formulas), "spread")


@rule("predicate", "DET? STEADIEST KIND|LABEL|measure?", "DET? STEADIEST 'of' 'all' KIND|LABEL?")
@rule("predicate", "DET? STEADIEST 'of' 'the' COUNT KIND|LABEL?")
def _steadiest(_: Context, *rest: Meaning) -> Steadiest:
    return Steadiest(the(rest, Function))


@dataclass(frozen=True)
class Tied:
    """Having the same value.

    Attributes:
        with_: what it ties with; `None` where the subject names all of them.
        amount: at what value, if that is said.
        near: whether only about the same is meant.
    """

    with_: Subject | None
    amount: Amount | None = None
    near: bool = False

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That they are equal at each place, or at so many."""
        if subject.aggregate or subject.minus or extent.excluded.ticks or subject.each:
            return None
        if self.with_ is not None:
            pair = sides(c, subject, self.with_, None)
            if pair is None:
                return None
            own, than, dimension = pair.own, pair.than, pair.dimension
        else:
            listed = [d for d in subject.own if len(subject.place.get(d)) == 2]
            if len(listed) != 1:
                return None
            (dimension,) = listed
            one, two = subject.place.get(dimension)
            own = Place.of(dimension, [one]).default(subject.place)
            than = Place.of(dimension, [two]).default(subject.place)
        reach = extent
        if subject.quantifier not in (None, Quantifier.ALL) or subject.count:
            return None
        rest = tuple(d for d in open_dimensions(c, own) if d != dimension)
        if not is_single(c, own) and not fits(reach, rest):
            return None
        sign = Comparator.ABOUT if self.near else Comparator.EQUAL
        held = Compare(sign, own.cells, than.cells)
        number = is_amount(own.cells, self.amount) if self.amount else None
        if self.amount is not None and not is_single(c, own):
            return None
        return Reading((both([reaching(held, reach, Quantifier.ALL), number]),), "equality")


@rule("predicate", "TIE", "TIE 'at' amount", "TIE noted", "'both' 'at' amount")
@rule(
    "predicate", "TIE 'with'|'to'|'as' place", "TIE 'with'|'to'|'as' place 'at' amount", "TIE place"
)
@rule("predicate", "TIE 'with'|'to' place noted")
def _tied(_: Context, *rest: Meaning) -> Tied:
    """“… are tied at 0.671”, “… equals GloVe”."""
    place = first(rest, Place)
    return Tied(Subject(place) if place else None, first(rest, Amount))


@dataclass(frozen=True)
class Negated:
    """Not being so."""

    of: Predicate

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That it is not so: for one number the opposite, for several that it holds nowhere."""
        if extent.is_said or subject.quantifier or subject.count:
            return None
        plain = self.of.reading(c, subject, extent)
        if plain is None:
            return None
        nowhere = self.of.reading(c, subject, replace(extent, quantifier=Quantifier.NONE))
        formulas: tuple[Formula, ...] = tuple(Not(f) for f in plain.formulas)
        if nowhere is not None:
            formulas += nowhere.formulas
        return Reading(formulas, plain.family)


@rule("predicate", "NOT negatable")
def _not(_: Context, *rest: Meaning) -> Negated:
    """“… does not exceed 50”."""
    return Negated(next(r for r in rest if hasattr(r, "reading")))


@rule("negatable", "predicate")
def _negatable(_: Context, predicate: Predicate) -> Predicate | None:
    return None if isinstance(predicate, Negated) else predicate


@rule("clause", "only_extent BE|DO|HAVE subject predicate extents?")
@rule("clause", "only_extent BE|DO|HAVE subject extents predicate extents?")
def _inverted(c: Context, *rest: Meaning) -> Reading | None:
    """“Only in C and D are men ahead”, “Nowhere is A above 50”."""
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    predicate = next(r for r in rest if hasattr(r, "reading") and not isinstance(r, Statement))
    if extent is None:
        return None
    return Statement(the(rest, Subject), predicate, extent).reading(c)


@rule("only_extent", "'only' at", "NOWHERE", "QUANTITY", "'in' EACH LABEL|CASE|KIND", "AT tally")
@rule("only_extent", "'at' EACH LABEL|CASE|KIND", "'for' EACH LABEL|CASE|KIND", "'only' AT tally")
def _only_extent(_: Context, *rest: Meaning) -> Extent | None:
    place = first(rest, Place)
    if place is not None:
        return Extent(only=place)
    quantifier = first(rest, Quantifier)
    tally = next((r for r in rest if hasattr(r, "dimension") and hasattr(r, "amount")), None)
    if tally is not None:
        return Extent(count=tally.amount, along=tally.dimension, place=tally.place)
    if quantifier is not None:
        label = next((r for r in rest if type(r).__name__ == "Label"), None)
        return Extent(quantifier, along=label.dimension if label else None)
    return Extent(Quantifier.NONE)


@rule("clause", "NOWHERE BE subject MORE measure? THAN at said?")
@rule("clause", "'in'|'at'|'on'|'for' EACH 'other' LABEL|KIND BE subject MORE THAN at said?")
def _nowhere_larger(c: Context, *rest: Meaning) -> Reading | None:
    """“Nowhere is the distance between A and B larger than on C”."""
    if first(rest, Quantifier) not in (None, Quantifier.NONE):
        return None
    up = the(rest, Comparator) is Comparator.MORE
    predicate = Extremal(
        Peak(Function.MAX if up else Function.MIN),
        location=the(rest, Place),
        amount=first(rest, Amount),
    )
    return Statement(the(rest, Subject), predicate, Extent()).reading(c)


@dataclass(frozen=True)
class Overtaking:
    """Being below something at one tick and above it at a later one."""

    than: Place
    one: Place
    two: Place

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the order turns between the two ticks."""
        if subject.aggregate or subject.quantifier or subject.minus or extent.is_said:
            return None
        pair = sides(c, subject, Subject(self.than), None)
        if pair is None or extent.excluded.ticks:
            return None
        formulas = []
        for sign, tick in ((Comparator.AT_MOST, self.one), (Comparator.MORE, self.two)):
            own, than = tick.default(pair.own), tick.default(pair.than)
            if not (is_single(c, own) and is_single(c, than)):
                return None
            formulas.append(Compare(sign, own.cells, than.cells))
        return Reading((both(formulas),), "crossing")


@rule("predicate", "CROSSES place ends")
def _overtakes(_: Context, *rest: Meaning) -> Overtaking | None:
    """“… overtakes Chicago between 1980 and 1990”."""
    than = the(rest, Place)
    one, two = next(r for r in rest if type(r) is tuple)
    return Overtaking(than, one, two)


@rule("ends", "'between' coordinate 'and' coordinate", "'from' coordinate 'to' coordinate")
@rule("ends", "'between' LABEL NUMBER 'and' NUMBER")
def _ends(c: Context, *rest: Meaning) -> tuple[Place, Place] | None:
    places = every(rest, Place)
    if len(places) != 2:
        return None
    one, two = places
    if one.dimensions != two.dimensions or len(one.ticks) != 1:
        return None
    (dimension,) = one.dimensions
    if len(one.get(dimension)) != 1 or len(two.get(dimension)) != 1:
        return None
    ordered = c.ascending(dimension)
    first_tick, last_tick = one.get(dimension)[0], two.get(dimension)[0]
    if ordered.index(first_tick) >= ordered.index(last_tick):
        return None
    return one, two


@dataclass(frozen=True)
class Passing:
    """Getting beyond a number between two ticks: “dips under 50 between 20 min and 1 h”."""

    amount: Amount
    one: Place
    two: Place

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That it is not yet so at the first of the ticks, and so at the second."""
        if subject.aggregate or subject.quantifier or subject.minus or extent.is_said:
            return None
        before, after = (t.default(subject.place) for t in (self.one, self.two))
        if not (is_single(c, before) and is_single(c, after)):
            return None
        held = Compare(self.amount.comparator, after.cells, self.amount.number)
        yet = Compare(self.amount.comparator, before.cells, self.amount.number)
        return Reading((both([held, Not(yet)]),), "crossing")


@rule("predicate", "DIPS amount ends", "DIPS 'the' amount 'mark'|'line'|'level' ends")
@rule("predicate", "EXCEEDS amount ends", "EXCEEDS 'the' amount 'mark'|'line'|'level' ends")
def _passes(_: Context, comparator: Comparator, *rest: Meaning) -> Passing:
    amount = the(rest, Amount)
    one, two = next(r for r in rest if type(r) is tuple)
    return Passing(replace(amount, comparator=comparator), one, two)


@dataclass(frozen=True)
class Dipping:
    """Getting beyond a number at all; said of several values only with “never” or a place."""

    amount: Amount

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That no value is beyond it, or that the one that is named is."""
        never = extent.quantifier is Quantifier.NONE
        if not never and not is_single(c, subject.place):
            return None
        return Bounded(self.amount).reading(c, subject, extent)


@rule("predicate", "DIPS amount", "DIPS 'the' amount 'mark'|'line'|'level'")
def _dips(_: Context, comparator: Comparator, *rest: Meaning) -> Dipping:
    """“… never falls below 6 points”."""
    return Dipping(replace(the(rest, Amount), comparator=comparator))


@rule("clause", "place BE? 'never'|'not' MEET", "'the' COUNT? LABEL BE? 'never'|'not' MEET")
@rule("clause", "'the' COUNT? LABEL DO? 'never'|'not' MEET", "place DO 'not' MEET")
def _never_cross(c: Context, *rest: Meaning) -> Reading | None:
    """“the two lines never cross”: each pair stays in its order."""
    place = first(rest, Place)
    if place is not None:
        listed = [(d, t) for d, t in place.ticks if len(t) == 2]
        if len(listed) != 1:
            return None
        ticks: tuple[str, ...]
        ((dimension, ticks),) = listed
    else:
        label = next(r for r in rest if type(r).__name__ == "Label")
        dimension, ticks = label.dimension, c.names.dimensions[label.dimension].ticks
        count = next((r for r in rest if type(r) is int), None)
        if (count is not None and count != len(ticks)) or len(ticks) > 6:
            return None
        place = EVERYWHERE
    place = place.default(c.here).without([dimension])
    if len(open_dimensions(c, place)) != 2:
        return None
    apart: list[Formula] = []
    for i, one in enumerate(ticks):
        for two in ticks[i + 1 :]:
            a, b = (Place.of(dimension, [t]).default(place).cells for t in (one, two))
            apart.append(
                Or(
                    (
                        Quantified(Quantifier.ALL, Compare(Comparator.MORE, a, b)),
                        Quantified(Quantifier.ALL, Compare(Comparator.LESS, a, b)),
                    )
                )
            )
    return Reading((both(apart),), "crossing")


@dataclass(frozen=True)
class PartOf:
    """Being a part of a total: “accounts for 30 % of the total”."""

    amount: Amount

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the subject's sum over the sum of all of its like is the share."""
        if subject.aggregate not in (None, Function.SUM) or subject.quantifier or subject.minus:
            return None
        if extent.is_said or len(subject.own) != 1:
            return None
        whole = subject.place.without(subject.own)
        own = Aggregate(Function.SUM, subject.place.cells)
        total: Term = Aggregate(Function.SUM, whole.cells)
        share = Arithmetic("*", Arithmetic("/", own, total), Number(100.0))
        return Reading((is_amount(share, self.amount),), "share")


@rule("predicate", "PART_OF amount|bound 'of' TOTAL")
@rule("predicate", "PART_OF ABOUT|BOUND? FRACTION 'of'? TOTAL")
def _part_of(_: Context, *rest: Meaning) -> PartOf | None:
    amount = first(rest, Amount)
    if amount is not None:
        return PartOf(amount) if amount.percent else None
    comparator = first(rest, Comparator) or Comparator.ABOUT
    return PartOf(Amount(Number(100 * the(rest, float), 1), comparator))
