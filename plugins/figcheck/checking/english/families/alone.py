"""The only ones, named last: “the only domain on which B leads is Web”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.peaks import Peak
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import Extent, Place, Reading, Subject
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


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
