"""Units of measure, which the label of an axis may say once for all its ticks."""

from __future__ import annotations

import re
from collections.abc import Sequence

from figcheck.model import Axis
from figcheck.patterns import regex
from figcheck.reading import names

_WORDS = {
    "db": "decibel",
    "ms": "millisecond",
    "s": "second",
    "sec": "second",
    "min": "minute",
    "h": "hour",
    "hr": "hour",
    "d": "day",
    "m": "metre",
    "km": "kilometre",
    "cm": "centimetre",
    "mm": "millimetre",
    "nm": "nanometre",
    "g": "gram",
    "mg": "milligram",
    "kg": "kilogram",
    "t": "tonne",
    "l": "litre",
    "ml": "millilitre",
    "hz": "hertz",
    "khz": "kilohertz",
    "mhz": "megahertz",
    "ghz": "gigahertz",
    "w": "watt",
    "kw": "kilowatt",
    "mw": "megawatt",
    "v": "volt",
    "mv": "millivolt",
    "kb": "kilobyte",
    "mb": "megabyte",
    "gb": "gigabyte",
    "tb": "terabyte",
    "µs": "microsecond",
    "ns": "nanosecond",
    "µm": "micrometre",
    "°c": "degrees celsius",
    "°f": "degrees fahrenheit",
    "°": "degree",
    "k": "kelvin",
    "km/h": "kilometres per hour",
    "mph": "miles per hour",
    "m/s": "metres per second",
    "mg/l": "milligrams per litre",
    "kwh": "kilowatt hour",
    "ppm": "parts per million",
    "%": "percent",
}
_MEASURED = regex(
    r"(?P<number>[-−+~]?\d[\d.,]*(?:e[-+−]?\d+)?)(?P<gap>\s?)(?P<unit>[^\W\d_][^\s\d,;:()]{0,10}|°[CF]?)"
)
_IN_LABEL = regex(
    r"[(\[](?:[^()\[\]]*, ?)?(?:in )?(?P<bracketed>[^()\[\],]{1,20})[)\]]\s*$"
    r"|,? in (?P<told>[^,()]{1,30})$|, (?P<behind>[^\s,()]{1,10})$"
)
"""Where a label says the unit: “SNR (dB)”, “Delay [ms]”, “Delay in milliseconds”, “Delay, ms”."""


def is_symbol(text: str) -> bool:
    """Whether a text is the sign of a unit: “dB”, “ms”, “km/h”."""
    return _folded(text) in _WORDS


def is_measured_in(text: str) -> bool:
    """Whether a text is a unit, be it written out: “min”, “minutes”, “kg/ha”."""
    spelt = {_spelt(symbol) for symbol in _WORDS}
    return all(is_symbol(part) or _spelt(part) in spelt for part in text.split("/"))


def number_of(text: str) -> str:
    """The number before the sign of a unit, of “10 ms”; "" if the text is something else."""
    match = _measured(text)
    return match["number"] if match is not None and is_symbol(match["unit"]) else ""


def without_units(axis: Axis, ticks: Sequence[str]) -> dict[str, str]:
    """The ticks whose unit the axis says or leaves away itself, without it.

    “-5 dB” is -5 on an axis “SNR (dB)”, and on one that lists -5, 0 and 5. It stays what it is
    on an axis that lists -5 dB, 0 dB and 5 dB.

    Args:
        axis: the axis.
        ticks: what the data call its places.

    Returns:
        The new names of those ticks that have one.
    """
    parted = {tick: match for tick in ticks if (match := _measured(tick))}
    known = {names.key(tick): tick for tick in axis.ticks}
    if not parted or len({_folded(match["unit"]) for match in parted.values()}) > 1:
        return {}
    if any(names.key(tick) in known for tick in parted):
        return {}
    bare = {tick: known.get(names.key(m["number"]), m["number"]) for tick, m in parted.items()}
    listed = sum(number in axis.ticks for number in bare.values())
    (unit, *_) = (match["unit"] for match in parted.values())
    told = _says(axis, unit) and (len(bare) > 1 or listed)
    if not told and 2 * listed <= len(bare):
        return {}
    keys = {names.key(tick) for tick in ticks if tick not in bare}
    new = [names.key(tick) for tick in bare.values()]
    return bare if len(set(new)) == len(new) and keys.isdisjoint(new) else {}


def _measured(tick: str) -> re.Match[str] | None:
    """A number with its unit; “10k” and “20%” are numbers, and “4x” a name."""
    match = _MEASURED.fullmatch(tick)
    if match is None or names.as_number(tick) is not None:
        return None
    return match if match["gap"] or is_symbol(match["unit"]) else None


def _says(axis: Axis, unit: str) -> bool:
    """Whether an axis says by its label in which unit its ticks are."""
    match = _IN_LABEL.search(axis.label)
    told = (match["bracketed"] or match["told"] or match["behind"]) if match else axis.unit
    one, other = (_spelt(text) for text in (told, unit))
    return one == other != ""


def _spelt(unit: str) -> str:
    """The unit in words of one spelling."""
    folded = _folded(unit)
    plain = _WORDS.get(folded, folded)
    return " ".join(
        word.replace("meter", "metre").replace("liter", "litre").rstrip("s")
        for word in plain.split()
    )


def _folded(unit: str) -> str:
    return unit.strip().replace("μ", "µ").casefold().replace("μ", "µ")
