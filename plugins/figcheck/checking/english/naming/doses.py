"""Things of one name in several amounts: “the 5 mg arm”, “the lowest dose” of “Drug X 5 mg”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure
from figcheck.patterns import regex

_DOSED = regex(
    r"(?P<name>[^\d,(]*[^\d\s,(])[ ,(]+(?P<number>\d+(?:\.\d+)?) ?"
    r"(?P<unit>(?:mg|µg|μg|mcg|ug|g|kg|ml|mL|l|L|IU|ppm|%|mM|µM|μM|nM|Gy)(?:/\w+)?)\)?"
)
"""A name with an amount behind it: “Drug X 5 mg”."""

_NOUNS = ("dose", "arm", "group", "arms", "groups", "doses", "treatment", "dosage")
_GRADED = ("dose", "dosage", "amount", "concentration")
_HIGHEST, _LOWEST = ("highest", "largest", "strongest"), ("lowest", "smallest", "weakest")
_COUNTS = {2: "two", 3: "three", 4: "four", 5: "five"}
_MIDDLE = ("middle", "intermediate", "medium")


def aliases(figure: Figure) -> Iterator[Alias]:
    """What ticks that differ in an amount alone are called by it.

    Args:
        figure: the figure.
    """
    for dimension, unit, ordered in dosed(figure):
        yield from _amounts(dimension, ordered, unit)
        yield from _graded(dimension, [tick for _, tick in ordered])


def dosed(figure: Figure) -> Iterator[tuple[Dimension, str, list[tuple[float, str]]]]:
    """The dimensions that list one thing in several amounts.

    Args:
        figure: the figure.

    Yields:
        The dimension, the unit, and the amounts with their ticks, the smallest first.
    """
    for dimension in figure.dimensions:
        doses: dict[tuple[str, str], list[tuple[float, str]]] = {}
        for tick in dimension.ticks:
            if (found := _DOSED.fullmatch(tick)) is not None:
                key = found["name"].lower(), found["unit"]
                doses.setdefault(key, []).append((float(found["number"]), tick))
        several = {key: sorted(of) for key, of in doses.items() if len(of) > 1}
        units = {unit for _, unit in several}
        if len(several) != 1 or not units.isdisjoint(_other_units(figure, dimension)):
            continue
        (((_, unit), ordered),) = several.items()
        yield dimension, unit, ordered


def _other_units(figure: Figure, dimension: Dimension) -> set[str]:
    """Units in which something else is given, whose amounts are no names."""
    axes = (figure.value.unit, figure.x_axis.unit, figure.y_axis.unit)
    named = {w for d in figure.dimensions if d is not dimension for w in d.name.split()}
    return {*axes, *(word.strip("()") for word in named)} - {""}


def _amounts(dimension: Dimension, ordered: list[tuple[float, str]], unit: str) -> Iterator[Alias]:
    """“5 mg”, “5 mg dose”, “the 5-mg arm”."""
    for number, tick in ordered:
        amount = words_of(f"{number:g} {unit}")
        yield Alias(amount, dimension.name, (tick,))
        yield from (Alias((*amount, noun), dimension.name, (tick,)) for noun in _NOUNS)


def _graded(dimension: Dimension, ticks: list[str]) -> Iterator[Alias]:
    """“the lowest dose”, “the two higher doses”, “the middle dose”."""
    for noun in _GRADED:
        plural = toggled((noun,))
        for grades, some in ((_HIGHEST, ticks[::-1]), (_LOWEST, ticks)):
            for grade in grades:
                yield Alias((grade, noun), dimension.name, (some[0],))
                for size in range(2, min(len(ticks), 5)):
                    words = (_COUNTS[size], grade, *plural)
                    yield Alias(words, dimension.name, tuple(some[:size]))
        if len(ticks) == 3:
            for word in _MIDDLE:
                yield Alias((word, noun), dimension.name, (ticks[1],))
        for count in (_COUNTS.get(len(ticks)),):
            if count:
                yield Alias((count, *plural), dimension.name, tuple(ticks))
