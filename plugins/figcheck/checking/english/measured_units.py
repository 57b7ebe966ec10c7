"""The units of measures that their own names do not give: “MPa” for “yield strength”."""

from __future__ import annotations

import re

from figcheck.checking.english.name_forms import words_of
from figcheck.model import Figure

_GLOSSED = re.compile(r"[\"“]([^\"”\n]{1,30})[\"”]\s?\([^()\n]{0,60}\bin ([a-z%°]{1,12})\)")
"""“"Life" (life expectancy at birth in years)”."""

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
