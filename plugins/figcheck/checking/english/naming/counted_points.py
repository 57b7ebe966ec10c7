"""Points of an axis that counts things, by so many of these: “a single thread”, “no examples”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure

_ALIKE = (
    ("shot", ("shots", "examples", "demonstrations", "exemplars")),
    ("example", ("examples", "shots", "demonstrations", "exemplars")),
    ("demonstration", ("demonstrations", "examples", "shots", "exemplars")),
)
"""What is counted, with the nouns by which it is spoken of as well."""

_SINGLE = (("a", "single"), ("one", "single"), ("just", "one"), ("only", "one"), ("single",))
_NONE = (("no",), ("without",), ("without", "any"), ("zero",))
_IN_CONTEXT = ("in", "context")
"""Where examples of a task stand."""

_MOST = 64
"""Up to so many are said by number with another noun than that of the axis."""

_OF_TIME = frozenset(
    "epochs steps iterations rounds generations seconds minutes hours days weeks months years "
    "visits sessions trials times".split()
)


def aliases(figure: Figure) -> Iterator[Alias]:
    """What the points of axes are called by how many things there are, or that there are none.

    Args:
        figure: the figure.
    """
    told = {w for d in figure.dimensions for t in (d.name, *d.ticks) for w in words_of(t)}
    for dimension in figure.dimensions:
        noun = _counted(dimension)
        if not noun or noun in _OF_TIME:
            continue
        one = toggled((noun,))[0]
        others = next((nouns for known, nouns in _ALIKE if known == one), (noun,))
        nouns = (noun, *(n for n in others if n != noun and n not in told))
        for tick, number in zip(dimension.ticks, dimension.numbers, strict=True):
            for words in _said(number, tick, noun, nouns):
                yield Alias(words, dimension.name, (tick,))


def _counted(dimension: Dimension) -> str:
    """The plural of what an axis of whole numbers counts: “shots” of “Number of shots (k)”."""
    words = words_of(dimension.name.partition("(")[0])
    named = words[2:] if words[:2] == ("number", "of") else words
    whole = all(n is not None and n.is_integer() for n in dimension.numbers)
    plural = len(named) == 1 and named[0].endswith("s") and not named[0].endswith("ss")
    return named[0] if whole and plural and len(dimension.ticks) > 1 else ""


def _said(
    number: float | None, tick: str, noun: str, nouns: tuple[str, ...]
) -> Iterator[tuple[str, ...]]:
    one = toggled((noun,))[0]
    if number == 1:
        yield ("single", f"{one}ed")
        for single in (toggled((n,))[0] for n in nouns):
            yield from ((*words, single) for words in _SINGLE)
    if number == 0:
        yield from ((*words, n) for words in _NONE for n in nouns)
        yield from (("without", "any", toggled((n,))[0]) for n in nouns)
    for other in nouns[1:]:
        form = toggled((other,))[0] if number == 1 else other
        if number is not None and number <= _MOST:
            yield (tick, form)
            yield (tick, *_IN_CONTEXT, form)
