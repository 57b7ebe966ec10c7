"""Ticks of a letter and a number by the noun for them: “room 3”, of “R3” on the axis “Room”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure
from figcheck.patterns import regex

_NUMBERED = regex(r"([A-Za-z]{1,3})[-_ ]?0?(\d{1,3})")
_BETWEEN = ((), ("number",), ("index",), ("no",), ("no", "."), ("#",))
"""What may stand between the noun and the number."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """The ticks that are numbered behind what the noun of their axis begins with.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        noun = (words_of(dimension.name) or ("",))[-1]
        for tick, number in _numbers(dimension, noun).items():
            for between in _BETWEEN:
                yield Alias((noun, *between, number), dimension.name, (tick,))


def _numbers(dimension: Dimension, noun: str) -> dict[str, str]:
    """The numbers of the ticks of a dimension; none if any tick is called otherwise."""
    found = {tick: _NUMBERED.fullmatch(tick) for tick in dimension.ticks}
    numbers = {t: m[2] for t, m in found.items() if m and noun.startswith(m[1].lower())}
    whole = len(numbers) == len(dimension.ticks) == len(set(numbers.values()))
    return numbers if whole and len(noun) > 1 else {}
