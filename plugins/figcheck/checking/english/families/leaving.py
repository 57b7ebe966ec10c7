"""What is said of the rest while something is left out of account: “Leaving Alder aside, …”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.assertions import Coordination, Statement
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class LeftOut:
    """What is left out of account."""

    place: Place


@rule("left_out", "LEAVING DET? place ASIDE_FROM_IT", "LEAVE_OUT DET? place", "place 'aside'")
def _left_out(_: Context, *rest: Meaning) -> LeftOut | None:
    """“leaving Alder aside”, “with Alder left out”, “Alder aside”."""
    place = the(rest, Place)
    return None if place.notes or place.orders or len(place.ticks) != 1 else LeftOut(place)


def kept_of(c: Context, out: LeftOut) -> Place | None:
    """All ticks of a dimension but those that are left out."""
    ((dimension, ticks),) = out.place.ticks
    kept = [t for t in c.names.dimensions[dimension].ticks if t not in ticks]
    return Place.of(dimension, kept) if kept else None


@rule("clause", "left_out ','? statement", "at ','? left_out ','? statement")
@rule("clause", "left_out ','? at ','? statement", "statement ','? left_out")
def _of_the_rest(c: Context, *rest: Meaning) -> Reading | None:
    """“On Web, leaving Alder aside, the scores lie between 70 and 80”: those of the others."""
    statement = next(r for r in rest if isinstance(r, (Statement, Coordination)))
    out = the(rest, LeftOut)
    kept = kept_of(c, out)
    where = kept.within(first(rest, Place) or EVERYWHERE) if kept else None
    said = statement.statements if isinstance(statement, Coordination) else (statement,)
    named = {(d, t) for s in said for d, ticks in s.subject.place.ticks for t in ticks}
    if where is None or any((d, t) in named for d, ticks in out.place.ticks for t in ticks):
        return None
    return statement.reading(c, where)
