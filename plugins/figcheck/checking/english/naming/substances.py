"""Substances by name and by formula: “ozone”, where a figure says O3."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.name_forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure

_SUBSTANCES = tuple(
    tuple(tuple(name.split()) for name in names.split(";"))
    for names in (
        "o3;ozone",
        "no2;nitrogen dioxide",
        "nox;nitrogen oxides",
        "n2o;nitrous oxide",
        "nh3;ammonia",
        "so2;sulfur dioxide;sulphur dioxide",
        "co2;carbon dioxide",
        "ch4;methane",
    )
)


def aliases(figure: Figure) -> Iterator[Alias]:
    """What else the substances are called that a dimension lists."""
    for dimension in figure.dimensions:
        for tick in dimension.ticks:
            words = words_of(tick)
            for names in _SUBSTANCES:
                if words in names:
                    yield from (Alias(n, dimension.name, (tick,)) for n in names if n != words)


def measures(figure: Figure) -> Iterator[str]:
    """What else the substance is called that the title or the axis of values names.

    Args:
        figure: the figure.
    """
    told = words_of(f"{figure.title} {figure.value.label}")
    pairs = {told[i : i + n] for n in (1, 2) for i in range(len(told))}
    for names in _SUBSTANCES:
        if not pairs.isdisjoint(names):
            yield from (" ".join(name) for name in names if name not in pairs)
