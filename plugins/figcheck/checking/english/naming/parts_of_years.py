"""Parts of years and of forecasts by what they are called: “the first half of 2022”.

An axis of months or quarters is spoken of in parts of its years. Years of which the values are
no more than expected are marked as that: “2025*”.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.language.order import ordinates_of
from figcheck.model import Dimension, Figure
from figcheck.patterns import any_case
from figcheck.times import is_time, year_of

_HALVES = (("first", (0, 6)), ("second", (6, 12)), ("latter", (6, 12)))
_SEASONS = (("spring", (2, 5)), ("summer", (5, 8)), ("autumn", (8, 11)), ("fall", (8, 11)))
_STARTS = ("start", "beginning", "outset")
_ENDS = ("end", "close")
_MONTHS = 12
_QUARTER = 3

_EXPECTED = ("forecast", "projection", "projected", "forecasted", "outlook")
_TO_COME = (
    ("coming", "years"),
    ("years", "ahead"),
    ("years", "to", "come"),
    ("next", "few", "years"),
)
_PERIOD = ("period", "years", "horizon", "window")


def aliases(figure: Figure) -> Iterator[Alias]:
    """What parts of years are called, and the years of a forecast together.

    Args:
        figure: the figure.
    """
    for dimension in filter(is_time, figure.dimensions):
        yield from _of_years(dimension)
        yield from _of_forecasts(dimension)


def _of_years(dimension: Dimension) -> Iterator[Alias]:
    """“the second half of 2021”, “the end of 2021”, “summer 2021”, where it is shown in full."""
    spots = ordinates_of(dimension)
    years: dict[str, dict[int, str]] = {}
    for tick in dimension.ticks:
        if year := year_of(tick):
            month = round((spots[tick] - int(year)) * _MONTHS)
            years.setdefault(year, {})[month] = tick
    size = _months_apart({month for shown in years.values() for month in shown})
    for year, shown in years.items():
        for part, span in (*_HALVES, *_SEASONS):
            ticks = tuple(shown[m] for m in range(*span, size) if m in shown)
            words = (part, "half") if (part, span) in _HALVES else (part,)
            if len(ticks) * size == span[1] - span[0] and span[0] % size == 0:
                yield Alias((*words, "of", year), dimension.name, ticks)
                yield Alias((*words, year), dimension.name, ticks)
        for nouns, month in ((_STARTS, 0), (_ENDS, _MONTHS - size)):
            for noun in nouns if month in shown else ():
                yield Alias((noun, "of", year), dimension.name, (shown[month],))


def _months_apart(months: set[int]) -> int:
    """How many months a point of an axis takes: one, or three where all are quarters."""
    return _QUARTER if all(month % _QUARTER == 0 for month in months) else 1


def _of_forecasts(dimension: Dimension) -> Iterator[Alias]:
    """“the forecast period”, of the years that are marked, which come last."""
    spots = ordinates_of(dimension)
    ascending = sorted(dimension.ticks, key=lambda tick: spots[tick])
    expected = forecasts(dimension)
    if not expected or expected != tuple(ascending[-len(expected) :]):
        return
    for words in _TO_COME:
        yield Alias(words, dimension.name, expected)
    for word in _EXPECTED:
        for noun in _PERIOD:
            yield Alias((word, noun), dimension.name, expected)
            for edges, tick in ((_STARTS, expected[0]), (_ENDS, expected[-1])):
                for edge in edges:
                    yield Alias((edge, "of", "the", word, noun), dimension.name, (tick,))


_EDGE = any_case(
    rf"\b(?:at|in|by|from|until|till|to|since|towards?) the (?:very )?"
    rf"(?P<edge>{'|'.join((*_STARTS, *_ENDS))}) of (?P<year>\d{{4}})\b"
)


def names_edge_unseen(figure: Figure, text: str) -> bool:
    """Whether a text tells of the start or the end of a year of which no such part is shown.

    Args:
        figure: the figure.
        text: the text.
    """
    told = {(m["edge"].lower(), "of", m["year"]) for m in _EDGE.finditer(text)}
    timed = any(map(is_time, figure.dimensions))
    return timed and bool(told) and not told <= {alias.words for alias in aliases(figure)}


def forecasts(dimension: Dimension) -> tuple[str, ...]:
    """The points of an axis of time that are marked as expected, in their order; none if all are.

    Args:
        dimension: the axis.
    """
    if not is_time(dimension):
        return ()
    spots = ordinates_of(dimension)
    marked = [tick for tick in dimension.ticks if tick.rstrip().endswith("*")]
    if len(marked) == len(dimension.ticks):
        return ()
    return tuple(sorted(marked, key=lambda tick: spots[tick]))
