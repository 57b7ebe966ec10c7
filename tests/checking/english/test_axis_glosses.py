"""Axes that are called by what a description says of their labels, and legends of theirs."""

from __future__ import annotations

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text
from tests.checking.tables import claim

DESCRIPTION = """\
## Heatmap: Tracking Error of a Drone

### Components

- **X-axis:** "V10 (m/s)", i.e. wind speed, 2 to 8 in steps of 2
- **Y-axis:** "tau (ms)", that is, sensor delay
- **Color bar:** "Error (cm)", white (5) to red (60)

### Data

- **Row 1 (tau=10)**: 6, 9, 15, 24
- **Row 2 (tau=20)**: 8, 13, 21, 33
- **Row 3 (tau=40)**: 12, 19, 31, 62

### Observations

- All is well.
"""


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(read_text(DESCRIPTION))


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("A higher wind speed raises the error in every row.", Verdict.SUPPORTED),
        ("A higher wind speed lowers the error in every row.", Verdict.REFUTED),
        ("Longer sensor delays raise the error in every column.", Verdict.SUPPORTED),
        ("The error falls with the sensor delay.", Verdict.REFUTED),
        ("A higher drone speed raises the error in every row.", Verdict.UNCHECKABLE),
    ],
)
def test_what_a_label_stands_for_is_its_name(judge: Judge, text: str, verdict: Verdict) -> None:
    assert judge.judge(claim(text)).judgement.verdict is verdict


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("The range of the color bar covers all values.", Verdict.REFUTED),
        ("The color bar's range of 5–60 covers every value.", Verdict.REFUTED),
        ("The color bar covers all values of tau=20.", Verdict.SUPPORTED),
        ("All values lie within the range of the color bar.", Verdict.REFUTED),
        ("The color bar's range of 0–100 covers all values.", Verdict.UNPARSED),
    ],
)
def test_a_legend_is_wide_enough(judge: Judge, text: str, verdict: Verdict) -> None:
    assert judge.judge(claim(text)).judgement.verdict is verdict


def test_rows_are_named_behind_an_axis_with_a_digit_in_its_name() -> None:
    figure = read_text(DESCRIPTION.replace("tau", "T2").replace("V10", "wind"))
    assert next(d.ticks for d in figure.dimensions if d.name == "T2 (ms)") == ("10", "20", "40")
