"""Names that a description gives to parts of a figure in passing, and how sentences use them."""

from __future__ import annotations

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.checking.english.names.names import Names
from figcheck.model import Verdict
from figcheck.reading import read_text
from tests.checking.tables import claim

_TRUE, _NO, _OPEN = Verdict.SUPPORTED, Verdict.REFUTED, Verdict.UNCHECKABLE

TRANSFER = """\
## Grouped Bars: Accuracy of Domain Transfer

**X-axis:** transfer tasks
**Y-axis:** "Accuracy (%)", 40 to 90

| Method | Ph→Dr | Ph→Sk | Dr→Sk |
|---|---|---|---|
| Source only | 45.2 | 61.0 | 51.3 |
| Align | 49.9 | 64.4 | 57.2 |
| Ours | 57.3 | 71.8 | 63.9 |
"""
SWEEP = """\
# Adapter rank and dropout

A heatmap with printed values; rows are adapter ranks r, columns the dropout p.

| r / p | 0.0 | 0.1 | 0.2 |
|---|---|---|---|
| 4 | 51.1 | 52.0 | 50.4 |
| 8 | 53.5 | 54.9 | 53.3 |
| 16 | 54.2 | 55.8 | 54.0 |
"""
CELLS = """\
# Capacity retention of cells with an additive blend

Two bar charts show the capacity retention (%) at 20 °C (top) and 50 °C (bottom). Bars are grouped
by cycle number (50, 100, 150).

### 20 °C
* Plain – 50: 92.0, 100: 85.0, 150: 77.0
* Full blend – 50: 97.0, 100: 95.0, 150: 92.0
* − FEC – 50: 95.0, 100: 90.0, 150: 83.0
* − VC – 50: 96.0, 100: 93.0, 150: 89.0

### 50 °C
* Plain – 50: 86.0, 100: 71.0, 150: 55.0
* Full blend – 50: 95.0, 100: 90.0, 150: 84.0
* − FEC – 50: 92.0, 100: 83.0, 150: 71.0
* − VC – 50: 93.0, 100: 86.0, 150: 78.0
"""
KEPT = """\
# Capacity retention of cells with an additive blend

A bar chart shows the capacity retention (%). Bars are grouped by cycle number (50, 100, 150).

* Plain – 50: 86.0, 100: 71.0, 150: 45.0
* Full blend – 50: 95.0, 100: 90.0, 150: 84.0
* − FEC – 50: 92.0, 100: 83.0, 150: 71.0
"""
CODE = """\
## Grouped Bar Chart: Pass@1 by Programming Language

- **X-axis**: Python, Lua, Rust
- **Y-axis**: "pass@1 (%)", 0 to 90
- **Legend**: Kestrel-7B, Kestrel-34B, Merlin-13B

**Python**
- Kestrel-7B: 31.0
- Kestrel-34B: 52.0
- Merlin-13B: 47.0

**Lua**
- Kestrel-7B: 22.0
- Kestrel-34B: 41.0
- Merlin-13B: 35.0

**Rust**
- Kestrel-7B: 18.0
- Kestrel-34B: 44.0
- Merlin-13B: 33.0
"""
STEPS = """\
## Learning Curves: Return of Two Agents

* **X-axis:** environment steps, in millions.
* **Y-axis:** episodic return, 0 to 4500.

* **Walker:** (0.5, 310), (1, 820), (2, 1740), (4, 2390)
* **Planner:** (0.5, 640), (1, 1510), (2, 1480), (4, 1860)
"""
LOSSES = """\
## Line Chart: Validation Perplexity During Training, with Ablations

- **X-axis**: "Training steps (thousands)"
- **Y-axis**: "Perplexity", lower is better
- **Legend**: Baseline, − warmup, − dropout

| Steps | Baseline | − warmup | − dropout |
|---|---|---|---|
| 10k | 60.0 | 90.0 | 55.0 |
| 20k | 40.0 | 52.0 | 38.0 |
| 40k | 30.0 | 35.0 | 33.0 |
"""
CULTURES = """\
## Line Chart: Growth of Two Strains

* **X-axis:** "Time (h)", 0 to 12
* **Y-axis:** "OD600", 0 to 2

* **Parent:** 0 h: 0.05, 4 h: 0.40, 8 h: 1.10, 12 h: 1.60
* **Mutant:** 0 h: 0.05, 4 h: 0.20, 8 h: 0.70, 12 h: 1.40
"""


@pytest.mark.parametrize(
    ("text", "sentence", "verdict"),
    [
        (TRANSFER, "Ph→Dr is the hardest task for all methods.", _TRUE),
        (TRANSFER, "The proposed method is the best on every task.", _TRUE),
        (TRANSFER, "On Dr→Sk, our approach beats Align by 9 points.", _NO),
        (TRANSFER, "Align gains 4.7 points over Source only on Ph→Dr.", _TRUE),
        (SWEEP, "Every rank has its maximum at a dropout of 0.1.", _TRUE),
        (SWEEP, "Rank 16 is below rank 8.", _NO),
        (CELLS, "After 100 cycles at 50 °C, Plain is at 71.0 %.", _TRUE),
        (CELLS, "At both temperatures, the FEC-free cell is below the VC-free one.", _TRUE),
        (CELLS, "Between cycles 50 and 150 at 20 °C the full blend loses 8 points.", _NO),
        (KEPT, "By cycle 150, Plain has lost more than half of its capacity.", _OPEN),
        (CODE, "Python is the easiest language for each of the models.", _TRUE),
        (CODE, "Rust is the hardest language for all three models.", _NO),
        (STEPS, "At 1 M steps, Planner is ahead of Walker.", _TRUE),
        (STEPS, "After 2 million steps, Walker reaches 1740.", _TRUE),
        (STEPS, "At the 4 M checkpoint, Walker has 1860.", _NO),
        (LOSSES, "Skipping warmup costs 12 points at 20k.", _TRUE),
        (LOSSES, "Omitting dropout costs 2 points at 40k.", _NO),
        (LOSSES, "The run without dropout gains 7 points from 20k to 40k.", _NO),
        (CULTURES, "After 8 h, Parent is at 1.10.", _TRUE),
        (CULTURES, "After 4 hours, Mutant has a density of 0.40.", _NO),
    ],
)
def test_names_of_the_text(text: str, sentence: str, verdict: Verdict) -> None:
    judged = Judge(read_text(text)).judge(claim(sentence))
    assert judged.judgement.verdict is verdict


def test_words_of_labels_that_name_no_measure() -> None:
    known = Names(read_text(CODE)).topics.index.entries
    assert "1" not in known
    assert "accuracy" in known
