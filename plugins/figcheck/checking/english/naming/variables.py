"""Ticks that say the value of a variable: “k=5”, “beta = 1.0”; and the variable itself."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure
from figcheck.patterns import regex

_SET = regex(r"(?P<name>[^\W\d_]{1,12})\s*=\s*(?P<value>-?\d+(?:\.\d+)?)")
_LETTER_BEHIND = regex(
    r"(?P<name>[^\W\d_]{3,}(?: [^\W\d_]{2,}){0,4})"
    r"(?:\s?\((?P<inside>[^\W\d_])\)|,?\s(?P<letter>[^\W\d_]))"
)
"""The label of an axis with its letter: “temperature T”, “number of shots (k)”."""


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


def _set_in(dimension: Dimension) -> dict[str, re.Match[str]]:
    """What each tick sets the one variable to; nothing where some tick sets none, or another."""
    found = {tick: _SET.fullmatch(tick) for tick in dimension.ticks}
    known = {tick: match for tick, match in found.items() if match is not None}
    if len(known) < max(2, len(found)) or len({m["name"] for m in known.values()}) > 1:
        return {}
    return known
