"""One part of the figure as a multiple of another: twice, a third of, by a factor of."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import (
    both,
    extent_of,
    fits,
    is_factor,
    is_single,
    open_dimensions,
    reaching,
)
from figcheck.checking.english.families.sides import Relation, sides
from figcheck.checking.english.kinds.confusions import confusions
from figcheck.checking.english.kinds.polarity import more_is_better
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
from figcheck.checking.english.parsing.rules import (
    Meaning,
    every,
    exactly,
    first,
    first_exactly,
    the,
)
from figcheck.checking.english.phrases.amounts import in_times
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Quantifier,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Multiple:
    """Being a number of times something else.

    Attributes:
        than: what it is a multiple of.
        factor: how many times.
        inverse: whether the other is a multiple of the subject: “three times lower”.
        at: where the subject is so, if that is set against the other: “in 2020 as in 1950”.
    """

    than: Subject
    factor: Amount
    inverse: bool = False
    at: Place | None = None

    holds_of_each: ClassVar[bool] = True
    """“Two of them …”: it can be said of one after another."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the ratio of the two is the factor, everywhere or for the one pair."""
        if self.than.quantifier is Quantifier.ALL:
            return self._of_each(c, subject, extent)
        reach = extent_of(subject, extent)
        if reach is None or reach.excluded.ticks or self.than.quantifier:
            return None
        if subject.rate is not None or subject.counting is not None:
            return None  # "The rate of A is twice as high": the counts are not.
        if subject.minus is not None:
            return self._of_differences(c, subject, reach)
        pair = sides(c, subject, self.than, self.at)
        if pair is None:
            return None
        if c.names.is_mixed and not is_single(c, pair.own):
            return None  # "half as large", of things that are measured in several ways.
        function = subject.aggregate or self.than.aggregate
        if {subject.aggregate, self.than.aggregate} - {None, function}:
            return None
        one, two = ((pair.than if self.inverse else pair.own), pair.than)
        if self.inverse:
            two = pair.own
        many = not (is_single(c, pair.own) and is_single(c, pair.than))
        rest = tuple(d for d in open_dimensions(c, pair.own) if d != pair.dimension)
        if function is not None:
            if reach.is_said and (reach.along is None or reach.along not in rest):
                return None
            by = (reach.along,) if reach.is_said and reach.along else ()
            top: Term = Aggregate(function, one.cells, by)
            bottom: Term = Aggregate(function, two.cells, by)
        else:
            top, bottom = one.cells, two.cells
        ways = is_factor(Arithmetic("/", top, bottom), self.factor)
        held = Compare(self.factor.comparator, Arithmetic("/", top, bottom), self.factor.number)
        if many and confusions(c) is not None:
            return None  # "twice as many cases": rows are added up there.
        if reach.is_said or (function is None and many):
            if not fits(reach, rest):
                return None
            everywhere = reaching(held, reach, Quantifier.ALL)
            if reach.is_said:
                return Reading((everywhere,), "ratio")
            means = (Aggregate(Function.MEAN, one.cells), Aggregate(Function.MEAN, two.cells))
            on_average = is_factor(Arithmetic("/", *means), self.factor)
            return Reading((everywhere, *on_average), "ratio")
        return Reading(ways, "ratio")

    def _of_each(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """“Both weekend days have more than twice the trips of any working day”: one by one."""
        along = [d for d in subject.own if len(self.than.place.get(d)) > 1]
        if len(along) != 1 or subject.quantifier not in OF_ALL or subject.count:
            return None
        one = replace(subject, quantifier=None, each=None)
        held: list[Formula] = []
        for own, than in product(*(p.get(along[0]) for p in (subject.place, self.than.place))):
            places = [Place.of(along[0], [t]) for t in (own, than)]
            rival = replace(self, than=Subject(places[1].default(self.than.place)))
            reading = rival.reading(c, replace(one, place=places[0].default(subject.place)), extent)
            if own == than or reading is None or len(reading.formulas) != 1:
                return None
            held += reading.formulas
        return Reading((both(held),), "ratio") if held else None

    def _of_differences(self, c: Context, subject: Subject, reach: Extent) -> Reading | None:
        """“the drop from A to B is half as large as the one from A to C”."""
        than = self.than
        if self.at is not None:
            own = subject.place.within(self.at)
            if own is None or self.at.dimensions & (subject.minus or EVERYWHERE).dimensions:
                return None
            than = replace(subject, place=than.place.default(own))
            subject = replace(subject, place=own)
        if than.minus is None:
            than = replace(subject, place=than.place.default(subject.place))
        if than.place == subject.place and than.minus == subject.minus:
            return None
        place = than.place.default(subject.place)
        if reach.is_said or subject.ratio or than.ratio or subject.aggregate or than.aggregate:
            return None
        if not (is_single(c, subject.place) and is_single(c, place)):
            return None
        one, two = subject.term(subject.place), than.term(place)
        ratio = Arithmetic("/", *((two, one) if self.inverse else (one, two)))
        return Reading((Compare(self.factor.comparator, ratio, self.factor.number),), "ratio")


@rule("predicate", "multiple")
def _is_multiple(_: Context, multiple: Multiple) -> Multiple:
    return multiple


@rule("multiple", "factor AS_MUCH_AS? rival", "factor DET? measure 'of'|'for' rival")
def _multiple(_: Context, factor: Amount, *rest: Meaning) -> Multiple:
    """“… is nearly 4 times the top-left corner”, “… more than doubles that of QRC”."""
    return Multiple(the(rest, Subject), factor)


@rule("predicate", "BOUND|ABOUT|EXACTLY? DOUBLES 'the'|AS_MUCH_AS? rival")
def _doubles(_: Context, *rest: Meaning) -> Multiple:
    """“… more than halves that of B”: it is less than half of it."""
    comparator = first(rest, Comparator) or Comparator.ABOUT
    times = the(rest, float)
    factor = Amount(Number(times, 2), comparator.reverse if times < 1 else comparator, rough=True)
    return Multiple(the(rest, Subject), factor)


@rule("small_part", "BOUND|ABOUT|EXACTLY? FRACTION")
def _part(_: Context, *rest: Meaning) -> Amount:
    """“about a quarter (as high as)”, as approximate as “twice”."""
    return _factor_of(rest)


@rule("multiple", "small_part 'that' 'of' rival", "small_part 'the' 'size'|'number' 'of' rival")
def _part_of_that(_: Context, part: Amount, *rest: Meaning) -> Multiple:
    """“… about one fifth that of B”."""
    return Multiple(the(rest, Subject), part)


@rule("multiple", "factor MORE THAN rival", "factor AS_LOW_AS rival")
def _times_higher(_: Context, factor: Amount, *rest: Meaning) -> Multiple:
    """“… five times higher than B”."""
    lower = first(rest, Comparator) is not Comparator.MORE
    return Multiple(the(rest, Subject), factor, inverse=lower)


@rule("predicate", "HAVE DET? factor MORE measure THAN rival")
@rule("predicate", "HAVE DET? factor MORE measure THAN 'that' 'of' rival")
def _has_times_higher(_: Context, *rest: Meaning) -> Multiple:
    """“… delivers a 2.2 times higher throughput than B”."""
    lower = the(rest, Comparator) is not Comparator.MORE
    return Multiple(the(rest, Subject), the(rest, Amount), inverse=lower)


@rule("predicate", "amount|bound 'of' rival")
def _percent_of(_: Context, amount: Amount, rival: Subject) -> Multiple | None:
    """“… 40 % of B”."""
    if not amount.percent:
        return None
    number = Number(amount.number.value / 100, amount.number.decimals + 2)
    return Multiple(rival, replace(amount, number=number, percent=False))


_AS_GOOD = "as (?:fast|good|well|accurate)"


@rule(
    "multiple",
    "factor 'as' how measure|KIND? 'as' rival",
    "small_part 'as' how measure|KIND? 'as' rival",
)
def _as_much(c: Context, factor: Amount, *rest: Meaning) -> Multiple | None:
    """“… twice as populous as B”; “twice as many cases as B” are counted all together."""
    than = the(rest, Subject)
    if c.discourse.clause_has_word(_AS_GOOD) and more_is_better(c, c.here) is False:
        return None  # Of times it is a part of the other's.
    several = c.scale.counts and than.is_place and not is_single(c, than.place)
    return None if several and c.discourse.clause_has("as many") else Multiple(than, factor)


@rule(
    "predicate", "factor 'as' how measure|KIND? at 'as' it_then", "factor MORE at THAN at|it_then"
)
@rule("predicate", "factor 'as' how at 'as' at", "factor 'as' how measure|KIND at 'as' at")
@rule("predicate", "factor 'as' how measure|KIND? at 'as' in_that_state")
def _multiple_there(c: Context, factor: Amount, *rest: Meaning) -> Multiple | None:
    """“… half as high in 2000 as in 1950”, “… fifteen times larger in 2020 than in 1950”."""
    one, two = every(rest, Place)
    if first(rest, Comparator) is Comparator.LESS:
        return None
    if c.discourse.clause_has_word(_AS_GOOD) and more_is_better(c, c.here) is False:
        return None
    return Multiple(Subject(two), factor, at=one)


@rule("how", "'wide'|'good'|'tall'|'well'|'fast'|'accurate'|'expensive'|'heavy'|'populous'")
@rule("how", "'high'|'large'|'great'|'big'|'many'|'much'|'strong'|'common'|'long'|'frequent'")
@rule("how", "'popular'|'widespread'|'prevalent'|'abundant'|'plentiful'|'extensive'|'busy'")
def _how(*_: Meaning) -> str:
    return "high"


@rule("multiple", "factor 'as' 'fast'|'quick' 'as' rival")
def _as_fast(c: Context, factor: Amount, *rest: Meaning) -> Multiple | None:
    """“… four times as fast as B”, of times: in a quarter of B's."""
    takes_time = c.names.measures.dimension is None and more_is_better(c, c.here) is False
    return Multiple(the(rest, Subject), factor, inverse=True) if takes_time else None


@rule("how", "'hard'|'difficult'|'tough'|'slow'")
def _how_bad(c: Context) -> str | None:
    """“twice as hard as B”, where what is measured tells how hard it is: errors, times."""
    return "high" if more_is_better(c, c.here) is False else None


@rule("factor", "MULTIPLIES", "ABOUT MULTIPLIES", "EXACTLY MULTIPLIES")
@rule("factor", "BOUND MULTIPLIES", "BOUND FRACTION 'of'", "ABOUT? FRACTION 'of'")
@rule("factor", "EXACTLY ABOUT? FRACTION 'of'", "EXACTLY ABOUT MULTIPLIES")
def _factor(_: Context, *rest: Meaning) -> Amount:
    """“twice” is not said of 2.00 alone: it is taken as approximate."""
    return _factor_of(rest)


def _factor_of(rest: tuple[Meaning, ...]) -> Amount:
    comparator = first(rest, Comparator) or Comparator.ABOUT
    return Amount(Number(the(rest, float), 2), comparator, rough=True)


@rule("factor", "BOUND|ABOUT|EXACTLY? COUNT TIMES")
def _count_times(_: Context, *rest: Meaning) -> Amount:
    """“roughly twelve times”."""
    count = exactly(rest, int)
    return Amount(Number(count, 2), first(rest, Comparator) or Comparator.ABOUT, rough=True)


@rule("factor", "BOUND|ABOUT|EXACTLY? COUNT 'and' 'a' 'half' TIMES")
def _count_and_a_half(_: Context, *rest: Meaning) -> Amount:
    """“nearly three and a half times”."""
    count = exactly(rest, int)
    comparator = first(rest, Comparator) or Comparator.ABOUT
    return Amount(Number(count + 0.5, 2), comparator, rough=True)


@rule("factor", "JUST|A_LITTLE BOUND FRACTION 'of'", "JUST|A_LITTLE BOUND MULTIPLIES")
@rule("factor", "JUST|A_LITTLE BOUND COUNT TIMES")
def _just_beyond(_: Context, *rest: Meaning) -> Amount:
    """“a little more than a third of”."""
    times = next(float(r) for r in rest if type(r) in (int, float))
    return Amount(Number(times, 2), the(rest, Comparator), near=True, rough=True)


@rule("factor", "amount|bound TIMES")
def _times(_: Context, amount: Amount, *__: Meaning) -> Amount:
    return in_times(amount)


@rule("magnitude", "ABOUT|EXACTLY? 'an' 'order' 'of' 'magnitude'")
@rule("magnitude", "ABOUT|EXACTLY? COUNT 'orders' 'of' 'magnitude'")
def _orders_of_magnitude(_: Context, *rest: Meaning) -> Amount:
    """“an order of magnitude”: some ten times, and it need not be quite so much."""
    count = first_exactly(rest, int, 1)
    return Amount(Number(_NEARLY * 10.0**count, 1), Comparator.AT_LEAST)


@rule("magnitude", "BOUND 'an' 'order' 'of' 'magnitude'", "BOUND COUNT 'orders' 'of' 'magnitude'")
def _beyond_magnitude(_: Context, *rest: Meaning) -> Amount:
    """“more than an order of magnitude”."""
    count = first_exactly(rest, int, 1)
    return Amount(Number(10.0**count), the(rest, Comparator))


_NEARLY = 0.8
"""From which part of it on a number may be said to be another one's order of magnitude."""


@rule("factor", "magnitude")
def _by_magnitude(_: Context, magnitude: Amount) -> Amount:
    return magnitude


@rule("times_said", "'a' 'factor' 'of' value_then", "magnitude")
def _times_said(_: Context, *rest: Meaning) -> Amount:
    """“by a factor of 2.5”, “by an order of magnitude”."""
    return the(rest, Amount)


@rule("times_said", "'a' 'factor' 'of' ABOUT|BOUND|EXACTLY? COUNT")
def _times_in_words(_: Context, *rest: Meaning) -> Amount:
    """“by a factor of almost ten”."""
    count = exactly(rest, int)
    return Amount(Number(count, 2), first(rest, Comparator) or Comparator.ABOUT, rough=True)


@rule("predicate", "comparative rival 'by' times_said")
def _by_a_factor(c: Context, relation: Relation, than: Subject, factor: Amount) -> Multiple:
    """“… outnumber female ones by a factor of more than 30”."""
    return Multiple(than, factor, inverse=relation.comparator is Comparator.LESS)
