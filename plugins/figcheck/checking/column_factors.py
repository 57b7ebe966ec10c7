"""Columns of a table that are named by two things at once, “NQ EM” and “NQ F1”, taken apart.

Tables of results set several measures side by side for each of several sets of data, and may have
columns of one thing alone beside these: the size, the speed.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from figcheck.checking.english.kinds.polarity import more_is_wanted
from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.shared_words import count_of
from figcheck.checking.english.names.forms import words_of
from figcheck.model import Dimension, Figure, Kind, Role
from figcheck.patterns import regex

Split = tuple[str, str]
"""Of what something is measured, and what."""

_FEWEST = 4
"""Columns that two things with two names each make."""

_SEPARATORS = (" | ", "|", " / ", " – ", " — ", " - ", ", ", ": ")
_IN_PARENTHESES = regex(r"([^()]*[^()\s])\s*\(([^()]+)\)(\s*[↑↓])?")
_AT_THE_END = regex(r"(?:\s*\([^()]{1,6}\)|\s*[↑↓])*\Z")
"""A unit and an arrow, which belong to what is measured."""

_UNIT_LAST = regex(r" \([^()]{1,12}\)\Z")

_COUNTED = regex(
    rf"\b(both|{'|'.join(NUMERALS[2:])}|\d{{1,2}})\s(?:[A-Za-z-]{{1,20}}\s){{0,2}}?"
    r"(language pair|translation direction|language|dataset|data set|benchmark|corpus|corpora|"
    r"test set|domain|task|split|subset|setting|city|country|season|device|region)(?:e?s)?\b",
    re.IGNORECASE,
)
"""What a description says how many there are of, with two words before it at most."""

_MEASURES = "metric"
_THINGS = "dataset"
"""What the two are called where the description does not say."""


def crossed_columns(figure: Figure) -> tuple[list[Dimension], dict[str, Split]] | None:
    """The two things that the columns of a table are crossed out of.

    Args:
        figure: any figure.

    Returns:
        The two as dimensions, what is measured last, and for each column that is named by
        both its ticks in these. `None` where it is not plain that the columns are all
        combinations of two things, one of them what is measured.
    """
    columns = figure.dimension(Role.X)
    if figure.kind is not Kind.TABLE or columns is None or len(columns.ticks) < _FEWEST:
        return None
    for way in _ways():
        split = {tick: pair for tick in columns.ticks if (pair := way(tick)) is not None}
        found = _crossed(split, columns.ticks)
        if found:
            return _dimensions(figure, columns, found), found
    return None


def _dimensions(figure: Figure, columns: Dimension, split: dict[str, Split]) -> list[Dimension]:
    things, measured = (tuple(dict.fromkeys(part)) for part in zip(*split.values(), strict=True))
    # Where other columns stand beside them, “all columns” are not these.
    role = Role.X if len(split) == len(columns.ticks) else Role.SERIES
    names = [_noun_of(figure, len(things)), _MEASURES]
    taken = {d.name.lower() for d in figure.dimensions if d is not columns}
    return [
        Dimension(name if name not in taken else f"{columns.name} ({name})", role, ticks, numbers)
        for name, role, ticks in zip(names, (Role.SERIES, role), (things, measured), strict=True)
        for numbers in [(None,) * len(ticks)]
    ]


def _ways() -> Iterator[Callable[[str], Split | None]]:
    """The ways to take a name apart, the plainest first."""
    for separator in _SEPARATORS:
        yield partial(_by_separator, separator)
    yield _by_parentheses
    yield _by_first_word
    yield _by_last_word
    yield _by_first_word_and_unit


def _pair(one: str, two: str) -> Split | None:
    """The two parts of a name, each of which has words."""
    one, two = one.strip(), two.strip()
    return (one, two) if any(map(str.isalpha, one)) and any(map(str.isalpha, two)) else None


def _by_separator(separator: str, tick: str) -> Split | None:
    """“NQ / EM”."""
    return _pair(*tick.split(separator)) if tick.count(separator) == 1 else None


def _by_first_word(tick: str) -> Split | None:
    """“NQ Recall at 5”."""
    return _pair(*tick.split(" ", 1)) if " " in tick else None


def _by_parentheses(tick: str) -> Split | None:
    """“EM (NQ)”."""
    match = _IN_PARENTHESES.fullmatch(tick)
    return _pair(match[2], match[1] + (match[3] or "")) if match else None


def _by_last_word(tick: str) -> Split | None:
    """“test clean WER (%)”."""
    end = _AT_THE_END.search(tick)
    bare = tick[: end.start()] if end else tick
    before, _, last = bare.rpartition(" ")
    return _pair(before, last + tick[len(bare) :])


def _by_first_word_and_unit(tick: str) -> Split | None:
    """“RT young (ms)”: the RT in ms of the young."""
    unit = _UNIT_LAST.search(tick)
    if unit is None:
        return None
    measured, _, thing = tick[: unit.start()].partition(" ")
    return _pair(thing, f"{measured}{unit[0]}")


def _crossed(split: dict[str, Split], columns: Sequence[str]) -> dict[str, Split]:
    """The columns that are all combinations of two things, if these are most of them.

    Another one that speaks of one of the things too, “WER (dev)” beside “dev BLEU”, is one of
    them in words of its own.
    """
    sizes = Counter(one for one, _ in split.values())
    most = max(sizes.values(), default=0)
    kept = {tick: pair for tick, pair in split.items() if sizes[pair[0]] == most}
    pairs = set(kept.values())
    sides = [{pair[i] for pair in pairs} for i in (0, 1)]
    if min(map(len, sides)) < 2 or len(pairs) != len(sides[0]) * len(sides[1]):
        return {}
    if len(pairs) < len(kept) or 2 * len(kept) <= len(columns):
        return {}
    known = [sum(map(is_measured, side)) for side in sides]
    if (known[0] > 0) == (known[1] > 0):
        return {}
    if not known[1]:
        kept = {tick: (two, one) for tick, (one, two) in kept.items()}
    things = {word for thing, _ in kept.values() for word in words_of(thing)}
    others = (word for tick in columns if tick not in kept for word in words_of(tick))
    return {} if things.intersection(others) else kept


def is_measured(part: str) -> bool:
    """Whether a part of a name says what is measured: “WER”, “RT (ms)”."""
    return more_is_wanted(part) is not None or _UNIT_LAST.search(part) is not None


def _noun_of(figure: Figure, count: int) -> str:
    """What the description says there are so many of: “each of two datasets”."""
    counted: Sequence[tuple[str, str]] = _COUNTED.findall(f"{figure.title}\n{figure.source.text}")
    nouns = Counter(
        noun.lower()
        for number, noun in counted
        if count == (2 if number.lower() == "both" else count_of(number))
    )
    return nouns.most_common(1)[0][0] if nouns else _THINGS
