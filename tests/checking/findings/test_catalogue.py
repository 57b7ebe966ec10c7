from __future__ import annotations

import ast
from pathlib import Path

import figcheck
from figcheck.checking.findings import CATALOGUE, find
from figcheck.reading import read_text
from tests.checking.findings.describe import heatmap

PACKAGE = Path(figcheck.__file__).parent


def test_every_kind_says_what_it_means_and_how_to_mend_it() -> None:
    for code, defect in CATALOGUE.items():
        assert code == defect.code
        assert code == code.lower().replace(" ", "-")
        assert defect.meaning.endswith(".")
        assert defect.mend.endswith(".")
    assert len({defect.title for defect in CATALOGUE.values()}) == len(CATALOGUE)


def test_every_code_that_the_program_writes_is_in_the_catalogue() -> None:
    written = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Finding":
                code = next((k.value for k in node.keywords if k.arg == "code"), None)
                code = code or (node.args[0] if node.args else None)
                if isinstance(code, ast.Constant):
                    written.add(code.value)
    assert written <= set(CATALOGUE)
    assert "no-data" in written, "the search for codes finds none"


def test_findings_have_a_place_in_the_text_and_cells_of_the_figure() -> None:
    rows = {"y=1": "4, 9, 16, 25, 36", "y=2": "4, 9, 16, 25, 36", "y=3": "5, 5, 5, 5, 5"}
    text = heatmap({"Dry": rows}, y="1 to 9", colours="white (5) to red (30)")
    figure = read_text(text)
    found = find(figure)
    assert {finding.code for finding in found} == {
        "duplicate-rows",
        "constant-row",
        "out-of-legend-range",
        "tick-mismatch",
    }
    for finding in found:
        assert finding.span is not None
        assert 0 <= finding.span.start < finding.span.end <= len(text)
        assert set(finding.cells) <= set(range(len(figure.cells)))
        assert finding.mend == CATALOGUE[finding.code].mend


def test_a_figure_without_defects() -> None:
    rows = {"y=1": "4, 9, 16, 25, 36", "y=2": "5, 8, 15, 24, 35", "y=3": "6, 7, 14, 23, 34"}
    text = heatmap({"Dry": rows}, y="1 to 3", colours="white (4) to red (36)")
    assert find(read_text(text)) == ()


def test_no_data_no_findings() -> None:
    assert find(read_text("")) == ()
    assert find(read_text("Nothing but words.")) == ()
