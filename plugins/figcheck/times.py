"""Points of time as figures write them: years, fiscal years, quarters, months and days."""

from __future__ import annotations

import re
from functools import lru_cache

from figcheck.model import Dimension
from figcheck.patterns import regex

_MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()
_YEAR = r"((?:1[5-9]|20|21)\d\d)"
_WHOLE_YEAR = regex(rf"(?:FY\s*)?{_YEAR}(?:\s*[/–-]\s*\d{{2,4}})?s?")
_QUARTER = regex(rf"(?:Q([1-4])\W*{_YEAR}|{_YEAR}\W*Q([1-4]))", re.IGNORECASE)
_MONTH = regex(rf"([A-Za-z]{{3,9}})\.?\s+(?:\d{{1,2}},?\s+)?'?{_YEAR}")
_SHORT_YEAR = regex(r"(?<=\w)[\s-]*['’](\d\d)\Z")
_FISCAL = regex(r"FY\s?['’]?(\d\d)")
_DATE = regex(rf"{_YEAR}-(0[1-9]|1[0-2])(?:-(\d\d))?")

_LAST_OF_1900S = 50
"""From here on years without their century are those of the last one."""


def in_full(tick: str) -> str:
    """A point of time without the mark of a forecast, its year in full: “Jan '20” as “Jan 2020”."""
    text = tick.strip().rstrip("*").strip()
    fiscal = _FISCAL.fullmatch(text)
    short = fiscal or _SHORT_YEAR.search(text)
    if short is None:
        return text
    century = 20 if int(short[1]) < _LAST_OF_1900S else 19
    return f"{'FY' if fiscal else text[: short.start()]} {century}{short[1]}"


def year_of(tick: str) -> str:
    """The year of a tick that is a month, a quarter or a day; "" for any other."""
    text = in_full(tick)
    for pattern in (_QUARTER, _MONTH, _DATE):
        if match := pattern.fullmatch(text):
            return next(g for g in match.groups() if g and len(g) == 4 and g.isdigit())
    return ""


def time_of(tick: str) -> float | None:
    """The year with its fraction that a point of time is, `None` for what is none.

    Args:
        tick: a point of time as written: “2019”, “2018/19”, “Mar '21”, “Q3 2020”.
    """
    text = in_full(tick)
    # "2006-07" may be a month or two years: the order is the same.
    if match := _DATE.fullmatch(text):
        days = int(match[3] or 1) - 1
        return float(match[1]) + (int(match[2]) - 1) / 12 + days / 372
    if match := _WHOLE_YEAR.fullmatch(text):
        return float(match[1])
    if match := _QUARTER.fullmatch(text):
        return float(match[2] or match[3]) + (int(match[1] or match[4]) - 1) / 4
    if (match := _MONTH.fullmatch(text)) and match[1][:3].lower() in _MONTHS:
        return float(match[2]) + _MONTHS.index(match[1][:3].lower()) / 12
    return None


@lru_cache(maxsize=256)
def is_time(dimension: Dimension) -> bool:
    """Whether all ticks of a dimension are points of time, or years.

    Args:
        dimension: any dimension.
    """
    return bool(dimension.ticks) and None not in map(time_of, dimension.ticks)
