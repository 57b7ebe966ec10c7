"""Sentences about bars in groups beside one bar each, with an axis and a unit of their own."""

from __future__ import annotations

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text

DESCRIPTION = """\
## Bar plots: relevance and response time of three indexes
### Components
- Left x-axis: collections; left y-axis: nDCG, 0 to 0.8.
- Right x-axis: indexes; right y-axis: response time (ms), 0 to 60, **lower is better**.
- Shared legend: Kelp, Dulse, Wrack.
### Data
**(a) nDCG** (order: News, Law, Code)
- Kelp: 0.61, 0.32, 0.28
- Dulse: 0.57, 0.35, 0.33
- Wrack: 0.52, 0.30, 0.31

**(b) Response time**
- Kelp: 14 ms
- Dulse: 52 ms
- Wrack: 31 ms
"""


@pytest.mark.parametrize(
    ("heading", "text", "verdict"),
    [
        ("Left panel", "Kelp beats Dulse by 0.04 on News.", Verdict.SUPPORTED),
        ("Left panel", "Kelp beats Dulse by 0.04 on Law.", Verdict.REFUTED),
        ("Left panel", "Dulse's mean is higher than that of Kelp.", Verdict.SUPPORTED),
        ("Left panel", "Wrack has the shortest bar in all groups.", Verdict.REFUTED),
        ("Right panel", "Dulse beats Kelp.", Verdict.REFUTED),
        ("Right panel", "Kelp is the fastest index.", Verdict.SUPPORTED),
        ("Summary", "Dulse beats Kelp on Law.", Verdict.SUPPORTED),
    ],
)
def test_each_panel_is_spoken_of_by_itself(heading: str, text: str, verdict: Verdict) -> None:
    figure = read_text(f"{DESCRIPTION}### {heading}\n{text}\n")
    (claim,) = (c for c in figure.claims if c.text == text)
    assert Judge(figure).judge(claim).judgement.verdict is verdict
