"""Measures that only the units of their values tell from each other, and the verbs for them."""

from __future__ import annotations

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.reading import read_text
from tests.checking.tables import claim

BRIDGES = """\
## Bridges of the county

A timeline of five bridges. Each bar gives the opening, and how long the construction took.

- Mill Bridge: opening 1931, construction 2.5 years, operation 88 years
- King's Bridge: opening 1954, construction 4.0 years, operation 65 years
- Ferry Bridge: opening 1978, construction 3.5 years, operation 12 years
- East Bridge: opening 1990, construction 6.0 years, operation 29 years
- North Bridge: opening 2006, construction 3.0 years, operation 13 years
"""

MOTORS = """\
## Scatter plot: electric motors

* **x-axis**: mass in kilograms
* **y-axis**: power rating
* **color**: price in euros

### Points

Alder: mass 8.5 kg; power 140 W; production 520 units
Birch: mass 12.0 kg; power 310 W; production 95 units
Cedar: mass 9.1 kg; power 305 W; production 240 units
Larch: mass 20.4 kg; power 900 W; production 80 units
"""

LEAGUE = """\
### Chess league: final table

| Club | P | W | D | Pts |
|---|---|---|---|---|
| Rooks | 9 | 6 | 2 | 14 |
| Knights | 9 | 5 | 1 | 11 |
| Pawns | 9 | 2 | 3 | 7 |
| Bishops | 9 | 0 | 1 | 1 |

Legend: P = played, W = won, D = drawn, Pts = points (2 for a win).
"""


def _verdict(text: str, said: str) -> str:
    return Judge(read_text(text)).judge(claim(said)).judgement.verdict.value


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        ("Mill Bridge operated for 88 years.", "supported"),
        ("Mill Bridge operated for 80 years.", "refuted"),
        ("Mill Bridge operated longer than North Bridge.", "supported"),
        ("Ferry Bridge operated longer than North Bridge.", "refuted"),
        ("King's Bridge operated more than twice as long as East Bridge.", "supported"),
        ("North Bridge operated more than twice as long as Ferry Bridge.", "refuted"),
        ("East Bridge had the longest construction.", "supported"),
        ("Mill Bridge had the longest construction.", "refuted"),
        # Neither the years of opening nor other things that are done.
        ("Mill Bridge shone longer than North Bridge.", "unparsed"),
        ("North Bridge is higher than Mill Bridge.", "unparsed"),
        ("North Bridge exceeds Mill Bridge.", "unparsed"),
    ],
)
def test_verbs_of_measures(said: str, verdict: str) -> None:
    assert _verdict(BRIDGES, said) == verdict


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        ("Birch and Cedar have nearly the same power.", "supported"),
        ("Birch and Larch have nearly the same power.", "refuted"),
        ("Cedar is heavier than Alder.", "supported"),
        ("Cedar is heavier than Birch.", "refuted"),
        ("Birch and Cedar are nearly the same.", "unparsed"),
        ("Larch is higher than Cedar.", "unparsed"),
    ],
)
def test_units_behind_values(said: str, verdict: str) -> None:
    assert _verdict(MOTORS, said) == verdict


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        ("Rooks has twice as many points as Pawns.", "supported"),
        ("Knights has twice as many points as Pawns.", "refuted"),
        ("Rooks and Knights are three points apart.", "supported"),
        ("Rooks and Knights are two points apart.", "refuted"),
        ("The bottom two clubs have fewer than 8 points each.", "supported"),
        ("The bottom two clubs have fewer than 6 points each.", "refuted"),
    ],
)
def test_short_names_of_points(said: str, verdict: str) -> None:
    assert _verdict(LEAGUE, said) == verdict
