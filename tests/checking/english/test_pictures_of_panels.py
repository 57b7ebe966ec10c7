"""“The highest value of the heatmap”, where a description speaks of two heatmaps."""

from __future__ import annotations

from functools import cache

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text
from tests.checking.tables import claim

DESCRIPTION = """\
## Heatmap Comparison: Elm vs. Oak Yield by Spacing and Shade
### Overview
The image displays two side-by-side heatmaps, "Elm" (left) and "Oak" (right).
### Components/Axes
* **Y-Axis:** Labeled "Spacing." Values from top to bottom: 400, 200, 100.
* **X-Axis:** Labeled "Shade." Values from left to right: 0.1, 0.2, 0.3.
* **Legend:** "Yield (t)", with the entries low (blue), high (red)
### Detailed Analysis
**Elm Heatmap (Left):**
* **Row 1 (Spacing 400):** 47.6, 49.0, 45.9
* **Row 2 (Spacing 200):** 47.4, 50.8, 48.5
* **Row 3 (Spacing 100):** 46.9, 47.9, 49.2
**Oak Heatmap (Right):**
* **Row 1 (Spacing 400):** 52.9, 53.9, 54.6
* **Row 2 (Spacing 200):** 52.7, 55.3, 53.1
* **Row 3 (Spacing 100):** 50.5, 52.3, 53.7
"""


@cache
def judge() -> Judge:
    return Judge(read_text(DESCRIPTION))


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("In Elm, the 200 row contains the highest value of the heatmap.", Verdict.SUPPORTED),
        ("In Elm, the 400 row contains the highest value of the heatmap.", Verdict.REFUTED),
        ("In Oak, the lowest value of this heatmap (50.5) is at 0.1.", Verdict.SUPPORTED),
        ("In Oak, the lowest value of this heatmap (52.7) is at 0.1.", Verdict.REFUTED),
        ("The highest value of the right heatmap is 55.3.", Verdict.SUPPORTED),
        ("The highest value of the left heatmap is 55.3.", Verdict.REFUTED),
        ("The highest value of the entire chart is 55.3.", Verdict.SUPPORTED),
        # Of which of the two is not known.
        ("The 200 row contains the highest value of the heatmap.", Verdict.UNPARSED),
    ],
)
def test_the_heatmap_is_one_of_them(text: str, verdict: Verdict) -> None:
    assert judge().judge(claim(text)).judgement.verdict is verdict
