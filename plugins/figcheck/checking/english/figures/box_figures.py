"""How long the boxes of a box plot are, and their whiskers, as figures of their own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from figcheck.checking.english.figures.box_lengths import BoxLengths
from figcheck.checking.english.figures.column_figures import ColumnFigures
from figcheck.checking.english.figures.made_figures import Derived, with_cells
from figcheck.checking.english.kinds.scatter_words import in_words_of, speaks_of_scatter
from figcheck.checking.english.naming.statistics import (
    HIGHEST,
    LOWER,
    LOWEST,
    UPPER,
)
from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.language import Table
from figcheck.checking.language.tree import Formula
from figcheck.model import Dimension, Figure
from figcheck.patterns import any_case, regex

_NAME = "box length"

_LENGTHS = (
    (
        any_case(
            r"\b(?:inter-?quartile (?:range|distance)s?|IQRs?|middle (?:half|50 ?%)|"
            r"(?:length|height|size) of (?=the box)|box (?:length|height|size)s?|box(?:es)?)\b"
        ),
        (LOWER, UPPER),
    ),
    (
        any_case(
            r"\b(?:(?:whole|full|total|overall|entire) (?:range|spread)|whisker span|"
            r"range from (?:the )?min(?:imum)? to (?:the )?max(?:imum)?|"
            r"(?:distance|range) between (?:the )?min(?:imum)? and (?:the )?max(?:imum)?|"
            r"(?:distance|range) between (?:the|its) whiskers)\b"
        ),
        (LOWEST, HIGHEST),
    ),
)
"""How it is called how long boxes and whiskers are, and from which part to which that is."""

_WHISKERS = (
    (any_case(r"\b(?:lower|bottom|left) whiskers?\b"), (LOWEST, LOWER)),
    (any_case(r"\b(?:upper|top|right) whiskers?\b"), (UPPER, HIGHEST)),
)
_WHISKER = any_case(r"\bwhiskers?\b")
_LONG = any_case(r"\b(?:long|short)(?:er|est)?\b|\blengths?\b")
"""What is said of how long a whisker is, and not of where it ends."""

_STANDS = regex(
    r"(?P<box>\b(?:(?:whole|entire|complete|full) )?(?:box|boxes|middle (?:half|50 ?%)))"
    r"(?: (?:of|for) (?:the )?\w[\w', -]*?)?"
    r" (?:is|are|lies?|stays?|sits?|remains?|falls?)(?: [a-z]+ly| all)?"
    r" (?P<side>above|below|under|over|beyond|within|between)\b"
)
_ANOTHER = any_case(r" (?:that|those|(?:the|all|any|every) (?:other )?box(?:es)?)\b")
_ONLY = any_case(r"\bonly\b")
_FROM_TO = any_case(
    r"\b(?:box|boxes|(?:middle|central) (?:half|50 ?%)|(?:interquartile range|IQR)"
    r"(?= [^,;:]*(?:extend|run|reach|stretch|go)(?:s|es|ed)? ))\b[^,;:]*"
    r" (?:between \S+ (?:[a-z]+ )?and|within|from \S+ (?:[a-z]+ )?(?:up )?to) \d"
    r"|\bbox(?:es)?\b[^,;:]* (?:is|are|lies?|sits?|stands?) (?:[a-z]+ )?(?:high|low)(?:er|est)\b"
)
"""What says where a box stands, and not how long it is."""

_SPANNING = regex(r",? (?:spanning|covering)(?= (?:[a-z]+ ){0,3}\d)")
"""How the length of one box is told behind what is said of it: “…, spanning 27 minutes”."""

_WIDE = ((regex(r"\bwide(?=r|st)"), "large"), (regex(r"\bnarrow(?=er|est)"), "small"))
"""Lengths are wide as other values are large."""


class BoxFigures(BoxLengths):
    """The figures of how far the boxes of a box plot reach.

    Args:
        figure: the figure, a box plot or not.
        table: its values.
    """

    def __init__(self, figure: Figure, table: Table) -> None:
        super().__init__(figure, table)
        self._made: dict[tuple[str, str], Derived] = {}

    def placed(self, text: str) -> str | None:
        """A clause on where a box stands, said of the end that decides it; else `None`.

        Nothing is left of one that speaks of both ends.
        """
        if self._parts is not None and _of_whiskers(text) and len(_whiskers_in(text)) != 1:
            return ""
        found = _STANDS.search(text) if self._parts is not None else None
        if found is None:
            return "" if self._parts is not None and _FROM_TO.search(text) else None
        end = self._ticks.get({"below": UPPER, "under": UPPER}.get(found["side"], LOWER))
        if end is None or found["side"] in ("within", "between"):
            return ""
        if _ONLY.search(text):
            return ""  # "Only the box of A is above 5": the only box, not the only part of it.
        if _ANOTHER.match(text, found.end()):
            return ""  # Whether one box is above another one if they overlap, no one knows.
        return f"{text[: found.start()]}{end}{text[found.end('box') :]}"

    def meant(self, text: str, columns: ColumnFigures) -> Derived | None:
        """The figure of the one length that a clause speaks of; `None` if it speaks of none.

        Args:
            text: the clause.
            columns: knows the names of the parts of boxes.
        """
        if self._parts is None:
            return None
        named = [
            (words, ends)
            for words, ends in (_whiskers_in(text) if _of_whiskers(text) else _LENGTHS)
            if words.search(text) and all(end in self._ticks for end in ends)
        ]
        if not named and speaks_of_scatter(text) and not columns.names_any(text):
            return self._of_scatter()
        if len(named) != 1 or columns.names_any(named[0][0].sub(_NAME, text)):
            return None
        return self._of(*named[0])

    def _of_scatter(self) -> Derived | None:
        """How much values scatter: the lengths of boxes and those of whiskers must both say it."""
        ends = [of for _, of in _LENGTHS]
        if not all(end in self._ticks for of in ends for end in of):
            return None
        box, whole = (self._of(words, of) for words, of in _LENGTHS)
        if box is None or whole is None:
            return None

        def said(formula: Formula, text: str) -> Sequence[Formula]:
            return (*box.said(formula, text), *whole.said(formula, text))

        return replace(box, said=said, worded=lambda text: in_words_of(text, _NAME))

    def _of(self, words: re.Pattern[str], ends: tuple[str, str]) -> Derived | None:
        """The figure of a length."""
        if self._parts is None:
            return None
        if ends not in self._made:
            self._made[ends] = self._figure_of(self._parts, words, ends)
        return self._made[ends]

    def _figure_of(
        self, parts: Dimension, words: re.Pattern[str], ends: tuple[str, str]
    ) -> Derived:
        length = self._length(parts, ends)

        def said(formula: Formula, _: str) -> Sequence[Formula]:
            return (with_cells(formula, length),)

        def worded(text: str) -> str:
            for pattern, word in _WIDE:
                text = pattern.sub(word, text)
            return words.sub(_named, _SPANNING.sub(", at", text))

        shown = self._shown(parts, _NAME, length)
        return Derived(Reader(shown), said, alone=True, worded=worded)


def _named(match: re.Match[str]) -> str:
    """The length that words speak of, in the plural where they are one."""
    word = match[0].lower()
    several = word.endswith("s") or word == "boxes"
    return f"{_NAME}s" if several else _NAME


def _of_whiskers(text: str) -> bool:
    """Whether a clause is about how long whiskers are."""
    return _WHISKER.search(text) is not None and _LONG.search(text) is not None


def _whiskers_in(text: str) -> list[tuple[re.Pattern[str], tuple[str, str]]]:
    """The whiskers that a clause names, with their ends."""
    return [(words, ends) for words, ends in _WHISKERS if words.search(text)]
