"""Years of accounts by the year that they are called by: “fiscal 2021”, of “FY21” or “2021/22”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure
from figcheck.patterns import regex
from figcheck.times import in_full, is_time

_OF_ONE = regex(r"(?:FY\s?)?(\d{4})")
_OF_TWO = regex(r"(?:FY\s?)?(\d{4})\s?[/–-]\s?(?:\d\d)?(\d\d)")
"""A year of accounts that begins in one year and ends in the next."""

_CALLED = ("fiscal", "fy")
_YEARS = (("fiscal", "year"), ("financial", "year"), ("business", "year"))


def aliases(figure: Figure) -> Iterator[Alias]:
    """What the years of accounts on an axis of time are called.

    Args:
        figure: the figure.
    """
    for dimension in filter(is_time, figure.dimensions):
        for tick, years in _years(dimension).items():
            for year in years:
                if (year,) != words_of(tick):
                    yield Alias((year,), dimension.name, (tick,))
                for word in (f"fy{year}", f"fy{year[2:]}"):
                    if (word,) != words_of(tick):
                        yield Alias((word,), dimension.name, (tick,))
                for called in _CALLED:
                    yield Alias((called, year), dimension.name, (tick,))
                for words in _YEARS:
                    yield Alias((*words, year), dimension.name, (tick,))
                    yield Alias((year, *words), dimension.name, (tick,))


def _years(dimension: Dimension) -> dict[str, tuple[str, ...]]:
    """The years that each tick may be called by: of “2018/19” both, where no other has one."""
    found: dict[str, tuple[str, ...]] = {}
    for tick in dimension.ticks:
        text = in_full(tick)
        if one := _OF_ONE.fullmatch(text):
            found[tick] = (one[1],)
        elif two := _OF_TWO.fullmatch(text):
            found[tick] = (two[1], f"{two[1][:2]}{two[2]}")
    named = [year for years in found.values() for year in years]
    # "Fiscal 2019", of 2018/19 and 2019/20, is either: it depends on who calls it so.
    return found if len(set(named)) == len(named) else {}
