"""Where values go one way and where the other: “rises at A and B and falls at the other four”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.course import Course
from figcheck.checking.english.families.gains import Gaining
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.passages import Passing
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.tree import Formula

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("among_them", "AT COUNT LABEL|KIND? ','|':'|'(' place ')'? ','?", "AT place ','?")
def _among_them(_: Context, *rest: Meaning) -> Place | None:
    """“at three stations, A, B and C”, if these are three."""
    place, count = the(rest, Place), first_exactly(rest, int)
    label = first(rest, Label)
    if len(place.ticks) != 1 or place.notes:
        return None
    ((dimension, ticks),) = place.ticks
    if label is not None and label.dimension != dimension:
        return None
    return place if count in (None, len(ticks)) else None


@rule("clause", "subject? verb? moves among_them 'and'|'but' moves AT left_ones")
@rule("clause", "at ','? subject verb? moves among_them 'and'|'but' moves AT left_ones")
def _parted(c: Context, *rest: Meaning) -> Reading | None:
    """“It rises slightly at three stations, A, B and C, and falls at the other four”."""
    subject = first(rest, Subject) or Subject(named=False, topical=True)
    one, two = every(rest, Move)
    *lead, place = every(rest, Place)
    if subject.each or subject.quantifier or one.up is two.up:
        return None
    ((dimension, named),) = place.ticks
    known = c.proper(dimension).get(dimension) or c.names.dimensions[dimension].ticks
    others = [t for t in known if t not in named]
    stated = first(rest, tuple)
    if stated not in (None, (len(others),)) or not others:
        return None
    ways: list[list[Formula]] = []
    for make in (Course, _passing):
        parts = ((named, make(one.up)), (tuple(others), make(two.up)))
        found = _all(c, subject, dimension, parts, lead)
        ways += [found] if found else []
    return Reading(tuple(both(found) for found in ways), "trend") if ways else None


def _passing(up: bool) -> Passing:
    return Passing(Gaining(up))


def _all(
    c: Context,
    subject: Subject,
    dimension: str,
    parts: tuple[tuple[tuple[str, ...], Predicate], ...],
    lead: list[Place],
) -> list[Formula] | None:
    """That each tick of a part goes the way of its part."""
    found: list[Formula] = []
    for ticks, predicate in parts:
        for tick in ticks:
            extent = Extent(place=Place.of(dimension, [tick]))
            reading = Statement(subject, predicate, extent).reading(
                c, lead[0] if lead else EVERYWHERE
            )
            if reading is None:
                return None
            found.append(reading.formulas[0])
    return found


@rule("left_ones", "'the' 'other'|'remaining' COUNT LABEL|KIND?", "'the' OTHERS LABEL|KIND?")
@rule("left_ones", "'all' OTHERS LABEL|KIND?", "'the' 'others'", "'all' 'others'", "'the' 'rest'")
def _left_ones(_: Context, *rest: Meaning) -> tuple[int, ...] | str:
    count = first_exactly(rest, int)
    return "rest" if count is None else (count,)
