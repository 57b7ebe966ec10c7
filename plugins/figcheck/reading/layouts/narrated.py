"""Sentences that are rows: "In winter, Oslo averages -4.3 °C, Rome 8.1 °C and Cairo 14.0 °C".

Such sentences are data only where nothing else gives any, and where several are built alike.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from figcheck.patterns import regex
from figcheck.reading import names, order, sentences
from figcheck.reading.document import Block
from figcheck.reading.items import read_items
from figcheck.reading.layouts import remarks, respective
from figcheck.reading.layouts.base import Entry, Reading, Row, keyed, named_value
from figcheck.reading.text import Text
from figcheck.reading.values import read_value

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
_HOLDING = regex(
    rf"(?:The\s|In\s(?:the\s)?)?(?P<lead>(?:{'|'.join(names.ROW_PLACES)}|last|bottom)"
    r"\s(?:row|column)(?:\s\([^()]{1,30}\))?|(?:row|column)\s[^,;:.]{1,20}?),?\s"
    r"(?:contains|reads|holds|has|shows|lists|gives|(?:consists|is\smade)\s(?:up\s)?of|are|is"
    r"|(?:we\s(?:have|see|find)|there\sare|the\s(?:values|numbers|cells)\s(?:are|read)))"
    r"(?:\s(?:the\s)?(?:values|numbers|cells))?:?\s(?=[~$€£+−-]?\d)",
    re.IGNORECASE,
)
"""“The first row contains the values”, before these."""
_BETWEEN = regex(r"\s*[,;]\s+(?:and\s+|while\s+)?|\s+(?:and|while)\s+")
_NAMED = regex(
    r"(?:the\s+)?(?P<name>[A-Z][^\s,;]{0,30}(?:\s[A-Z0-9][^\s,;]{0,30}){0,3})"
    r"(?:\s[a-z]{2,14}){0,4}\s~?"
)
_DOES = (
    r"(?:uses|needs|requires|takes|has|had|reaches|reached|gets|got|scores|scored|achieves|achieved"
    r"|averages|averaged|is|was|are|were|is at|was at|sits at|stands at|shows|records|recorded"
    r"|reports|obtains|gives|yields|costs|consumes|attains|produces|runs at|drops to|rises to"
    r"|falls to)"
)
_SMALL_FIRST = regex(rf"(?:the\s+)?(?P<name>[^\s\d,;:][^\d,;:]{{0,40}}?)\s{_DOES}\s~?")
_SMALL = regex(
    rf"(?:while\s|whereas\s)?(?:the\s+)?(?P<name>[^\s\d,;:][^\d,;:]{{0,40}}?)(?:\s{_DOES})?\s~?"
)
"""Names in small letters, the first of them before a verb: “the old kernel uses 9.8 GB”."""
_UNIT = regex(r"(?: ?[^\W\d_°%/]{1,12}| ?[°%][CF]?){0,2}(?:/[a-z]{1,8})?\.?")
_SUBJECT = regex(
    r"(?:The\s)?(?P<name>(?!(?:The|It|This|In|At|On|For|By|With)\s)[A-Z][^\s,;:]{0,30}"
    r"(?:\s[A-Z0-9][^\s,;:]{0,30}){0,3})\s(?:[a-z]+\s){1,2}(?=[~$€£+−-]?\d)"
)
_LINE = regex(
    r"The\s(?:[a-z-]+\s){0,3}(?:line|curve|series|bars?|dots|points|segments?)\s"
    r"(?:\((?P<name>[^()]{1,40})\))\s(?:[a-z]+\s){1,2}(?=[~$€£+−-]?\d)"
)
"""“The blue line (Oslo) shows”, before values."""
_IN_BRACKETS = regex(
    r"(?P<name>[A-Z][^\s,;()]{0,30}(?:\s[A-Z0-9][^\s,;()]{0,30}){0,3})\s\((?P<list>[^()]{5,200})\)"
)
_THINGS = r"examples|instances|samples|cases|images|items|documents|posts|sentences|reviews|ones"
_OF_CLASS = regex(
    r"(?:Of|Out of|Among|From)\s(?:(?:all|the)\s){0,2}(?:[\d,]+\s)?"
    r"(?:(?:true|actual|real|truly|actually)\s)?"
    rf"(?P<name>[^,;:.()]{{1,40}}?)(?:\s(?:{_THINGS}))?(?:\s\([\d,]+\))?,\s"
)
"""What stands before a row of a confusion matrix: “Of the 40 true cat images”."""
_CALLED = (
    r"(?:predicted|classified|labell?ed|recogni[sz]ed|identified|assigned|mistaken|taken|tagged"
    r"|called|misclassified|mislabell?ed|confused|detected)"
)
_CALLED_CLASS = regex(
    r"(?P<value>\d[\d.,]*%?)(?: of (?:them|these|which))? (?:were|are|was|is|got)"
    rf" (?:correctly |wrongly |incorrectly )?{_CALLED}(?: as| for| to| with)? (?P<name>\S.{{0,40}})"
)
_AS_CLASS = regex(
    r"(?P<value>\d[\d.,]*%?)(?: (?:were|are|was|is))?(?: (?:correctly|wrongly|incorrectly))?"
    rf"(?: {_CALLED})? (?:as|for|to|with) (?P<name>\S.{{0,40}})"
)
_FROM_TO = regex(
    r"(?:the )?(?P<name>[A-Z][^\s,;]{0,30}(?: [A-Z0-9][^\s,;]{0,30}){0,3})"
    r"(?: (?:went|rose|fell|grew|dropped|changed|moved|climbed|declined|increased|decreased|goes"
    r"|rises|falls|grows|drops|changes|moves|climbs|declines|increases|decreases|slipped|slips))?"
    r"(?: up| down)? from (?P<one>\S{1,12}(?: [%a-z]{1,8})?) to (?P<two>\S{1,12}(?: [%a-z]{1,8})?)"
)
_NOUN = regex(r"([a-z]{3,15}) [A-Z]")
_BARE = regex(r"[~≈]?[$€£]?[+−-]?\d[\d.,]* ?(?P<unit>[^\W\d]{0,12}|%|°[CF]?)")
"""A value with nothing but a unit: not “3 as outliers”."""
_FEWEST = 2


def read(blocks: Sequence[Block], title: str = "") -> list[tuple[Block, Reading]]:
    """Read the sentences of some blocks that give a value each to the same names.

    Args:
        blocks: paragraphs and items, none of them read as anything else.
        title: the title of the figure.

    Returns:
        The blocks with such sentences; none unless at least two list the same names.
    """
    found: list[tuple[Block, Reading]] = []
    listed: set[frozenset[str]] = set()
    two_times = order.two_times(title) is not None
    count = 0
    for block in blocks:
        rows, rest = _rows(block.body, two_times=two_times)
        if rows and block.label is not None and block.body.plain and len(rows) > 1:
            rows = tuple(replace(row, labels=(block.label, *row.labels)) for row in rows)
        if rows:
            listed |= {_keys(row) for row in rows}
            count += len(rows)
            found.append((block, Reading(rows, rest)))
    return _without_noun(found) if count >= _FEWEST and len(listed) == 1 else []


def _keys(row: Row) -> frozenset[str]:
    """What the values of a row are called, or how many there are of them."""
    if not row.entries[0].keys:
        return frozenset({str(len(row.entries))})
    return frozenset(names.key(entry.keys[0].plain) for entry in row.entries)


def _without_noun(found: list[tuple[Block, Reading]]) -> list[tuple[Block, Reading]]:
    """The rows without the word for what all their names are of: “detector YOLO”."""
    labels = [row.labels[-1].plain for _, reading in found for row in reading.rows]
    nouns = {match[1] if (match := _NOUN.match(label)) else "" for label in labels}
    if len(nouns) > 1 or "" in nouns:
        return found
    length = len(nouns.pop()) + 1
    return [
        (
            block,
            replace(
                reading,
                rows=tuple(
                    replace(row, labels=(*row.labels[:-1], row.labels[-1].slice(length)))
                    for row in reading.rows
                ),
            ),
        )
        for block, reading in found
    ]


def _rows(text: Text, *, two_times: bool) -> tuple[tuple[Row, ...], tuple[Text, ...]]:
    rows: list[Row] = []
    rest: list[Text] = []
    for start, end in sentences.split(text.plain):
        sentence = text.slice(start, end)
        row = (
            _classified(sentence) or _announced(sentence) or _led(sentence) or _of_subject(sentence)
        )
        if row is None and rows:
            row = _in_the_same_order(sentence, rows[-1])
        found = _bracketed(sentence) if row is None else (row,)
        if not found and two_times:
            found = _changed(sentence)
        rows += found
        if not found:
            rest.append(sentence)
    return tuple(rows), tuple(rest)


def _classified(sentence: Text) -> Row | None:
    """“Of the cat images, 31 were labelled as cats and 4 as dogs”: a row of a confusion matrix."""
    lead = _OF_CLASS.match(sentence.plain)
    if lead is None:
        return None
    rest = sentence.slice(lead.end(), len(sentence.plain.rstrip(" .")))
    pieces = rest.between(_BETWEEN.finditer(rest.plain))
    entries = []
    for i, piece in enumerate(pieces):
        match = (_AS_CLASS if i else _CALLED_CLASS).fullmatch(piece.plain)
        value = read_value(piece, *match.span("value")) if match is not None else None
        if match is None or value is None:
            return None
        entries.append(Entry(value, (piece.slice(*match.span("name")),)))
    called = [names.stems(entry.keys[0].plain) for entry in entries]
    if len({entry.keys[0].plain for entry in entries}) < max(_FEWEST, len(entries)):
        return None
    label = sentence.slice(*lead.span("name"))
    if not any(names.stems(label.plain) & stems for stems in called):
        return None  # "Of the men, 31 were identified as ill and 4 as well"
    return Row((label,), tuple(entries), sentence.span())


def _announced(sentence: Text) -> Row | None:
    """“For 2015 the values are 820 and 960 at Kiel and Bonn”: values with names, all announced."""
    led = _LED.match(sentence.plain)
    lead = led or _HOLDING.match(sentence.plain)
    if lead is None:
        return None
    rest = sentence.slice(lead.end())
    items = read_items(rest)
    entries = keyed(items)
    if remarks.COMPARED.search(rest.plain) or (led is None and not _are_alike(rest)):
        return None
    if len(items) >= _FEWEST and not entries:
        entries = tuple(Entry(item.value) for item in items)
    elif not len(items) == len(entries) >= _FEWEST:
        _, entries = respective.read(rest, certain=True)
    label = sentence.slice(lead.start("lead"), lead.end("lead"))
    return Row((label,), entries, sentence.span()) if entries else None


def _are_alike(told: Text) -> bool:
    """Whether a text lists values and nothing else, in one unit: not “3 towns and 4 bars”."""
    plain = told.plain.rstrip(" .")
    pieces = told.slice(0, len(plain)).between(_BETWEEN.finditer(plain))
    values = [_BARE.fullmatch(piece.plain) for piece in pieces]
    *units, last = [match["unit"] if match else "" for match in values]
    return all(values) and ({*units} <= {last} or not any(units))


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
    if None in found:
        found = [
            named_value(piece, _SMALL if i else _SMALL_FIRST, _UNIT)
            for i, piece in enumerate(pieces)
        ]
    entries = [e for e in found if e is not None and not remarks.is_remark(e.keys[0])]
    distinct = {entry.keys[0].plain for entry in entries}
    if not len(pieces) == len(distinct) >= _FEWEST:
        subject, given = respective.read(rest)
        entries = [] if subject is not None else [*given]
    label = sentence.slice(lead.start("lead"), lead.end("lead"))
    return Row((label,), tuple(entries), sentence.span()) if entries else None


def _of_subject(sentence: Text) -> Row | None:
    """“Oslo averages -4.3 °C in winter and 5.2 °C in spring”: a name, and values with places."""
    subject = _SUBJECT.match(sentence.plain) or _LINE.match(sentence.plain)
    if subject is None:
        return None
    items = read_items(sentence.slice(subject.end()))
    entries = keyed(items)
    if not len(items) == len(entries) >= _FEWEST:
        _, entries = respective.read(sentence.slice(subject.end("name")))
    if not entries:
        return None
    label = sentence.slice(*subject.span("name"))
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


def _changed(sentence: Text) -> tuple[Row, ...]:
    """“Elm went from 20 to 25, Ash from 32 to 24”: names, each with its values at two times."""
    text = sentence.slice(0, len(sentence.plain.rstrip(" .")))
    rows = []
    for piece in text.between(_BETWEEN.finditer(text.plain)):
        match = _FROM_TO.fullmatch(piece.plain)
        values = [read_value(piece, *match.span(end)) for end in ("one", "two")] if match else []
        if match is None or None in values:
            return ()
        entries = tuple(Entry(value) for value in values if value is not None)
        rows.append(Row((piece.slice(*match.span("name")),), entries, piece.span()))
    return tuple(rows) if len(rows) >= _FEWEST else ()
