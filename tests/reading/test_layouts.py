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
        "alone", "bare_lines", "categories", "delimited", "keyed", "listed", "matrix", "narrated",
        "pairs", "points", "prose", "rows", "table", "units", "written",
    }  # fmt: skip
