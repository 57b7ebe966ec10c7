"""Days, months and hours in other words: “on weekdays”, “in January” for “Jan”, “at noon”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.language.calendar import MONTHS, WEEKDAYS, is_point_of_cycle
from figcheck.model import Dimension, Figure
from figcheck.patterns import regex
from figcheck.reading.names import NUMBERED_ORDINALS, ORDINALS
from figcheck.times import in_full

_DAYS = frozenset(
    "weekday weekend workday holiday day night morning afternoon evening monday tuesday wednesday "
    "thursday friday saturday sunday summer winter spring autumn".split()
)
_MANY = frozenset(toggled((day,))[0] for day in _DAYS)


_NAMES = {name: names.split() for names in (*MONTHS, *WEEKDAYS) for name in names.split()}
"""All names of a month or day by each of them."""

_HOURS = {
    "12:00": ("noon", "midday"),
    "0:00": ("midnight",),
    "00:00": ("midnight",),
    "24:00": ("midnight",),
}


_PARTS_OF_WEEK = (
    (range(5), "weekdays", "weekday", "working days", "working day", "workdays", "workday",
     "business days", "business day", "working week"),
    (range(5, 7), "weekend", "weekends", "weekend days", "weekend day", "days of the weekend"),
)  # fmt: skip
"""What some days of the week are called together."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """Other names of the days, months, seasons and hours that a dimension lists."""
    for dimension in figure.dimensions:
        named = {t: words_of(in_full(t)) for t in dimension.ticks}
        days = {t: w for t, w in named.items() if len(w) == 1 and w[0] in _DAYS | _MANY}
        if len(days) > 1:
            for tick, words in days.items():
                yield Alias(toggled(words), dimension.name, (tick,))
        yield from _spelled(dimension, named)
        yield from _of_week(dimension, named)
        yield from _numbered_months(dimension)
        yield from _quarters(dimension)
        for tick in dimension.ticks:
            if (full := in_full(tick)) != tick:
                yield Alias(words_of(full), dimension.name, (tick,))
            for name in _HOURS.get(tick.strip(), ()):
                yield Alias((name,), dimension.name, (tick,))


def _numbered_months(dimension: Dimension) -> Iterator[Alias]:
    """The names of months that a dimension of months gives by their numbers."""
    if "month" not in words_of(dimension.name) or not is_point_of_cycle(dimension):
        return
    for tick, number in zip(dimension.ticks, dimension.numbers, strict=True):
        if number is not None and number in range(1, len(MONTHS) + 1):
            for name in MONTHS[int(number) - 1].split():
                yield Alias((name,), dimension.name, (tick,))


_QUARTER = regex(r"(?:\bQ[1-4]|\b\d{4}Q[1-4]|\b[1-4]Q)(?![A-Za-z])")
"""What quarters of a year are written with: “Q3 2021”, “2021Q3”, “3Q21”."""


def _quarters(dimension: Dimension) -> Iterator[Alias]:
    """“second quarter of 2023”, of “Q2 2023”; without the year where there is only one."""
    full = {t: in_full(t) for t in dimension.ticks}
    found = {t: (_QUARTER.search(f), _YEAR.search(f)) for t, f in full.items()}
    if len(found) < 2 or not all(quarter for quarter, _ in found.values()):
        return
    one_year = len({year and year[0] for _, year in found.values()}) == 1
    for tick, (quarter, year) in found.items():
        number = int(re.sub(r"\d{4}|\D", "", quarter[0])) if quarter else 0
        last = ("last", "final") if number == 4 else ()
        for ordinal in (ORDINALS[number - 1], NUMBERED_ORDINALS[number - 1], *last):
            for behind in (("of", year[0]), (year[0],)) if year else ():
                yield Alias((ordinal, "quarter", *behind), dimension.name, (tick,))
            if one_year:
                yield Alias((ordinal, "quarter"), dimension.name, (tick,))


_YEAR = regex(r"(?<!\d)[12]\d{3}(?!\d)")

_POINTS = ((WEEKDAYS, "day"), (MONTHS, "month"))


def labels(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """“day”, of a dimension that lists days of the week, “month” of months, “quarter” of quarters.

    Args:
        figure: the figure.

    Yields:
        A noun in the singular or plural, and the name of the dimension.
    """
    for dimension in figure.dimensions:
        words = {words_of(tick)[:1] for tick in dimension.ticks}
        for cycle, noun in _POINTS:
            known = {(name,) for names in cycle for name in names.split()}
            if len(words) > 1 and words <= known:
                yield (noun,), dimension.name
                yield (f"{noun}s",), dimension.name
        if len(dimension.ticks) > 1 and all(map(_QUARTER.search, dimension.ticks)):
            yield ("quarter",), dimension.name
            yield ("quarters",), dimension.name


def _of_week(dimension: Dimension, named: dict[str, tuple[str, ...]]) -> Iterator[Alias]:
    """“working days”, “the weekend”, of a dimension that lists the seven days."""
    by_name = {words[0]: tick for tick, words in named.items() if len(words) == 1}
    week = [next((by_name[n] for n in day.split() if n in by_name), "") for day in WEEKDAYS]
    if len(named) != len(week) or not all(week):
        return
    for places, *names in _PARTS_OF_WEEK:
        for name in names:
            yield Alias(words_of(name), dimension.name, tuple(week[i] for i in places))


def _spelled(dimension: Dimension, named: dict[str, tuple[str, ...]]) -> Iterator[Alias]:
    """Months and days in full and abbreviated, and days in the plural: “on Mondays”."""
    known = {t: [i for i, word in enumerate(w) if word in _NAMES] for t, w in named.items()}
    if len(named) < 2 or any(len(places) != 1 for places in known.values()):
        return
    for tick, (place,) in known.items():
        words = named[tick]
        for name in _NAMES[words[place]]:
            form = (*words[:place], name, *words[place + 1 :])
            yield Alias(form, dimension.name, (tick,))
            if name.endswith("day"):
                yield Alias(toggled(form), dimension.name, (tick,))
