"""“No dropout”, along an axis of dropouts that begins at zero: a dropout of 0, or none of them."""

from __future__ import annotations

import re

from figcheck.checking.language.order import is_ordered, ordinates
from figcheck.model import Figure


def may_be_zero(figure: Figure, text: str) -> bool:
    """Whether a text may mean the point at which there is nothing of what an axis tells.

    Args:
        figure: the figure.
        text: a clause about it.
    """
    low = text.lower()
    if "no " not in low:
        return False
    for dimension in figure.dimensions:
        if len(dimension.ticks) > 1 and is_ordered(dimension) and 0 in ordinates(dimension):
            noun = re.escape(dimension.name.partition(" (")[0].lower())
            if re.search(
                rf"\bno {noun}\b(?! (?:rates?|levels?|values?|settings?|amounts?)\b)", low
            ):
                return True
    return False
