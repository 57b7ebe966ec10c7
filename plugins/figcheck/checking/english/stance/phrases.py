"""What `phrases.toml` lists, compiled when it is first needed."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Generic, NamedTuple, TypeVar

from figcheck.patterns import any_case, regex

# A name in angle brackets, which is not that of a group.
_NAME = regex(r"(?<!\?P)<(\w+)>")
_BREAK = regex(r"\n\s*")
_WORD = regex(r"\w+")

T = TypeVar("T")


class Phrases(Generic[T]):
    """Phrases of one kind.

    Args:
        listed: what tells each, with the words of which every text with such a phrase has one;
            none if that is unknown.
    """

    def __init__(self, listed: Iterable[tuple[frozenset[str], T]]) -> None:
        self._told: list[T] = []
        self._places: dict[str, list[int]] = {}
        for place, (words, told) in enumerate(listed):
            self._told.append(told)
            for word in words or ("",):
                self._places.setdefault(word, []).append(place)

    def asked(self, text: str) -> list[T]:
        """What tells those that a text may have, going by its words."""
        words, known = {"", *_WORD.findall(text.lower())}, self._places
        places = {place for word in words for place in known.get(word, ())}
        return [self._told[place] for place in sorted(places)]


class Turn(NamedTuple):
    """A phrase with the words that say the same.

    Attributes:
        pattern: the phrase.
        plain: what is put in its place, as `re.Match.expand` takes it.
    """

    pattern: re.Pattern[str]
    plain: str


class Patterns(NamedTuple):
    """What tells such phrases.

    Attributes:
        openings: what a sentence may begin with.
        closings: what it may end with.
        doubtful_openings: the same that may say something of the figure.
        doubtful_closings: likewise.
        timed_openings: those that say something of a figure with an axis that has an order.
        timed_closings: likewise.
        inner: what may stand within it, set off on both sides.
        turns: phrases for which a sentence that says the same has others.
        doubtful_turns: the same that may say something of the figure.
        comment: where a remark may begin: behind a comma or a dash.
        remark: how it begins on what was said, and what it calls that.
        conclusion: the same of one that may name what it is about.
        back: words with which a remark may say something of the figure after all.
    """

    openings: Phrases[re.Pattern[str]]
    closings: Phrases[re.Pattern[str]]
    doubtful_openings: Phrases[re.Pattern[str]]
    doubtful_closings: Phrases[re.Pattern[str]]
    timed_openings: Phrases[re.Pattern[str]]
    timed_closings: Phrases[re.Pattern[str]]
    inner: Phrases[re.Pattern[str]]
    turns: Phrases[Turn]
    doubtful_turns: Phrases[Turn]
    comment: re.Pattern[str]
    remark: re.Pattern[str]
    conclusion: re.Pattern[str]
    back: re.Pattern[str]


@cache
def patterns() -> Patterns:
    """What the file lists."""
    text = files(__package__).joinpath("phrases.toml").read_text("utf-8")
    listed = tomllib.loads(text)

    def compiled(pattern: str) -> re.Pattern[str]:
        return any_case(_filled(pattern, listed))

    def phrases(name: str, form: str = "{}") -> Phrases[re.Pattern[str]]:
        return Phrases(
            (frozenset(words.split()), compiled(form.replace("{}", pattern)))
            for words, pattern in listed[name]
        )

    def turns(name: str) -> Phrases[Turn]:
        return Phrases(
            (frozenset(words.split()), Turn(compiled(pattern), plain))
            for words, pattern, plain in listed[name]
        )

    return Patterns(
        phrases("openings"),
        phrases("closings", r"{}\Z"),
        phrases("doubtful_openings"),
        phrases("doubtful_closings", r"{}\Z"),
        phrases("timed_openings"),
        phrases("timed_closings", r"{}\Z"),
        phrases("inner", r"(?:, (?:{}),(?= )| \((?:{})\)| [–—-] (?:{}) [–—-](?= ))"),
        turns("turns"),
        turns("doubtful_turns"),
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
