"""What the parts of a box in a box plot are called: “the lower quartile” of “Q1”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure, Kind
from figcheck.patterns import any_case, regex

LOWEST, LOWER, UPPER, HIGHEST = "min", "q1", "q3", "max"
"""The ends of whiskers and boxes."""

_CALLED = {
    LOWEST: (
        "min;mins;minimum;minima;minimums;minimum value;minimum values;lower whisker;"
        "lower whiskers;bottom whisker"
    ),
    LOWER: (
        "q1;lower quartile;lower quartiles;first quartile;first quartiles;25th percentile;"
        "lower edge;lower hinge;lower box edge"
    ),
    "median": "median;medians;median value;median values;median line;median lines;q2;centre line",
    UPPER: (
        "q3;upper quartile;upper quartiles;third quartile;third quartiles;75th percentile;"
        "upper edge;upper hinge;upper box edge"
    ),
    HIGHEST: (
        "max;maxima;maximum;maximums;maximum value;maximum values;upper whisker;upper whiskers;"
        "top whisker"
    ),
    "mean": "mean;means;average;averages",
}


def parts_of_boxes(figure: Figure) -> tuple[Dimension, dict[str, str]] | None:
    """The dimension of the parts of boxes, and the ticks by what they are.

    Args:
        figure: the figure.

    Returns:
        `None` if the figure is no box plot, or does not list the parts.
    """
    if figure.kind is not Kind.BOX:
        return None
    for dimension in figure.dimensions:
        known = {part: t for t in dimension.ticks for part in _NAMES if t.lower() in _NAMES[part]}
        if len(known) > 1 and len(known) == len(dimension.ticks):
            return dimension, known
    return None


def is_part_of_boxes(tick: str) -> bool:
    """Whether a tick names a part of a box: “Q1”."""
    return any(tick.lower() in names for names in _NAMES.values())


def speaks_of_boxes(text: str) -> bool:
    """Whether a text speaks of boxes, or of parts of them, by what these are called anywhere."""
    return _PART.search(text) is not None


def labels(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """What all parts of boxes are called: “each of the five statistics”.

    Args:
        figure: the figure.
    """
    found = parts_of_boxes(figure)
    if found is not None:
        yield ("statistic",), found[0].name
        yield ("box", "statistic"), found[0].name


def aliases(figure: Figure) -> Iterator[Alias]:
    """The names of the parts of boxes.

    Args:
        figure: the figure.
    """
    found = parts_of_boxes(figure)
    if found is None:
        return
    dimension, known = found
    measured = tuple(_measured(figure))
    for part, tick in known.items():
        for name in _NAMES[part]:
            yield Alias(tuple(name.split()), dimension.name, (tick,))
            if name in _OF_WHAT:
                for words in measured:
                    yield Alias((*name.split(), *words), dimension.name, (tick,))


def _measured(figure: Figure) -> Iterator[tuple[str, ...]]:
    """What the values of boxes are called: “response time”, and “time” alone."""
    words = words_of(_UNIT.sub("", figure.value.label))
    if 0 < len(words) <= _LONGEST_LABEL:
        for name in dict.fromkeys((words, words[-1:])):
            yield name
            yield toggled(name)


_NAMES = {part: tuple(names.split(";")) for part, names in _CALLED.items()}
_OF_WHAT = frozenset(
    "median;min;minimum;max;maximum;mean;average;lower quartile;upper quartile;first quartile"
    ";third quartile".split(";")
)
"""What stands before the name of what is measured: “the median response time”."""

_LONGEST_LABEL = 3
_UNIT = regex(r"\s*[(\[].*")

_PART = any_case(
    rf"\b(?:{'|'.join(sorted({n for names in _NAMES.values() for n in names}, key=len)[::-1])}"
    r"|box(?:es)?|whiskers?|quartiles?|(?:interquartile )?range|iqr|spread)\b"
)
