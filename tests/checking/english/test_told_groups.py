"""Groups that a description tells in a sentence, by marks of names, or as a stretch of an axis."""

from __future__ import annotations

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text
from tests.checking.tables import claim

_TRUE, _FALSE, _OPEN = Verdict.SUPPORTED, Verdict.REFUTED, Verdict.UNPARSED

RETRIEVERS = """\
## Table: Retrieval on a News Collection

### Overview
The table reports the MRR and the Recall@5 of six retrievers. BM25 and TF-IDF are the lexical
systems; DPR and ANCE, the dense systems, encode passages. The suffix "+rr" marks systems with
reranking. Those systems lead.

### Detailed Analysis

| System | Recall@5 | MRR |
|---|---|---|
| BM25 | 48.2 | 33.9 |
| TF-IDF | 44.0 | 30.2 |
| DPR | 52.7 | 36.8 |
| ANCE | 57.5 | 41.1 |
| BM25+rr | 59.3 | 46.6 |
| DPR+rr | 61.9 | 48.5 |

### Key Observations
- All is well.
"""

MODELS = """\
## Table: Accuracy of Five Models

### Overview
The table compares the accuracy of five models. Three models have open weights; Tern-3.5 and
Tern-4 are proprietary. Wren-7B and Wren-13B are similar.

### Detailed Analysis

| Model | Reading | Maths |
|---|---|---|
| Wren-7B | 45.3 | 14.6 |
| Wren-13B | 54.8 | 28.7 |
| Lark-7B | 60.1 | 37.8 |
| Tern-3.5 | 70.0 | 57.1 |
| Tern-4 | 86.4 | 92.0 |

### Key Observations
- All is well.
"""

PLACED = """\
## Bar Chart: Latency of Five Parsers

### Overview
The bar chart shows the latency of five parsers. The two neural parsers are on the left and the
three lexical ones on the right.

### Components/Axes
- **X-axis:** Parser
- **Y-axis:** Latency (ms)

### Data
- **Tern:** 40
- **Wren:** 55
- **Lark:** 12
- **Finch:** 18
- **Crane:** 60

### Key Observations
- All is well.
"""

RAIN = """\
## Line Chart: Monthly Rainfall in Two Cities

### Overview
The chart shows the monthly rainfall of two cities. The wet months (June to September) bring most
of the rain.

### Components/Axes
- **X-axis:** "Month": Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec
- **Y-axis:** "Rainfall (mm)", 0 to 900

### Detailed Analysis
- **Mumbai** (Jan-Dec): 1, 1, 0, 1, 12, 537, 840, 585, 341, 89, 13, 2
- **London** (Jan-Dec): 55, 41, 42, 44, 49, 45, 47, 50, 52, 69, 60, 56

### Key Observations
- All is well.
"""


@pytest.mark.parametrize(
    ("description", "text", "verdict"),
    [
        (PLACED, "Both neural parsers take at least 40 ms.", _TRUE),
        (PLACED, "Both neural parsers take at least 45 ms.", _FALSE),
        (PLACED, "The lexical parsers average 30 ms.", _TRUE),
        (PLACED, "The lexical parsers average 47.5 ms.", _FALSE),
        (PLACED, "The statistical parsers average 30 ms.", _OPEN),
        (RETRIEVERS, "The lexical systems all stay above 30 in MRR.", _TRUE),
        (RETRIEVERS, "The lexical systems all stay above 32 in MRR.", _FALSE),
        (RETRIEVERS, "The dense systems average 38.95 in MRR.", _TRUE),
        (RETRIEVERS, "The dense systems average 48.95 in MRR.", _FALSE),
        (RETRIEVERS, "The systems with reranking all exceed 46 in MRR.", _TRUE),
        (RETRIEVERS, "The systems without reranking all exceed 46 in MRR.", _FALSE),
        (RETRIEVERS, "The reranked systems average 47.55 in MRR.", _TRUE),
        (RETRIEVERS, "The reranked systems average 37.55 in MRR.", _FALSE),
        (RETRIEVERS, "DPR with reranking has an MRR of 48.5.", _TRUE),
        (RETRIEVERS, "DPR with reranking has an MRR of 36.8.", _FALSE),
        (RETRIEVERS, "The reranked version of BM25 has an MRR of 46.6.", _TRUE),
        (RETRIEVERS, "The reranked version of BM25 has an MRR of 33.9.", _FALSE),
        (RETRIEVERS, "The sparse systems all stay above 30 in MRR.", _OPEN),
        (RETRIEVERS, "The neural systems all stay above 30 in MRR.", _OPEN),
        (RETRIEVERS, "The lexical system has an MRR of 33.9.", _OPEN),
        (MODELS, "The two proprietary models average 78.2 on Reading.", _TRUE),
        (MODELS, "The two proprietary models average 68.2 on Reading.", _FALSE),
        (MODELS, "The closed models all exceed 57 on Maths.", _TRUE),
        (MODELS, "The closed models all exceed 58 on Maths.", _FALSE),
        (MODELS, "The best open model on Reading is Lark-7B.", _TRUE),
        (MODELS, "The best open model on Reading is Wren-13B.", _FALSE),
        (MODELS, "The similar models average 50.05 on Reading.", _OPEN),
        (MODELS, "The open model reaches 45.3 on Reading.", _OPEN),
        (RAIN, "In the wet months, Mumbai never gets less than 300 mm.", _TRUE),
        (RAIN, "In the wet months, Mumbai never gets less than 400 mm.", _FALSE),
        (RAIN, "In the dry months, Mumbai never gets less than 300 mm.", _OPEN),
    ],
)
def test_groups_are_known_by_what_the_text_tells(
    description: str, text: str, verdict: Verdict
) -> None:
    judge = Judge(read_text(description))
    assert judge.judge(claim(text)).judgement.verdict is verdict
