"""Countries by what they are, where no axis or legend says so: “all three countries”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.demonyms import demonyms
from figcheck.checking.english.names.forms import words_of
from figcheck.model import Figure

_NOUNS = ("country", "countries", "nation", "nations")
_FEWEST = 2


def labels(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """The nouns for the one dimension that lists nothing but countries.

    Args:
        figure: the figure.
    """
    found = [
        d.name
        for d in figure.dimensions
        if len(d.ticks) >= _FEWEST and all(demonyms(words_of(tick)) for tick in d.ticks)
    ]
    if len(found) == 1:
        yield from (((noun,), found[0]) for noun in _NOUNS)
