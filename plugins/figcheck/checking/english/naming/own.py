"""What the authors of a figure call their own: “our method”, of “Prune (ours)” or “Proposed”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.name_forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure

_OWN = frozenset({"ours", "our", "proposed"})
"""Words in the name of what is the authors' own."""

_THINGS = (
    "method model approach system variant version network algorithm framework technique scheme "
    "architecture pipeline one"
).split()
_BEFORE = ("our", "proposed")
_ALONE = (("ours",), ("proposed",))


def aliases(figure: Figure) -> Iterator[Alias]:
    """The one thing of each dimension that is said to be the authors' own.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        own = [tick for tick in dimension.ticks if not _OWN.isdisjoint(words_of(tick))]
        if len(own) != 1 or len(dimension.ticks) < 2:
            continue
        rest = tuple(word for word in words_of(own[0]) if word not in _OWN)
        for words in (*_ALONE, *((before, thing) for before in _BEFORE for thing in _THINGS)):
            yield Alias(words, dimension.name, (own[0],))
        for before in _BEFORE if rest else ():
            yield Alias((before, *rest), dimension.name, (own[0],))
