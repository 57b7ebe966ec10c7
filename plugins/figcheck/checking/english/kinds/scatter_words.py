"""Words for how much values scatter: “A is more variable than B”, “the most compact distribution”.

Where a figure tells how much its values scatter by errors or by boxes, these are said of that.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.patterns import any_case

_NOUN = any_case(
    r"\b(?:variance|variability|variation|dispersion|instability|uncertainty|spread(?! out)"
    r"|distribution)(?P<s>s?)\b"
)

_LITTLE = "stable|consistent|reliable|uniform|compact|concentrated|homogeneous|even"
_MUCH = "variable|volatile|erratic|varied|spread[- ]out|dispersed|scattered|heterogeneous|uneven"
_GRADED = (
    rf"(?:(?P<{{0}}>{{1}}) (?P<{{2}}>{_LITTLE}|{_MUCH})|(?P<{{3}}>tight|narrow|wid|broad)e?{{4}})"
)
_MOST = _GRADED.format("most", "most|least", "what", "wide", "st")
_MORE = _GRADED.format("more", "more|less", "what", "wide", "r")
_FAR = r"(?P<far>(?:much|far|slightly|considerably|noticeably|somewhat|[a-z]+ly) )?"
_BE = r"\b(?:is|are|was|were|remains?|appears?)"
_KIND = (
    r"(?: (?!than\b|in\b|on\b|for\b|at\b|and\b|with\b|of\b|compared\b|among\b|overall\b)[a-z]+"
    r"(?! than\b))?"
)
_IS_MOST = any_case(rf"{_BE} (?:by far )?(?:the )?{_MOST}{_KIND}")
_IS_MORE = any_case(rf"{_BE} {_FAR}{_MORE} (?=[^,;:]*?than\b)")
_ANY_MOST = any_case(rf"\b{_MOST}")
_ANY_MORE = any_case(rf"\b{_MORE}")
_VARIED = any_case(rf"{_MUCH}|wid|broad")

_ACROSS = any_case(r"\b(?:across|among|amongst|between|over|along|from|throughout)\b")
"""What says over which values something varies: that is no scatter of any of them."""

_VARIABLE = any_case(
    rf"{_BE} (?:[a-z]+ly |much |far |the |even )?(?:more|less|most|least) variable\b"
)
_SPREAD = "spread"


def of_scatter(readings: Sequence[Reading], text: str) -> Sequence[Reading]:
    """The readings of a clause, without those by which what varies more has “more variable”.

    Args:
        readings: the readings.
        text: the clause.
    """
    if not readings or _VARIABLE.search(text) is None:
        return readings
    return [reading for reading in readings if reading.family == _SPREAD]


def speaks_of_scatter(text: str) -> bool:
    """Whether a clause says how much something scatters, by a noun or by an adjective.

    Args:
        text: the clause.
    """
    found = _NOUN.search(text) or _IS_MOST.search(text) or _IS_MORE.search(text)
    return found is not None and _ACROSS.search(text) is None


def in_words_of(text: str, name: str) -> str:
    """A clause on how much something scatters as one on values that are called so.

    Args:
        text: the clause.
        name: what tells how much that is.
    """
    if _NOUN.search(text) is None:
        text = _IS_MOST.sub(lambda m: f"has the {_grade(m)}est {name}", text)
        text = _IS_MORE.sub(lambda m: f"has a {m['far'] or ''}{_grade(m)}er {name} ", text)
    text = _ANY_MOST.sub(lambda m: f"{_grade(m)}est", text)
    text = _ANY_MORE.sub(lambda m: f"{_grade(m)}er", text)
    return _NOUN.sub(lambda m: f"{name}{m['s']}", text)


def _grade(match: re.Match[str]) -> str:
    """How much there is of what is more or less even, or variable."""
    found = match.groupdict()
    word = found["what"] or found["wide"]
    less = (found.get("most") or found.get("more") or "").lower() in ("least", "less")
    return "low" if less is (_VARIED.fullmatch(word) is not None) else "high"
