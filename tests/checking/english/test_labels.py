"""Sentences without a subject of their own, under a label that names it."""

from __future__ import annotations

import pytest

from figcheck.checking.english.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text

DESCRIPTION = """\
## Line Chart: Members of Three Clubs
### Components/Axes
- **X-axis:** Year: 2000, 2010, 2020
- **Y-axis:** Members
### Data
- **North:** 2000 120, 2010 180, 2020 300
- **South:** 2000 260, 2010 210, 2020 130
- **West:** 2000 100, 2010 110, 2020 140
### Trends
- **North:** {}
"""


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Starts second and ends first.", Verdict.SUPPORTED),
        ("Starts last and ends first.", Verdict.REFUTED),
        ("Ends in second place.", Verdict.REFUTED),
        ("Across the years, South is smaller.", Verdict.UNPARSED),
    ],
)
def test_label_names_the_subject(text: str, verdict: Verdict) -> None:
    figure = read_text(DESCRIPTION.format(text))
    found = [c for c in figure.claims if c.text == text]
    assert Judge(figure).judge(found[0]).judgement.verdict is verdict
