"""Kinds of what is counted, with the noun for it: “planning errors”, of a kind “Planning”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.kinds.parts_of_wholes import divides
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure

_CASES = (
    frozenset("error mistake failure fault problem issue".split()),
    frozenset("accident crash collision incident".split()),
    frozenset("complaint ticket grievance".split()),
    frozenset("injury death fatality".split()),
    frozenset("delay disruption cancellation".split()),
    frozenset("trip journey ride".split()),
    frozenset("emission".split()),
)
"""What is told apart by kind; those of a group are called by each other's names."""

_KINDS = frozenset("kind type category class cause reason sort mode source sector purpose".split())
"""Words in the name of a dimension that lists kinds."""

_OVERVIEW = 600
"""Characters at the beginning of a description that say what it is about."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """The kinds that divide each whole, or that are called kinds, with what they are kinds of.

    Args:
        figure: the figure.
    """
    told = f"{figure.title} {figure.value.label} {figure.source.text[:_OVERVIEW]}"
    words = {*words_of(told)}
    words |= {w for word in words for w in toggled((word,))}
    for dimension in figure.dimensions:
        if not _lists_kinds(figure, dimension):
            continue
        for group in _CASES:
            if words.isdisjoint(group):
                continue
            for tick in dimension.ticks:
                named = words_of(tick)
                if not named or not named[-1].isalpha() or named[-1] in _OTHERS:
                    continue
                if {*named[-1:], *toggled(named[-1:])} & group:
                    continue
                for noun in sorted(group):
                    yield Alias((*named, noun), dimension.name, (tick,))
                    yield Alias((*named, *toggled((noun,))), dimension.name, (tick,))


_OTHERS = frozenset("other others rest remaining".split())
"""Of “other errors” no one knows whether that is the kind of this name."""


def _lists_kinds(figure: Figure, dimension: Dimension) -> bool:
    named = words_of(dimension.name)
    singular = {*named, *(w for word in named for w in toggled((word,)))}
    return not singular.isdisjoint(_KINDS) or divides(figure) == dimension.name
