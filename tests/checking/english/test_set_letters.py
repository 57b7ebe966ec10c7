"""Letters that a description sets to the ticks of an axis: “T=0.6”, of a temperature."""

from __future__ import annotations

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text
from tests.checking.tables import claim

GRID = """\
## Heatmap: Score by Humidity and Threshold

### Components

- **X-axis:** "top cut" (0.5, 0.7, 0.9)
- **Y-axis:** "humidity" (0.2, 0.4, 0.6)

### Detailed Analysis

- **Row 1 (humidity=0.2)**: 41.5, 41.8, 42.1
- **Row 2 (humidity=0.4)**: 42.3, 42.9, 43.6
- **Row 3 (humidity=0.6)**: 42.7, 40.5, 44.8

### Key Observations

- H=0.6 has the highest score, and H=0.2 the lowest.
- Only k=5 was tried.
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("H=0.4 beats H=0.2 at every top cut.", Verdict.SUPPORTED),
        ("H=0.6 beats H=0.4 at every top cut.", Verdict.REFUTED),
        ("k=0.4 beats k=0.2 at every top cut.", Verdict.UNPARSED),
    ],
)
def test_an_initial_set_to_ticks_names_its_axis(sentence: str, verdict: Verdict) -> None:
    judgement = Judge(read_text(GRID)).judge(claim(sentence)).judgement
    assert judgement.verdict is verdict, judgement
