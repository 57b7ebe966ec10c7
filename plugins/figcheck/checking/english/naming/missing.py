"""What is missing, in other words: “the lack of a shower”, of an answer “No shower at work”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.name_forms import toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure

_LACKING = (
    ("lack", "of"),
    ("absence", "of"),
    ("missing",),
    ("lacking",),
    ("not", "having"),
    ("shortage", "of"),
)
_ARTICLES = ((), ("a",), ("an",), ("any",))


def aliases(figure: Figure) -> Iterator[Alias]:
    """Names for ticks that begin with “no”.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        for tick in dimension.ticks:
            first, *rest = words_of(tick) or ("",)
            if first != "no" or not rest:
                continue
            for lacking in _LACKING:
                for article in _ARTICLES:
                    yield Alias((*lacking, *article, *rest), dimension.name, (tick,))
                    yield Alias((*lacking, *article, rest[0]), dimension.name, (tick,))
                yield Alias((*lacking, *toggled((rest[0],))), dimension.name, (tick,))
