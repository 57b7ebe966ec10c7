"""Names that only the text of a description gives to what it lists."""

from __future__ import annotations

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text
from tests.checking.tables import claim

REGIONS = """\
Share of households with broadband, by region

Region A (North) - 2012: 61%; 2022: 92%
Region B (South) - 2012: 48%; 2022: 85%
Region C (East) - 2012: 39%; 2022: 81%
"""
PANELS = """\
Bar chart of model sizes

Panel A — Accuracy (%)
small: 61.2
large: 72.0

Panel B — Throughput (tokens/s)
small: 5400
large: 900
"""
MODELS = """\
**Figure 3: Accuracy of three language models on four benchmarks**

| Model | MMLU | GSM8K | Avg |
|---|---|---|---|
| Lark-7B | 45.3 | 14.6 | 30.0 |
| Lark-13B | 54.8 | 28.7 | 41.8 |
| Wren-7B | 58.2 | 51.7 | 55.0 |
"""
LAYERS = """\
**Accuracy of three language models on two benchmarks**

| Model | Layers | MMLU | GSM8K |
|---|---|---|---|
| Lark-7B | 32 | 45.3 | 14.6 |
| Lark-13B | 40 | 54.8 | 28.7 |
| Wren-7B | 32 | 58.2 | 51.7 |
"""
ENERGY = """\
# Electricity in three countries, 2022

A bar chart of electricity generation (TWh) by source.

| Country | Coal | Gas | Hydro |
|---|---|---|---|
| Germany | 181 | 79 | 18 |
| Sweden | 0 | 0 | 70 |
| Poland | 125 | 12 | 2 |
"""
SAMPLES = """\
Line chart: Pass rate by temperature

X-axis: temperature T (0.2, 0.4, 0.8)
Y-axis: pass rate (%)

k=1: 41.0, 40.2, 36.5
k=5: 52.3, 55.0, 57.9
"""
POINTS = """\
## Scatter Plot: Size vs. Test Score

- **X-axis:** "Parameters (billions)", from 1 to 40.
- **Y-axis:** "Test score (%)", from 20 to 80.

Each entry has the form (parameters in billions, score).

**Lark (blue circles)**
- Lark-1B: (1.2, 31.0)
- Lark-9B: (9.0, 52.4)

**Wren (red squares)**
- Wren-3B: (3.1, 44.6)
- Wren-20B: (20, 71.3)
- Wren-30B: (30, 70.8)
"""
GROUPED = """\
## Table: Accuracy by Method

- **Column group 1, "Seen"**: Ash, Birch
- **Column group 2, "Unseen"**: Cedar, Dogwood

| | Seen | | Unseen | |
|---|---|---|---|---|
| **Method** | Ash | Birch | Cedar | Dogwood |
| Plain | 58.4 | 47.1 | 41.2 | 22.6 |
| Tuned | 61.3 | 54.8 | 33.9 | 21.7 |
"""


@pytest.mark.parametrize(
    ("text", "sentence", "verdict"),
    [
        (REGIONS, "The East gained 42 percentage points.", Verdict.SUPPORTED),
        (REGIONS, "The North gained the most.", Verdict.REFUTED),
        (PANELS, "In Panel A, the large model reaches 72.0.", Verdict.SUPPORTED),
        (ENERGY, "Germany generates the most electricity from coal.", Verdict.SUPPORTED),
        (ENERGY, "The Poles generate 79 TWh from gas.", Verdict.REFUTED),
        (SAMPLES, "At T=0.2, k=1 reaches 41.0.", Verdict.SUPPORTED),
        (SAMPLES, "For k=5, the pass rate falls with T.", Verdict.REFUTED),
        (LAYERS, "The highest accuracy is 58.2.", Verdict.SUPPORTED),
        (POINTS, "Wren-20B has the highest score.", Verdict.SUPPORTED),
        (POINTS, "Wren-30B has the highest score.", Verdict.REFUTED),
        (POINTS, "Two models score above 70%.", Verdict.SUPPORTED),
        (POINTS, "Three models score above 70%.", Verdict.REFUTED),
        (
            POINTS,
            "Wren-3B has a higher score than all Lark models except Lark-9B.",
            Verdict.SUPPORTED,
        ),
        (POINTS, "Lark-9B has a higher score than Wren-3B and Wren-20B.", Verdict.REFUTED),
        (
            POINTS,
            "Wren-3B is the best model with fewer than 9 billion parameters.",
            Verdict.SUPPORTED,
        ),
        (
            POINTS,
            "Lark-1B is the best model with fewer than 9 billion parameters.",
            Verdict.REFUTED,
        ),
        (POINTS, "The best model under 10 billion parameters is Lark-9B.", Verdict.SUPPORTED),
        (POINTS, "The best model under 10 billion parameters is Wren-3B.", Verdict.REFUTED),
        (
            POINTS,
            "In the Lark family, the score grows with the number of parameters.",
            Verdict.SUPPORTED,
        ),
        (
            POINTS,
            "In the Lark family, the score falls with the number of parameters.",
            Verdict.REFUTED,
        ),
        (POINTS, "In both families, the largest model has the highest score.", Verdict.REFUTED),
        (POINTS, "In both families, the smallest model has the lowest score.", Verdict.SUPPORTED),
        (POINTS, "In the Wren family, two models score above 70%.", Verdict.SUPPORTED),
        (POINTS, "In the Wren family, three models score above 50%.", Verdict.REFUTED),
        (POINTS, "In the Lark family, Lark-9B has the highest score.", Verdict.SUPPORTED),
        (GROUPED, "Tuned beats Plain on three of the four columns.", Verdict.REFUTED),
        (GROUPED, "In the Seen group, Tuned has its lowest value on Birch.", Verdict.SUPPORTED),
        (GROUPED, "In the Seen group, Tuned has its lowest value on Ash.", Verdict.REFUTED),
        (MODELS, "Accuracy on MMLU ranges from 45.3 to 58.2.", Verdict.SUPPORTED),
        (MODELS, "The average accuracy of Lark-13B is 30.0.", Verdict.REFUTED),
        (MODELS, "The Lark models' accuracy on GSM8K is below 30.", Verdict.SUPPORTED),
        (MODELS, "Lark-70B has the highest accuracy on MMLU.", Verdict.UNPARSED),
        (PANELS, "In panel (b), the small model reaches 900.", Verdict.REFUTED),
    ],
)
def test_second_names(text: str, sentence: str, verdict: Verdict) -> None:
    assert Judge(read_text(text)).judge(claim(sentence)).judgement.verdict is verdict
