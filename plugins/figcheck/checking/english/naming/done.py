"""Which verbs say of a figure's values that there are so many: “landed” of “Landings”.

What is measured is often something that is done: landings, exports, generation. Who has so much
of it does so much: “Vigo landed 160 tonnes”.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.inflection import verbs_of
from figcheck.checking.english.names.forms import words_of
from figcheck.model import Figure
from figcheck.patterns import regex

_UNITS = regex(r"\s*[(\[,].*")

_LIGHT = frozenset(
    "share rate amount volume level number quantity total value percentage proportion".split()
)
"""Nouns that leave it to another one to say what is measured: “share of generation”."""

_OF_COURSES = regex("saturat|fluctuat|vari|deviat|oscillat|stagnat|concentrat|correlat|rat")
"""How verbs begin that say of values how they run or go together, not how many there are."""

_OF = ("of", "in", "per", "for", "by", "from")


def verbs(figure: Figure) -> frozenset[str]:
    """The forms of the verbs for doing what the label of the values names.

    Args:
        figure: the figure.
    """
    labels = {figure.value.label, figure.y_axis.label}
    nouns = {noun for label in labels for noun in _nouns(label)}
    found = frozenset(verb for noun in nouns for verb in verbs_of(noun))
    plurals = {noun + "s" for noun in nouns} | {noun.removesuffix("s") for noun in nouns}
    return frozenset(verb for verb in found - plurals - nouns if not _OF_COURSES.match(verb))


def _nouns(label: str) -> Iterator[str]:
    """The nouns of a label that say what is measured."""
    words = words_of(_UNITS.sub("", label))
    cut = next((i for i, word in enumerate(words) if word in _OF), len(words))
    head, rest = words[:cut], words[cut + 1 :]
    yield from head[-1:]
    if head[-1:] and head[-1] in _LIGHT:
        yield from head[-2:-1]
        yield from rest[:1]
