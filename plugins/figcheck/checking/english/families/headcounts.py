"""Cases added up and set against each other: “men outnumber women by more than two to one”."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.bounds import Bounded, Valued
from figcheck.checking.english.families.build import (
    both,
    is_amount,
    is_single,
    open_dimensions,
    reaching,
)
from figcheck.checking.english.families.gains import GAINING
from figcheck.checking.english.families.multiples import Multiple
from figcheck.checking.english.families.peaks import Peak
from figcheck.checking.english.lexicon.attribute import Attribute
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Quantified,
    Quantifier,
    Term,
)
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_FOOTFALL = Attribute("footfall", much=True)
_BEGINS_WITH_BUSIEST = r"\A(?:[^,]*, )?the (?:\w+est|(?:most|least) [a-z]+) [a-z]+ "
"""How a clause begins that is about one of them: “the quietest hour”."""

FAMILY = "share"


@record
class Against:
    """How many there are of one thing, as against another.

    Attributes:
        comparator: whether more or fewer; `None` where a ratio alone says it.
        ratio: how many times as many.
        by: how many more, or fewer.
    """

    comparator: Comparator | None = None
    ratio: Amount | None = None
    by: Amount | None = None

    def formula(self, one: Term, two: Term) -> Formula:
        """That the one number stands so to the other."""
        held = Compare(self.comparator, one, two) if self.comparator else None
        high, low = (two, one) if self.comparator is Comparator.LESS else (one, two)
        ratio = is_amount(Arithmetic("/", high, low), _sharply(self.ratio)) if self.ratio else None
        return both(
            [held, ratio, is_amount(Arithmetic("-", high, low), self.by) if self.by else None]
        )


def _sharply(ratio: Amount) -> Amount:
    """“about 2 times as many” is not said of 1.4, though that is less than one off."""
    number = ratio.number
    return replace(ratio, number=replace(number, decimals=max(number.decimals, 1)))


def _counts(c: Context, against: Against, one: Place, two: Place) -> Reading | None:
    """That so many cases of the one are set against those of the other, all added up.

    “more women than men in Law” is about the women in Law as well.
    """
    if not c.scale.counts or one.notes or two.notes or one == two:
        return None
    one, two = one.default(two).default(c.here), two.default(one).default(c.here)
    if not (c.table.indices(one.cells) and c.table.indices(two.cells)):
        return None
    return Reading((_summed(against, one, two), *_listed(against, one, two)), FAMILY)


@record
class Outnumbering:
    """Being more, or fewer, than something else, by the sum of all cases of either."""

    against: Against
    than: Place

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the sums compare so; in each case where that is said."""
        if subject.aggregate not in (None, Function.SUM) or subject.minus or subject.quantifier:
            return None
        if extent.excluded.ticks or not subject.own or self.than.notes:
            return None
        if c.scale.percent and not is_single(c, subject.place):
            return None
        # "Women outnumber men in Law": the women there.
        own, than = subject.place.default(self.than), self.than.default(subject.place)
        rest = [
            d
            for d in open_dimensions(c, own)
            if d not in self.than.dimensions and d not in subject.own
        ]
        if extent.is_said:
            if extent.along is None or extent.along not in rest:
                return None
            by = (extent.along,)
            terms = (Aggregate(Function.SUM, p.cells, by) for p in (own, than))
            held = self.against.formula(*terms)
            if not isinstance(held, Compare):
                return None
            return Reading((reaching(held, extent, Quantifier.ALL),), FAMILY)
        reading = _summed(self.against, own, than)
        if any(is_ordered(c.names.dimensions[d]) for d in rest):
            # "Men outnumber women": in all, and in each year.
            each = self.against.formula(own.cells, than.cells)
            if isinstance(each, Compare):
                return Reading((reading, Quantified(Quantifier.ALL, each)), FAMILY)
        return Reading((reading, *_listed(self.against, own, than)), FAMILY)


def _summed(against: Against, own: Place, than: Place) -> Formula:
    terms = (Aggregate(Function.SUM, p.cells) for p in (own, than))
    return against.formula(*terms)


def _listed(against: Against, own: Place, than: Place) -> Iterator[Formula]:
    """The same in each of several places that are listed: “in Law, Nursing and Biology”."""
    for dimension, ticks in own.ticks:
        if len(ticks) > 1 and ticks == than.get(dimension):
            spots = (Place.of(dimension, [tick]) for tick in ticks)
            yield both(_summed(against, s.default(own), s.default(than)) for s in spots)


@rule("clause", "value_then CROWD|MEASURE? CAME_TO DET? spot extents?")
@rule("clause", "extents ','? value_then CROWD|MEASURE? CAME_TO DET? spot")
def _so_many_came(c: Context, *rest: Meaning) -> Reading | None:
    """“More than 400,000 people visited the museum”, of places by how many come to them."""
    amount = the(rest, Amount)
    if not c.scale.counts or amount.percent:
        return None
    exact = amount.comparator in (Comparator.EQUAL, Comparator.ABOUT)
    said = Valued(amount) if exact else Bounded(amount)
    return Statement(Subject(the(rest, Place)), said, first(rest, Extent) or Extent()).reading(c)


@rule("odds", "'by'? BOUND|ABOUT|EXACTLY? COUNT|NUMBER 'to' COUNT|NUMBER")
def _odds(_: Context, *rest: Meaning) -> Amount | None:
    """“by more than two to one”."""
    sizes = [n.value if isinstance(n, Written) else float(n) for n in rest if _is_size(n)]
    if len(sizes) != 2 or 0 in sizes:
        return None
    comparator = first(rest, Comparator) or Comparator.ABOUT
    return Amount(Number(sizes[0] / sizes[1], 2), comparator, rough=True)


def _is_size(meaning: Meaning) -> bool:
    return isinstance(meaning, Written) or type(meaning) is int


@rule("odds", "'by' 'a' 'factor' 'of' amount|bound", "amount|bound 'to' COUNT|NUMBER")
def _factor(_: Context, *rest: Meaning) -> Amount | None:
    """“by a factor of 1.7”."""
    amount = the(rest, Amount)
    ones = [n.value if isinstance(n, Written) else float(n) for n in rest if _is_size(n)]
    if ones not in ([], [1.0]):
        return None
    about = amount.comparator is Comparator.EQUAL
    return replace(amount, comparator=Comparator.ABOUT) if about else amount


@rule("predicate", "OUTNUMBERS DET? place VALUES|MEASURE|KIND? odds?")
def _outnumbers(_: Context, *rest: Meaning) -> Outnumbering:
    """“… outnumber women by more than two to one”."""
    return Outnumbering(Against(Comparator.MORE, ratio=first(rest, Amount)), the(rest, Place))


@rule("predicate", "OUTNUMBERS DET? place VALUES|MEASURE|KIND? by")
def _outnumbers_by(_: Context, *rest: Meaning) -> Outnumbering | None:
    """“… outnumber women by 90”."""
    by = the(rest, Amount)
    return None if by.percent else Outnumbering(Against(Comparator.MORE, by=by), the(rest, Place))


@rule("predicate", "times_as 'as' 'numerous'|'many' 'as' DET? place VALUES|MEASURE|KIND?")
def _times_as_numerous(c: Context, ratio: Amount, *rest: Meaning) -> Outnumbering | None:
    """“… are about three times as numerous as women”."""
    if c.discourse.clause_has_word(GAINING):
        return None  # "A loses 30, twice as many as B": as B loses.
    return Outnumbering(Against(ratio=ratio), the(rest, Place))


@rule("times_as", "factor", "BOUND|ABOUT|EXACTLY? FRACTION")
def _times_as(_: Context, *rest: Meaning) -> Amount:
    """“more than twice”, “fewer than a fifth”."""
    amount = first(rest, Amount)
    if amount is not None:
        return amount
    comparator = first(rest, Comparator) or Comparator.ABOUT
    return Amount(Number(the(rest, float), 2), comparator, rough=True)


@rule("set_against", "THERE? times_as AS_MANY")
def _many_times(_: Context, *rest: Meaning) -> Against:
    return Against(ratio=the(rest, Amount))


@rule("set_against", "THERE? MORE_CASES", "THERE? amount|bound MORE_CASES")
def _more(_: Context, *rest: Meaning) -> Against | None:
    """“There are more”, “there are 90 more”."""
    by = first(rest, Amount)
    return None if by and by.percent else Against(the(rest, Comparator), by=by)


@rule("as_than", "'as'", "'than'", "'than'|'as' BE", "'than'|'as' 'did'|'do'|'there' BE?")
def _as_than(*_: Meaning) -> str:
    return "than"


@rule("head_count", "set_against cases_of as_than cases_of", "set_against cases_of as_than become")
def _compared(c: Context, against: Against, *rest: Meaning) -> Reading | None:
    """“There are more than three times as many men as women”."""
    one, two = every(rest, Place)
    return _counts(c, against, one, two.default(one))


@rule("head_count", "set_against cases_of as_than cases_of become at?")
def _compared_by_fate(c: Context, against: Against, *rest: Meaning) -> Reading | None:
    """“Fewer than half as many women as men are admitted”."""
    one, two, *limits = every(rest, Place)
    return _counts(c, against, *_limited(one, two.default(one), limits))


@rule("head_count", "set_against cases_of become as_than cases_of|become at?")
@rule("head_count", "set_against cases_of become at as_than cases_of|become")
def _compared_behind(c: Context, against: Against, *rest: Meaning) -> Reading | None:
    """“Half as many men were admitted as rejected”, “… as women”."""
    one, fate, *more = every(rest, Place)
    whole = one.within(fate)
    if whole is None:
        return None
    if rest[-1] is more[-1] and len(more) > 1 and rest[-2] is None:
        more.reverse()
    two, *limits = more
    return _counts(c, against, *_limited(whole, two.default(whole), limits))


def _limited(one: Place, two: Place, limits: list[Place]) -> tuple[Place, Place]:
    for limit in limits:
        one, two = limit.default(one), limit.default(two)
    return one, two


@rule("clause", "head_count", "pooling ','? head_count")
def _head_count(_: Context, *rest: Meaning) -> Reading:
    return the(rest, Reading)


@rule("clause", "at ','? set_against cases_of as_than cases_of become?")
@rule("clause", "at ','? set_against cases_of become as_than cases_of|become")
def _led(c: Context, limit: Place, against: Against, *rest: Meaning) -> Reading | None:
    """“In Third, more than twice as many men as women were rescued”."""
    places = every(rest, Place)
    if len(places) < 2:
        return None
    if "than" in rest and rest.index("than") == 1:
        one, two, *fate = places
        return _counts(c, against, *_limited(one, two.default(one), [*fate, limit]))
    whole = places[0].within(places[1])
    if whole is None or len(places) < 3:
        return None
    return _counts(c, against, *_limited(whole, places[2].default(whole), [limit]))


@rule(
    "predicate", "times_as AS_MANY measure 'as' rival", "HAVE times_as AS_MANY measure 'as' rival"
)
def _has_as_many(c: Context, *rest: Meaning) -> Outnumbering | Multiple | None:
    """“Men handed in about 1.5 times as many applications as women”."""
    if c.discourse.clause_has_word(r"as many [\w-]+ [\w-]+ as"):
        return None  # "As many late applications as women": not all of them.
    ratio, than = the(rest, Amount), the(rest, Subject)
    if c.scale.counts and than.is_place:
        return Outnumbering(Against(ratio=ratio), than.place)
    return Multiple(than, ratio)


@record
class Numerous:
    """Having the most cases of its like, or the fewest.

    Attributes:
        function: the most or the fewest.
        of: of what.
        at_one: whether it may be said of one value as well.
    """

    function: Function
    of: Place
    at_one: bool = False

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the sum of its cases is the largest."""
        summed = {subject.aggregate, extent.aggregate} <= {None, Function.SUM}
        if subject.minus or subject.quantifier or subject.count or not summed:
            return None
        place = subject.place.within(self.of)
        if place is None or len(subject.own) != 1 or self.of.dimensions & subject.own:
            return None
        (dimension,) = subject.own
        if (
            len(place.get(dimension)) != 1
            or not c.scale.counts
            or extent.is_said
            or extent.excluded.ticks
            or (is_single(c, place) and not self.at_one)
        ):
            return None
        whole = Aggregate(Function.SUM, place.without([dimension]).cells, (dimension,))
        own = Aggregate(Function.SUM, place.cells)
        return Reading(
            (Compare(Comparator.EQUAL, own, Aggregate(self.function, whole)),), "extremum"
        )


@rule("extreme", "'the' BUSIEST LABEL|KIND|'one'")
def _busiest_one(c: Context, *rest: Meaning) -> Peak | None:
    """“The quietest hour is Monday at 4”: the one with the fewest."""
    if not (c.scale.counts or c.names.measures.meant(_FOOTFALL)):
        return None
    if not c.discourse.clause_has_word(_BEGINS_WITH_BUSIEST):
        return None  # "Monday is the quietest day": in all.
    label = first(rest, Label)
    return Peak(the(rest, Function), of=label.dimension if label else None)


@rule("predicate", "'the' BUSIEST LABEL|KIND?")
def _busiest(_: Context, *rest: Meaning) -> Numerous:
    """“Sunday is the quietest day”: with the fewest cases."""
    return Numerous(the(rest, Function), EVERYWHERE, at_one=True)


@rule("predicate", "MOST_CASES MEASURE|VALUES|CASE|place", "HAVE MOST_CASES MEASURE|CASE|place")
def _numerous(_: Context, *rest: Meaning) -> Numerous:
    """“Third has the most passengers”, “… the fewest children”."""
    return Numerous(the(rest, Function), first(rest, Place) or EVERYWHERE)
