"""Axes that are called by a letter, by the noun that explains it: “rank”, of “LoRA ranks r”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.names.forms import COMMON, POSITIONS, toggled, words_of
from figcheck.checking.english.naming.synonyms import DRAWN_AS
from figcheck.model import Figure

_OVERVIEW = 2_000
"""Characters at the beginning of a description that say what it shows."""

_FEWEST = 3
"""Letters of a noun that explains one."""

_DRAWN = DRAWN_AS | {
    "axis", "axes", "label", "value", "values", "parameter", "variable", "symbol", "letter",
}  # fmt: skip
"""Nouns behind which a letter says where something is drawn."""

_NO_NOUNS = frozenset(
    "when where until than versus then while between over under past below above beyond since if "
    "once larger smaller higher lower small large different fixed given every".split()
)
"""Words that often stand before such a letter as well."""


def labels(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """The nouns for what letters stand for that are the names of axes.

    Args:
        figure: the figure.

    Yields:
        A noun in the singular or plural, and the name of the dimension.
    """
    text = f"{figure.title}\n{figure.source.text[:_OVERVIEW]}"
    taken = {w for d in figure.dimensions for n in (d.name, *d.ticks) for w in words_of(n)}
    for dimension in figure.dimensions:
        if len(dimension.name) != 1 or not dimension.name.isalpha() or dimension.name == "x":
            continue
        nouns = {_singular(match) for match in _before(dimension.name).findall(text)}
        nouns = {n for n in nouns if _may_be_noun(n) and n not in taken}
        if len(nouns) == 1:
            (noun,) = nouns
            yield (noun,), dimension.name
            yield toggled((noun,)), dimension.name


def _before(letter: str) -> re.Pattern[str]:
    """What stands right before a letter, or before it in brackets: “ranks r,”, “rank (r)”."""
    return re.compile(
        rf"\b([a-z]{{{_FEWEST},}}),?\s(?:\({letter}\)|{letter}(?=[,.;:)\n]|\s(?:and|of|on|in|=|≤|<)))"
    )


def _singular(noun: str) -> str:
    return toggled((noun,))[0] if noun.endswith("s") else noun


def _may_be_noun(noun: str) -> bool:
    return noun not in COMMON | POSITIONS | _DRAWN | _NO_NOUNS and not noun.endswith(("ing", "ed"))
