"""What a sentence says that the figure covers: “The chart shows exports from 2001 to 2018”."""

from __future__ import annotations

import re

from figcheck.checking.english.families.build import both
from figcheck.checking.english.lexicon import NUMERALS, classes_at
from figcheck.checking.english.meaning import Reading
from figcheck.checking.english.name_forms import words_of
from figcheck.checking.english.tokens import Token, tokenise
from figcheck.checking.english.undecidable import ASSERTIVE
from figcheck.checking.language.order import is_time, ordinates_of
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Ticks,
)
from figcheck.model import Dimension, Figure
from figcheck.patterns import regex

FAMILY = "covering"

_FIGURE = r"(?:[\w-]+\s){0,2}?(?:chart|graph|plot|figure|table|diagram|statistics?|data)"
_SHOWS = (
    r"(?:shows?|presents?(?:\sdata\son)?|illustrates?|displays?|depicts?|represents?|gives?|plots?"
    r"|covers?|tracks?|reports?|visuali[sz]es?|traces?)"
)
_FOUR = r"((?:1[5-9]|20|21)\d\d)"
_YEAR = rf"(?:the\s)?(?:(?:projected\s)?years?\s|FY\s?)?{_FOUR}(?![-–/.,]?\d)"
_SPAN = (
    rf"(?:from\s{_YEAR}\s(?:to|through|until|up\sto)\s|between\s{_YEAR}\sand\s"
    rf"|{_YEAR}\s?to\s|{_FOUR}\s?[–-]\s?){_YEAR}"
)
_PERIOD = r"(?:\w+\s|\w+-year\s|\d+-year\s)?(?:period|years|span|time)(?:\sof\stime)?"
_COVERS = regex(
    rf"(?:[\w ]+:\s+)?(?:the|this)\s{_FIGURE}\s{_SHOWS}\s(?!that\b)(?P<theme>[^:;]*?)(?:,|\s)\s?"
    rf"(?:(?:over|for|during|in|covering|spanning)\s(?:(?:the|an?)\s)?(?:{_PERIOD},?\s)?"
    r"(?:spanning\s|of\s)?)?"
    rf"\(?(?P<span>{_SPAN})\)?(?P<rest>[^:;]*?)\.?",
    re.IGNORECASE,
)
_MEASURED = regex(
    r"(?:|,?\s\(?(?:as\s)?(?:(?:measured|expressed|given|shown)\s)?(?:in|as)\s[^,]+"
    r"|,?\s(?:split\s|broken\sdown\s|grouped\s)?by\s[^,]+|,?\swith\s\w+\s(?:for|to|up\sto)\s[^,]+)",
    re.IGNORECASE,
)
"""What may stand behind: in which unit, and by what."""

_TELLING = ASSERTIVE | {"RISE"}
"""Classes of words that say how the values are."""

_PREPOSITIONS = frozenset({"from", "over", "up"})
"""Words of which some phrases of those classes are made."""

_NUMBER = regex(r"\d+")


def covered(figure: Figure, text: str) -> Reading | None:
    """That the years of a figure begin and end where a sentence says.

    Args:
        figure: the figure.
        text: the sentence.

    Returns:
        The reading; none of a sentence that says more of the values, as in “shows a decline
        from 2001 to 2018”, or of a figure that has no axis of years.
    """
    match = _COVERS.fullmatch(text.strip())
    if match is None or not _MEASURED.fullmatch(match["rest"]):
        return None
    years = [d for d in figure.dimensions if is_time(d) and len(d.ticks) > 1]
    if len(years) != 1 or not _only_names(figure, match["theme"], match["rest"]):
        return None
    first, last = map(int, _NUMBER.findall(match["span"]))
    ends = _is_at(years[0], Function.MIN, first), _is_at(years[0], Function.MAX, last)
    return Reading((both(ends),), FAMILY)


def _is_at(along: Dimension, end: Function, year: int) -> Formula:
    """That an axis begins or ends with a year; of “2019/2020” both years may be meant."""
    spots = ordinates_of(along)
    choose = max if end is Function.MAX else min
    outermost = choose(along.ticks, key=lambda tick: spots[tick])
    spot = spots[outermost] if str(year) in _NUMBER.findall(outermost) else float(year)
    return Compare(Comparator.EQUAL, Aggregate(end, Ticks(along.name)), Number(spot))


def _only_names(figure: Figure, theme: str, rest: str) -> bool:
    """Whether theme and rest only name things, and count them rightly: “of five countries”."""
    sizes = {float(len(d.ticks)) for d in figure.dimensions}
    numbers = set(filter(None, map(_number, tokenise(theme))))
    return numbers <= sizes and says_nothing(figure, theme) and says_nothing(figure, rest)


def _number(token: Token) -> float | None:
    if token.number is not None:
        return token.number.value
    return float(NUMERALS.index(token.word)) if token.word in NUMERALS else None


def says_nothing(figure: Figure, text: str) -> bool:
    """Whether no word says how the values are, but as a part of a name: “Net sales growth”.

    Args:
        figure: the figure.
        text: what may be the theme of a sentence.
    """
    labels = figure.title, figure.value.label, figure.y_axis.label
    ticks = (tick for d in figure.dimensions for tick in d.ticks)
    known = frozenset(words_of(" ".join((*labels, *ticks)))) | _PREPOSITIONS
    tokens = tokenise(text)
    return all(
        token.word in known
        or not (
            token.word.endswith("ing")
            or any(name in _TELLING for name, _, _ in classes_at(tokens, i))
        )
        for i, token in enumerate(tokens)
    )
