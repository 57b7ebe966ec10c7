"""Points in running text: "starts at ~0.2 at x = 0, rises to 0.8 by x = 100".

Sentences are data only where nothing else gives the data. A sentence is read as a
whole or not at all: every value in it must have its coordinate, named beside it or
fixed for the sentence.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from dataclasses import dataclass

from figcheck.patterns import regex
from figcheck.reading import names, sentences
from figcheck.reading.document import Block
from figcheck.reading.keys import is_key
from figcheck.reading.layouts.base import Entry, Reading, Row
from figcheck.reading.numbers import Number, scan
from figcheck.reading.text import Text
from figcheck.reading.values import value_of


@dataclass(frozen=True)
class Vocabulary:
    """The names that a sentence may use.

    Attributes:
        series: names in the legend.
        ticks: ticks of the axis that runs along the data.
        axis: label of that axis.
    """

    series: tuple[str, ...] = ()
    ticks: tuple[str, ...] = ()
    axis: str = ""


@dataclass(frozen=True)
class _Mention:
    """A name or a coordinate in a sentence."""

    start: int
    end: int
    kind: str
    text: Text


_SERIES, _TICK = "series", "tick"
_DERIVED = regex(
    r"\b(?:average|mean|difference|gap|between|exceeds?|more than|less than|fewer than|total|sum|"
    r"ratio|factor|times|over|improv\w+|gain|increase of|decrease of|range|ranges|ranging|above|"
    r"below|most|correlat\w+|never|always)\b",
    re.IGNORECASE,
)
_BEFORE_COORDINATE = regex(
    r"(?:\b(?P<variable>[A-Za-z])\s*=\s*|\b(?:at|in|by|for|after|around|until|near)\s+"
    r"(?:about |around |approximately |~)?(?P<words>(?:[^\W\d_]+\s+){0,3})(?:=\s*|of\s+)?)$",
    re.IGNORECASE,
)
_WEAK = regex(r"(?:^|(?P<word>[^\W\d_]+),?\s+|[\d%]\S{0,2}\s+)(?:at|by|in|for)\s+$", re.IGNORECASE)
_RUN_IN = regex(r"([^:;.()]{1,60}(?:\([^()]{1,60}\))?):\s+")
_POSITION_VERBS = frozenset(
    "starts start starting begins begin peaks peak peaking stand stands ends end ending remains "
    "settles is are was plateaus stays stabilizes stabilises converges sits levels off out tops "
    "bottoms saturates finishes lies drops rises increases decreases falls grows".split()
)
_AFTER_COORDINATE = regex(r"\s*(?P<word>[^\W\d_]+)")
_VARIABLES = frozenset("x n k t m N K T".split())
_LEADING = regex(
    r"(?:In|For|At|On|With|During|Under)\s+(?:the\s+)?([A-Z0-9][\w%./-]*(?:\s[A-Z0-9][\w%.-]*){0,3})"
)
_NAME = r"(?P<name>[A-Z][\w-]{0,20}(?: [A-Z0-9][\w-]{0,20}){0,2})"
_SUBJECTS = (
    regex(rf"(?:The )?{_NAME} (?:line|curve|series|bars?)\b"),
    regex(rf"The (?:[a-z-]+ ){{0,3}}(?:line|curve|series|bars?) \({_NAME}\)"),
    regex(
        r"The (?:[a-z-]+ ){0,3}(?:line|curve|series|bars?),? "
        rf"(?:for |of |representing |showing |labell?ed )(?:the )?[\"“]?{_NAME}\b"
    ),
    regex(
        rf"(?!(?:It|This|That|There|The|They|Both|In|At|On|For|From) ){_NAME}"
        r"(?: \([^()]{1,30}\))? "
        r"(?:starts|begins|opens|rises|climbs|grows|falls|drops|declines|goes|increases|decreases)\b"
    ),
)
"""A series that no legend lists: “The Weekday line is at 45 at 10 am”."""
_YEARS = frozenset(range(1500, 2200))
_WINDOW = 60
_FEWEST_VALUES = 1


def read(block: Block, vocabulary: Vocabulary, wanted: frozenset[str] | None) -> Reading | None:
    """Read the points that the sentences of a block give.

    Args:
        block: a paragraph or an item.
        vocabulary: the names that may stand in it.
        wanted: keys of the names for which nothing else gives values; `None` where
            nothing gives any. Only sentences that name one of them are data.

    Returns:
        The points, or `None` if no sentence gives any.
    """
    label, body = _label(block)
    rows: list[Row] = []
    rest: list[Text] = []
    order: tuple[Text, ...] = ()
    for start, end in sentences.split(body.plain, vocabulary.ticks + vocabulary.series):
        sentence = body.slice(start, end)
        row = _sentence(sentence, label, vocabulary, order)
        if row is None or not (wanted is None or wanted & _names(row)):
            rest.append(sentence)
            continue
        rows.append(row)
        order = tuple(entry.keys[0] for entry in row.entries)
    return Reading(tuple(rows), tuple(rest)) if rows and not _clash(rows) else None


def _clash(rows: Sequence[Row]) -> bool:
    """Whether sentences that name no series give several values for a place."""
    places = [e.keys[0].plain for row in rows if not row.labels for e in row.entries]
    return len(set(places)) < len(places)


def _label(block: Block) -> tuple[Text | None, Text]:
    """The label of a block and what follows it: "Ours (dashed): starts at …"."""
    if block.label is not None and block.body.plain:
        return block.label, block.body
    match = _RUN_IN.match(block.text.plain)
    if match is None or not is_key(names.bare(block.text.slice(0, match.end(1)).plain)):
        return None, block.text
    return block.text.slice(0, match.end(1)), block.text.slice(match.end())


def _names(row: Row) -> set[str]:
    """Keys of the names that a row is about."""
    named = [*row.labels, *(key for entry in row.entries for key in entry.keys)]
    return {names.key(names.bare(name.plain)) for name in named}


def _sentence(
    text: Text, label: Text | None, vocabulary: Vocabulary, order: tuple[Text, ...]
) -> Row | None:
    if _DERIVED.search(text.plain):
        return None
    mentions = _mentions(text, vocabulary)
    if not any(mention.kind == _TICK for mention in mentions):
        mentions += _leading(text)
    numbers = [
        n
        for n in scan(text.plain)
        if not any(m.start <= n.start and n.end <= m.end for m in mentions)
    ]
    values, coordinates = _part(text, numbers, vocabulary)
    mentions = sorted([*mentions, *coordinates], key=lambda m: m.start)
    if len(values) < _FEWEST_VALUES:
        return None
    by_kind = {kind: [m for m in mentions if m.kind == kind] for kind in (_SERIES, _TICK)}
    for kind, other in ((_TICK, _SERIES), (_SERIES, _TICK)):
        keys = by_kind[kind]
        if len(keys) != len(values) or not _alternate(keys, values):
            continue
        if len(by_kind[other]) > 1 or (len(values) == 1 and not (by_kind[other] or label)):
            continue
        fixed = by_kind[other][0].text if by_kind[other] else label
        if fixed is None and kind == _TICK:
            fixed = _subject(text)
        entries = tuple(
            Entry(value_of(text, v), (k.text,)) for v, k in zip(values, keys, strict=True)
        )
        labels = (fixed,) if fixed is not None else ()
        return Row(labels, entries, text.span(), pairs=kind == _TICK)
    fixed_ticks = by_kind[_TICK]
    if len(fixed_ticks) == 1 and not by_kind[_SERIES] and len(values) == len(order) > 1:
        entries = tuple(Entry(value_of(text, v), (k,)) for v, k in zip(values, order, strict=True))
        return Row((fixed_ticks[0].text,), entries, text.span())
    return None


def _subject(text: Text) -> Text | None:
    """The name of the series that a sentence is about, as it tells it itself."""
    found = (subject.match(text.plain) for subject in _SUBJECTS)
    match = next((match for match in found if match is not None), None)
    return text.slice(*match.span("name")) if match is not None else None


def _leading(text: Text) -> list[_Mention]:
    """The place that a sentence begins with: "In Q1, …", "With COPA the …"."""
    match = _LEADING.match(text.plain)
    if match is None or names.as_number(match.group(1)) is not None:
        return []
    return [_Mention(match.start(1), match.end(1), _TICK, text.slice(match.start(1), match.end(1)))]


def _mentions(text: Text, vocabulary: Vocabulary) -> list[_Mention]:
    """The known names in a sentence, the longest where they overlap."""
    found: list[_Mention] = []
    taken = bytearray(len(text.plain) + 1)
    known = [(name, _SERIES) for name in vocabulary.series]
    known += [(name, _TICK) for name in vocabulary.ticks if names.as_number(name) is None]
    lowered = text.plain.lower()
    for name, kind in sorted(known, key=lambda pair: -len(pair[0])):
        at = lowered.find(name.lower())
        while at >= 0 and name:
            end = at + len(name)
            if not any(taken[at:end]) and _is_word(text.plain, at, end):
                taken[at:end] = b"\x01" * len(name)
                found.append(_Mention(at, end, kind, text.slice(at, end)))
            at = lowered.find(name.lower(), end)
    return found


def _is_word(plain: str, start: int, end: int) -> bool:
    before = plain[start - 1] if start else " "
    after = plain[end] if end < len(plain) else " "
    inside = "-_"
    return not (before.isalnum() or before in inside or after.isalnum() or after in inside)


def _part(
    text: Text, numbers: Sequence[Number], vocabulary: Vocabulary
) -> tuple[list[Number], list[_Mention]]:
    """Part the numbers of a sentence into values and coordinates."""
    values: list[Number] = []
    sure: list[Number] = []
    weak: list[Number] = []
    ticks = {names.key(tick) for tick in vocabulary.ticks}
    axis = names.stems(vocabulary.axis)
    for number in numbers:
        before = _BEFORE_COORDINATE.search(text.plain, max(0, number.start - _WINDOW), number.start)
        if before is not None and _is_coordinate(text, number, before, ticks, axis):
            sure.append(number)
        elif _is_weak(text.plain, number):
            weak.append(number)
        else:
            values.append(number)
    if weak and len(sure) + len(weak) == len(values):
        sure = sorted([*sure, *weak])
    else:
        values = sorted([*values, *weak])
    return values, [_Mention(n.start, n.end, _TICK, text.slice(n.start, n.end)) for n in sure]


def _is_weak(plain: str, number: Number) -> bool:
    """Whether a bare "at" before a number may make it a coordinate: not in "starts at 5"."""
    if number.unit:
        return False
    match = _WEAK.search(plain, max(0, number.start - _WINDOW), number.start)
    return match is not None and (match["word"] or "").lower() not in _POSITION_VERBS


def _is_coordinate(
    text: Text, number: Number, before: re.Match[str], ticks: set[str], axis: frozenset[str]
) -> bool:
    if before["variable"]:
        return True
    words = names.stems(before["words"] or "")
    if words & axis or before["words"].strip() in _VARIABLES:
        return True
    after = _AFTER_COORDINATE.match(text.plain, number.end)
    if after is not None and names.stem(after["word"].lower()) in axis:
        return True
    if words:
        return False
    if names.key(text.plain[number.start : number.end]) in ticks:
        return True
    return number.value in _YEARS and number.decimals == 0 and not number.unit


def _alternate(keys: Sequence[_Mention], values: Sequence[Number]) -> bool:
    """Whether keys and values take turns, so that it is plain which belong together."""
    order = sorted([(k.start, "k") for k in keys] + [(v.start, "v") for v in values])
    return all(a[1] != b[1] for a, b in itertools.pairwise(order))
