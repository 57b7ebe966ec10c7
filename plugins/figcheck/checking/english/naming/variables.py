"""Ticks that say the value of a variable: “k=5”, “beta = 1.0”; and the variable itself."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.name_forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure

_SET = re.compile(r"(?P<name>[^\W\d_]{1,12})\s*=\s*(?P<value>-?\d+(?:\.\d+)?)")
_LETTER_BEHIND = re.compile(
    r"(?P<name>[^\W\d_]{3,}(?: [^\W\d_]{2,}){0,4})"
    r"(?:\s?\((?P<inside>[^\W\d_])\)|,?\s(?P<letter>[^\W\d_]))"
)
"""The label of an axis with its letter: “temperature T”, “number of shots (k)”."""

_SYMBOL = re.compile(
    r"(?<![\w.-])(?P<letter>[^\W\d_])\s?=\s?(?P<value>-?\d+(?:\.\d+)?)(?![\d.]*\w)"
)
"""A letter that is set to a value: “at T = 0.6”."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """The values however many decimals they are written with: “beta = 1” for “beta=1.0”."""
    for dimension in figure.dimensions:
        for tick, match in _set_in(dimension).items():
            for value in {match["value"], f"{float(match['value']):g}"}:
                yield Alias(words_of(f"{match['name']} {value}"), dimension.name, (tick,))


def labels(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """The variables whose values a dimension lists, and the letters of its label.

    Args:
        figure: the figure.

    Yields:
        The words of a name in lower case, and the name of the dimension.
    """
    for dimension in figure.dimensions:
        for match in _set_in(dimension).values():
            yield words_of(match["name"]), dimension.name
            break
        if (label := _LETTER_BEHIND.fullmatch(dimension.name)) is not None:
            yield words_of(label["name"]), dimension.name
            yield words_of(label["inside"] or label["letter"]), dimension.name
    yield from _symbols(figure)


def _symbols(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """Letters that a description sets to values of an axis: “T=0.6” of a temperature.

    Such a letter is the first one of the label, or all that it is set to is on one axis alone.
    """
    values: dict[str, set[float]] = {}
    for match in _SYMBOL.finditer(figure.source.text):
        values.setdefault(match["letter"], set()).add(float(match["value"]))
    names = {word for d in figure.dimensions for t in (d.name, *d.ticks) for word in words_of(t)}
    for letter, given in values.items():
        if letter.lower() in names:
            continue
        having = [d for d in figure.dimensions if len(d.ticks) > 1 and given <= set(d.numbers)]
        called = [d for d in having if letter.lower() in _initials(d)]
        if (len(having) == 1 and (called or len(given) > 1)) or len(called) == 1:
            yield words_of(letter), (called or having)[0].name


def _initials(dimension: Dimension) -> set[str]:
    """The first letters of the words that an axis is labelled with."""
    return {word[0] for word in words_of(dimension.name) if word.isalpha()}


def _set_in(dimension: Dimension) -> dict[str, re.Match[str]]:
    """What each tick sets the one variable to; nothing where some tick sets none, or another."""
    found = {tick: _SET.fullmatch(tick) for tick in dimension.ticks}
    known = {tick: match for tick, match in found.items() if match is not None}
    if len(known) < max(2, len(found)) or len({m["name"] for m in known.values()}) > 1:
        return {}
    return known
