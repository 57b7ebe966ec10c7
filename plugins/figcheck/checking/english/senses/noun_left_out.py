"""Places that leave out their noun: “at all sizes but the largest”, “with 10 of them”."""

from __future__ import annotations

import re

from figcheck.patterns import any_case, regex

ALL_BUT_END = regex(
    r"(?P<head>.*\b(?:all|every|each|any|no|none)(?: of)?(?: the)? (?:other )?"
    r"(?P<noun>[a-z]+(?: [a-z]+)?)),? (?:but|except(?: for)?|save(?: for)?|apart from)"
    r"(?: for| at| on| in)? the (?P<end>\w{2,}est)(?: ones?)?"
    r"(?P<rest>[,;].*| (?:and|while)\b.*)?\.?",
    re.IGNORECASE | re.DOTALL,
)
"""How a clause makes an exception of what is largest or smallest of what it names."""


_SO_MANY = any_case(
    r"(?:with|at|for|given|using|after|beyond) "
    r"(?:(?:as|so) (?:few|little|many) as |only |just |merely |(?:more|fewer) than "
    r"|at (?:least|most) )?[~≈]?\d[\d,.]* of (?:them|these|those)\b"
)
"""What says of how many of something the rest is said: “with as few as 10 of them”."""


def leaves_out_noun(text: str) -> bool:
    """Whether a clause holds where a noun would say that nothing in it names.

    It makes an exception of what is largest or smallest of what it names, or begins with so
    many of what was named before.

    Args:
        text: the clause.
    """
    if _SO_MANY.match(text):
        return True
    return ALL_BUT_END.fullmatch(text.rstrip()) is not None
