"""Whether a clause gives an amount in another unit than the figure: “30 ms”, of seconds.

Nothing is converted: what a clause gives in dollars is no value of a figure in francs, and what it
gives in minutes none of one in seconds, whatever their numbers are. Units are told by their signs,
their symbols (the SI's, and ISO 4217 for money) and their English names. A dollar is a dollar,
whichever country's: a figure rarely says more than “$”.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.kinds.scale import Scale
from figcheck.model import Figure
from figcheck.patterns import any_case, regex
from figcheck.records import record
from figcheck.times import is_time


@record
class _Unit:
    """A unit.

    Attributes:
        kind: what is measured in it.
        symbols: how it is written beside a number, or in brackets; letters as they stand.
        names: what it is called, in the singular.
    """

    kind: str
    symbols: str
    names: str


_UNITS = {
    "dollar": _Unit("money", r"(?:US|CA|A|C|NZ|HK|S)?\$|(?:US|AU|CA|NZ|HK|SG)D", "dollar"),
    "euro": _Unit("money", "€|EUR", "euro"),
    "pound": _Unit("money", "£|GBP", "pound"),
    "yen": _Unit("money", "JPY", "yen"),
    "yuan": _Unit("money", "CNY|RMB", "yuan|renminbi"),
    "franc": _Unit("money", "CHF", "franc"),
    "rupee": _Unit("money", "₹|INR", "rupee"),
    "rouble": _Unit("money", "₽|RUB", "rou?ble"),
    "crown": _Unit("money", "SEK|NOK|DKK|CZK", "kronor|kroner|krone|krona|koruna"),
    "real": _Unit("money", r"R\$|BRL", "reais"),
    "won": _Unit("money", "₩|KRW", "Korean won"),
    "peso": _Unit("money", "MXN", "peso"),
    "zloty": _Unit("money", "PLN", "zloty|złoty"),
    "forint": _Unit("money", "HUF", "forint"),
    "lira": _Unit("money", "₺|TRY", "lira"),
    "rand": _Unit("money", "ZAR", "rand"),
    "microsecond": _Unit("time", "[µμ]s", "microsecond"),
    "millisecond": _Unit("time", "ms|msec", "millisecond"),
    "second": _Unit("time", "s|sec", "second"),
    "minute": _Unit("time", "min|mins", "minute"),
    "hour": _Unit("time", "h|hr|hrs", "hour"),
    "day": _Unit("date", "d", "day"),
    "week": _Unit("date", "wk", "week"),
    "month": _Unit("date", "mo", "month"),
    "year": _Unit("date", "yr|yrs", "year"),
    "kilobyte": _Unit("memory", "[kK]i?B", "kilobyte"),
    "megabyte": _Unit("memory", "Mi?B", "megabyte"),
    "gigabyte": _Unit("memory", "Gi?B", "gigabyte"),
    "terabyte": _Unit("memory", "Ti?B", "terabyte"),
    "millimetre": _Unit("length", "mm", "millimet(?:re|er)"),
    "centimetre": _Unit("length", "cm", "centimet(?:re|er)"),
    "metre": _Unit("length", "m", "met(?:re|er)"),
    "kilometre": _Unit("length", "km", "kilomet(?:re|er)"),
    "mile": _Unit("length", "mi", "mile"),
    "foot": _Unit("length", "ft", "foot|feet"),
    "inch": _Unit("length", "″", "inch(?:es)?"),
    "milligram": _Unit("mass", "mg", "milligram"),
    "gram": _Unit("mass", "g", "gram"),
    "kilogram": _Unit("mass", "kg", "kilogram|kilo"),
    "tonne": _Unit("mass", "t|Mt", "tonne|ton"),
    "kilowatt_hour": _Unit("energy", "kWh", "kilowatt[- ]hour"),
    "megawatt_hour": _Unit("energy", "MWh", "megawatt[- ]hour"),
    "gigawatt_hour": _Unit("energy", "GWh", "gigawatt[- ]hour"),
    "terawatt_hour": _Unit("energy", "TWh", "terawatt[- ]hour"),
    "watt": _Unit("power", "W", "watt"),
    "kilowatt": _Unit("power", "kW", "kilowatt"),
    "megawatt": _Unit("power", "MW", "megawatt"),
    "gigawatt": _Unit("power", "GW", "gigawatt"),
    "celsius": _Unit("temperature", "°C|℃", "(?:degrees? )?Celsius"),
    "fahrenheit": _Unit("temperature", "°F|℉", "(?:degrees? )?Fahrenheit"),
}  # fmt: skip

_ANY = "|".join(
    rf"(?P<{name}>(?:{unit.symbols})|(?i:(?:{unit.names})s?))" for name, unit in _UNITS.items()
)
_WRITTEN = regex(rf"(?<![^\W\d_])(?:{_ANY})(?![^\W\d_])")
_SHORT = 2
"""Letters up to which a symbol may be something else unless it stands where units do."""

_SIGN = regex(r"\W")
_NUMBER_BEFORE = regex(
    r"\d(?:[ \u00a0-]?(?:k|K|M|B|bn))?[ \u00a0-]?\Z"
    r"|\b(?:half|quarter) (?:of )?an? \Z"
    r"|\d[\d,.]*[ \u00a0-](?:(?i:hundred|thousand|million|billion|trillion) )?(?:[A-Z][\w.]+ )?\Z"
)
_NUMBER_BEHIND = regex(r"[ \u00a0]?\d")
_WHERE_UNITS_STAND = regex(r"(?:[(\[,/]|\bin|\bof|\d)\s?\Z")

_SINCE = any_case(
    r"\b(?:after|within|every|each|first|last|next|previous|past|following|later|earlier|over the"
    r"|at|from|until|before|between|per)\b[^,;:]{0,24}\Z"
)
"""What stands before a time that tells when, and not how much."""
_DECADE = regex(r"\b(?:\d\d|['’])?\d0\Z")
_OF_AGE = any_case(r"[- ](?:olds?|of age)\b")
"""What stands behind one that tells how old someone is."""

_IN_POINTS = any_case(r"\d[ -](?:percentage[ -]points?|pp)\b")
"""By how much percentages differ."""


def is_in_another_unit(figure: Figure, text: str) -> bool:
    """Whether a clause gives an amount in a unit of a kind in which the figure tells but others.

    Args:
        figure: the figure.
        text: the clause.
    """
    own = _own(figure)
    if own and _IN_POINTS.search(text) and not Scale.of(figure).rates:
        return True
    dated = any(map(is_time, figure.dimensions))
    for name in _given(text):
        kind = _UNITS[name].kind
        if kind == "date" and dated:
            continue  # "It rose by 5 in three years."
        told = own.get(kind, _NONE) | own.get(_DURATIONS.get(kind, ""), _NONE)
        if told and name not in told:
            return True
    return False


_NONE = frozenset[str]()
_DURATIONS = {"date": "time", "time": "date"}
"""Kinds that tell the same: “72 hours” are three days."""


def _given(text: str) -> Iterator[str]:
    """The units of the amounts in a text."""
    for match in _WRITTEN.finditer(text):
        name, before = match.lastgroup or "", text[: match.start()]
        amount = _NUMBER_BEFORE.search(before) or (
            _UNITS[name].kind == "money" and _NUMBER_BEHIND.match(text, match.end())
        )
        when = _UNITS[name].kind in _DURATIONS and (
            _SINCE.search(before)
            or (match[0] == "s" and _DECADE.search(before))
            or _OF_AGE.match(text, match.end())
        )
        if amount and not when:
            yield name


@remembered
def _own(figure: Figure) -> dict[str, frozenset[str]]:
    """The units by which a figure tells its values and axes, by kind."""
    names = [name for d in figure.dimensions for name in (d.name, *d.ticks)]
    axes = (figure.x_axis, figure.y_axis, figure.value)
    labels = [part for axis in axes for part in (axis.label, f"({axis.unit})")]
    found: dict[str, set[str]] = {}
    for text in (figure.title, *labels, *names):
        for match in _WRITTEN.finditer(text):
            known = len(match[0]) > _SHORT or _SIGN.search(match[0])
            if known or _WHERE_UNITS_STAND.search(text[: match.start()]):
                name = match.lastgroup or ""
                found.setdefault(_UNITS[name].kind, set()).add(name)
    return {kind: frozenset(units) for kind, units in found.items()}
