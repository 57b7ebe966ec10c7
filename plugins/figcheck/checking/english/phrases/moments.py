"""When something is, told from what was said before: “twelve years on”, “in between”.

Points of time may be told from the one that was named last. Where a sentence in between tells
its own time so, “Four years later …”, it is from there that the next one counts on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.claims.relative_times import years_on
from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("at", "COUNT|NUMBER YEARS 'on'|'hence'", "COUNT|NUMBER YEARS 'further' 'on'")
def _on(c: Context, *_: Meaning) -> Place | None:
    """“Twelve years on”."""
    years, base = years_on(c.discourse.clause), c.named_last()
    return None if years is None or base is None else c.further(base, years, steps=False)


@rule("at", "BY_THEN", "'by' 'that'|'this' YEARS|STEP|KIND|TIME|LABEL")
def _by_then(c: Context, *_: Meaning) -> Place | None:
    """“It grows from 2000 to 2008. By then …”: at the end of that."""
    base = c.named_last()
    return None if base is None else _last_of(c, base)


def _last_of(c: Context, place: Place) -> Place:
    ((dimension, ticks),) = place.ticks
    return Place.of(dimension, [max(ticks, key=c.ascending(dimension).index)])


@rule("at", "'between' 'then' 'and' coordinate", "'from' 'then' 'to'|'until'|'till' coordinate")
def _between_then(c: Context, there: Place) -> Place | None:
    """“between then and 2012”."""
    base = c.named_last()
    return None if base is None else c.stretch(_last_of(c, base), there.plain)


@rule("at", "WHILE_IN '-'? 'between'", "'between'|'amid' 'them'|'these'|'those'|'the' 'two'?")
@rule("at", "WHILE_IN 'the' 'intervening'|'intermediate' YEARS|KIND|TIME|LABEL")
def _in_between(c: Context, *_: Meaning) -> Place | None:
    """“A leads in 2007 and in 2021, but not in between”: at all points that lie there."""
    named = c.named_last()
    if named is None or len(named.ticks) != 1 or len(named.ticks[0][1]) < 2:
        several = (c.discourse.several(d.name) for d in c.figure.dimensions if is_ordered(d))
        named = next(filter(None, several), None)
    if named is None:
        return None
    dimension = named.ticks[0][0]
    ordered = c.ascending(dimension)
    ends = sorted(map(ordered.index, named.get(dimension)))
    inside = ordered[ends[0] + 1 : ends[-1]]
    return Place.of(dimension, inside) if len(ends) == 2 and inside else None


# Occasions, by where they stand among the others --------------------------------------------


@rule("coordinate", "DET OCCASION_END LABEL|YEARS SHOWN?", "DET OCCASION_END 'of' DET COUNT LABEL")
def _at_an_end(c: Context, *rest: Meaning) -> Place | None:
    """“the most recent survey”, “the earliest of the three waves”."""
    dimension = _of_time(c, first(rest, Label))
    position = int(the(rest, float))
    return Place.of(dimension, [c.ascending(dimension)[position]]) if dimension else None


@rule("coordinate", "DET OF_TWO_TIMES LABEL|YEARS SHOWN?", "DET OF_TWO_TIMES 'of' DET 'two' LABEL")
def _of_two(c: Context, *rest: Meaning) -> Place | None:
    """“the later survey”, of two."""
    dimension = _of_time(c, first(rest, Label))
    if dimension is None or c.size(dimension) != 2:
        return None
    return Place.of(dimension, [c.ascending(dimension)[int(the(rest, float))]])


def _of_time(c: Context, label: Label | None) -> str | None:
    """The dimension of points of time that a label names, or the only one there is."""
    if label is not None:
        return label.dimension if is_time(c.names.dimensions[label.dimension]) else None
    timed = [d.name for d in c.figure.dimensions if len(d.ticks) > 1 and is_time(d)]
    return timed[0] if len(timed) == 1 else None


@rule("coordinate", "DET OCCASION_END|OF_TWO_TIMES|ORDINAL|END 'one'")
def _the_later_one(c: Context, *rest: Meaning) -> Place | None:
    """“In the first survey it is 4, and 7 in the later one”, where points of time are all there is.

    What “the last one” is of is told by what was said before.
    """
    dimension = _of_time(c, None)
    if dimension is None or not c.discourse.speaks_of_times():
        return None
    found = next(r for r in rest if type(r) in (int, float))
    of_two = type(found) is float and c.discourse.clause_has_word("(?:later|latter|earlier|former)")
    if of_two and c.size(dimension) != 2:
        return None
    ticks = c.ascending(dimension)
    return Place.of(dimension, [ticks[int(found)]]) if -len(ticks) <= found < len(ticks) else None


@rule("position", "'the' ORDINAL|END")
def _position(_: Context, position: int) -> int:
    return position


@rule("at", "'between' position 'and' position LABEL", "'between' position LABEL 'and' position")
@rule("at", "'from' position 'to' position LABEL", "'from' position LABEL 'to' position")
@rule("at", "'between' position LABEL 'and' position LABEL")
@rule("at", "'from' position LABEL 'to' position LABEL")
def _between_positions(c: Context, *rest: Meaning) -> Place | None:
    """“between the first and the second survey”."""
    dimension = the(rest, Label).dimension
    if not is_ordered(c.names.dimensions[dimension]):
        return None
    ends = [c.at_position(dimension, r) for r in rest if type(r) is int]
    one, two = ends if len(ends) == 2 else (None, None)
    return c.stretch(one, two) if one and two and one != two else None
