"""Sentences that are rows: "In winter, Oslo averages -4.3 °C, Rome 8.1 °C and Cairo 14.0 °C".

Such sentences are data only where nothing else gives any, and where several are built alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from figcheck.patterns import regex
from figcheck.reading import names, sentences
from figcheck.reading.document import Block
from figcheck.reading.items import read_items
from figcheck.reading.layouts import respective
from figcheck.reading.layouts.base import Entry, Reading, Row, keyed, named_value
from figcheck.reading.text import Text

_LEAD = regex(
    r"(?:In|At|On|For|By|With|During|Under|Among)\s+(?:the\s+)?(?P<lead>[^,;:.]{1,40}?)\s*[,:]\s+"
)
_LED = regex(
    r"(?:In|At|On|For|By|With|During|Under|Among)\s+(?:the\s+)?(?P<lead>[^,;:.]{1,40}?),?\s+"
    r"(?:they|it|(?:the|its|their)\s(?:[a-z]+\s){0,2}(?:values?|scores?|readings?|numbers?|bars?"
    r"|heights?|points?|shares?|figures?|results?|rates?|counts?))"
    r"\s(?:are|were|is|was|reads?|shows?|reach(?:es)?|stands?\sat)\s"
)
"""“For 2015 the values are”, before several of them."""
_BETWEEN = regex(r"\s*[,;]\s+(?:and\s+|while\s+)?|\s+(?:and|while)\s+")
_NAMED = regex(
    r"(?:the\s+)?(?P<name>[A-Z][^\s,;]{0,30}(?:\s[A-Z0-9][^\s,;]{0,30}){0,3})"
    r"(?:\s[a-z]{2,14}){0,4}\s~?"
)
_UNIT = regex(r"(?: ?[^\W\d_°%/]{1,12}| ?[°%][CF]?){0,2}(?:/[a-z]{1,8})?\.?")
_SUBJECT = regex(
    r"(?:The\s)?(?P<name>(?!(?:The|It|This|In|At|On|For|By|With)\s)[A-Z][^\s,;:]{0,30}"
    r"(?:\s[A-Z0-9][^\s,;:]{0,30}){0,3})\s(?:[a-z]+\s){1,2}(?=[~$€£+−-]?\d)"
)
_IN_BRACKETS = regex(
    r"(?P<name>[A-Z][^\s,;()]{0,30}(?:\s[A-Z0-9][^\s,;()]{0,30}){0,3})\s\((?P<list>[^()]{5,200})\)"
)
_FEWEST = 2


def read(blocks: Sequence[Block]) -> list[tuple[Block, Reading]]:
    """Read the sentences of some blocks that give a value each to the same names.

    Args:
        blocks: paragraphs and items, none of them read as anything else.

    Returns:
        The blocks with such sentences; none unless at least two list the same names.
    """
    found: list[tuple[Block, Reading]] = []
    listed: set[frozenset[str]] = set()
    count = 0
    for block in blocks:
        rows, rest = _rows(block.body)
        if rows and block.label is not None and block.body.plain and len(rows) > 1:
            rows = tuple(replace(row, labels=(block.label, *row.labels)) for row in rows)
        if rows:
            listed |= {frozenset(names.key(e.keys[0].plain) for e in row.entries) for row in rows}
            count += len(rows)
            found.append((block, Reading(rows, rest)))
    return found if count >= _FEWEST and len(listed) == 1 else []


def _rows(text: Text) -> tuple[tuple[Row, ...], tuple[Text, ...]]:
    rows: list[Row] = []
    rest: list[Text] = []
    for start, end in sentences.split(text.plain):
        sentence = text.slice(start, end)
        row = _announced(sentence) or _led(sentence) or _of_subject(sentence)
        if row is None and rows:
            row = _in_the_same_order(sentence, rows[-1])
        found = _bracketed(sentence) if row is None else (row,)
        rows += found
        if not found:
            rest.append(sentence)
    return tuple(rows), tuple(rest)


def _announced(sentence: Text) -> Row | None:
    """“For 2015 the values are 820 and 960 at Kiel and Bonn”: values with names, all announced."""
    lead = _LED.match(sentence.plain)
    if lead is None:
        return None
    rest = sentence.slice(lead.end())
    items = read_items(rest)
    entries = keyed(items)
    if not len(items) == len(entries) >= _FEWEST:
        _, entries = respective.read(rest, certain=True)
    label = sentence.slice(lead.start("lead"), lead.end("lead"))
    return Row((label,), entries, sentence.span()) if entries else None


def _in_the_same_order(sentence: Text, before: Row) -> Row | None:
    """“DPR reaches 30, 57 and 66, respectively”: values for the names of the row before."""
    subject = _SUBJECT.match(sentence.plain)
    items = respective.listed(sentence.slice(subject.end())) if subject is not None else []
    if subject is None or len(items) != len(before.entries):
        return None
    pairs = zip(items, before.entries, strict=True)
    entries = tuple(Entry(item.value, entry.keys) for item, entry in pairs)
    return Row((sentence.slice(0, subject.end("name")),), entries, sentence.span())


def _led(sentence: Text) -> Row | None:
    """“In winter, Oslo averages -4.3 °C, Rome 8.1 °C”: a place, and names with their values."""
    lead = _LEAD.match(sentence.plain)
    if lead is None:
        return None
    rest = sentence.slice(lead.end())
    pieces = rest.between(_BETWEEN.finditer(rest.plain))
    found = [named_value(piece, _NAMED, _UNIT) for piece in pieces]
    entries = [entry for entry in found if entry is not None]
    distinct = {entry.keys[0].plain for entry in entries}
    if not len(pieces) == len(distinct) >= _FEWEST:
        subject, given = respective.read(rest)
        entries = [] if subject is not None else [*given]
    label = sentence.slice(lead.start("lead"), lead.end("lead"))
    return Row((label,), tuple(entries), sentence.span()) if entries else None


def _of_subject(sentence: Text) -> Row | None:
    """“Oslo averages -4.3 °C in winter and 5.2 °C in spring”: a name, and values with places."""
    subject = _SUBJECT.match(sentence.plain)
    if subject is None:
        return None
    items = read_items(sentence.slice(subject.end()))
    entries = keyed(items)
    if not len(items) == len(entries) >= _FEWEST:
        _, entries = respective.read(sentence.slice(subject.end("name")))
    if not entries:
        return None
    label = sentence.slice(0, subject.end("name"))
    return Row((label,), entries, sentence.span())


def _bracketed(sentence: Text) -> tuple[Row, ...]:
    """“Amsterdam (bike 38%, car 25%), Madrid (bike 3%, car 38%)”: names, each with its values."""
    rows = []
    for match in _IN_BRACKETS.finditer(sentence.plain):
        items = read_items(sentence.slice(match.start("list"), match.end("list")))
        entries = keyed(items)
        if not len(items) == len(entries) >= _FEWEST:
            return ()
        label = sentence.slice(match.start("name"), match.end("name"))
        rows.append(Row((label,), entries, sentence.span(*match.span())))
    return tuple(rows) if len(rows) >= _FEWEST else ()
