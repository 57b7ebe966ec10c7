"""Being the best, as a verb: “wins all four categories”, “never led the market”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.elliptic import Within
from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.peaks import Peak
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Extent, Place, Subject
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.tree import Comparator, Function, Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_BEST = Peak(Function.MAX, by_quality=True, of_size=True)


@rule("predicate", "'wins'|'won'|'win' by", "'wins'|'won'|'win' at by")
def _wins_by(_: Context, *rest: Meaning) -> Within:
    """“… wins on Web by 5 points”: so far ahead of all others."""
    ahead = Comparative(Relation(Comparator.MORE, by_quality=True), None, the(rest, Amount))
    return Within(first(rest, Place) or EVERYWHERE, ahead)


@rule("statement", "subject extents? 'wins'|'won'|'win' extents")
def _wins_there(c: Context, subject: Subject, *rest: Meaning) -> Statement | None:
    """“A wins on Coding”, “A wins only on Coding”, “A wins in four of the eight sets”."""
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    if extent is None or not (extent.is_said or extent.place.ticks):
        return None
    if extent.aggregate is not None or extent.place.dimensions & subject.place.dimensions:
        return None
    return Statement(subject, Extremal(_BEST), extent)


@rule("statement", "subject extents? verb? WINS EACH COUNT? LABEL SHOWN? extents?")
@rule("statement", "subject extents? verb? WINS EACH VALUES|CASE extents?")
@rule("statement", "subject extents? verb? WINS place extents?")
def _wins(c: Context, subject: Subject, *rest: Meaning) -> Statement | None:
    """“A wins all four categories”, “A leads Coding and Math”."""
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    label, place = first(rest, Label), first(rest, Place)
    count = first_exactly(rest, int)
    if extent is None or (label and count not in (None, c.size(label.dimension))):
        return None
    if place is not None and place.dimensions & (subject.place.dimensions | {subject.each}):
        return None  # "A leads B": it is ahead of it.
    if label is not None:
        over = Extent(the(rest, Quantifier), along=label.dimension)
    elif place is not None:
        over = Extent(place=place)
    else:
        over = Extent(the(rest, Quantifier))  # "A wins all cells from 8 threads on"
    reach = extent.joined(over)
    return Statement(subject, Extremal(_BEST), reach) if reach else None
