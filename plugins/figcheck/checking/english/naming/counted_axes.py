"""What an axis counts, told in parentheses behind its label: “'Depth' (number of blocks)”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.language.order import is_ordered
from figcheck.model import Figure

_HEADER = 4_000
"""Characters at the beginning of a description in which its axes stand."""

_WHAT = (
    r"[\"'”’*]{0,3},?\s?\((?:the |in |given in )?(?:number|count|amount|no\.) of "
    r"(?P<what>[a-z][a-z-]{2,20}(?: [a-z-]{3,20})?)\)"
)


@remembered
def _told(figure: Figure) -> dict[str, str]:
    """By axis what it counts, where no two count the same."""
    header = figure.source.text[:_HEADER]
    found = {
        d.name: match["what"]
        for d in figure.dimensions
        if d.name and is_ordered(d)
        for match in [re.search(re.escape(d.name) + _WHAT, header)]
        if match is not None
    }
    return found if len({*found.values()}) == len(found) else {}


def labels(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """The nouns for what axes count: “8 blocks”, of the depth.

    Args:
        figure: the figure.

    Yields:
        The words of a name in lower case, and the name of the dimension.
    """
    for dimension, what in _told(figure).items():
        words = words_of(what)
        yield words, dimension
        yield toggled(words), dimension
