"""That nothing is beyond a bound: “nothing above 5 is left from y=3 on”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.bounds import Bounded
from figcheck.checking.english.families.build import is_single
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    OF_ALL,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
    together,
)
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.language.tree import Comparator, Compare, Number, Quantified, Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("subject", "'nothing' at?")
def _nothing(_: Context, place: Place | None) -> Subject:
    """“nothing in the last row”: no value."""
    named = place is not None
    return Subject(place or EVERYWHERE, Quantifier.NONE, named=named, whole=not named)


@rule("predicate", "HAVE 'no' measure", "HAVE 'no' measure 'at' 'all'")
def _has_none(c: Context, *__: Meaning) -> Bounded | None:
    """“Wheat needs no water”: none of what is measured; in a figure of yield it says nothing."""
    _, _, what = c.discourse.clause.lower().partition(" no ")
    if not {token.word for token in tokenise(what)} & {*words_of(c.figure.value.label)}:
        return None
    return Bounded(Amount(Number(0.0), Comparator.AT_MOST))


@rule("nothing_beyond", "'nothing' bound", "NO_VALUES bound")
def _beyond(_: Context, *rest: Meaning) -> Amount:
    """“nothing above 5”."""
    return the(rest, Amount)


@rule("clause", "nothing_beyond at? IS_LEFT at? at? extents?")
@rule("clause", "at ','? nothing_beyond at? IS_LEFT at? extents?")
@rule("clause", "at ','? THERE nothing_beyond at?", "THERE nothing_beyond at? extents?")
def _none_left(c: Context, *rest: Meaning) -> Reading | None:
    """“In the first column, nothing above 5 is left from y=3 on”."""
    bound, extent = the(rest, Amount), first(rest, Extent) or Extent()
    if extent.quantifier not in OF_ALL or extent.count or extent.excluded.ticks:
        return None
    place = together((extent.place, *every(rest, Place)))
    if place is None or place.notes or bound.near or extent.only:
        return None
    if not place.is_named and not c.here.ticks and c.about_something:
        return None
    place = place.default(c.here)
    if c.names.measures.differ(place) or is_single(c, place):
        return None
    held = Compare(bound.comparator, place.cells, bound.number)
    return Reading((Quantified(Quantifier.NONE, held),), "bounds")


@rule("extent", "','? REGARDLESS LABEL|KIND BE WORD|GUESSED")
def _whichever(*_: Meaning) -> Extent:
    """“…, whichever oil is used”."""
    return Extent(Quantifier.ALL)
