"""Units, kinds and groups that only the text of a description tells, and headings that sort."""

from __future__ import annotations

import pytest

from figcheck.checking import check
from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text
from tests.checking.tables import claim

_TRUE, _FALSE = Verdict.SUPPORTED, Verdict.REFUTED

ENZYMES = """\
## Heatmap: Enzyme Activity in Parent and ΔpepN Culture

### Overview
Two heatmaps show how three enzymes respond in the two cultures.

### Components/Axes
* **X-axis (both panels):** delay after heating (10, 20, and 40 min)
* **Y-axis:** enzyme (alpD, lapB, tig)
* **Color bar:** labeled "log2 ratio", from -2 to 4

### Detailed Analysis

#### Parent
| Enzyme | 10 min | 20 min | 40 min |
|---|---|---|---|
| alpD | 0.4 | 1.9 | 2.7 |
| lapB | -0.2 | 0.6 | 1.1 |
| tig | 0.9 | 3.2 | 2.8 |

#### ΔpepN culture
| Enzyme | 10 min | 20 min | 40 min |
|---|---|---|---|
| alpD | 0.3 | 1.0 | 1.4 |
| lapB | -0.4 | 0.5 | 0.9 |
| tig | 0.1 | 0.8 | 0.6 |

### Key Observations
- All is well.
"""

PUMPS = """\
## Heatmap Pair: Output of Two Pumps

### Axes
* **Titles:** "Piston" (left heatmap) and "Rotary" (right heatmap).
* **Y-Axis:** Labeled "Pressure (bar)." Three levels from top to bottom: 0, 5, 10.
* **X-Axis:** Labeled "Dose (mg/l)." Four levels from left to right: 0, 20, 40, 60.
* **Color scale:** labeled "strokes/s", from 0 to 90.

### Detailed Analysis
**Piston Heatmap (Left):**
* **Row 1 (Pressure 0):** Values from left to right (Dose 0 to 60): 12, 19, 26, 24.
* **Row 2 (Pressure 5):** Values: 14, 24, 33, 36.
* **Row 3 (Pressure 10):** Values: 15, 31, 47, 52.

**Rotary Heatmap (Right):**
* **Row 1 (Pressure 0):** Values: 18, 22, 29, 31.
* **Row 2 (Pressure 5):** Values: 21, 33, 46, 55.
* **Row 3 (Pressure 10):** Values: 20, 41, 63, 80.

### Key Observations
- All is well.
"""

TRANSLATORS = """\
## Table: Quality and Speed of Five Translators

### Structure
- **Rows**: one dictionary (Lexi), three small recurrent translators (Alder, Birch, Cedar), Elm
- **Columns**: Web, Law, Talks (BLEU), Delay (ms)

### Content
| System | Web | Law | Talks | Delay (ms) |
|---|---|---|---|---|
| Lexi | 11.2 | 19.8 | 9.4 | 3 |
| Alder | 24.9 | 28.3 | 21.7 | 41 |
| Birch | 27.0 | 26.1 | 23.5 | 38 |
| Cedar | 26.4 | 30.2 | 20.9 | 55 |
| Elm | 33.8 | 35.6 | 29.3 | 140 |

### Key Observations
**Best results**
- The top score on Law is that of Elm.
- Cedar is ahead of Birch on Law.
- Birch is ahead of Cedar on Law.

**Weak results**
- Lexi comes last on Web.
- Every system has its lowest score on Talks.
- Every system has its lowest score on Web.
"""


@pytest.mark.parametrize(
    ("text", "sentence", "verdict"),
    [
        # The unit that stands once, behind the last of the ticks, and written out.
        (ENZYMES, "In the parent, tig peaks at 20 minutes.", _TRUE),
        (ENZYMES, "In the parent, tig peaks at 40 minutes.", _FALSE),
        (ENZYMES, "At 40 min, alpD is 2.7 in the parent.", _TRUE),
        # What has something cut out is called by that; it is no difference of two measures.
        (ENZYMES, "The highest value is found for tig in the parent at 20 minutes.", _TRUE),
        (ENZYMES, "The highest value is found for alpD in the parent at 40 minutes.", _FALSE),
        # "The two cultures", of two panels without a name of their own.
        (ENZYMES, "For lapB, the two cultures never differ by more than 0.2.", _TRUE),
        (ENZYMES, "For tig, the two cultures never differ by more than 0.2.", _FALSE),
        # A list that begins behind a colon.
        (PUMPS, "With the rotary pump, the output at 10 bar and 60 mg/l is 80 strokes/s.", _TRUE),
        (PUMPS, "With the rotary pump, the output at 10 bar and 40 mg/l is 80 strokes/s.", _FALSE),
        (PUMPS, "The highest value in the figure is 80 strokes/s.", _TRUE),
        # Rows that are counted by their kinds; what the corner of the table calls them.
        (TRANSLATORS, "Three of the five systems exceed 25 on Web.", _TRUE),
        (TRANSLATORS, "Four of the five systems exceed 25 on Web.", _FALSE),
        (TRANSLATORS, "Elm beats all three small recurrent translators on Law.", _TRUE),
        (TRANSLATORS, "Cedar beats all three recurrent translators on Web.", _FALSE),
        (TRANSLATORS, "The small recurrent translators all have a delay below 60 ms.", _TRUE),
        (TRANSLATORS, "The small recurrent translators all have a delay below 50 ms.", _FALSE),
    ],
)
def test_told_by_the_text(text: str, sentence: str, verdict: Verdict) -> None:
    judge = Judge(read_text(text))
    assert judge.judge(claim(sentence)).judgement.verdict is verdict


def test_headings_that_sort_are_about_no_part() -> None:
    checked = check(read_text(TRANSLATORS)).claims
    assert [c.judgement.verdict for c in checked] == [_TRUE, _TRUE, _FALSE, _TRUE, _TRUE, _FALSE]
