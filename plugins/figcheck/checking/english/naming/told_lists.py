"""What a description calls the things that it lists: “three optimizers (SGD, AdamW, Lion)”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.names.forms import COMMON, POSITIONS, toggled, words_of
from figcheck.checking.english.naming.synonyms import DRAWN_AS, MEASURE_WORDS
from figcheck.model import Dimension, Figure

_HEADER = 3_000
"""Characters at the beginning of a description in which it says what there is."""

_BEFORE = r"(?P<one>\b[a-z]{3,20} )?\b(?P<noun>[a-z]{3,20})[\"”*]{0,2} ?[(:] ?[\"“*]{0,2}"
_BETWEEN = r"[\"”*]{0,2}(?: \([^()\n]{1,40}\))?, (?:and )?[\"“*]{0,2}"

_DRAWN = DRAWN_AS | {
    "axis", "axes", "legend", "label", "labels", "order", "colour", "colours", "color", "colors",
    "bars", "lines", "curves", "panels", "rows", "columns", "groups", "group", "entries", "ticks",
    "markers", "values", "value", "numbers", "number", "categories", "things", "items", "names",
    "heatmaps", "charts", "plots", "subplots", "figure", "figures", "horizontally", "vertically",
    "others", "title", "titles", "following", "below", "above", "points", "steps", *MEASURE_WORDS,
}  # fmt: skip
"""Words that say how something is drawn, or nothing of what it is."""


@remembered
def nouns_listed(figure: Figure) -> dict[str, tuple[str, ...]]:
    """The one noun before a list of all ticks of a dimension that has no label of its own.

    Args:
        figure: the figure.

    Returns:
        The words by the name of the dimension.
    """
    text = figure.source.text[:_HEADER]
    named = {word for d in figure.dimensions for word in words_of(d.name)}
    found: dict[str, tuple[str, ...]] = {}
    for dimension in figure.dimensions:
        if dimension.name != dimension.role or len(dimension.ticks) < 2:
            continue
        told = set(_told(dimension, text))
        told = {words for words in told if named.isdisjoint((*words, *toggled(words)))}
        if len(told) == 1:
            found[dimension.name] = told.pop()
    return {name: w for name, w in found.items() if list(found.values()).count(w) == 1}


def _told(dimension: Dimension, text: str) -> Iterator[tuple[str, ...]]:
    listed = _BETWEEN.join(map(re.escape, dimension.ticks[:_ENOUGH]))
    for match in re.finditer(_BEFORE + listed, text):
        noun, one = match["noun"], (match["one"] or "").strip()
        if noun == _NUMBER and _may_be_noun(one):
            yield (one,)  # "grouped by cycle number (100, 200, 300)"
        elif _may_be_noun(noun):
            yield (noun,)


_ENOUGH = 3
"""Ticks of a list that tell which it is."""
_NUMBER = "number"


def _may_be_noun(word: str) -> bool:
    if word in COMMON | POSITIONS | _DRAWN or len(word) < _ENOUGH:
        return False
    return classes_in(word) <= {"THING", "KIND", "COMPONENT", "CASE", "PLACES"}


def labels(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """The nouns for dimensions that a description lists behind them.

    Args:
        figure: the figure.

    Yields:
        A noun in the singular or plural, and the name of the dimension.
    """
    for dimension, words in nouns_listed(figure).items():
        yield words, dimension
        yield toggled(words), dimension
