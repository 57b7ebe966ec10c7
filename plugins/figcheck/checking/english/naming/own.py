"""What the authors of a figure call their own: “our method”, of “Prune (ours)” or “Proposed”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure

_OWN = frozenset({"ours", "our", "proposed"})
"""Words in the name of what is the authors' own."""

_THINGS = (
    "method model approach system variant version network algorithm framework technique scheme "
    "architecture pipeline one"
).split()
_BEFORE = ("our", "proposed")
_ALONE = (("ours",), ("proposed",))


def own_tick(dimension: Dimension) -> str | None:
    """The one tick of a dimension that is said to be the authors' own, if there is one.

    Args:
        dimension: the dimension.
    """
    own = [tick for tick in dimension.ticks if not _OWN.isdisjoint(words_of(tick))]
    return own[0] if len(own) == 1 and len(dimension.ticks) > 1 else None


def aliases(figure: Figure) -> Iterator[Alias]:
    """The one thing of each dimension that is said to be the authors' own.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        own = own_tick(dimension)
        if own is None:
            continue
        rest = tuple(word for word in words_of(own) if word not in _OWN)
        for words in (*_ALONE, *((before, thing) for before in _BEFORE for thing in _THINGS)):
            yield Alias(words, dimension.name, (own,))
        for before in _BEFORE if rest else ():
            yield Alias((before, *rest), dimension.name, (own,))
