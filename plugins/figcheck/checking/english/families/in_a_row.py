"""What is so at several ticks that follow each other: “stays above 5 for three years in a row”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.bounds import Bounded
from figcheck.checking.english.families.course import Course
from figcheck.checking.english.families.ever_moving import EverMoving
from figcheck.checking.english.families.ranging import Between
from figcheck.checking.english.families.steps import is_apart
from figcheck.checking.english.families.stretches import Stretch, stretches
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import Extent, Place, Predicate, Reading, Subject
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, exactly, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import And, Formula, Not, Or, Quantifier
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Running:
    """So many ticks that follow each other.

    Attributes:
        count: how many.
        years: whether they are counted in years, or by the name of the axis.
    """

    count: int
    years: bool


@record
class InARow:
    """Being something at so many ticks that follow each other.

    Attributes:
        predicate: what it is there.
        running: how many there are.
    """

    predicate: Predicate
    running: Running

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That it is so at as many, and, as one may say, at no more of them."""
        if subject.aggregate or subject.quantifier or extent.is_said or extent.excluded.ticks:
            return None
        found = stretches(c, subject)
        if len(found) != 1:
            return None
        along, count = found[0], self.running.count
        moves = isinstance(self.predicate, Course)
        if self.running.years and not is_apart(c, along, 1.0):
            return None
        named = len(subject.place.get(along.dimension))
        if named and named not in (count, count + moves):
            return None
        runs = [self._runs(c, subject, along, size + moves) for size in (count, count + 1)]
        known = [[f for f in run if f is not None] for run in runs]
        if not known[0] or any(map(len, runs)) != any(map(len, known)):
            return None
        # What holds is told by the one run that does; that none does, by all of them.
        held, longer = (next((f for f in run if c.table.evaluate(f).truth), None) for run in known)
        if held is None:
            return Reading((_any(known[0]),), "bounds")
        return Reading((held, And((held, Not(longer)))) if longer else (held,), "bounds")

    def _runs(
        self, c: Context, subject: Subject, along: Stretch, size: int
    ) -> list[Formula | None]:
        return [
            self._at(c, subject, along, along.ticks[i : i + size])
            for i in range(len(along.ticks) - size + 1)
        ]

    def _at(
        self, c: Context, subject: Subject, along: Stretch, ticks: tuple[str, ...]
    ) -> Formula | None:
        """That it is so at all of some ticks."""
        there = replace(subject, place=Place.of(along.dimension, ticks).default(along.place))
        if isinstance(self.predicate, Course):
            other = EverMoving(not self.predicate.up, or_still=True).reading(c, there, Extent())
            return Not(other.formulas[0]) if other and len(other.formulas) == 1 else None
        reading = self.predicate.reading(c, there, Extent(Quantifier.ALL, along=along.dimension))
        return reading.formulas[0] if reading and len(reading.formulas) == 1 else None


def _any(formulas: list[Formula]) -> Formula:
    return formulas[0] if len(formulas) == 1 else Or(tuple(formulas))


@rule("in_a_row", "'for'|'over'|'in' COUNT PERIODS|STEP|LABEL|KIND 'in' 'a' 'row'")
@rule(
    "in_a_row", "'for'|'over'|'in' COUNT 'consecutive'|'successive'|'straight' PERIODS|STEP|LABEL"
)
@rule("in_a_row", "'for' COUNT PERIODS|STEP|LABEL 'running'")
def _in_a_row(c: Context, *rest: Meaning) -> Running | None:
    """“three years in a row”; of a row of models nobody says so."""
    label = first(rest, Label)
    if label is not None and not is_ordered(c.names.dimensions[label.dimension]):
        return None
    years = label is None and c.discourse.clause_has_word("years?")
    return Running(exactly(rest, int), years)


@rule("clause", "statement ','? in_a_row", "statement ','? in_a_row ','? at")
def _for_so_many(c: Context, statement: Meaning, *rest: Meaning) -> Reading | None:
    """“A stays above 5 for three years in a row, from 2010 to 2012”."""
    if not isinstance(statement, Statement):
        return None
    predicate = statement.predicate
    plain = isinstance(predicate, Course) and predicate.is_plain
    if not (plain or isinstance(predicate, (Bounded, Between))):
        return None
    place = first(rest, Place)
    extent = statement.extent.joined(Extent(place=place)) if place else statement.extent
    if extent is None:
        return None
    said = InARow(predicate, the(rest, Running))
    return Statement(statement.subject, said, extent).reading(c)
