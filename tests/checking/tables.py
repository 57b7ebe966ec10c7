"""Small figures for tests of checking, from tables that are quick to write."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from figcheck.model import Axis, Cell, Claim, Dimension, Figure, Kind, Role, Source, Span


def number_of(tick: str) -> float | None:
    try:
        return float(tick.removesuffix("%"))
    except ValueError:
        return None


def figure(
    dimensions: Sequence[tuple[str, Role, Sequence[str]]],
    values: dict[tuple[str, ...], str],
    *,
    title: str = "",
    kind: Kind = Kind.HEATMAP,
    value: str = "",
    style: str = "",
) -> Figure:
    """A figure with these values by their coordinates, as written: "12.5", "12.5±0.4".

    A cell with a dash has no value, one that is not given is not there.
    """
    cells = []
    for i, (at, text) in enumerate(values.items()):
        number, _, error = text.partition("±")
        cells.append(
            Cell(
                index=i,
                at=at,
                value=None if number == "–" else float(number),
                text=text,
                span=Span(0, 0),
                error=float(error) if error else None,
                decimals=len(number.partition(".")[2]),
            )
        )
    return Figure(
        id="t",
        title=title,
        kind=kind,
        source=Source("t.txt", "", ""),
        dimensions=tuple(
            Dimension(name, role, tuple(ticks), tuple(number_of(t) for t in ticks))
            for name, role, ticks in dimensions
        ),
        cells=tuple(cells),
        value=Axis(label=value, unit="%" if "%" in value else ""),
        style=frozenset(style.split()),
    )


def claim(text: str) -> Claim:
    """A sentence that stands alone."""
    return Claim(text, tuple(range(len(text) + 1)), "Key Observations")


def claims(*texts: str) -> tuple[Claim, ...]:
    """Sentences that stand one after the other."""
    found: list[Claim] = []
    start = 0
    for text in texts:
        offsets = tuple(range(start, start + len(text) + 1))
        found.append(Claim(text, offsets, "Key Observations"))
        start += len(text) + 1
    return tuple(found)


def from_rows(header: str, rows: Sequence[str]) -> Figure:
    """A figure from the lines of a fixture.

    Args:
        header: `kind; title; value label; row dimension; column dimension`; the kind may
            have words on the form behind it (`bar stacked`), a dimension is `name` or
            `name@role`. Of points it may be the rows along the axes: `Price against Range`.
        rows: `| corner | tick | … |`, then a row each; `# panel` starts a panel, which may have
            columns of its own.
    """
    kind, title, value, row, column = (part.strip() for part in header.split(";"))
    across, _, up = value.partition(" against ")
    kind, _, style = kind.partition(" ")
    row_name, _, row_role = row.partition("@")
    column_name, _, column_role = column.partition("@")
    panel = ""
    panels: list[str] = []
    ticks: list[str] = []
    columns: dict[str, None] = {}
    names: list[str] = []
    values: dict[tuple[str, ...], str] = {}
    for line in rows:
        if line.startswith("#"):
            panel = line[1:].strip()
            panels.append(panel)
            continue
        name, *entries = (part.strip() for part in line.strip().strip("|").split("|"))
        if not name:
            ticks = entries
            columns.update(dict.fromkeys(entries))
            continue
        if name not in names:
            names.append(name)
        for tick, entry in zip(ticks, entries, strict=True):
            if entry:
                values[(panel, name, tick) if panel else (name, tick)] = entry
    dimensions = [
        (row_name, Role(row_role or "y"), names),
        (column_name, Role(column_role or "x"), list(columns)),
    ]
    if panels:
        dimensions.insert(0, ("panel", Role.PANEL, panels))
    if up:
        made = figure(dimensions, values, title=title, kind=Kind(kind), style=style)
        upright = Axis(label=up)
        return replace(made, x_axis=Axis(label=across), y_axis=upright, value=upright)
    return figure(dimensions, values, title=title, kind=Kind(kind), value=value, style=style)
