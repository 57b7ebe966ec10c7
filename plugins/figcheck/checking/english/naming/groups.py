"""Groups that a description lists: “**Single additions:** +Pyramid, +Attention”."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import dropwhile

from figcheck.checking.english.lexicon.entries import NUMERALS, classes_in
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.english.naming.bracketed import with_words_before
from figcheck.model import Dimension, Figure, Kind, LegendEntry, Role
from figcheck.patterns import any_case, regex

_LISTED = regex(
    r"^[ \t]{0,12}(?:[-*+•]|\d{1,3}[.)])[ \t]{1,4}[*_\"“]{0,3}([^:*_\"”()\n]{3,40}?)[*_\"”]{0,3}"
    r"(?:[ \t]?\([^()\n]{0,60}\))?[*_]{0,2}[ \t]?[:–—][*_]{0,2}[ \t]{1,4}([^\n]{3,200})$",
    re.MULTILINE,
)
"""A line of a list with a label and what belongs to it."""

_BEHIND = regex(r"(?<=[a-z-]s)\s\(([^()\n]{5,150})\)")
_BEFORE = regex(r"\b(?:(?:the|these|those)\s)?(?:[A-Za-z-]{1,24}\s){0,2}[a-z-]{1,24}s\Z")
"""What a sentence lists behind a name: “the Iberian languages (Portuguese, Spanish)”."""

_AND = regex(r"\s*(?:,\s*(?:and\s+)?|\s+and\s+|;\s*|/)\s*")
_LONGEST = 3
"""Words of the name of a group."""

_LEADING = frozenset(
    "of in on at for with by to from and or the a an these those against among between including "
    "all both are is as per only under over through during via across within into than without "
    "using comparing compares shows show plots".split()
)
"""Words that stand before a name and are no part of it."""

_NO_GROUP = frozenset(
    "axis legend rows columns row column labels ticks title order colour color colours colors "
    "series bars lines panels values marker markers x y".split()
)
"""Words of labels that say what is drawn, not what belongs together."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """What the description calls several ticks of one dimension together."""
    found: dict[tuple[tuple[str, ...], str], tuple[str, ...]] = {}
    known = {d.name: _ticks_by_words(d) for d in figure.dimensions}
    for label, listed in (
        *_LISTED.findall(figure.source.text),
        *with_words_before(_BEHIND, _BEFORE, figure.source.text),
    ):
        words = tuple(dropwhile(_LEADING.__contains__, _behind_verb(words_of(label))))
        if _names_any(words):
            continue
        if not 0 < len(words) <= _LONGEST or _NO_GROUP.intersection(words):
            continue
        items = [item.strip(' *_"“”`') for item in _AND.split(listed)]
        for dimension in figure.dimensions:
            members = _members(known[dimension.name], items)
            if _THE_REST.fullmatch(listed) and (others := _not_in(found, dimension)):
                members = others
            if 1 < len(members) < len(dimension.ticks):
                found.setdefault((words, dimension.name), members)
    for dimension in figure.dimensions:
        for name, members in dimension.groups:
            yield from _as_group(name, dimension, members)
    last = Counter(words[-1] for words, _ in found)
    for (words, name), members in found.items():
        forms = [words, toggled(words)]
        if words[0] in _COUNTS and last[words[-1]] == 1:
            forms += [words[1:], toggled(words[1:])]
        for form in dict.fromkeys(forms):
            yield Alias(form, name, members)
    yield from _together(found, figure.source.text)


def unlisted(figure: Figure) -> tuple[LegendEntry, ...]:
    """What a legend tells apart by colours or markers and is no tick: a sort of things.

    Nothing may say which things are of it.

    Args:
        figure: the figure.
    """
    ticks = {words_of(tick) for d in figure.dimensions for tick in d.ticks}
    return tuple(entry for entry in figure.legend if words_of(entry.name) not in ticks)


def sorts_of(figure: Figure) -> frozenset[str]:
    """The nouns for some of the things that a figure shows: its groups, and its legend's sorts.

    Args:
        figure: the figure.
    """
    names = [words_of(name) for d in figure.dimensions for name, _ in d.groups]
    if len(sorts := unlisted(figure)) > 1:
        names += [words_of(entry.name) for entry in sorts]
    panel = figure.dimension(Role.PANEL)
    if panel is not None and figure.kind is Kind.SCATTER:
        names += map(words_of, panel.ticks)
    return frozenset(word for n in names if len(n) == 1 for (word,) in (n, toggled(n)))


_THE_REST = any_case(r"(?:all|the) (?:the )?(?:others?|rest|remaining ones)")


def _not_in(
    found: Mapping[tuple[tuple[str, ...], str], tuple[str, ...]], dimension: Dimension
) -> tuple[str, ...]:
    """The ticks that belong to none of the groups of a dimension, of which there are some."""
    taken = {tick for (_, name), ticks in found.items() if name == dimension.name for tick in ticks}
    return tuple(t for t in dimension.ticks if t not in taken) if taken else ()


_ARE = ("are", "mark", "denote", "show")


def _behind_verb(words: tuple[str, ...]) -> tuple[str, ...]:
    """“predators”, of “filled triangles are predators”."""
    verbs = [place for place, word in enumerate(words) if word in _ARE]
    return words[verbs[-1] + 1 :] if verbs else words


def _as_group(name: str, dimension: Dimension, members: tuple[str, ...]) -> Iterator[Alias]:
    """“Corvid”, “the Corvids”, “the Corvid family”, as far as no tick is called so."""
    words, taken = words_of(name), {words_of(tick) for tick in dimension.ticks}
    if words and words not in taken:
        for noun in ("", *GROUPS):
            yield Alias((*words, noun) if noun else words, dimension.name, members)
        if (others := toggled(words)) not in taken:
            yield Alias(others, dimension.name, members)


def _names_any(words: tuple[str, ...]) -> bool:
    """Whether the name of a group says no more than that they are things: “three models”."""
    told = words[1:] if words[:1] and words[0] in _COUNTS else words
    return len(told) == 1 and bool(classes_in(told[0]))


_TOGETHER = frozenset("baselines competitors rivals".split())
"""What groups are called that sentences also speak of together, whatever tells them apart."""


def _together(
    found: dict[tuple[tuple[str, ...], str], tuple[str, ...]], text: str
) -> Iterator[Alias]:
    """“the baselines”, of “Neural baselines: …” and “Sparse baselines: …”."""
    joined: dict[tuple[str, str], list[str]] = {}
    for (words, name), members in found.items():
        if words[-1] in _TOGETHER:
            joined.setdefault((words[-1], name), []).extend(members)
    for (word, name), ticks in joined.items():
        single = toggled((word,))
        yield Alias((word,), name, tuple(dict.fromkeys(ticks)))
        # "The baseline" would be one of them, or something else.
        if not re.search(rf"\bthe {single[0]}\b", text, re.IGNORECASE):
            yield Alias(single, name, tuple(dict.fromkeys(ticks)))


GROUPS = ("group", "family", "series", "set", "block", "section")
"""Nouns for several things behind what they are called."""

_COUNTS = frozenset(NUMERALS[2:])


def _ticks_by_words(dimension: Dimension) -> dict[str | tuple[str, ...], str]:
    """The ticks of a dimension as they are written in small letters, and by their words."""
    known: dict[str | tuple[str, ...], str] = {words_of(tick): tick for tick in dimension.ticks}
    known.update((tick.strip().lower(), tick) for tick in dimension.ticks)
    return known


def _members(known: Mapping[str | tuple[str, ...], str], items: Sequence[str]) -> tuple[str, ...]:
    """The ticks that are listed, if nothing else is, nor one of them twice."""
    members: dict[str, None] = {}
    for item in items:
        tick = known.get(item.lower()) or known.get(words_of(item))
        if tick is None:
            return ()
        members[tick] = None
    return tuple(members) if len(members) == len(items) else ()
