"""What is measured where no axis says so: in each panel, or as the title calls it."""

from __future__ import annotations

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text

PANELS = """\
## Heatmaps: Rank and Learning Rate on Two Benchmarks
### Components/Axes
* **Titles:** "Quiz" (left) and "Code" (right).
    * Left: "Quiz (accuracy, %)"
    * Right: "Code ({code}, %)"
* **Horizontal axis:** "Rank", with the values 4, 8, 16.
* **Vertical axis:** "Learning rate", with the values 1e-4, 3e-4 from top to bottom.
### Detailed Analysis
**1. Quiz (Left Heatmap)**
* **Data, left to right:**
    * LR 1e-4: 31.0, 42.5, 43.0
    * LR 3e-4: 35.0, 52.5, 51.0

**2. Code (Right Heatmap)**
* **Data, left to right:**
    * LR 1e-4: 21.0, 22.5, 23.0
    * LR 3e-4: 25.0, 22.0, 4.0
### Key Observations
- {said}
"""

GRID = """\
## Heatmap: Effect of Temperature and Top-p on Pass@1
### Components/Axes
* **X-axis:** "Temperature", with markers at 0.2, 0.6, 1.0
* **Y-axis:** "Top-p", with markers at 0.80, 1.00
### Data
* top-p 0.80: 32.0, 34.5, 35.0
* top-p 1.00: 32.5, 35.5, 21.0
### Key Observations
- {said}
"""


def _verdict(text: str, said: str) -> Verdict:
    figure = read_text(text)
    (claim,) = [c for c in figure.claims if c.text == said]
    return Judge(figure).judge(claim).judgement.verdict


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        ("Quiz accuracy exceeds 50 in two cells.", Verdict.SUPPORTED),
        ("Quiz accuracy exceeds 50 in just three cells.", Verdict.REFUTED),
        ("On Quiz, accuracy is 52.5 at rank 8 and LR 3e-4.", Verdict.SUPPORTED),
        ("On Quiz, accuracy is 42.5 at rank 8 and LR 3e-4.", Verdict.REFUTED),
        ("Code pass@1 is below 26 everywhere.", Verdict.SUPPORTED),
        ("The Code pass@1 is 22.0 at rank 8 and LR 3e-4.", Verdict.SUPPORTED),
        ("At the largest learning rate, Code falls with rank.", Verdict.SUPPORTED),
        # What the panel does not measure, or only one of several.
        ("Code accuracy is below 26 everywhere.", Verdict.UNPARSED),
        ("Accuracy is below 53 everywhere.", Verdict.UNPARSED),
        ("Accuracy is lowest at rank 16 and LR 3e-4.", Verdict.UNPARSED),
    ],
)
def test_a_measure_is_that_of_its_panels(said: str, verdict: Verdict) -> None:
    assert _verdict(PANELS.format(code="pass@1", said=said), said) is verdict


def test_a_measure_of_all_panels_is_that_of_the_figure() -> None:
    said = "Accuracy is below 53 everywhere."
    assert _verdict(PANELS.format(code="accuracy", said=said), said) is Verdict.SUPPORTED


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        ("The highest Pass@1 is 35.5.", Verdict.SUPPORTED),
        ("The lowest Pass@1 is 35.5.", Verdict.REFUTED),
        ("At temperature 1.0, accuracy falls to 21.0 for a top-p of 1.00.", Verdict.SUPPORTED),
        ("For top-p = 0.80, Pass@1 increases with temperature.", Verdict.SUPPORTED),
        ("The highest Pass@5 is 35.5.", Verdict.UNPARSED),
    ],
)
def test_a_measure_has_signs_in_its_name(said: str, verdict: Verdict) -> None:
    assert _verdict(GRID.format(said=said), said) is verdict
