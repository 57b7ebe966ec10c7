"""Names with the nouns that the overview gives them: “legal contracts”, of a panel “Legal”.

A measure is called by the adjective that stands before its noun there: “tail latency”, of a column
“p99 latency (ms)” where no other one gives a latency.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.kinds.polarity import is_measure_word
from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.names.forms import COMMON, IN_BRACKETS, POSITIONS, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.language.order import is_ordered
from figcheck.model import Dimension, Figure

_OVERVIEW = 1_500
"""Characters at the beginning of a description that say what it shows."""

_BEFORE = "(?:on|of|for|in|from|to|with|between|across|over|and|the)"
_NAMING = frozenset({"CLOSED", "GOING_ON"})
"""Classes of words that may be parts of a name: “tail”, “inference”."""

_SHORTEST = 4
"""Letters of a noun, or of an adjective, that is looked for."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """What the prose before the data calls ticks by more words than their names have.

    Args:
        figure: the figure.
    """
    text = f"{figure.title}\n{figure.source.text[:_OVERVIEW]}".split("\n#### ")[0].lower()
    taken = {w for d in figure.dimensions for t in (d.name, *d.ticks) for w in words_of(t)}
    for dimension in figure.dimensions:
        if not is_ordered(dimension) and len(dimension.ticks) > 1:
            yield from _with_nouns(dimension, text, taken)
            yield from _with_adjectives(dimension, text, taken)


def _with_nouns(dimension: Dimension, text: str, taken: set[str]) -> Iterator[Alias]:
    """Each tick with the noun behind it, if all of them have one."""
    found: dict[str, str] = {}
    for tick in dimension.ticks:
        if not tick.isalpha():
            return
        nouns = {*re.findall(rf"\b{_BEFORE} {re.escape(tick.lower())} ([a-z]+s)\b", text)}
        told = [n for n in nouns if len(n) >= _SHORTEST and n not in taken]
        if len(told) != 1:
            return
        found[tick] = told[0]
    for tick, noun in found.items():
        yield Alias((tick.lower(), noun), dimension.name, (tick,))


def _with_adjectives(dimension: Dimension, text: str, taken: set[str]) -> Iterator[Alias]:
    """The one measure that ends with a noun, with the adjective that stands before it."""
    heads = [words_of(IN_BRACKETS.sub(" ", tick))[-1:] for tick in dimension.ticks]
    for tick, head in zip(dimension.ticks, heads, strict=True):
        if not head or not is_measure_word(head[0]) or heads.count(head) > 1:
            continue
        for adjective in {*re.findall(rf"\b([a-z]+) {re.escape(head[0])}\b", text)}:
            if _is_plain(adjective) and adjective not in taken:
                yield Alias((adjective, *head), dimension.name, (tick,))


def _is_plain(word: str) -> bool:
    """Whether an adjective says nothing of values, as far as the lexicon knows."""
    plain = word not in COMMON and word not in POSITIONS and classes_in(word) <= _NAMING
    return plain and len(word) >= _SHORTEST
