"""One thing against several taken together: “larger than those of A and B combined”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.meanings.meaning import OF_ALL, Extent, Place, Reading, Subject
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, first_exactly, the
from figcheck.checking.language.tree import Comparator, Function
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Others:
    """All others of a kind, taken together.

    Attributes:
        along: the dimension that they are of, if that is said.
        count: how many there are said to be.
    """

    along: str | None = None
    count: int | None = None

    def of(self, c: Context, subject: Subject) -> Place | None:
        """Which they are beside a subject; `None` if that is open, or they are not so many."""
        own = [d for d in subject.own if subject.place.get(d) and c.size(d) > 1]
        own = [d for d in own if self.along in (None, d)]
        if len(own) != 1:
            return None
        known = c.proper(own[0]).get(own[0]) or c.names.dimensions[own[0]].ticks
        rest = [t for t in known if t not in subject.place.get(own[0])]
        if not rest or self.count not in (None, len(rest)):
            return None
        return Place.of(own[0], rest)


@record
class MoreThanSum:
    """Being higher or lower than the sum of several others."""

    relation: Relation
    those: Place | Others

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the one is, at each place that is open."""
        if subject.aggregate or subject.minus or subject.quantifier or subject.count:
            return None
        those = self.those.of(c, subject) if isinstance(self.those, Others) else self.those
        if those is None or extent.count or extent.excluded.ticks:
            return None
        if extent.quantifier not in OF_ALL:
            return None
        than = Comparative(self.relation, Subject(those, aggregate=Function.SUM))
        each = than.reading(c, replace(subject, each=None), extent)
        if all(len(subject.place.get(d)) < _SEVERAL for d in those.dimensions):
            return each
        summed = than.reading(c, replace(subject, each=None, aggregate=Function.SUM), extent)
        if isinstance(self.those, Others) or each is None or summed is None:
            return summed  # "A and B cost more than all others together": so do both together.
        return replace(summed, formulas=(*summed.formulas, *each.formulas))


_SEVERAL = 2
_THOSE = "'that'|'those'|'the'|'all'"


@rule("others_together", "OTHERS LABEL|KIND?", "'the' 'other'|'remaining' COUNT LABEL|KIND?")
@rule("others_together", "'all' 'the'? 'other'|'remaining' COUNT? LABEL|KIND")
@rule("others_together", "'all' 'the'? 'others'|'rest'")
def _others(_: Context, *rest: Meaning) -> Others:
    """“all other towns”, “the other four towns”."""
    label, count = first(rest, Label), first_exactly(rest, int)
    return Others(label.dimension if label else None, count)


@rule("predicate", f"comparative {_THOSE} measure? 'of'|'for'|'in' place|others_together SUMMED")
@rule("predicate", "comparative place|others_together SUMMED")
@rule("predicate", "comparative 'that'|'those' 'of' SUMMED place|others_together")
def _more_than_together(_: Context, *rest: Meaning) -> MoreThanSum | None:
    """“… is larger than those of A and B combined”, “… exceeds all others together”."""
    relation, those = the(rest, Relation), first(rest, Others) or the(rest, Place)
    if relation.comparator not in (Comparator.MORE, Comparator.LESS) or relation.by_quality:
        return None
    return MoreThanSum(relation, those)
