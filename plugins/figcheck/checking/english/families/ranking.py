"""Orders of size: second, third, the top three, one followed by another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import (
    both,
    fits,
    is_amount,
    is_single,
    open_dimensions,
)
from figcheck.checking.english.families.peaks import Peak, Scope
from figcheck.checking.english.kinds.polarity import may_be_listed_from_top, more_is_better
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
from figcheck.checking.english.meanings.several import of_cases
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, exactly, first, the
from figcheck.checking.language.tree import (
    OPPOSITE,
    Aggregate,
    Comparator,
    Compare,
    Count,
    Formula,
    Function,
    Number,
    Term,
)
from figcheck.model import Kind, Role
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "ranking"

_MOST_PLACES = 100
"""Places at which a rank is looked at one by one."""


def values_beyond(spot: Term, whole: Term, function: Function, *, ties: bool) -> Count:
    """How many values come before one in an order, or as early as it."""
    comparators = {
        (Function.MAX, False): Comparator.MORE,
        (Function.MAX, True): Comparator.AT_LEAST,
        (Function.MIN, False): Comparator.LESS,
        (Function.MIN, True): Comparator.AT_MOST,
    }
    return Count(Compare(comparators[function, ties], whole, spot))


def has_rank(spot: Term, whole: Term, function: Function, rank: int) -> Formula:
    """That a value has a rank among all, counted from the highest or from the lowest."""
    before = values_beyond(spot, whole, function, ties=False)
    reached = values_beyond(spot, whole, function, ties=True)
    return both(
        (
            Compare(Comparator.LESS, before, Number(rank)),
            Compare(Comparator.AT_LEAST, reached, Number(rank)),
        )
    )


def plain_extreme(meanings: Sequence[Meaning], c: Context | None = None) -> Function | None:
    """The one highest or lowest that a rule's items speak of.

    Args:
        meanings: what the items gave.
        c: the context, where it may be the best or the worst instead.
    """
    said = {m for m in meanings if isinstance(m, Function)}
    for peak in every(meanings, Peak):
        better: bool | None = True
        if peak.by_quality:
            better = more_is_better(c, c.here) if c else None
            if better is None and c is not None and peak.of_size:
                better = None if c.names.is_mixed else True
        if better is None or peak != Peak(peak.function, by_quality=peak.by_quality):
            return None
        said.add(peak.function if better else OPPOSITE[peak.function])
    return said.pop() if len(said) == 1 else None


def row_of(c: Context, place: Place, dimension: str) -> Place | None:
    """All values among which ticks of a dimension have a rank; `None` if one tick has several."""
    whole = place.without([dimension]).plain
    return whole if open_dimensions(c, whole) == (dimension,) else None


@record
class Ranked:
    """Having a rank, and a value if that is said.

    Attributes:
        function: whether it is counted from the highest or from the lowest.
        rank: the rank, 1 for the first.
        location: where, if the subject is what is ranked over.
        amount: what the value is said to be.
        measure: what is measured, where that is a place: “the second-highest GM”.
        aggregate: “the third-highest mean”.
    """

    function: Function
    rank: int
    location: Place | None = None
    amount: Amount | None = None
    measure: Place = EVERYWHERE
    aggregate: Function | None = None

    holds_of_each: ClassVar[bool] = True
    """“Two of them …”: it can be said of one after another."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the one tick that is named has that rank among its like."""
        aggregate = self.aggregate or subject.aggregate
        if subject.quantifier or subject.count or extent.excluded.ticks:
            return None
        whole_place = subject.place.within(self.measure)
        if whole_place is None or self.measure.dimensions & subject.own:
            return None
        place = self.location.default(whole_place) if self.location else whole_place
        own = self.location.dimensions if self.location else subject.own
        if len(own) > 1 and aggregate is None:
            return self._of_a_cell(c, subject, extent, place)
        if len(own) != 1:
            return None
        (dimension,) = own
        if self.rank > c.size(dimension):
            return None  # "seventh", of six.
        whole = row_of(c, place, dimension)
        rivals = extent.place.get(dimension)
        if rivals and (whole is None or aggregate is not None or len(rivals) < 2):
            return None
        if rivals and whole is not None:
            # "Of the open models, A has the highest score": of these alone.
            whole = Place.of(dimension, rivals).default(whole)
        if whole is None or aggregate is not None:
            return self._of_many(c, subject, extent, place, dimension, aggregate)
        if not is_single(c, place) or extent.quantifier not in OF_ALL:
            return None
        spot = subject.term(place.plain)
        number = None if self.amount is None else is_amount(spot, self.amount)
        ranked = has_rank(spot, subject.term(whole), self.function, self.rank)
        return Reading((both([ranked, number]),), FAMILY)

    def _of_a_cell(
        self, c: Context, subject: Subject, extent: Extent, place: Place
    ) -> Reading | None:
        """“The second-highest value is that of A with B”: among all cells of its panel."""
        panel = c.name(Role.PANEL)
        own = subject.own | (self.location.dimensions if self.location else frozenset())
        whole = place.without(own - {panel}).plain
        if not is_single(c, place) or extent.is_said or c.names.measures.differ(whole):
            return None
        spot = subject.term(place.plain)
        number = None if self.amount is None else is_amount(spot, self.amount)
        ranked = has_rank(spot, subject.term(whole), self.function, self.rank)
        return Reading((both([ranked, number]),), FAMILY)

    def _of_many(  # noqa: PLR0917
        self,
        c: Context,
        subject: Subject,
        extent: Extent,
        place: Place,
        dimension: str,
        aggregate: Function | None,
    ) -> Reading | None:
        """A row or panel by its mean, and at every place alike if nothing is said."""
        if len(place.get(dimension)) != 1 or subject.minus:
            return None
        if c.names.measures.differ(place) and not extent.is_said:
            return None
        whole = place.without([dimension]).plain
        formulas: list[Formula] = []
        listed = aggregate is None and any(len(t) > 1 for d, t in place.ticks if d != dimension)
        if not extent.is_said and not listed:
            function = aggregate or Function.MEAN
            spot = Aggregate(function, place.plain.cells)
            means = Aggregate(function, whole.cells, (dimension,))
            number = None if self.amount is None else is_amount(spot, self.amount)
            formulas.append(both([has_rank(spot, means, self.function, self.rank), number]))
        if aggregate is None and self.amount is None:
            rest = [d for d in open_dimensions(c, whole) if d != dimension]
            if not rest or (len(rest) > 1 and not extent.is_said) or not fits(extent, tuple(rest)):
                return None
            ticks = [whole.get(d) or c.names.dimensions[d].ticks for d in rest]
            spots = [
                Place(tuple(sorted(zip(rest, ((t,) for t in at), strict=True))))
                for at in product(*ticks)
            ]
            cases = [
                (
                    has_rank(
                        spot.default(place.plain).cells,
                        spot.default(whole).cells,
                        self.function,
                        self.rank,
                    ),
                )
                for spot in spots
                if is_single(c, spot.default(place))
            ]
            if not 1 < len(cases) <= _MOST_PLACES:
                return None
            formulas += of_cases(c, cases, extent.quantifier, extent.count)
            return Reading(tuple(formulas), FAMILY, len(cases)) if formulas else None
        return Reading(tuple(formulas), FAMILY) if formulas else None


_AS_ONE = "(?:together|combined|jointly|the sum of|the combined)"
"""Words by which several things are one."""


@record
class Ordered:
    """Ticks that come first in an order of size.

    Attributes:
        function: whether the highest or the lowest come first.
        ticks: the ticks, as one place.
        in_order: whether they are said to come in the order in which they are named.
        count: how many they are said to be.
        rank: the rank of the first of them.
        loose: whether those behind the first may be listed in any order, with their values.
    """

    function: Function
    ticks: Place
    in_order: bool
    count: int | None = None
    rank: int = 1
    loose: bool = False

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That they are the first, and in the order in which they are named if that is said."""
        if subject.quantifier or extent.is_said or extent.excluded.ticks:
            return None
        if len(self.ticks.ticks) != 1 or self.ticks.orders:
            return None
        ((dimension, ticks),) = self.ticks.ticks
        if self.count not in (None, len(ticks)) or dimension in subject.place.dimensions:
            return None
        if subject.aggregate is Function.SUM and c.discourse.clause_has_word(_AS_ONE):
            return None  # "A and B together are highest in C": that is their sum, not each.
        whole = subject.place.without([dimension]).plain
        everything: Term = subject.term(whole)
        if subject.aggregate is not None:
            everything = Aggregate(subject.aggregate, everything, (dimension,))
        elif row_of(c, subject.place, dimension) is None or c.names.measures.differ(whole):
            return None
        places = [whole.default(Place.of(dimension, [t])) for t in ticks]
        if not all(subject.is_number(c, p) for p in places):
            return None
        spots = [subject.spoken_of(p) for p in places]
        among = [
            Compare(
                Comparator.LESS,
                values_beyond(s, everything, self.function, ties=False),
                Number(len(ticks) + self.rank - 1),
            )
            for s in spots
        ]
        as_set = both(among)
        if not self.in_order:
            return Reading((as_set,), FAMILY)
        ranked = [
            has_rank(s, everything, self.function, self.rank + i) for i, s in enumerate(spots)
        ]
        if not self.loose or len(ticks) == c.size(dimension):
            return Reading((both(ranked),), FAMILY)
        return Reading((both(ranked), both([ranked[0], as_set])), FAMILY)


@rule("rank", "DET? ORDINAL '-'? EXTREME|THE_MOST measure|KIND|LABEL?")
def _ordinal_rank(_: Context, *rest: Meaning) -> float:
    """“the third-largest city”, “the second-lowest score”."""
    position = exactly(rest, int) + 1
    return float(position if the(rest, Function) is Function.MAX else -position)


@rule("predicate", "DET? ORDINAL '-'? EXTREME place measure? said?")
@rule("predicate", "DET? ORDINAL '-'? EXTREME LABEL? AGGREGATE place|measure? said?")
def _rank_of_measure(c: Context, *rest: Meaning) -> Ranked:
    """“the second-highest GM”, “the third-highest mean”."""
    functions = every(rest, Function)
    ranked = _ranked(_ordinal_rank(c, *rest), rest)
    return replace(
        ranked,
        measure=first(rest, Place) or EVERYWHERE,
        aggregate=functions[1] if len(functions) > 1 else None,
    )


@rule("rank", "DET? NEXT '-'? EXTREME measure|KIND|LABEL?")
def _next(_: Context, *rest: Meaning) -> float:
    """“the next-highest value”, after the highest."""
    return 2.0 if the(rest, Function) is Function.MAX else -2.0


@record
class Placed:
    """Coming second or third, where there is one order only in which it can."""

    rank: int
    amount: Amount | None = None
    aggregate: Function | None = None

    holds_of_each: ClassVar[bool] = True
    """“Two of them …”: it can be said of one after another."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """As `Ranked`, in a single row of values."""
        if not subject.own or (subject.aggregate and self.aggregate):
            return None
        if len(subject.own) > 1 and not self._is_value_of(c, subject):
            return None  # "A–B comes second", of gaps or gains rather than of the values.
        subject = replace(subject, aggregate=subject.aggregate or self.aggregate)
        alone = len(subject.own) > 1
        if len(subject.own) == 1:
            alone = row_of(c, subject.place, next(iter(subject.own))) is not None
        listed = any(len(ticks) > 1 for _, ticks in extent.place.ticks)
        if not (subject.aggregate or alone or extent.is_said or listed):
            return None
        # "Second" is second-best, where it is known that less is better.
        up = (self.rank > 0) is not (more_is_better(c, subject.place) is False)
        function = Function.MAX if up else Function.MIN
        ranked = Ranked(function, abs(self.rank), amount=self.amount)
        reading = ranked.reading(c, subject, extent)
        if reading is None:
            return None
        other = replace(ranked, function=OPPOSITE[function]).reading(c, subject, extent)
        place = subject.place.within(extent.place) or subject.place
        less_first = not up and self.rank > 0 and c.figure.kind is Kind.BAR
        if may_be_listed_from_top(c, place) or (less_first and other and self._fits(c, other)):
            return other and replace(reading, formulas=(*reading.formulas, *other.formulas))
        return reading

    def _fits(self, c: Context, reading: Reading) -> bool:
        """Whether a reading holds with the value that is said: “second with 74 minutes”."""
        return self.amount is not None and any(
            c.table.evaluate(formula).truth for formula in reading.formulas
        )

    def _is_value_of(self, c: Context, subject: Subject) -> bool:
        """Whether the value that is said is that of the one cell that is spoken of."""
        if self.amount is None or not is_single(c, subject.place):
            return False
        return (
            c.table.evaluate(is_amount(subject.term(subject.place.plain), self.amount)).truth
            is True
        )


@rule("predicate", "COMES? DET? RANKED 'in'|'by'|'on' DET AGGREGATE said?")
@rule("predicate", "COMES? DET? RANKED OVERALL? ','? 'with' DET AGGREGATE 'of' value_then")
@rule("predicate", "COMES? DET? RANKED said?", "COMES? DET? RANKED 'in'|'by'|'on' measure said?")
def _placed(_: Context, *rest: Meaning) -> Placed:
    """“… ranks second”, “… is the runner-up”."""
    return Placed(int(the(rest, float)), first(rest, Amount), first(rest, Function))


def _ranked(rank: float, rest: tuple[Meaning, ...], location: Place | None = None) -> Ranked:
    return Ranked(
        Function.MAX if rank > 0 else Function.MIN, int(abs(rank)), location, first(rest, Amount)
    )


@rule("predicate", "COMES? rank scope? said?")
def _is_ranked(_: Context, *rest: Meaning) -> Ranked | None:
    """“… has the second-highest value (12)”, “… comes third”."""
    scope = first(rest, Scope) or Scope()
    if scope.place.ticks:
        return replace(_ranked(the(rest, float), rest), measure=scope.place)
    return _ranked(the(rest, float), rest)


@rule("statement", "rank BE value_then at")
@rule("statement", "rank is_at place with_amount?", "rank BE place with_amount?")
@rule("statement", "'the' LABEL|KIND 'with' rank BE place with_amount?")
@rule("statement", "rank scope is_at place with_amount?", "rank scope BE place with_amount?")
def _rank_is(_: Context, *rest: Meaning) -> Statement | None:
    """“The second-highest value on Web is that of GloVe, with 12”."""
    location, scope = the(rest, Place), first(rest, Scope) or Scope()
    if scope.free:
        return None
    predicate = _ranked(the(rest, float), rest, location)
    subject = Subject(scope.place, named=bool(scope.place.ticks))
    return Statement(subject, predicate, Extent())


@rule("clause", "rank scope? BE amount", "at ','? rank BE amount")
def _rank_amounts_to(c: Context, *rest: Meaning) -> Reading | None:
    """“In A, the second-highest value is 72.4”."""
    rank, amount, scope = the(rest, float), the(rest, Amount), first(rest, Scope) or Scope()
    where = (first(rest, Place) or EVERYWHERE).within(scope.place)
    whole = where.default(c.here.without(scope.free)) if where else None
    if whole is None or whole.notes or c.names.measures.differ(whole):
        return None
    if not whole.is_named and c.about_something:
        return None
    cells = [c.figure.cells[i] for i in c.table.indices(whole.cells)]
    known = [cell for cell in cells if cell.value is not None]
    if not 1 < abs(rank) <= len(known) or len(known) < len(cells):
        return None
    known.sort(key=lambda cell: cell.value or 0.0, reverse=rank > 0)
    found = known[int(abs(rank)) - 1]
    named = zip(c.figure.dimensions, found.at, strict=True)
    spot = Place(tuple(sorted((d.name, (t,)) for d, t in named if t is not None)))
    function = Function.MAX if rank > 0 else Function.MIN
    ranked = has_rank(spot.cells, whole.cells, function, int(abs(rank)))
    return Reading((both([ranked, is_amount(spot.cells, amount)]),), FAMILY)
