"""What a clause within a sentence is about, where it does not say so itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.clauses import Clause, Link
from figcheck.checking.english.discourse import Surroundings
from figcheck.checking.english.meaning import EVERYWHERE, Place

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Reader

_PRONOUNS = frozenset("it its they their this".split())


def antecedents(reader: Reader, clause: Clause, around: Surroundings) -> list[Surroundings]:
    """The surroundings in which a clause may be read; they must agree on its verdict.

    Args:
        reader: knows the names of the figure.
        clause: the clause; what goes before it comes first in `around.said`.
        around: the surroundings of the whole sentence.

    Returns:
        `around` itself for a clause that stands alone; else one for each thing that a
        relative clause, a participle or a pronoun may be about.
    """
    places = reader.places_in(around.said[0]) if around.said and clause.start else ()
    if not places:
        return [around]
    if clause.link in (Link.RELATIVE, Link.WHERE):
        candidates = [_together(places), places[-1]]
    elif clause.link is Link.SUBJECT or clause.text.split(" ", 1)[0].lower() in _PRONOUNS:
        candidates = [places[0], _together(places)]
    else:
        return [around]
    here = around.here or EVERYWHERE
    found = dict.fromkeys(replace(around, here=p.default(here)) for p in candidates if p)
    return list(found)


def _together(places: Sequence[Place]) -> Place | None:
    """All of the places at once; `None` if they exclude each other."""
    whole: Place | None = EVERYWHERE
    for place in places:
        whole = whole and whole.within(place)
    return whole
