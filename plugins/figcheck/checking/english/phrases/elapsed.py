"""Times since a start, in other units than the axis: “after a year”, “in the first two years”.

An axis of months that starts at 0 is spoken of in years, one of days in weeks. A stretch of
time is read where the axis has a tick at both of its ends.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, exactly, first, first_exactly, the
from figcheck.checking.language.order import is_ordered
from figcheck.model import Dimension, Role
from figcheck.patterns import any_case
from figcheck.reading.numbers import Number as Written
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_SECONDS = {
    "second": 1.0, "minute": 60.0, "hour": 3600.0, "day": 86_400.0, "week": 604_800.0,
    "month": 2_629_746.0, "year": 31_556_952.0, "decade": 315_569_520.0,
}  # fmt: skip
_SHORT = {"s": "second", "sec": "second", "min": "minute", "h": "hour", "hr": "hour", "d": "day"}
_UNIT = any_case(rf"\b({'|'.join(_SECONDS)})(s?)\b")
_AMOUNT = any_case(r"(\d+(?:\.\d+)?)\s*([a-z]+?)s?")
_NEARLY = 0.02
"""By how much a tick may differ from a time in another unit: 365 days are a year."""

_CALENDAR = [float(month) for month in range(1, 13)]
"""Ticks of months by their number, which are no times since a start."""

_NO_TIME = 1500
"""From here on numbers of an axis are years of the calendar."""


def _times(dimension: Dimension, label: str) -> Mapping[str, float]:
    """When each tick of an axis is, in seconds since a start; nothing for other axes."""
    numbers = [n for n in dimension.numbers if n is not None]
    if is_time(dimension) and len(numbers) == len(dimension.ticks) and _are_dates(numbers):
        year = _SECONDS["year"]
        return {t: (n - min(numbers)) * year for t, n in zip(dimension.ticks, numbers, strict=True)}
    unit = _UNIT.search(label)
    if unit is not None and len(numbers) == len(dimension.ticks) > 1 and is_ordered(dimension):
        from_start = min(numbers) == 0 or (unit[2] and numbers != _CALENDAR)
        if from_start and min(numbers) >= 0 and max(numbers) < _NO_TIME:
            size = _SECONDS[unit[1].lower()]
            return {t: n * size for t, n in zip(dimension.ticks, numbers, strict=True)}
    amounts = {tick: _AMOUNT.fullmatch(tick.strip()) for tick in dimension.ticks}
    found = {t: _seconds(m[1], m[2].lower()) for t, m in amounts.items() if m is not None}
    known = {t: s for t, s in found.items() if s is not None}
    return known if 1 < len(known) == len(dimension.ticks) else {}


def _are_dates(numbers: list[float]) -> bool:
    """Whether numbers are years of the calendar with others between them, which are not shown."""
    steps = [two - one for one, two in pairwise(sorted(numbers))]
    return bool(steps) and min(numbers) >= _NO_TIME and min(steps) > 1


def _seconds(number: str, unit: str) -> float | None:
    size = _SECONDS.get(_SHORT.get(unit, unit))
    return None if size is None else float(number) * size


def _axis(c: Context) -> tuple[str, Mapping[str, float]] | None:
    """The one axis of times since a start."""
    axes = {Role.X: c.figure.x_axis, Role.Y: c.figure.y_axis}
    found = []
    for dimension in c.figure.dimensions:
        axis = axes.get(dimension.role)
        label = f"{dimension.name} {axis.label} {axis.unit}" if axis else dimension.name
        if times := _times(dimension, label):
            found.append((dimension.name, times))
    return found[0] if len(found) == 1 else None


def _at(c: Context, seconds: float) -> Place | None:
    """The tick at a time since the start."""
    axis = _axis(c)
    if axis is None:
        return None
    near = [t for t, s in axis[1].items() if abs(s - seconds) <= _NEARLY * seconds]
    return Place.of(axis[0], near) if len(near) == 1 else None


def _stretch(c: Context, begin: float, end: float) -> Place | None:
    """The ticks from one time to another, where there is one at each."""
    one, two = _at(c, begin), _at(c, end)
    return c.stretch(one, two) if one and two and one != two else None


def _end(c: Context) -> float:
    """When the axis ends, in seconds."""
    axis = _axis(c)
    return max(axis[1].values()) if axis else 0.0


@rule("time_span", "COUNT|NUMBER '-'? TIME_UNIT", "TIME_UNIT", "'a'|'an' TIME_UNIT")
def _span(_: Context, *rest: Meaning) -> float | None:
    """“two years”, “a month”, in seconds."""
    count = _count(rest)
    return None if count is None else the(rest, float) * count


@rule("time_span", "'half' 'a'|'an' TIME_UNIT", "'half' '-'? TIME_UNIT", "'a' 'half' '-' TIME_UNIT")
def _half(_: Context, unit: float) -> float:
    return unit / 2


@rule("time_span", "COUNT 'and' 'a' 'half' TIME_UNIT", "'a' TIME_UNIT 'and' 'a' 'half'")
def _and_a_half(_: Context, *rest: Meaning) -> float:
    count = first_exactly(rest, int, 1)
    return the(rest, float) * (count + 0.5)


def _count(rest: tuple[Meaning, ...]) -> float | None:
    """How many units are meant, one if that is not said."""
    number = first(rest, Written)
    if number is not None:
        return None if number.unit else number.value
    return first_exactly(rest, int, 1)


@rule("at", "'after'|'at'|'by'|'past' time_span", "'at'|'by' 'the' time_span 'point'|KIND")
@rule("at", "time_span 'after'|'into'|'in'|'past'|'since'|'following' since_what?")
def _after(c: Context, seconds: float, *_: Meaning) -> Place | None:
    """“after a year”, “a day after learning”."""
    return _at(c, seconds)


@rule(
    "since_what", "DET? KIND|WORD|LABEL|MEASURE", "DET? KIND|WORD|LABEL 'of' DET? KIND|WORD|MEASURE"
)
def _since_what(*_: Meaning) -> str:
    return "since what"


@rule("at", "'after' COUNT LABEL")
def _after_so_many(c: Context, count: int, label: Label) -> Place | None:
    """“after ten epochs”."""
    return (
        c.ticks(label.dimension, [count])
        if is_ordered(c.names.dimensions[label.dimension])
        else None
    )


_GO_BY = frozenset(
    "step steps iteration iterations update updates epoch epochs cycle cycles round rounds episode "
    "episodes frame frames token tokens batch batches".split()
)
"""What is counted while something goes on."""


_MOVES = (
    r"(?:chang|ris|fall|grow|declin|drop|increas|decreas|improv|gain|los|add|climb|flatten|level"
    r"|plateau|saturat|stagnat|remain|stay|keep|never|still|further|always|no longer"
    r"|widen|narrow|shrink|clos)\w*"
)
"""What is said of all that follows: “After epoch 3, A hardly changes”."""


@rule("at", "'after' coordinate")
def _after_an_amount(c: Context, place: Place) -> Place | None:
    """“after 1 M steps”: when so many are over; what holds from then on is said so as well."""
    if len(place.ticks) != 1 or len(place.ticks[0][1]) != 1 or place.notes:
        return None
    if c.discourse.clause_has_word(_MOVES):
        return None
    dimension = c.names.dimensions[place.ticks[0][0]]
    axis = c.figure.x_axis.label if dimension.role is Role.X else ""
    called = {*words_of(dimension.name), *words_of(axis)}
    return place if is_ordered(dimension) and not _GO_BY.isdisjoint(called) else None


@rule("at", "'at'|'by'|'after' 'the' 'end' 'of' 'the' ORDINAL TIME_UNIT")
def _by_the_end(c: Context, position: int, unit: float) -> Place | None:
    """“by the end of the second year”."""
    return _at(c, (position + 1) * unit)


@rule("at", "WHILE_IN 'the' 'first'|'initial'|'opening' time_span")
def _first_years(c: Context, *rest: Meaning) -> Place | None:
    """“in the first two years”."""
    return _stretch(c, 0.0, the(rest, float))


@rule("at", "WHILE_IN 'the' ORDINAL TIME_UNIT")
def _one_year(c: Context, *rest: Meaning) -> Place | None:
    """“in the second year”."""
    position, unit = exactly(rest, int), the(rest, float)
    return _stretch(c, position * unit, (position + 1) * unit) if position else None


@rule("at", "WHILE_IN 'the' 'last'|'final'|'remaining'|'closing' time_span")
def _last_years(c: Context, *rest: Meaning) -> Place | None:
    """“in the last two years”, “in the remaining three years”."""
    end = _end(c)
    return _stretch(c, end - the(rest, float), end)


@rule("at", "WHILE_IN 'the' 'next'|'following'|'subsequent' time_span")
def _next_years(c: Context, *rest: Meaning) -> Place | None:
    """“in the following two years”: from the time that was named last."""
    base, axis = c.named_last(), _axis(c)
    if base is None or axis is None or base.dimensions != {axis[0]}:
        return None
    begin = max(axis[1][t] for t in base.get(axis[0]))
    return _stretch(c, begin, begin + the(rest, float))


@rule("at", "'between'|'from' 'year'|'years' COUNT|NUMBER 'and'|'to'|'until' 'year'? COUNT|NUMBER")
def _between_years(c: Context, *rest: Meaning) -> Place | None:
    """“between years two and five”."""
    ends = [_count((r,)) for r in rest]
    year = _SECONDS["year"]
    begin, end = (None if n is None else n * year for n in ends)
    return None if begin is None or end is None else _stretch(c, begin, end)
