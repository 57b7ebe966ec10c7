"""The order of a dimension's ticks: by their numbers, by time, or as they stand."""

from __future__ import annotations

import math
import re
from functools import lru_cache
from itertools import accumulate, pairwise

from figcheck.checking.language.calendar import is_in_turn, is_point_of_cycle
from figcheck.model import Dimension, Role
from figcheck.patterns import regex
from figcheck.times import is_time, time_of

_QUANTITY = regex(r"(\d+(?:\.\d+)?)(?:\s*-?\s*([A-Za-zµμ]+))?")
_PRECISION = regex(r"(?:FP|BF|INT)-?(\d{1,2})(?![\w.])", re.IGNORECASE)
"""In how many bits numbers are kept: “FP16”, “INT8”."""
_AMOUNT = regex(r"(-?\d+(?:\.\d+)?)\s*(%?)")
_UNTOUCHED = frozenset(
    "clean original undistorted unperturbed uncorrupted noise-free unmasked intact".split()
)
"""What something is called to which nothing was done."""
_OF_WHAT_IS_LEFT = regex(r"\b(?:SNR|dB|signal|quality|bit ?rate|resolution)\b", re.IGNORECASE)
"""Words in names of axes that give what is left of something, not what is done to it."""
_AXES = frozenset({Role.X, Role.Y})
_LABELLED = regex(r"([A-Za-z]+(?:\s*[=-]\s*|\s+)?)(\d+(?:\.\d+)?)")
_STATES = frozenset({
    ("before", "after"), ("pre", "post"), ("baseline", "follow-up"), ("pre-test", "post-test"),
    ("pretest", "posttest"), ("start", "end"), ("before treatment", "after treatment"),
})  # fmt: skip
"""Two points of time between which something happens."""
_FRACTION = regex(r"1/([1-9]\d{0,3})")
_FEWEST_FRACTIONS = 2
_DOUBLE = 2
_FEWEST = 3
"""Numbered labels that must follow one another, so that they are no names that end in a number."""
_NOTHING = frozenset({"none", "no", "nothing", "zero", "0"})
_UNITS = (
    {
        "ns": 1e-9, "µs": 1e-6, "μs": 1e-6, "us": 1e-6, "ms": 1e-3, "s": 1, "sec": 1, "second": 1,
        "min": 60, "minute": 60, "h": 3600, "hr": 3600, "hour": 3600, "d": 86400, "day": 86400,
        "week": 604800, "month": 2.63e6, "year": 3.156e7, "yr": 3.156e7,
    },
    {
        "b": 1, "byte": 1, "kb": 2**10, "kib": 2**10, "mb": 2**20, "mib": 2**20, "gb": 2**30,
        "gib": 2**30, "tb": 2**40, "tib": 2**40,
    },
    {"nm": 1e-9, "µm": 1e-6, "μm": 1e-6, "um": 1e-6, "mm": 1e-3, "cm": 1e-2, "m": 1, "km": 1e3},
    {"µg": 1e-6, "μg": 1e-6, "ug": 1e-6, "mg": 1e-3, "g": 1, "kg": 1e3},
    {"hz": 1, "khz": 1e3, "mhz": 1e6, "ghz": 1e9},
    {"": 1, "k": 1e3, "m": 1e6, "b": 1e9, "bn": 1e9, "t": 1e12},
)  # fmt: skip
"""Units of time, of memory, of length, of weight and of frequency, and powers of ten.

Each is given in one of its kind; a bare number goes with powers of ten alone.
"""
_KNOWN_UNITS = frozenset().union(*_UNITS)

_HALF = r"([ap]\.?m\.?)"
_HOUR = (
    rf"(?:([01]?\d|2[0-4])[:h]([0-5]\d)?(?::[0-5]\d)?\s*{_HALF}?|(1[0-2]|0?\d)\s*{_HALF})"
    r"(?:\s*(?:h|o'clock))?"
)
_CLOCK = regex(rf"{_HOUR}(?:\s*(?:[–—-]|to)\s*{_HOUR})?", re.IGNORECASE)
"""A time of day, or from when to when: “06:00”, “9 pm”, “08:00–10:00”."""

_NAMED_HOURS = {"midnight": 0.0, "noon": 12.0, "midday": 12.0}
_HALF_DAY, _DAY = 12.0, 24.0

_NUMBER = r"[$€£]?(\d[\d,]*(?:\.\d+)?)"
_UNIT = r"\s*(?:[A-Za-z%°µ²³/]{1,10}\.?)?"
_RANGE = regex(rf"{_NUMBER}\s*(?:[–—-]|to)\s*{_NUMBER}{_UNIT}")
_LESS = regex(rf"(?:<|≤|under|below|up to|less than)\s*{_NUMBER}{_UNIT}", re.IGNORECASE)
_MORE = regex(rf"(?:>|over|above|more than)\s*{_NUMBER}{_UNIT}", re.IGNORECASE)
_AT_LEAST = regex(
    rf"(?:≥\s*{_NUMBER}{_UNIT}|{_NUMBER}\s*(?:\+|(?:and|or) (?:over|older|more|above)){_UNIT})",
    re.IGNORECASE,
)


@lru_cache(maxsize=256)
def ordinates(dimension: Dimension) -> tuple[float, ...]:
    """For each tick where it lies on its axis, for comparing only.

    Ticks that are numbers, quantities ("20 min", "1 h"), ranges of numbers ("18–24", "65+") or
    points of time ("2025*", "2019/2020", "Q3 2018", "Aug. 2012"), have an order of their own,
    whatever way round the figure lists them; others are in the order in which they are listed,
    as are the points of a cycle: "Nov, Dec, Jan", weeks 50, 52, 2.

    Args:
        dimension: any dimension.

    Returns:
        An ordinate for each of its ticks: the number, the year with its
        fraction, or the position.
    """
    numbers = [n for n in dimension.numbers if n is not None]
    if len(numbers) == len(dimension.ticks) and not is_in_turn(dimension):
        return tuple(numbers)
    times = [t for t in map(time_of, dimension.ticks) if t is not None]
    if len(times) == len(dimension.ticks):
        return tuple(times)
    if sizes := _sizes(dimension):
        return sizes
    return tuple(map(float, range(len(dimension.ticks))))


def ordinate(dimension: Dimension, tick: str | None) -> float | None:
    """Where a tick lies on its axis, `None` for what is no tick of it."""
    position = dimension.positions.get(tick) if tick is not None else None
    return None if position is None else ordinates(dimension)[position]


def ordinates_of(dimension: Dimension) -> dict[str | None, float]:
    """Where the ticks of a dimension lie on their axis, by tick."""
    return {tick: ordinates(dimension)[i] for tick, i in dimension.positions.items()}


def tells_time(dimension: Dimension) -> bool:
    """Whether the ticks are points of time, be it of each year or day: months from 1 to 12."""
    return is_time(dimension) or is_point_of_cycle(dimension)


@lru_cache(maxsize=256)
def is_ordered(dimension: Dimension) -> bool:
    """Whether the ticks have an order of their own: numbers, sizes, ranges or points of time.

    Those of a cycle have it where they are listed as they come by: "Nov, Dec, Jan".
    """
    if None not in dimension.numbers or is_time(dimension) or is_in_turn(dimension):
        return True
    if tuple(tick.strip().lower() for tick in dimension.ticks) in _STATES:
        return True
    return bool(_sizes(dimension))


def _sizes(dimension: Dimension) -> tuple[float, ...]:
    """Sizes, ranges, numbered labels or times of day; empty for ticks that are none of these."""
    for kind in (_quantities, _fractions, _ranges, _numbered, _hours, _from_untouched):
        if found := kind(dimension):
            return found
    return ()


def is_sized(dimension: Dimension) -> bool:
    """Whether the ticks are sizes, so that one of them is the smallest: no ranges, no time."""
    if is_time(dimension):
        return False
    return None not in dimension.numbers or bool(_quantities(dimension) or _fractions(dimension))


@lru_cache(maxsize=256)
def numbers_in(dimension: Dimension) -> tuple[float | None, ...]:
    """The number of each tick, be it written with its unit: 4 of “4-bit”."""
    if parts := _fractions(dimension):
        return parts
    if any(number is not None for number in dimension.numbers):
        return dimension.numbers
    return _quantities(dimension) or dimension.numbers


def _fractions(dimension: Dimension) -> tuple[float, ...]:
    """The sizes of ticks that are parts of something: "1/8, 1/4, 1/2, 1".

    They double from one to the next, or more: "1/2, 1/3, 1/4" may be days.
    """
    parts = [_FRACTION.fullmatch(tick.strip()) for tick in dimension.ticks]
    if sum(part is not None for part in parts) < _FEWEST_FRACTIONS:
        return ()
    sizes = [
        1 / int(part[1]) if part else number
        for part, number in zip(parts, dimension.numbers, strict=True)
    ]
    known = tuple(size for size in sizes if size is not None)
    steps = [b / a for a, b in pairwise(sorted(known)) if a > 0]
    one_way = known in (tuple(sorted(known)), tuple(sorted(known, reverse=True)))
    told = len(known) == len(sizes) and one_way
    return known if told and all(step >= _DOUBLE for step in steps) else ()


def _quantities(dimension: Dimension) -> tuple[float, ...]:
    """The sizes of ticks that are numbers with a unit: "None, 1 node, 2 nodes", "70M, 1.4B"."""
    matches = [_QUANTITY.fullmatch(_PRECISION.sub(r"\1-bit", t.strip())) for t in dimension.ticks]
    units = {_unit(m[2] or "") for m in matches if m is not None}
    if None not in dimension.numbers:
        return ()  # Bare numbers: they are sizes as they stand, or points of a cycle.
    known = next((kind for kind in _UNITS if units <= kind.keys()), {})
    sizes: list[float] = []
    for tick, match in zip(dimension.ticks, matches, strict=True):
        if match is not None:
            unit = 1 if len(units) == 1 else known.get(_unit(match[2] or ""))
        elif tick.strip().lower() in _NOTHING and units:
            unit = 0
        else:
            return ()
        if unit is None:
            return ()
        sizes.append(float(match[1]) * unit if match else 0.0)
    return tuple(sizes)


def _from_untouched(dimension: Dimension) -> tuple[float, ...]:
    """Amounts of what is done to something, beside it as it was: "Clean, 10%, 20%, 40%".

    Only of an axis that is drawn upwards: of less and less signal, "above" and "from there on"
    would be opposite ways. What was left as it was lies beyond what it is listed next to.
    """
    ticks = [tick.strip() for tick in dimension.ticks]
    spots = [i for i in (0, len(ticks) - 1) if ticks and ticks[i].lower() in _UNTOUCHED]
    if dimension.role not in _AXES or len(spots) != 1 or len(ticks) <= _FEWEST:
        return ()
    (spot,) = spots
    matches = [_AMOUNT.fullmatch(t) for i, t in enumerate(ticks) if i != spot]
    known = [m for m in matches if m is not None]
    numbers = [float(m[1]) for m in known]
    if (
        len(known) < len(matches)
        or sorted({*numbers}) != numbers
        or len({m[2] for m in known}) != 1
        or _OF_WHAT_IS_LEFT.search(dimension.name)
    ):
        return ()
    next_to, further = (numbers[0], numbers[1]) if spot == 0 else (numbers[-1], numbers[-2])
    beyond = next_to + (next_to - further)
    return (beyond, *numbers) if spot == 0 else (*numbers, beyond)


def _unit(word: str) -> str:
    """A unit in small letters and the singular: “hours” are so many of an “hour”."""
    word = word.lower()
    return word if word in _KNOWN_UNITS else word.removesuffix("s")


def _numbered(dimension: Dimension) -> tuple[float, ...]:
    """The numbers of ticks that one label and a number make: "N0, N60, N120", "Week 2, Week 4".

    Only of an axis, and where they are listed in their order: series may be named so.
    """
    matches = [_LABELLED.fullmatch(t.strip()) for t in dimension.ticks]
    known = [m for m in matches if m is not None]
    if dimension.role not in _AXES or not _FEWEST <= len(known) == len(matches):
        return ()
    numbers = tuple(float(m[2]) for m in known)
    listed = sorted({*numbers}) in ([*numbers], [*reversed(numbers)])
    return numbers if listed and len({m[1] for m in known}) == 1 else ()


def _ranges(dimension: Dimension) -> tuple[float, ...]:
    """Where ranges of numbers begin that follow one another: "<18", "18–24", "25–64", "65+"."""
    if not any(_RANGE.fullmatch(tick.strip()) for tick in dimension.ticks):
        return ()
    begins = [_begin(tick.strip()) for tick in dimension.ticks]
    found = tuple(begin for begin in begins if begin is not None)
    return found if len({*found}) == len(dimension.ticks) else ()


def _hours(dimension: Dimension) -> tuple[float, ...]:
    """The times of day that ticks are, or begin with: "06:00", "9 pm", "noon", "08:00–10:00".

    Only where they are listed as they come by, be it past midnight.
    """
    found = [_hour(tick.strip()) for tick in dimension.ticks]
    hours = [hour for hour in found if hour is not None]
    if not _FEWEST <= len(hours) == len(found):
        return ()
    falls = {two < one for one, two in pairwise(hours)}
    if len(falls) == 1 and len(set(hours)) == len(hours):
        return tuple(hours)  # All up to "24:00", or from the evening back to the morning.
    steps = [(two - one) % _DAY for one, two in pairwise(hours)]
    if 0.0 in steps or sum(steps) >= _DAY:
        return ()
    return tuple(accumulate(steps, initial=hours[0]))


def _hour(tick: str) -> float | None:
    """A time of day in hours."""
    if (named := _NAMED_HOURS.get(tick.lower())) is not None:
        return named
    match = _CLOCK.fullmatch(tick)
    if match is None:
        return None
    hour, half = float(match[1] or match[4]), (match[3] or match[5] or "").lower()
    if half:
        hour = hour % _HALF_DAY + (_HALF_DAY if half.startswith("p") else 0.0)
    return hour + float(match[2] or 0) / 60


def _begin(tick: str) -> float | None:
    """Where a range begins, one without a lower end just before its upper end."""
    if match := _RANGE.fullmatch(tick):
        low, high = (float(group.replace(",", "")) for group in match.groups())
        return low if low < high else None
    for pattern, towards in ((_LESS, -math.inf), (_MORE, math.inf), (_AT_LEAST, 0.0)):
        if match := pattern.fullmatch(tick):
            number = float(next(filter(None, match.groups())).replace(",", ""))
            return math.nextafter(number, towards) if towards else number
    return None
