"""The one thing that a description calls the baseline, spoken of as “the baseline”."""

from __future__ import annotations

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text
from tests.checking.tables import claim

_TRUE, _FALSE, _OPEN = Verdict.SUPPORTED, Verdict.REFUTED, Verdict.UNPARSED

PLANTS = """\
## Bar Chart: Yield of Three Ploughing Methods

### Overview
The chart compares the yield of three methods on three farms. {told}

### Detailed Analysis

| Farm | Shallow | Deep | None at all |
|---|---|---|---|
| Moor | 4.1 | 5.0 | 3.2 |
| Hill | 3.8 | 4.4 | 3.9 |
| Dale | 5.2 | 5.9 | 4.5 |

### Key Observations
- All is well.
"""


@pytest.mark.parametrize(
    ("told", "sentence", "verdict"),
    [
        ("The Shallow baseline is the usual way.", "Deep beats the baseline on Moor.", _TRUE),
        ("The Shallow baseline is the usual way.", "The baseline reaches 5.9 on Dale.", _FALSE),
        ("Shallow serves as the baseline.", "Deep beats the baseline by 0.9 on Moor.", _TRUE),
        ("The baseline (Shallow) is old.", "Deep beats the baseline by 0.5 on Moor.", _FALSE),
        ("Shallow (baseline) is old.", "The baseline is ahead of Deep on Hill.", _FALSE),
        ("Compared to the baseline, Deep gains 1.", "The baseline reaches 5.9 on Dale.", _OPEN),
        ("All methods are old.", "Deep beats the baseline on Moor.", _OPEN),
        ("Shallow and Deep are the baselines.", "The baseline reaches 5.2 on Dale.", _OPEN),
        ("Shallow is one, Deep a second baseline.", "The baseline is at 5.2 on Dale.", _OPEN),
    ],
)  # fmt: skip
def test_what_the_baseline_is(told: str, sentence: str, verdict: Verdict) -> None:
    judge = Judge(read_text(PLANTS.format(told=told)))
    assert judge.judge(claim(sentence)).judgement.verdict is verdict
