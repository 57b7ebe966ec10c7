"""So many things, and which they are: “only two models fall below 35 on Web, A and B”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.exclusive import only_of
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, the_predicate
from figcheck.checking.language.tree import Comparator
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Listed(Statement):
    """What is said of so many things that are named behind it.

    Attributes:
        ticks: the things.
    """

    ticks: Place = EVERYWHERE

    def reading(self, c: Context, lead: Place = EVERYWHERE) -> Reading | None:
        """That it holds of these and of no others."""
        extent = self.extent.joined(Extent(place=lead))
        dimension, amount = self.subject.each, self.subject.count
        if extent is None or dimension is None or amount is None:
            return None
        if self.ticks.dimensions != {dimension} or self.ticks.notes:
            return None
        if dimension in extent.place.dimensions or amount.comparator is not Comparator.EQUAL:
            return None
        if amount.number.value != len(self.ticks.get(dimension)):
            return None
        among = self.subject.place.get(dimension)
        where = extent.joined(Extent(place=self.subject.place.without([dimension])))
        if where is None:
            return None
        return only_of(c, self.ticks, Statement(self.subject, self.predicate, where), among)


@rule("statement", "subject extents? verb? extents? predicate extents? the_list")
def _listed(_: Context, subject: Subject, *rest: Meaning) -> Listed | None:
    """“Only two models fall below 35 on Web, A and B”."""
    if subject.count is None or subject.each is None:
        return None
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    predicate = the_predicate(rest)
    return Listed(subject, predicate, extent, every(rest, Place)[-1]) if extent else None
