"""Lines that go opposite ways from one point to the next: “whenever A rises, B falls”."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from figcheck.checking.english.families.apart import two_of
from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.stretches import stretches
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    OF_ALL,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Not,
    Number,
    Or,
    Quantifier,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


def _steps(c: Context, place: Place, least: int = 3) -> list[Term] | None:
    """The changes of one line from each point to the next."""
    subject = Subject(place)
    found = stretches(c, subject)
    if len(found) != 1 or len(found[0].ticks) < least:
        return None
    values = [found[0].value(subject, tick) for tick in found[0].ticks]
    return [Arithmetic("-", later, earlier) for earlier, later in pairwise(values)]


def _is(term: Term, *, up: bool) -> Formula:
    return Compare(Comparator.MORE if up else Comparator.LESS, term, Number(0))


@record
class Opposed:
    """Two lines of which one rises wherever the other falls.

    Attributes:
        alike: whether both go the same way instead.
        throughout: whether they do so at every step; else it is said of a single one.
    """

    alike: bool = False
    throughout: bool = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the changes of the two have opposite signs at each step."""
        if subject.aggregate or subject.minus or extent.excluded.ticks or extent.count:
            return None
        pair = two_of(c, subject)
        if pair is None or extent.quantifier not in OF_ALL:
            return None
        dimension, ticks = pair
        where = subject.place.without([dimension])
        least = 3 if self.throughout else 2
        lines = [_steps(c, Place.of(dimension, [t]).default(where), least) for t in ticks]
        one, two = lines
        if one is None or two is None or not (self.throughout or len(one) == 1):
            return None
        products = (Arithmetic("*", a, b) for a, b in zip(one, two, strict=True))
        return Reading((both(_is(p, up=self.alike) for p in products),), "trend")


@rule("predicate", "OPPOSED_THROUGHOUT", "ALWAYS_OPPOSED", "QUANTITY OPPOSED_WAYS")
def _opposed(_: Context, *rest: Meaning) -> Opposed | None:
    """“… always move in opposite directions”."""
    return Opposed() if first(rest, Quantifier) in OF_ALL else None


@rule("predicate", "OPPOSED_WAYS")
def _opposed_once(*_: Meaning) -> Opposed:
    """“In 2010, A and B move in opposite directions”."""
    return Opposed(throughout=False)


@rule("predicate", "ONE_WAY")
def _alike_once(*_: Meaning) -> Opposed:
    """“In 2010, A and B move in the same direction”."""
    return Opposed(alike=True, throughout=False)


@rule("one_and_other", "'one' RISES 'the' 'other' RISES", "'one' RISES ',' 'the' 'other' RISES")
@rule("one_and_other", "'one' 'of' 'them' RISES ','? 'the' 'other' RISES")
def _one_and_other(_: Context, *rest: Meaning) -> Opposed | None:
    ways = [r for r in rest if isinstance(r, bool)]
    return Opposed() if ways[0] is not ways[1] else None


@rule("clause", "every_step? ','? 'when'|'whenever'|'where'|'wherever' one_and_other")
@rule("clause", "'whenever'|'when'|'wherever' one_and_other ','? every_step?")
def _when_one_rises(c: Context, *rest: Meaning) -> Reading | None:
    """“in every step from one m to the next, when one rises the other falls”."""
    one, two = c.discourse.pair() or (EVERYWHERE, EVERYWHERE)
    differing = {d for d in one.dimensions if one.get(d) != two.get(d)}
    if len(differing) != 1 or one.dimensions != two.dimensions:
        return None
    shared = one.without(differing)  # "On Web, A and B mirror each other": there
    both_lines = one.without(shared.dimensions).beside(two.without(shared.dimensions))
    if both_lines is None:
        return None
    subject = Subject(both_lines.default(shared), own=frozenset(differing))
    return Statement(subject, the(rest, Opposed), Extent()).reading(c)


@rule("every_step", "EVERY_STEP")
@rule("every_step", "AT EACH STEP|LABEL|KIND 'from' 'one' KIND|LABEL|VALUES 'to' 'the' 'next'")
def _every_step(*_: Meaning) -> str:
    return "at every step"


@rule("line_there", "place", "DET? place measure", "DET? measure 'of' DET? place KIND|MEASURE?")
def _line_there(_: Context, *rest: Meaning) -> Place:
    """“the female share”, “the share of women”."""
    return the(rest, Place)


@rule("each_time", "'whenever'", "'every'|'each' 'time' 'that'?", "'wherever'")
def _each_time(*_: Meaning) -> str:
    return "each time"


@rule("clause", "each_time line_there RISES ',' line_there RISES always?")
@rule("clause", "at ','? each_time line_there RISES ',' line_there RISES always?")
def _whenever(c: Context, *rest: Meaning) -> Reading | None:
    """“Whenever recall rises, precision falls”."""
    *lead, given, then = every(rest, Place)
    ways = [r for r in rest if isinstance(r, bool)]
    return _given(c, (lead or [EVERYWHERE])[0], (given, ways[0]), (then, ways[1]))


@rule("clause", "line_there RISES each_time line_there RISES always?")
@rule("clause", "at ','? line_there RISES each_time line_there RISES always?")
def _whenever_behind(c: Context, *rest: Meaning) -> Reading | None:
    """“Precision falls whenever recall rises”."""
    *lead, then, given = every(rest, Place)
    ways = [r for r in rest if isinstance(r, bool)]
    return _given(c, (lead or [EVERYWHERE])[0], (given, ways[1]), (then, ways[0]))


@rule("always", "','? QUANTITY")
def _always(_: Context, quantifier: Quantifier) -> str | None:
    """“…, without exception”."""
    return "always" if quantifier is Quantifier.ALL else None


def _given(
    c: Context, lead: Place, given: tuple[Place, bool], then: tuple[Place, bool]
) -> Reading | None:
    """That at each step at which the one line goes its way the other goes its own."""
    where = lead.default(c.here)
    if given[0].dimensions != then[0].dimensions or given[0] == then[0]:
        return None
    one, two = (_steps(c, place.default(where)) for place, _ in (given, then))
    if one is None or two is None or len(one) != len(two):
        return None
    pairs = zip(one, two, strict=True)
    cases: list[Formula] = [Or((Not(_is(a, up=given[1])), _is(b, up=then[1]))) for a, b in pairs]
    once = Or(tuple(_is(a, up=given[1]) for a in one))  # else nothing is said
    if not c.table.evaluate(once).truth:
        return None
    return Reading((both(cases),), "condition")
