"""Ticks that are amounts, as sentences say them: “nine hours of sleep”, “without sleep”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.names.forms import COMMON, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Axis, Dimension, Figure, Role
from figcheck.patterns import any_case, regex

_AMOUNT = regex(r"(\d+(?:\.\d+)?)\s*-?\s*([A-Za-zµμ°]+)")
_AT = any_case(r"(?:at|in|with|under) ")
"""What stands before the amounts of a text that lists values by them: “At 40 °C”."""
_NOTHING = frozenset({"none", "no", "nothing", "zero", "nil"})
_TENS = dict(
    zip(
        (30, 40, 50, 60, 70, 80, 90, 100),
        "thirty forty fifty sixty seventy eighty ninety hundred".split(),
        strict=True,
    )
)

_UNITS = (
    "s sec secs second seconds", "ms millisecond milliseconds", "min mins minute minutes",
    "h hr hrs hour hours", "d day days", "wk wks week weeks", "mo month months",
    "y yr yrs year years",
    "m metre metres meter meters", "km kilometre kilometres kilometer kilometers",
    "cm centimetre centimetres centimeter centimeters",
    "mm millimetre millimetres millimeter millimeters", "mi mile miles",
    "g gram grams", "kg kilogram kilograms kilo kilos", "mg milligram milligrams",
    "l litre litres liter liters", "ml millilitre millilitres milliliter milliliters",
    "img imgs image images", "tok toks token tokens", "req reqs request requests",
    "msg msgs message messages", "sent sentence sentences",
    "cup cups", "shot shots", "bit bits", "k thousand", "gb gigabyte gigabytes",
    "mb megabyte megabytes", "kb kilobyte kilobytes", "mph", "hz hertz", "khz kilohertz",
    "w watt watts", "kw kilowatt kilowatts", "mw megawatt megawatts", "gw gigawatt gigawatts",
    "gt gigatonne gigatonnes gigaton gigatons", "kt kilotonne kilotonnes kiloton kilotons",
    "mt megatonne megatonnes megaton megatons", "t tonne tonnes ton tons",
    "ha hectare hectares", "mpa megapascal megapascals", "kpa kilopascal kilopascals",
    "img image images", "tok token tokens", "req request requests", "msg message messages",
    "op ops operation operations", "µg μg ug microgram micrograms",
    "usd dollar dollars", "eur euro euros", "gbp pound pounds",
)  # fmt: skip
"""Units, each with its abbreviations and names."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """What the ticks of axes are called that are numbers with a unit, or "None"."""
    for dimension in figure.dimensions:
        amounts = {tick: _AMOUNT.fullmatch(tick.strip()) for tick in dimension.ticks}
        known = {tick: match for tick, match in amounts.items() if match is not None}
        if not known or len(dimension.ticks) - len(known) > 1:
            continue
        units = {match[2].lower() for match in known.values()}
        things = tuple(things_of(dimension, figure))
        for tick, match in known.items():
            for words in _said(match[1], match[2].lower(), things):
                yield Alias(words, dimension.name, (tick,))
        nothing = [t for t in dimension.ticks if _is_nothing(t)]
        if len(nothing) == 1 and len({unit.rstrip("s") for unit in units}) == 1:
            for words in _without(things, tuple(spellings(units.pop()))):
                yield Alias(words, dimension.name, (nothing[0],))


def tick_of_amount(dimension: Dimension, number: float) -> str | None:
    """The tick that is so much of whatever unit: “9 h” for 9, where all have the same unit."""
    matches = {tick: _AMOUNT.fullmatch(tick.strip()) for tick in dimension.ticks}
    units = {match[2].lower().rstrip("s") for match in matches.values() if match}
    found = [tick for tick, match in matches.items() if match and float(match[1]) == number]
    return found[0] if len(units) == 1 and len(found) == 1 else None


def units_of_amounts(figure: Figure) -> frozenset[str]:
    """The units, in all their forms, of the axes whose ticks are amounts: “8-bit”, “9 h”.

    Args:
        figure: the figure.
    """
    found: set[str] = set()
    for dimension in figure.dimensions:
        matches = [_AMOUNT.fullmatch(_AT.sub("", tick.strip())) for tick in dimension.ticks]
        if len(matches) > 1:
            found.update(s for m in matches if m for s in spellings(m[2].lower()))
    return frozenset(found)


def _is_nothing(tick: str) -> bool:
    words = words_of(tick)
    match = _AMOUNT.fullmatch(tick.strip())
    return (
        words[:1] == ("0",)
        or bool(_NOTHING & set(words[:1]))
        or bool(match and not float(match[1]))
    )


def _said(number: str, unit: str, things: tuple[tuple[str, ...], ...]) -> Iterator[tuple[str, ...]]:
    """Nine hours, a single node; with or without “of sleep”."""
    for count in _counts(number):
        for spelling in spellings(unit):
            yield (*count, spelling)
            yield from ((*count, spelling, "of", *thing) for thing in things)


def _counts(number: str) -> Iterator[tuple[str, ...]]:
    yield (number,)
    value = float(number)
    if value.is_integer():
        if value < len(NUMERALS):
            yield (NUMERALS[int(value)],)
        elif (spelled := _TENS.get(int(value))) is not None:
            yield (spelled,)
    if value == 1:
        yield from (("a", "single"), ("one", "single"), ("just", "one"), ("single",))


def spellings(unit: str) -> Iterator[str]:
    """A unit in all its forms.

    Args:
        unit: one of them, in lower case.
    """
    for forms in _UNITS:
        if unit in forms.split():
            yield from forms.split()
            return
    yield unit
    yield unit[:-1] if unit.endswith("s") else unit + "s"


def things_of(dimension: Dimension, figure: Figure) -> Iterator[tuple[str, ...]]:
    """What the amounts are amounts of: words at the beginning or the end of the axis' label.

    Args:
        dimension: the dimension whose ticks are amounts.
        figure: the figure.
    """
    axes: dict[Role, Axis] = {Role.X: figure.x_axis, Role.Y: figure.y_axis}
    axis = axes.get(dimension.role)
    for label in dict.fromkeys((dimension.name, axis.label if axis else "")):
        words = words_of(re.sub(r"\s*[(\[].*", "", label))
        if label in (dimension.role, "") or not words:
            continue
        size = len(words)
        runs = {words[:n] for n in range(1, size + 1)} | {words[n:] for n in range(size)}
        yield from (run for run in sorted(runs) if not COMMON.intersection((run[0], run[-1])))


def _without(
    things: tuple[tuple[str, ...], ...], units: tuple[str, ...]
) -> Iterator[tuple[str, ...]]:
    """No sleep, without any sleep, zero hours of sleep."""
    for thing in things:
        for word in ("no", "zero", "without", "without any", "no amount of", "a lack of"):
            yield (*word.split(), *thing)
        yield ("in", "the", "absence", "of", *thing)
    for unit in units:
        for word in ("zero", "no", "0"):
            yield (word, unit)
            yield from ((word, unit, "of", *thing) for thing in things)
