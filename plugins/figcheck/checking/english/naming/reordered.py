"""Names whose words stand in another order: “the frozen encoder” for “Encoder frozen”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import COMMON, PARTS, words_of
from figcheck.checking.english.naming.ablations import adds, lacks
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.english.naming.arrows import parts_of
from figcheck.checking.language.order import is_ordered
from figcheck.model import Dimension, Figure
from figcheck.patterns import regex

_LONGEST = 4
"""Words of a name that is said in another order."""

_COMPOUND = regex(r"\b(?:[A-Z][a-z]{2,}){2,4}\b")
_PART = regex(r"[A-Z][a-z]+")
"""Words that are written as one: “EdgeLoss”."""

_ALONE = frozenset({"only", "alone"})
"""Words that say of a part that nothing else is used."""

_MULTIPLES = frozenset({"half", "double", "twice", "triple"})
"""Words after which an article stands: “half the batch size”."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """Names with what qualifies them in front, and “alone” for “only”."""
    for dimension in figure.dimensions:
        if len(dimension.ticks) > 1 and not is_ordered(dimension):
            yield from _of(dimension)
            yield from _taken_apart(dimension)


def _taken_apart(dimension: Dimension) -> Iterator[Alias]:
    """“edge loss” for “+EdgeLoss”."""
    own = {tick: words_of(tick) for tick in dimension.ticks}
    for compound in dict.fromkeys(w for t in dimension.ticks for w in _COMPOUND.findall(t)):
        words = tuple(part.lower() for part in _PART.findall(compound))
        bare = (compound.lower(),)
        exact = tuple(t for t, w in own.items() if w == bare)
        yield Alias(
            words, dimension.name, exact or tuple(t for t, w in own.items() if bare[0] in w)
        )


def _of(dimension: Dimension) -> Iterator[Alias]:
    own = {tick: words_of(tick) for tick in dimension.ticks}
    for tick, words in own.items():
        if not 1 < len(words) <= _LONGEST or not all(map(str.isalpha, words)):
            continue
        if lacks(tick) or adds(tick) or len(PARTS.split(tick)) > 1 or parts_of(tick):
            continue
        if words[0] in _MULTIPLES:
            yield Alias((words[0], "the", *words[1:]), dimension.name, (tick,))
        if words[-1] in _ALONE:
            for other in _ALONE - {words[-1]}:
                yield Alias((*words[:-1], other), dimension.name, (tick,))
            continue
        if COMMON.isdisjoint(words):
            yield Alias((words[-1], *words[:-1]), dimension.name, (tick,))
