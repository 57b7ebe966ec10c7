"""Rates told as chances, and gaps by what they set apart: “men are more likely to be employed”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.name_forms import words_of
from figcheck.checking.english.naming.sexes import sides
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.shared_words import GAP
from figcheck.patterns import regex

_LIKELIER = regex(
    r"(?P<lead>(?:[^,;:]+, )?)(?P<who>[^,;:]+?) (?:is|are|was|were) (?P<way>more|less) likely to"
    r" (?P<do>[^,;:]+?) than (?P<than>[^,;:]+)",
    re.IGNORECASE,
)
_LIKELIEST = regex(
    r"(?P<lead>(?:[^,;:]+, )?)(?P<who>[^,;:]+?) (?:is|are|was|were) (?:the )?(?P<way>most|least)"
    r" likely to (?P<do>[^,;:]+)",
    re.IGNORECASE,
)
_WAYS = {"more": "higher", "less": "lower", "most": "highest", "least": "lowest"}

_STEM = 4
"""Letters that what is done has in common with the name of its rate: “smoke”, “smoking”."""

_AUXILIARIES = frozenset("be have been a an in".split())

_OPPOSITE = frozenset(
    "without not no non never neither nor un quit quitting stop stopping stopped former ex lack "
    "lacking avoid avoiding refuse refusing against unable".split()
)
"""Words of a rate by which it is one of those who do not do it."""

_GENDER = regex(
    rf"\b(?:gender|sex)(?: (?P<what>[a-z]+))? (?P<gap>{GAP}s?)\b(?! between)", re.IGNORECASE
)


@told_by("likely", "more less", "than")
def likelier(c: Scene, text: str) -> Iterator[Version]:
    """“Men are more likely to be employed than women”, of employment rates: theirs are higher.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _LIKELIER.fullmatch(text)
    if match and _is_measured(c, match["do"]) and c.is_subject(match["who"]):
        way = _WAYS[match["way"].lower()]
        yield (Plain(f"{match['lead']}{match['who']} have a {way} value than {match['than']}"),)


@told_by("likely", "most least")
def likeliest(c: Scene, text: str) -> Iterator[Version]:
    """“The young are the most likely to smoke”, of shares of smokers: theirs is the highest.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _LIKELIEST.fullmatch(text)
    if match and _is_measured(c, match["do"]) and c.is_subject(match["who"]):
        way = _WAYS[match["way"].lower()]
        yield (Plain(f"{match['lead']}{match['who']} have the {way} value"),)


@told_by("gender sex", "gap gaps difference differences disparity disparities")
def gender_gap(c: Scene, text: str) -> Iterator[Version]:
    """“The gender gap is largest in Malta”: the gap between men and women.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    both, gap = sides(c.reader.figure), _GENDER.search(text)
    if both and gap and (gap["what"] is None or _is_measured(c, gap["what"])):
        yield (Plain(_GENDER.sub(rf"\g<gap> between {both[0]} and {both[1]}", text)),)


def _is_measured(c: Scene, done: str) -> bool:
    """Whether the one measure of a figure is the rate at which something is done."""
    label = c.reader.figure.value.label or c.reader.figure.title
    if not _OPPOSITE.isdisjoint(words_of(label)):
        return False
    told = {word[:_STEM] for word in words_of(label) if len(word) > _STEM}
    said = [word for word in words_of(done) if word not in _AUXILIARIES]
    return bool(said) and all(len(word) > _STEM and word[:_STEM] in told for word in said)
