"""Names that a description explains: short labels, elements by their symbols, units of measures."""

from __future__ import annotations

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text
from tests.checking.tables import claim

_TRUE, _NO = Verdict.SUPPORTED, Verdict.REFUTED

SCATTER = """\
## Scatter Plot: Reach and Price of Six Scooters

### Components

**X-axis:** "Reach (km)", 0 to 120
**Y-axis:** "Cost" (list price in euros), 0 to 5000

### Detailed Analysis

Asp: Reach = 45, Cost = 1490
Bee: Reach = 62, Cost = 2250
Cob: Reach = 80, Cost = 2190
Doe: Reach = 95, Cost = 3900
Elk: Reach = 110, Cost = 4550
300: Reach = 30, Cost = 990

### Key Observations

- All is well.
"""

TABLE = """\
## Table: Ablation of a Ranker

### Components

There are two metrics, Recall@5 ("R@5") and NDCG@5 ("N@5"), on two collections.

### Detailed Analysis

| Variant | Books R@5 | Books N@5 | Films R@5 | Films N@5 |
|---|---|---|---|---|
| Full | 0.41 | 0.33 | 0.52 | 0.44 |
| w/o Graph | 0.38 | 0.31 | 0.47 | 0.40 |
| w/o Text | 0.42 | 0.29 | 0.45 | 0.39 |

### Key Observations

- All is well.
"""

MEMORY = """\
## Table: Peak Memory of Training Methods

### Overview

The image shows a table with the peak memory (in GB, lower is better) required for training.

### Table

| Method | Small | Base | Large |
|---|---|---|---|
| Whole | 112.4 | 208.6 | 528.0 |
| Lean | 18.9 | 33.7 | 78.5 |
| Leaner | 6.8 | 11.3 | 24.0 |

### Key Observations

- All is well.
"""

SIZES = """\
## Line Chart: Validation Loss Against Model Size

### Overview

Three lines show the loss at six sizes.

### Components

- **X-axis:** "Active parameters": 50M, 100M, 200M, 400M, 800M, 1.6B
- **Y-axis:** "Validation loss", 1 to 4

### Data

- **Plain**: 3.40, 3.05, 2.71, 2.44, 2.25, 2.11
- **Gated**: 3.31, 2.98, 2.69, 2.46, 2.29, 2.18
- **Mixed**: 3.22, 2.90, 2.60, 2.35, 2.15, 2.01

### Key Observations

- Gated has a lower loss than Plain at all six steps up. All three recipes improve.
"""

SOILS = """\
## Bar Chart: Nutrients in Two Soils

### Components

- **X-axis:** "Nutrient": N, P, K (nitrogen, phosphorus and potassium)
- **Y-axis:** "Content (mg/kg)"
- **Legend:** Clay (brown), Sand (yellow)

### Detailed Analysis

- **N:** Clay 91, Sand 40
- **P:** Clay 22, Sand 31
- **K:** Clay 64, Sand 18

### Key Observations

- All is well.
"""

SPEECH = """\
## Table: Speech Recognisers on Three Test Sets

### Overview

The first three columns give the word error rate (WER, in percent) on one test set each, the last
one the real-time factor. Lower is better everywhere.

### Detailed Analysis

| System | quiet | street | choir | RTF |
|---|---|---|---|---|
| Lark | 4.1 | 9.9 | 18.2 | 0.05 |
| Wren | 3.2 | 8.1 | 15.9 | 0.21 |
| Swan | 2.4 | 6.3 | 12.7 | 0.66 |

### Key Observations

- All is well.
"""

PAIRS = """\
## Table: BLEU Scores of Two Systems

### Detailed Analysis

| System | en→fi | fi→en | en→mt |
|---|---|---|---|
| Oat | 21.3 | 28.1 | 30.2 |
| Rye | 24.6 | 27.0 | 33.5 |

### Key Observations

- All is well.
"""

ABLATED = """\
## Table: Ablation of a Question Answerer

### Overview

Scores are exact match (%) on two datasets; each row below the first leaves out one component.

### Detailed Analysis

| Variant | Web | Books |
|---|---|---|
| Full model | 47.6 | 39.4 |
| w/o reranker | 44.1 | 34.8 |
| w/o rewriting | 47.9 | 36.1 |

### Key Observations

- Without the reranker, the loss is larger on Books.
"""

WITH_LOSS = ABLATED.replace("each row", "the loss is not shown; each row")
"""The same with another measure in its overview."""


BAKERIES = """\
## Heatmap: Customers of Four Bakeries

### Overview

The heatmap shows the mean number of customers per hour in four bakeries. It shows how many people
they greeted at each time of day.

### Detailed Analysis

| Bakery | Morning | Noon | Evening |
|---|---|---|---|
| Alm | 142 | 88 | 96 |
| Birk | 64 | 101 | 22 |
| Cim | 48 | 127 | 15 |
| Dorn | 31 | 57 | 44 |

### Key Observations

- All is well.
"""

BOATS = """\
## Scatter Plot: Speed and Mass of Boats

### Overview

Each dot is a yacht. Triangles are catamarans (Bel, Col), circles are monohulls (all others).

### Axes

- x: "Mass (t)", 1 to 100
- y: "Engine speed (turns per minute)", 0 to 4000

### Data points

- Ara: Mass = 12, Engine speed = 1800
- Bel: Mass = 30, Engine speed = 2200
- Col: Mass = 75, Engine speed = 1600
- Dun: Mass = 41, Engine speed = 2900

### Key Observations

- All is well.
"""


@pytest.mark.parametrize(
    ("description", "text", "verdict"),
    [
        # What the columns give that only say on what.
        (ABLATED, "The full model has the best score on Books.", Verdict.SUPPORTED),
        (ABLATED, "The full model has the best score on Web.", Verdict.REFUTED),
        (WITH_LOSS, "The full model has the best score on Books.", Verdict.UNPARSED),
        (SPEECH, "Lark has the highest WER on all three test sets.", Verdict.SUPPORTED),
        (SPEECH, "Wren has the highest WER on all three test sets.", Verdict.REFUTED),
        (SPEECH, "The WER of Swan on street speech is 6.3.", Verdict.SUPPORTED),
        (SPEECH, "The word error rate of Swan on street speech is 8.1.", Verdict.REFUTED),
        (SPEECH, "Lark is the fastest system.", Verdict.SUPPORTED),
        # The speed on some speech is not the error there.
        (SPEECH, "The speed of Swan on street speech is 6.3.", Verdict.UNPARSED),
        # The scores of a title are those of the measure before them.
        (PAIRS, "Both systems stay above 21 BLEU.", Verdict.SUPPORTED),
        (PAIRS, "Both systems stay above 22 BLEU.", Verdict.REFUTED),
        # What the axis in brackets is, and in what it is given.
        (SCATTER, "Elk has the highest list price.", Verdict.SUPPORTED),
        (SCATTER, "Doe has the highest list price.", Verdict.REFUTED),
        (SCATTER, "Two scooters cost more than 3000 euros.", Verdict.SUPPORTED),
        (SCATTER, "Three scooters cost more than 3000 euros.", Verdict.REFUTED),
        (SCATTER, "Only Doe and Elk exceed 90 km.", Verdict.SUPPORTED),
        (SCATTER, "Only Elk exceeds 90 km.", Verdict.REFUTED),
        (SCATTER, "No scooter exceeds 4600.", Verdict.UNPARSED),
        # A number among names.
        (SCATTER, "300 has the lowest list price.", Verdict.SUPPORTED),
        # In full, with and without the number.
        (TABLE, "On Films, the full variant has the best NDCG@5.", Verdict.SUPPORTED),
        (TABLE, "Removing the text raises Recall on Books.", Verdict.SUPPORTED),
        (TABLE, "Removing the text raises NDCG on Books.", Verdict.REFUTED),
        # What the title sets the values against, and what the text counts all of.
        (SIZES, "Mixed has the lowest loss at every size.", Verdict.SUPPORTED),
        (SIZES, "Gated has a lower loss than Plain at every model size.", Verdict.REFUTED),
        (SIZES, "Gated is below Plain at the three smallest sizes.", Verdict.SUPPORTED),
        (SIZES, "Gated is below Plain at each of the five sizes.", Verdict.UNPARSED),
        (SIZES, "Two recipes end below 2.15.", Verdict.SUPPORTED),
        # What a table is said to be with.
        (MEMORY, "The memory of Lean more than doubles from Base to Large.", Verdict.SUPPORTED),
        (MEMORY, "Leaner has the highest memory on Large.", Verdict.REFUTED),
        (MEMORY, "Whole needs 208.6 GB on Base.", Verdict.SUPPORTED),
        # What is counted for each of something else, and what the overview asks.
        (BAKERIES, "Two bakeries receive fewer than 30 customers per hour in the evening.", _TRUE),
        (BAKERIES, "Three bakeries receive fewer than 30 customers per hour in the evening.", _NO),
        (BAKERIES, "In the morning, two bakeries greet more than 60 customers.", _TRUE),
        (BAKERIES, "In the morning, three bakeries greet more than 60 customers.", _NO),
        # What each dot is said to be, which are of one kind, and the unit behind an axis.
        (BOATS, "Col is the heaviest yacht.", _TRUE),
        (BOATS, "Dun is the heaviest vessel.", _NO),
        (BOATS, "Catamarans have a mean mass of 52.5 t.", _TRUE),
        (BOATS, "Catamarans have a mean mass of 45 t.", _NO),
        (BOATS, "Monohulls have a mean mass of 26.5 t.", _TRUE),
        (BOATS, "Dun reaches 2,900 turns per minute.", _TRUE),
        (BOATS, "Bel reaches 2,900 turns per minute.", _NO),
        # Elements that the text names.
        (SOILS, "Nitrogen has the highest content in both soils.", Verdict.SUPPORTED),
        (SOILS, "Phosphorus has a higher content than potassium in clay.", Verdict.REFUTED),
        (SOILS, "In sand, the potassium content is 18 mg/kg.", Verdict.SUPPORTED),
        (
            SOILS.replace("(nitrogen, phosphorus and potassium)", ""),
            "Nitrogen has the highest content in both soils.",
            Verdict.UNPARSED,
        ),
    ],
)
def test_names_are_those_that_the_description_explains(
    description: str, text: str, verdict: Verdict
) -> None:
    judge = Judge(read_text(description))
    assert judge.judge(claim(text)).judgement.verdict is verdict


DRINKS = """\
## Table: Ratings of Lemonades by Recipe

### Overview

The table gives the mean rating for four flavours. Recipes build on each other.

### Structure

- 4 rows (recipes)
- 4 columns (flavours)

### Content

| Recipe | Lemon | Mint | Rose | Sage |
|---|---|---|---|---|
| Plain | 3.1 | 4.0 | 5.2 | 2.2 |
| Sugar | 4.4 | 4.9 | 6.1 | 2.9 |
| Ice | 4.1 | 5.5 | 6.6 | 3.3 |
| Soda | 5.0 | 5.9 | 7.2 | 3.0 |

### Key Observations

- All is well.
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Soda is higher than Plain for all four flavours.", _TRUE),
        ("Ice is higher than Sugar for all flavours.", _NO),
        ("Rose is the flavour with the highest value in every row.", _TRUE),
        ("Every flavour is above 2 with every recipe.", _TRUE),
        ("Only one flavour is below 2.5 in the Plain row.", _TRUE),
    ],
)
def test_columns_are_what_their_list_calls_them(sentence: str, verdict: Verdict) -> None:
    judge = Judge(read_text(DRINKS))
    assert judge.judge(claim(sentence)).judgement.verdict is verdict


GRID = """\
## Heatmap: Error by Beam Width and Patch Size

### Components

**X-axis:** Beam Width (2, 4, 8)
**Y-axis:** Patch Size (16, 32, 64)

### Detailed Analysis

Patch size 16: 8.1, 7.0, 6.2
Patch size 32: 8.9, 7.3, 6.4
Patch size 64: 9.6, 7.9, 6.6

### Key Observations

- All is well.
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("The error rises with the patch size.", _TRUE),
        ("The error falls with the patch size.", _NO),
        ("A larger patch size increases the error at every beam width.", _TRUE),
    ],
)
def test_row_that_begins_with_the_name_of_its_axis_is_no_gloss(
    sentence: str, verdict: Verdict
) -> None:
    """“Patch size 16: 8.1, 7.0” does not say that 16 is called “patch size”."""
    judgement = Judge(read_text(GRID)).judge(claim(sentence)).judgement
    assert judgement.verdict is verdict, judgement.explanation


RATES = """\
## Line Graph: Unemployment in Four European Countries, 2010-2014

### Components/Axes
* **X-axis:** Year, 2010 to 2014
* **Y-axis:** Unemployment (%), 0 to 60
* **Legend:** Spain (red), Greece (blue), Poland (pink), Latvia (green)

### Data Points
* **Spain:** 2010: 20.1, 2012: 24.8, 2014: 24.5
* **Greece:** 2010: 12.7, 2012: 24.5, 2014: 26.5
* **Poland:** 2010: 9.7, 2012: 10.1, 2014: 9.0
* **Latvia:** 2010: 19.5, 2012: 15.0, 2014: 10.8

### Key Observations

- The two southern European countries (Spain and Greece) stay above 12%.
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("The southern European countries rise between 2010 and 2012.", _TRUE),
        ("The two southern European countries fall between 2010 and 2012.", _NO),
        ("Both southern European countries are above Poland in 2014.", _TRUE),
    ],
)
def test_word_for_all_is_kept_within_the_name_of_some(sentence: str, verdict: Verdict) -> None:
    """All four are “European countries”; the “southern European countries” are two of them."""
    judgement = Judge(read_text(RATES)).judge(claim(sentence)).judgement
    assert judgement.verdict is verdict, judgement.explanation
