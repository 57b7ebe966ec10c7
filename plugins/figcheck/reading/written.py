"""Values whose size or sign the way of writing tells: "(4.3)" for a loss, "950 million"."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from figcheck.patterns import regex
from figcheck.reading.document import Block
from figcheck.reading.layouts.base import Reading
from figcheck.reading.values import Value

_IN_PARENTHESES = regex(r"(?:[:=|,;(]\s*|\t[^\S\t]*)\([$€£]?[0-9][0-9.,]*[%kMB]?\)")
_ACCOUNTS = regex(
    r"\b(?:profits?|loss(?:es)?|balance|income|earnings|cash flow|surplus|deficit|net|ebit\w*)\b"
    r"|negative (?:values|numbers|figures)",
    re.IGNORECASE,
)
_SCALE = regex(r"(?<=[0-9])\s?(thousand|million|billion|trillion)\b", re.IGNORECASE)
_FACTORS = {"thousand": 1e3, "million": 1e6, "billion": 1e9, "trillion": 1e12}
_LONGEST = 12

_Placed = Sequence[tuple[Block, Reading]]


def adjusted(source: str, readings: _Placed) -> list[tuple[Block, Reading]]:
    """The readings with the values that the figure's notation means.

    Args:
        source: the description.
        readings: the blocks that hold data, with what was read in them.

    Returns:
        The same; in accounts what stands in parentheses is negative, and where some values are
        in millions and others in billions, all are in ones.
    """
    if _IN_PARENTHESES.search(source) and _ACCOUNTS.search(source):
        readings = _each(readings, lambda value: _signed(source, value))
    lowered = source.lower()
    if sum(word in lowered for word in _FACTORS) > 1 and len(_scales(source)) > 1:
        values = [e.value for _, reading in readings for row in reading.rows for e in row.entries]
        scales = {value: _scale(source, value) for value in values}
        if len({*scales.values()}) > 1 and "" not in scales.values():
            readings = _each(readings, lambda value: _times(value, _FACTORS[scales[value]]))
    return list(readings)


def _scales(source: str) -> set[str]:
    """The words for thousands, millions, … that stand behind numbers."""
    return {word.lower() for word in _SCALE.findall(source)}


def _each(readings: _Placed, change: Callable[[Value], Value]) -> _Placed:
    return [
        (
            block,
            replace(
                reading,
                rows=tuple(
                    replace(
                        row, entries=tuple(e._replace(value=change(e.value)) for e in row.entries)
                    )
                    for row in reading.rows
                ),
            ),
        )
        for block, reading in readings
    ]


def _signed(source: str, value: Value) -> Value:
    start, end = value.span
    alone = source[start - 1 : start] == "(" and source[end : end + 1] == ")"
    before = source[max(0, start - 20) : start - 1].rstrip(" ")[-1:] if alone else ""
    if not alone or value.value is None or before not in ":=|,;\t\n":
        return value
    return value._replace(value=-value.value)


def _scale(source: str, value: Value) -> str:
    """The word for thousands, millions, … right behind a value."""
    match = _SCALE.match(source, value.span.end, value.span.end + _LONGEST)
    return match[1].lower() if match else ""


def _times(value: Value, factor: float) -> Value:
    if value.value is None:
        return value
    error = value.error * factor if value.error is not None else None
    exponent = len(str(int(factor))) - 1
    scaled = round(value.value * factor, 6)
    return value._replace(value=scaled, error=error, decimals=value.decimals - exponent)
