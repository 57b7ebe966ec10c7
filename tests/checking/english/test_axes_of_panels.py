"""Sentences about two charts whose axes have names of their own: “Y-axis (left): Ratio”."""

from __future__ import annotations

from functools import cache

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text
from tests.checking.tables import claim

DESCRIPTION = """\
## Line Graphs: What Penalties Do to Short Poems

### Components/Axes
- **X-axis (Penalty)**: 0.1, 0.3, 0.5, 0.7
- **Y-axis (left)**: "Type-token ratio", from 0.2 to 0.9
- **Y-axis (right)**: "Jury rating (1–10)", from 2 to 9
- **Legend**: Ash (red circles), Birch (green triangles), Cedar (blue squares)

### Detailed Analysis
#### Diversity
- Ash: 0.31, 0.44, 0.66, 0.79
- Birch: 0.29, 0.41, 0.59, 0.72
- Cedar: 0.29, 0.42, 0.59, 0.70
#### Quality
- Ash: 8.1, 8.0, 6.8, 3.0
- Birch: 8.1, 8.0, 7.6, 4.6
- Cedar: 8.1, 8.2, 7.8, 6.1
"""


@cache
def judge() -> Judge:
    return Judge(read_text(DESCRIPTION))


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        # The label of an axis is another name of its chart.
        ("Ash has the highest type-token ratio at every penalty.", Verdict.SUPPORTED),
        ("Cedar has the highest type-token ratio at every penalty.", Verdict.REFUTED),
        ("The jury rating of Cedar at a penalty of 0.3 is 8.2.", Verdict.SUPPORTED),
        ("The jury rating of Cedar at a penalty of 0.3 is 8.0.", Verdict.REFUTED),
        # The values of one of them can be set against a number.
        ("At 0.1, all three lines have a quality score of 8.1.", Verdict.SUPPORTED),
        ("At 0.1, all three lines have a quality score of 8.0.", Verdict.REFUTED),
        ("Up to a penalty of 0.3, all quality scores lie between 8.0 and 8.2.", Verdict.SUPPORTED),
        ("Up to a penalty of 0.5, all quality scores lie between 8.0 and 8.2.", Verdict.REFUTED),
        ("The best quality score, 8.2, belongs to Cedar at a penalty of 0.3.", Verdict.SUPPORTED),
        ("The worst quality score is 3.0, recorded by Birch at a penalty of 0.7.", Verdict.REFUTED),
        # A number behind the name of a chart is no less said.
        ("At 0.1, the three lines are tied in quality with a score of 8.1.", Verdict.SUPPORTED),
        ("At 0.1, the three lines are tied in quality with a score of 7.5.", Verdict.REFUTED),
        ("At 0.1, the three lines are tied in quality at 7.5.", Verdict.REFUTED),
        # "More diverse": of more diversity.
        ("Ash is the most diverse line at every penalty.", Verdict.SUPPORTED),
        ("Birch is the most diverse line at every penalty.", Verdict.REFUTED),
        ("At a penalty of 0.7, Cedar is less diverse than Birch.", Verdict.SUPPORTED),
        (
            "At a penalty of 0.7, Cedar is slightly more diverse than Birch (0.72 vs. 0.70).",
            Verdict.REFUTED,
        ),
        # What is given for it in the other chart is not all in that chart.
        (
            "At 0.5, Cedar is 1.0 points above Ash, at the price of 0.07 in diversity.",
            Verdict.UNPARSED,
        ),
    ],
)
def test_the_axis_of_a_chart_is_a_name_of_it(text: str, verdict: Verdict) -> None:
    assert judge().judge(claim(text)).judgement.verdict is verdict
