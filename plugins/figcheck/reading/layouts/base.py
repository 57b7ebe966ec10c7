"""What all layouts have in common: what they are given and what they give back."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple, Protocol

from figcheck.model import Span
from figcheck.patterns import regex
from figcheck.reading import sentences
from figcheck.reading.document import Block
from figcheck.reading.items import Item, read_items
from figcheck.reading.numbers import scan
from figcheck.reading.text import Text
from figcheck.reading.values import Value, value_of
from figcheck.records import record


class Entry(NamedTuple):
    """A value with the coordinates that are written right beside it.

    Attributes:
        value: the value.
        keys: its coordinates, outermost first; none for a value whose place in
            the row is its coordinate.
    """

    value: Value
    keys: tuple[Text, ...] = ()


@record
class Row:
    """A line of data.

    Attributes:
        labels: what the line itself is labelled with, outermost first.
        entries: its values in the order of the text.
        span: where it stands.
        announcement: words in it that tell in which order the values come.
        pairs: whether the values are given as (x, y) pairs.
        columns: of a table's row the names of its leading columns, one for each of `labels`.
        group: of a table's row the group of columns that its values stand in.
        across: what the keys of its values are, where the table says it.
    """

    labels: tuple[Text, ...]
    entries: tuple[Entry, ...]
    span: Span
    announcement: Text | None = None
    pairs: bool = False
    columns: tuple[str, ...] = ()
    group: Text | None = None
    across: str = ""


@record
class Ragged:
    """A row with more or fewer values than there are places.

    Attributes:
        row: where it stands.
        read: how many values it has.
        wanted: how many it should have.
        surplus: the values that have no place.
        places: what the places are called.
    """

    row: Span
    read: int
    wanted: int
    surplus: tuple[Value, ...] = ()
    places: str = "ticks"


@record
class Reading:
    """What a layout made of a block.

    Attributes:
        rows: the data.
        rest: what of the block's text is not data.
        ragged: the rows of a table that have more or fewer cells than its header.
        unit: of a table's values, where its header gives the same one behind each column.
        measure: what the values are, where they have a column of their own.
    """

    rows: tuple[Row, ...]
    rest: tuple[Text, ...] = ()
    ragged: tuple[Ragged, ...] = ()
    unit: str = ""
    measure: str = ""


class Layout(Protocol):
    """A way in which descriptions write data down."""

    def __call__(self, candidate: Candidate) -> Reading | None:
        """Read a block.

        Args:
            candidate: a paragraph, an item or a table.

        Returns:
            The data in it, or `None` if it is not written in this way.
        """


@record
class Line:
    """One way to cut a line of data into labels and list.

    Attributes:
        labels: what comes before the list, outermost first.
        announcement: "Values from left to right (Ratio 0.1 to 0.5)", if that comes before it.
        payload: the list, up to the end of its sentence.
        rest: what comes after it.
    """

    labels: tuple[Text, ...]
    announcement: Text | None
    payload: Text
    rest: tuple[Text, ...]

    @cached_property
    def items(self) -> Sequence[Item]:
        """The items of the list; none if it is no list."""
        return read_items(self.payload)


@record
class Candidate:
    """A block that may hold data, as one layout after the other looks at it.

    Attributes:
        block: a paragraph, an item or a table.
    """

    block: Block

    @cached_property
    def lines(self) -> Sequence[Line]:
        """The ways to cut it into labels and list, the likeliest first."""
        return tuple(lines(self.block))


_CUT = regex(
    # Each run is looked at once, from its first character, or long ones would take hours.
    r"(?=[\s:=→⇒|█▇▓▒░■▬#.…])"  # One of these begins each; most characters are none.
    r"(?:(?:(?<!\s)\s++)?(?::(?=\s|$)\s*+|(?:→|=>|⇒)\s*+)|(?<!\s)\s++(?:[–—]|-|=)\s++"
    r"|(?:(?<!\s)\s++)?(?:\|\s?)?[█▇▓▒░■▬#]{2,}+\s?(?=[~$€£+−-]?\d)"
    r"|\s?(?<![.…])(?:\.{3,}+|…++)\s?(?=[~$€£+−-]?\d)|(?<!\s)(?:\s{2,}+|\t)(?=[~$€£+−-]?\d))"
)
_SAMPLE = regex(r".*[,;]\s*[nN]")
"""What is told of a title behind it: “Correlations of the scales, N = 318”."""
_SET = regex(r"[^\s:;,]{1,20}:\s")
"""What a variable is set to, before the value there."""

_BRACKET = regex(r"[()\[\]]")
_ANNOUNCEMENT = regex(
    r"\b(?:values?|left to right|top to bottom|data|readings?|scores?|points?|order|row|cells?|"
    r"bars?|heights?)\b",
    re.IGNORECASE,
)
_READ_OUT = regex(
    r"(?:(?:the|its) )?(?:[a-z]+ )?"
    r"(?:bars|values|points|heights|readings|scores|cells|segments|dots)\b"
    r"(?:(?: [a-z]+){0,3},? from (?:left to right|top to bottom|bottom to top),?)?"
    r"(?: (?:(?:have|has|with) )?(?:the )?(?:heights?|values?|lengths?|scores?))?"
    r" (?:are|of|at|is|reach|read|show) (?=[~$€£+−-]?\d)",
    re.IGNORECASE,
)
"""What a sentence says before a list: “The bars, from left to right, have heights of 140, 65”."""
_IN_ORDER = regex(
    r"(?:the )?(?:[a-z]+ ){0,2}(?:heights|values|(?<=bar )labels|(?<=value )labels|bars|scores"
    r"|points|readings|lengths|percentages|shares|counts)(?: of the [a-z]+)?,? "
    r"\(?(?:(?:read|listed|given) )?(?:from )?"
    r"(?:left to right|top to bottom|bottom to top)\)?",
    re.IGNORECASE,
)
"""What stands before all values and names none: “Bar heights from left to right”."""
_MOST_CUTS = 6
_UPRIGHT = regex(r"(?:(?P<name>[^:=]{1,60}):\s+)?(?:y(?:[ -]values)?|values?)", re.IGNORECASE)
"""What a list of values itself is called behind the name of its line: “Run A: y = [2.1, 1.6]”."""
_LEADING_NAME = regex(
    r"(?P<name>(?:Row|Column) [^;|:]{1,50}?|[^;|:=]{1,60}?)\s*"
    r"(?P<mark>[;|])\s*(?=[^;|]+(?P=mark))"
)
"""A name before a list of more than one, parted from it as the list is: “Elm | 4.1 | 3.2”."""
_BEGINNING = regex(
    r"(?P<name>[^,;:()]{1,40}?)\s+"
    r"(?=(?:starts|begins|opens)(?: out)? (?:at|from|with) [~$€£+−-]?\d)"
)
"""A line with how its values begin: “Elm begins at 0, then 3, then 5”."""
_BEGIN = ("starts", "begins", "opens")

_REMARKED = regex(
    # No sign can be read in two ways, or a list of many values would take for ever.
    r"(?P<list>[~≈$€£+−–-]?\d[^\s,;|/]*+(?:[,;|/]\s*[~≈$€£+−–-]?\d[^\s,;|/]*+"
    r"(?: [^\W\d_]{1,3}(?!\w))?){2,})"
    r"\s+[–—-]\s+(?P<remark>[^\W\d_].*)",
    re.DOTALL,
)
"""Values, and behind a dash what is told of them: “0.5, 0.2, −0.4 – below zero at the end”."""


def lines(block: Block) -> Iterator[Line]:
    """The ways to cut a block into labels and list, the likeliest first.

    Args:
        block: a paragraph or an item.

    Yields:
        The cuts, each also without a remark behind its list.
    """
    for line in _cuts(block):
        yield line
        told = _REMARKED.fullmatch(line.payload.plain)
        if told is not None:
            remark = line.payload.slice(told.start("remark"))
            listed = line.payload.slice(*told.span("list"))
            yield replace(line, payload=listed, rest=(remark, *line.rest))


def _cuts(block: Block) -> Iterator[Line]:
    """The ways to cut a block into labels and list, the likeliest first.

    Args:
        block: a paragraph or an item.

    Yields:
        The cuts; a colon inside parentheses or between digits cuts nothing.
    """
    outer = (block.label,) if block.label is not None and block.body.plain else ()
    body = block.body if outer else block.text
    ends = sentences.split(body.plain)
    if not ends:
        return
    first = ends[0][1]
    payload = body.slice(0, first)
    rest = (body.slice(ends[1][0]),) if len(ends) > 1 else ()
    yield Line(outer, None, payload, rest)
    plain = payload.plain
    for leading, marks in ((_LEADING_NAME, (";", "|")), (_BEGINNING, _BEGIN)):
        named = leading.match(plain) if any(mark in plain for mark in marks) else None
        if named is not None:
            name, after = payload.slice(*named.span("name")), payload.slice(named.end())
            yield Line((*outer, name), None, after, rest)
    told = _READ_OUT.match(payload.plain) if outer else None
    if told is not None:
        yield Line(outer, payload.slice(0, told.end()), payload.slice(told.end()), rest)
    depth = looked = counted = 0
    for start, stop in [match.span() for match in _CUT.finditer(payload.plain)]:
        for bracket in _BRACKET.findall(payload.plain, looked, start):
            depth = depth + 1 if bracket in "([" else max(0, depth - 1)
        looked = start
        if depth:
            continue
        counted += 1
        if counted > _MOST_CUTS:
            return
        before, after = payload.slice(0, start), payload.slice(stop)
        if outer and "→" in payload.plain[start:stop] and "," in before.plain:
            continue  # "most of all, on en→de (+2.7)": an arrow in a sentence
        if not before.plain or not after.plain:
            continue
        if payload.plain[start:stop].strip() == "=" and (
            _SET.match(after.plain) or _SAMPLE.fullmatch(before.plain)
        ):
            continue  # "n = 100: 0.04", a value at a place
        if (upright := _UPRIGHT.fullmatch(before.plain)) and (outer or upright["name"]):
            own = (before.slice(*upright.span("name")),) if upright["name"] else ()
            yield Line((*outer, *own), None, after, rest)
        elif (outer and _ANNOUNCEMENT.search(before.plain)) or _IN_ORDER.fullmatch(before.plain):
            yield Line(outer, before, after, rest)
        else:
            yield Line((*outer, before), None, after, rest)


def keyed(items: Iterable[Item]) -> tuple[Entry, ...]:
    """Those items of a list that have a key, with it as their coordinate."""
    return tuple(Entry(item.value, (item.key,)) for item in items if item.key is not None)


def named_value(piece: Text, name: re.Pattern[str], unit: re.Pattern[str]) -> Entry | None:
    """Read "Oslo averages -4.3 °C": a name, what it does, and its one value.

    Args:
        piece: the text.
        name: what stands before the number, with the name as the group `name`.
        unit: what may stand behind it.

    Returns:
        The value with the name as its coordinate; `None` if the text is something else.
    """
    numbers = scan(piece.plain)
    if len(numbers) != 1 or not unit.fullmatch(piece.plain, numbers[0].stop):
        return None
    match = name.fullmatch(piece.plain[: numbers[0].start])
    if match is None:
        return None
    return Entry(value_of(piece, numbers[0]), (piece.slice(*match.span("name")),))
