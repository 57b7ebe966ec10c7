"""Rises and falls against something else: “an increase in values compared to A”.

No axis is followed: the values here are higher, or lower, than those there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, the
from figcheck.checking.language.tree import Comparator

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule(
    "against",
    "RELATIVE_TO DET? place KIND?",
    "'over' DET? place KIND?",
    "THAN AT? DET? place KIND?",
)
def _against(_: Context, *rest: Meaning) -> Place:
    return the(rest, Place)


@rule("clause", "place verb? movement of_values? extents? against extents?")
@rule("clause", "place moves extents? against extents?")
def _it_than_there(c: Context, place: Place, *rest: Meaning) -> Reading | None:
    """“B shows a clear increase compared to A”, “B has increased relative to A”."""
    return _statement(Subject(place, own=place.dimensions), c, rest)


def _statement(subject: Subject, c: Context, rest: tuple[Meaning, ...]) -> Reading | None:
    move, there = the(rest, Move), the(rest, Place)
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    shared = subject.place.dimensions | c.here.dimensions
    if extent is None or move.manner is not None or not there.dimensions <= shared:
        return None
    comparator = Comparator.MORE if move.up else Comparator.LESS
    than = Subject(there, own=there.dimensions)
    return Statement(subject, Comparative(Relation(comparator), than), extent).reading(
        c, EVERYWHERE
    )
