"""Extremes by the period of which they are: “the daily maximum on every day” is the maximum."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_PERIODS = {
    "hourly": "hour", "daily": "day", "weekly": "week", "monthly": "month", "quarterly": "quarter",
    "yearly": "year", "annual": "year",
}  # fmt: skip
_EXTREME = any_case(
    rf"\b(?P<period>{'|'.join(_PERIODS)}) (?P<what>(?:(?:highest|lowest) )?(?:maxim(?:um|a)"
    r"|minim(?:um|a)|peaks?|lows?|highs?|troughs?))\b"
)
_SAID = r"\b(?:{0}s?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week-?ends?)\b"


@told_by(" ".join(_PERIODS))
def of_each_period(_: Scene, text: str) -> Iterator[Version]:
    """“12:00 is the daily maximum on every day”, “On Sunday, its daily peak is at 12:00”."""
    match = _EXTREME.search(text)
    if match is None or len(_EXTREME.findall(text)) > 1:
        return
    noun = _PERIODS[match["period"].lower()]
    # Without the day it is that of each of them.
    if re.search(_SAID.format(noun) if noun == "day" else rf"\b{noun}s?\b", text, re.IGNORECASE):
        yield (Plain(f"{text[: match.start()]}{match['what']}{text[match.end() :]}"),)
