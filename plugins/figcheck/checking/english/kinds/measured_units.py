"""The units of measures, in their names or beside them: “MPa” for “yield strength”."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.names.forms import IN_BRACKETS, words_of
from figcheck.checking.language.order import is_ordered
from figcheck.model import Axis, Cell, Figure, Kind
from figcheck.patterns import any_case, regex
from figcheck.records import record

_GLOSSED = regex(r"[\"“]([^\"”\n]{1,30})[\"”]\s?\([^()\n]{0,60}\bin ([a-z%°]{1,12})\)")
"""“"Life" (life expectancy at birth in years)”."""

_LISTED = regex(r"\(([^\W\d_][\w@-]{0,12}), (?:in )?([^\s,;()]{1,8})(?=[,;)])")
"""“Hausdorff distance (HD95, mm, lower is better)”."""

EQUATED = regex(r"(?<![\w.-])([A-Za-z][\w/%-]{0,11}) ?= ?([A-Za-z]+(?:[ -][A-Za-z]+){0,3})")
"""What a legend says a label is short for: “Pts = points (3 for a win)”."""

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
        "km²": "km2 sqkm",
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

UNIT = regex(
    r"[^\W\d_]{1,12}(?:/[^\W\d_]{1,8})?|[%‰]|°[CF]?|(?:US ?|[kKMB]n? ?)?[$€£¥](?: ?[kKmMB]n?)?"
)
"""What stands in brackets behind a name where it is a unit."""

_PHYSICAL = regex(
    r"(?:[kMGTmµμnpdch]?(?:Pa|Hz|V|A|W|J|N|m|g|s|L|l|mol|eV|Wh|bar|B|Ω)|°[CF]|K|ppm|ppb|dB|rpm|%"
    r"|min|h|d|yr|years?|days?|hours?)[²³23]?(?:\s?/\s?[^\W\d_]{1,8}[²³23]?)?"
)
"""Units of physics as they are written: “g/cm³”, “MPa”, “kWh”."""

_BRACKETS = regex(r"\s*[(\[].*")


_BEHIND = regex(rf"[ \u00a0]?({UNIT.pattern})(?=[ \t]*(?:[;,.)|\n]|\Z))")
"""What stands behind a value where it is its unit: “8.6 ly;”."""

_POWER_WORDS = {"thousand": 3, "million": 6, "billion": 9, "trillion": 12, "bn": 9, "mn": 6}
_POWER_WORDS |= {"1,000": 3, "1000": 3, "000": 3, "k": 3, "m": 6, "b": 9, "mio": 6, "mrd": 9}
_LETTERS = frozenset("k m b".split())
"""Those of them that tell a power of ten beside a currency alone: “€m”."""

_CURRENCY = r"(?:us ?\$|u\.s\. dollars?|us dollars?|[$€£¥]|usd|eur|gbp|dollars?|euros?|pounds?)"
_SCALED = any_case(
    rf"(?:in )?(?P<before>{_CURRENCY})? ?"
    r"(?:(?P<power>thousand|million|billion|trillion|bn|mn|mio\.?|mrd\.?|1,?000|'?000|[kmb])s?"
    rf"(?![^\W_]))(?: (?:of )?(?P<unit>{_CURRENCY}|[a-z²³]+))?"
)
"""A power of ten with what is counted in it: “billion euros”, “in thousands”, “US$ million”."""

_PLAIN = any_case(rf"(?:in )?(?P<unit>{_CURRENCY}|[^\W\d_]{{1,14}}[²³]?|%)")
_TOLD_BEHIND = any_case(r"(?P<bare>.*\S)(?:,? in |, )(?P<told>[^,()]+)\Z")
"""“Revenue in billion euros”, “Price, US dollars”."""

_DOLLARS = any_case(r"u\.?s\.? ?(?:\$|dollars?)")

_LONGEST = 24
"""Characters behind a value that are looked at."""

_LARGE = frozenset({"M", "G"})
"""Millions and billions, whose letters written small are units."""

DATE = "date"
"""The unit of a measure whose values are years."""

_YEARS = frozenset(range(1500, 2101))
_FEWEST = 3
"""Values of each measure by which one is known for dates: a count may be 1800 by chance."""


@record
class Told:
    """In what the name of a measure says that its values are given.

    Attributes:
        bare: the name without that.
        unit: the unit, as amounts have it; "" where things are counted.
        power: the power of ten: 9 for “billion euros”.
        written: what says so, as it stands there.
    """

    bare: str
    unit: str
    power: int
    written: str

    @property
    def is_sure(self) -> bool:
        """Whether it can be nothing else: “(S)” may be a size of clothes."""
        return self.power > 0 or len(self.written) > 1


@lru_cache(maxsize=2048)
def told_in(name: str) -> Told | None:
    """What the name of a measure says that its values are given in.

    Args:
        name: “Revenue in billion euros”, “Employees (thousands)”, “Range in km”.

    Returns:
        `None` where it says nothing of a unit that is known, or of a power of ten.
    """
    if (behind := _TOLD_BEHIND.fullmatch(name.strip())) is not None:
        bare, told = behind["bare"], behind["told"]
    elif inside := IN_BRACKETS.findall(name):
        bare, told = _BRACKETS.sub("", name), inside[-1]
    else:
        return None
    told = told.strip()
    if (scaled := _SCALED.fullmatch(told)) is not None:
        word = scaled["power"].lower().strip(".'").replace(",", "")
        money = scaled["before"] or (scaled["unit"] and re.fullmatch(_CURRENCY, scaled["unit"]))
        if word not in _LETTERS or money:
            unit = scaled["before"] or scaled["unit"] or ""
            return Told(bare, _plain_unit(unit), _POWER_WORDS[word], told)
    plain = _PLAIN.fullmatch(told)
    unit = _plain_unit(plain["unit"]) if plain else ""
    return Told(bare, unit, 0, told) if unit in UNIT_WORDS.values() else None


def says_unit(name: str) -> bool:
    """Whether the name of a measure says itself in what its values are given."""
    told = told_in(name)
    return told is not None and told.is_sure


def _plain_unit(written: str) -> str:
    """A unit as amounts have it: “€” for “euros”."""
    unit = _DOLLARS.sub("$", written.strip()).lower()
    return UNIT_WORDS.get(unit, unit)


def units_told(figure: Figure) -> dict[str, str]:
    """The units of ticks, where an axis of the same name or the description gives them.

    Args:
        figure: the figure.

    Returns:
        By the tick: “MPa” for “yield strength”, beside an axis “Yield strength (MPa)”.
    """
    axes = (figure.x_axis, figure.y_axis)
    told = [(a.label, unit) for a in axes if (unit := a.unit or _rate_of(figure, a))]
    told += _GLOSSED.findall(figure.source.text)
    if figure.kind is Kind.TABLE:
        listed = _LISTED.findall(figure.source.text)
        told += [(label, unit) for label, unit in listed if _PHYSICAL.fullmatch(unit)]
    known = {words_of(_BRACKETS.sub("", label)): unit for label, unit in told}
    ticks = (tick for d in figure.dimensions for tick in d.ticks)
    return {tick: known[words_of(tick)] for tick in ticks if known.get(words_of(tick))}


def _rate_of(figure: Figure, axis: Axis) -> str:
    """What stands behind the label of an axis where that is so much of something per another."""
    if not axis.label or axis.span is None:
        return ""
    written = figure.source.text[axis.span.start : axis.span.end]
    behind = re.search(rf"{re.escape(axis.label)} \(([a-z]+ per [a-z]+)\)", written, re.IGNORECASE)
    return str(behind[1]) if behind else ""


@remembered
def units_written(figure: Figure) -> dict[str, dict[str, str]]:
    """The units that stand behind the values themselves, where one tick has others than the next.

    Args:
        figure: the figure.

    Returns:
        By dimension and by tick: “ly” for the distances and “K” for the temperatures of “Vega:
        distance 25.0 ly; temperature 9600 K”, and that a year is one beside what is none.
    """
    cells = [(cell, _unit_of(figure, cell)) for cell in figure.cells if cell.value is not None]
    found: dict[str, dict[str, str]] = {}
    for place, dimension in enumerate(figure.dimensions):
        if is_ordered(dimension):
            continue
        units: dict[str, set[str]] = {}
        for cell, unit in cells:
            units.setdefault(cell.at[place] or "", set()).add(unit)
        if len(cells) < _FEWEST * len(units):
            units = {tick: {u.replace(DATE, "") for u in known} for tick, known in units.items()}
        known = {tick: unit for tick, (unit, *others) in units.items() if not others}
        if len(known) < len(units):
            continue
        if figure.kind is Kind.TABLE:
            known |= dict(_counted(figure, place))
        if len(set(known.values())) > 1:
            found[dimension.name] = {tick: unit for tick, unit in known.items() if unit}
    return found


def _counted(figure: Figure, place: int) -> Iterator[tuple[str, str]]:
    """The columns that are told in a unit of their own name: “19 points”, in the column “Pts”."""
    told = dict(EQUATED.findall(figure.source.text))
    for tick in figure.dimensions[place].ticks:
        noun = (words_of(told.get(tick, "")) or words_of(_BRACKETS.sub("", tick)) or ("",))[-1]
        noun = "points" if noun == "pts" else noun
        if not noun.isalpha() or not noun.endswith("s"):
            continue
        values = {cell.text for cell in figure.cells if cell.at[place] == tick}
        counts = re.findall(rf"(?<![\w.,])(\d[\d.,]*) {noun}\b", figure.source.text)
        # "9 points" is read as a number in whatever unit, where no column is called so.
        if "UNIT" in classes_in(noun) or not values.isdisjoint(counts):
            yield tick, noun


def _unit_of(figure: Figure, cell: Cell) -> str:
    """The unit behind a value."""
    if cell.value in _YEARS and cell.text.isdigit():
        return DATE
    behind = figure.source.text[cell.span.end : cell.span.end + _LONGEST]
    match = _BEHIND.match(behind)
    unit = match[1] if match else "%" if cell.text.endswith("%") else ""
    # "12M" is twelve million, "12 m" are metres.
    return unit if unit in _LARGE else UNIT_WORDS.get(unit.lower(), unit.lower())


def in_several_units(names: Sequence[str]) -> bool:
    """Whether names are given in known units that differ: “Occupancy (%)”, “Stay (days)”.

    Args:
        names: the names of columns.
    """
    written = [i.strip() for name in names for i in IN_BRACKETS.findall(name)]
    if len({unit for unit in written if len(unit) > 1 and _PHYSICAL.fullmatch(unit)}) > 1:
        return True
    inside = [unit.lower() for unit in written]
    units = [u for u in inside if u in UNIT_WORDS or u in UNIT_WORDS.values()]
    # "Net (S)", "Net (M)", "Net (L)" are given in no seconds, meters and liters.
    told = any(unit == "%" or len(unit) > 1 for unit in units)
    if told and len({UNIT_WORDS.get(unit, unit) for unit in units}) > 1:
        return True
    known = [found for name in names if (found := told_in(name)) and (found.is_sure)]
    return len({(found.unit, found.power) for found in known}) > 1


_IN_BRACKETS = regex(r"[(\[]([^()\[\]]*)[)\]]\s*\Z")


def unit_of(figure: Figure) -> str:
    """The unit of a figure's values, be it in brackets behind what they are called.

    Args:
        figure: the figure.
    """
    told = _IN_BRACKETS.search(figure.value.label)
    return figure.value.unit or (told[1].strip() if told else "")
