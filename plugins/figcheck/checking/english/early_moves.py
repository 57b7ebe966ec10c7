"""Moves of a line that are said to be of a part of its course: “the early rise of A”."""

from __future__ import annotations

import re

from figcheck.patterns import regex

_PART = regex(
    r"(?:the|its|their|this|an?) (?:early|initial|late|later|final|brief|temporary|transient"
    r"|momentary|short-lived|intermediate) (?:[a-z-]+ )?(?:rise|fall|drop|decline|increase|decrease"
    r"|dip|surge|jump|growth|gain|loss|climb|recovery)s?(?: (?:of|in|for) [^,;:]+)?\.?",
    re.IGNORECASE,
)

_INTO = regex(
    r"(?:the|this) (?:[a-z-]+ )?(?:rise|fall|drop|decline|increase|decrease|dip|surge|jump|loss) "
    r"(?:in|into|at|towards?) the (?:top|bottom|upper|lower|left|right|first|last|outer)"
    r"(?:most)? (?:rows?|columns?)\.?",
    re.IGNORECASE,
)
"""“The drop in the bottom rows”: along them, or where the others end."""


def is_of_a_part(text: str) -> bool:
    """Whether a text names such a move and says no more: nothing tells which part is meant.

    Args:
        text: a clause, or what stands before one.
    """
    return _PART.fullmatch(text) is not None or _INTO.fullmatch(text.strip()) is not None
