"""Cells by how dark they are, and what they count, where a description says so."""

from __future__ import annotations

import pytest

from figcheck.checking.english.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text

MAP = """\
## Heatmap: Boats by Day and Hour
### Overview
The heatmap displays the mean number of boats at a pier.
### Components/Axes
* **X-axis:** "Day": Mon, Tue, Sat
* **Y-axis:** "Hour": 08–10, 12–14, 16–18
* **Color bar:** from {low} for few boats to {high} for many
### Data
| Hour | Mon | Tue | Sat |
|---|---|---|---|
| 08–10 | 12 | 14 | 31 |
| 12–14 | 22 | 25 | 64 |
| 16–18 | 18 | 16 | 57 |
### Key Observations
- {said}
"""


def _verdict(said: str, low: str, high: str) -> Verdict:
    figure = read_text(MAP.format(low=low, high=high, said=said))
    (claim,) = [c for c in figure.claims if c.text == said]
    return Judge(figure).judge(claim).judgement.verdict


@pytest.mark.parametrize(
    ("said", "bright_is_high", "dark_is_high"),
    [
        ("The brightest cell is Saturday, 12–14.", Verdict.SUPPORTED, Verdict.REFUTED),
        ("The darkest cell of the map is Monday, 08–10.", Verdict.SUPPORTED, Verdict.REFUTED),
        ("The darkest cell of the map is Saturday, 12–14.", Verdict.REFUTED, Verdict.SUPPORTED),
        (
            "On Saturday, the value at 12–14 is brighter than at 08–10.",
            Verdict.SUPPORTED,
            Verdict.REFUTED,
        ),
        (
            "At 16–18, the cell of Monday is darker than that of Tuesday.",
            Verdict.REFUTED,
            Verdict.SUPPORTED,
        ),
    ],
)
def test_shades_are_those_of_the_scale(
    said: str, bright_is_high: Verdict, dark_is_high: Verdict
) -> None:
    assert _verdict(said, "dark purple", "bright yellow") is bright_is_high
    assert _verdict(said, "white", "dark green") is dark_is_high


def test_shades_say_nothing_where_both_ends_are_alike() -> None:
    assert not _verdict("The darkest cell is Monday, 08–10.", "dark red", "dark green").is_decided


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        ("On Saturday, there are 64 boats at 12–14.", Verdict.SUPPORTED),
        ("Saturday has 64 boats at 12–14.", Verdict.SUPPORTED),
        ("Saturday has 57 boats at 12–14.", Verdict.REFUTED),
        ("Monday has the fewest boats at 08–10.", Verdict.SUPPORTED),
    ],
)
def test_values_count_what_the_overview_says(said: str, verdict: Verdict) -> None:
    assert _verdict(said, "white", "dark green") is verdict
