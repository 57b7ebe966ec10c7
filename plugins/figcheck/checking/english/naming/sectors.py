"""Sectors of an economy by their adjectives: “the agricultural sector”, of “Agriculture”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.language.order import is_ordered
from figcheck.model import Figure

_CALLED: dict[str, tuple[str, ...]] = {
    "agriculture": ("agricultural", "farming", "primary"),
    "farming": ("agricultural",),
    "industry": ("industrial", "secondary"),
    "services": ("service", "services", "tertiary"),
    "finance": ("financial", "finance"),
    "transport": ("transport", "transportation"),
    "transportation": ("transport", "transportation"),
    "education": ("educational", "education"),
    "commerce": ("commercial",),
    "households": ("residential", "household"),
    "electricity": ("power", "electricity"),
    "power industry": ("power",),
    "public administration": ("public",),
    "tourism": ("tourism", "tourist"),
}
"""Names of sectors, with what stands before “sector” for them."""

_NOUNS = ("sector", "industry", "branch")
_FEWEST = 2


def aliases(figure: Figure) -> Iterator[Alias]:
    """What the sectors of an economy are called, where a dimension lists several.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        known = {t: " ".join(words_of(t)) for t in dimension.ticks}
        known = {tick: name for tick, name in known.items() if name in _CALLED}
        if len(known) < _FEWEST or is_ordered(dimension):
            continue
        for tick, name in known.items():
            for adjective in _CALLED[name]:
                for noun in _NOUNS:
                    yield Alias((adjective, noun), dimension.name, (tick,))
            plural = name if name.endswith("s") else toggled((name,))[0]
            yield Alias((plural, "sector"), dimension.name, (tick,))
