"""Rules for courses of several phases: “climbs to 45 at 8 threads and then levels off”."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.course import WHOLLY
from figcheck.checking.english.families.gains import Gaining
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.phases import Bit, Part, Phase, Phases, Stop, Turn
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    OF_ALL,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Function, Quantifier
from figcheck.reading.numbers import Number as Written
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_MANNERS = (Quantifier.ALL, Quantifier.NEARLY_ALL, Quantifier.GENERALLY)


# What may be said of a phase -------------------------------------------------------------


@rule("bit", "REACHING value_then")
@rule("bit", "'back'? 'up'|'down'? 'to' value_then", "'to' 'reach'|'attain'|'hit' value_then")
def _stop(c: Context, *rest: Meaning) -> Bit | None:
    """“… to 45”."""
    stop = the(rest, Amount)
    return None if _is_tick(c, stop) else Bit(stop=stop)


@rule("bit", "'from' value_then")
def _start(c: Context, amount: Amount) -> Bit | None:
    return None if _is_tick(c, amount) else Bit(start=amount)


@rule("bit", "'at' value_then")
def _level_at(c: Context, amount: Amount) -> Bit | None:
    """“… levels off at 45”."""
    return None if _is_tick(c, amount) else Bit(stop=amount)


def _is_tick(c: Context, amount: Amount) -> bool:
    """Whether a number names a tick: “from 2010 to 2014” are years, “2025*” among them."""
    value = amount.number.value
    if float(value).is_integer() and any(str(int(value)) == year for year in _years(c)):
        return True
    return any(c.names.tick_of(d, value) for d in c.names.dimensions)


def _years(c: Context) -> Iterator[str]:
    for dimension in c.figure.dimensions:
        if is_time(dimension):
            yield from (tick.rstrip("*") for tick in dimension.ticks)


@rule("bit", "'from' value_then at")
def _from_at(c: Context, amount: Amount, place: Place) -> Bit | None:
    """“… from 12 in 2010”."""
    return None if _is_tick(c, amount) else Bit(begin=place, start=amount)


@rule("bit", "'from' value_then at ','? 'up'|'down'? 'to'|'towards' value_then at|then?")
@rule("bit", "'from' amount '(' at|coordinate ')' 'to' amount '(' at|coordinate ')'")
def _from_at_to_at(_: Context, *rest: Meaning) -> Bit:
    """“… from 12 at 1 thread to 45 at 8”."""
    start, stop = every(rest, Amount)
    begin, *end = every(rest, Place)
    return Bit(begin=begin, end=end[0] if end else None, start=start, stop=stop)


@rule("bit", "'from' value_then at ','? 'to' DET|POSSESSIVE PEAK_NOUN 'of'|'at' value_then at|then")
@rule("bit", "'from' value_then 'to' DET|POSSESSIVE PEAK_NOUN 'of'|'at' value_then at|then")
def _from_at_to_a_peak(_: Context, *rest: Meaning) -> Bit:
    """“… from 12 in 1950 to a low of 3 in 2000”."""
    start, stop = every(rest, Amount)
    *begin, end = every(rest, Place)
    turn = the(rest, Function)
    return Bit(begin=begin[0] if begin else None, end=end, start=start, stop=stop, turn=turn)


@rule("bit", "UNTIL coordinate", "'to' coordinate")
def _until(_: Context, *rest: Meaning) -> Bit:
    """“… until 8 threads”."""
    return Bit(end=the(rest, Place))


@rule("bit", "FROM_ON coordinate ONWARDS?")
def _from_on(_: Context, __: bool, place: Place, *___: Meaning) -> Bit:
    """“… after 8 threads”."""
    return Bit(begin=place)


@rule("bit", "'from' coordinate 'to'|'until'|'through'|'till' coordinate")
@rule("bit", "'between' coordinate 'and' coordinate")
def _between(_: Context, begin: Place, end: Place) -> Bit:
    return Bit(begin=begin, end=end)


@rule("bit", "numbered")
def _numbered(c: Context, place: Place) -> Bit | None:
    """“… from 8 to 32 threads”."""
    ((dimension, ticks),) = place.ticks
    ordered = [t for t in c.ascending(dimension) if t in ticks]
    return Bit(begin=Place.of(dimension, ordered[:1]), end=Place.of(dimension, ordered[-1:]))


@rule("bit", "at")
def _at(c: Context, place: Place) -> Bit | None:
    """“… in 2010”; “by 2010” it has come to its end."""
    if len(place.dimensions) != 1:
        return None
    ((_, ticks),) = place.ticks
    ends = len(ticks) == 1 and c.discourse.clause_has_word(f"by {re.escape(ticks[0].lower())}")
    return Bit(end=place) if ends else Bit(spot=place)


@rule("bit", "'at'|'in'|'for' NUMBER", "',' AT NUMBER")
def _at_number(c: Context, *rest: Meaning) -> Bit | None:
    """“… at 32”, where that is a tick of the only axis of numbers."""
    axes = [d.name for d in c.figure.dimensions if None not in d.numbers and len(d.ticks) > 1]
    place = c.ticks(axes[0], [the(rest, Written).value]) if len(axes) == 1 else None
    return Bit(spot=place) if place else None


@rule("bit", "'by' value_then POINTS?")
def _by(c: Context, *rest: Meaning) -> Bit | None:
    if _is_tick(c, the(rest, Amount)):
        return None  # "by 2010" is when.
    return Bit(by=the(rest, Amount), points=first(rest[1:], float) is not None)


@rule("bit", "EVERY_STEP", "AT EACH STEP", "'with' EACH STEP")
def _every_step(_: Context, *rest: Meaning) -> Bit | None:
    return Bit(manner=Quantifier.ALL) if _is_every(rest) else None


_REST = r"(?:remaining|following|subsequent|later|further) \w+s"
"""What is left of an axis, where it is more than one step."""


@rule("bit", "'in'|'at'|'with' EACH 'of'? DET? REMAINING LEAP|STEP|LABEL|PERIODS|KIND")
@rule("bit", "'in'|'at'|'with' DET REMAINING COUNT? LEAP|STEP|LABEL|PERIODS|KIND")
@rule("bit", "'in'|'at'|'with' DET 'last' COUNT LEAP|STEP|LABEL|PERIODS|KIND")
def _remaining(c: Context, *rest: Meaning) -> Bit | None:
    """“… and declines in both remaining steps”."""
    count = first_exactly(rest, int)
    if count is None and first(rest, Quantifier) is None and not c.discourse.clause_has_word(_REST):
        return None  # "… in the following month": one step, not all that there are.
    legs = 2 if c.discourse.clause_has_word("both") else count
    return Bit(manner=Quantifier.ALL, legs=legs) if _is_every(rest) else None


def _is_every(rest: tuple[Meaning, ...]) -> bool:
    return first(rest, Quantifier) in OF_ALL


@rule("bit", "'from' LABEL 'to' LABEL")
def _from_each_to_the_next(_: Context, one: Label, two: Label) -> Bit | None:
    """“from dose to dose”."""
    return Bit(manner=Quantifier.ALL) if one == two else None


@rule("bit", "EVERY_STEP 'of'|'in' DET? LABEL", "EVERY_STEP 'of'|'in' 'the' 'number' 'of' LABEL")
@rule("bit", "'with' EACH ADDED LABEL|KIND|MEASURE", "'with' EACH ADDED? LABEL|KIND IS_ADDED")
def _with_each(c: Context, *rest: Meaning) -> Bit | None:
    """“… with each doubling of the depth”, “… with every additional layer”."""
    label = first(rest, Label)
    if label is not None and not is_ordered(c.names.dimensions[label.dimension]):
        return None
    return Bit(manner=Quantifier.ALL) if _is_every(rest) else None


@rule("bit", "'without' 'a'|'any'|'one'|'ever' SINGLE? rise|moves IN_BETWEEN?")
@rule("bit", "'without' SINGLE? rise|moves IN_BETWEEN?", "'and' 'never' RISES IN_BETWEEN?")
def _without(_: Context, *rest: Meaning) -> Bit:
    """“… without a single rise in between”."""
    move = first(rest, Move)
    return Bit(manner=Quantifier.ALL, against=move.up if move else the(rest, bool))


@rule("bit", "OVER_TIME", "manner", "IN_BETWEEN", "QUANTITY")
def _somehow(c: Context, *rest: Meaning) -> Bit | None:
    manner = first(rest, Quantifier)
    if manner is Quantifier.ALL and c.discourse.clause_has_word(WHOLLY):
        return None
    return Bit(manner=manner) if manner in (None, *_MANNERS) else None


@rule("bits", "','? bit", "','? bit bits")
def _bits(_: Context, one: Bit, more: Bit | None = None) -> Bit | None:
    return one if more is None else one.joined(more)


# Phases and their sequence ---------------------------------------------------------------


@rule("phase", "moves bits?", "verb? movement of_values? bits?")
@rule("phase", "'has'|'have'|'had' 'been'? moves bits?", "'is'|'was'|'were'|'are' moves bits?")
def _phase(_: Context, *rest: Meaning) -> Phase | None:
    move, bit = the(rest, Move), first(rest, Bit) or Bit()
    if (move.manner and bit.manner) or bit.against is move.up:
        return None
    return Phase(move.up, move.manner or bit.manner, bit)


@rule("phase", "manner? LEVELS bits?", "verb STABLY? STABLE bits?")
def _level(_: Context, *rest: Meaning) -> Phase:
    """“… remains flat from 8 threads on”."""
    return Phase(None, None, first(rest, Bit) or Bit())


@rule("phase", "manner? LEVELS_OFF bits?", "verb? manner? LEVEL_NOUN bits?")
def _level_off(_: Context, *rest: Meaning) -> Phase:
    """“… levels off at 45”."""
    return Phase(None, None, first(rest, Bit) or Bit(), settles=True)


@rule("turn", "PEAKS said? at?", "PEAKS at said", "PEAKS at noted")
@rule("turn", "verb|HAVE? DET|POSSESSIVE? manner? PEAK_NOUN said? at?")
@rule("turn", "verb|HAVE? DET|POSSESSIVE? manner? PEAK_NOUN at said")
def _turn(_: Context, *rest: Meaning) -> Turn:
    return Turn(the(rest, Function), first(rest, Amount), first(rest, Place))


@rule("turn", "PEAKS at? said? 'after' coordinate", "PEAKS 'at' value_then 'after' coordinate")
def _turn_after(c: Context, *rest: Meaning) -> Turn | None:
    """“… peaks at 12 after 10 epochs”: when these are over."""
    place = every(rest, Place)[-1]
    if len(every(rest, Place)) > 1 or any(is_time(c.names.dimensions[d]) for d in place.dimensions):
        return None
    return Turn(the(rest, Function), first(rest, Amount), place)


@rule("stop", "ENDS_AT value_then at?", "ENDS_AT DET? manner? nouns 'of' value_then at?")
@rule("stop", "ENDS_AT value_then '(' at ')'", "ENDS_AT at ','? 'at'|'with' value_then")
def _stop_at(_: Context, last: float, *rest: Meaning) -> Stop:
    """“… starts at 12 at 1 thread”."""
    return Stop(last > 0, the(rest, Amount), first(rest, Place))


@rule("movement", "DET? COUNT|NUMBER PERIODS 'of' movement")
def _periods_of(_: Context, *rest: Meaning) -> Move:
    """“three decades of fast growth”."""
    return the(rest, Move)


@rule("phase", "DO_SO bits?")
def _same_again(_: Context, *rest: Meaning) -> Phase:
    """“… and continues to do so afterwards”."""
    return Phase(None, None, first(rest, Bit) or Bit(), again=True)


@rule("gained_phase", "gained bits?")
def _gained_phase(c: Context, gained: Gaining, bits: Bit | None = None) -> Phase | None:
    """“…, and then loses 4”: a phase as well, but only behind another."""
    if gained.by is None or gained.either or gained.of_then:
        return None
    if gained.moves and _is_tick(c, gained.by):
        return None
    by = Bit(by=gained.by)
    bit = by if bits is None else by.joined(bits)
    return Phase(gained.up, bit.manner, bit, counted=True) if bit else None


@rule("part", "phase", "turn", "stop")
def _part(_: Context, part: Part) -> Part:
    return part


@rule("parts", "part THEN part|gained_phase", "part THEN parts")
@rule("parts", "phase UNTIL_IT turn", "phase UNTIL_IT turn THEN part|parts|gained_phase")
def _parts(_: Context, one: Part, *rest: Meaning) -> tuple[Part, ...]:
    tail: tuple[Part, ...] = ()
    for meaning in rest:
        if isinstance(meaning, tuple):
            tail += meaning
        elif isinstance(meaning, (Phase, Turn, Stop)):
            tail += (meaning,)
    return (one, *tail)


@rule("predicate", "parts")
def _phases(c: Context, parts: tuple[Part, ...]) -> Phases | None:
    """“… rises until 8 threads and falls after that”."""
    meant: list[Part] = []
    for part in parts:
        if meant and isinstance(part, Phase) and _is_from_the_start(c, part.bit.spot):
            return None  # "… peaks in 2013 and falls until 2019": from then on.
        if isinstance(part, Phase) and part.again:
            before = meant[-1] if meant else None
            if not isinstance(before, Phase):
                return None
            meant.append(replace(before, bit=part.bit))
        elif _is_of_standstill(meant, part):
            return None  # "… is flat, adding less than 1": what little it moves there.
        elif isinstance(part, Stop) and not part.last:
            meant.insert(0, part)  # "… rises, starting at 12, to 45": the beginning comes first.
        elif more := _said_further(meant[-1] if meant else None, part):
            meant[-1] = more
        else:
            meant.append(part)
    return Phases(tuple(meant)) if any(isinstance(p, Phase) for p in meant) else None


@rule("predicate", "parts ','? along")
def _phases_along(c: Context, parts: tuple[Part, ...], *rest: Meaning) -> Phases | None:
    """“… first rises and then falls with increasing depth”."""
    found: Phases | None = _phases(c, parts) if len(parts) > 1 else None
    return found and _along(found, rest[-1])


@rule("clause", "along ','? statement")
def _led_by_way(c: Context, *rest: Meaning) -> Reading | None:
    """“As the depth increases, accuracy first rises and then falls”."""
    statement = rest[-1]
    if not isinstance(statement, Statement) or not isinstance(statement.predicate, Phases):
        return None
    along = _along(statement.predicate, rest[0])
    return None if along is None else replace(statement, predicate=along).reading(c)


def _along(phases: Phases, ways: Meaning) -> Phases | None:
    """Phases along an axis that is named, upwards."""
    way = ways[0]
    plain = len(ways) == 1 and way.grows and not way.ticks and way.each is None
    return replace(phases, axis=way.dimension) if plain and phases.axis is None else None


def _is_from_the_start(c: Context, spot: Place | None) -> bool:
    """Whether a place is a stretch from the first tick of its axis on."""
    for dimension, ticks in spot.ticks if spot is not None else ():
        known = c.names.dimensions[dimension]
        if len(ticks) > 1 and is_ordered(known) and c.ascending(dimension)[0] in ticks:
            return len(ticks) < len(known.ticks)
    return False


def _is_of_standstill(before: Sequence[Part], part: Part) -> bool:
    still = before and isinstance(before[-1], Phase) and before[-1].up is None
    return bool(still and isinstance(part, Phase) and part.counted)


def _said_further(before: Part | None, part: Part) -> Phase | None:
    """“… recovers between 1990 and 2000, growing by 12”: the same phase, and by how much."""
    if not isinstance(before, Phase) or not isinstance(part, Phase) or part.up is None:
        return None
    bit = part.bit
    if before.up != part.up or bit.begin or bit.end or bit.spot:
        return None
    own = before.bit
    if (own.by and bit.by) or (own.start and bit.start) or (own.stop and bit.stop):
        return None
    said = replace(
        own, by=own.by or bit.by, start=own.start or bit.start, stop=own.stop or bit.stop
    )
    return replace(before, bit=said)


@rule("predicate", "manner? LEVELS bits?")
def _stays(c: Context, *rest: Meaning) -> Phases:
    return Phases((_level(c, *rest),))


@rule("predicate", "manner? LEVELS_OFF bits?", "LEVEL_NOUN bits?")
def _levels_off(c: Context, *rest: Meaning) -> Phases:
    """“… levels off at 45 from 8 threads on”."""
    return Phases((_level_off(c, *rest),))


@rule("predicate", "moves bits", "movement of_values? bits")
def _one_phase(c: Context, *rest: Meaning) -> Phases | None:
    """“… increases with each doubling”."""
    phase = _phase(c, *rest)
    if phase is None or phase.manner is not Quantifier.ALL or phase.bit.spot or phase.bit.by:
        return None  # Others are read as courses, with what is said of their place.
    return Phases((phase,))


@rule("clause", "AFTER turn ','? subject extents? verb? phase|parts")
def _after_turn(c: Context, __: Meaning, turn: Turn, *rest: Meaning) -> Reading | None:
    """“After peaking in 2016, the line falls until 2020”."""
    parts: tuple[Part, ...] = (turn,)
    for meaning in rest:
        if isinstance(meaning, (Phase, Turn, Stop)):
            parts += (meaning,)
        elif isinstance(meaning, tuple):
            parts += meaning
    return Statement(the(rest, Subject), Phases(parts), first(rest, Extent) or Extent()).reading(
        c, EVERYWHERE
    )


@rule("clause", "AFTER movement bits? ','? subject extents? verb? phase|parts")
def _after_phase(c: Context, __: Meaning, move: Move, *rest: Meaning) -> Reading | None:
    """“After a steep rise, the line is nearly flat”."""
    parts: tuple[Part, ...] = (Phase(move.up, move.manner, first(rest, Bit) or Bit()),)
    for meaning in rest:
        if isinstance(meaning, (Phase, Turn, Stop)):
            parts += (meaning,)
        elif isinstance(meaning, tuple):
            parts += meaning
    return Statement(the(rest, Subject), Phases(parts), first(rest, Extent) or Extent()).reading(
        c, EVERYWHERE
    )
