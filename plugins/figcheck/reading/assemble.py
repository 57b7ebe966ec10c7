"""Rows to cells: which label is a panel, which a series, which a tick of which axis."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from figcheck.model import Axis, Cell, Dimension, Finding, Kind, Role, Severity, Span
from figcheck.reading import names, order
from figcheck.reading.document import Block, BlockKind, Document, Part
from figcheck.reading.header import Header
from figcheck.reading.layouts.base import Entry, Reading, Row
from figcheck.reading.text import Text
from figcheck.reading.values import Value, read_value

_FARTHEST = 60
_NEXT = 3
MAX_CELLS = 100_000
"""A description with more values is absurd; what is beyond is not read."""


@dataclass(frozen=True)
class Data:
    """The data of a figure.

    Attributes:
        dimensions: panel, series, y and x, those that there are.
        cells: the values.
        findings: rows with too many or too few values, rows listed twice.
        unplaced: the values for which there is no place.
        labels: what names the coordinates in the data, and the coordinate it names.
    """

    dimensions: tuple[Dimension, ...] = ()
    cells: tuple[Cell, ...] = ()
    findings: tuple[Finding, ...] = ()
    unplaced: tuple[Span, ...] = ()
    labels: tuple[tuple[Text, str], ...] = ()


@dataclass
class _Line:
    """A row with what is known of its place."""

    row: Row
    block: Block
    panel: tuple[Text, ...]
    label: Text | None
    keys: list[Text | str | None] = field(default_factory=list)


@dataclass(frozen=True)
class _Point:
    """A value with its coordinates, before they have a role."""

    value: Value
    line: int
    row: str | None
    column: str | None
    row_role: Role | None = None
    column_role: Role | None = None


_GENERIC = frozenset(
    "data values value points point extraction row rows by approximate approx readings reading "
    "counts count cell cells series details the all from each listed exact numeric numerical "
    "estimated labels label annotated per of in to y x left right top bottom".split()
)
_ANNOUNCING = frozenset("given listed order respectively follows following coordinates".split())


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
    return _Assembly(document, header, kind, horizontal).run(readings)


class _Assembly:
    def __init__(self, document: Document, header: Header, kind: Kind, horizontal: bool) -> None:
        self.document = document
        self.horizontal = horizontal
        self.header = header
        self.kind = kind
        self.findings: list[Finding] = []
        self.unplaced: list[Span] = []
        self.ragged: set[Span] = set()
        self.labels: list[tuple[Text, str]] = []
        self.prose: list[int] = []
        self.x_ticks = _by_key(t for axis in header.x_axes for t in axis.ticks)
        self.y_ticks = _by_key(t for axis in header.y_axes for t in axis.ticks)
        self.series = {names.key(e.name): e.name for e in header.legend}
        along = [(Role.X, axis, self.x_ticks) for axis in header.x_axes or (Axis(),)]
        up = [(Role.Y, axis, self.y_ticks) for axis in header.y_axes or (Axis(),)]
        self.axes = [*along[:1], *up[:1], *along[1:], *up[1:]]

    def run(self, readings: Sequence[tuple[Block, Reading]]) -> Data:
        """Do the whole work; see `assemble`."""
        with_data = {block.index for block, _ in readings}
        blocks = self.document.blocks
        self.prose = [b.index for b in blocks if not b.rows and b.index not in with_data]
        lines = self._lines(readings)
        for _, reading in readings:
            for value, row in reading.surplus:
                self._ragged(row, (value,))
            for row in reading.short:
                self._ragged(row, ())
        panels: dict[tuple[str, ...], list[_Line]] = {}
        for line in lines:
            panels.setdefault(tuple(names.key(p.plain) for p in line.panel), []).append(line)
        cells: list[_Placed] = []
        columns: dict[Role, str] = {}
        for group in panels.values():
            cells += self._panel(group, columns)
        cells = self._once(cells)
        dimensions = self._dimensions(cells, columns)
        if len(cells) > MAX_CELLS:
            self.unplaced += [value.span for _, value, _ in cells[MAX_CELLS:]]
            cells = cells[:MAX_CELLS]
        placed = tuple(
            Cell(
                index=i,
                at=tuple(at.get(d.role) for d in dimensions),
                value=value.value,
                text=self.document.source[slice(*value.span)],
                span=value.span,
                approx=value.approx,
                error=value.error,
                decimals=value.decimals,
            )
            for i, (at, value, _) in enumerate(cells)
        )
        return Data(
            dimensions, placed, tuple(self.findings), tuple(self.unplaced), tuple(self.labels)
        )

    # Rows and their panels

    def _lines(self, readings: Sequence[tuple[Block, Reading]]) -> list[_Line]:
        paths = _without_common_aside({block.index: self._path(block) for block, _ in readings})
        with_rows = [paths[block.index] for block, reading in readings for _ in reading.rows]
        counts = Counter(key for path in with_rows for key in {names.key(t.plain) for t, _ in path})
        common = {key for key, n in counts.items() if n == len(with_rows)}
        lines = []
        for block, reading in readings:
            path = [(t, b) for t, b in paths[block.index] if names.key(t.plain) not in common]
            lines += [self._line(row, block, path) for row in reading.rows]
        return lines

    def _path(self, block: Block) -> list[tuple[Text, Block]]:
        """The labels above a block that may name a panel or a row, outermost first."""
        path: list[tuple[Text, Block]] = []
        for above in self.document.above(block):
            if above.index == 0 or (
                above.kind is BlockKind.HEADING and above.part not in _HOLDING_DATA
            ):
                continue
            label = above.label or above.text
            named = names.clean(label)
            plain = named.plain
            if not plain or _is_generic(plain) or len(plain.split()) > 12:
                continue
            path.append((named, above))
        path.reverse()
        if path and path[0][1].kind is BlockKind.HEADING and path[0][1].parent is not None:
            top = self.document.blocks[path[0][1].parent]
            if top.part is not path[0][1].part and len(path) > 1:
                del path[0]  # "Detailed Analysis of …" names no panel
        return path

    def _line(self, row: Row, block: Block, path: list[tuple[Text, Block]]) -> _Line:
        panel = [text for text, _ in path]
        if row.columns:
            return _Line(row, block, tuple(panel), None)
        own = list(row.labels)
        if own:
            label = own.pop()
            return _Line(row, block, (*panel, *map(names.clean, own)), label)
        keyed = row.entries and len(row.entries[0].keys) == 1
        if keyed and path and self._names_row(*path[-1], len(path)):
            return _Line(row, block, tuple(panel[:-1]), path[-1][0])
        return _Line(row, block, tuple(panel), None)

    def _names_row(self, label: Text, block: Block, depth: int) -> bool:
        """Whether the label above a row without a label of its own names the row, not its panel."""
        if names.key(label.plain) in self.series.keys() | self.x_ticks.keys() | self.y_ticks.keys():
            return True
        if names.key(label.plain) in {names.key(p.plain) for p in self.header.panels}:
            return False
        if block.kind is BlockKind.HEADING:
            return depth > 1
        return block.kind is BlockKind.ITEM or depth > 1 or self.kind not in _MATRIX

    # One panel

    def _panel(self, group: list[_Line], columns: dict[Role, str]) -> list[_Placed]:
        """The cells of one panel."""
        panel = " | ".join(p.plain for p in group[0].panel)
        for part in group[0].panel:
            self.labels.append((part, panel))
        if self.kind is Kind.SCATTER:
            group = [self._spread(line) for line in group]
        points: list[_Point] = []
        extra: list[dict[Role, str]] = []
        if group[0].row.columns:
            points, extra = self._table(group, columns)
        else:
            row_names, row_roles = self._ticks([line.label for line in group])
            expected = self._order(group)
            for i, line in enumerate(group):
                points += self._points(i, line, row_names[i], row_roles[i], expected)
        roles = self._roles(points, group)
        cells = []
        for point in points:
            at = {Role.PANEL: panel} if panel else {}
            if extra:
                at |= extra[point.line]
            for tick, role in ((point.row, roles[0]), (point.column, roles[1])):
                if tick is not None:
                    at[role] = tick
            cells.append((at, point.value, group[point.line].row.span))
        return cells

    def _spread(self, line: _Line) -> _Line:
        """A labelled point "Japan (42, 84.5)" as a row with a value on either axis."""
        entries = line.row.entries
        if not line.row.pairs or len(entries) != 1 or line.label is None:
            return line
        (x,) = entries[0].keys
        value = read_value(x)
        labels = [axes[0].label for axes in (self.header.x_axes, self.header.y_axes) if axes]
        if value is None or len(labels) < 2 or not all(labels):
            return line
        across, up = (x.slice(0, 0).followed_by(label.split(" (")[0]) for label in labels)
        spread = (Entry(value, (across,)), Entry(entries[0].value, (up,)))
        return replace(line, row=replace(line.row, entries=spread, pairs=False))

    def _points(
        self, index: int, line: _Line, row: str | None, role: Role | None, expected: Sequence[str]
    ) -> list[_Point]:
        entries = line.row.entries
        if entries and len(entries[0].keys) > 1:
            return [self._free(index, entry) for entry in entries]
        if entries and entries[0].keys:
            keys, roles = self._ticks([entry.keys[0] for entry in entries])
            return [
                _Point(entry.value, index, row, key, role, key_role)
                for entry, key, key_role in zip(entries, keys, roles, strict=True)
            ]
        if len(entries) > len(expected):
            self._ragged(
                line.row.span,
                [e.value.span for e in entries[len(expected) :]],
                row,
                len(entries),
                len(expected),
            )
        elif len(entries) < len(expected):
            self._ragged(line.row.span, (), row, len(entries), len(expected))
        return [
            _Point(entry.value, index, row, tick, role, None)
            for entry, tick in zip(entries, expected, strict=False)
        ]

    def _free(self, index: int, entry: Entry) -> _Point:
        """A point whose coordinates name their axes: "Ratio 0.1, Window 500"."""
        (first, second), (role, other) = self._ticks(list(entry.keys[:2]))
        if role is Role.X or other is Role.Y:
            first, second, role, other = second, first, other, role
        return _Point(entry.value, index, first, second, role, other)

    def _table(
        self, group: list[_Line], columns: dict[Role, str]
    ) -> tuple[list[_Point], list[dict[Role, str]]]:
        """The points of a table; leading columns but the last become further dimensions."""
        points = []
        extra = []
        for i, line in enumerate(group):
            labels = [names.clean_cell(label) for label in line.row.labels]
            more: dict[Role, str] = {}
            row = labels[-1] if labels else None
            spare = [Role.SERIES] if self.kind in _MATRIX else []
            outer = labels[:-1]
            heads = list(line.row.columns[:-1])
            if outer and spare:
                more[Role.SERIES] = outer[-1]
                columns.setdefault(Role.SERIES, heads[-1])
                outer = outer[:-1]
            if outer:
                more[Role.PANEL] = " | ".join(
                    [p.plain for p in line.panel] + [o for o in outer if o]
                )
            for label in line.row.labels:
                self.labels.append((label, names.clean_cell(label)))
            if line.row.columns:
                columns.setdefault(Role.Y, line.row.columns[-1])
            extra.append(more)
            for entry in line.row.entries:
                key = names.clean_cell(entry.keys[0]) if entry.keys else None
                if entry.keys and key:
                    self.labels.append((entry.keys[0], key))
                points.append(_Point(entry.value, i, row, key))
        return points, extra

    def _once(self, cells: list[_Placed]) -> list[_Placed]:
        """The cells without those whose place is taken already."""
        seen: dict[frozenset[tuple[Role, str]], Value] = {}
        doubled: dict[Span, list[tuple[dict[Role, str], Value, Value]]] = {}
        kept = []
        for at, value, row in cells:
            place = frozenset((role, names.key(tick)) for role, tick in at.items())
            if place in seen:
                doubled.setdefault(row, []).append((at, value, seen[place]))
                continue
            seen[place] = value
            kept.append((at, value, row))
        for row, values in doubled.items():
            self._doubled(row, values)
        return kept

    # Ticks and their order

    def _ticks(self, labels: Sequence[Text | None]) -> tuple[list[str | None], list[Role | None]]:
        """The ticks that labels name, and the axis where a label says on which it lies."""
        cleaned = [None if label is None else names.clean(label) for label in labels]
        cleaned = _bare(cleaned, self.document.source)
        ticks: list[str | None] = []
        roles: list[Role | None] = []
        for text, label in zip(cleaned, labels, strict=True):
            if text is None or label is None:
                ticks.append(None)
                roles.append(None)
                continue
            tick, role = self._tick(text.plain)
            ticks.append(tick)
            roles.append(role)
            self.labels.append((label, tick))
        return ticks, roles

    def _tick(self, label: str) -> tuple[str, Role | None]:
        """The tick that a label names and its axis: "Row 1 (y=1)" is 1 on y."""
        inner = label
        if (match := names.ROW_NUMBER.match(label)) is not None:
            inner = match.group(1).strip()
        elif (quoted := names.quoted(label)) and len(quoted) < len(label):
            known = self.x_ticks | self.y_ticks | self.series
            inner = quoted if names.key(quoted) in known else label
        if names.key(inner) in self.series:
            return self.series[names.key(inner)], None
        for role, axis, ticks in self.axes:
            if names.key(inner) in ticks:
                return ticks[names.key(inner)], None
            tick = _after_axis(inner, role, axis, ticks)
            if tick is not None:
                return ticks.get(names.key(tick), tick), role
        return names.after_variable(inner), None

    def _order(self, group: list[_Line]) -> tuple[str, ...]:
        """The ticks of the columns of rows that do not name them."""
        counts = Counter(
            len(line.row.entries)
            for line in group
            if line.row.entries and not line.row.entries[0].keys
        )
        if not counts:
            return ()
        most = max(counts, key=lambda count: (counts[count], -count))
        for count in dict.fromkeys((most, *sorted(counts, reverse=True))):
            if (found := self._announced(group, count)) is not None:
                return found
        rows = {names.key(line.label.plain) for line in group if line.label is not None}
        lists = [axis.ticks for axis in self.header.x_axes]
        lists.append(tuple(self.series.values()))
        lists += [axis.ticks for axis in self.header.y_axes]
        lists = [ticks for ticks in lists if ticks and not rows & {names.key(t) for t in ticks}]
        for ticks in lists:
            if len(ticks) == most:
                return ticks
        for axis in self.header.x_axes:
            if axis.bounds and not axis.ticks:
                low, high = axis.bounds
                decimals = max(_decimals(low), _decimals(high))
                if (spaced := order.spaced(low, high, most, decimals)) is not None:
                    return spaced
        square = [line.label for line in group if line.label is not None]
        if self.kind is Kind.HEATMAP and len(square) == most and not self.x_ticks:
            return tuple(self._tick(names.clean(label).plain)[0] for label in square)
        along = [axis.ticks for axis in self.header.x_axes[:1] if axis.ticks in lists]
        if along and len(along[0]) > most:
            return along[0][:most]
        return tuple(str(i + 1) for i in range(most))

    def _announced(self, group: list[_Line], count: int) -> tuple[str, ...] | None:
        """The order that the rows themselves or the text before them announce."""
        for line in group:
            if line.row.announcement is not None:
                found = order.announced(f"({line.row.announcement.plain})", count)
                if found is None:
                    found = order.announced(line.row.announcement.plain, count)
                if found is not None:
                    return self._known(found)
        first = group[0].block
        before = bisect_left(self.prose, first.index)
        last = bisect_left(self.prose, group[-1].block.index)
        for index in (
            *reversed(self.prose[max(0, before - _FARTHEST) : before]),
            *self.prose[last : last + _NEXT],
        ):
            block = self.document.blocks[index]
            if block.part is not first.part:
                continue
            if (found := order.announced(block.text.plain, count)) is not None:
                taken = {names.key(line.label.plain) for line in group if line.label is not None}
                if not taken & {names.key(name) for name in found}:
                    return self._known(found)
        return None

    def _known(self, ticks: Iterable[str]) -> tuple[str, ...]:
        known = self.series | self.y_ticks | self.x_ticks
        return tuple(known.get(names.key(tick), tick) for tick in ticks)

    # Roles

    def _roles(self, points: Sequence[_Point], group: list[_Line]) -> tuple[Role, Role]:
        """The roles of the two coordinates of a panel's points."""
        said = (
            {p.row_role for p in points if p.row_role},
            {p.column_role for p in points if p.column_role},
        )
        row = [p.row for p in points if p.row is not None]
        column = [p.column for p in points if p.column is not None]
        if Role.Y in said[1] and Role.Y not in said[0]:
            matrix = row and (Role.X in said[0] or _share(row, self.x_ticks) > 0)
            return (Role.X if matrix else Role.SERIES), Role.Y
        if group[0].row.pairs:
            return Role.SERIES, Role.X
        if self.kind in _MATRIX:
            if Role.X in said[0]:
                return Role.X, Role.Y
            if row and not column:
                return Role.X, Role.Y
            straight = _share(row, self.y_ticks) + _share(column, self.x_ticks)
            crossed = _share(row, self.x_ticks) + _share(column, self.y_ticks)
            return (Role.X, Role.Y) if crossed > straight else (Role.Y, Role.X)
        if not row or not column:
            return Role.X, Role.X
        ticks = self.x_ticks | (self.y_ticks if self._is_horizontal() else {})
        series = _share(row, self.series) - _share(column, self.series)
        on_x = _share(row, ticks) - _share(column, ticks)
        if Role.X in said[0]:
            on_x += 1
        if Role.X in said[1]:
            on_x -= 1
        if on_x - series > 0:
            return Role.X, Role.SERIES
        if on_x - series < 0:
            return Role.SERIES, Role.X
        by_row = self.kind is not Kind.LINE or group[0].row.columns
        return (Role.X, Role.SERIES) if by_row else (Role.SERIES, Role.X)

    def _is_horizontal(self) -> bool:
        """Whether the categories stand along the vertical axis."""
        axes = self.header.y_axes
        named = bool(axes) and any(names.as_number(t) is None for t in axes[0].ticks)
        return named or (bool(axes) and self.horizontal)

    # Dimensions

    def _dimensions(self, cells: list[_Placed], columns: dict[Role, str]) -> tuple[Dimension, ...]:
        used: dict[Role, dict[str, str]] = {}
        for at, _, _ in cells:
            for role, tick in at.items():
                used.setdefault(role, {}).setdefault(names.key(tick), tick)
        for at, _, _ in cells:
            for role, tick in at.items():
                at[role] = used[role][names.key(tick)]
        dimensions = []
        taken: set[str] = set()
        for role in Role:
            if role not in used:
                continue
            ticks = self._in_order(role, list(used[role].values()))
            name = self._name(role, columns, used.get(Role.SERIES, {}))
            while name in taken:
                name += "'"
            taken.add(name)
            numbers = tuple(names.as_number(tick) for tick in ticks)
            dimensions.append(Dimension(name, role, ticks, numbers))
        return tuple(dimensions)

    def _in_order(self, role: Role, used: list[str]) -> tuple[str, ...]:
        """The ticks in the order of the picture: as described, then as they come in the data.

        Of a heatmap a tick without a value counts too if the description lists it.
        """
        described: Sequence[str] = {
            Role.PANEL: [p.plain for p in self.header.panels],
            Role.SERIES: list(self.series.values()),
            Role.Y: list(self.y_ticks.values()),
            Role.X: list(self.x_ticks.values())
            + (list(self.y_ticks.values()) if self._is_horizontal() else []),
        }[role]
        by_key = {names.key(tick): tick for tick in used}
        wanted = [names.key(tick) for tick in described]
        axis = self._axis(role)
        listed = axis is not None and len(axis.ticks) > 0 and self.kind is Kind.HEATMAP
        if listed and axis is not None and sum(k in by_key for k in wanted) >= len(by_key):
            first = {names.key(tick) for tick in axis.ticks}
            by_key |= {
                names.key(t): t
                for t in axis.ticks
                if names.key(t) in first and names.key(t) not in by_key
            }
        ordered = list(dict.fromkeys(k for k in wanted if k in by_key))
        # A tick that is not described stands where the data have it: after the one before.
        known = frozenset(ordered)
        following: dict[str | None, list[str]] = {}
        anchor = None
        for key in by_key:
            if key in known:
                anchor = key
            else:
                following.setdefault(anchor, []).append(key)
        merged = [k for before in (None, *ordered) for k in (before, *following.get(before, ()))]
        return tuple(by_key[key] for key in merged if key is not None)

    def _axis(self, role: Role) -> Axis | None:
        axes = {Role.X: self.header.x_axes, Role.Y: self.header.y_axes}.get(role, ())
        return axes[0] if axes else None

    def _name(self, role: Role, columns: dict[Role, str], series: Iterable[str]) -> str:
        """The name of a dimension: its axis' label, unless that is one of the series."""
        if role is Role.PANEL:
            return "panel"
        if role is Role.SERIES:
            return columns.get(role) or "series"
        axis = self._axis(role)
        if role is Role.X and self.kind not in _MATRIX and self._is_horizontal():
            axis = self.header.y_axes[0]
        if axis is not None and axis.label and not _is_among(axis.label, series):
            return axis.label
        across = Role.Y if self.kind in _MATRIX else Role.X
        return columns.get(Role.Y) or role.value if role is across else role.value

    # Findings

    def _ragged(
        self,
        row: Span,
        surplus: Sequence[Span],
        name: str | None = None,
        read: int = 0,
        wanted: int = 0,
    ) -> None:
        self.unplaced += surplus
        if row in self.ragged:
            return
        self.ragged.add(row)
        if wanted:
            what = f"Row {name}" if name else "A row"
            rest = "the last ones have no place" if surplus else "the last ticks get none"
            message = f"{what} has {read} values for {wanted} ticks; {rest}."
        else:
            what = "more" if surplus else "fewer"
            message = f"A row of the table has {what} cells than its header."
        mend = "Give one value for each tick, and n/a where there is none."
        self.findings.append(Finding("ragged-row", Severity.WARNING, message, mend, row))

    def _doubled(self, row: Span, values: Sequence[tuple[dict[Role, str], Value, Value]]) -> None:
        """The finding for the values of a row whose places are taken."""
        self.unplaced += [value.span for _, value, _ in values]
        other = [(at, value, first) for at, value, first in values if value.value != first.value]
        at, value, first = other[0] if other else values[0]
        where = ", ".join(at.values())
        if other:
            code = "value-conflict"
            message = f"At {where} the text gives {first.text} and, further down, {value.text}."
        else:
            code = "duplicate-rows"
            message = f"The value at {where} is given twice."
        if len(values) > 1:
            message += f" {len(values)} values of this row have been given before."
        self.findings.append(
            Finding(code, Severity.WARNING, message, "Give every value once.", row)
        )


_Placed = tuple[dict[Role, str], Value, Span]
_HOLDING_DATA = frozenset({Part.DATA, Part.OPEN})
_MATRIX = frozenset({Kind.HEATMAP, Kind.TABLE, Kind.UNKNOWN})


def _without_common_aside(
    paths: dict[int, list[tuple[Text, Block]]],
) -> dict[int, list[tuple[Text, Block]]]:
    """The paths without the aside that all their labels have: "POS (layer, accuracy)"."""
    asides = {names.aside_of(path[0][0]) for path in paths.values() if path}
    if len(asides) != 1 or not any(asides):
        return paths
    return {
        index: [(names.without_aside(path[0][0]), path[0][1]), *path[1:]] if path else path
        for index, path in paths.items()
    }


def _is_among(label: str, series: Iterable[str]) -> bool:
    """Whether an axis is one of the series, its unit left aside."""
    return any(names.key(label).startswith(key) for key in series)


def _by_key(ticks: Iterable[str]) -> dict[str, str]:
    known: dict[str, str] = {}
    for tick in ticks:
        known.setdefault(names.key(tick), tick)
    return known


def _is_generic(label: str) -> bool:
    """Whether a label only says that data follow."""
    words = set(names.words(label))
    return not words - _GENERIC or bool(words & _ANNOUNCING)


def _share(ticks: Sequence[str], known: dict[str, str]) -> float:
    if not ticks or not known:
        return 0.0
    distinct = {names.key(tick) for tick in ticks}
    return len(distinct & known.keys()) / len(distinct)


def _decimals(value: float) -> int:
    text = repr(value)
    return len(text.split(".")[1]) if "." in text and not text.endswith(".0") else 0


def _after_axis(label: str, role: Role, axis: Axis, ticks: dict[str, str]) -> str | None:
    """What follows the name of an axis in a label: "Batch size 10", "Window 500", "K=1"."""
    cut = names.split_variable(label)
    if cut is None:
        return None
    variable, tick = cut
    if variable.lower() == role.value:
        return tick
    stems, known = names.stems(variable), names.stems(axis.label)
    if not stems or not known or not (stems <= known or known <= stems):
        return None
    if names.as_number(tick) is not None or names.key(tick) in ticks:
        return tick
    return tick if not ticks and not names.stems(tick) <= known else None


def _bare(labels: Sequence[Text | None], source: str) -> list[Text | None]:
    """Labels without their asides where all have one and stay apart without it."""
    given = [label for label in labels if label is not None]
    asides = [names.aside_of(label) for label in given]
    bare = [names.without_aside(label).plain for label in given]
    row_numbers = any(names.ROW_NUMBER.match(label.plain) for label in given)
    if (
        len(given) < 2
        or not all(len(a) > 3 for a in asides)
        or len(set(bare)) < len(bare)
        or row_numbers
    ):
        return list(labels)
    return [None if label is None else names.without_aside(label) for label in labels]
