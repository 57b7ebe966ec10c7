"""What several steps ask of the same texts: a cell or a label, which each of them looks at anew."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import TypeVar

T = TypeVar("T")

_MOST = 4096
"""Texts of which a function remembers what it gave."""


def remembered(longest: int) -> Callable[[Callable[[str], T]], Callable[[str], T]]:
    """Makes a function remember what it gave for the latest texts of usual length.

    Args:
        longest: characters of a text that it remembers; a longer one seldom comes twice, and
            would take much room.

    Returns:
        A decorator for a function that gives the same for the same text, and what nobody changes.
    """

    def decorated(function: Callable[[str], T]) -> Callable[[str], T]:
        again = lru_cache(maxsize=_MOST)(function)

        @wraps(function)
        def remember(text: str, /) -> T:
            return again(text) if len(text) <= longest else function(text)

        return remember

    return decorated
