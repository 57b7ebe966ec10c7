"""Segments by the shades in which they are drawn."""

from __future__ import annotations

import pytest

from figcheck.checking import check
from figcheck.model import Verdict
from figcheck.reading import read_text

SURVEY = """## Stacked Bar Chart: Opinions on the New Schedule
### Components / Axes
- **X-axis**: Department
- **Y-axis**: "Share of staff (%)", 0–100
- **Legend**: Strongly disagree = dark orange; Disagree = light orange; Neutral = white; \
Agree = light blue; Strongly agree = dark blue
### Detailed Analysis
- **Sales**: Strongly disagree 10, Disagree 20, Neutral 10, Agree 35, Strongly agree 25
- **Research**: Strongly disagree 5, Disagree 10, Neutral 25, Agree 20, Strongly agree 40
- **Support**: Strongly disagree 30, Disagree 25, Neutral 15, Agree 20, Strongly agree 10
### Key Observations
- {}
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("The white segment is widest for Research (25%).", Verdict.SUPPORTED),
        ("The white segment is longest for Support.", Verdict.REFUTED),
        ("The white segment is narrowest for Sales.", Verdict.SUPPORTED),
        ("Both blue segments together are largest for Research (60%).", Verdict.SUPPORTED),
        ("The combined blue share of Sales is as large as that of Research.", Verdict.SUPPORTED),
        ("The combined blue share of Support is 20 points below that of Sales.", Verdict.REFUTED),
        (
            "Counting both orange segments, Support meets with the most rejection.",
            Verdict.SUPPORTED,
        ),
        ("Counting both orange segments, Sales meets with the most rejection.", Verdict.REFUTED),
        ("The two dark segments together fill less than half of every bar.", Verdict.SUPPORTED),
        ("The two dark segments together fill less than 40% of every bar.", Verdict.REFUTED),
        ("The light segments together make up 55% of Sales.", Verdict.SUPPORTED),
        ("The three dark segments together fill less than half of every bar.", Verdict.UNPARSED),
        ("The green segment is widest for Research.", Verdict.UNCHECKABLE),
    ],
)
def test_segments_are_called_by_their_shades(sentence: str, verdict: Verdict) -> None:
    [*_, last] = check(read_text(SURVEY.format(sentence))).claims
    assert last.judgement.verdict is verdict
