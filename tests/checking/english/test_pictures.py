"""Sentences about where points lie in a picture, and about the ends of its colour scale."""

from __future__ import annotations

from functools import cache

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text
from tests.checking.tables import claim

POINTS = """\
## Scatter Plot: Weight and Price of Four Bicycles
### Components / Axes
**X-axis:** "Weight" in kg. Ticks run from 6 to 18.
**Y-axis:** "Price" in euros. Ticks run from 0 to 5000.
### Detailed Analysis
Alder: Weight = 7.2, Price = 4200
Beech: Weight = 9.8, Price = 1900
Cedar: Weight = 12.5, Price = 2300
Dogwood: Weight = 16.1, Price = 900
### Key Observations
- The four points fall from the upper left to the lower right.
"""

CELLS = """\
## Heatmap: Yield of Plots
### Components/Axes
* **X-axis:** "Field", with the values East, West, North.
* **Y-axis:** "Year", with the values 2001, 2002, 2003.
* **Color scale:** "Yield", from 20 (white) to 80 (dark red).
### Detailed Analysis
* Row 2001: East 30, West 84, North 15
* Row 2002: East 42, West 88, North 25
* Row 2003: East 55, West 91, North 33
### Key Observations
- The values of East grow.
"""


MACHINES = """\
## Scatter Plot: Price and Quality of Coffee Machines
### Components/Axes
- **X-axis**: Price ($), 0 to 1000
- **Y-axis**: Taste score, 50 to 100
### Detailed Analysis
| Machine | Price ($) | Taste score |
|---|---|---|
| Alba | 90 | 62 |
| Brio | 150 | 71 |
| Cento | 240 | 90 |
| Dolce | 420 | 78 |
| Etna | 610 | 85 |
| Forte | 780 | 68 |
| Gran | 930 | 94 |
### Key Observations
- The price says little.
"""

NETS = """\
## Scatter Plot: Size and Latency of Four Nets
### Components/Axes
- **X-axis**: Size (MB), 0 to 400
- **Y-axis**: Latency (ms), 0 to 100
### Detailed Analysis
| Net | Size (MB) | Latency (ms) |
|---|---|---|
| Ash | 40 | 12 |
| Birch | 110 | 30 |
| Cedar | 280 | 70 |
| Date | 390 | 85 |
### Key Observations
- Larger nets are slower.
"""


@cache
def judge(description: str) -> Judge:
    return Judge(read_text(description))


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Alder is the leftmost point.", Verdict.SUPPORTED),
        ("Beech is the leftmost point.", Verdict.REFUTED),
        ("Dogwood lies furthest to the right.", Verdict.SUPPORTED),
        ("Cedar lies furthest to the right.", Verdict.REFUTED),
        ("Alder sits at the far left.", Verdict.SUPPORTED),
        ("Cedar is at the far right and, at the same time, has the lowest price.", Verdict.REFUTED),
        ("The rightmost point is Dogwood.", Verdict.SUPPORTED),
        ("The leftmost point is Cedar.", Verdict.REFUTED),
        ("Dogwood, which lies furthest to the right, has the lowest price.", Verdict.SUPPORTED),
        ("Beech lies on the left.", Verdict.UNPARSED),
        ("Beech lies far left of Cedar.", Verdict.UNPARSED),
        ("The highest price is that of Alder, which has the lowest weight.", Verdict.SUPPORTED),
        ("The highest price is that of Alder, which has the highest weight.", Verdict.MIXED),
    ],
)
def test_sides(text: str, verdict: Verdict) -> None:
    assert judge(POINTS).judge(claim(text)).judgement.verdict is verdict


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Three cells exceed the upper bound (80).", Verdict.SUPPORTED),
        ("Two cells exceed the legend's upper bound (80).", Verdict.REFUTED),
        ("Three cells exceed the upper bound (90).", Verdict.UNPARSED),
        ("No cell is below the lower bound (20).", Verdict.REFUTED),
        ("One cell is below the lower bound.", Verdict.SUPPORTED),
        ("The lower bound (20) is respected by every cell.", Verdict.REFUTED),
        ("The lower bound is respected by every cell of West.", Verdict.SUPPORTED),
        ("Three cells exceed the upper bound (80), reaching 91.", Verdict.SUPPORTED),
        ("Three cells exceed the upper bound (80), reaching 88.", Verdict.REFUTED),
        ("Three cells exceed 80, reaching 91; all of them are West values.", Verdict.SUPPORTED),
        ("Three cells exceed 80, reaching 91; all of them are East values.", Verdict.REFUTED),
        ("Three cells exceed 80; all of them are West values.", Verdict.SUPPORTED),
        ("Three cells exceed 80; two of them are West values.", Verdict.UNPARSED),
        ("All of them are West values.", Verdict.UNPARSED),
        ("Most values respect the upper bound.", Verdict.UNPARSED),
    ],
)
def test_ends_of_the_scale(text: str, verdict: Verdict) -> None:
    assert judge(CELLS).judge(claim(text)).judgement.verdict is verdict


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Cento sits in the top left: cheap and good.", Verdict.SUPPORTED),
        ("Cento is located in the upper left of the plot.", Verdict.SUPPORTED),
        ("Dolce is located in the upper left of the plot.", Verdict.REFUTED),
        ("Forte sits in the lower right: expensive but mediocre.", Verdict.SUPPORTED),
        ("Gran sits in the lower right corner.", Verdict.REFUTED),
        ("Gran lies in the upper right corner (expensive and good).", Verdict.SUPPORTED),
        ("Forte lies in the upper right corner (expensive and good).", Verdict.REFUTED),
        ("Forte sits in the lower right: cheap but mediocre.", Verdict.UNPARSED),
        ("Alba and Brio lie in the lower left.", Verdict.SUPPORTED),
        ("In the upper right corner is Gran.", Verdict.SUPPORTED),
        ("In the upper right corner is Forte.", Verdict.REFUTED),
        ("Alba and Etna lie in the lower left.", Verdict.REFUTED),
        ("Taste score tends to rise with price.", Verdict.SUPPORTED),
        ("Taste score falls with price.", Verdict.REFUTED),
        ("Quality grows with price.", Verdict.SUPPORTED),
        ("More expensive machines tend to score higher.", Verdict.SUPPORTED),
        ("More expensive machines tend to score lower.", Verdict.REFUTED),
        ("Three machines score above 80.", Verdict.SUPPORTED),
        ("Four machines score above 80.", Verdict.REFUTED),
    ],
)
def test_corners_and_growth(text: str, verdict: Verdict) -> None:
    assert judge(MACHINES).judge(claim(text)).judgement.verdict is verdict


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Ash sits in the lower left: small and fast.", Verdict.SUPPORTED),
        ("Date sits in the lower left: small and fast.", Verdict.REFUTED),
        ("Date sits in the upper right (large and slow).", Verdict.SUPPORTED),
        ("Date sits in the upper right: large and fast.", Verdict.UNPARSED),
    ],
)
def test_what_a_corner_means(text: str, verdict: Verdict) -> None:
    assert judge(NETS).judge(claim(text)).judgement.verdict is verdict
