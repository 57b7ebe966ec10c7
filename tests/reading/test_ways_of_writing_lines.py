"""The same lines and bars, written in many ways: each value stands at its series and its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product

import pytest

from figcheck.reading import read_text

SERIES = ("Fern", "Moss", "Tall grass")
PLACES = ("Bog", "Dune", "Heath", "Shore")
VALUES = (("11", "12", "13", "14"), ("21", "22", "23", "24"), ("31", "32", "33", "34"))


def given() -> Iterator[tuple[str, str, str]]:
    """The values, each with its series and its place."""
    for name, row in zip(SERIES, VALUES, strict=True):
        for place, value in zip(PLACES, row, strict=True):
            yield name, place, value


def by_series(row: Callable[[str, Sequence[str]], Sequence[str]]) -> list[str]:
    """The lines that some way of writing has for each series."""
    return [line for s, values in zip(SERIES, VALUES, strict=True) for line in row(s, values)]


def by_place(row: Callable[[str, Sequence[str]], Sequence[str]]) -> list[str]:
    """The lines that some way of writing has for each place."""
    columns = zip(*VALUES, strict=True)
    return [line for p, values in zip(PLACES, columns, strict=True) for line in row(p, values)]


def joined(form: str, names: Sequence[str], values: Sequence[str]) -> str:
    """Names and values in one line."""
    return ", ".join(form.format(n=n, v=v) for n, v in zip(names, values, strict=True))


ROWS: dict[str, Callable[[], list[str]]] = {
    "list": lambda: by_series(lambda s, v: [f"- **{s}:** {', '.join(v)}"]),
    "list with “and”": lambda: by_series(lambda s, v: [f"- {s}: {', '.join(v[:-1])} and {v[-1]}"]),
    "list behind its places": lambda: by_series(
        lambda s, v: [f"- {s} ({', '.join(PLACES)}): {', '.join(v)}"]
    ),
    "list behind an announcement": lambda: [
        f"Values in the order {', '.join(PLACES)}:",
        "",
        *by_series(lambda s, v: [f"- {s}: {', '.join(v)}"]),
    ],
    "keys": lambda: by_series(lambda s, v: [f"- **{s}**: {joined('{n}: {v}', PLACES, v)}"]),
    "arrows": lambda: by_series(lambda s, v: [f"- {s}: {joined('{n} → {v}', PLACES, v)}"]),
    "keys behind": lambda: by_series(lambda s, v: [f"- {s}: {joined('{v} ({n})', PLACES, v)}"]),
    "at": lambda: by_series(lambda s, v: [f"- {s}: {joined('{v} at {n}', PLACES, v)}"]),
    "series as keys": lambda: by_place(lambda p, v: [f"- {p}: {joined('{n} {v}', SERIES, v)}"]),
    "under its place": lambda: by_place(
        lambda p, v: [f"At {p}:", *(f"- {s}: {x}" for s, x in zip(SERIES, v, strict=True))]
    ),
    "under its series": lambda: by_series(
        lambda s, v: [f"**{s}**", *(f"- {p}: {x}" for p, x in zip(PLACES, v, strict=True)), ""]
    ),
    "under a number": lambda: by_series(
        lambda s, v: [
            f"{SERIES.index(s) + 1}. **{s}**",
            *(f"   - {p}: {x}" for p, x in zip(PLACES, v, strict=True)),
        ]
    ),
    "one a line": lambda: [f"- {s}, {p}: {v}" for s, p, v in given()],
    "one a line, place first": lambda: [f"- {p} ({s}): {v}" for s, p, v in given()],
    "table": lambda: [
        f"| | {' | '.join(PLACES)} |",
        "|---" * 5 + "|",
        *by_series(lambda s, v: [f"| {s} | {' | '.join(v)} |"]),
    ],
    "one a row": lambda: [
        "| Site | Plant | Value |",
        "|---|---|---|",
        *(f"| {p} | {s} | {v} |" for s, p, v in given()),
    ],
}

AXES = {
    "label first": "- **X-axis:** Site, Bog, Dune, Heath, Shore",
    "quoted": '* **X-Axis:** "Site", with ticks Bog, Dune, Heath and Shore',
    "parentheses": "- **Horizontal axis**: Site (Bog, Dune, Heath, Shore)",
    "sentence": "The x-axis shows the site (Bog, Dune, Heath, Shore).",
}

LEGENDS = {
    "colours": "- **Legend**: Fern (green), Moss (blue), Tall grass (gray)",
    "equals": "- **Legend**: green = Fern, blue = Moss, gray = Tall grass",
    "none": "",
}


@pytest.mark.parametrize(("rows", "axis", "legend"), [*product(ROWS, AXES, LEGENDS)])
def test_bars(rows: str, axis: str, legend: str) -> None:
    text = "\n".join(
        [
            "## Grouped Bar Chart: Plant Cover by Site",
            "### Overview",
            "The chart shows the cover of three plants.",
            "### Axes and legend",
            AXES[axis],
            "- **Y-axis:** Cover (%), from 0 to 40",
            LEGENDS[legend],
            "### Data",
            *ROWS[rows](),
            "",
            "### Key Observations",
            "- Tall grass covers most.",
        ]
    )
    figure = read_text(text)
    found = {(frozenset(filter(None, cell.at)), cell.value) for cell in figure.cells}
    assert found == {(frozenset((s, p)), float(v)) for s, p, v in given()}
    assert figure.x_axis.label.lower() == "site"


def test_gridlines_of_the_vertical_axis_are_no_places_of_values_in_sentences() -> None:
    """“… by around 20 %” beside gridlines at 0, 10, 20 and a year is no value at 20."""
    figure = read_text(
        """\
## Line Chart: Visitors of Two Parks

### Axes
- **X-axis:** Year, 2018 to 2020
- **Y-axis:** "Visitors (millions)", 0 to 30, gridlines every 10
- **Legend:** Aller (blue), Bode (red)

### Data Values (millions)

| Year | Aller | Bode |
|---|---|---|
| 2018 | 11 | 21 |
| 2019 | 12 | 22 |
| 2020 | 13 | 25 |

### The Growth Years (2019 to 2020)
- **Records:** Bode surpassed its 2019 result by around 20%.
"""
    )
    assert len(figure.cells) == 6
    assert [d.name for d in figure.dimensions if len(d.ticks) > 1] == ["series", "Year"]
