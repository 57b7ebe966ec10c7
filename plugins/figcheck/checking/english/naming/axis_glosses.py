"""Axes whose label is explained where it stands: “"T60 (s)", i.e. reverberation time”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.names.forms import COMMON, POSITIONS, toggled, words_of
from figcheck.checking.english.naming.synonyms import ROLE_WORDS
from figcheck.model import Figure

_OVERVIEW = 4_000
"""Characters at the beginning of a description in which its axes are described."""

_THAT_IS = (
    r"(?:,|\s*[(–—-])?\s*(?:i\.\s?e\.|that is(?: to say)?|meaning|short for|which stands for|"
    r"standing for|denoting|which denotes)"
)
_WORDS = (
    r",?\s(?:the )?(?P<words>[A-Za-z][a-z]+(?:[ -][a-z]+){0,2})"
    r"(?=\s*(?:[,;.)\n]|\Z|\(| in | from ))"
)
_LONGEST = 3
_DRAWN = POSITIONS | {w for words in ROLE_WORDS.values() for w in words} | {
    "axis", "axes", "values", "value", "ticks", "label", "labels", "categories", "order",
}  # fmt: skip
"""Words that say where or how something is drawn."""

_EXTENTS = frozenset({"time", "length", "duration", "size", "strength", "depth"})
"""Nouns that are left out where more of something is spoken of: “longer reverberation”."""

_PHASES = frozenset("training test testing inference run running execution response".split())
"""What takes time, and is spoken of in other ways too."""


def labels(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """What the labels of axes stand for, where the description says so.

    Args:
        figure: the figure.

    Yields:
        The words of a name in lower case, and the name of the dimension.
    """
    text = figure.source.text[:_OVERVIEW]
    taken = {n for d in figure.dimensions for name in (d.name, *d.ticks) for n in words_of(name)}
    for dimension in figure.dimensions:
        if len(dimension.ticks) < 2 or dimension.name == dimension.role:
            continue
        told = re.search(
            rf"(?<!\w){re.escape(dimension.name)}[\"”*_]{{0,3}}{_THAT_IS}{_WORDS}", text
        )
        words = words_of(told["words"]) if told is not None else ()
        if not words or len(words) > _LONGEST or not taken.isdisjoint(words):
            continue
        if not _DRAWN.isdisjoint(words) or not COMMON.isdisjoint((words[0], words[-1])):
            continue
        yield words, dimension.name
        yield toggled(words), dimension.name
        if len(words) > 1 and words[-1] in _EXTENTS and words[-2] not in _PHASES:
            yield words[:-1], dimension.name
