"""Ticks that give a share of something, by the share alone: “the 5 % film”, of “5 mol% Zr”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.english.scale import Scale
from figcheck.model import Figure
from figcheck.patterns import regex

_SHARE = regex(r"(?P<number>\d+(?:\.\d+)?) ?(?:(?:mol|wt|vol|at)\.? ?)?%(?: [^\W\d][^%\d]{0,20})?")
_ALIKE = 0.5
"""Part of the ticks of a dimension that must be such shares."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """The shares by their numbers, where no value is in percent.

    Args:
        figure: the figure.
    """
    scale = Scale.of(figure)
    if scale.percent or scale.rates:
        return
    for dimension in figure.dimensions:
        found = {t: m for t in dimension.ticks if (m := _SHARE.fullmatch(t)) is not None}
        numbers = [match["number"] for match in found.values()]
        if len(found) < max(2, _ALIKE * len(dimension.ticks)) or len({*numbers}) < len(numbers):
            continue
        for tick, match in found.items():
            for written in (f"{match['number']}%", f"{match['number']} %"):
                yield Alias((written,), dimension.name, (tick,))
