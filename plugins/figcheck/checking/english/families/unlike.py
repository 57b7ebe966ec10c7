"""What holds of one thing and not of another: “Unlike A, B stays below 5 on all domains”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.exclusive import only_of
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Extent, Place, Reading
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("clause", "UNLIKE 'in'|'on'|'for'|'at'? place ',' statement", "statement ',' UNLIKE place")
@rule("clause", "at ','? UNLIKE place ',' statement")
@rule("clause", "UNLIKE OTHERS LABEL|KIND? ',' statement")
@rule("clause", "statement ',' UNLIKE OTHERS LABEL|KIND?")
def _unlike(c: Context, *rest: Meaning) -> Reading | None:
    """“Unlike A, B stays below 5”: B does, A does not."""
    said = first(rest, Statement)
    if said is None:
        return None
    places = every(rest, Place)
    subject, lead = said.subject, EVERYWHERE
    if subject.others or subject.minus or subject.quantifier or subject.count or subject.each:
        return None
    if places:
        other = places.pop()
        lead = places[0] if places else EVERYWHERE
        if len(other.ticks) != 1 or other.notes or other.orders:
            return None
        ((dimension, ticks),) = other.ticks
    else:
        label = first(rest, Label)
        own = [d for d, t in subject.place.ticks if len(t) == 1]
        dimension = label.dimension if label else own[0] if len(own) == 1 else ""
        ticks = tuple(
            t
            for t in (c.names.dimensions[dimension].ticks if dimension else ())
            if t not in subject.place.get(dimension)
        )
    one = subject.place.get(dimension)
    extent = said.extent.joined(Extent(place=subject.place.without([dimension])))
    extent = extent and extent.joined(Extent(place=lead))
    if not one or not ticks or set(one) & set(ticks) or extent is None or subject.aggregate:
        return None
    return only_of(c, Place.of(dimension, one), replace(said, extent=extent), (*one, *ticks))
