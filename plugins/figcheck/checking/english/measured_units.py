"""The units of measures, in their names or beside them: “MPa” for “yield strength”."""

from __future__ import annotations

import re
from collections.abc import Iterable

from figcheck.checking.english.name_forms import words_of
from figcheck.model import Figure

_GLOSSED = re.compile(r"[\"“]([^\"”\n]{1,30})[\"”]\s?\([^()\n]{0,60}\bin ([a-z%°]{1,12})\)")
"""“"Life" (life expectancy at birth in years)”."""

UNIT_WORDS: dict[str, str] = {
    word: unit
    for unit, words in {
        "%": "percent",
        "ms": "ms millisecond milliseconds msec",
        "s": "s sec secs second seconds",
        "min": "min mins minute minutes",
        "h": "h hr hrs hour hours",
        "d": "day days",
        "j": "joule joules",
        "mj": "millijoule millijoules",
        "kj": "kilojoule kilojoules",
        "w": "watt watts",
        "kw": "kilowatt kilowatts",
        "kwh": "kilowatt-hours",
        "$": "dollar dollars usd us$",
        "€": "euro euros eur",
        "£": "pound pounds gbp",
        "kb": "kilobyte kilobytes",
        "mb": "megabyte megabytes",
        "gb": "gigabyte gigabytes gib",
        "g": "gram grams",
        "kg": "kilo kilos kilogram kilograms",
        "t": "tonne tonnes ton tons",
        "m": "meter meters metre metres",
        "km": "kilometer kilometers kilometre kilometres",
        "l": "liter liters litre litres",
    }.items()
    for word in words.split()
}
"""Units as they are written out."""

UNIT = re.compile(
    r"[^\W\d_]{1,12}(?:/[^\W\d_]{1,8})?|[%‰]|°[CF]?|(?:US ?|[kKMB]n? ?)?[$€£¥](?: ?[kKmMB]n?)?"
)
"""What stands in brackets behind a name where it is a unit."""

_PHYSICAL = re.compile(
    r"(?:[kMGTmµμnpdch]?(?:Pa|Hz|V|A|W|J|N|m|g|s|L|l|mol|eV|Wh|bar|B|Ω)|°[CF]|K|ppm|ppb|dB|rpm|%"
    r"|min|h|d|yr|years?|days?|hours?)[²³23]?(?:\s?/\s?[^\W\d_]{1,8}[²³23]?)?"
)
"""Units of physics as they are written: “g/cm³”, “MPa”, “kWh”."""

_IN_BRACKETS = re.compile(r"[(\[]([^()\[\]]*)[)\]]")
_BRACKETS = re.compile(r"\s*[(\[].*")


def units_told(figure: Figure) -> dict[str, str]:
    """The units of ticks, where an axis of the same name or the description gives them.

    Args:
        figure: the figure.

    Returns:
        By the tick: “MPa” for “yield strength”, beside an axis “Yield strength (MPa)”.
    """
    told = [(a.label, a.unit) for a in (figure.x_axis, figure.y_axis) if a.unit]
    told += _GLOSSED.findall(figure.source.text)
    known = {words_of(_BRACKETS.sub("", label)): unit for label, unit in told}
    ticks = (tick for d in figure.dimensions for tick in d.ticks)
    return {tick: unit for tick in ticks if (unit := known.get(words_of(tick)))}


def in_several_units(names: Iterable[str]) -> bool:
    """Whether names are given in known units that differ: “Occupancy (%)”, “Stay (days)”.

    Args:
        names: the names of columns.
    """
    written = [i.strip() for name in names for i in _IN_BRACKETS.findall(name)]
    if len({unit for unit in written if len(unit) > 1 and _PHYSICAL.fullmatch(unit)}) > 1:
        return True
    inside = [unit.lower() for unit in written]
    units = [u for u in inside if u in UNIT_WORDS or u in UNIT_WORDS.values()]
    # "Net (S)", "Net (M)", "Net (L)" are given in no seconds, meters and liters.
    told = any(unit == "%" or len(unit) > 1 for unit in units)
    return told and len({UNIT_WORDS.get(unit, unit) for unit in units}) > 1
