"""Measures with the noun for what they give: “readmission rate”, of a column “Readmission (%)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.kinds.measured_units import in_several_units
from figcheck.checking.english.names.forms import IN_BRACKETS, toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure, Kind, Role
from figcheck.patterns import regex

_SCALE = regex(r"(?:out of |/ ?)\d+|[01] ?(?:[–-]|to) ?\d{1,3}|stars|points")
_NOUNS = ((regex(r"%|percent"), ("rate",)), (_SCALE, ("score", "rating")))
"""What numbers are called that stand so in brackets behind a name."""

_OF_NUMBERS = frozenset(
    "rate rates share shares score scores rating ratings percentage ratio index level".split()
)
"""Words that say it already."""

_COUNTABLE = (
    *("latency", "accuracy", "efficiency", "density", "intensity", "capacity", "frequency"),
    *("throughput", "speed", "cost", "price", "time", "size", "weight", "length", "height"),
    *("depth", "width", "temperature", "pressure", "distance", "duration", "age", "income"),
    *(
        "salary",
        "wage",
        "rent",
        "fare",
        "fee",
        "area",
        "yield",
        "range",
        "mileage",
        "lifespan",
        "volume",
        "rate",
        "power",
        "mass",
        "count",
        "value",
    ),
)
"""The last words of names of measures that sentences about several values put in the plural."""

_SCORES = ("score", "scores")


def aliases(figure: Figure) -> Iterator[Alias]:
    """What measures that are set side by side are called with such a noun, or by it alone.

    Args:
        figure: the figure.
    """
    dimension = _measures(figure)
    if dimension is None:
        return
    bare = {tick: words_of(IN_BRACKETS.sub(" ", tick)) for tick in dimension.ticks}
    for tick, words in bare.items():
        inside = " ".join(IN_BRACKETS.findall(tick)).lower()
        found = [noun for sign, nouns in _NOUNS if sign.fullmatch(inside) for noun in nouns]
        if words and _OF_NUMBERS.isdisjoint(words):
            for noun in found:
                for form in (noun, *toggled((noun,))):
                    yield Alias((*words, form), dimension.name, (tick,))
        if "per" in words[1:-1]:
            yield from _as_ratio(words, dimension, tick)
        elif words and words[-1].endswith(_COUNTABLE):
            yield Alias(toggled(words), dimension.name, (tick,))
            if sum(words[-1] in own for own in bare.values()) == 1:
                yield Alias(toggled(words[-1:]), dimension.name, (tick,))
    scores = [tick for tick, words in bare.items() if words[-1:] and words[-1] in _SCORES]
    if len(scores) == 1:
        for word in _SCORES:
            yield Alias((word,), dimension.name, (scores[0],))


def _as_ratio(words: tuple[str, ...], dimension: Dimension, tick: str) -> Iterator[Alias]:
    """“The nurse ratio”, “the ratio of nurses”, of “Nurses per 10 beds”."""
    things = words[: words.index("per")]
    for form in (things, toggled(things)):
        yield Alias(("ratio", "of", *form), dimension.name, (tick,))
        yield Alias((*form, "ratio"), dimension.name, (tick,))


def _measures(figure: Figure) -> Dimension | None:
    """The dimension whose ticks are different measures, as far as units and axes tell."""
    if figure.kind is Kind.SCATTER:
        series = figure.dimension(Role.SERIES)
        axes = {words_of(IN_BRACKETS.sub(" ", a.label)) for a in (figure.x_axis, figure.y_axis)}
        on_axes = series is not None and sum(words_of(t) in axes for t in series.ticks) > 1
        in_units = series is not None and in_several_units(series.ticks)
        return series if on_axes or in_units else None
    columns = figure.dimension(Role.X) if figure.kind is Kind.TABLE else None
    return columns if columns is not None and in_several_units(columns.ticks) else None
