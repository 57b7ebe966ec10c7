"""Every way of writing data down, by the cases in `fixtures/`."""

from __future__ import annotations

import pytest

from figcheck.model import Cell
from figcheck.reading import read_text

from .fixture_files import Case, cases

CASES = cases()


def shown(cell: Cell) -> str:
    value = "none" if cell.value is None else f"{cell.value:.10g}"
    error = "" if cell.error is None else f" ±{cell.error:.10g}"
    return f"{'; '.join(t for t in cell.at if t)} = {'~' if cell.approx else ''}{value}{error}"


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_fixture(case: Case) -> None:
    figure = read_text(case.text)
    assert [shown(cell) for cell in figure.cells] == case.expected
    for cell in figure.cells:
        assert case.text[slice(*cell.span)] == cell.text


def test_there_are_fixtures_for_every_layout() -> None:
    assert len(CASES) > 25
    assert {case.name.split(":")[0] for case in CASES} == {
        "alone", "bare_lines", "categories", "coordinates", "delimited", "keyed", "listed",
        "matrix", "narrated", "objects", "pairs", "points", "prose", "rows", "table", "units",
        "within", "written",
    }  # fmt: skip


@pytest.mark.parametrize(
    "data",
    [
        "(1, 1): 98, (2, 1): 40\n(1, 2): 41, (2, 2): 87",
        '```json\n{"range": [0, 3], "series": [{"name": "A", "values": [1, 2, 3]}]}\n```',
        '```json\n[["a", 1, 2], []]\n```',
        '```json\n[{"cost": 12, "speed": 2010}, {"cost": 25, "speed": 2011}]\n```',
        "The chart shows birds. Larks gained 3, finches lost 2 and tits grew 4.",
    ],
    ids=[
        "which number is which is not told",
        "nothing names the places",
        "an empty row",
        "which key is that of places is not told",
        "changes",
    ],
)
def test_values_without_a_place_are_no_data(data: str) -> None:
    assert read_text(f"## Heatmap: Nests on a Slope\n\n{data}\n").cells == ()


@pytest.mark.parametrize(
    "told",
    [
        "The largest increase is Ulm with 34%, followed by Kiel (21%) and Bonn (10%).",
        "The second largest lead goes to Ulm with 34%, followed by Kiel (21%) and Bonn (10%).",
        "The gap is largest in Ulm with 34%, Kiel with 21% and Bonn with 10%.",
        "The difference is for Ulm with 34%, followed by Kiel (21%) and Bonn (10%).",
        "In 2010, the gap is 3 mm and the average is 40 mm. "
        "In 2015, the gap is 5 mm and the average is 41 mm.",
        "In 2010, the chart has 3 bars and the table has 4 rows. "
        "In 2020, the chart has 5 bars and the table has 6 rows.",
        "In print, the figure is 8 cm wide, the legend is 2 cm. "
        "On screen, the figure is 9 cm wide, the legend is 3 cm.",
        "For 2010 the values are 3 lower in Ulm and 4 lower in Kiel. "
        "For 2011 the values are 5 lower in Ulm and 6 lower in Kiel.",
        "The first row contains 3 towns and 4 bars. The second row contains 2 towns and 5 bars.",
        "The first row shows 2 and 3 as outliers. The second row shows 4 and 5 as outliers.",
        "Of the men, 31 were identified as ill and 4 as well. "
        "Of the women, 21 were identified as ill and 6 as well.",
    ],
)
def test_what_is_observed_of_values_is_none(told: str) -> None:
    assert read_text(f"## Bar Chart: Rain by Town\n\n{told}\n").cells == ()


@pytest.mark.parametrize(
    ("heads", "cells"),
    [
        (("1/5", "2/5", "1/6", "2/6"), ("3", "4", "5", "6")),
        (("May", "(CI, low)", "June", "July"), ("3", "(1, 2)", "5", "6")),
    ],
    ids=["dates", "ends of an interval"],
)
def test_columns_that_are_not_parted(heads: tuple[str, ...], cells: tuple[str, ...]) -> None:
    rows = [("Town", *heads), ["---"] * 5, ("Ulm", *cells), ("Kiel", *cells)]
    table = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    figure = read_text(f"## Heatmap: Rain\n\n{table}\n")
    assert {cell.at[-1] for cell in figure.cells} <= {*heads}
    assert {cell.at[:-1] for cell in figure.cells} == {("Ulm",), ("Kiel",)}
