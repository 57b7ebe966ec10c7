"""What a sentence puts around what it asserts: “It turns out that …”, “…, to say the least”.

Such words tell how the writer came to say it, or what to think of it, and nothing of the figure.
What they stand around is asserted all the same, and is read without them. Linguists call them
stance and linking adverbials, and comment clauses (Biber et al., Longman Grammar of Spoken and
Written English, 1999, chapters 10 and 12). `phrases.toml` beside this module lists them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from figcheck.checking.english.lexicon import classes_in
from figcheck.checking.english.undecidable import ASSERTIVE
from figcheck.model import Claim
from figcheck.patterns import regex

_MOST = 3
"""How many such phrases may stand one behind the other."""

_NAME = regex(r"<(\w+)>")
_BREAK = regex(r"\n\s*")
_WORD = regex(r"\w+")


class _Phrases:
    """Phrases that a sentence may begin or end with.

    Args:
        listed: their patterns, each with the words of which every text with such a phrase has
            one; none if that is unknown.
    """

    def __init__(self, listed: Iterable[tuple[frozenset[str], re.Pattern[str]]]) -> None:
        self._patterns: list[re.Pattern[str]] = []
        self._places: dict[str, list[int]] = {}
        for place, (words, pattern) in enumerate(listed):
            self._patterns.append(pattern)
            for word in words or ("",):
                self._places.setdefault(word, []).append(place)

    def asked(self, text: str) -> list[re.Pattern[str]]:
        """The patterns of those that a text may have, going by its words."""
        words, known = {"", *_WORD.findall(text.lower())}, self._places
        places = {place for word in words for place in known.get(word, ())}
        return [self._patterns[place] for place in sorted(places)]


class _Patterns(NamedTuple):
    """What tells such phrases.

    Attributes:
        openings: what a sentence may begin with.
        closings: what it may end with.
        doubtful: both of those that may say something of the figure.
        timed: closings that say something of a figure with an axis of time.
        comment: where a remark may begin: behind a comma or a dash.
        remark: how it begins on what was said, and what it calls that.
        conclusion: the same of one that may name what it is about.
        back: words with which a remark may say something of the figure after all.
    """

    openings: _Phrases
    closings: _Phrases
    doubtful: tuple[_Phrases, _Phrases]
    timed: _Phrases
    comment: re.Pattern[str]
    remark: re.Pattern[str]
    conclusion: re.Pattern[str]
    back: re.Pattern[str]


@cache
def _patterns() -> _Patterns:
    text = files(__package__).joinpath("phrases.toml").read_text("utf-8")
    listed = tomllib.loads(text)

    def compiled(pattern: str) -> re.Pattern[str]:
        return regex(_filled(pattern, listed), re.IGNORECASE)

    def phrases(name: str, end: str = "") -> _Phrases:
        return _Phrases(
            (frozenset(words.split()), compiled(f"{pattern}{end}"))
            for words, pattern in listed[name]
        )

    return _Patterns(
        phrases("openings"),
        phrases("closings", r"\Z"),
        (phrases("doubtful_openings"), phrases("doubtful_closings", r"\Z")),
        phrases("timed_closings", r"\Z"),
        compiled(r"(?:,| [—–-]) (?=<comment>\b)"),
        compiled("<remark>"),
        compiled(r"<conclusion>\b"),
        compiled(r"\b<back>\b"),
    )


def _filled(pattern: str, listed: Mapping[str, list[str]]) -> str:
    """A pattern with what is listed in the place of the names in angle brackets."""
    return _NAME.sub(
        lambda name: f"(?:{'|'.join(_filled(item, listed) for item in listed[name[1]])})",
        _BREAK.sub("", pattern),
    )


def unwrapped(claim: Claim, names: Callable[[str], bool]) -> Claim:
    """A claim without what stands around that which it asserts.

    Args:
        claim: the claim.
        names: whether a text names something that the figure shows.

    Returns:
        The claim with the piece of its text that asserts something; the same one if that is all
        of it. Words that name something in the figure stay: “On the face of it, …” is no such
        phrase where a row is called “Face”.
    """

    def closing(text: str) -> int:
        return _longest(
            text, (*_closing(_patterns().closings, text, names), *_remarks(text, names))
        )

    return _cut(claim, lambda text: _opening(_patterns().openings, text, names), closing)


def without_doubtful(claim: Claim, names: Callable[[str], bool], *, timed: bool) -> Claim:
    """A claim without such phrases around it that may say something of the figure as well.

    “A is first overall”, “A grew because of the weather”: for claims that are not understood
    with them.

    Args:
        claim: the claim.
        names: whether a text names something that the figure shows.
        timed: whether the figure has an axis of time, so that “over the period” is no mere phrase.
    """
    openings, closings = _patterns().doubtful
    known = (closings,) if timed else (closings, _patterns().timed)

    def closing(text: str) -> int:
        return _longest(text, (said for one in known for said in _closing(one, text, names)))

    return unwrapped(_cut(claim, lambda t: _opening(openings, t, names), closing), names)


def _cut(claim: Claim, opening: Callable[[str], int], closing: Callable[[str], int]) -> Claim:
    """A claim without as many characters as are said to be phrases around it."""
    start = 0
    stop = whole = len(claim.text.rstrip(" ."))
    for _ in range(_MOST):
        if not (length := opening(claim.text[start:stop])):
            break
        start += length
    for _ in range(_MOST):
        if not (length := closing(claim.text[start:stop])):
            break
        stop -= length
    if start == 0 and stop == whole:
        return claim
    return replace(claim, text=claim.text[start:stop], offsets=claim.offsets[start : stop + 1])


def _opening(phrases: _Phrases, text: str, names: Callable[[str], bool]) -> int:
    """How many characters at the beginning of a text are such a phrase."""
    matches = (p.match(text) for p in phrases.asked(text))
    return _longest(text, (m[0] for m in matches if m is not None and not names(m[0])))


def _closing(phrases: _Phrases, text: str, names: Callable[[str], bool]) -> Iterator[str]:
    """The phrases at the end of a text."""
    matches = (p.search(text) for p in phrases.asked(text))
    return (m[0] for m in matches if m is not None and not names(m[0]))


def _longest(text: str, found: Iterable[str]) -> int:
    """The length of the longest of some phrases; 0 if one is the whole of the text."""
    length = max(map(len, found), default=0)
    return length if length < len(text) else 0


def _remarks(text: str, names: Callable[[str], bool]) -> Iterator[str]:
    """The remarks with which a text may end that say nothing of the figure."""
    patterns = _patterns()
    for match in patterns.comment.finditer(text):
        rest = text[match.end() :]
        head = patterns.remark.match(rest)
        if head is None or any(map(str.isdigit, rest)):
            continue
        said = rest[head.end() :]
        concludes = patterns.conclusion.match(rest) is not None
        if not concludes and (names(rest) or patterns.back.search(said)):
            continue
        if classes_in(said).isdisjoint(ASSERTIVE):
            yield text[match.start() :]
