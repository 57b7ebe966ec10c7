"""What is said of growth, in the words for what any values do: “slowed” is “fell”."""

from __future__ import annotations

from collections.abc import Callable

from figcheck.patterns import any_case

_GROWTH = any_case(
    r"\b(?:(?:annual|yearly|monthly|quarterly|year-on-year|month-on-month) )?"
    r"(?:growth|additions|increments)\b"
)
_IS_SUBJECT = any_case(
    r"(?:\A|, )(?:(?:with|while|as|and|but) )?(?:the |its |their |[\w+& ]+['’]s? )?"
    rf"{_GROWTH.pattern}"
)
"""Where it is growth that something is said of: no trend “of steady growth”."""

_OF_WHAT = any_case(r"\b(growth) (?:in|of) (?:the )?(?:number of )?([a-z]+)\b")
_SLOWS = (
    r"(?:slow(?:s|ed)?(?: down)?|decelerat(?:es|ed?)|weaken(?:s|ed)?|cool(?:s|ed)?(?: off| down)?"
    r"|los(?:es?|t) (?:some )?(?:momentum|steam|pace)|moderat(?:es|ed?)|taper(?:s|ed)? off)"
)
_QUICKENS = (
    r"(?:accelerat(?:es|ed?)|pick(?:s|ed)? up(?: speed| pace)?|strengthen(?:s|ed)?"
    r"|sp(?:ed|eeds) up|gain(?:s|ed)? (?:momentum|speed|pace|traction))"
)
_VERBS = (
    (any_case(rf"\b(?:to|will) {_SLOWS}\b"), "expected to fall"),
    (any_case(rf"\b(?:to|will) {_QUICKENS}\b"), "expected to rise"),
    (any_case(rf"\b{_SLOWS}\b"), "fell"),
    (any_case(rf"\b{_QUICKENS}\b"), "rose"),
    (any_case(r"\b(?:set|likely|projected|forecast|bound) (?=expected to)"), ""),
)


def speaks_of_growth(text: str) -> bool:
    """Whether it is growth that a clause says something of."""
    return _IS_SUBJECT.search(text) is not None


def tells_pace(text: str) -> bool:
    """Whether a clause says what only growth does: slow down, gain momentum."""
    return any(pattern.search(text) for pattern, _ in _VERBS)


def names_growth(text: str) -> bool:
    """Whether a title or a label speaks of growth."""
    return _GROWTH.search(text) is not None


def plainly(text: str, is_topic: Callable[[str], bool]) -> str:
    """A clause about growth in the words for what any values do.

    Args:
        text: the clause.
        is_topic: whether a word is one for what the figure shows.
    """
    text = _OF_WHAT.sub(lambda m: m[1] if is_topic(m[2].lower()) else m[0], text)
    for pattern, plain in (*_VERBS, (_GROWTH, "growth")):
        text = pattern.sub(plain, text)
    return text
