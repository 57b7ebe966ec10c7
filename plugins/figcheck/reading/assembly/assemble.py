"""Put the rows of a description together into the cells of its figure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from figcheck.model import Cell, Dimension, Finding, Kind, Role, Span
from figcheck.patterns import regex
from figcheck.reading import names, units
from figcheck.reading.assembly import axis_names, grids, two_levels
from figcheck.reading.assembly.columns import Columns
from figcheck.reading.assembly.defects import Defects
from figcheck.reading.assembly.dimensions import Placed, corner, dimensions
from figcheck.reading.assembly.frame import MATRIX, Frame
from figcheck.reading.assembly.lines import Line, lines
from figcheck.reading.assembly.roles import IN_TIME, Point, roles
from figcheck.reading.assembly.ticks import Ticks
from figcheck.reading.assembly.triangles import triangle
from figcheck.reading.document import Block, Document
from figcheck.reading.header import Header
from figcheck.reading.layouts.base import Entry, Ragged, Reading, Row
from figcheck.reading.text import Text
from figcheck.reading.values import Value, read_value

MAX_CELLS = 100_000
"""A description with more values is absurd; what is beyond is not read."""

_HEADS = frozenset(
    "x year years month months quarter quarters week weeks day days date time hour hours epoch "
    "epochs step steps iteration iterations".split()
)


@dataclass(frozen=True)
class Data:
    """The data of a figure.

    Attributes:
        dimensions: panel, series, y and x, those that there are.
        cells: the values.
        findings: rows with too many or too few values, rows listed twice.
        unplaced: the values for which there is no place.
        heads: where ticks stand that a row lists before the others.
        intervals: where intervals stand that give the cells their errors.
        reasons: where it is said why there is no value.
        labels: what names the coordinates in the data, and the coordinate it names.
    """

    dimensions: tuple[Dimension, ...] = ()
    cells: tuple[Cell, ...] = ()
    findings: tuple[Finding, ...] = ()
    unplaced: tuple[Span, ...] = ()
    heads: tuple[Span, ...] = ()
    intervals: tuple[Span, ...] = ()
    reasons: tuple[Span, ...] = ()
    labels: tuple[tuple[Text, str], ...] = ()


def assemble(
    document: Document,
    header: Header,
    kind: Kind,
    readings: Sequence[tuple[Block, Reading]],
    horizontal: bool = False,
) -> Data:
    """Put the rows of a description together into the figure's cells.

    Args:
        document: the description.
        header: what it says of the picture.
        kind: what kind of figure it is.
        readings: what the layouts made of its blocks, in the order of the text.
        horizontal: whether its bars are said to be horizontal.

    Returns:
        The dimensions and the cells, and what is wrong with the rows.
    """
    start = readings[0][0].span.start if readings else 0
    frame = Frame(header, kind, horizontal, document.source, start)
    return _Assembly(document, frame, readings).run(readings)


def _under_corners(rows: list[Line]) -> list[Line]:
    """The rows of tables that are told apart by their corners alone, in panels of these names."""
    tables: dict[str, set[str]] = {}
    for line in rows:
        if line.panel or len(line.row.columns) != 1 or line.row.group is not None:
            return rows
        tables.setdefault(line.row.columns[0], set()).add(names.key(line.row.labels[-1].plain))
    alike = len({frozenset(labels) for labels in tables.values()}) == 1
    if len(tables) < 2 or not alike or not all(tables):
        return rows
    return [
        replace(
            line,
            panel=(line.row.labels[0].slice(0, 0).followed_by(line.row.columns[0]),),
            row=replace(line.row, columns=("",)),
        )
        for line in rows
    ]


_CODE = regex(r"[A-Za-z-]{1,5}")
"""What a language or a country is called for short."""
_UNIT = regex(r"\(([^\s()][^()]{0,15})\)\s*\Z")
"""The unit of an axis: “Speed (km/h)”."""


class _Assembly:
    def __init__(
        self, document: Document, frame: Frame, readings: Sequence[tuple[Block, Reading]]
    ) -> None:
        self._document = document
        self._frame = frame
        self._defects = Defects()
        self._heads: list[Span] = []
        self._head_label = ""
        self._roles_of: dict[str, Role] = {}
        self._ticks = Ticks(frame)
        self._columns = Columns(document, frame, self._ticks, (b.index for b, _ in readings))

    def run(self, readings: Sequence[tuple[Block, Reading]]) -> Data:
        """Do the whole work; see `assemble`."""
        rows = _under_corners(lines(self._document, self._frame, self._ticks, readings))
        rows = two_levels.of_three(two_levels.apart(self._frame, rows))
        by_span = {line.row.span: line for line in rows}
        for _, reading in readings:
            for ragged in reading.ragged:
                self._defects.ragged(ragged, by_span.get(ragged.row))
        panels: dict[tuple[str, ...], list[Line]] = {}
        for line in rows:
            panels.setdefault(tuple(names.key(p.plain) for p in line.panel), []).append(line)
        columns: dict[Role, str] = {}
        # What a panel of bars without groups shows is told by those that have groups.
        order = sorted(panels, key=lambda panel: _most(panels[panel]) == 1)
        placed_in = {panel: self._panel(panels[panel], columns) for panel in order}
        cells = self._once([cell for panel in panels for cell in placed_in[panel]])
        found = dimensions(self._frame, cells, columns)
        if len(cells) > MAX_CELLS:
            self._defects.unplaced += [value.span for _, value, _ in cells[MAX_CELLS:]]
            cells = cells[:MAX_CELLS]
        present, source = [dimension.role for dimension in found], self._document.source
        placed = tuple(
            Cell(
                index=i,
                at=tuple(map(at.get, present)),
                value=value.value,
                text=source[value.span.start : value.span.end],
                span=value.span,
                approx=value.approx,
                error=value.error,
                decimals=value.decimals,
            )
            for i, (at, value, _) in enumerate(cells)
        )
        return Data(
            dimensions=found,
            cells=placed,
            findings=tuple(self._defects.findings),
            unplaced=tuple(self._defects.unplaced),
            heads=tuple(self._heads),
            intervals=tuple(v.interval for _, v, _ in cells if v.interval and v.value is not None),
            reasons=tuple(v.interval for _, v, _ in cells if v.interval and v.value is None),
            labels=tuple(self._ticks.labels),
        )

    def _panel(self, group: list[Line], columns: dict[Role, str]) -> list[Placed]:
        """The cells of one panel."""
        panel = " | ".join(self._frame.panel(p.plain) for p in group[0].panel)
        for part in group[0].panel:
            self._ticks.labels.append((part, panel))
        if self._frame.kind is Kind.SCATTER:
            group = self._spread(group)
        extra: list[dict[Role, str]] = []
        if group[0].row.columns:
            points, extra = self._table(group, columns)
        else:
            group, points = self._rows(group, columns)
        points = self._without_units(points)
        if panel and all(names.key(panel) in _keys(point) for point in points):
            panel = ""  # "**Mon**", over "Day Mon, Hour 8: 480"
        first, second = self._roles(points, group)
        if across := group[0].row.across:
            columns |= {first: group[0].row.columns[-1], second: across}
        elif not group[0].row.columns and (variable := _variable(group)):
            columns.setdefault(first, variable)
        elif first is Role.SERIES and not self._is_of_columns(columns.get(Role.Y, "")):
            # The corner over the names of the lines, "App", is no name for the years.
            columns.setdefault(Role.SERIES, columns.pop(Role.Y, ""))
        unnamed = second is Role.X and Role.X not in columns and not group[0].row.columns
        if unnamed and points and points[0].column:
            before = self._document.source[: group[0].row.span.start]
            name = axis_names.told(before, pairs=group[0].row.pairs, first=points[0].column)
            columns |= {Role.X: name} if name else {}
        cells = []
        for point in points:
            at = {Role.PANEL: panel} if panel else {}
            if extra:
                at |= extra[point.line]
            for tick, role in ((point.row, first), (point.column, second)):
                if tick is not None:
                    at[role] = tick
            cells.append((at, point.value, group[point.line].row.span))
        return cells

    def _roles(self, points: Sequence[Point], group: Sequence[Line]) -> tuple[Role, Role]:
        """The roles of both coordinates; of a single one that which it has in other panels."""
        first, second = roles(self._frame, points, group)
        single = {names.key(p.row or p.column or "") for p in points if None in (p.row, p.column)}
        if len(single) == len(points):
            known = {self._roles_of.get(key) for key in single}
            if len(known) == 1 and (role := known.pop()) is not None:
                return role, role
        else:
            ticks = ((t, r) for p in points for t, r in ((p.row, first), (p.column, second)))
            for tick, role in dict.fromkeys(ticks):
                self._roles_of.setdefault(names.key(tick or ""), role)
        return first, second

    def _without_units(self, points: list[Point]) -> list[Point]:
        """The points, without the unit behind their coordinates where their axis says it."""
        axes = [self._frame.axis(Role.X)]
        if self._frame.kind in MATRIX or self._frame.categories_stand_up:
            axes.append(self._frame.axis(Role.Y))
        for axis in axes:
            if axis is None:
                continue
            rows = units.without_units(axis, list(dict.fromkeys(p.row for p in points if p.row)))
            heads = list(dict.fromkeys(p.column for p in points if p.column))
            columns = {} if rows else units.without_units(axis, heads)
            if rows or columns:
                points = [
                    p._replace(
                        row=rows.get(p.row or "", p.row),
                        column=columns.get(p.column or "", p.column),
                    )
                    for p in points
                ]
        return points

    def _rows(self, group: list[Line], columns: dict[Role, str]) -> tuple[list[Line], list[Point]]:
        """The rows of a panel without one that heads them, and their points."""
        group = self._without_head(group)
        if self._head_label:
            columns.setdefault(Role.X, self._head_label)
        half = triangle(group)
        columns_of = half.columns(self._frame) if half is not None else []
        if half is not None and columns_of:
            group = half.group
        if crossed := self._crossed(group):
            return group, crossed
        row_names, row_roles = self._ticks.read([line.label for line in group])
        if len(group) > 1 and not any(row_names):
            row_names = self._columns.rows(group)
        orderly = [line for line in group if not _is_throughout(line.row)]
        expected = () if columns_of else self._columns.order(orderly or group)
        expected = expected or _named_ticks(group)
        points: list[Point] = []
        for i, line in enumerate(group):
            own = columns_of[i] if columns_of else expected
            points += self._points(i, line, row_names[i], row_roles[i], own)
        return group, points

    def _crossed(self, group: Sequence[Line]) -> list[Point]:
        """The points of values whose labels hold both coordinates each, as a grid of them has."""
        entries = [(i, entry) for i, line in enumerate(group) for entry in line.row.entries]
        labelled = any(line.label is not None for line in group)
        if labelled or any(len(entry.keys) != 1 for _, entry in entries):
            return []
        labels = [names.bare(entry.keys[0].plain) for _, entry in entries]
        points = []
        parted = grids.pairs(labels)
        for (i, entry), label, pair in zip(entries, labels, parted, strict=False):
            row, column = (self._ticks.tick(part)[0] for part in pair)
            self._ticks.labels.append((entry.keys[0], label))
            points.append(Point(entry.value, i, row, column, None))
        return points

    def _spread(self, group: list[Line]) -> list[Line]:
        """Labelled points, "Japan (42, 84.5)", as rows with a value on either axis."""
        axes = (self._frame.axis(Role.X), self._frame.axis(Role.Y))
        labels = [names.without_unit(axis.label) for axis in axes if axis is not None]
        if len(labels) < 2 or not all(labels) or labels[0] == labels[1]:
            return group
        if self._in_units_of_axes(group) or self._on_both_axes(group):
            return [_on_axes(line, labels) for line in group]
        spread = []
        for line in group:
            entries = line.row.entries
            if not line.row.pairs or len(entries) != 1 or line.label is None:
                return group
            (x,) = entries[0].keys
            if (value := read_value(x)) is None:
                return group
            across, up = (x.slice(0, 0).followed_by(label) for label in labels)
            both = (Entry(value, (across,)), Entry(entries[0].value, (up,)))
            spread.append(replace(line, row=replace(line.row, entries=both, pairs=False)))
        return spread

    def _in_units_of_axes(self, group: list[Line]) -> bool:
        """Whether each row gives two values in the units of the axes: “19 g, 40 km/h”."""
        axes = (self._frame.axis(Role.X), self._frame.axis(Role.Y))
        units = [m[1] if axis and (m := _UNIT.search(axis.label)) else "" for axis in axes]
        if not all(units) or units[0] == units[1]:
            return False
        for line in group:
            entries = line.row.entries
            if line.row.pairs or line.label is None or len(entries) != len(units):
                return False
            for entry, unit in zip(entries, units, strict=True):
                behind = self._document.source[entry.value.span[1] :][: len(unit) + 1].strip()
                if entry.keys or not (behind.startswith(unit) or entry.value.unit == unit):
                    return False
        return True

    def _on_both_axes(self, group: list[Line]) -> bool:
        """Whether each row gives two values and no legend names two: “Ash: 3.5, 67.4”."""
        return len(self._frame.series) != 2 and all(
            line.label is not None
            and not line.row.pairs
            and line.row.announcement is None
            and len(line.row.entries) == 2
            and not any(entry.keys for entry in line.row.entries)
            for line in group
        )

    def _without_head(self, group: list[Line]) -> list[Line]:
        """The rows without the first if that lists the ticks: "Year: 2012 / 2016"."""
        first, *others = group
        label = names.key(first.label.plain) if first.label is not None else ""
        axis = self._frame.axis(Role.X)
        named = axis is not None and label == names.key(axis.label) and label != ""
        entries = first.row.entries
        alike = all(
            len(line.row.entries) == len(entries) and not line.row.entries[0].keys
            for line in others
        )
        if not (label in _HEADS or named) or not others or not alike or len(entries) < 2:
            return group
        if any(entry.keys for entry in entries):
            return group
        self._head_label = names.bare(first.label.plain) if first.label is not None else ""
        self._columns.head = tuple(entry.value.text for entry in entries)
        self._heads += [entry.value.span for entry in entries]
        return others

    def _points(
        self, index: int, line: Line, row: str | None, role: Role | None, expected: Sequence[str]
    ) -> list[Point]:
        entries = line.row.entries
        if _is_throughout(line.row) and len(expected) > 1:
            return [Point(entries[0].value, index, row, tick, role, None) for tick in expected]
        if entries and len(entries[0].keys) > 1:
            return [self._free(index, entry) for entry in entries]
        if any(entry.keys for entry in entries):
            self._defects.unplaced += [e.value.span for e in entries if not e.keys]
            entries = tuple(entry for entry in entries if entry.keys)
            keys, roles = self._ticks.read([entry.keys[0] for entry in entries])
            return [
                Point(entry.value, index, row, key, role, key_role)
                for entry, key, key_role in zip(entries, keys, roles, strict=True)
            ]
        if len(entries) != len(expected):
            surplus = tuple(entry.value for entry in entries[len(expected) :])
            ragged = Ragged(line.row.span, len(entries), len(expected), surplus)
            self._defects.ragged(ragged, line)
        return [
            Point(entry.value, index, row, tick, role, None)
            for entry, tick in zip(entries, expected, strict=False)
        ]

    def _free(self, index: int, entry: Entry) -> Point:
        """A point whose coordinates name their axes: "Ratio 0.1, Window 500"."""
        (first, second), (role, other) = self._ticks.read(list(entry.keys[:2]))
        if role is Role.X or other is Role.Y:
            first, second, role, other = second, first, other, role
        return Point(entry.value, index, first, second, role, other)

    def _table(
        self, group: list[Line], columns: dict[Role, str]
    ) -> tuple[list[Point], list[dict[Role, str]]]:
        """The points of a table; leading columns but the last become further dimensions."""
        points = []
        extra = []
        swapped = self._frame.kind not in MATRIX and _names_first(group)
        named = self._named_columns(group)
        for i, line in enumerate(group):
            labels = [names.clean_cell(label) for label in line.row.labels]
            heads = list(line.row.columns)
            if swapped:
                labels.reverse()
                heads.reverse()
            more: dict[Role, str] = {}
            row = labels[-1] if labels else None
            spare = [Role.SERIES] if self._frame.kind in MATRIX else []
            outer = labels[:-1]
            if outer and spare:
                more[Role.SERIES] = outer[-1]
                columns.setdefault(Role.SERIES, heads[-2])
                outer = outer[:-1]
            if outer:
                more[Role.PANEL] = " | ".join(
                    [p.plain for p in line.panel] + [o for o in outer if o]
                )
            for label in line.row.labels:
                self._ticks.labels.append((label, names.clean_cell(label)))
            if heads:
                columns.setdefault(Role.Y, heads[-1])
            extra.append(more)
            role = self._role_of_one_column(line)
            for entry in line.row.entries:
                key = names.clean_cell(entry.keys[0]) if entry.keys else None
                key = named.get(key, key) if key is not None else None
                if entry.keys and key:
                    self._ticks.labels.append((entry.keys[0], key))
                points.append(Point(entry.value, i, row, key, role))
        return points, extra

    def _named_columns(self, group: Sequence[Line]) -> dict[str, str]:
        """The ticks of columns that all name their axis: "Batch size 16", "T=0.3", "T=0.7".

        In a square matrix they are what the rows are called: "Hindi", of "Hindi (hi)".
        """
        keys = [entry.keys[0] for entry in group[0].row.entries if entry.keys]
        if on_axes := self._on_axes(keys):
            return on_axes
        bare = {names.clean_cell(key): names.without_aside(key).plain for key in keys}
        rows = {names.key(line.row.labels[-1].plain) for line in group if line.row.labels}
        coded = all(_CODE.fullmatch(names.aside_of(key)) for key in keys)
        if coded and len(keys) > 1 and {names.key(name) for name in bare.values()} == rows:
            return bare
        read = {names.clean_cell(key): self._ticks.tick(key.plain) for key in keys}
        known = self._frame.x_ticks
        each = {t for t, role in read.values() if role is Role.X or names.key(t) in known}
        return {k: tick for k, (tick, _) in read.items()} if len(each) == len(keys) > 1 else {}

    def _on_axes(self, keys: Sequence[Text]) -> dict[str, str]:
        """What the columns “x” and “y” of a scatter plot's table are called on its axes."""
        if self._frame.kind is not Kind.SCATTER or {key.plain.lower() for key in keys} != {
            "x",
            "y",
        }:
            return {}
        axes = {"x": self._frame.axis(Role.X), "y": self._frame.axis(Role.Y)}
        labels = {
            key.plain: names.without_unit(axis.label)
            for key in keys
            if (axis := axes[key.plain.lower()]) is not None and axis.label
        }
        return labels if len(set(labels.values())) == len(axes) else {}

    def _is_of_columns(self, heading: str) -> bool:
        """Whether the corner of a table names its columns: as the axis is named, or a time."""
        axis = self._frame.axis(Role.X)
        label = axis.label if axis is not None else ""
        return _is_time(heading) or (label != "" and names.key(label) == names.key(heading))

    def _role_of_one_column(self, line: Line) -> Role | None:
        """The role of the rows of a table of one column of values: x if named as that axis is.

        A table of more columns may name them, not its rows, in its corner.
        """
        axis = self._frame.axis(Role.X)
        if axis is None or not axis.label or not line.row.columns or len(line.row.entries) != 1:
            return None
        alike = names.key(line.row.columns[-1]) == names.key(axis.label)
        return Role.X if alike else None

    def _once(self, cells: list[Placed]) -> list[Placed]:
        """The cells without those whose place is taken already."""
        seen: dict[tuple[str | None, ...], Value] = {}
        doubled: dict[Span, list[tuple[dict[Role, str], Value, Value]]] = {}
        kept = []
        every = tuple(Role)
        keys = {
            tick: names.key(tick) for tick in {tick for at, _, _ in cells for tick in at.values()}
        }
        for at, value, row in cells:
            place = tuple([keys[at[role]] if role in at else None for role in every])
            if place in seen:
                doubled.setdefault(row, []).append((at, value, seen[place]))
                continue
            seen[place] = value
            kept.append((at, value, row))
        for row, values in doubled.items():
            self._defects.doubled(row, values)
        return kept


def _most(group: Sequence[Line]) -> int:
    """How many values the longest row of a panel has."""
    return max(len(line.row.entries) for line in group)


def _keys(point: Point) -> set[str]:
    """What the coordinates of a point are called, to compare."""
    return {names.key(tick) for tick in (point.row, point.column) if tick is not None}


_THROUGHOUT = regex(
    r"(?:a |is |stays |remains )?(?:constant|flat|horizontal|fixed|unchanged)"
    r"(?: (?:dashed |dotted |solid |reference )?(?:line|value|level))?"
)


def _is_throughout(row: Row) -> bool:
    """Whether a row gives one value, or none, for all places: “Zero-shot: constant at 68.3”."""
    if not row.labels or len(row.entries) != 1:
        return False
    value, keys = row.entries[0]
    if value.value is None and not keys:
        return True
    return len(keys) == 1 and _THROUGHOUT.fullmatch(keys[0].plain) is not None


_SET = regex(r"([^\W\d_])\s*=\s*[^=]{1,20}")


def _variable(group: Sequence[Line]) -> str:
    """The letter that the labels of all rows set to something: k, of “k=1”, “k=5”."""
    labels = [names.bare(line.label.plain) if line.label is not None else "" for line in group]
    found = {match.group(1) if (match := _SET.fullmatch(label)) else "" for label in labels}
    return found.pop() if len(found) == 1 and len(group) > 1 else ""


def _is_time(heading: str) -> bool:
    """Whether the corner of a table names its columns: “Year”, over 2019, 2020."""
    return IN_TIME.match(heading) is not None or corner(heading) is not None


def _named_ticks(group: Sequence[Line]) -> tuple[str, ...]:
    """The places that the other rows name, if one is given throughout."""
    if not any(_is_throughout(line.row) for line in group):
        return ()
    named = [
        e.keys[0]
        for line in group
        if not _is_throughout(line.row)
        for e in line.row.entries
        if e.keys
    ]
    return tuple(dict.fromkeys(names.bare(key.plain) for key in named))


def _names_first(group: Sequence[Line]) -> bool:
    """Whether each row of a table has a name of its own and, after it, a group that it shares."""
    if any(len(line.row.labels) != 2 for line in group):
        return False
    first, second = ({names.clean_cell(line.row.labels[i]) for line in group} for i in (0, 1))
    return len(second) < len(first) == len(group)


def _on_axes(line: Line, labels: Sequence[str]) -> Line:
    """A row of two values with the names of the axes as their keys."""
    assert line.label is not None  # noqa: S101
    keys = [line.label.slice(0, 0).followed_by(label) for label in labels]
    entries = zip(line.row.entries, keys, strict=True)
    both = tuple(Entry(entry.value, (key,)) for entry, key in entries)
    return replace(line, row=replace(line.row, entries=both))
