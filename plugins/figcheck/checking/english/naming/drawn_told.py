"""What an overview says that marks, rows and columns are: “Each dot is a species”."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from figcheck.checking.english.lexicon.entries import NUMERALS, classes_in
from figcheck.checking.english.names.forms import COMMON, POSITIONS, toggled, words_of
from figcheck.model import Dimension, Figure, Kind, Role
from figcheck.patterns import any_case

_ROWS = any_case(
    r"\b(?P<drawn>rows?|columns?) (?:are|is|corresponds? to|represents?|stands? for|(?<=s )list) "
    r"(?:the |an? |each )?(?P<noun>(?:[a-z-]+ ){0,2}?[a-z]{3,})"
    r"(?=\s*[,.;:(]|\s(?:of|in|and|from|at|with)\b)"
)
"""“Rows are the days of the week”."""

_SOME_OF_THEM = any_case(
    r"\b(?:first|last|final|other|remaining|next|upper|lower|top|bottom|middle|shaded|bold)"
    rf"(?: (?:{'|'.join(NUMERALS[2:])}|\d{{1,2}}))? \Z"
)
"""What stands before rows that are not all of them: “the last two rows are variants of ours”."""

_NO_ROWS = frozenset(
    "model models value values label labels order sorted left right same listed given shown "
    "top bottom color colour colored coloured cell cells case cases".split()
)
"""Words that say how rows are drawn, not what they are."""

_MARKS = any_case(
    r"\b(?:each|every|a|one) (?:labell?ed |single |filled |small )?"
    r"(?P<drawn>point|dot|marker|circle|symbol|bubble|row|line|curve|bar) "
    r"(?:is|represents|stands for|shows|denotes|marks|describes|belongs to) (?:an?|one) "
    r"(?P<noun>(?:[a-z-]+ ){0,2}?[a-z]{3,})(?=\s*[,.;:(]|\s(?:of|in|and|from|at|with|that)\b)"
)
"""“Each dot is a species”."""

_NO_KINDS = frozenset(
    "model value label mean median average score number measurement single case cell pair "
    "combination result total share percentage observation group range".split()
)
"""Nouns that say what is drawn, not of which thing."""

_POINTS = frozenset("point dot marker circle symbol bubble".split())
_LINES = frozenset("line curve".split())

_OVERVIEW = 1_500
"""Characters at the beginning of a description that say what it is about."""


def labels(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """What the things of a figure are called by what is said to stand for them.

    Args:
        figure: the figure.

    Yields:
        A noun in the singular or plural, and the name of the dimension.
    """
    for told, dimension_of, may_be in _WAYS:
        for found in told.finditer(figure.source.text[:_OVERVIEW]):
            if _SOME_OF_THEM.search(found.string[: found.start()]):
                continue
            dimension = dimension_of(figure, found["drawn"].lower())
            noun = words_of(found["noun"])[-1:]
            if dimension is None or not noun or noun[0] in COMMON | POSITIONS:
                continue
            others = {w for d in figure.dimensions if d is not dimension for w in words_of(d.name)}
            if may_be(noun[0]) and others.isdisjoint({*noun, *toggled(noun)}):
                yield noun, dimension.name
                yield toggled(noun), dimension.name


def _side(figure: Figure, drawn: str) -> Dimension | None:
    """The dimension of the rows or the columns."""
    return figure.dimension(Role.X if drawn.startswith("column") else Role.Y)


def _may_be_rows(noun: str) -> bool:
    return noun.endswith("s") and noun not in _NO_ROWS


def _drawn_as(figure: Figure, mark: str) -> Dimension | None:
    """The dimension whose ticks are drawn so."""
    if figure.kind is Kind.SCATTER:
        return figure.dimension(Role.X) if mark in _POINTS else None
    if mark in _LINES:
        return figure.dimension(Role.SERIES) if figure.kind is Kind.LINE else None
    if mark == "row":
        return figure.dimension(Role.Y)
    return figure.dimension(Role.X) if mark == "bar" and len(figure.dimensions) == 1 else None


def _may_be_kind(noun: str) -> bool:
    return noun not in _NO_KINDS and classes_in(noun) <= {"THING"}


_WAYS: Sequence[
    tuple[re.Pattern[str], Callable[[Figure, str], Dimension | None], Callable[[str], bool]]
] = (
    (_ROWS, _side, _may_be_rows),
    (_MARKS, _drawn_as, _may_be_kind),
)
"""What is said, the dimension of what is drawn, and whether a noun may be for its ticks."""
