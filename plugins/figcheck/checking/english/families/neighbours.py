"""Rows, columns and bars beside the one next to them: “each row is lower than the one above it”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import extent_of, fits, open_dimensions, reaching
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Extent, Place, Reading, Subject
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, exactly, first, the
from figcheck.checking.language.tree import Comparator, Compare, Number, Quantifier, Steps
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class BesideTheNext:
    """Being above or below the neighbour in the order in which the figure shows them.

    Attributes:
        relation: above or below, better or worse.
        dimension: the one whose ticks are compared with those beside them.
        after: whether the neighbour comes after rather than before.
    """

    relation: Relation
    dimension: str
    after: bool

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That it is so from each to the next, everywhere else as well."""
        reach = extent_of(subject, extent)
        comparator = self.relation.at(c, subject.place)
        if subject.aggregate or reach is None or reach.excluded.ticks or comparator is None:
            return None
        if self.dimension not in open_dimensions(c, subject.place):
            return None
        known = c.names.dimensions[self.dimension]
        backwards = c.ascending(self.dimension)[0] != known.ticks[0]
        sign = comparator.reverse if self.after is not backwards else comparator
        steps = Steps(subject.term(subject.place), self.dimension)
        rest = open_dimensions(c, subject.place)
        if reach.is_said and not fits(reach, rest):
            return None
        held = Compare(sign, steps, Number(0))
        return Reading((reaching(held, reach, Quantifier.ALL),), "trend")


@rule(
    "beside_next",
    "BE MORE THAN PREVIOUS_ONE",
    "BEATS|EXCEEDS PREVIOUS_ONE",
    "BE BETTER THAN PREVIOUS_ONE",
)
@rule(
    "beside_next",
    "verb? MORE measure THAN PREVIOUS_ONE",
    "MORE THAN PREVIOUS_ONE",
    "BE EXCEEDS PREVIOUS_ONE",
)
def _beside_next(_: Context, *rest: Meaning) -> tuple[Comparator, bool]:
    return the(rest, Comparator), the(rest, bool)


@rule(
    "clause",
    "EACH LABEL extents? beside_next extents?",
    "at ','? EACH LABEL extents? beside_next extents?",
)
@rule("clause", "extent ','? EACH LABEL beside_next extents?")
def _each_beside_next(c: Context, *rest: Meaning) -> Reading | None:
    """“Each row is lower than the one above it”."""
    if first(rest, Quantifier) is not Quantifier.ALL:
        return None
    comparator, after = exactly(rest, tuple)
    extent: Extent | None = Extent(place=first(rest, Place) or EVERYWHERE)
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    if extent is None:
        return None
    predicate = BesideTheNext(Relation(comparator), the(rest, Label).dimension, after)
    return Statement(Subject(c.here), predicate, extent).reading(c)
