"""Points of axes by how much they have of it: “the deepest network”, “the two shortest contexts”.

What the axis gives says which adjective grades it: networks of more layers are deeper, inputs of
more tokens longer. Of an axis that is called by the noun itself, “the largest learning rate”, the
grammar knows.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.language.order import is_ordered, is_sized, numbers_in
from figcheck.model import Dimension, Figure, Role
from figcheck.reading.names import ORDINALS

_GRADES: tuple[tuple[str, str, str], ...] = (
    ("depth layers layer", "deepest deeper", "shallowest shallower"),
    ("width channels hidden", "widest wider", "narrowest narrower"),
    (
        "length context window sequence sequences tokens duration",
        "longest longer",
        "shortest shorter",
    ),
    (
        "size sizes parameters params scale",
        "largest larger biggest bigger",
        "smallest smaller",
    ),
    ("age", "oldest older", "youngest younger"),
    ("weight mass", "heaviest heavier", "lightest lighter"),
    ("temperature", "hottest hotter warmest warmer", "coldest colder coolest cooler"),
    ("distance", "farthest farther furthest further", "nearest nearer closest closer"),
)
"""Words of the labels of axes, with what grades more and less of it: superlative, comparative."""

_THINGS = frozenset(
    "model network variant version system architecture encoder decoder transformer backbone "
    "classifier configuration setting".split()
)
"""What has a depth, a width, or a size."""

_COUNTS = ("two", "three", "four", "five")
_RANKS = ORDINALS[1:3]


def aliases(figure: Figure) -> Iterator[Alias]:
    """What the points at the ends of a figure's axes are called by what they have most or least.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        if len(dimension.ticks) < 2 or not (is_ordered(dimension) and is_sized(dimension)):
            continue
        label = _label(dimension, figure)
        nouns = tuple(_nouns(dimension, label, figure))
        for of, more, less in _GRADES:
            if label.isdisjoint(of.split()):
                continue
            ascending = _ascending(dimension)
            for words, ticks in ((more, ascending[::-1]), (less, ascending)):
                yield from _graded(dimension.name, words.split(), ticks, nouns)


def _label(dimension: Dimension, figure: Figure) -> frozenset[str]:
    axes = {Role.X: figure.x_axis.label, Role.Y: figure.y_axis.label}
    return frozenset(words_of(f"{dimension.name} {axes.get(dimension.role, '')}"))


def _nouns(dimension: Dimension, label: frozenset[str], figure: Figure) -> Iterator[str]:
    """Nouns for what has so much of it, in the singular, that are those of no other dimension."""
    others = {
        form
        for d in figure.dimensions
        if d is not dimension
        for word in words_of(d.name)
        for form in (word, *toggled((word,)))
    }
    named = any(d is not dimension and d.role is not Role.PANEL for d in figure.dimensions)
    of_things = any(d is not dimension and d.name == d.role for d in figure.dimensions)
    graded = {w for of, _, _ in _GRADES for w in of.split()}
    yield from sorted(
        word for word in label if word.isalpha() and len(word) > 3 and word not in others | graded
    )
    yield from sorted(label & {"context", "window", "sequence"})
    # Series without a name of their own may be the models.
    if named and not of_things:
        yield from sorted(noun for noun in _THINGS if noun not in others)


def _ascending(dimension: Dimension) -> tuple[str, ...]:
    numbers = dict(zip(dimension.ticks, numbers_in(dimension), strict=True))
    return tuple(sorted(dimension.ticks, key=lambda tick: numbers[tick] or 0.0))


def _graded(
    name: str, grades: list[str], ticks: tuple[str, ...], nouns: tuple[str, ...]
) -> Iterator[Alias]:
    """The first of some ticks by each superlative, and the first two, three or more of them."""
    for noun in nouns:
        plural = max(noun, *toggled((noun,)), key=len)
        for grade in grades:
            if grade.endswith("est"):
                yield Alias((grade, noun), name, ticks[:1])
                for place, rank in enumerate(_RANKS, start=1):
                    if place < len(ticks) - 1:
                        yield Alias((rank, grade, noun), name, ticks[place : place + 1])
            for size, count in enumerate(_COUNTS, start=2):
                if size < len(ticks):
                    yield Alias((count, grade, plural), name, ticks[:size])
                    yield Alias((grade, count, plural), name, ticks[:size])
