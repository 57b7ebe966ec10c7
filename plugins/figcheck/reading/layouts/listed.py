"""Names with their values in one sentence: "A leads with 34%, followed by B at 28% and C at 20%".

Such sentences are data only where nothing else gives any.
"""

from __future__ import annotations

import re

from figcheck.patterns import regex
from figcheck.reading import sentences
from figcheck.reading.document import Block
from figcheck.reading.items import read_items
from figcheck.reading.layouts import remarks, respective
from figcheck.reading.layouts.base import Entry, Reading, Row, keyed, named_value
from figcheck.reading.text import Text
from figcheck.reading.values import read_value

_SPLIT = regex(r"[,;]\s+(?:and\s+)?(?:then\s+)?(?:followed by\s+)?|\s+and\s+|\s+followed by\s+")
_LINK = (
    r"(?:at|with|by|is|has|had|was|of|to|leads|follows|reaches|scores|takes|accounts|for|comes"
    r"|stands|makes|up|second|third|fourth|last|gets|earns|records|in|lies|ranks|holds|on|top|a"
    r"|the|share|just|only|first|about|around|approximately|roughly|nearly|almost)"
)
_NAMED = regex(
    rf"(?P<name>[A-Z][^\s,;]{{0,30}}(?: (?!{_LINK} )[^\s,;]{{1,30}}){{0,4}}) (?:{_LINK} ){{1,6}}~?"
)
_UNIT = regex(r"(?: [^\W\d_]{1,12}){0,2}\.?$")
_OF_ALL = regex(r"(?:The|It|This|These|Their|There)\s")
_LEADS = regex(
    r"(?:The|Its) (?:[a-z]+ ){1,5}(?:is|are|was|were|goes to|belongs to|comes from|falls on"
    r"|represents|shows|(?:is|are) (?:for|that of)) (?:the )?(?=[A-Z])"
)
"""What leads the first name: “The largest slice is Housing with 34%, followed by Food (21%)”."""
_BRACKETED = regex(r"(?:the )?(?P<name>[A-Z][^(),;:]{0,40}?) \((?P<value>[^()]{1,20})\)\.?")
_CHANGING = regex(
    r"\b(?:rose|fell|grew|gained|lost|dropped|climbed|declined|shrank|jumped|slipped|added|changed"
    r"|went|moved|dipped|soared|\w+reased|gains?|loses?|adds?|drops?|jumps?|shrinks?)\b",
    re.IGNORECASE,
)
_FEWEST = 3


def read(block: Block) -> Reading | None:
    """Read the sentence of a block that gives a value to each of several names."""
    rows: list[Row] = []
    rest: list[Text] = []
    for start, end in sentences.split(block.body.plain):
        sentence = block.body.slice(start, end)
        entries = _entries(sentence)
        if entries and not rows:
            rows.append(Row((), entries, sentence.span()))
        else:
            rest.append(sentence)
    return Reading(tuple(rows), tuple(rest)) if rows else None


def _entries(sentence: Text) -> tuple[Entry, ...]:
    leads = _LEADS.match(sentence.plain)
    if remarks.DIFFERENCE.search(sentence.plain) or (leads and remarks.LEAD.search(leads[0])):
        return ()
    told = sentence.slice(leads.end()) if leads is not None else sentence
    pieces = told.between(_SPLIT.finditer(told.plain))
    entries = [_bracketed(piece) or named_value(piece, _NAMED, _UNIT) for piece in pieces]
    read = [entry for entry in entries if entry is not None]
    names = {entry.keys[0].plain for entry in read}
    if len(entries) == len(names) >= _FEWEST:
        return tuple(read)
    items = read_items(sentence)
    found = keyed(items)
    if any(_CHANGING.search(entry.keys[0].plain) for entry in found):
        return ()  # "Apples gained 3, pears lost 2 and figs fell by 4"
    if len(items) == len({entry.keys[0].plain for entry in found}) >= _FEWEST:
        return found
    subject, given = respective.read(sentence)
    return given if subject is None or _OF_ALL.match(subject.plain) else ()


def _bracketed(piece: Text) -> Entry | None:
    """“Food (21%)”."""
    match = _BRACKETED.fullmatch(piece.plain)
    value = read_value(piece, *match.span("value")) if match is not None else None
    if match is None or value is None or value.value is None:
        return None
    return Entry(value, (piece.slice(*match.span("name")),))
