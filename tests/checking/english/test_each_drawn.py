"""What panels and lines stand for, one each, and what a number in a name counts."""

from __future__ import annotations

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text
from tests.checking.tables import claim

_TRUE, _NO = Verdict.SUPPORTED, Verdict.REFUTED

PANELS = """\
## Line Chart: Few-Shot Tagging on Three Datasets

### Overview
Three line charts stand side by side, {told}, and compare Alder, Birch and Cedar.

### Components
* **Panels:** "Web", "News", "Mail".
* **X-axis (shared):** "Shots", with ticks at 1, 2, 4.
* **Y-axis (shared):** "Accuracy (%)".
* **Legend:** Alder, Birch, Cedar.

### Detailed Analysis
Values are listed for 1, 2 and 4 shots.

* **Panel 1: Web**
    * **Alder:** 10, 20, 30
    * **Birch:** 15, 25, 28
    * **Cedar:** 12, 22, 26
* **Panel 2: News**
    * **Alder:** 30, 40, 50
    * **Birch:** 35, 45, 48
    * **Cedar:** 32, 42, 46
* **Panel 3: Mail**
    * **Alder:** 20, 30, 40
    * **Birch:** 25, 35, 38
    * **Cedar:** 22, 32, 31

### Key Observations
- At 4 shots the three parsers are close.
"""

AIR = """\
## Line Chart: Monthly PM2.5 Concentrations in Five Towns

### Components
* **X-axis:** "Month", from January to April.
* **Y-axis:** "PM2.5 (µg/m³)".
* **Legend:** Ost, West, Nord, Sued, Mitte.

### Detailed Analysis
* **Ost:** Jan 50, Feb 40, Mar 30, Apr 10
* **West:** Jan 20, Feb 18, Mar 16, Apr 15
* **Nord:** Jan 30, Feb 25, Mar 22, Apr 20
* **Sued:** Jan 12, Feb 11, Mar 10, Apr 9
* **Mitte:** Jan 44, Feb 40, Mar 31, Apr 21

### Key Observations
- All is well.
"""


def _judged(text: str, sentence: str) -> Verdict:
    return Judge(read_text(text)).judge(claim(sentence)).judgement.verdict


@pytest.mark.parametrize(
    "told", ["one for each corpus", "one per corpus", "where each panel shows a different corpus"]
)
@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("All parsers improve with more shots on every corpus.", _NO),
        ("Alder improves with more shots on every corpus.", _TRUE),
        ("At 4 shots, Alder is the best parser on all three corpora.", _TRUE),
        ("At 2 shots, Alder is the best parser on all three corpora.", _NO),
    ],
)
def test_panels_and_lines_are_told_apart(told: str, sentence: str, verdict: Verdict) -> None:
    assert (
        _judged(
            PANELS.format(told=told.replace("corpus", "dataset")),
            sentence.replace("corpus", "dataset").replace("corpora", "datasets"),
        )
        is verdict
    )


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Ost's concentration in January is five times that in April.", _TRUE),
        ("Ost's concentration in January is four times that in April.", _NO),
        ("West has the lowest concentration in April.", _NO),
    ],
)
def test_a_number_within_a_name_counts_nothing(sentence: str, verdict: Verdict) -> None:
    assert _judged(AIR, sentence) is verdict
