"""What several have taken together: “the combined share of A and B”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.aggregates import Summing
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Place, Subject, together
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.tree import Function

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_SEVERAL = 2


@rule("subject", "DET? COMBINED measure 'of'|'for'|'in'|'from'|'at' DET? place at?")
@rule("subject", "place 's'? COMBINED measure at?", "DET? COMBINED place measure at?")
@rule("subject", "spot 's'? COMBINED measure 'of'|'for'|'in'|'from' place")
def _combined(_: Context, *rest: Meaning) -> Subject | None:
    """“the combined share of A and B”, “A and B's combined share”."""
    place = together(every(rest, Place))
    if place is None or place.notes:
        return None
    listed = [d for d, ticks in place.ticks if len(ticks) >= _SEVERAL]
    return Subject(place, aggregate=Function.SUM) if len(listed) == 1 else None


@rule("subject", "DET? COMBINED measure 'of'|'for'|'in'|'from' 'all'|'the' 'the'? COUNT? LABEL at?")
@rule("subject", "DET? COUNT? LABEL 's'|\"'\"? COMBINED measure at?")
def _combined_of_all(c: Context, *rest: Meaning) -> Subject | None:
    """“the combined landings of the five ports”, if there are five."""
    label, count = the(rest, Label), first_exactly(rest, int)
    place = first(rest, Place) or EVERYWHERE
    if label.dimension in place.dimensions or count not in (None, c.size(label.dimension)):
        return None
    everything = Place.of(label.dimension, c.names.dimensions[label.dimension].ticks)
    return Subject(place.default(everything), aggregate=Function.SUM)


@rule("subject", "DET COMBINED MEASURE at?")
def _combined_whole(_: Context, *rest: Meaning) -> Subject:
    """“the combined catch”: of all that there are."""
    place = first(rest, Place) or EVERYWHERE
    return Subject(place, aggregate=Function.SUM, named=place.is_named, whole=True)


@rule("predicate", "HAVE DET? COMBINED measure 'of' value_then|bound")
@rule("predicate", "HAVE DET 'total'|'sum'|'tally'|'grand' 'total'? 'of' value_then|bound")
@rule("predicate", "HAVE|SUMS_TO|WORTH 'a'|'an' COMBINED value_then")
def _have_together(_: Context, *rest: Meaning) -> Summing:
    """“… have a combined mass of 12”, “… sold a total of 12”."""
    return Summing(the(rest, Amount))
