"""What part of some cases is something else: “45 % of the men are admitted”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.chart import Meaning, every, first, the
from figcheck.checking.english.confusions import confusions
from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import EVERYWHERE, Amount, Place, Rate, Reading, Subject
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Function,
    Number,
)
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context

FAMILY = "share"


def are_counts(c: Context) -> bool:
    """Whether the values count cases, so that they may be added up."""
    values = [cell.value for cell in c.figure.cells if cell.value is not None]
    return not c.scale.percent and all(v >= 0 and float(v).is_integer() for v in values)


def others(c: Context, *summed: str) -> tuple[str, ...]:
    """All dimensions but some."""
    return tuple(d.name for d in c.figure.dimensions if d.name not in summed)


@rule("part_amount", "amount", "bound", "EXACTLY amount")
def _percentage(_: Context, *rest: Meaning) -> Amount | None:
    amount = the(rest, Amount)
    return amount if amount.percent else None


@rule("part_amount", "ABOUT|BOUND|EXACTLY? FRACTION")
def _fraction(_: Context, *rest: Meaning) -> Amount:
    """“more than half”, “roughly two thirds”: a percentage."""
    comparator = first(rest, Comparator) or Comparator.ABOUT
    return Amount(Number(100 * the(rest, float), 1), comparator, percent=True)


@rule("cases_of", "DET? place VALUES|CASE|MEASURE?", "'all' DET? place VALUES|MEASURE?")
@rule(
    "cases_of",
    "DET? VALUES|CASE|MEASURE",
    "'all' DET? VALUES|CASE|MEASURE",
    "POSSESSIVE MEASURE|VALUES",
)
def _cases_of(c: Context, *rest: Meaning) -> Place | None:
    """“the men”, “Cat samples”, “all posts”."""
    place = first(rest, Place)
    return place if place is not None else (c.here if c.here.ticks else EVERYWHERE)


@rule("clause", "part_amount 'of' cases_of at? ENDS_IN DET? place VALUES|MEASURE?")
@rule("clause", "at ','? part_amount 'of' cases_of ENDS_IN DET? place VALUES|MEASURE?")
@rule("clause", "place ENDS_IN part_amount 'of' cases_of")
def _part_is(c: Context, *rest: Meaning) -> Reading | None:
    """“About 45 % of the men are admitted”, “nearly half of the women apply to C”."""
    places = every(rest, Place)
    *limits, part = places
    if rest[0] is places[0]:  # "A accounts for half of the men"
        part, *limits = places
    return part_of(c, limits, part, the(rest, Amount))


def part_of(c: Context, limits: list[Place], part: Place, amount: Amount) -> Reading | None:
    """That of the cases within some limits so large a part is something else."""
    whole: Place | None = c.here
    for limit in limits:
        whole = whole and limit.default(whole)
    if whole is None or not are_counts(c) or whole.notes or part.notes:
        return None
    if part.dimensions & whole.dimensions or len(part.ticks) != 1:
        return None
    matrix = confusions(c)
    if matrix is not None and matrix.guess.name in whole.dimensions:
        return None  # What is said to become of cases is what they are taken for.
    rate = Rate(part, ())
    return Reading((is_amount(rate.term(whole), amount),), FAMILY)


@rule("clause", "counted 'of' DET NUMBER cases_of ENDS_IN DET? place VALUES|MEASURE?")
@rule("clause", "'of' DET NUMBER cases_of ',' counted ENDS_IN DET? place VALUES|MEASURE?")
@rule("clause", "counted cases_of ENDS_IN DET? place VALUES|MEASURE?")
def _so_many_are(c: Context, *rest: Meaning) -> Reading | None:
    """“10 of the 100 dogs are taken for cows”."""
    whole, part = every(rest, Place)
    total, amount = first(rest, Written), the(rest, Amount)
    if not are_counts(c) or part.dimensions & whole.dimensions or len(part.ticks) != 1:
        return None
    matrix = confusions(c)
    if not whole.ticks or (matrix is not None and matrix.guess.name in whole.dimensions):
        return None
    whole = whole.default(c.here)
    inside = part.default(whole)
    said = [is_amount(Aggregate(Function.SUM, inside.cells), amount)]
    if total is not None:
        said.append(
            Compare(Comparator.EQUAL, Aggregate(Function.SUM, whole.cells), Number(total.value))
        )
    return Reading((both(said),), FAMILY)


@rule(
    "subject",
    "spot 's' PART",
    "DET PART 'of' place",
    "POSSESSIVE PART 'of' TOTAL",
    "spot 's' PART 'of' TOTAL",
)
@rule("subject", "DET place PART", "DET PART 'of' place 'in'|'of' TOTAL")
def _its_share(c: Context, *rest: Meaning) -> Subject | None:
    """“North's share”: of the total of all its like."""
    place = first(rest, Place) or (c.here if c.here.ticks else None)
    if place is None or len(place.ticks) != 1 or c.scale.percent:
        return None
    ((dimension, _),) = place.ticks
    rate = Rate(EVERYWHERE, others(c, dimension), place.dimensions)
    return Subject(place, rate=rate)


@rule("subject", "DET? place RATE at?", "DET? RATE 'of' place at?", "spot 's' place RATE at?")
@rule("subject", "DET? place RATE 'of'|'for'|'among' place at?")
def _rate(c: Context, *rest: Meaning) -> Subject | None:
    """“the admission rate of women”: the admitted among all of them."""
    places = every(rest, Place)
    if not are_counts(c):
        return None
    found = [p for p in places if _is_outcome(c, p)]
    if len(found) != 1:
        return None
    (part,) = found
    where: Place | None = EVERYWHERE
    for place in places:
        if place is not part:
            where = where and where.within(place)
    if where is None or part.dimensions & where.dimensions:
        return None
    (dimension,) = part.dimensions
    return Subject(where, rate=Rate(part, others(c, dimension)), named=where.is_named)


def _is_outcome(c: Context, place: Place) -> bool:
    """Whether it is one of two things that a case may become."""
    return len(place.ticks) == 1 and all(len(t) == 1 and c.size(d) == 2 for d, t in place.ticks)
