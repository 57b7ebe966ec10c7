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
        "The chart shows birds. Larks gained 3, finches lost 2 and tits grew 4.",
    ],
    ids=["which number is which is not told", "nothing names the places", "changes"],
)
def test_values_without_a_place_are_no_data(data: str) -> None:
    assert read_text(f"## Heatmap: Nests on a Slope\n\n{data}\n").cells == ()
