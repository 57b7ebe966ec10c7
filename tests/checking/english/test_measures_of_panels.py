"""Sentences about charts each of which has an axis of its own: speed above, waiting time below."""

from __future__ import annotations

from functools import cache

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text
from tests.checking.tables import claim

DESCRIPTION = """\
# Bar Charts: Throughput and Waiting Time of Three Small Ferry Lines

## Axes and Legend

- **x-axis (shared):** month
- **y-axis, upper chart:** "Throughput (passengers per hour)", 0 to 900
- **y-axis, lower chart:** "Waiting time (min)", 0 to 14
- **Legend:** Harbour (blue), Island (orange), River (green)

## Upper Chart: Throughput

- **May:** Harbour 310, Island 120, River 205
- **June:** Harbour 550, Island 700, River 430
- **July:** Harbour 670, Island 810, River 510

## Lower Chart: Waiting Time

- **May:** Harbour 2.9, Island 9.8, River 5.1
- **June:** Harbour 1.4, Island 0.8, River 2.2
- **July:** Harbour 0.9, Island 0.4, River 1.5
"""


@cache
def judge() -> Judge:
    return Judge(read_text(DESCRIPTION))


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        # What one axis alone shows is a place, and not all that the values are.
        ("In June, Island has the highest throughput.", Verdict.SUPPORTED),
        ("Island has the highest throughput in every month.", Verdict.REFUTED),
        ("Harbour has a higher throughput than River in every month.", Verdict.SUPPORTED),
        ("The throughput of Harbour is higher than that of Island in June.", Verdict.REFUTED),
        ("In May, Island has the longest waiting time.", Verdict.SUPPORTED),
        ("In June, Island has the longest waiting time.", Verdict.REFUTED),
        # Of all lines in one chart something may be said, of both charts together not.
        ("The throughput is above 400 in June and July.", Verdict.SUPPORTED),
        ("The throughput is above 500 in June and July.", Verdict.REFUTED),
        ("The waiting time is below 2.5 in June and July.", Verdict.SUPPORTED),
        ("The waiting time is below 2 in June and July.", Verdict.REFUTED),
        ("All lines are below 9 in May.", Verdict.UNPARSED),
        # What the title counts, with two words before it.
        ("The throughput of every line is highest in July.", Verdict.SUPPORTED),
        ("The throughput of every line is highest in June.", Verdict.REFUTED),
        # What is not said to be one of the two may be either.
        ("Island is worse than River in May.", Verdict.SUPPORTED),
        ("In both charts, Island is higher than River in June.", Verdict.REFUTED),
        ("Island is lower than Harbour in July.", Verdict.UNPARSED),
        ("Every line is highest in July.", Verdict.UNPARSED),
    ],
)
def test_a_word_for_one_axis_is_a_place(text: str, verdict: Verdict) -> None:
    assert judge().judge(claim(text)).judgement.verdict is verdict
