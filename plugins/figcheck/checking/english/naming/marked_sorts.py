"""Sorts by letters behind names that are told: “natural sources”, of “Wetlands (N)”.

A description says what the letters mean: “(N) for natural and (A) for anthropogenic”, “L marks
land-based sources”, “hybrid cars (H)”. What it says begins with that letter, and most names have
one, so that nothing else that stands in brackets is taken for one.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import COMMON, POSITIONS, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.english.naming.members import called, nouns_for, plural
from figcheck.model import Dimension, Figure
from figcheck.patterns import any_case, regex

_LENGTH = 3_000
"""Characters at the beginning of a description that are looked at."""

_MARKED = regex(r".*\S\s*[(\[](?P<mark>[A-Z]{1,3})[)\]]")
_SENSE = r"(?P<told>[A-Za-z][a-z-]{2,24}(?: [a-z]{3,24}s\b)?)"
_BEFORE = regex(
    r"(?:\(|\[|\b)(?P<mark>[A-Z]{1,3})(?![A-Za-z])[)\]]? ?"
    r"(?:=|:|-|–|for|is|are|means|marks?|denotes?|indicates?|stands? for|refers? to)? ?"
    rf"(?:the |an? )?{_SENSE}"
)
"""“(N) for natural”, “L = land-based sources”."""

_BEHIND = regex(rf"\b{_SENSE} [(\[](?P<mark>[A-Z]{{1,3}})[)\]]")
"""“natural sources (N)”."""

_AXIS = any_case(r"[xy]-axis[*_]{0,2}:?[*_]{0,2}:? (?:the )?([a-z]{4,24}s)\b")
"""What an axis is said to list that has no label."""

_STARS = regex(r"[*_`\"“”]")

_SAME = tuple(
    tuple(tuple(form.split()) for form in group.split(", "))
    for group in (
        "natural, nature",
        "anthropogenic, human, human made, man made, manmade, human caused, human induced, "
        "human activities, human activity, humans",
    )
)
"""What says the same of where something comes from; the first forms qualify nouns."""

_NOUNS = frozenset({("nature",), ("human", "activities"), ("human", "activity"), ("humans",)})
"""Those of them that stand alone."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """What the ticks with each letter are called together.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        sorts = _sorts(dimension)
        if sorts:
            text = _STARS.sub("", figure.source.text[:_LENGTH])
            for mark, told in _told(text, frozenset(sorts)):
                yield from _called(figure, dimension, told, sorts[mark])


def _sorts(dimension: Dimension) -> dict[str, tuple[str, ...]]:
    """The ticks by the letters behind their names, where there are several and most have any."""
    sorts: dict[str, list[str]] = {}
    for tick in dimension.ticks:
        if match := _MARKED.fullmatch(tick):
            sorts.setdefault(match["mark"], []).append(tick)
    marked = sum(map(len, sorts.values()))
    several = 2 * marked > len(dimension.ticks) and 1 < len(sorts) < marked
    return {mark: tuple(ticks) for mark, ticks in sorts.items()} if several else {}


def _told(text: str, marks: frozenset[str]) -> Iterator[tuple[str, str]]:
    """The letters that a text explains, each with the one thing that it says of it."""
    found: dict[str, set[str]] = {}
    for way in (_BEFORE, _BEHIND):
        for match in way.finditer(text):
            mark, told = match["mark"], match["told"].lower()
            # "... waters (N)" is a name, and "A bar" no sense of "A".
            if mark in marks and told.startswith(mark[0].lower()) and told.split()[0] not in _PLAIN:
                found.setdefault(mark, set()).add(told)
    for mark, senses in found.items():
        if len({told.split()[0] for told in senses}) == 1:
            yield mark, max(senses, key=len)


_PLAIN = COMMON | POSITIONS


def _called(
    figure: Figure, dimension: Dimension, told: str, members: tuple[str, ...]
) -> Iterator[Alias]:
    sense, _, noun = told.partition(" ")
    nouns = nouns_for(dimension, *_nouns(figure, dimension), *filter(None, (noun,)))
    forms = next((g for g in _SAME if words_of(sense) in g), (words_of(sense),))
    for form in forms:
        if form in _NOUNS:
            yield Alias(form, dimension.name, members)
        else:
            yield from called(form, dimension, members, nouns)


def _nouns(figure: Figure, dimension: Dimension) -> Iterator[str]:
    """“Sources”, of the axis “source categories”, or of one that begins with what it lists."""
    if dimension.name != dimension.role:
        words = words_of(dimension.name.partition("(")[0])
        yield from (plural(word) for word in words[:-1] if word.isalpha() and len(word) > 3)
    elif listed := _AXIS.search(figure.source.text[:_LENGTH]):
        yield listed[1].lower()
