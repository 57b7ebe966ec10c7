"""What ticks that combine things have in common: “the feeds with ash”, of “Urea + Ash”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure
from figcheck.patterns import regex

_JOINED = regex(r"\s+(?:[+&]|and|plus)\s+")
_NOUNS = "ones those variants configurations combinations settings".split()
_HAVING = ("with", "containing", "including", "using", "that contain", "that include", "that use")
_LACKING = ("without", "lacking", "with no", "that lack")


def aliases(figure: Figure) -> Iterator[Alias]:
    """The ticks that have a part, and those that lack it, each by what they are called together.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        for part, ticks in _parts(dimension).items():
            rest = tuple(t for t in dimension.ticks if t not in ticks)
            for noun in _nouns(dimension):
                yield Alias((*part, noun), dimension.name, ticks)
                for word in _HAVING:
                    yield Alias((noun, *word.split(), *part), dimension.name, ticks)
                for word in _LACKING:
                    yield Alias((noun, *word.split(), *part), dimension.name, rest)


def _parts(dimension: Dimension) -> dict[tuple[str, ...], tuple[str, ...]]:
    """The parts that several ticks have and others lack, each with the ticks that have it."""
    found: dict[tuple[str, ...], list[str]] = {}
    for tick in dimension.ticks:
        for part in dict.fromkeys(map(words_of, _JOINED.split(tick))):
            if part:
                found.setdefault(part, []).append(tick)
    # "SVM r" is one of the SVM models as well, though no "+" says so.
    within = {t: f" {' '.join(words_of(t))} " for t in dimension.ticks}
    return {
        part: tuple(ticks)
        for part, ticks in found.items()
        if 1 < len(ticks) < len(within)
        and sum(f" {' '.join(part)} " in name for name in within.values()) == len(ticks)
    }


def _nouns(dimension: Dimension) -> tuple[str, ...]:
    """What several of them are called: “treatments”."""
    last = words_of(dimension.name)[-1:]
    own = () if dimension.name == dimension.role else (max(last, toggled(last), key=_length),)
    return tuple(dict.fromkeys((*(word for words in own for word in words), *_NOUNS)))


def _length(words: tuple[str, ...]) -> int:
    return sum(map(len, words))
