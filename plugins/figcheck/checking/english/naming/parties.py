"""Parties by their names where a figure shortens these: “Democrats”, of “Dem/Lean Dem”.

American surveys are drawn with such labels, and told with the names in full. A label is taken for
a party only where the same dimension lists the other one as well.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure

_PARTIES = {
    "democrats": frozenset("dem dems democrat democrats democratic".split()),
    "republicans": frozenset("rep reps republican republicans gop".split()),
}
"""The words by which labels tell each party."""

_CALLED = {
    "democrats": (
        "democrat", "democrats", "democratic", "democratic respondents", "democratic voters",
        "democrats and democratic leaners", "democratic leaners",
        "democrats and democratic leaning independents",
    ),
    "republicans": (
        "republican", "republicans", "gop", "republican respondents", "republican voters",
        "republicans and republican leaners", "republican leaners",
        "republicans and republican leaning independents",
    ),
}  # fmt: skip
"""What sentences call their adherents."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """What the adherents of two parties are called that a dimension lists.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        found = {
            party: [t for t in dimension.ticks if not told.isdisjoint(words_of(t))]
            for party, told in _PARTIES.items()
        }
        if (
            any(len(ticks) != 1 for ticks in found.values())
            or len(set(map(tuple, found.values()))) < 2
        ):
            continue
        for party, (tick,) in found.items():
            for name in _CALLED[party]:
                yield Alias(tuple(name.split()), dimension.name, (tick,))
