"""Being higher by so much to so much: “A exceeds B by 30–60% in all years”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import (
    both,
    extent_of,
    fits,
    open_dimensions,
    reaching,
)
from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.sides import Relation, sides
from figcheck.checking.english.kinds.scale import TIMES
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
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.tree import (
    Arithmetic,
    Comparator,
    Compare,
    Number,
    Quantifier,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class ByInterval:
    """Being above or below something else by an amount between two, wherever it is looked at."""

    relation: Relation
    than: Subject
    low: Amount
    high: Amount

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That all differences lie between the two; percentages are of what is exceeded."""
        reach = extent_of(subject, extent)
        if reach is None or subject.aggregate or subject.minus or self.than.quantifier:
            return None
        if reach.quantifier not in OF_ALL or reach.count or reach.excluded.ticks:
            return None
        pair = sides(c, subject, self.than, None)
        comparator = self.relation.at(c, subject.place)
        if pair is None or comparator is None or (self.low.percent and not self.high.percent):
            return None
        rest = tuple(d for d in open_dimensions(c, pair.own) if d != pair.dimension)
        if not fits(reach, rest):
            return None
        one, two = pair.own.cells, pair.than.cells
        up = comparator in (Comparator.MORE, Comparator.AT_LEAST)
        difference: Term = Arithmetic("-", *((one, two) if up else (two, one)))
        ways: list[Term] = [difference]
        if self.high.percent:  # "30–60%": the sign stands behind both.
            share = Arithmetic("/", Arithmetic("*", difference, Number(100)), two)
            ways = [share, difference] if c.in_percent else [share]
        low, high = self.low.number, self.high.number
        if self.high.unit == TIMES and TIMES not in c.names.units:
            # "2x to 6x faster": both are rounded.
            ways = [Arithmetic("/", *((one, two) if up else (two, one)))]
            low, high = _rounded(low, -1), _rounded(high, 1)
        ends = ((Comparator.AT_LEAST, low), (Comparator.AT_MOST, high))
        all_of = Extent(Quantifier.ALL)
        return Reading(
            tuple(
                both(reaching(Compare(sign, way, n), all_of, Quantifier.ALL) for sign, n in ends)
                for way in ways
            ),
            "difference",
        )


def _rounded(number: Number, way: int) -> Number:
    """The lowest, or highest, number that rounds to one."""
    half = 0.5 * 10.0 ** -(number.decimals or 0) if number.decimals else 0.05
    return Number(number.value + way * half, (number.decimals or 1) + 1)


@record
class Margin:
    """By how much one thing is ahead of another, or between which two amounts."""

    low: Amount
    high: Amount | None = None

    def told_of(self, compared: Comparative) -> Comparative | ByInterval | None:
        """A comparison with this margin; `None` where no two things are compared."""
        if self.high is None:
            return replace(compared, by=self.low)
        if compared.than is None or compared.at is not None:
            return None
        if self.low.number.value >= self.high.number.value:
            return None
        return ByInterval(compared.relation, compared.than, self.low, self.high)


@rule(
    "predicate", "comparative rival 'by' interval POINTS?", "comparative rival 'by' limits POINTS?"
)
@rule("predicate", "interval POINTS? comparative rival", "limits POINTS? comparative rival")
def _by_interval(_: Context, *rest: Meaning) -> ByInterval | None:
    """“… exceeds B by 30–60%”, “… lies between 3 and 6 points below B”."""
    low, high = the(rest, tuple)
    if low.number.value >= high.number.value:
        return None
    return ByInterval(the(rest, Relation), the(rest, Subject), low, high)


@rule("so_much", "by", "'by' interval POINTS?", "'by' limits POINTS?")
@rule("so_much", "'by' 'margins'|'amounts'|'differences' 'of' interval|limits POINTS?")
def _so_much(_: Context, said: Amount | tuple[Amount, Amount], *__: Meaning) -> Margin:
    """“by at least 2 points”, “by between 2 and 4 points”."""
    return Margin(said) if isinstance(said, Amount) else Margin(*said)


@rule(
    "every_time", "'each'|'every' 'time'", "'in'|'for' 'each'|'every' 'case'|'instance'", "'each'"
)
def _every_time(*_: Meaning) -> str:
    return "each time"


@rule("clause", "statement ','? 'and'? so_much every_time?")
@rule("clause", "at ','? statement ','? 'and'? so_much every_time?")
def _ahead_by(c: Context, *rest: Meaning) -> Reading | None:
    """“A beats B on all domains, by at least 2 points”."""
    statement = first(rest, Statement)
    if statement is None or not isinstance(compared := statement.predicate, Comparative):
        return None
    if compared.by is not None or compared.values is not None or compared.than is None:
        return None
    told = the(rest, Margin).told_of(compared)
    lead = first(rest, Place) or EVERYWHERE
    return replace(statement, predicate=told).reading(c, lead) if told else None
