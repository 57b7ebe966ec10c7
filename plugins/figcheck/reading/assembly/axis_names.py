"""What an axis is called where only the line over the values tells: “at months 0, 6, 12”."""

from __future__ import annotations

import re

from figcheck.patterns import regex
from figcheck.reading.names import as_number

_LISTED = regex(
    r"\b(?:at|for|in|over) (?:the )?(?P<name>[a-z]{3,15}s) (?P<first>[-−]?\d[\d.,]*)\b",
    re.IGNORECASE,
)
_PAIRED = regex(r"\((?P<name>[^\W\d][^(),\d]{1,30}), [^\W\d][^(),\d]{1,30}\)")
_FARTHEST = 500
"""Characters before the values that may tell it."""


def told(before: str, *, pairs: bool, first: str) -> str:
    """The name of the horizontal axis.

    Args:
        before: the text before the values.
        pairs: whether the values are given as (x, y) pairs.
        first: the first tick.

    Returns:
        “threads”, of pairs under “Format: (threads, ops/s)”; "" where nothing tells.
    """
    if (start := as_number(first)) is None:
        return ""
    before = before[-_FARTHEST:]
    found = list((_PAIRED if pairs else _LISTED).finditer(before))
    if not found or (not pairs and as_number(found[-1]["first"].rstrip(".,")) != start):
        return ""
    return found[-1]["name"]
