"""Things of several sizes by these: “the larger Orion”, “the smallest model”, “the 7B one”."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.language.order import is_ordered
from figcheck.model import Dimension, Figure
from figcheck.patterns import any_case, regex

SIZE = regex(r"(?<![\w.])(\d+(?:\.\d+)?)\s?([KMBT])\b")
"""A size in a name: “7B”."""

_POWERS = {"K": 3, "M": 6, "B": 9, "T": 12}
_LARGER = ("larger", "bigger")
_SMALLER = ("smaller",)
_KINDS = ("model", "variant", "version", "one")


def aliases(figure: Figure) -> Iterator[Alias]:
    """What two ticks that differ in their size alone are called by it.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        yield from _of_all(dimension)
        families: dict[tuple[str, ...], list[tuple[float, str]]] = {}
        for tick in dimension.ticks:
            if (size := size_of(tick)) is not None:
                stem = words_of(SIZE.sub(" ", tick))
                families.setdefault(stem, []).append((size, tick))
        for stem, members in families.items():
            if len(members) == 2 and members[0][0] != members[1][0]:
                yield from _of_two(dimension, stem, sorted(members), alone=len(families) == 1)
            ticks = [tick for _, tick in sorted(members)]
            # Beside an “Orion-7B-Chat” it is not plain which Orion is the largest.
            alike = [t for t in dimension.ticks if {*stem} <= {*words_of(t)}]
            several = len({size for size, _ in members}) == len(members) > 1
            if stem and several and len(alike) == len(ticks):
                for name in _stems(dimension, stem, ticks):
                    yield from _of_several(dimension, name, ticks)


def size_of(tick: str) -> float | None:
    """How large a thing is by its name; `None` if that tells no size, or several."""
    sizes = SIZE.findall(tick)
    if len(sizes) != 1:
        return None
    ((number, power),) = sizes
    return float(number) * 10.0 ** _POWERS[power]


_OF_ITS_SIZE = any_case(
    r"\b(?:half|third|quarter|twice|double|triple|times|fraction of) (?:the|its|their|that) size\b"
)


def tells_of_size(figure: Figure, text: str) -> bool:
    """Whether a text says how large things are whose names tell that, as no value does.

    Args:
        figure: the figure.
        text: the text.
    """
    told = _OF_ITS_SIZE.search(text) is not None
    return told and any(size_of(t) is not None for d in figure.dimensions for t in d.ticks)


def labels(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """What an axis of parameters is called by what they make up: “size”, “model size”.

    Args:
        figure: the figure.

    Yields:
        The words of a name in lower case, and the name of the dimension.
    """
    for dimension in figure.dimensions:
        sized = all(size_of(tick) is not None for tick in dimension.ticks)
        if sized and is_ordered(dimension) and _PARAMETERS.intersection(words_of(dimension.name)):
            for name in (("size",), ("model", "size"), ("scale",)):
                yield name, dimension.name
                yield (*name[:-1], f"{name[-1]}s"), dimension.name


def by_size(dimension: Dimension) -> tuple[str, ...]:
    """Things of which each tells a size of its own, from the smallest; none if they do not."""
    sizes = {tick: size for tick in dimension.ticks if (size := size_of(tick)) is not None}
    if len(sizes) < len(dimension.ticks) or len(set(sizes.values())) < len(sizes):
        return ()
    return () if is_ordered(dimension) else tuple(sorted(sizes, key=lambda tick: sizes[tick]))


def _of_all(dimension: Dimension) -> Iterator[Alias]:
    """“The 7B one”, of models of several families of which each tells its size."""
    for tick in by_size(dimension):
        written = "".join(SIZE.findall(tick)[0]).lower()
        yield from (Alias((written, kind), dimension.name, (tick,)) for kind in _KINDS)


_PARAMETERS = frozenset({"parameters", "params", "parameter"})


def _stems(
    dimension: Dimension, stem: tuple[str, ...], ticks: Sequence[str]
) -> Iterator[tuple[str, ...]]:
    """The name of a family, and its first word if no other tick begins so."""
    yield stem
    begun = [t for t in dimension.ticks if words_of(t)[:1] == stem[:1]]
    if len(stem) > 1 and sorted(begun) == sorted(ticks) and stem[0].isalpha():
        yield stem[:1]


_LARGEST, _SMALLEST = ("largest", "biggest"), ("smallest",)
_MIDDLE = (("mid", "sized"), ("medium", "sized"), ("middle",), ("medium",), ("midsize",))
_COUNTS = ("two", "three", "four")


def _of_several(
    dimension: Dimension, stem: tuple[str, ...], ticks: Sequence[str]
) -> Iterator[Alias]:
    """“The largest Orion”, “the two smaller Orion models”, of ticks in the order of their sizes."""
    kinds = [(kind,) for kind in _KINDS]
    own = words_of(dimension.name)
    one = [(), *kinds, own, toggled(own)]
    many = [toggled(noun) for noun in kinds] + [max(own, toggled(own), key=str)]
    for grades, ordered in ((_LARGEST, ticks[::-1]), (_SMALLEST, ticks)):
        for grade in grades:
            # "The largest Orion score" is the highest of all Orions.
            yield from (Alias((grade, *stem, *n), dimension.name, (ordered[0],)) for n in one[1:])
    for sizes, ordered in (
        ((*_LARGEST, *_LARGER), ticks[::-1]),
        ((*_SMALLEST, *_SMALLER), ticks),
    ):
        for size, count in enumerate(_COUNTS[: max(0, len(ticks) - 2)], start=2):
            some = tuple(ordered[:size])
            for grade in sizes:
                for n in many:
                    yield Alias((count, grade, *stem, *n), dimension.name, some)
                    yield Alias((grade, count, *stem, *n), dimension.name, some)
    if len(ticks) == 3:
        for words in _MIDDLE:
            yield from (Alias((*words, *stem, *n), dimension.name, (ticks[1],)) for n in one)
    for tick in ticks:
        written = "".join(SIZE.findall(tick)[0]).lower()
        yield Alias((*stem, "with", written, "parameters"), dimension.name, (tick,))


def _of_two(
    dimension: Dimension, stem: tuple[str, ...], members: list[tuple[float, str]], *, alone: bool
) -> Iterator[Alias]:
    """Both by their family, and by size alone where no other thing has one."""
    nouns = [
        *((kind,) for kind in _KINDS),
        words_of(dimension.name),
        toggled(words_of(dimension.name)),
    ]
    for words, (_, tick) in zip((_SMALLER, _LARGER), members, strict=True):
        for word in words:
            if stem:
                yield Alias((word, *stem), dimension.name, (tick,))
                yield from (Alias((word, *stem, *n), dimension.name, (tick,)) for n in nouns)
            if alone and len(dimension.ticks) == 2:
                yield from (Alias((word, *n), dimension.name, (tick,)) for n in nouns)
            elif alone:
                yield Alias((word, "one"), dimension.name, (tick,))
