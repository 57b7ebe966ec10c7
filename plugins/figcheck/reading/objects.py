"""Figures in JSON: `{"series": [{"name": "GPU", "values": [12, 25]}], "labels": ["A", "B"]}`.

However the values are nested, each has a path of names that leads to it. They become the rows of
a table whose columns are the last names of the paths.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from figcheck.patterns import regex
from figcheck.reading.text import Text
from figcheck.reading.values import is_missing, read_value

_TOKEN = regex(
    r"\s*+(?:(?P<mark>[][{}:,])|\"(?P<string>(?:[^\"\\\n]|\\.)*+)\"|'(?P<other>[^'\\\n]*+)'"
    r"|(?P<number>[-+]?[0-9.][0-9.eE+-]{0,30})|(?P<word>[A-Za-z]{1,10}))"
)
_DEEPEST = 12
_ABOUT = regex(
    r"axis|axes|(?<![a-z])range|(?<![a-z])domain|scale|legend|colou?r|layout|(?<![a-z])meta"
    r"|(?<![a-z])notes?(?![a-z])|(?<![a-z])units?(?![a-z])|(?<![a-z])stat(?:s|istic)?(?![a-rt-z])"
    r"|summary|insight|trend|observ|annotation|takeaway|finding|description",
    re.IGNORECASE,
)
"""Keys of what is told about the values rather than of values."""
_NO_VALUES = regex(
    r"[xyz]?[_ ]?lim(?:its?)?|[xyz][_ ]?(?:min|max|bounds?)|(?:fig|font|marker|tick)[_ ]?sizes?"
    r"|sizes?|(?:line|bar|border)?[_ ]?widths?|heights?|bounds|(?:[a-z]+_)?ids?"
    r"|(?:std_?|y_?)?err(?:ors?)?|error[_ ]bars?|options|border\w*|(?:[a-z]+[_ ]?)?dash\w*"
    r"|dpi|margins?|padding|offsets?|opacity|alpha|rotation|angle|tension|z[_ ]?index",
    re.IGNORECASE,
)
"""Keys of numbers of how a picture is drawn."""
_DRAWN = regex(
    r"bars?|lines?|scatter|(?:lines\+)?markers|pie|area|column|hist\w*|solid|dashed|dotted"
    r"|#[0-9a-f]{3,8}",
    re.IGNORECASE,
)
"""Strings that say how a series is drawn."""
_PLACES = regex(
    r"categor|label|tick|column|col$|cols$|header|field|(?<![a-z])x$|(?<![a-z])x[_ ]|group"
    r"|(?:year|month|index)(?:e?s)?$",
    re.IGNORECASE,
)
"""Keys of a list of the places of values."""
_PLACE = regex(r"x|years?|months?|dates?|quarters?|weeks?|days?|decades?", re.IGNORECASE)
"""Keys of a number that is a place."""
_LONE_PLACE = regex(
    rf"{_PLACE.pattern}|hours?|minutes?|times?|epochs?|steps?|iterations?|rounds?|ages?"
    r"|index|layers?|depths?",
    re.IGNORECASE,
)
"""Keys of a number that is a place where no name stands beside it."""
_SERIES = regex(r"series|datasets?|traces?|curves?|lines", re.IGNORECASE)
"""Keys over what a legend names."""
_X_NAME = regex(
    r"(?:.{0,20} )?x[_ -]?(?:axis|label|title|name)(?:[_ -]?(?:label|title|name))?"
    r"|x (?:label|title)",
    re.IGNORECASE,
)
"""Keys of the name of the horizontal axis, behind the key of the object they stand in."""
_ROWS = regex(r"rows?$|row[_ ]|(?<![a-z])y$|(?<![a-z])y[_ ](?:label|tick|categor)", re.IGNORECASE)
"""Keys of a list of the names of rows."""


class Scalar(NamedTuple):
    """A string or a number of JSON.

    Attributes:
        text: it, without quotation marks.
        is_number: whether it is a number, or null.
    """

    text: Text
    is_number: bool


@dataclass(frozen=True)
class Mapping:
    """An object of JSON."""

    items: tuple[tuple[Text, Node], ...]


@dataclass(frozen=True)
class Array:
    """An array of JSON."""

    nodes: tuple[Node, ...]


Node = Scalar | Mapping | Array


class Value(NamedTuple):
    """A value with what leads to it.

    Attributes:
        path: the names, outermost first, the last of which names its column.
        text: the value.
    """

    path: tuple[Text, ...]
    text: Text


def table(source: str, start: int, end: int) -> tuple[tuple[Text, ...], ...]:
    """The rows of a table that hold the values of some JSON, a header first.

    Args:
        source: the description.
        start: where the JSON begins.
        end: where it ends.

    Returns:
        The rows; none if the text is no JSON or holds no values with names.
    """
    parser = _Parser(source, start, end)
    try:
        node = parser.node(0)
    except ValueError:
        return ()
    if isinstance(node, Scalar) or source[parser.at : end].strip():
        return ()
    values = _values(node, _Lists.of(node))
    if len(values) < 2:
        return ()
    keys = [*_keys(node)]
    series = any(_SERIES.fullmatch(key) for key, _ in keys) or _plots(node)
    return _rows(values, turned=series, corner=next((t for _, t in keys if t is not None), None))


class _Parser:
    def __init__(self, source: str, start: int, end: int) -> None:
        self._source = source
        self._end = end
        self.at = start

    def _next(self) -> re.Match[str]:
        match = _TOKEN.match(self._source, self.at, self._end)
        if match is None:
            raise ValueError
        self.at = match.end()
        return match

    def _text(self, match: re.Match[str], group: str) -> Text:
        start, end = match.span(group)
        return Text(self._source[start:end], range(start, end + 1)).slice(0)

    def node(self, depth: int) -> Node:
        """Read what begins here."""
        token = self._next()
        kind = token.lastgroup or ""
        if kind != "mark":
            return Scalar(self._text(token, kind), kind in {"number", "word"})
        if token["mark"] not in "[{" or depth > _DEEPEST:
            raise ValueError
        closing = "]" if token["mark"] == "[" else "}"
        items: list[tuple[Text, Node]] = []
        nodes: list[Node] = []
        while True:
            before = self.at
            token = self._next()
            if token["mark"] == closing:
                return Mapping(tuple(items)) if closing == "}" else Array(tuple(nodes))
            if closing == "]":
                self.at = before
                nodes.append(self.node(depth + 1))
            else:
                if token["mark"] or self._next()["mark"] != ":":
                    raise ValueError
                items.append((self._text(token, token.lastgroup or ""), self.node(depth + 1)))
            before = self.at
            mark = self._next()["mark"]
            if mark == closing:
                self.at = before
            elif mark != ",":
                raise ValueError


@dataclass(frozen=True)
class _Lists:
    """The lists of names of places and of rows, wherever they stand."""

    places: tuple[tuple[Text, ...], ...]
    rows: tuple[tuple[Text, ...], ...]

    @classmethod
    def of(cls, node: Node) -> _Lists:
        places: list[tuple[Text, ...]] = []
        rows: list[tuple[Text, ...]] = []
        for within, key, names in _lists(node):
            upright = _ROWS.search(key) or re.match("y", within, re.IGNORECASE)
            (rows if upright else places).append(names)
        return cls(tuple(places), tuple(rows))

    def columns(self, count: int) -> tuple[Text, ...] | None:
        """The names of so many values."""
        return next((names for names in self.places if len(names) == count), None)

    def lines(self, count: int) -> tuple[Text, ...] | None:
        """The names of so many rows."""
        return next((names for names in self.rows if len(names) == count), None)


def _lists(node: Node, within: str = "") -> Iterator[tuple[str, str, tuple[Text, ...]]]:
    """Each list of names: the key above its object, its own key, and the names."""
    if isinstance(node, Array):
        for one in node.nodes:
            yield from _lists(one, within)
    elif isinstance(node, Mapping) and not _plotted(node):
        for key, child in node.items:
            if names := _names(key.plain, child):
                yield within, key.plain, names
            else:
                yield from _lists(child, key.plain)


def _names(key: str, node: Node) -> tuple[Text, ...]:
    """The names that a list under a key holds, of places or of rows; none if it holds values."""
    nodes = node.nodes if isinstance(node, Array) else ()
    scalars = [one for one in nodes if isinstance(one, Scalar)]
    if len(scalars) < 2 or len(scalars) < len(nodes):
        return ()
    if any(one.is_number for one in scalars) or all(map(_is_value, scalars)):
        are_names = _PLACES.search(key) is not None or _ROWS.search(key) is not None
    else:
        are_names = _ABOUT.search(key) is None
    return tuple(one.text for one in scalars) if are_names else ()


def _values(node: Node, lists: _Lists) -> list[Value]:
    """The values under a node, with the names that lead from it to them."""
    if isinstance(node, Mapping):
        return _of_mapping(node, lists)
    if isinstance(node, Scalar) or not node.nodes:
        return []
    scalars = [one for one in node.nodes if isinstance(one, Scalar)]
    if len(scalars) == len(node.nodes):
        names = lists.columns(len(scalars))
        if names is None or not all(map(_is_value, scalars)):
            return []
        return [Value((name,), one.text) for name, one in zip(names, scalars, strict=True)]
    if all(isinstance(one, Array) for one in node.nodes):
        return _of_matrix([one for one in node.nodes if isinstance(one, Array)], lists)
    records = [one for one in node.nodes if isinstance(one, Mapping)]
    return _of_records(records, lists) if len(records) == len(node.nodes) else []


def _plotted(node: Mapping) -> list[Value]:
    """The values of `{"x": ["Ulm", "Kiel"], "y": [12, 25]}`, whichever of both holds them."""
    lists = {
        key.plain.lower(): [one for one in child.nodes if isinstance(one, Scalar)]
        for key, child in node.items
        if isinstance(child, Array) and not _is_apart(key.plain)
    }
    if lists.keys() != {"x", "y"}:
        return []
    places, values = lists["x"], lists["y"]
    if not all(map(_is_value, values)):
        places, values = values, places
    if len(places) != len(values) or len({one.text.plain for one in places}) < len(places):
        return []
    if len(values) < 2 or not all(map(_is_value, values)):
        return []
    return [Value((at.text,), one.text) for at, one in zip(places, values, strict=True)]


def _plots(node: Node) -> bool:
    """Whether there are such values anywhere."""
    if isinstance(node, Mapping):
        return bool(_plotted(node)) or any(_plots(child) for _, child in node.items)
    return isinstance(node, Array) and any(map(_plots, node.nodes))


def _is_apart(key: str) -> bool:
    """Whether what a key holds is told about the values or the picture."""
    return _ABOUT.search(key) is not None or _NO_VALUES.fullmatch(key) is not None


def _of_mapping(node: Mapping, lists: _Lists) -> list[Value]:
    if plotted := _plotted(node):
        return plotted
    scalars = [(key, child) for key, child in node.items if isinstance(child, Scalar)]
    if len(scalars) == len(node.items):
        return [
            Value((key,), one.text)
            for key, one in scalars
            if _is_value(one) and not _NO_VALUES.fullmatch(key.plain)
        ]
    children = [
        (key, values)
        for key, child in node.items
        if not isinstance(child, Scalar)
        and not _is_apart(key.plain)
        and not _names(key.plain, child)
        and (values := _values(child, lists))
    ]
    depths = {len(value.path) for _, values in children for value in values}
    if len(depths) > 1 or len(children) == 1:
        return max((values for _, values in children), key=len)
    return [Value((key, *value.path), value.text) for key, values in children for value in values]


def _of_matrix(rows: Sequence[Array], lists: _Lists) -> list[Value]:
    """The values of rows with or without their names: `[["Tiny", 12, 61], ["Base", 25, 130]]`."""
    found = []
    names = lists.lines(len(rows))
    firsts = {one.text.plain for row in rows for one in row.nodes[:1] if isinstance(one, Scalar)}
    for i, row in enumerate(rows):
        cells = [one for one in row.nodes if isinstance(one, Scalar)]
        columns = lists.columns(len(cells)) or ()
        if len(cells) < 2 or len(cells) != len(row.nodes):
            return []
        name = names[i] if names is not None else None
        if not cells[0].is_number and len(firsts) == len(rows):
            name = cells.pop(0).text
            columns = columns[1:] or lists.columns(len(cells)) or ()
        if name is None or len(columns) != len(cells):
            return []
        found += [
            Value((name, column), cell.text) for column, cell in zip(columns, cells, strict=True)
        ]
    return found


def _of_records(records: Sequence[Mapping], lists: _Lists) -> list[Value]:
    """The values of objects of one kind, each under what is a name in its object."""
    keys = [[key.plain for key, _ in record.items] for record in records]
    if any(not isinstance(child, Scalar) for record in records for _, child in record.items):
        return _of_named(records, lists)
    if any(set(own) != set(keys[0]) for own in keys):
        return []
    fields = [{key.plain: (key, child) for key, child in record.items} for record in records]
    numbers = [key for key in keys[0] if all(_is_number(one[key][1]) for one in fields)] or [
        key for key in keys[0] if all(_is_scalar_value(one[key][1]) for one in fields)
    ]
    named = [key for key in keys[0] if key not in numbers]
    numbers = [key for key in numbers if not _NO_VALUES.fullmatch(key)]
    place = _PLACE if named else _LONE_PLACE
    named += [key for key in numbers if place.fullmatch(key)]
    numbers = [key for key in numbers if key not in named]
    found = []
    for one in fields:
        path = tuple(_text(one[key][1]) for key in named)
        for key in numbers:
            own = () if len(numbers) == 1 else (one[key][0],)
            found.append(Value((*path, *own), _text(one[key][1])))
    distinct = {tuple(name.plain for name in value.path) for value in found}
    return found if named and len(distinct) == len(found) else []


def _of_named(records: Sequence[Mapping], lists: _Lists) -> list[Value]:
    """The values of `{"name": "GPU", "values": [12, 25]}` and others of its kind."""
    found = []
    for record in records:
        names = [
            child.text
            for key, child in record.items
            if isinstance(child, Scalar)
            and not (child.is_number or _is_apart(key.plain) or _DRAWN.fullmatch(child.text.plain))
        ]
        held = [
            values
            for key, child in record.items
            if not isinstance(child, Scalar)
            and not _is_apart(key.plain)
            and (values := _values(child, lists))
        ]
        if plotted := _plotted(record):
            held = [plotted]
        if len(held) != 1 or not (names or len(records) == 1):
            return []
        found += [Value((*names[:1], *value.path), value.text) for value in held[0]]
    return found


def _text(node: Node) -> Text:
    assert isinstance(node, Scalar)  # noqa: S101
    return node.text


def _is_number(node: Node) -> bool:
    return isinstance(node, Scalar) and node.is_number


def _is_scalar_value(node: Node) -> bool:
    return isinstance(node, Scalar) and _is_value(node)


def _is_value(node: Scalar) -> bool:
    return read_value(node.text) is not None or is_missing(node.text.plain)


def _keys(node: Node, within: str = "") -> Iterator[tuple[str, Text | None]]:
    """All keys, and of that which names the horizontal axis its name."""
    if isinstance(node, Mapping):
        for key, child in node.items:
            is_name = _X_NAME.fullmatch(f"{within} {key.plain}".strip())
            named = isinstance(child, Scalar) and not child.is_number and is_name is not None
            yield key.plain, child.text if isinstance(child, Scalar) and named else None
            yield from _keys(child, key.plain)
    elif isinstance(node, Array):
        for one in node.nodes:
            yield from _keys(one, within)


def _rows(
    values: Sequence[Value], *, turned: bool, corner: Text | None
) -> tuple[tuple[Text, ...], ...]:
    """The values in a table: a row for each path but its last name.

    Args:
        values: the values.
        turned: whether the last but one name of a path, that of a series, is that of the column.
        corner: what the places along the axis are.
    """
    depth = len(values[0].path)
    if any(len(value.path) != depth for value in values):
        return ()
    nothing = values[0].text.slice(0, 0)
    if turned and depth > 1:
        values = [v._replace(path=(*v.path[:-2], v.path[-1], v.path[-2])) for v in values]
    if depth == 1:
        return ((nothing, nothing), *((value.path[0], value.text) for value in values))
    heads = {value.path[-1].plain: value.path[-1] for value in values}
    lines: dict[tuple[str, ...], tuple[tuple[Text, ...], dict[str, Text]]] = {}
    for path, text in values:
        key = tuple(name.plain for name in path[:-1])
        lines.setdefault(key, (path[:-1], {}))[1][path[-1].plain] = text
    above = corner if corner is not None and turned else nothing
    header = (*[nothing] * (depth - 2), above, *heads.values())
    return (
        header,
        *(
            (*names, *(cells.get(head, nothing) for head in heads))
            for names, cells in lines.values()
        ),
    )
