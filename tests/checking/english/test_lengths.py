"""Stretches of an axis that are told by their length."""

from __future__ import annotations

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text
from tests.checking.tables import claim

DESCRIPTION = """## Line Chart: Loss of Three Schedules
### Axes
- **X-axis**: Training steps: 5k, 20k, 60k, 80k, 100k
- **Y-axis**: Loss, from 2 to 5
- **Legend**: Cosine, Linear, Flat
### Values
- **Cosine**: 5k: 4.10, 20k: 3.31, 60k: 2.95, 80k: 2.88, 100k: 2.81
- **Linear**: 5k: 4.22, 20k: 3.40, 60k: 2.99, 80k: 2.90, 100k: 2.86
- **Flat**: 5k: 4.22, 20k: 3.52, 60k: 3.20, 80k: 3.02, 100k: 3.01
"""


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(read_text(DESCRIPTION))


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Over the last 20k steps, Cosine falls by 0.07.", Verdict.SUPPORTED),
        ("Over the last 20k steps, Cosine falls by 0.17.", Verdict.REFUTED),
        ("In the last 40k steps, the loss of each schedule falls.", Verdict.SUPPORTED),
        (
            "Over the last 20k steps, the loss of each schedule falls by at least 0.04.",
            Verdict.REFUTED,
        ),
        ("Over the last 30k steps, Cosine falls.", Verdict.UNPARSED),
        ("At 20k steps, Cosine is at 3.31.", Verdict.SUPPORTED),
    ],
)
def test_length_by_the_name_of_a_point(judge: Judge, sentence: str, verdict: Verdict) -> None:
    """“The last 20k steps” are so many, also where a point of the axis is called “20k”."""
    assert judge.judge(claim(sentence)).judgement.verdict is verdict
