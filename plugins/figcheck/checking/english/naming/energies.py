"""Sources of energy in other words: “hydropower”, where a figure says Hydro."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure

_OF_ANY = ("power", "energy", "electricity", "generation")
_SOURCES = tuple(
    tuple(tuple(name.split()) for name in names.split(";"))
    for names in (
        "hydro;hydropower;hydroelectric;hydroelectricity;water",
        "solar;photovoltaic;photovoltaics;pv;sun",
        "wind",
        "nuclear;atomic",
        "coal;coal fired",
        "gas;natural gas;gas fired",
        "oil;petroleum;oil fired",
        "biomass;bioenergy",
        "geothermal",
    )
)
_FEWEST = 2
"""Sources that a dimension must list to be one of sources."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """What else the sources of energy are called that a dimension lists."""
    for dimension in figure.dimensions:
        for tick, names in _sources(dimension).items():
            for name in names:
                yield Alias(name, dimension.name, (tick,))
                yield from (Alias((*name, thing), dimension.name, (tick,)) for thing in _OF_ANY)


def lists_sources(dimension: Dimension) -> bool:
    """Whether a dimension lists sources of energy, “from” which electricity comes."""
    return bool(_sources(dimension))


def _sources(dimension: Dimension) -> dict[str, tuple[tuple[str, ...], ...]]:
    found = {tick: _source(words_of(tick)) for tick in dimension.ticks}
    known = {tick: names for tick, names in found.items() if names}
    apart = len(set(known.values())) == len(known) >= _FEWEST
    return known if apart else {}


def _source(words: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """All names of the source that a tick names and nothing else; none if it is no source."""
    bare = words[:-1] if words[-1:] and words[-1] in _OF_ANY else words
    return next((names for names in _SOURCES if bare in names), ())
