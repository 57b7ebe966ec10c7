"""The first so many of an order of size: “the top three are A, B and C”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import both, is_panel_above, is_single
from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.measured import Measured
from figcheck.checking.english.families.peaks import Peak, function_of
from figcheck.checking.english.families.ranking import (
    FAMILY,
    Ordered,
    plain_extreme,
    row_of,
    values_beyond,
)
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Extent,
    Place,
    Reading,
    Subject,
    together,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import (
    Meaning,
    every,
    exactly,
    first,
    first_exactly,
    the,
)
from figcheck.checking.language.tree import (
    OPPOSITE,
    Aggregate,
    And,
    Comparator,
    Compare,
    Function,
    Not,
    Number,
    Quantifier,
    Term,
)
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_PEAKS = "(?:peak|peaks|peaked|peaking|bottom(?:s|ed|ing)? out|culminat(?:e|es|ed|ing))"
"""Verbs for having the highest or lowest of the values of one's own line."""


@rule("clause", "DET? TOP how_many LABEL|KIND|measure at? BE ':'? followers")
@rule("clause", "DET? TOP how_many at? BE ':'? followers", "at ','? DET? TOP how_many BE followers")
@rule("clause", "DET? TOP how_many LABEL|KIND 'by'|'in' measure at? BE ':'? followers")
@rule("clause", "DET? TOP how_many LABEL|KIND at? 'with' extreme at? BE ':'? followers")
@rule("clause", "DET? how_many TOP LABEL|KIND|measure at? BE ':'? followers")
@rule("clause", "DET? how_many LABEL|KIND 'with' extreme at? BE ':'? followers")
@rule("clause", "DET? LABEL|KIND 'with' extreme at? BE ':'? followers")
@rule("clause", "at? ','? DET? how_many EXTREME measure|VALUES at? is_at followers")
@rule("clause", "at? ','? DET? EXTREME how_many measure|VALUES at? is_at followers")
def _top(c: Context, *rest: Meaning) -> Reading | None:
    """“The top three countries are A, B and C”, “The years with the lowest values are …”."""
    peaks = every(rest, Peak)
    places = [*(p.measure for p in peaks), *every(rest, Place)]
    function = plain_extreme([replace(r, measure=EVERYWHERE) if r in peaks else r for r in rest])
    count = first_exactly(rest, int)
    where = together(places[:-1])
    if where is None or function is None:
        return None
    predicate = Ordered(function, places[-1], in_order=False, count=count)
    return Statement(Subject(where), predicate, Extent()).reading(c)


@rule("how_many", "COUNT", "NUMBER")
def _how_many(_: Context, number: int | Written) -> int | None:
    if isinstance(number, int):
        return number
    return int(number.value) if number.value.is_integer() and not number.unit else None


@rule(
    "predicate",
    "'the' how_many EXTREME LABEL|KIND|measure?",
    "'the' TOP how_many LABEL|KIND|measure",
)
@rule("predicate", "'the' how_many LABEL|KIND 'with' extreme")
@rule("predicate", "extreme")
def _are_top(c: Context, *rest: Meaning) -> AreTop | None:
    """“A and B are the two largest”, “A is the country with the highest value”."""
    function = plain_extreme(rest)
    count = first_exactly(rest, int)
    if count is None and c.discourse.clause_has_word(_PEAKS):
        return None  # "A and B peak in 2016": each of them, not both of all there are.
    return AreTop(function, count) if function else None


@rule("predicate", "extreme")
def _have_most(c: Context, peak: Peak) -> HavingMost | None:
    """“A and B have the most refusals”."""
    if c.discourse.clause_has_word(_PEAKS):
        return None
    plain = replace(peak, measure=EVERYWHERE, counted=False)
    return HavingMost(peak.function, peak.measure) if plain == Peak(peak.function) else None


@rule("predicate", "'the' how_many BEST LABEL|KIND|measure?")
def _are_best(c: Context, *rest: Meaning) -> AreTop | None:
    """“A and B are the two best”."""
    better, function = more_is_better(c, c.here), the(rest, Function)
    if better is None:
        return None
    count = exactly(rest, int)
    return AreTop(function if better else OPPOSITE[function], count)


@rule("predicate", "'the' LABEL|KIND 'with' extreme")
def _is_the_one_with(c: Context, *rest: Meaning) -> AreTop | Measured | None:
    """“A is the country with the highest value”, “… with the lowest price”."""
    top: AreTop | None = _are_top(c, *rest)
    if top is not None:
        return replace(top, one=True)
    peak = first(rest, Peak)
    if peak is None or peak != Peak(peak.function, measure=peak.measure):
        return None
    return Measured(peak.measure, AreTop(peak.function, None, one=True))


@rule("predicate", "HAVE POSSESSIVE how_many EXTREME measure|VALUES at")
@rule("predicate", "HAVE POSSESSIVE EXTREME how_many measure|VALUES at")
def _has_its_top(_: Context, *rest: Meaning) -> OwnTop:
    """“A has its two highest values in 2012 and 2013”."""
    count = exactly(rest, int)
    return OwnTop(the(rest, Function), count, every(rest, Place)[-1])


@rule("predicate", "TOP_THE_LIST", "TOP_THE_LIST at? IN_ORDER", "TOP_THE_LIST IN_ORDER at")
@rule("predicate", "COMES? FIRST IN_ORDER", "COMES? FIRST at IN_ORDER")
def _lead_together(c: Context, *rest: Meaning) -> LeadingTogether | None:
    """“A, B and C lead on Web, in this order”."""
    function = first(rest, Function) or Function.MAX
    where = (first(rest, Place) or EVERYWHERE).plain
    return LeadingTogether(function, where, in_order="in order" in rest)


@rule("IN_ORDER", "','? 'in'|'exactly'? 'in'? 'this'|'that' 'exact'|'very'? 'order'|'sequence'")
def _in_order(*_: Meaning) -> str:
    return "in order"


@rule("predicate", "'among'|'in'|'inside' 'the' TOP how_many KIND|LABEL|measure?")
@rule("predicate", "'one' 'of' 'the' TOP how_many KIND|LABEL|measure?")
@rule("predicate", "'one' 'of' 'the' how_many EXTREME|BEST|TOP KIND|LABEL|measure?")
@rule("predicate", "'among' 'the' how_many EXTREME|BEST|TOP KIND|LABEL|measure?")
def _among_top(_: Context, *rest: Meaning) -> AmongTop | None:
    """“… is among the top two”."""
    count = first_exactly(rest, int)
    return AmongTop(the(rest, Function), count) if count else None


@rule("predicate", "COMES? 'either'? FIRST 'or' RANKED", "COMES? 'either'? 'the'? BEST 'or' RANKED")
def _first_or_second(_: Context, *rest: Meaning) -> AmongTop | None:
    """“… is first or second”, “… ranks either first or second”."""
    return AmongTop(the(rest, Function), 2) if the(rest, float) == 2 else None


@record
class LeadingTogether:
    """Being the first ones of all, of several, be it in the order in which they are named.

    Attributes:
        function: whether the best of them come first, or the worst.
        where: where, if that is said.
        in_order: whether they are said to come in that order.
    """

    function: Function
    where: Place
    in_order: bool

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That those that are named come before all others."""
        place = subject.place.within(self.where)
        if place is None or len(subject.own) != 1:
            return None
        if len(place.get(next(iter(subject.own)))) < 2:
            return None
        lead = Peak(self.function, by_quality=True, contest=True)
        function = function_of(c, lead, place)
        if function is None:
            return None
        top = AreTop(function, None, in_order=self.in_order)
        return top.reading(c, replace(subject, place=place), extent)


@record
class HavingMost:
    """Having the most or the fewest, of several things: each of them has more than all others.

    Attributes:
        function: whether the most or the fewest.
        measure: of what.
    """

    function: Function
    measure: Place

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """As `AreTop`; of things that have several values each, on average."""
        place = subject.place.within(self.measure)
        if len(subject.own) != 1 or place is None or self.measure.dimensions & subject.own:
            return None
        (dimension,) = subject.own
        ticks = place.get(dimension)
        if (
            len(ticks) < 2
            or extent.is_said
            or c.discourse.clause_has_word("each|both|respectively")
        ):
            return None
        single = is_single(c, Place.of(dimension, ticks[:1]).default(place.without([dimension])))
        aggregate = subject.aggregate or (None if single else Function.MEAN)
        several = replace(subject, place=place, aggregate=aggregate)
        return AreTop(self.function, None).reading(c, several, extent)


@record
class AmongTop:
    """Being one of the first ones in an order of size."""

    function: Function
    count: int

    holds_of_each: ClassVar[bool] = True
    """“Two of them …”: it can be said of one after another."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That fewer values than that come before each of the subject's."""
        if len(subject.own) != 1 or subject.minus or subject.quantifier or extent.is_said:
            return None
        (dimension,) = subject.own
        ticks = subject.place.get(dimension)
        whole = subject.place.without([dimension]).plain
        everything: Term = subject.term(whole)
        if subject.aggregate is not None:
            everything = Aggregate(subject.aggregate, everything, (dimension,))
        elif row_of(c, subject.place, dimension) is None:
            return None
        places = [whole.default(Place.of(dimension, [t])) for t in ticks]
        if not places or not all(subject.is_number(c, p) for p in places):
            return None
        better = more_is_better(c, subject.place)
        functions = {self.function}
        if better is False:
            functions.add(Function.MIN if self.function is Function.MAX else Function.MAX)
        formulas = [
            both(
                Compare(
                    Comparator.LESS,
                    values_beyond(subject.spoken_of(p), everything, function, ties=False),
                    Number(self.count),
                )
                for p in places
            )
            for function in sorted(functions)
        ]
        return Reading(tuple(formulas), FAMILY)


@record
class OwnTop:
    """Having the first ones of one's own values at some places."""

    function: Function
    count: int
    at: Place

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the values there come before all others of the subject."""
        if subject.minus or subject.quantifier or subject.aggregate or extent.is_said:
            return None
        order = Ordered(self.function, self.at, in_order=False, count=self.count)
        return order.reading(c, Subject(subject.place), extent)


@rule("predicate", "'the' how_many EXTREME place measure?")
def _have_top(_: Context, count: int, function: Function, place: Place, *__: Meaning) -> Measured:
    """“A and B have the two highest scores on Web”."""
    return Measured(place, AreTop(function, count))


@record
class AreTop:
    """Being the first ones in an order of size.

    Attributes:
        function: whether the highest or the lowest come first.
        count: how many they are said to be.
        in_order: whether they are said to come in the order in which they are named.
        one: whether they are said to be one thing: “the country with …”.
    """

    function: Function
    count: int | None
    in_order: bool = False
    one: bool = False

    is_noun_phrase: ClassVar[bool] = True
    holds_at_each: ClassVar[bool] = True
    """“… are the top two in both panels”: at one place after another."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """As `Ordered`, of the subject."""
        if len(subject.own) != 1 or subject.minus:
            return None
        if subject.rate is not None:
            return None  # "A's share is highest in July": among its own shares.
        if extent.is_said:
            return self._in_each(c, subject, extent)
        if extent.place.ticks and is_panel_above(c, subject):
            return None
        if extent.place.dimensions & subject.own:
            return None  # "Leaving C out, A is the largest": of the others alone.
        if c.discourse.clause_has_word("contains?|includes?"):
            return None  # "The Heron family contains the longest boat": one of them is that.
        (dimension,) = subject.own
        ticks = Place.of(dimension, subject.place.get(dimension))
        if len(ticks.get(dimension)) == c.size(dimension):
            return None
        rest = Subject(subject.place.without([dimension]), aggregate=subject.aggregate)
        if subject.quantifier is Quantifier.NONE:
            # "Neither A nor B has the highest score": neither the one nor the other.
            named = (Place.of(dimension, [tick]) for tick in ticks.get(dimension))
            ways = [
                Ordered(self.function, one, in_order=False).reading(c, rest, extent)
                for one in named
            ]
            denied = tuple(Not(f) for way in ways if way for f in way.formulas)
            known = self.count is None and len(denied) == len(ticks.get(dimension))
            return Reading((And(denied),), FAMILY) if known and len(denied) > 1 else None
        order = Ordered(self.function, ticks, in_order=self.in_order, count=self.count)
        return order.reading(c, rest, extent)

    def _in_each(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """“In every country, A is the one with the highest value”, of one thing only."""
        named = subject.place.without(subject.place.dimensions - subject.own).ticks
        if len(named) != 1 or self.count is not None or self.in_order or not self.one:
            return None
        ((dimension, ticks),) = named
        if len(ticks) != 1:
            return None
        return Extremal(Peak(self.function, of=dimension)).reading(c, subject, extent)
