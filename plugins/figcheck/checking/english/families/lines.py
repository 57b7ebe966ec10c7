"""Of which and of how many lines something holds: “only Cedar declines”, “three lines rise”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.bounds import Bounded, Reaching
from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.ends import EndToEnd
from figcheck.checking.english.families.levels import Crossing
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.lines_in_panels import are_counted_in_all
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.english.meanings.parts import parts_of
from figcheck.checking.english.meanings.reaches import as_far_as, may_go_past
from figcheck.checking.english.meanings.several import so_many
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import (
    Meaning,
    every,
    exactly,
    first,
    the,
    the_predicate,
)
from figcheck.checking.english.phrases.tallies import Tally
from figcheck.checking.language.tree import Comparator, Formula, Not, Number, Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_MOST_TICKS = 30
"""Ticks that are gone through one by one."""


def tick_readings(
    c: Context, predicate: Predicate, dimension: str, place: Place, extent: Extent
) -> list[tuple[str, Reading]] | None:
    """What a predicate asserts of each tick of a dimension by itself.

    Args:
        c: the context of the clause.
        predicate: what is said.
        dimension: the dimension that is gone through; totals are left out.
        place: what else limits it.
        extent: how far it reaches.

    Returns:
        Pairs of a tick and the reading, as many formulas in each; `None` if the
        predicate makes no sense of a tick. What the predicate names itself is not held
        against itself: "Only A and B surpass C" says nothing of C.
    """
    ticks = c.proper(dimension).get(dimension) or c.names.dimensions[dimension].ticks
    ticks = place.get(dimension) or ticks
    if not 1 < len(ticks) <= _MOST_TICKS:
        return None
    rivals = _named_in(predicate, dimension)
    found = []
    for tick in ticks:
        subject = Subject(Place.of(dimension, [tick]).default(place.without([dimension])))
        reading = Statement(subject, predicate, extent).reading(c)
        if reading is None and tick in rivals:
            continue
        if reading is None:
            return None
        found.append((tick, reading))
    sizes = {len(r.formulas) for _, r in found}
    return found if len(sizes) == 1 else None


def _named_in(part: object, dimension: str) -> frozenset[str]:
    """The ticks of a dimension that a predicate names."""
    if isinstance(part, Place):
        return frozenset(part.get(dimension))
    return frozenset().union(*(_named_in(piece, dimension) for piece in parts_of(part)))


def only(c: Context, predicate: Predicate, place: Place, extent: Extent) -> Reading | None:
    """That a predicate holds of the ticks of a place, and of no others of its dimension."""
    if isinstance(predicate, Reaching) and predicate.amount.comparator is Comparator.EQUAL:
        least = replace(predicate.amount, comparator=Comparator.AT_LEAST)
        somewhere = replace(extent, quantifier=extent.quantifier or Quantifier.SOME)
        return _only_as_far(c, Bounded(least), place, somewhere)
    if isinstance(predicate, Crossing):
        predicate = Bounded(predicate.amount)
    plain = _only_as_far(c, predicate, place, extent)
    if plain is None or extent.is_said or not isinstance(predicate, Bounded):
        return plain
    # "The only one above 93": wherever it is looked at, or somewhere.
    loose = _only_as_far(c, predicate, place, replace(extent, quantifier=Quantifier.SOME))
    if predicate.held or may_go_past(c):
        return loose  # "Only A has values above 5": none of the others has any.
    ((dimension, _),) = place.ticks
    where = c.here.without([dimension]).default(extent.place)
    return as_far_as(c, where, dimension, plain, loose)


def _only_as_far(c: Context, predicate: Predicate, place: Place, extent: Extent) -> Reading | None:
    if len(place.dimensions) != 1 or place.orders:
        return None
    said = extent.is_said and extent.quantifier is not Quantifier.SOME
    if said and not hasattr(predicate, "relation"):
        return None  # "Only A is above 5 in most columns": how far the "only" reaches is open.
    (dimension,) = place.dimensions
    found = tick_readings(c, predicate, dimension, c.here.without([dimension]), extent)
    if found is None:
        return None
    inside = place.get(dimension)
    if not {t for t, _ in found}.issuperset(inside):
        return None  # "Only price and volume rise": prices are not among what is looked at.
    # What has no value there is none of the others of which it must not hold.
    found = [
        (t, r)
        for t, r in found
        if t in inside or any(c.table.evaluate(f).truth is not None for f in r.formulas)
    ]
    formulas = []
    for ways in zip(*(r.formulas for _, r in found), strict=True):
        named = zip((t for t, _ in found), ways, strict=True)
        formulas.append(both(f if t in inside else Not(f) for t, f in named))
    return Reading(tuple(formulas), found[0][1].family)


def counted(
    c: Context, predicate: Predicate, dimension: str, count: int, extent: Extent
) -> Reading | None:
    """That a predicate holds of exactly so many ticks of a dimension."""
    if extent.is_said:
        return None
    place = c.here.without([dimension])
    found = tick_readings(c, predicate, dimension, place, extent)
    if found is None:
        return None
    ways = zip(*(r.formulas for _, r in found), strict=True)
    return Reading(tuple(so_many(c, way, count) for way in ways), found[0][1].family)


def _parts(rest: tuple[Meaning, ...]) -> tuple[Predicate, Extent] | None:
    predicate: Predicate = the_predicate(rest)
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    return None if extent is None else (predicate, extent)


@rule("SUCH_THAT", "'whose' measure", "AT 'which' DET? measure", "'for' 'which' DET? measure")
def _such_that(*_: Meaning) -> str:
    """“the only country whose rate rose”."""
    return "such that"


@rule("clause", "ONLY place extents? verb? predicate extents?")
@rule("clause", "ONLY place 's'? measure extents? verb? predicate extents?")
@rule("clause", "at ','? ONLY place 's'? measure verb? predicate extents?")
@rule("clause", "at ','? ONLY place extents? verb? predicate extents?")
@rule("clause", "place BE ONE_AND_ONLY LABEL|KIND SUCH_THAT verb? predicate extents?")
@rule("clause", "place BE ONE_AND_ONLY LABEL|KIND 'to' predicate extents?")
def _only(c: Context, *rest: Meaning) -> Reading | None:
    """“Only Cedar declines”, “Cedar is the only scheduler that declines”."""
    *leads, place = every(rest, Place)
    parts = _parts(rest)
    if parts is None or c.discourse.clause_has_word("(?<!only )(?<!just )one of"):
        return None  # "One of the rivers above 5 exceeds 9": one of them, and not they alone.
    predicate, extent = parts
    if not c.here.dimensions - place.dimensions and c.discourse.clause_has_word("where it"):
        return None  # "A is the only place where it exceeds 5": what does?
    if leads:
        joined = extent.joined(Extent(place=leads[0]))
        if joined is None:
            return None
        extent = joined
    return only(c, predicate, place, extent)


@rule("clause", "place BE ONE_AND_ONLY LABEL|KIND 'with' verb? predicate|some_beyond extents?")
def _only_with(c: Context, *rest: Meaning) -> Reading | None:
    """“A is the only dataset with scores above 0.7”: with any, if it has several."""
    parts = _parts(rest)
    if parts is None:
        return None
    predicate, extent = parts
    if isinstance(predicate, Bounded) and extent.quantifier is None:
        extent = replace(extent, quantifier=Quantifier.SOME)
    return only(c, predicate, the(rest, Place), extent)


@rule("clause", "only_with_much", "at ','? only_with_much")
def _led(c: Context, *rest: Meaning) -> Reading | None:
    one, extent, bound = the(rest, tuple)
    joined = extent.joined(Extent(place=first(rest, Place) or EVERYWHERE))
    return only(c, bound, one, joined) if joined else None


@rule(
    "only_with_much",
    "place BE ONE_AND_ONLY LABEL|KIND 'with'|'whose' DET? place HAVE|BE? bound at?",
)
def _only_with_measure(_: Context, *rest: Meaning) -> tuple[Place, Extent, Bounded] | None:
    """“A is the only model with a recall greater than 0.7”."""
    one, measure, *there = every(rest, Place)
    extent: Extent | None = Extent(place=measure)
    for place in there:
        extent = extent and extent.joined(Extent(place=place))
    if extent is None or one.dimensions & measure.dimensions:
        return None
    return one, extent, Bounded(the(rest, Amount))


@rule("some_beyond", "DET? nouns bound")
def _some_beyond(_: Context, *rest: Meaning) -> Bounded:
    return Bounded(the(rest, Amount), held=(Quantifier.ALL, Quantifier.SOME))


@rule("some_beyond", "DET? POSITIVE VALUES|MEASURE")
def _some_signed(_: Context, *rest: Meaning) -> Bounded:
    """“the only one with negative values”."""
    return Bounded(Amount(Number(0.0), the(rest, Comparator)), held=(Quantifier.SOME,))


@rule("how_many_lines", "EXACTLY? COUNT LABEL", "EXACTLY? COUNT 'of' DET COUNT? LABEL")
def _how_many(c: Context, *rest: Meaning) -> tuple[int, str] | None:
    count, *stated = [r for r in rest if type(r) is int]
    if len(stated) > 1:
        return None
    dimension = the(rest, Label).dimension
    if stated and (c.all_of(dimension, stated[0]) is None or stated[0] > c.size(dimension)):
        return None  # "Three of the six lines", of all panels, are a subject like others.
    return count, dimension


@rule("clause", "DET? measure extents? verb? predicate AT tally extents?")
@rule("clause", "at ','? DET? measure verb? predicate AT tally")
def _in_so_many(c: Context, *rest: Meaning) -> Reading | None:
    """“The rate fell in five of the six countries between 1980 and 1990”."""
    tally, parts = the(rest, Tally), _parts(rest)
    if parts is None or not hasattr(parts[0], "moves") or tally.place.ticks:
        return None
    amount, dimension = tally.amount, tally.dimension
    if dimension is None or amount.comparator is not Comparator.EQUAL:
        return None
    joined = parts[1].joined(Extent(place=first(rest, Place) or EVERYWHERE))
    count = round(amount.number.value)
    return None if joined is None else counted(c, parts[0], dimension, count, joined)


@rule("clause", "how_many_lines extents? verb? predicate extents?")
@rule("clause", "at ','? how_many_lines extents? verb? predicate extents?")
def _so_many_lines(c: Context, *rest: Meaning) -> Reading | None:
    """“Three lines rise overall”."""
    count, dimension = exactly(rest, tuple)
    parts = _parts(rest)
    if parts is None or not (hasattr(parts[0], "moves") or isinstance(parts[0], EndToEnd)):
        return None
    joined = parts[1].joined(Extent(place=first(rest, Place) or EVERYWHERE))
    lines = Subject(each=dimension, count=Amount(Number(float(count))))
    if joined is None or are_counted_in_all(c, lines, joined.place):
        return None
    return counted(c, parts[0], dimension, count, joined)


@rule(
    "clause",
    "how_many_lines extents? verb? predicate extents? ',' 'and'? COUNT verb? predicate extents?",
)
@rule(
    "clause",
    "how_many_lines extents? verb? predicate extents? 'and' COUNT verb? predicate extents?",
)
def _so_many_and_so_many(c: Context, how_many: tuple[int, str], *rest: Meaning) -> Reading | None:
    """“Three lines rise overall, three fall”."""
    predicates = [r for r in rest if hasattr(r, "reading")]
    if not all(hasattr(p, "moves") for p in predicates):
        return None
    number = exactly(rest, int)
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    if extent is None:
        return None
    count, dimension = how_many
    one = counted(c, predicates[0], dimension, count, extent)
    two = counted(c, predicates[1], dimension, number, extent)
    if one is None or two is None:
        return None
    ways: list[Formula] = [both((f, g)) for f in one.formulas for g in two.formulas]
    return Reading(tuple(ways), one.family)
