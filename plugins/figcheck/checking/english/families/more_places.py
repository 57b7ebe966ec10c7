"""At how many places something is so, against others: “A is positive in more languages than B”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.counting import FAMILY
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the, the_predicate
from figcheck.checking.english.phrases.places import counts_things
from figcheck.checking.language.tree import (
    Comparator,
    Compare,
    Count,
    Function,
    Number,
    Quantifier,
    Term,
)

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


def _how_often(
    c: Context, place: Place, predicate: Predicate, along: str, where: Place
) -> Term | None:
    """At how many ticks of a dimension it is so of a place; `None` where that is no plain count."""
    once = Extent(count=Amount(Number(1.0)), along=along, place=where)
    reading = Statement(Subject(place, own=place.dimensions), predicate, once).reading(c)
    if reading is None or len(reading.formulas) != 1:
        return None
    (formula,) = reading.formulas
    counts = isinstance(formula, Compare) and isinstance(formula.left, Count)
    return formula.left if isinstance(formula, Compare) and counts else None


@rule("clause", "place verb? predicate AT MORE_CASES LABEL THAN place at?")
@rule("clause", "place verb? predicate AT 'as' 'many' LABEL 'as' place at?")
@rule("clause", "at ','? place verb? predicate AT MORE_CASES LABEL THAN place")
def _in_more(c: Context, *rest: Meaning) -> Reading | None:
    """“A is positive in more languages than B”."""
    (one, two), where = _split(rest)
    predicate = the_predicate(rest)
    along, sign = the(rest, Label).dimension, first(rest, Comparator) or Comparator.EQUAL
    if where is None or one.dimensions != two.dimensions or along in one.dimensions or one == two:
        return None
    counts = [_how_often(c, place, predicate, along, where) for place in (one, two)]
    known = [count for count in counts if count is not None]
    if len(known) < len(counts):
        return None
    return Reading((Compare(sign, *known),), FAMILY)


def _split(rest: Sequence[Meaning]) -> tuple[list[Place], Place | None]:
    """The two that are compared, and where."""
    places = every(rest, Place)
    if isinstance(rest[0], Place) and isinstance(rest[1], Place):
        where, *two = places
    else:
        two, (where, *_) = places[:2], (*places[2:], EVERYWHERE)
    noted = where.notes or any(place.notes for place in two)
    return two, None if noted else where


@rule("clause", "place verb? predicate AT DET? THE_MOST LABEL at?")
def _in_most_of_all(c: Context, *rest: Meaning) -> Reading | None:
    """“A is positive in the most languages”: in no fewer than any other."""
    one, *more = every(rest, Place)
    predicate = the_predicate(rest)
    label, function = the(rest, Label).dimension, the(rest, Function)
    if len(one.ticks) != 1 or one.notes or any(place.notes for place in more):
        return None
    if counts_things(c, label):
        return None  # "With the most threads" is at one point of the axis.
    if function is Function.MAX and not c.discourse.clause_has_word("the most"):
        return None  # "In most languages".
    ((dimension, ticks),) = one.ticks
    if len(ticks) != 1 or label == dimension:
        return None
    where = more[0] if more else EVERYWHERE
    sign = Comparator.AT_LEAST if function is Function.MAX else Comparator.AT_MOST
    own = _how_often(c, one, predicate, label, where)
    held = []
    for tick in c.names.dimensions[dimension].ticks:
        if tick in ticks:
            continue
        other = _how_often(c, Place.of(dimension, [tick]), predicate, label, where)
        if own is None or other is None:
            return None
        held.append(Compare(sign, own, other))
    return Reading((both(held),), FAMILY) if held else None


@rule("extent", "AT MORE_CASES LABEL 'than' 'not'")
def _more_than_not(_: Context, *rest: Meaning) -> Extent | None:
    """“in more languages than not”: in most of them."""
    if the(rest, Comparator) is not Comparator.MORE:
        return None
    return Extent(Quantifier.MOST, along=the(rest, Label).dimension)
