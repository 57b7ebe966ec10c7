"""What an overview says that each point, dot or line is: “Each dot is a species”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon import classes_in
from figcheck.checking.english.name_forms import COMMON, POSITIONS, toggled, words_of
from figcheck.model import Dimension, Figure, Kind, Role

_TOLD = re.compile(
    r"\b(?:each|every|a|one) (?:labell?ed |single |filled |small )?"
    r"(?P<mark>point|dot|marker|circle|symbol|bubble|row|line|curve|bar) "
    r"(?:is|represents|stands for|shows|denotes|marks|describes|belongs to) (?:an?|one) "
    r"(?P<noun>(?:[a-z-]+ ){0,2}?[a-z]{3,})(?=\s*[,.;:(]|\s(?:of|in|and|from|at|with|that)\b)",
    re.IGNORECASE,
)
_OVERVIEW = 1_500
"""Characters at the beginning of a description that say what it is about."""

_POINTS = frozenset("point dot marker circle symbol bubble".split())
_LINES = frozenset("line curve".split())

_OF_DRAWING = frozenset(
    "model value label mean median average score number measurement single case cell pair "
    "combination result total share percentage observation group range".split()
)
"""Nouns that say what is drawn, not of which thing."""


def labels(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """What the things of a figure are called by what each mark is said to stand for.

    Args:
        figure: the figure.

    Yields:
        A noun in the singular or plural, and the name of the dimension.
    """
    for found in _TOLD.finditer(figure.source.text[:_OVERVIEW]):
        dimension = _drawn_as(figure, found["mark"].lower())
        noun = words_of(found["noun"])[-1:]
        if dimension is None or not noun or noun[0] in COMMON | POSITIONS | _OF_DRAWING:
            continue
        others = {w for d in figure.dimensions if d is not dimension for w in words_of(d.name)}
        if classes_in(noun[0]) <= {"THING"} and others.isdisjoint({*noun, *toggled(noun)}):
            yield noun, dimension.name
            yield toggled(noun), dimension.name


def _drawn_as(figure: Figure, mark: str) -> Dimension | None:
    """The dimension whose ticks are drawn so."""
    if figure.kind is Kind.SCATTER:
        return figure.dimension(Role.X) if mark in _POINTS else None
    if mark in _LINES:
        return figure.dimension(Role.SERIES) if figure.kind is Kind.LINE else None
    if mark == "row":
        return figure.dimension(Role.Y)
    return figure.dimension(Role.X) if mark == "bar" and len(figure.dimensions) == 1 else None
