"""Two stretches of an axis side by side: “falls between 1 and 3 and between 7 and 9”."""

from __future__ import annotations

import re

from figcheck.patterns import regex

TWICE_BETWEEN = regex(
    r"(?P<head>[^,;:]*?)\bbetween (?P<one>[^,;:]+? and [^,;:]+?),? and (?:again |once more )?"
    r"between (?P<two>[^,;:]+? and [^,;:]+?)\.?",
    re.IGNORECASE,
)
"""How a clause says of each of two stretches what is said of none between them."""


def is_twice_between(text: str) -> bool:
    """Whether a clause says something of two stretches side by side.

    Args:
        text: the clause.
    """
    return TWICE_BETWEEN.fullmatch(text.strip()) is not None
