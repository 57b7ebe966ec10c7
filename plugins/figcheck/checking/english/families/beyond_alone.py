"""The only ones beyond a bound: “A and B are the only two with more than 10 million”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.ranking import row_of
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, first_exactly, the
from figcheck.checking.language.tree import Comparator, Compare, Count, Number
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Only:
    """Being the only ones beyond a bound."""

    bound: Amount
    count: int | None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That these lie beyond the bound, and no others of their kind."""
        if len(subject.own) != 1 or subject.aggregate or subject.quantifier or extent.is_said:
            return None
        (dimension,) = subject.own
        ticks = subject.place.get(dimension)
        whole = row_of(c, subject.place, dimension)
        if whole is None or self.count not in (None, len(ticks)):
            return None
        beyond = Compare(self.bound.comparator, subject.term(whole), self.bound.number)
        own = Compare(self.bound.comparator, subject.term(subject.place), self.bound.number)
        counts = Compare(Comparator.EQUAL, Count(beyond), Number(len(ticks)))
        return Reading((both([own, counts]),), "counting")


@rule("predicate", "'the' 'only' how_many? LABEL|KIND 'with'|'that' HAVE? bound")
@rule(
    "predicate",
    "'the' 'only' how_many? LABEL|KIND limit",
    "'the' 'only' how_many? LABEL|KIND 'that'|'to' limit",
)
def _only(_: Context, *rest: Meaning) -> Only | None:
    """“A and B are the only two with more than 10 million”."""
    count = first_exactly(rest, int)
    limit = first(rest, Amount) or getattr(rest[-1], "amount", None)
    return Only(limit, count) if limit else None


@rule("clause", "'only' place HAVE|BE bound", "'only' place limit")
def _only_these(c: Context, *rest: Meaning) -> Reading | None:
    """“Only A and B have more than 10”."""
    limit = first(rest, Amount) or getattr(rest[-1], "amount", None)
    if limit is None:
        return None
    subject = Subject(the(rest, Place))
    return Statement(subject, Only(limit, None), Extent()).reading(c)
