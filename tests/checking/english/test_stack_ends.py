"""Segments of stacks that are told by where they lie: “the bottom segment”."""

from __future__ import annotations

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text
from tests.checking.tables import claim

STACKS = """\
## Stacked Bar Chart: How Often People Exercise, by Country

### Components

- **X-axis:** Country: Malta, Spain, Sweden.
- **Y-axis:** "Share of respondents (%)", from 0 to 100.
- **Legend (from bottom to top):** Daily, Weekly, Never.

### Detailed Analysis

| Country | Daily | Weekly | Never |
|---|---|---|---|
| Malta | 32 | 25 | 43 |
| Spain | 38 | 34 | 28 |
| Sweden | 47 | 43 | 10 |

### Key Observations

- All is well.
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("The tallest bottom segment is that of Sweden.", Verdict.SUPPORTED),
        ("The tallest bottom segment is that of Malta.", Verdict.REFUTED),
        ("The top segment of Spain is 28%.", Verdict.SUPPORTED),
        ("The top segment of Spain is 38%.", Verdict.REFUTED),
        ("The upper segment of Spain is 28%.", Verdict.UNPARSED),
    ],
)
def test_told_order_names_outer_segments(sentence: str, verdict: Verdict) -> None:
    judge = Judge(read_text(STACKS))
    assert judge.judge(claim(sentence)).judgement.verdict is verdict
