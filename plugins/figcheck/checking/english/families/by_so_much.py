"""Being higher by so much to so much: “A exceeds B by 30–60% in all years”."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import (
    both,
    extent_of,
    fits,
    open_dimensions,
    reaching,
)
from figcheck.checking.english.families.sides import Relation, sides
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import Amount, Extent, Reading, Subject
from figcheck.checking.english.rules import Meaning, the
from figcheck.checking.language.tree import (
    Arithmetic,
    Comparator,
    Compare,
    Number,
    Quantifier,
    Term,
)

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


@dataclass(frozen=True)
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
        if reach.quantifier not in (None, Quantifier.ALL) or reach.count or reach.excluded.ticks:
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
        ends = ((Comparator.AT_LEAST, self.low.number), (Comparator.AT_MOST, self.high.number))
        all_of = Extent(Quantifier.ALL)
        return Reading(
            tuple(
                both(reaching(Compare(sign, way, n), all_of, Quantifier.ALL) for sign, n in ends)
                for way in ways
            ),
            "difference",
        )


@rule(
    "predicate", "comparative rival 'by' interval POINTS?", "comparative rival 'by' limits POINTS?"
)
def _by_interval(_: Context, *rest: Meaning) -> ByInterval | None:
    """“… exceeds B by 30–60%”."""
    low, high = the(rest, tuple)
    if low.number.value >= high.number.value:
        return None
    return ByInterval(the(rest, Relation), the(rest, Subject), low, high)
