"""Rules for stretches of an axis that stand as numbers before its name: “from 4 to 8 threads”."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.names import Label, Ticks
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, the
from figcheck.checking.language.order import numbers_in
from figcheck.checking.language.tree import Comparator
from figcheck.model import Dimension, Kind
from figcheck.reading.numbers import Number as Written
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("numbered", "'from'|'between' NUMBER 'to'|'and'|'until'|'through' NUMBER '-'? LABEL")
@rule("numbered", "NUMBER '-'|'to' NUMBER '-'? LABEL")
def _numbered(c: Context, *rest: Meaning) -> Place | None:
    """“from 4 to 8 threads”."""
    low, high = every(rest, Written)
    return c.between(the(rest, Label).dimension, low.value, high.value)


@rule("numbered", "'from'|'between' LABEL EQUALS? NUMBER 'to'|'and' LABEL? EQUALS? NUMBER")
def _labelled(c: Context, *rest: Meaning) -> Place | None:
    """“between Depth 4 and 8”."""
    labels = {label.dimension for label in every(rest, Label)}
    low, high = every(rest, Written)
    return c.between(labels.pop(), low.value, high.value) if len(labels) == 1 else None


@rule("coordinate", "DET? LABEL 'between'|'from' NUMBER LABEL? 'and'|'to'|'up'? NUMBER LABEL?")
@rule("coordinate", "DET? LABEL 'of'? NUMBER LABEL? '-'|'to' NUMBER LABEL")
def _ranging(c: Context, *rest: Meaning) -> Place | None:
    """“ratios between 0.2 and 0.4”, “windows from 250 to 500 ms”."""
    label, *units = every(rest, Label)
    low, high = every(rest, Written)
    if any(unit != label for unit in units):
        return None
    return c.between(label.dimension, low.value, high.value)


@rule("coordinate", "DET? LABEL 'between'|'from' TICK 'and'|'to' TICK")
def _ranging_over(c: Context, *rest: Meaning) -> Place | None:
    """The same of numbers that can only be those of an axis."""
    label, (one, two) = the(rest, Label), every(rest, Ticks)
    if {one.dimension, two.dimension} != {label.dimension}:
        return None
    return c.stretch(*(Place.of(t.dimension, t.ticks) for t in (one, two)))


@rule("at", "numbered")
def _at_numbered(_: Context, place: Place) -> Place:
    return place


@rule("coordinate", "NUMBER '-'|'to' NUMBER '-'? LABEL")
def _few(c: Context, *rest: Meaning) -> Place | None:
    """“4 to 8 threads”."""
    low, high = every(rest, Written)
    return c.between(the(rest, Label).dimension, low.value, high.value)


@rule("coordinate", "NUMBER ',' NUMBER ','? 'and'|'or' NUMBER '-'? LABEL")
@rule("coordinate", "NUMBER 'and'|'or' NUMBER '-'? LABEL")
def _several(c: Context, *rest: Meaning) -> Place | None:
    """“4 and 8 threads”."""
    return c.ticks(the(rest, Label).dimension, [n.value for n in every(rest, Written)])


_HOLDS: dict[Comparator, Callable[[float, float], bool]] = {
    Comparator.MORE: lambda a, b: a > b,
    Comparator.LESS: lambda a, b: a < b,
    Comparator.AT_LEAST: lambda a, b: a >= b,
    Comparator.AT_MOST: lambda a, b: a <= b,
}


@rule(
    "coordinate", "BOUND NUMBER LABEL", "DET? LABEL 'of'|'values'|'value'|BE? BOUND NUMBER LABEL?"
)
@rule("coordinate", "NUMBER OR_BEYOND LABEL")
@rule("coordinate", "DET? LABEL 'of'? NUMBER LABEL OR_BEYOND", "NUMBER LABEL OR_BEYOND")
def _beyond(c: Context, *rest: Meaning) -> Place | None:
    """“more than 8 threads”, “ratios below 0.3”, “windows of up to 500 ms”."""
    label, *unit = every(rest, Label)
    if unit and unit[0] != label:
        return None
    known = c.names.dimensions[label.dimension]
    return beyond_bound(c, known, the(rest, Comparator), the(rest, Written).value)


def beyond_bound(
    c: Context, known: Dimension, comparator: Comparator, bound: float
) -> Place | None:
    """The ticks of an axis of numbers that are beyond a bound."""
    numbers, holds = numbers_in(known), _HOLDS[comparator]
    if None in numbers:
        return None
    numbered = zip(known.ticks, numbers, strict=True)
    ticks = [t for t, n in numbered if n is not None and holds(n, bound)]
    if not 0 < len(ticks) < len(known.ticks):
        return None
    # "Beyond 8 threads" a change begins with the 8.
    beyond = c.discourse.clause_has_word("beyond")
    return Place(((known.name, tuple(ticks)),), of_changes=False if beyond else None)


@rule("coordinate", "BOUND TICK LABEL?")
def _beyond_tick(c: Context, comparator: Comparator, named: Ticks, _: Meaning) -> Place | None:
    """“below 4 bits”, “above 20 mg”: of ticks that are written with their unit."""
    known = c.names.dimensions[named.dimension]
    bare = any(number is not None for number in known.numbers) or len(named.ticks) != 1
    if comparator is Comparator.AT_MOST and c.discourse.clause_has_word("up to"):
        return None  # As in `places`, of an axis that may run down.
    bound = None if bare else numbers_in(known)[known.positions[named.ticks[0]]]
    return None if bound is None else beyond_bound(c, known, comparator, bound)


@rule("coordinate", "DET? 'first'|'initial' NUMBER '-'? LABEL")
def _first_so_many(c: Context, *rest: Meaning) -> Place | None:
    """“the first 10 epochs”: up to the tick 10 of an axis of numbers."""
    return first_of(c, the(rest, Label).dimension, the(rest, Written).value)


@rule("coordinate", "DET? 'last'|'final'|'remaining' NUMBER '-'? LABEL")
def _last_so_many(c: Context, *rest: Meaning) -> Place | None:
    """“the last 10 epochs”: from the tick on that is 10 before the last one."""
    return last_of(c, the(rest, Label).dimension, the(rest, Written).value)


@rule("coordinate", "DET 'first'|'initial' NUMBER")
def _first_so_many_bare(c: Context, *rest: Meaning) -> Place | None:
    """“in the last 200 cycles than in the first 200”: of the axis that the clause names."""
    axis = _axis_named(c)
    return first_of(c, axis, the(rest, Written).value) if axis else None


@rule("coordinate", "DET 'last'|'final'|'remaining' NUMBER")
def _last_so_many_bare(c: Context, *rest: Meaning) -> Place | None:
    """“in the first 100 cycles, and over the remaining 700”."""
    axis = _axis_named(c)
    return last_of(c, axis, the(rest, Written).value) if axis else None


def _axis_named(c: Context) -> str | None:
    """The axis of numbers of which a clause names another stretch."""
    named = c.discourse.named()
    axes = [d for d in named if counts_off(c, d)]
    return axes[0] if len(axes) == 1 else None


def first_of(c: Context, dimension: str, size: float) -> Place | None:
    """So much of the beginning of an axis of numbers, which begins at 0 or 1, or with a year."""
    known = c.names.dimensions[dimension]
    start = min((n for n in known.numbers if n is not None), default=None)
    if start is not None and is_time(known):
        size += start
    elif start not in (0, 1):
        return None
    tick = c.names.tick_of(dimension, size)
    if tick is None:
        return None
    return c.ray(Place.of(dimension, [tick]), after=False, included=True)


def last_of(c: Context, dimension: str, size: float) -> Place | None:
    """So much of the end of an axis of numbers."""
    end = max((n for n in c.names.dimensions[dimension].numbers if n is not None), default=None)
    tick = None if end is None else c.names.tick_of(dimension, end - size)
    if tick is None:
        return None
    return c.ray(Place.of(dimension, [tick]), after=True, included=True)


def counts_off(c: Context, dimension: str) -> bool:
    """Whether an axis counts something in larger steps than one: “the first ten epochs”."""
    known = c.names.dimensions[dimension]
    numbers = [n for n in known.numbers if n is not None]
    if c.figure.kind is not Kind.LINE or len(numbers) < len(known.ticks):
        return False  # "the first three years" are those that are listed.
    steps = [abs(two - one) for one, two in pairwise(sorted(numbers))]
    return min(steps, default=1) > 1 if is_time(known) else any(step != 1 for step in steps)
