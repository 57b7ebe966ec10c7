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
from figcheck.patterns import any_case, regex

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
        comment: where a remark may begin: behind a comma or a dash.
        remark: how it begins on what was said, and what it calls that.
        conclusion: the same of one that may name what it is about.
        back: words with which a remark may say something of the figure after all.
    """

    openings: _Phrases
    closings: _Phrases
    comment: re.Pattern[str]
    remark: re.Pattern[str]
    conclusion: re.Pattern[str]
    back: re.Pattern[str]


@cache
def _patterns() -> _Patterns:
    text = files(__package__).joinpath("phrases.toml").read_text("utf-8")
    listed = tomllib.loads(text)

    def compiled(pattern: str) -> re.Pattern[str]:
        return any_case(_filled(pattern, listed))

    def phrases(name: str, end: str = "") -> _Phrases:
        return _Phrases(
            (frozenset(words.split()), compiled(f"{pattern}{end}"))
            for words, pattern in listed[name]
        )

    return _Patterns(
        phrases("openings"),
        phrases("closings", r"\Z"),
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
    start = 0
    stop = whole = len(claim.text.rstrip(" ."))
    for _ in range(_MOST):
        if not (length := _opening(claim.text[start:stop], names)):
            break
        start += length
    for _ in range(_MOST):
        if not (length := _closing(claim.text[start:stop], names)):
            break
        stop -= length
    if start == 0 and stop == whole:
        return claim
    return replace(claim, text=claim.text[start:stop], offsets=claim.offsets[start : stop + 1])


def _opening(text: str, names: Callable[[str], bool]) -> int:
    """How many characters at the beginning of a text are such a phrase."""
    patterns = _patterns().openings.asked(text)
    found = (m.end() for p in patterns if (m := p.match(text)) and not names(m[0]))
    length = max(found, default=0)
    return length if length < len(text) else 0


def _closing(text: str, names: Callable[[str], bool]) -> int:
    """How many characters at the end of a text are such a phrase."""
    patterns = _patterns().closings.asked(text)
    found = [m[0] for p in patterns if (m := p.search(text)) and not names(m[0])]
    length = max(map(len, (*found, *_remarks(text, names))), default=0)
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
