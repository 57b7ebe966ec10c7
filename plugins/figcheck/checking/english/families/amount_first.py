"""Amounts that come first: “43.2 is the highest rate”, “9.8 % of the adults in Chile smoke”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.bounds import Valued
from figcheck.checking.english.families.build import is_single
from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.peaks import Peak, Scope
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
    together,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


def _value_at(c: Context, rest: tuple[Meaning, ...]) -> Reading | None:
    """That the one value at all the places that are named is the amount."""
    place = together(every(rest, Place))
    extent: Extent | None = Extent()
    for also in every(rest, Extent):
        extent = extent and extent.joined(also)
    if place is None or extent is None or (place.notes or extent.place.notes):
        return None
    where = place.within(extent.place)
    if where is None or not is_single(c, where.default(c.here)) or not where.ticks:
        return None
    return Statement(Subject(place), Valued(the(rest, Amount)), extent).reading(c)


@rule("clause", "at ','? value_then 'of'? people extents? HAVE|BE of_topic? extents?")
@rule("clause", "value_then 'of'? people extents? HAVE|BE place? of_topic? extents")
@rule("clause", "at ','? value_then 'of'? people HAVE|BE place of_topic? extents?")
@rule("clause", "at ','? value_then 'of' DET? place nouns? HAVE|BE of_topic? extents?")
@rule("clause", "value_then 'of' DET? place nouns? HAVE|BE of_topic? extents")
def _so_many_do(c: Context, *rest: Meaning) -> Reading | None:
    """“42 million people spoke Spanish in 2019”, “In 2020, 9.8 % of Brazilian adults smoked”."""
    return _value_at(c, rest)


@rule("people", "DET? nouns", "DET? nouns AT place")
def _people(_: Context, *rest: Meaning) -> Place | str:
    """Those who are counted, perhaps with where they are."""
    return first(rest, Place) or "people"


@rule("of_topic", "AT DET? TOPIC", "TOPIC")
def _of_topic(*_: Meaning) -> str:
    """“at home”, where the title says so: all of the figure is about that."""
    return "topic"


@rule("extent", "AT DET? TOPIC")
def _about_topic(*_: Meaning) -> Extent:
    return Extent()


@rule("clause", "amount BE 'what' place HAVE place? extents?")
@rule("clause", "amount BE DET? measure 'of'|'for' place extents?")
@rule("clause", "amount BE DET? place 's'? measure extents?")
@rule("clause", "amount BE REACHED_BY place extents?")
def _is_what(c: Context, *rest: Meaning) -> Reading | None:
    """“0.05 is what B scores on News”, “0.05 is the score of B on News”."""
    return _value_at(c, rest)


@rule("clause", "amount BE extreme scope? at?")
def _is_the_extreme(c: Context, *rest: Meaning) -> Reading | None:
    """“43.2 is the highest rate of all”."""
    scope = first(rest, Scope) or Scope()
    extremal = Extremal(the(rest, Peak), location=first(rest, Place), amount=the(rest, Amount))
    if extremal.location is not None:
        return None
    subject = Subject(scope.place, whole=True, named=bool(scope.place.ticks))
    return Statement(subject, extremal, Extent()).reading(c)
