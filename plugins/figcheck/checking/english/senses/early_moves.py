"""Moves of a line that are said to be of a part of its course: “the early rise of A”."""

from __future__ import annotations

from figcheck.checking.english.kinds.polarity import more_is_wanted
from figcheck.model import Figure
from figcheck.patterns import any_case

_STATING = (
    r"(?:is|are|was|were|ha[sd]|lies|ends|starts|exceeds?|equals?|stays|remains?|reache[sd]|reach"
    r"|amounts?|falls|rises|drops|beats?|comes)"
)
"""Verbs with which more is said of such a move, or of “the final loss of A”, than what it is."""

_PART = any_case(
    r"(?:the|its|their|this|an?) (?:early|initial|late|later|final|brief|temporary|transient"
    r"|momentary|short-lived|intermediate) (?:[a-z-]+ )?(?:rise|fall|drop|decline|increase|decrease"
    r"|dip|surge|jump|growth|gain|climb|recovery)s?(?: (?:of|in|for) [^,;:]+)?\.?"
    r"|(?:the|its|their|this|an?) (?:early|initial|late|later|final|brief|temporary|transient"
    r"|momentary|short-lived|intermediate) (?:[a-z-]+ )?loss(?:es)?"
    rf"(?: (?:of|in|for) (?:(?!\b{_STATING}\b)[^,;:])+)?\.?"
)

_INTO = any_case(
    r"(?:the|this) (?:[a-z-]+ )?(?:rise|fall|drop|decline|increase|decrease|dip|surge|jump|loss) "
    r"(?:in|into|at|towards?) the (?:top|bottom|upper|lower|left|right|first|last|outer)"
    r"(?:most)? (?:rows?|columns?)\.?"
)
"""“The drop in the bottom rows”: along them, or where the others end."""


def is_of_a_part(text: str) -> bool:
    """Whether a text names such a move and says no more: nothing tells which part is meant.

    Args:
        text: a clause, or what stands before one.
    """
    return _PART.fullmatch(text) is not None or _INTO.fullmatch(text.strip()) is not None


_RECOVERS = any_case(r"\b(?:recover(?:s|ed|ing|y)?|rebound(?:s|ed|ing)?)\b")


def recovers_downwards(figure: Figure, text: str) -> bool:
    """Whether a text speaks of a recovery where less is better: of a loss that falls again.

    Args:
        figure: the figure.
        text: a clause.
    """
    if _RECOVERS.search(text) is None:
        return False
    return more_is_wanted(figure.value.label or figure.title) is False
