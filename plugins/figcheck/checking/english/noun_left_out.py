"""Exceptions that leave out their noun: “at all sizes but the largest”."""

from __future__ import annotations

import re

ALL_BUT_END = re.compile(
    r"(?P<head>.*\b(?:all|every|each|any|no|none)(?: of)?(?: the)? (?:other )?"
    r"(?P<noun>[a-z]+(?: [a-z]+)?)),? (?:but|except(?: for)?|save(?: for)?|apart from)"
    r"(?: for| at| on| in)? the (?P<end>\w{2,}est)(?: ones?)?"
    r"(?P<rest>[,;].*| (?:and|while)\b.*)?\.?",
    re.IGNORECASE | re.DOTALL,
)
"""How a clause makes an exception of what is largest or smallest of what it names."""


def leaves_out_noun(text: str) -> bool:
    """Whether a clause makes an exception of what is largest or smallest of what it names.

    Args:
        text: the clause.
    """
    return ALL_BUT_END.fullmatch(text.rstrip()) is not None
