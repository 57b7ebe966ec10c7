"""What the labels of a figure say: of its axes, of what is measured, of its units."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.kinds.measured_units import UNIT_WORDS
from figcheck.checking.english.kinds.polarity import is_measure_word
from figcheck.checking.english.names.forms import COMMON, IN_BRACKETS, toggled, words_of
from figcheck.checking.english.naming import measures
from figcheck.checking.english.naming.panel_axes import axes_of_panels
from figcheck.checking.english.naming.quantities import spellings, things_of
from figcheck.checking.english.naming.synonyms import MEASURE_WORDS
from figcheck.checking.english.naming.told import (
    counted_per,
    counted_things,
    measure_of_all,
    unit_of_all,
)
from figcheck.checking.english.naming.units import (
    compounds,
    measured_first,
    of_large_numbers,
    squared,
)
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.model import Dimension, Figure, Kind, Role
from figcheck.patterns import any_case, regex
from figcheck.reading.panels_told import measured_by_panel

LABEL_PARTS = regex(r"\s*[(\[].*")
_RATES = any_case(r"%|\bper\b|\brates?\b|\bpercent")
"""What labels of rates say: any of them may be spoken of as "the rate"."""
_MOST_OF_UNIT = 3
"""Words and signs of a unit; what is longer in parentheses explains the axis."""
_SIGNS = frozenset({"w/o", "w/", "without", "with", "no", "+", "-"})
"""Explanations of what ticks begin with, which are no names of what they list."""


_SYMBOL = regex(r"\((\w)\)")
_SET = regex(r"(?<![\w=-])([A-Za-z]) ?= ?(-?\d+(?:\.\d+)?)(?![\d%])")
"""A letter set to a number: “T=0.6”, but not “top-p=0.9”."""


def is_misnamed(dimension: Dimension, figure: Figure) -> bool:
    """Whether its name is that of something else: of what is measured, or of one of its ticks."""
    if any(dimension.name in d.ticks for d in figure.dimensions if d is not dimension):
        return True
    words = set(words_of(LABEL_PARTS.sub("", dimension.name)))
    inside = [t for t in dimension.ticks if set(words_of(LABEL_PARTS.sub("", t))) < words]
    return len(inside) == 1 or dimension.name in _SIGNS


def lists_measures(dimension: Dimension, figure: Figure) -> bool:
    """Whether its ticks are what is measured of the same points: both axes of a scatter plot."""
    if figure.kind is Kind.TABLE and dimension.name.lower() in MEASURE_WORDS:
        return True
    if figure.kind is Kind.TABLE and dimension.role is Role.X and not figure.value.label:
        marked = [frozenset(filter(is_measure_word, words_of(t))) for t in dimension.ticks]
        known = [words for words in marked if words]
        plain = sum(len(d.ticks) > 1 for d in figure.dimensions) == 2
        if plain and len(set(known)) > 1 and 2 * len(known) >= len(marked):
            return True  # "Precision", "Recall", "F1", and how many cases there are.
    if dimension.role is Role.PANEL:
        if axes_of_panels(figure) or measured_by_panel(figure.source.text, dimension.ticks):
            return True
        # The axis whose label is known is that of one panel.
        own = frozenset() if figure.value.label else words_of_one(dimension)
        return not own.isdisjoint(words_of(figure.y_axis.label))
    labels = {figure.x_axis.label, figure.y_axis.label, figure.value.label}
    labels |= {d.name for d in figure.dimensions if d is not dimension}
    # “yield strength”, of an axis “Yield strength (MPa)”
    named = {words_of(LABEL_PARTS.sub("", label)) for label in labels} - {()}
    found = named.intersection(map(words_of, dimension.ticks))
    return dimension.role is not Role.X and len(found) > 1


def words_of_one(dimension: Dimension) -> frozenset[str]:
    """The words that just one tick of a dimension has: “latency” of “p99 Latency (ms)”."""
    found = Counter(word for tick in dimension.ticks for word in set(words_of(tick)))
    return frozenset(w for w, n in found.items() if n == 1 < len(dimension.ticks)) - COMMON


@remembered
def measure_labels(figure: Figure) -> tuple[str, ...]:
    """What the values of the figure are called."""
    return tuple(_measure_labels(figure))


def _measure_labels(figure: Figure) -> Iterator[str]:
    yield figure.value.label
    # The only series of a chart, the only column of a table, is what is measured.
    yield from (d.ticks[0] for d in figure.dimensions if len(d.ticks) == 1)
    if figure.colours is not None:
        yield figure.colours.label
    # The upright axis of lying bars names them.
    if figure.dimension(Role.Y) is None and figure.y_axis.label not in _named(figure):
        yield figure.y_axis.label
    yield from measures(figure)
    labels = (figure.value.label or figure.title, figure.value.unit, figure.y_axis.label)
    if _RATES.search(" ".join(labels)):
        yield "rate"


def _named(figure: Figure) -> frozenset[str]:
    return frozenset(d.name for d in figure.dimensions if len(d.ticks) > 1)


def units(figure: Figure) -> Iterator[str]:
    """What stands in parentheses behind the names of the values, or what each of them counts."""
    yield from counted_things(figure)
    for text in _units_of_values(figure):
        for word in words_of(text):
            if word.isalpha() and word not in COMMON:
                yield word
                yield from (form for form in spellings(word) if len(form) > 1)
    if (measure := measure_of_all(figure)) and measure.upper() in figure.source.text:
        yield measure  # "30 BLEU"


def compound_units(figure: Figure) -> Iterator[tuple[str, ...]]:
    """The units of the values that are made of several, in all ways to write them: “kops/s”."""
    for text in dict.fromkeys(_units_of_values(figure)):
        yield from compounds(text)
        yield from squared(text)


def units_of_large_numbers(figure: Figure) -> Iterator[tuple[str, ...]]:
    """What may follow “million” where the values are so many millions: “m³”, in all ways."""
    for text in dict.fromkeys(_units_of_values(figure)):
        yield from of_large_numbers(text)


_IN_UNIT = regex(
    r"\bin (?:(?:thousands?|millions?|billions?|US|U\.S\.|[A-Z][a-z]+)\s+(?:of )?){0,3}"
    r"([^\W\d_]{1,12}(?:[²³]?/[^\W\d_]{1,8}[²³]?)?)\Z"
)
"""What a label may say behind “in”: “yield in t/ha”, “sales in Asia”."""

_SO_MANY_PER = any_case(r"[a-z]{3,}s(?: per | ?/ ?)(?:\d+ )?[a-z]+")
"""A label that says no more than what is counted for each of something: “Customers per hour”."""


def _units_of_values(figure: Figure) -> Iterator[str]:
    # The vertical axis of a grid gives no values.
    up = () if figure.dimension(Role.Y) else (figure.y_axis,)
    # Of points both axes give values.
    across = (figure.x_axis,) if figure.kind is Kind.SCATTER else ()
    for axis in (figure.value, *up, *across):
        yield axis.unit
        yield from IN_BRACKETS.findall(axis.label)
        told = _IN_UNIT.search(axis.label)
        if told and ("/" in told[1] or told[1].lower() in UNIT_WORDS):
            yield told[1]
    yield unit_of_all(figure)
    labels = (figure.value.label, figure.colours.label if figure.colours else "")
    yield from filter(_SO_MANY_PER.fullmatch, labels)
    yield from counted_per(figure)


_HEADER = 4_000
"""Characters at the beginning of a description in which its axes stand."""

_POWERS = {"thousand": "k", "million": "m", "billion": "b"}
_IN_POWER = any_case(rf"(?:\bin |\()({'|'.join(_POWERS)})s?\b\)?\Z")


def powers_of_axes(figure: Figure) -> dict[str, str]:
    """The axes whose numbers are in millions or the like: “environment steps, in millions”.

    Args:
        figure: the figure.

    Returns:
        The word for the power in the singular, by the name of the dimension.
    """
    found = {}
    for dimension in figure.dimensions:
        if dimension.name == dimension.role or None in dimension.numbers:
            continue
        if behind := _IN_POWER.search(dimension.name):
            found[dimension.name] = behind[1].lower()
            continue
        told = re.search(
            rf"{re.escape(dimension.name)}[\"”’*]{{0,3}},? (?:in |\((?:in )?)"
            rf"({'|'.join(_POWERS)})s?\b",
            figure.source.text[:_HEADER],
            re.IGNORECASE,
        )
        if told is not None:
            found[dimension.name] = told[1].lower()
    return found


_UNIT_BEHIND = regex(
    r"(?:, |^)(?:in )?(°[CF]|[KTVAWJNsmghdkµ%]|[kmMGµ]?(?:Hz|Pa|eV|[VWAmgsT])|mol|min|bar|rpm)\Z"
)
"""A unit behind a comma, or alone: “Temperature, K”, “°C”."""
_UNIT_FIRST = regex(r"(?:mol|wt|vol|at)\.? ?%(?= |\Z)")
"""A unit before that of which there is so much: “mol% Pd”."""


def _units_without_brackets(label: str) -> Iterator[str]:
    """The unit in the label of an axis that sets none in brackets."""
    if (behind := _UNIT_BEHIND.search(label)) is not None:
        yield behind[1]
    if (before := _UNIT_FIRST.match(label)) is not None:
        yield before[0]
        yield label


_DEGREES = ("degree", "degrees")
"""In what a temperature is given on any scale but Kelvin's, whether or not the axis says it."""


def axis_units(
    dimension: Dimension, figure: Figure, of_values: frozenset[str]
) -> Iterator[tuple[str, ...]]:
    """The unit of an axis, in the singular and the plural, if the values have another."""
    if None in dimension.numbers or len(dimension.ticks) < 2:
        return
    if (power := powers_of_axes(figure).get(dimension.name)) is not None:
        named = words_of(dimension.name)
        for word in (power, f"{power}s", _POWERS[power]):
            yield (word,)
            yield from ((word, *named[n:]) for n in range(len(named)))
    if "temperature" in words_of(dimension.name) and of_values.isdisjoint(_DEGREES):
        yield from ((word,) for word in _DEGREES)
    axes = {Role.X: figure.x_axis, Role.Y: figure.y_axis}
    axis = axes.get(dimension.role)
    labels = [dimension.name, *([axis.label, f"({axis.unit})"] if axis else [])]
    labels += [f"({unit})" for label in labels for unit in _units_without_brackets(label)]
    for text in (t for label in labels for t in IN_BRACKETS.findall(label)):
        words = tuple(t.word for t in tokenise(text))
        if not 0 < len(words) <= _MOST_OF_UNIT or not of_values.isdisjoint(words[:1]):
            continue
        things = tuple(things_of(dimension, figure))
        # "30 minutes", on an axis in “min”.
        spelt = [(form,) for form in spellings(words[0])] if len(words) == 1 else []
        for written in (words, toggled(words), *spelt, *compounds(text), *measured_first(text)):
            if written[0] not in of_values:
                yield written
                yield from ((*written, "of", *thing) for thing in things)


def symbols(figure: Figure) -> dict[str, str]:
    """The letters that stand for what axes give, with the dimensions: the k of “Shots (k)”."""
    axes = {Role.X: figure.x_axis.label, Role.Y: figure.y_axis.label}
    told = {
        letter.lower(): dimension.name
        for dimension in figure.dimensions
        for label in (dimension.name, axes.get(dimension.role, ""))
        for letter in _SYMBOL.findall(label)
    }
    return {**dict(_initials_set(figure)), **told}


def _initials_set(figure: Figure) -> Iterator[tuple[str, str]]:
    """The initials of axes that the text sets to their ticks alone: “T=0.6”, of a temperature."""
    values: dict[str, set[float]] = {}
    for letter, number in _SET.findall(figure.source.text):
        values.setdefault(letter.lower(), set()).add(float(number))
    yield from _initials(figure)
    for letter, numbers in values.items():
        fitting = [d for d in figure.dimensions if numbers <= set(d.numbers)]
        begun = [d for d in fitting if letter in {w[0] for w in words_of(d.name)}]
        if len(begun) == 1:
            yield letter, begun[0].name


def _initials(figure: Figure) -> Iterator[tuple[str, str]]:
    """The initials of axes of numbers that are called by one word which no other name begins with.

    A sentence that sets such a letter to a point of the axis need not explain it: “T=0.7”.
    """
    names = {d.name: words_of(LABEL_PARTS.sub("", d.name)) for d in figure.dimensions}
    listed = {t for d in figure.dimensions for t in d.ticks if len(t) == 1}
    for dimension in figure.dimensions:
        words = names[dimension.name]
        if len(words) != 1 or None in dimension.numbers or len(dimension.ticks) < 2:
            continue
        letter = words[0][0]
        others = (w for name, known in names.items() if name != dimension.name for w in known)
        shared = any(w[0] == letter for w in others)
        if letter.isalpha() and not shared and listed.isdisjoint((letter, letter.upper())):
            yield letter, dimension.name


def topic_words(figure: Figure) -> Iterator[str]:
    """The words of the title and of the axes."""
    for text in (figure.title, figure.x_axis.label, figure.y_axis.label):
        yield from words_of(text)


def is_year(number: float) -> bool:
    """Whether a number may be a year."""
    return number.is_integer() and 1500 <= number <= 2200
