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


CHILLED = """\
## Heatmaps: Uptake of Reeds
### Components/Axes
* **X-axis:** "Depth", with the values 1, 2, 3.
* **Y-axis:** "Reed", with the values Ash, Elm.
### Detailed Analysis
**1. Heated**
* Row Ash: 12, 22, 30
* Row Elm: 14, 20, 35
**2. Chilled**
* Row Ash: 10, 11, 14
* Row Elm: 13, 18, 31
### Key Observations
* **Effect of Chilling:** {}
"""


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("The mean of Ash is below 20.", Verdict.SUPPORTED),
        ("The mean of Ash is below 13.", Verdict.REFUTED),
        ("Chilling lowers the uptake of both reeds.", Verdict.SUPPORTED),
    ],
)
def test_an_effect_is_no_place(text: str, verdict: Verdict) -> None:
    figure = read_text(CHILLED.format(text))
    found = [c for c in figure.claims if c.text == text]
    assert Judge(figure).judge(found[0]).judgement.verdict is verdict
