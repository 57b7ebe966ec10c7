"""Panels that have a name in the header and a mere letter or side over their data."""

from __future__ import annotations

import re

from figcheck.patterns import regex
from figcheck.reading.text import Text

_NOUN = r"(?:(?:sub-?)?(?:panel|plot|figure|chart|graph)|heat ?map|map|matrix)"
_SIDE = (
    r"(?:(?:top|bottom|upper|lower)[ -])?"
    r"(?:left|right|top|bottom|upper|lower|middle|cent(?:er|re)|first|second|third|fourth)"
)
_PLACE = (
    rf"(?:the )?(?:{_NOUN} \(?(?P<letter>[a-h])\)?|\((?P<bare>[a-h])\)"
    rf"|(?P<side>{_SIDE})(?: {_NOUN})?)"
)
_ALONE = regex(_PLACE, re.IGNORECASE)
_NAMED = regex(
    rf"{_PLACE}\s*(?::|\s[–—-])\s+(?P<name>[^;:,]{{2,60}}?)(?=[;,]|\.\s|\.?$)", re.IGNORECASE
)


def named(text: Text) -> tuple[str, str] | None:
    """The place of a panel and its name, of “Panel (a): Ozone (ppb)”.

    Args:
        text: a line of the header.
    """
    match = _NAMED.match(text.plain)
    return None if match is None else (_key(match), match["name"].strip())


def place(label: str) -> str:
    """The place that a label only gives, of “Panel (a)” and “(a)”; "" if it is more than that."""
    match = _ALONE.fullmatch(label)
    return "" if match is None else _key(match)


def _key(match: re.Match[str]) -> str:
    letter = match["letter"] or match["bare"]
    return (letter or match["side"].replace("-", " ").replace("centre", "center")).lower()
