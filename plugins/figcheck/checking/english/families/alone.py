"""The only ones, named last: “the only domain on which B leads is Web”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.assertions import Statement
from figcheck.checking.english.families.exclusive import only_of
from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.peaks import Peak
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import Extent, Place, Reading, Subject
from figcheck.checking.english.names import Label
from figcheck.checking.english.rules import Meaning, every, first, the

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


@rule("clause", "'the' 'only' LABEL 'that'|'which'|'to' more BE place")
@rule("clause", "'the' 'only' LABEL AT 'which' statement BE place")
@rule("clause", "'the' 'only' LABEL 'where' statement BE place")
def _the_only_is(c: Context, *rest: Meaning) -> Reading | None:
    """“The only parser that exceeds 93 is Cedar”, “the only domain on which B leads is Web”."""
    place = every(rest, Place)[-1]
    statement = first(rest, Statement)
    if statement is None or place.dimensions != {the(rest, Label).dimension}:
        return None
    if statement.subject == Subject(named=False):
        return only_of(c, place, statement)
    return replace(statement, extent=replace(statement.extent, only=place)).reading(c)


@rule("clause", "place BE DET LABEL where extreme verb? extents?")
@rule("clause", "at ','? place BE DET LABEL where extreme verb? extents?")
def _the_one_where_most(c: Context, *rest: Meaning) -> Reading | None:
    """“Norway is the country where the fewest adults smoke”."""
    *leads, place = every(rest, Place)
    extent: Extent | None = first(rest, Extent) or Extent()
    for lead in leads:
        extent = extent and extent.joined(Extent(place=lead))
    if extent is None or place.dimensions != {the(rest, Label).dimension}:
        return None
    return Statement(Subject(place), Extremal(the(rest, Peak)), extent).reading(c)


@rule(
    "clause", "place BE 'the' LABEL where statement", "place BE 'the' COUNT LABEL where statement"
)
def _the_ones_where(c: Context, place: Place, *rest: Meaning) -> Reading | None:
    """“News and Fiction are the two domains on which Cedar leads”."""
    statement = first(rest, Statement)
    count = next((r for r in rest if type(r) is int), None)
    label = the(rest, Label).dimension
    if statement is None or place.dimensions != {label}:
        return None
    if not statement.subject.place.ticks and isinstance(statement.predicate, Extremal):
        return None  # "… the country where the fewest smoke": of all countries.
    if count not in (None, len(place.get(label))):
        return None
    extent: Extent = replace(statement.extent, only=place)
    return replace(statement, extent=extent).reading(c)
