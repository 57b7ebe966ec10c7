"""Substances by name and by formula: “ozone”, where a figure says O3."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure

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

_ELEMENTS = dict(
    entry.split(" ", 1)
    for entry in (
        "H hydrogen;C carbon;N nitrogen;O oxygen;F fluorine;P phosphorus;S sulfur;K potassium;"
        "Li lithium;Na sodium;Mg magnesium;Al aluminium;Si silicon;Ca calcium;Ti titanium;"
        "Cr chromium;Mn manganese;Fe iron;Co cobalt;Ni nickel;Cu copper;Zn zinc;Ag silver;"
        "Cd cadmium;Sn tin;Pt platinum;Au gold;Hg mercury;Pb lead"
    ).split(";")
)
"""Symbols of elements with their names."""

_SPELLED = {"aluminium": "aluminum", "sulfur": "sulphur"}


def aliases(figure: Figure) -> Iterator[Alias]:
    """What else the substances are called that a dimension lists."""
    for dimension in figure.dimensions:
        for tick in dimension.ticks:
            words = words_of(tick)
            for names in _SUBSTANCES:
                if words in names:
                    yield from (Alias(n, dimension.name, (tick,)) for n in names if n != words)
        yield from _elements(dimension, figure.source.text.lower())


def _elements(dimension: Dimension, text: str) -> Iterator[Alias]:
    """Elements by their names, where the text has the names of two that a dimension lists."""
    named = {
        tick: [n for n in (name, _SPELLED.get(name, name)) if n in text]
        for tick in dimension.ticks
        if (name := _ELEMENTS.get(tick))
    }
    if sum(map(bool, named.values())) > 1:
        for tick, names in named.items():
            yield from (Alias((name,), dimension.name, (tick,)) for name in names)


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
