"""The same grid, written in many ways: whatever leads it, its values stand where they belong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

import pytest

from figcheck.model import Figure
from figcheck.reading import read_text

PANELS = ("Sandy Soil", "Peat")
DOWN, DOWN_UNIT = "Depth", "cm"
DEPTHS = ("5", "15", "45")
ACROSS = "Month"
MONTHS = ("March", "April", "May", "June")
VALUES = {
    "Sandy Soil": (("11", "12", "13", "14"), ("21", "22", "23", "24"), ("31", "32", "33", "34")),
    "Peat": (("61", "62", "63", "64"), ("71", "72", "73", "74"), ("81", "82", "83", "84")),
}
SIDES = ("Left", "Right")

Rows = Callable[[Sequence[Sequence[str]]], list[str]]

HEADS: dict[str, Callable[[int], str]] = {
    "heading": lambda i: f"#### {PANELS[i]}",
    "bold": lambda i: f"**{PANELS[i]}**",
    "bold and a colon": lambda i: f"**{PANELS[i]}:**",
    "where it stands": lambda i: f"**{PANELS[i]} ({SIDES[i]}):**",
    "where it stands, and what follows": lambda i: (
        f"**{PANELS[i]} ({SIDES[i]}), month March to June:**"
    ),
    "where it stands, before it": lambda i: f"#### {SIDES[i]} Heatmap: {PANELS[i]}",
    "where it stands, behind a dash": lambda i: f"#### {PANELS[i]} – {SIDES[i].lower()}",
    "number within the bold": lambda i: f"**{i + 1}. {PANELS[i]}**",
    "item of a list": lambda i: f"{i + 1}. **{PANELS[i]}**",
    "plain": lambda i: f"{PANELS[i]}:",
}

ROWS: dict[str, Rows] = {
    "list": lambda grid: [f"- **{y}:** {', '.join(r)}" for y, r in zip(DEPTHS, grid, strict=True)],
    "list behind its axis": lambda grid: [
        f"- **{DOWN} {y}:** {', '.join(r)}" for y, r in zip(DEPTHS, grid, strict=True)
    ],
    "list and its ends": lambda grid: [
        f"- **{y} (March to June)**: {', '.join(r)}" for y, r in zip(DEPTHS, grid, strict=True)
    ],
    "keys": lambda grid: [
        f"* {y}: {', '.join(f'{m}: {v}' for m, v in zip(MONTHS, r, strict=True))}"
        for y, r in zip(DEPTHS, grid, strict=True)
    ],
    "keys in parentheses": lambda grid: [
        f"- {DOWN} {y}: {', '.join(f'{v} ({m})' for m, v in zip(MONTHS, r, strict=True))}"
        for y, r in zip(DEPTHS, grid, strict=True)
    ],
    "under a line": lambda grid: [
        line
        for y, r in zip(DEPTHS, grid, strict=True)
        for line in (
            f"At {y} {DOWN_UNIT}:",
            *(f"- {m}: {v}" for m, v in zip(MONTHS, r, strict=True)),
        )
    ],
    "under an item": lambda grid: [
        line
        for y, r in zip(DEPTHS, grid, strict=True)
        for line in (
            f"- **{DOWN} {y}**",
            *(f"  - {m}: {v}" for m, v in zip(MONTHS, r, strict=True)),
        )
    ],
    "coordinates": lambda grid: [
        f"- {ACROSS} {m}, {DOWN} {y} {DOWN_UNIT}: {v}"
        for y, r in zip(DEPTHS, grid, strict=True)
        for m, v in zip(MONTHS, r, strict=True)
    ],
    "coordinates in parentheses": lambda grid: [
        f"- ({ACROSS}={m}, {DOWN}={y}): {v}"
        for y, r in zip(DEPTHS, grid, strict=True)
        for m, v in zip(MONTHS, r, strict=True)
    ],
    "table": lambda grid: [
        f"| {DOWN} ({DOWN_UNIT}) | {' | '.join(MONTHS)} |",
        "|---" * 5 + "|",
        *(f"| {y} | {' | '.join(r)} |" for y, r in zip(DEPTHS, grid, strict=True)),
    ],
    "table that repeats its axis": lambda grid: [
        f"| {DOWN} ({DOWN_UNIT}) | {' | '.join(f'{ACROSS} {m}' for m in MONTHS)} |",
        "|---" * 5 + "|",
        *(f"| {y} | {' | '.join(r)} |" for y, r in zip(DEPTHS, grid, strict=True)),
    ],
}

AXES = {
    "listed": (
        "- **X-axis**: Month, values: March, April, May, June",
        "- **Y-axis**: Depth (cm), values: 5, 15, 45",
    ),
    "quoted": (
        '* **X-Axis:** "Month", March, April, May and June',
        '* **Y-Axis:** "Depth (cm)", 5, 15 and 45',
    ),
    "by their ends": (
        "- **X-axis**: month, from March (wet) to June (dry)",
        "- **Y-axis**: depth (cm), from 5 at the top to 45",
    ),
    "in a row": (
        "- **X-axis**: Month, March, April, May and June",
        "- **Y-axis**: Depth, 5, 15 and 45 cm",
    ),
}


def described(head: str, rows: str, axes: str, *, several: bool) -> str:
    """The description of one heatmap or of two."""
    data: list[str] = []
    for i, panel in enumerate(PANELS[: 1 + several]):
        data += [HEADS[head](i), ""] if several else []
        data += [*ROWS[rows](VALUES[panel]), ""]
    shown = 'two heatmaps, "Sandy Soil" and "Peat"' if several else "a heatmap"
    return "\n".join(
        [
            "## Heatmap: Soil Moisture by Depth and Month",
            "### Overview",
            f"The image shows {shown}. Each cell gives the moisture in percent.",
            "### Components/Axes",
            *AXES[axes],
            "- **Color bar**: Moisture (%), from 10 to 90",
            "### Detailed Analysis",
            *data,
            "### Key Observations",
            "- The soil is driest near the surface.",
        ]
    )


def cells(figure: Figure) -> set[tuple[frozenset[str], float | None]]:
    """The values with their coordinates."""
    return {(frozenset(filter(None, cell.at)), cell.value) for cell in figure.cells}


def wanted(*, several: bool) -> set[tuple[frozenset[str], float | None]]:
    """The values with their coordinates as they are meant."""
    return {
        (frozenset((y, m, panel) if several else (y, m)), float(v))
        for panel in PANELS[: 1 + several]
        for y, row in zip(DEPTHS, VALUES[panel], strict=True)
        for m, v in zip(MONTHS, row, strict=True)
    }


@pytest.mark.parametrize("axes", AXES)
@pytest.mark.parametrize("rows", ROWS)
def test_one_heatmap(rows: str, axes: str) -> None:
    assert cells(read_text(described("bold", rows, axes, several=False))) == wanted(several=False)


@pytest.mark.parametrize(("head", "rows"), [*product(HEADS, ROWS)])
def test_two_heatmaps(head: str, rows: str) -> None:
    text = described(head, rows, "listed", several=True)
    assert cells(read_text(text)) == wanted(several=True)
