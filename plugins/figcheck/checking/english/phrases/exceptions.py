"""The exceptions to what was said last: “The only exception is B”, “… are both at 4”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.claims.discourse import spots
from figcheck.checking.english.families.build import both
from figcheck.checking.english.meanings.meaning import Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first_exactly, the
from figcheck.checking.english.phrases.echo import Echo
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Arithmetic,
    Cells,
    Comparator,
    Compare,
    Condition,
    Count,
    Formula,
    Number,
    Quantified,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Excepting(Echo):
    """That what was said last fails at a place, and nowhere else.

    Attributes:
        count: in how many cases; `None` for several that are not counted.
        named: whether each of the things that are named is an exception.
    """

    count: int | None = None
    named: bool = False

    def of(self, said: Reading) -> Reading | None:
        """The cases of the comparison that was said last in which it does not hold.

        Args:
            said: what was said last.

        Returns:
            `None` where that is no comparison that holds in so many cases.
        """
        found: list[Formula] = []
        for formula in said.formulas:
            comparison = _comparison(formula)
            if comparison is None or comparison.comparator is Comparator.ABOUT:
                return None
            fails = replace(comparison, comparator=comparison.comparator.negation)
            left, right = (_within(t, self.place) for t in (fails.left, fails.right))
            if left is None or right is None:
                return None
            everywhere, there = Count(fails), Count(Compare(fails.comparator, left, right))
            enough = (
                Compare(Comparator.MORE, there, Number(0))
                if self.count is None
                else Compare(Comparator.EQUAL, there, Number(float(self.count)))
            )
            each = [self._fails_at(fails, spot) for spot in spots(self.place)] if self.named else []
            if None in each:
                return None
            found.append(both([Compare(Comparator.EQUAL, everywhere, there), enough, *each]))
        return Reading(tuple(found), said.family) if found else None

    @staticmethod
    def _fails_at(fails: Compare, spot: Place) -> Formula | None:
        """That one of the things that are named is an exception, be it in several cases."""
        left, right = (_within(term, spot) for term in (fails.left, fails.right))
        if left is None or right is None:
            return None
        return Compare(Comparator.MORE, Count(Compare(fails.comparator, left, right)), Number(0))


def _comparison(formula: Formula) -> Compare | None:
    """The comparison that a formula says to hold in so many cases."""
    match formula:
        case Quantified(_, of):
            return of
        case Compare(_, Count(of), Number()):
            return of
        case _:
            return None


def _within(term: Term, place: Place) -> Term | None:
    """A term at a part of its places only; `None` if it has none there."""
    match term:
        case Number():
            return term
        case Cells(conditions):
            kept = dict(place.ticks)
            whole: list[Condition] = []
            for condition in conditions:
                if not isinstance(condition, Condition) or condition.excluded:
                    return None
                ticks = kept.pop(condition.dimension, condition.ticks)
                shared = tuple(t for t in condition.ticks if t in ticks)
                if not shared:
                    return None
                whole.append(replace(condition, ticks=shared))
            whole += (Condition(d, t) for d, t in kept.items())
            return Cells(tuple(whole))
        case Absolute(of):
            inner = _within(of, place)
            return Absolute(inner) if inner is not None else None
        case Arithmetic(operator, left, right):
            one, two = _within(left, place), _within(right, place)
            return Arithmetic(operator, one, two) if one is not None and two is not None else None
        case Aggregate():
            return None
        case _:
            return None


@rule("echo", "'the' 'only'|'one'|'sole'|'single' 'exception' BE AT? place")
@rule("echo", "'only'|'sole' 'exception' ':' place", "'exception' ':' place")
def _the_only_exception(_: Context, *rest: Meaning) -> Excepting | None:
    """“The only exception is B at 4”."""
    place: Place = the(rest, Place)
    return None if place.notes else Excepting(place, named=True)


@rule("echo", "'the' 'exceptions' BE|LIES the_count? AT place")
def _the_exceptions_at(_: Context, *rest: Meaning) -> Excepting:
    """“The exceptions are both at 4”."""
    count = first_exactly(rest, int)
    return Excepting(the(rest, Place).plain, count=count)


@rule("the_count", "'both'")
def _both(*_: Meaning) -> int:
    return 2


@rule("the_count", "'all' COUNT?")
def _all(*rest: Meaning) -> int | str:
    return next((r for r in rest if type(r) is int), "all")


@rule("echo", "'the' COUNT? 'exceptions' BE ':'? place", "'exceptions' ':' place")
def _the_exceptions(c: Context, *rest: Meaning) -> Excepting | None:
    """“The exceptions are A and B”; “both at 4” are no two things that were named."""
    place: Place = the(rest, Place)
    if c.discourse.clause_has("both"):
        return None
    count = len([*spots(place.plain)])
    said = first_exactly(rest, int, count)
    return Excepting(place.plain, named=True) if not place.notes and said == count > 1 else None
