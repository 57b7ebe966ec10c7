"""Two things that are told at once: “has both the largest range and the highest mean”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.recasting.plain import (
    Match,
    Plain,
    Scene,
    Version,
    goes_on_from,
    of_form,
    told_by,
)
from figcheck.patterns import any_case

_BY_AND_BY = any_case(
    r"(?P<head>[^;:]+? (?:differs?|(?:is|are) apart)(?: from [^,;:]+?)?) "
    r"(?P<one>by [^,;:]*\d[^,;:]*?),? (?:and|but) (?:also |only )?(?P<two>by [^,;:]*\d[^,;:]*)"
)


@of_form(_BY_AND_BY, "differ differs apart", "by", "and but")
def differing_twice(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B differ by 3 kg and by 20 km”: by both."""
    yield Plain(f"{match['head']} {match['one']}"), Plain(f"{match['head']} {match['two']}")


_LEVEL_AT = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)(?P<both>(?:both )?[^,;:]+? and [^,;:]+?) (?:(?:are|is|were|stand|lie"
    r"|finish|end up|come out) (?:exactly |both )?(?:level|equal|tied|even|neck and neck|identical"
    r"|on a par|on par)|tie) (?P<at>(?:at|with|on) [$€£]?\d[\d.,]* ?[\w%/]*(?: each)?)"
)


@of_form(_LEVEL_AT, "level equal tied tie even neck identical par", "and", "at with on")
def level_at(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B are level at 69 %”: both are at 69 %."""
    both = match["both"].removeprefix("Both ").removeprefix("both ")
    at = f"at {match['at'].partition(' ')[2].removesuffix(' each')}"
    if sum(map(len, c.named_in(both).values())) == 2:
        yield (Plain(f"{match['lead']}{both} are both {at}"),)


_BOTH = any_case(
    r"(?P<head>[^;:]*?\b(?:has|have|had|holds?|shows?|reaches|achieves?|attains?)) "
    r"(?:also )?(?:both )?(?P<one>the [^,;:]+?)(?:,? and(?: also)?|,? as well as|,? but(?: also)?) "
    r"(?P<two>the [^,;:]+)"
)
_MOST = frozenset({"EXTREME", "BEST", "OFTENEST", "PUREST", "MOST_MANY", "MOST_CASES"})
_FIRST = 3
"""Words of a noun phrase in which what it is the most of is said: “the second-highest”."""


@of_form(
    _BOTH,
    "has have had hold holds show shows reaches achieve achieves attain attains",
    "and as but",
)
def has_both(c: Scene, match: Match) -> Iterator[Version]:
    """“A has the largest range and the highest mean”: it has the one, and the other."""
    if "EACH" in classes_in(match["head"]):
        return
    named, phrases = c.named_in(match["head"]), match.group("one", "two")
    if not named or any(len(ticks) > 1 for ticks in named.values()):
        return
    if all(map(is_extreme, phrases)) and not any(map(c.named_in, phrases)):
        yield tuple(Plain(f"{match['head']} {phrase}") for phrase in phrases)


def is_extreme(phrase: str) -> bool:
    """Whether a phrase begins with what something is the most of."""
    start = " ".join(phrase.replace("-", " - ").split()[: _FIRST + 2])
    return not _MOST.isdisjoint(classes_in(start))


_ONLY_ONE_TOO = any_case(
    r"(?P<who>(?:(?:in|on|at|for|with|under) [^,;:]+, )?[^,;:]+?) (?P<be>is|was|remains)"
    r" (?P<one>(?:by far |clearly |also )?the [^;:]+?),? (?:and|but)"
    r" (?:also |thus |hence |in fact |therefore |thereby )?(?P<two>the only [^;:]+)"
)


@of_form(_ONLY_ONE_TOO, "only", "and but", "is was remains")
def only_one_too(c: Scene, match: Match) -> Iterator[Version]:
    """“A is the slowest on each set and the only one to exceed 100”: it is both."""
    if c.is_subject(match["who"]):
        who, be = match["who"], match["be"]
        yield Plain(f"{who} {be} {match['one']}"), Plain(f"{who} is {match['two']}")


_ROW_AND_COLUMN = any_case(
    r"(?P<lead>(?:in|on|at|for) [^,;]{1,40}, )?(?:both )?"
    r"(?P<one>[^,;]*?\b(?:rows?|columns?)\b[^,;]*?) and (?P<rest>[^;]+)"
)
_KIND = any_case(r"\b(row|column)s?\b")


@of_form(_ROW_AND_COLUMN, "row rows", "column columns", "and")
def row_and_column(c: Scene, match: Match) -> Iterator[Version]:
    """“The first row and the first column stay above 50”: the one does, and so does the other."""
    lead, one, rest = match["lead"] or "", match["one"], match["rest"]
    _, other, said = c.cut(rest)
    crossed = {*map(str.lower, _KIND.findall(f"{one} {other}"))} == {"row", "column"}
    if other and said and crossed and c.is_subject(one):
        yield Plain(f"{lead}{one} {said}"), Plain(f"{lead}{other} {said}")


_JOINT = any_case(r",? (?:but|yet|and|as well as)(?: (?:also|still|even|at the same time))? ")
_HOW = r"(?:(?:far|much|slightly|clearly|only|just|well|still|almost|nearly|about|roughly|even) )*"
_SO_MUCH = r"(?:(?:[$€£]?\d[\d.,]*%?|an?|half an?|twice|[a-z]+ times) (?:[a-z]+ ){0,3}?)?"
_KINDS = tuple(
    any_case(pattern)
    for pattern in (
        rf"{_HOW}{_SO_MUCH}(?:more|less|fewer|higher|lower|better|worse|above|below|ahead of|behind"
        r"|as (?:much|many|high|large)|short of|larger|smaller|greater)\b",
        rf"{_HOW}(?:twice|thrice|double|triple|half|[a-z]+ times|\d[\d.]* times) ",
        r"(?:the|its|their) (?:(?:second|third)-)?(?:[a-z]+est|best|worst|most|least)\b",
    )
)
"""How each of two parallel phrases may begin, so that the second takes the place of the first."""
_MOST_JOINTS = 3


@told_by("but yet and as")
def shared_head(c: Scene, text: str) -> Iterator[Version]:
    """“A has 4, less than B but more than C”: 4, less than B, and 4, more than C."""
    for joint in [*_JOINT.finditer(text)][-_MOST_JOINTS:]:
        one, two = text[: joint.start()], text[joint.end() :]
        kinds = [kind for kind in _KINDS if kind.match(two)]
        if not kinds or goes_on_from(one, two):
            continue
        starts = [m.start() for m in re.finditer(r"(?<= )(?=\S)", one)]
        start = next((s for s in starts if any(k.match(one, s) for k in kinds)), None)
        if start is None or not c.cut(one)[1] or "," in one[start:]:
            continue
        told = f"{one[:start]}{two}"
        if c.reads(one) and c.reads(told):
            yield Plain(one), Plain(told)
            return
