"""Amounts that go with places one by one, and clauses that leave out what they repeat.

“0.61 (NYT10) and 0.65 (NYT11)”, “declines by 4 on Mail and by 7 on Web”, “A rises by 3 and
B by 5”, “13 cells above zero, compared to 29 in B”.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any, cast

from figcheck.checking.english.families.build import both, is_amount, is_single
from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.measured import Measured
from figcheck.checking.english.families.ranging import Ranging, RangingBetween
from figcheck.checking.english.meanings.assertions import Coordination, Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the, the_predicate
from figcheck.checking.english.phrases.located import as_the_first
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Aggregate, Comparator, Formula, Function, Quantifier
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

Paired = tuple[Amount, Place]


@record
class PairedValues:
    """Having one amount at one place and another at another.

    Attributes:
        pairs: the amounts with their places.
        aggregate: “means of …”.
    """

    pairs: tuple[Paired, ...]
    aggregate: Function | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That each place has its amount."""
        function = self.aggregate or subject.aggregate
        if subject.count or extent.is_said or extent.excluded.ticks:
            return None
        # "The parsers have 84 (Alder) and 87 (Cedar)": each its own.
        each = all(subject.each in there.dimensions for _, there in self.pairs)
        if subject.quantifier not in ((None, Quantifier.ALL) if each else (None,)):
            return None
        if subject.aggregate not in (None, function):
            return None
        if not subject.percent and not all(c.may_be(amount) for amount, _ in self.pairs):
            return None  # "Women make up 22 % in Law and 30 % in Art", of counts.
        found: list[Formula] = []
        for amount, there in self.pairs:
            place = subject.place.within(there)
            if place is None or there.dimensions & subject.own:
                return None
            if function is not None:
                found.append(is_amount(Aggregate(function, subject.term(place)), amount))
            elif is_single(c, place):
                found.append(is_amount(subject.term(place), amount))
            else:
                return None
        return Reading((both(found),), "value")


@rule("paired", "value_then at", "value_then '(' place ')'", "value_then '(' at ')'")
def _paired(_: Context, amount: Amount, place: Place) -> Paired:
    return amount, place


@rule("paired_list", "paired ','? 'and'|'but' paired", "paired ',' paired_list")
@rule("paired_list", "paired VERSUS paired", "paired ',' VERSUS paired")
def _paired_list(_: Context, *rest: Meaning) -> tuple[Paired, ...]:
    first_pair, last = (r for r in rest if isinstance(r, tuple))
    return (first_pair, *last) if isinstance(last[0], tuple) else (first_pair, last)


@rule("predicate", "paired_list", "'with'|'at' paired_list", "DET? VALUES 'of' paired_list")
def _values(_: Context, *rest: Meaning) -> PairedValues:
    """“… 39.76 (dev) and 40.11 (test)”."""
    return PairedValues(the(rest, tuple))


@rule("predicate", "AVERAGES paired_list", "DET? AGGREGATE VALUES? 'of' paired_list")
def _aggregates(_: Context, *rest: Meaning) -> PairedValues:
    """“… have means of about 0.61 (NYT10) and about 0.65 (NYT11)”."""
    return PairedValues(the(rest, tuple), first(rest, Function) or Function.MEAN)


@rule("predicate", "RISES 'from' paired 'to' paired", "RISES 'from' paired 'to' paired_list")
@rule("predicate", "RANGES 'from' paired 'to' paired", "RISES 'from' paired ',' 'to' paired")
def _path(c: Context, *rest: Meaning) -> PairedValues | None:
    """“… climbs from 34 (d4) to 48 (d6) and 70 (d8)”."""
    pairs: list[Paired] = []
    for part in (r for r in rest if isinstance(r, tuple)):
        pairs += part if isinstance(part[0], tuple) else [part]
    numbers = [amount.number.value for amount, _ in pairs]
    up = first(rest, bool)
    if up is not None and sorted(numbers, reverse=not up) != numbers:
        return None
    along = {d for _, place in pairs for d in place.dimensions}
    if up is None and numbers[0] < numbers[-1] and not any(map(c.is_scale, along)):
        return None  # "It ranges from 34 (Alder) to 70 (Birch)": these are its ends.
    return PairedValues(tuple(pairs))


@rule("predicate", "RANGES|LIES|BE 'between' paired 'and' paired")
def _between(_: Context, *rest: Meaning) -> RangingBetween:
    """“… lies between 41.9 (Alder) and 54.9 (Birch)”, in whichever order."""
    pairs: list[Paired] = [r for r in rest if isinstance(r, tuple)]
    (low, bottom), (high, top) = sorted(pairs, key=lambda pair: pair[0].number.value)
    return RangingBetween(Ranging(low, high), bottom, top)


@rule(
    "clause",
    "place ':'|'=' value_then VERSUS value_then at",
    "place '(' value_then VERSUS value_then at ')'",
)
def _against_elsewhere(c: Context, *rest: Meaning) -> Reading | None:
    """“y=8, x=8: 31 vs. 40 in A”: 40 in A, 31 where the text is, or in the only other one."""
    spot, there = every(rest, Place)
    here_amount, there_amount = every(rest, Amount)
    where, elsewhere = spot.default(c.here), spot.within(there)
    if len(there.ticks) != 1 or elsewhere is None:
        return None
    ((dimension, ticks),) = there.ticks
    if where.get(dimension) in ((), ticks):
        others = [t for t in c.names.dimensions[dimension].ticks if t not in ticks]
        if len(others) != 1 or dimension in spot.dimensions:
            return None
        where = Place.of(dimension, others).default(where.without({dimension}))
    pairs = ((here_amount, where), (there_amount, elsewhere.default(c.here.without({dimension}))))
    return PairedValues(pairs).reading(c, Subject(EVERYWHERE), Extent())


@record
class Remnant:
    """What a clause says anew where the rest is as in the one before: “… and by 7 on Web”.

    Attributes:
        amount: the other amount.
        place: the other place, or the other subject.
        is_subject: whether it comes first, as the subject does.
    """

    amount: Amount
    place: Place
    is_subject: bool


@rule("remnant", "by at", "value_then at")
def _elsewhere(_: Context, amount: Amount, place: Place) -> Remnant:
    return Remnant(amount, place, is_subject=False)


@rule("remnant", "place by", "place 'at'|'with'|'to'? value_then")
def _of_another(_: Context, place: Place, *rest: Meaning) -> Remnant:
    return Remnant(the(rest, Amount), place, is_subject=True)


@rule("anew", "','? 'and'|'but'", "','? VERSUS", "','? 'as' 'opposed' 'to'", "','")
def _anew(*_: Meaning) -> str:
    return "anew"


@rule("statement", "subject extents? predicate extents? anew subject 'another'? value_then POINTS?")
def _another_step(_: Context, one: Subject, *rest: Meaning) -> Coordination | None:
    """“going from A to B adds 30 points and going from B to C another 15”."""
    two = the(rest, Subject)
    predicate = cast("Predicate", the_predicate(rest))
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    swapped, found = _swapped(predicate, the(rest, Amount))
    if extent is None or found != 1 or not (one.step and two.step):
        return None
    return Coordination((Statement(one, predicate, extent), Statement(two, swapped, extent)))


@rule("remnants", "anew remnant", "anew remnant remnants")
def _remnants(_: Context, *rest: Meaning) -> tuple[Remnant, ...]:
    return (the(rest, Remnant), *(first(rest, tuple) or ()))


@rule("statement", "subject extents? verb? extents? predicate|value extents? remnants")
@rule("statement", "extents? verb extents? predicate|value extents? remnants")
@rule("statement", "'with' predicate extents? remnants")
def _gapped(c: Context, *rest: Meaning) -> Coordination | None:
    """“… costs 6 points on A, 3.5 on B and 7 on C”."""
    subject = first(rest, Subject) or Subject(named=False, topical=True)
    predicate = cast("Predicate", the_predicate(rest))
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    if extent is None:
        return None
    one = Statement(subject, predicate, extent)
    others = [_anew_of(c, one, remnant) for remnant in the(rest, tuple)]
    known = [statement for statement in others if statement is not None]
    return Coordination((one, *known)) if len(known) == len(others) else None


def _anew_of(c: Context, one: Statement, remnant: Remnant) -> Statement | None:
    """A statement with the other amount at the other place, or of the other subject."""
    subject, extent = one.subject, one.extent
    swapped, found = _swapped(one.predicate, remnant.amount)
    if found != 1 or _is_bounded(one.predicate, remnant.amount):
        return None
    than = getattr(swapped, "than", None)
    if remnant.is_subject and than is not None:
        # "A beats B by 5 and C by 3": so much is C beaten by, too.
        if than.place.dimensions != remnant.place.dimensions:
            return None
        rival = replace(than, place=remnant.place)
        return Statement(subject, replace(cast("Any", swapped), than=rival), extent)
    if remnant.is_subject:
        if not subject.place.dimensions >= remnant.place.dimensions:
            return None
        place = remnant.place.default(subject.place.plain)
        return Statement(replace(subject, place=place), swapped, extent)
    if extent.place.dimensions >= remnant.place.dimensions:
        place = remnant.place.default(extent.place.plain)
        return Statement(subject, swapped, replace(extent, place=place))
    if not subject.named and c.here.dimensions >= remnant.place.dimensions:
        return Statement(Subject(remnant.place), swapped, extent)
    return None


@rule(
    "statement",
    "subject extents? verb? extents? predicate extents? anew place measure? RANGES? interval",
)
def _between_others(_: Context, *rest: Meaning) -> Coordination | None:
    """“A ranges from 71 to 76, B from 58 to 66”, “A falls from 40 to 30 and B from 20 to 12”."""
    subject, place, ends = the(rest, Subject), the(rest, Place), the(rest, tuple)
    predicate = cast("Any", the_predicate(rest))
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    names = next((n for n in _ENDS if all(getattr(predicate, k, None) for k in n)), None)
    if extent is None or names is None or not subject.place.dimensions >= place.dimensions:
        return None
    swapped = replace(predicate, **dict(zip(names, ends, strict=True)))
    other = replace(subject, place=place.default(subject.place.plain))
    one = Statement(subject, predicate, extent)
    return Coordination((one, Statement(other, swapped, extent)))


_ENDS = (("low", "high"), ("start", "stop"))
"""What the two amounts of a predicate are called."""


@rule("statement", "subject extents? verb? extents? predicate extents? anew QUANTITY by")
@rule("statement", "subject extents? verb? extents? predicate extents? anew by QUANTITY?")
def _by_so_much(_: Context, *rest: Meaning) -> Coordination | None:
    """“A is above B everywhere, but never by more than 5”."""
    predicate = cast("Predicate", the_predicate(rest))
    if getattr(predicate, "by", predicate) is not None:
        return None
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    if extent is None:
        return None
    noted = cast("Predicate", replace(cast("Any", predicate), by=the(rest, Amount)))
    quantifier = first(rest, Quantifier) or extent.quantifier
    again = Statement(the(rest, Subject), noted, replace(extent, quantifier=quantifier))
    return Coordination((Statement(the(rest, Subject), predicate, extent), again))


def _is_bounded(predicate: Predicate, amount: Amount) -> bool:
    """Whether a bound is followed by a bare number: “… exceeds 60 on A, and 50 on B”."""
    known = getattr(predicate, "amount", None)
    bounds = (Comparator.EQUAL, Comparator.ABOUT)
    return (
        isinstance(known, Amount)
        and known.comparator not in bounds
        and amount.comparator is Comparator.EQUAL
    )


def _swapped(part: Any, amount: Amount) -> tuple[Any, int]:
    """A predicate with another amount in place of its own, and how many it has."""
    if isinstance(part, Amount):
        return amount, 1
    if isinstance(part, Place) and part.notes:
        return part, len(part.notes) + 1
    if not is_dataclass(part) or isinstance(part, (Place, Subject, type)):
        return part, 0
    only = getattr(part, "counted_by", None)
    changed: dict[str, Any] = {}
    found = 0
    for field in fields(part):
        if only in (None, field.name):
            value, count = _swapped(getattr(part, field.name), amount)
            found += count
            if count:
                changed[field.name] = value
    return replace(part, **changed), found


_EXCEPTING = (
    r"(?:every|each|any|all)(?: [^\s,;]+){0,3} (?:but|except|other than|save|bar|apart from)"
    " [^,;]+, where"
)
"""“… for every river but Oder, where …”: except there, which is no second statement."""

_BARE_SUPERLATIVE = r"(?:and|but) [^,;]+? the (?:\w+est|most|least)(?=\W*\Z)"


@rule("clause", "statement 'and'|'but' statement")
@rule("clause", "'with' statement ','? 'and'|'but' statement")
@rule("clause", "'with' statement ',' statement ','? 'and'|'but' statement")
def _with_several(c: Context, *rest: Meaning) -> Reading | None:
    """“with Iter ahead at sizes 1 and 25 and Fold ahead at 10”."""
    if c.discourse.clause_has_word(_EXCEPTING):
        return None
    statements = [r for r in rest if isinstance(r, Statement)]
    if len(statements) != len([r for r in rest if hasattr(r, "reading")]):
        return None
    if not all(s.subject.named and s.subject.place.is_named for s in statements):
        return None
    if c.discourse.clause_has_word(_BARE_SUPERLATIVE):
        alike = as_the_first(statements[0], statements[-1])
        if alike is None:
            return None
        statements[-1] = alike
    measure = getattr(statements[0].predicate, "measure", EVERYWHERE)
    if isinstance(statements[0].predicate, Measured):
        # "with A under a cost of 30 and B over 36": of the same measure.
        statements[1:] = [_of_measure(s, measure) for s in statements[1:]]
    statements[1:] = [_of_the_same_peak(s, statements[0].predicate) for s in statements[1:]]
    apart = Coordination(tuple(statements)).reading(c)
    shared = statements[0].subject.place.plain
    together = [replace(s, subject=_led(s, shared)) for s in statements]
    if apart is None or together == statements:
        return apart
    led = Coordination(tuple(together)).reading(c)
    said = set.intersection(*({*s.subject.place.dimensions} for s in statements))
    if all(is_ordered(c.names.dimensions[d]) for d in shared.dimensions - said):
        return led  # “From 2016 to 2018, A rises and B falls”: in the same years.
    return led and replace(apart, formulas=(*led.formulas, *apart.formulas))


def _led(statement: Statement, shared: Place) -> Subject:
    """The subject of a statement where the place that the first one is about is.

    What the statement names itself stays.
    """
    own = statement.subject.place.dimensions | statement.extent.place.dimensions
    return replace(statement.subject, place=statement.subject.place.default(shared.without(own)))


def _of_the_same_peak(statement: Statement, before: Predicate) -> Statement:
    """“A has the highest median and B the lowest”: the lowest median."""
    said = statement.predicate
    if not isinstance(said, Extremal) or not isinstance(before, Extremal):
        return statement
    return replace(statement, predicate=replace(said, peak=said.peak.of_same(before.peak)))


def _of_measure(statement: Statement, measure: Place) -> Statement:
    if isinstance(statement.predicate, Measured) or statement.subject.place.dimensions & (
        measure.dimensions
    ):
        return statement
    return replace(statement, predicate=Measured(measure, statement.predicate))
