"""One point of an axis against another by its number: “a rate of 0.1 is better than 0.01”."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.meanings.meaning import Amount, Extent, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, the
from figcheck.checking.language.tree import Comparator
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class ThanTick:
    """Being higher or lower than at a point of the axis on which the subject is one.

    Attributes:
        relation: which of the two.
        point: the number of the other point.
        by: the difference, if that is said.
    """

    relation: Relation
    point: Amount
    by: Amount | None = None

    of_level: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the values at the subject's point lie above or below those at the other."""
        if self.point.comparator is not Comparator.EQUAL or self.point.unit:
            return None
        number = self.point.number.value
        places = {
            d: c.ticks(d, [number])
            for d, ticks in subject.place.ticks
            if d in subject.own and len(ticks) == 1
        }
        known = [(d, p) for d, p in places.items() if p is not None]
        if len(known) != 1 or known[0][1].get(known[0][0]) == subject.place.get(known[0][0]):
            return None
        than = Comparative(self.relation, Subject(known[0][1], there=True), self.by)
        return than.reading(c, subject, extent)


@rule("predicate", "BETTER measure? THAN amount by?", "DET BETTER measure|KIND THAN amount by?")
def _better_than(_: Context, *rest: Meaning) -> ThanTick:
    """“… is better than 0.01”."""
    relation = Relation(the(rest, Comparator), by_quality=True, strict=True)
    return _of(relation, rest)


@rule("predicate", "MORE measure? THAN amount by?", "BEATS amount by?")
def _more_than(c: Context, *rest: Meaning) -> ThanTick:
    """“… outperforms 0.01”, “… gives higher scores than 0.01”."""
    beats = not c.discourse.clause_has_word("than")
    return _of(Relation(the(rest, Comparator), by_quality=beats), rest)


def _of(relation: Relation, rest: tuple[Meaning, ...]) -> ThanTick:
    amounts = [r for r in rest if isinstance(r, Amount)]
    return ThanTick(relation, amounts[0], amounts[1] if len(amounts) > 1 else None)
