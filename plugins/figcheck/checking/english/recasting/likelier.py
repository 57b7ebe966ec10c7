"""Rates told as chances, and gaps by what they set apart: “men are more likely to be employed”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.name_forms import words_of
from figcheck.checking.english.naming.sexes import sides
from figcheck.checking.english.recasting.measured_words import is_measured
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
    r" likely to (?P<do>[^,;:(]+?)"
    r"(?:(?:,? (?:with|at)(?: (?:an? )?(?:share|rate|value|percentage|proportion|total) of)?| \()"
    r" ?(?P<much>[^;:()]*\d[^;:()]*)\)?)?",
    re.IGNORECASE,
)
_GROUP = regex(
    r"(?:the )?(?P<noun>[a-z]+) (?:(?:working |living |employed )?in|from|of|at|on)"
    r"(?: the (?:field|sector|area|industry|age group|group) of)? (?P<name>.+)",
    re.IGNORECASE,
)
_WAYS = {"more": "higher", "less": "lower", "most": "highest", "least": "lowest"}

_STEM = 4
"""Letters that what is done has in common with the name of its rate: “smoke”, “smoking”."""

_AUXILIARIES = frozenset("be have been a an in from to at on the with for by of".split())

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
    who = of_group(c, match["who"]) if match else ""
    if match and is_done(c, match["do"]) and c.is_subject(who):
        way, than = _WAYS[match["way"].lower()], of_group(c, match["than"])
        yield (Plain(f"{match['lead']}{who} have a {way} value than {than}"),)


@told_by("likely", "most least")
def likeliest(c: Scene, text: str) -> Iterator[Version]:
    """“The young are the most likely to smoke”, of shares of smokers: theirs is the highest.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _LIKELIEST.fullmatch(text)
    who = of_group(c, match["who"]) if match else ""
    if match and is_done(c, match["do"]) and c.is_subject(who):
        way = _WAYS[match["way"].lower()]
        said = [Plain(f"{match['lead']}{who} have the {way} value")]
        if match["much"]:
            said.append(Plain(f"{match['lead']}{who} have {match['much']}"))
        yield tuple(said)


@told_by("gender sex", "gap gaps difference differences disparity disparities")
def gender_gap(c: Scene, text: str) -> Iterator[Version]:
    """“The gender gap is largest in Malta”: the gap between men and women.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    both, gap = sides(c.reader.figure), _GENDER.search(text)
    if both and gap and (gap["what"] is None or is_done(c, gap["what"])):
        yield (Plain(_GENDER.sub(rf"\g<gap> between {both[0]} and {both[1]}", text)),)


def of_group(c: Scene, who: str) -> str:
    """“Employees in retail” as “retail”, where all that is measured is said of employees.

    Args:
        c: where the sentence stands.
        who: who does something, as the sentence names them.
    """
    match = _GROUP.fullmatch(who)
    if match is None or not is_measured(c, match["noun"]) or not c.reader.is_place(match["name"]):
        return who
    return match["name"]


def is_done(c: Scene, done: str) -> bool:
    """Whether the one measure of a figure is the rate at which something is done."""
    label = c.reader.figure.value.label or c.reader.figure.title
    if not _OPPOSITE.isdisjoint(words_of(label)):
        return False
    told = {word[:_STEM] for word in words_of(label) if len(word) >= _STEM}
    said = [word for word in words_of(done) if word not in _AUXILIARIES]
    return bool(said) and all(len(word) >= _STEM and word[:_STEM] in told for word in said)
