"""A value as the description writes it: a number with its unit, a range, or that there is none."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from figcheck.model import Span
from figcheck.patterns import regex
from figcheck.reading.keys import is_key
from figcheck.reading.numbers import Number, scan
from figcheck.reading.text import Text


class Value(NamedTuple):
    """A value as the description gives it; see `figcheck.model.Cell` for the other fields.

    Attributes:
        unit: the unit that is attached to it.
        ends: of a range its lower and its upper end.
        interval: where the interval stands that gives its error, or why there is no value.
    """

    value: float | None
    text: str
    span: Span
    approx: bool = False
    error: float | None = None
    decimals: int = 0
    unit: str = ""
    ends: tuple[Value, Value] | None = None
    interval: Span | None = None


_MARKS = "- – — − -- --- —– n/a n/d n/r n/m na n.a n.d nd none null nan ? ... … x ✗ ✘ ×"
_WORDS = (
    "missing unreadable illegible blank empty tbd tba unknown unpublished unavailable undefined "
    "lost excluded omitted suppressed div diverged diverges crashed failed fail dnf oom timeout"
)
MISSING = frozenset([*_MARKS.split(), *_WORDS.split(), "out of memory", "timed out", "t/o"])
"""How a description writes that there is no value."""

_LACKING = regex(
    r"(?:is |was )?not (?:shown|given|available|reported|legible|supported|tested|measured"
    r"|evaluated|applicable|run|sampled|trained|computed|plotted|recorded|converged|stated|printed)"
    r"|(?:did|does|do) not (?:converge|finish|fit|run)"
    r"|no (?:data|result|value|bar|measurement|reading|number|point|data point|score)s?"
    r"|(?:sample|data|value|reading|measurement) (?:lost|missing)"
)
_NOT_DONE = regex(r"\(?(?:is |was )?not (?:yet )?[a-z]{2,10}(?:ed|en|wn)\)?\.?")
"""The same in small letters; “Not treated” may be what a column is called."""
_RANK = regex(r"#[0-9]{1,6}")
"""A place in an order: “#4”."""

OUT_OF = regex(r"[0-9]{1,2}\.[0-9]{1,2} ?(?:/|out of) ?(?:5|10|100)")
"""A mark on a scale: “4.6/5”."""

_UNIT_WITH_NUMBER = regex(r"\s*[^\W\d_]{1,10}\s?/\s?[0-9]{1,6}\s?[^\W\d_]{1,10}")
_DECIMAL_COMMA = regex(
    r"(?P<number>(?P<whole>[-−]?[0-9]{1,6}),(?P<part>[0-9]{1,2}))\s?[°€$£]?[^\W\d_%]{0,8}%?"
)
DECIMAL_COMMA_WITH_UNIT = regex(r"[-−]?[0-9]{1,6},[0-9]{1,2}\s?(?:[%€$£]|°[CF]|[^\W\d_]{1,8})")
"""What is one value, no list of two: “3,5 °C”."""

ERROR_BEHIND_UNIT = regex(
    r"(?P<unit>\s?(?:[^\W\d_]{1,12}|°[CF]|[%€$£])(?:/[^\W\d_]{1,8})?)"
    r"\s*\(?\s*(?:±|\+/-)\s*[\d.,]{1,12}(?:\s?(?:[^\W\d_]{1,12}|°[CF]|[%€$£])(?:/[^\W\d_]{1,8})?)?"
    r"\s*\)?"
)
"""An error behind the unit of its value: “512 ms (± 20)”, “4 °C ± 1 °C”."""

SPACED = regex(
    r"(?:[1-9][0-9]?(?: [0-9]{3})+|[1-9][0-9]{2}(?: [0-9]{3})*?(?: 0[0-9]{2})(?: [0-9]{3})*)"
    r"(?P<unit>\s?(?:[%€$£]|[^\W\d_]{1,12}))?"
)
"""A number whose thousands spaces part: “8 700 000”."""

_BOUNDS = frozenset("<>≤≥")
_LONGEST_MISSING = 20
_WITH_REASON = regex(r"(?P<missing>[^()]{1,20}?)\s*\([^()]{1,60}\)")
"""That there is no value, and why: “no data (bottom at 140 m)”."""
APPROXIMATELY = regex(
    r"[(\s]*(?:[~≈∼≃]|\b(?:about|around|approximately|approx\.?|roughly|nearly|almost|circa|ca\."
    r"|close to|(?:just|slightly|a (?:little|bit)) (?:over|under|above|below|more than|less than)"
    r"|(?:an )?estimated))\s*$",
    re.IGNORECASE,
)
"""What makes the number behind it approximate."""

_UNIT_WORDS = regex(r"\s*(?:[^\W\d_°%/]+|[°%€$£¥])(?:[/ ·^-]?[^\W\d_]+){0,2}[²³]?\s*$")
_PREPOSITIONS = frozenset("at for in on under when by of and or the per overall".split())
_LONGEST_UNIT = 24
_FOOTNOTE = regex(r"^[¹ᵃᵇᶜᵈ]|\[[a-z]\]$|\^\{?[a-z1]\}?$")
_YEARS = frozenset(range(1800, 2100))
_RANGE_DASH = regex(r"\s*(?:–|—|-|−|to)\s*")


def read_value(text: Text, start: int = 0, end: int | None = None) -> Value | None:
    """Read a piece of text that is one value and nothing else but its unit.

    Args:
        text: the text.
        start: where the piece begins.
        end: where it ends.

    Returns:
        The value, missing ones included; `None` if the piece is something else.
    """
    piece = text.slice(start, end)
    plain = piece.plain
    if not plain:
        return None
    if plain[0] == "#" and _RANK.fullmatch(plain):
        piece = piece.slice(1)
        plain = piece.plain
    numbers = scan(plain)
    if len(numbers) == 1 and numbers[0].start == 0 and numbers[0].stop == len(plain):
        return value_of(piece, numbers[0])
    if is_missing(plain):
        return Value(None, plain, piece.span())
    if OUT_OF.fullmatch(plain):
        return value_of(piece, numbers[0])
    if len(numbers) > 1 and _UNIT_WITH_NUMBER.fullmatch(plain[numbers[0].stop :]):
        numbers = numbers[:1]
    if spaced := SPACED.fullmatch(plain):
        return _with_spaces(piece, spaced)
    if comma := _DECIMAL_COMMA.fullmatch(plain):
        return _with_decimal_comma(piece, comma)
    if len(numbers) == 2 and is_range(plain, numbers):
        return _range(piece, *numbers)
    if len(numbers) == 2 and (error := ERROR_BEHIND_UNIT.fullmatch(plain, numbers[0].stop)):
        value = read_value(piece, 0, error.end("unit"))
        given = numbers[1].value
        return value and value._replace(error=given, interval=piece.span(error.end("unit")))
    if len(numbers) != 1:
        return None
    number = numbers[0]
    before = plain[: number.start]
    if before.strip(" (~≈∼≃*†‡^}{<>≤≥±") and not APPROXIMATELY.fullmatch(before):
        return None
    if not _UNIT_WITH_NUMBER.fullmatch(plain[number.stop :]) and not _is_unit(plain[number.stop :]):
        return None
    value = value_of(piece, number)
    approx = before.strip()[-1:] in _BOUNDS or APPROXIMATELY.fullmatch(before) is not None
    return value._replace(approx=True) if approx else value


def is_missing(plain: str) -> bool:
    """Whether a piece of text says that there is no value, “n/a”, “div.”, “no data (too deep)”."""
    if reason := _WITH_REASON.fullmatch(plain):
        plain = reason["missing"]
    if len(plain) > _LONGEST_MISSING:
        return False
    told = plain.lower().strip("()*")
    return (
        told in MISSING
        or (said := told.rstrip(".")) in MISSING
        or _LACKING.fullmatch(said) is not None
        or _NOT_DONE.fullmatch(plain) is not None
    )


def _with_decimal_comma(text: Text, comma: re.Match[str]) -> Value:
    """Read "3,5": the comma is a decimal point."""
    value = float(f"{comma['whole']}.{comma['part']}")
    span = text.span(0, comma.end("number"))
    return Value(value, comma["number"], span, decimals=len(comma["part"]))


def _with_spaces(text: Text, spaced: re.Match[str]) -> Value:
    """Read "8 700 000": the spaces part thousands."""
    end = spaced.start("unit") if spaced["unit"] else len(spaced.group())
    number = text.plain[:end]
    return Value(float(number.replace(" ", "")), number, text.span(0, end))


def _range(text: Text, low: Number, high: Number) -> Value | None:
    """Read "24–48": the value is its middle, and half of its width the error."""
    plain = text.plain
    if plain[: low.start].strip(" (~≈*†‡") or not _is_unit(plain[high.stop :]):
        return None
    if low.value in _YEARS and high.value in _YEARS and not high.unit:
        return None  # "Rents, 2019 to 2021"
    return Value(
        value=round((low.value + high.value) / 2, high.decimals + 2),
        text=plain[low.start : high.end],
        span=text.span(low.start, high.end),
        approx=True,
        error=round((high.value - low.value) / 2, high.decimals + 2),
        decimals=max(low.decimals, high.decimals) + 1,
        unit=high.unit,
        ends=(value_of(text, low), value_of(text, high)),
    )


def value_of(text: Text, number: Number) -> Value:
    """The value that a number of `text` is."""
    start, end, value, decimals, approx, unit, error, _ = number
    return Value(value, text.plain[start:end], text.span(start, end), approx, error, decimals, unit)


def is_range(plain: str, numbers: Sequence[Number]) -> bool:
    """Whether two numbers of a text are the ends of a range: "24–48", "24 to 48"."""
    low, high = numbers
    between = plain[low.stop : high.start]
    return low.value <= high.value and _RANGE_DASH.fullmatch(between) is not None


def _is_unit(rest: str) -> bool:
    """Whether what follows a number is only its unit, a footnote mark or nothing."""
    rest = _FOOTNOTE.sub("", rest).strip(" *†‡^#)}]")
    if rest.startswith("(") and len(rest) <= _LONGEST_MISSING and not any(map(str.isdigit, rest)):
        rest = ""
    if not rest:
        return True
    if len(rest) > _LONGEST_UNIT or not _UNIT_WORDS.fullmatch(rest):
        return False
    return is_key(rest) and not _PREPOSITIONS.intersection(rest.lower().split())
