"""Short labels that a description explains: “"Life" (life expectancy)”, “Recall@20 ("R@20")”."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from figcheck.checking.english.kinds.measured_units import EQUATED
from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.names.forms import (
    COMMON,
    IN_BRACKETS,
    POSITIONS,
    place_within,
    toggled,
    words_of,
)
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.english.naming.bracketed import with_words_before
from figcheck.checking.english.naming.synonyms import DRAWN_AS
from figcheck.model import Dimension, Figure, Kind, Role
from figcheck.patterns import regex
from figcheck.reading.colours import COLOURS

_BEHIND = regex(r"[\"“]([^\"”\n]{1,30})[\"”]\s?\(([^()\n]{4,80})\)")
"""A label in quotes, and in brackets what it is."""

_PLAIN = regex(r"\(([^(),;:\"“\n]{2,20})(?:, [^()\n]{1,20})?\)")
"""A label alone in brackets, with its unit perhaps: “retrieval quality (nDCG@10, in percent)”."""

_BRACKET = regex(r"\([\"“]([^\"”\n]{1,20})[\"”]\)")
"""A label in quotes in brackets."""

_BEFORE = regex(r"(?:\b[A-Za-z][\w@-]{1,24}\s){0,3}\b[A-Za-z][\w@-]{1,24}\s?\Z")
"""What it is, before them."""

_LONGEST_BEFORE = 104
"""Characters of four such words."""

_HEAD = regex(r"[,;:]|\s(?:at|in|of|per|for|from|with|on|where|that|which)\s")
"""What ends the name in an explanation: “life expectancy at birth in years”."""

_LONGEST = 3
_HEADER = 4_000
"""Characters at the beginning of a description in which its legend stands."""

_OVERVIEW = 2_000
"""Characters at the beginning of a description that say what it shows."""

_MEASURED = frozenset(
    "quality accuracy performance speed throughput latency cost price size memory error runtime "
    "effectiveness efficiency fidelity consumption".split()
)
"""What a measure is called that its label writes shorter."""

_DRAWN = POSITIONS | DRAWN_AS | {
    "center", "centre", "markers", "marker", "bars", "lines", "axis", "points", "panels", "legend",
}  # fmt: skip
"""Words that say where or how something is drawn, not what it is."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """What ticks are called in full where the description says what they are short for."""
    yield from _in_legend(figure)
    yield from _of_columns(figure)
    ticks_named = {t for d in figure.dimensions for t in d.ticks}
    explained = (
        *_explained(figure.source.text),
        *_put_otherwise(figure.source.text[:_OVERVIEW], ticks_named),
        *_equated(figure.source.text, ticks_named),
    )
    for dimension in figure.dimensions:
        for label, words in explained:
            ticks = _with(dimension, words_of(label))
            if not ticks:
                continue
            yield Alias(words, dimension.name, ticks)
            if len(words) > 1 and words[-1].isdigit() and words_of(label)[-1] == words[-1]:
                yield Alias(words[:-1], dimension.name, ticks)  # "Recall", of "Recall@20"
            if len(words) > 1 and words[-1].isalpha() and not classes_in(words[-1]):
                yield Alias(words[-1:], dimension.name, ticks)


def _of_columns(figure: Figure) -> Iterator[Alias]:
    """What columns are where a list of them says it: “Hausdorff distance (HD95, in mm)”."""
    columns = figure.dimension(Role.X)
    if figure.kind is not Kind.TABLE or columns is None:
        return
    text = _STARS.sub("", figure.source.text[: min(c.span.start for c in figure.cells)])
    bare = {tick: _MARKED.sub("", IN_BRACKETS.sub("", tick)).strip() for tick in columns.ticks}
    for tick, label in bare.items():
        item = rf"{_LISTED} ?\({re.escape(label)}(?P<more>[,;][^()\n]*)?\)"
        for match in re.finditer(item, text):
            if not set(bare.values()).isdisjoint(_COMMA.split(match["more"] or "")):
                continue  # “error rate (clean, other)”: of both.
            words = words_of(_HEAD.split(match[1].rpartition(" and ")[2].strip(), maxsplit=1)[0])
            begin = next((i for i, w in enumerate(words) if w.isalpha() and w not in COMMON), 0)
            words = words[begin:]
            if len(words) <= _LONGEST and any(map(str.isalpha, words)) and _may_be_name(words):
                yield Alias(words, columns.name, (tick,))
                yield Alias(toggled(words), columns.name, (tick,))


_LISTED = r"(?:^|[,;:.]|\band\b)((?:[^\W_]| (?!and\b)|[-%.](?=\w)|% ){3,60}?)"
"""An item of a list, up to what stands in brackets."""

_COMMA = regex(r"\s*[,;]\s*(?:and )?")
_MARKED = regex(r"\s*[↑↓].*")
_STARS = regex(r"[*_`\"“”]")


def _in_legend(figure: Figure) -> Iterator[Alias]:
    """What ticks are where a line says it of each of them: “Kept (on site), Sold (to others)”."""
    lines = [line for line in figure.source.text[:_HEADER].splitlines() if line.count("(") > 1]
    for dimension in figure.dimensions:
        if len(dimension.ticks) < 2 or any("(" in tick for tick in dimension.ticks):
            continue
        told = [_told_of_each(dimension, line) for line in lines]
        for tick, words in next(filter(None, told), {}).items():
            if 1 < len(words) <= _LONGEST and _may_be_name(words):
                yield Alias(words, dimension.name, (tick,))
                yield Alias(toggled(words), dimension.name, (tick,))


def _told_of_each(dimension: Dimension, line: str) -> dict[str, tuple[str, ...]]:
    """What a line has in brackets behind each tick; nothing if it tells how they are drawn."""
    found = {}
    for tick in dimension.ticks:
        match = re.search(rf"(?<!\w){re.escape(tick)}[\"”*_]{{0,2}} \(([^()]{{4,60}})\)", line)
        words = words_of(_HEAD.split(match[1], maxsplit=1)[0]) if match else ()
        if not words or any(word in COLOURS for word in words):
            return {}
        found[tick] = words
    return found if len(set(found.values())) == len(found) else {}


def _explained(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each label that is explained, with the words that say what it is."""
    for label, told in _BEHIND.findall(text):
        words = words_of(_HEAD.split(told, maxsplit=1)[0])
        if len(words) <= _LONGEST and _may_be_name(words):
            yield label, words
    for told, label in with_words_before(_BRACKET, _BEFORE, text, _LONGEST_BEFORE):
        words = words_of(told)
        for start in range(len(words)):
            if _may_be_name(words[start:]) and _is_short_for(label, words[start:]):
                yield label, words[start:]
                break


def _equated(text: str, labels: Collection[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Labels that a legend explains: “GF = goals for, Pts = points”."""
    for label, told in EQUATED.findall(text) if "=" in text else ():
        words = words_of(_HEAD.split(told, maxsplit=1)[0])
        named = words == ("points",) or (len(words) <= _LONGEST and _may_be_name(words))
        if label in labels and named:
            yield label, words


def _put_otherwise(text: str, labels: Collection[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Labels in brackets behind what they measure: “average retrieval quality (nDCG@10)”."""
    for told, label in with_words_before(_PLAIN, _BEFORE, text, _LONGEST_BEFORE):
        words = words_of(told)
        if label in labels and words and words[-1] in _MEASURED:
            yield label, words[-1:]
            for start in range(len(words) - 1):
                if _may_be_name(words[start:]):
                    yield label, words[start:]


def _is_short_for(label: str, words: tuple[str, ...]) -> bool:
    """Whether the letters of a label follow each other in some words: “R@20”, “perp”, “wer”."""
    short = "".join(words_of(label))
    written = iter("".join(words))
    return short[:1] == words[0][:1] and all(letter in written for letter in short)


def _may_be_name(words: tuple[str, ...]) -> bool:
    plain = all(w.isalnum() for w in words) and any(len(w) > 2 and w.isalpha() for w in words)
    return plain and _DRAWN.isdisjoint(words) and COMMON.isdisjoint((words[0], words[-1]))


def _with(dimension: Dimension, words: tuple[str, ...]) -> tuple[str, ...]:
    """The ticks that have a label in their names."""
    return tuple(t for t in dimension.ticks if words and place_within(words_of(t), words))
