from __future__ import annotations

import csv
import io
import json

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from figcheck.model import Verdict
from figcheck.publishing import exports
from tests.publishing.figures import TEXT, report


def test_the_json_has_what_the_schema_promises() -> None:
    written = exports.to_json(report())
    assert json.loads(exports.dumps(written)) == written
    assert written["schema"] == 1
    assert written["source"] == {"path": "seeds/f.txt", "sha256": "0" * 64}
    assert written["axes"]["x"] == {"label": "Label", "ticks": ["=1", "-2"], "range": [1, 4]}
    assert written["axes"]["value"] == {"label": "Score", "range": [-2, 600000]}
    assert [cell["value"] for cell in written["cells"]] == [-1.5, 596000, None, 3]
    assert written["cells"][3]["at"] == {"panel": "A", "value": "4"}
    assert written["cells"][3]["approx"] is True
    for cell, text in zip(written["cells"], ["-1.5", "596k", "n/a", "~3"], strict=True):
        assert TEXT[slice(*cell["span"])] == text


def test_a_claim_has_its_parts_and_they_have_their_evidence() -> None:
    (claim,) = exports.to_json(report())["claims"]
    assert claim["verdict"] == "mixed"
    assert claim["section"] == "Key Observations"
    assert TEXT[slice(*claim["span"])] == claim["text"]
    part = claim["parts"][1]
    assert part["verdict"] == "refuted"
    assert part["check"] == "min(value) = 3"
    assert [(e["value"], e["counterexample"]) for e in part["evidence"]] == [
        (-1.5, True),
        (3, False),
    ]
    assert part["evidence"][0]["at"] == {"panel": "A", "value": "=1"}


def test_a_finding_tells_where_and_how_to_mend() -> None:
    (finding,) = exports.to_json(report())["findings"]
    assert finding == {
        "code": "constant-row",
        "severity": "info",
        "message": "A message.",
        "mend": "A mend.",
        "span": [5, 6],
        "line": 2,
        "cells": [1, 2],
    }


def test_the_table_is_tidy_and_its_numbers_are_numbers() -> None:
    table = pd.read_csv(io.StringIO(exports.to_csv(report().figure)))
    assert list(table.columns) == ["panel", "value (2)", "value", "approx", "error"]
    assert table["value"].tolist()[:2] == [-1.5, 596000]
    assert table["value"].isna().tolist() == [False, False, True, False]
    assert table["approx"].tolist() == [False, False, False, True]
    assert table["error"].tolist()[0] == 0.25
    assert table["value (2)"].tolist() == ["'=1", "-2", "3", "4"]


def test_the_table_is_read_by_any_reader_of_csv() -> None:
    rows = list(csv.reader(io.StringIO(exports.to_csv(report().figure)), strict=True))
    assert {len(row) for row in rows} == {5}


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_digits_give_back_the_number(value: float) -> None:
    assert float(exports.number(value)) == value


@pytest.mark.parametrize(
    ("value", "digits"),
    [(41.3, "41.3"), (38, "38"), (38.0, "38"), (596000.0, "596000"), (-0.05, "-0.05"), (None, "")],
)
def test_digits_are_as_people_write_them(value: float | None, digits: str) -> None:
    assert exports.number(value) == digits


def test_the_index_counts() -> None:
    counted = exports.entry(report(), exports.to_json(report()))
    (entry,) = exports.index([(counted, "figures/f/", "ab12")])["figures"]
    assert entry["url"] == "figures/f/"
    assert entry["cells"] == 4
    assert entry["claims"] == {v.value: int(v is Verdict.MIXED) for v in Verdict}
    assert entry["findings"] == {"constant-row": 1}


def test_the_digest_is_that_of_the_published_file() -> None:
    entry = exports.entry(report(), exports.to_json(report()))
    published = json.loads(exports.dumps(exports.to_json(report())))
    assert entry["digest"] == exports.digest(published)
    assert entry["digest"] != exports.digest({**published, "title": "Another"})
