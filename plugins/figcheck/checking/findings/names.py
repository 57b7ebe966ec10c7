"""Panels, series and ticks whose names are spelt in two ways."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from figcheck.checking.findings.catalogue import NAME_MISMATCH
from figcheck.checking.findings.lines import Coordinates
from figcheck.checking.findings.spelling import Spellings, difference, word_difference
from figcheck.model import Cell, Claim, Figure, Finding, NameUse, Role, Span
from figcheck.patterns import regex
from figcheck.reading.names import as_number

_WORD = regex(r"[^\W_]+(?:['’][^\W_]+)*")
_JOINED = regex(r"[^\W_]+(?:-[^\W_]+)*")
_LONG = 6
"""A word that differs in a letter only is another one more easily the shorter it is."""


def name_mismatch(figure: Figure) -> Iterator[Finding]:
    """Names that are written in one way with the data and in another elsewhere."""
    told: set[tuple[str, str]] = set()
    for written, name, what, span, cells in (
        *_with_data(figure),
        *_in_lists(figure),
        *_in_sentences(figure),
    ):
        if (written, name) not in told:
            told.add((written, name))
            yield NAME_MISMATCH.finding(
                f"“{written}” here is “{name}” elsewhere: they differ in {what}.", span, cells
            )


_Spelling = tuple[str, str, str, Span, tuple[Cell, ...]]
"""What is written, the name that it should be, in what they differ, where, and whose values."""


def _with_data(figure: Figure) -> Iterator[_Spelling]:
    """Series and ticks of the data that are one, but for a few values given under another name."""
    for index, dimension in enumerate(figure.dimensions):
        if dimension.role is Role.PANEL:
            continue
        cells: dict[str, list[Cell]] = {}
        for cell in figure.cells:
            if (tick := cell.at[index]) is not None:
                cells.setdefault(tick, []).append(cell)
        cells = {tick: found for tick, found in cells.items() if as_number(tick) is None}
        spellings = Spellings(cells)
        for one, other in ((a, b) for a in cells for b in spellings.near(a) if a < b):
            what = difference(one, other)
            if not what or what == "a letter":
                continue
            if _others(cells[one], index) & _others(cells[other], index):
                continue  # both have a value at the same place: they are two things
            # The one with fewer values is the misspelling, of two with as many the later one.
            rare, common = sorted((one, other), key=lambda n: (len(cells[n]), -cells[n][0].index))
            first = cells[rare][0]
            yield rare, common, what, _line_start(figure, first), tuple(cells[rare])


def _in_lists(figure: Figure) -> Iterator[_Spelling]:
    """Names in lists, headings and the legend that the data do not have, but nearly."""
    names = _data_names(figure)
    spellings = Spellings(names)
    legend = (NameUse(e.name, e.span) for e in figure.legend if e.span is not None)
    for use in (*figure.names, *legend):
        if use.name in names:
            continue
        for name in spellings.near(use.name):
            if what := difference(use.name, name):
                yield use.name, name, what, use.span, ()
                break


def _in_sentences(figure: Figure) -> Iterator[_Spelling]:
    """Words of sentences that are nearly a word of a name."""
    names = _data_names(figure)
    known = {
        word.casefold()
        for name in (*names, *(use.name for use in figure.names), *(e.name for e in figure.legend))
        for word in _WORD.findall(name)
    }
    words = Spellings(
        dict.fromkeys(w for name in names for w in _WORD.findall(name) if not w.islower())
    )
    whole = {_unjoined(name): name for name in names if not name.islower() and " " not in name}
    for claim in figure.claims:
        for match in _WORD.finditer(claim.text):
            written = match.group()
            if written.islower() or written.casefold() in known:
                continue
            for word in words.near(written):
                what = word_difference(written, word)
                if what and (what != "a letter" or _is_typo(match, word)):
                    yield written, word, what, claim.source_span(*match.span()), ()
                    break
        yield from _joined(claim, whole)


def _joined(claim: Claim, whole: Mapping[str, str]) -> Iterator[_Spelling]:
    """Names that are written with a hyphen in one place and without any in another.

    Args:
        claim: the claim.
        whole: the names that may be, by their letters without hyphens.
    """
    for match in _JOINED.finditer(claim.text) if whole else ():
        written = match.group()
        name = whole.get(_unjoined(written), written)
        if ("-" in written) != ("-" in name) and len(name) >= _LONG:
            yield written, name, "a hyphen", claim.source_span(*match.span()), ()


def _unjoined(name: str) -> str:
    return name.replace("-", "")


def _is_typo(match: re.Match[str], word: str) -> bool:
    """Whether a word of a sentence stands for a name, and is not just another word."""
    written = match.group()
    return match.start() > 0 and written[0].isupper() and len(word) >= _LONG and word[0].isupper()


def _data_names(figure: Figure) -> dict[str, None]:
    """The names of panels, series and ticks that have values, those that are numbers left out."""
    used: dict[str, None] = {}
    for index, _ in enumerate(figure.dimensions):
        for tick in dict.fromkeys(cell.at[index] for cell in figure.cells):
            if tick is not None and as_number(tick) is None:
                used.setdefault(tick)
    return used


def _others(cells: list[Cell], index: int) -> set[Coordinates]:
    return {(*cell.at[:index], None, *cell.at[index + 1 :]) for cell in cells}


def _line_start(figure: Figure, cell: Cell) -> Span:
    """From the beginning of the line, where its name is likely to stand, to the value."""
    return Span(figure.source.text.rfind("\n", 0, cell.span.start) + 1, cell.span.end)
