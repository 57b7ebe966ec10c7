"""Axes that are called by their unit alone, by what it is a unit of: “temperature”, of “°C”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.model import Dimension, Figure
from figcheck.patterns import regex

_QUANTITIES = {
    "temperature": "°C °F K ℃", "time": "s ms min h hours days", "frequency": "Hz kHz MHz GHz",
    "voltage": "V mV kV", "pressure": "Pa kPa MPa bar", "length": "mm cm", "power": "W kW MW",
    "energy": "eV keV MeV GeV kWh", "speed": "rpm m/s km/h", "mass": "mg kg", "wavelength": "nm",
}  # fmt: skip
"""What is measured, by the units that say so without more words."""

_SHARE = regex(r"(?:mol|wt|vol|at)\.? ?%")
_AMOUNT = regex(r"[−-]?\d+(?:\.\d+)? ?(?P<unit>(?<= )[^\W\d]{2,3}|°[CF])")
_OVERVIEW = 2_000
"""Characters at the beginning of a description that say what it shows."""

_OF_UNIT = {unit: noun for noun, units in _QUANTITIES.items() for unit in units.split()}


def labels(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """The nouns for what axes give that are called by a unit.

    Args:
        figure: the figure.

    Yields:
        A noun in the singular or plural, and the name of the dimension.
    """
    named = {word for d in figure.dimensions for word in words_of(d.name)}
    for dimension in figure.dimensions:
        for noun in set(_of_amounts(dimension)) - named:
            yield (noun,), dimension.name
            yield toggled((noun,)), dimension.name
        if None in dimension.numbers or dimension.name == dimension.role:
            continue
        for noun in {*_known(dimension.name), *_told(dimension.name, figure)} - named:
            yield (noun,), dimension.name
            yield toggled((noun,)), dimension.name


def _of_amounts(dimension: Dimension) -> Iterator[str]:
    """“Temperature”, of the panels “25 °C” and “45 °C”."""
    amounts = [_AMOUNT.fullmatch(tick) for tick in dimension.ticks]
    units = {match["unit"] for match in amounts if match is not None}
    if dimension.name == dimension.role and all(amounts) and len(amounts) > 1 and len(units) == 1:
        yield from _known(units.pop())


def _known(name: str) -> Iterator[str]:
    noun = _OF_UNIT.get(name.removeprefix("in ").strip("()"))
    if noun is not None:
        yield noun


def _told(name: str, figure: Figure) -> Iterator[str]:
    """What an overview gives in the unit: “the palladium loading in mol%”, of “mol% Pd”."""
    unit = _SHARE.match(name)
    if unit is None and name not in _OF_UNIT:
        return
    written = re.escape(unit[0] if unit else name)
    text = figure.source.text[:_OVERVIEW]
    nouns = set(re.findall(rf"\b([a-z]{{4,}}) (?:in |\(in |\(){written}(?!\w)", text))
    if len(nouns) == 1:
        yield from nouns
