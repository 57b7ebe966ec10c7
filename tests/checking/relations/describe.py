"""Descriptions of figures for the tests, as short as can be read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from figcheck.checking.relations.relate import relate
from figcheck.model import Figure, Relation, RelationKind
from figcheck.reading import read_text

Rows = Mapping[str, Sequence[float | str]]


def heatmap(
    name: str,
    panels: Mapping[str, Rows],
    *,
    x: str = "Depth: 2, 4, 8, 16",
    y: str = "Soil",
    value: str = "Yield",
) -> Figure:
    """A heatmap with named rows in panels; the panel "" is the only one."""
    label, ticks = x.split(": ")
    rows = next(iter(panels.values()))
    lines = [
        "## Heatmap: Fields",
        "### Components/Axes",
        f"- **X-axis ({label})**: {ticks}",
        f"- **Y-axis ({y})**: {', '.join(rows)}",
        f'- **Legend**: Color gradient from light to dark, labeled "{value}"',
        "### Detailed Analysis",
    ]
    for panel, its in panels.items():
        lines += [f"#### {panel}"] if panel else []
        lines += ["- **Values**:"]
        lines += [f" - {row}: {', '.join(map(str, values))}" for row, values in its.items()]
    figure = replace(read_text("\n".join(lines), f"{name}.txt"), id=name)
    count = sum(len(values) for its in panels.values() for values in its.values())
    assert len(figure.cells) == count, "the description is not read as it is meant"
    return figure


def relation(kind: RelationKind, *figures: Figure) -> Relation:
    """The one relation of a kind between figures."""
    (found,) = [r for r in relate(figures) if r.kind is kind]
    return found


def kinds(*figures: Figure) -> list[RelationKind]:
    """What figures have to do with each other, as far as it is certain."""
    return [r.kind for r in relate(figures) if r.certain]
