"""Sorts by letters behind names, whose meaning a description tells."""

from __future__ import annotations

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text
from tests.checking.tables import claim

_TRUE, _FALSE, _OPEN = Verdict.SUPPORTED, Verdict.REFUTED, Verdict.UNPARSED

DUST = """\
## Bar Chart: Dust in the Air of a Valley

### Overview
The image contains a horizontal bar chart.

### Components/Axes
- **X-axis**: "Dust (t per year)"
- **Y-axis**: sources, {told}

### Detailed Analysis
- **Quarries (A)**: 90
- **Dry lakes (N)**: 120
- **Road dust (A)**: 60
- **Pollen (N)**: 20
- **Ploughing (A)**: 35
- **Sea salt (N)**: 15

### Key Observations
- All is well.
"""
"""155 t of natural dust, 185 t of the other."""

TOLD = (
    "with (N) for natural and (A) for anthropogenic",
    "N = natural, A = anthropogenic",
    "natural (N) or anthropogenic (A)",
    "where N marks natural sources and A marks anthropogenic sources",
)


def verdict_of(told: str, sentence: str) -> Verdict:
    figure = read_text(DUST.format(told=told))
    return Judge(figure).judge(claim(sentence)).judgement.verdict


@pytest.mark.parametrize("told", TOLD)
@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("The three natural sources add up to 155 t.", _TRUE),
        ("The three natural sources add up to 165 t.", _FALSE),
        ("Quarries are the largest anthropogenic source.", _TRUE),
        ("Road dust is the largest anthropogenic source.", _FALSE),
        ("Pollen is second among the natural sources.", _TRUE),
    ],
)
def test_letters_that_are_told(told: str, sentence: str, verdict: Verdict) -> None:
    assert verdict_of(told, sentence) is verdict


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Apart from dry lakes, no natural source exceeds 20 t.", _TRUE),
        ("No natural source exceeds 20 t.", _FALSE),
        ("Human activities account for more than half of the total.", _TRUE),
        ("Nature accounts for more than half of the total.", _FALSE),
        ("The smallest man-made source is ploughing.", _TRUE),
        # Among the sources of its sort, and not among all of them.
        ("The second-largest human source is road dust.", _OPEN),
        ("The third-largest human source is road dust.", _OPEN),
        ("The third-largest source is road dust.", _TRUE),
        ("The second-largest source is road dust.", _FALSE),
        # Of all together, where numbers tell it; of one against all, it is open which is meant.
        ("Human activities emit more dust than nature, 185 against 155 t.", _TRUE),
        ("Nature emits more dust than human activities, 185 against 155 t.", _FALSE),
        ("Human activities emit more dust than nature, 195 against 155 t.", _FALSE),
        ("Natural sources together emit more than anthropogenic sources.", _FALSE),
        ("Anthropogenic sources together emit more than natural sources.", _TRUE),
        ("Dry lakes emit more than human activities.", _OPEN),
    ],
)
def test_what_is_said_of_sorts(sentence: str, verdict: Verdict) -> None:
    assert verdict_of(TOLD[0], sentence) is verdict


@pytest.mark.parametrize("told", ["shown as bars", "with (X) for natural", "A bar for each source"])
def test_letters_that_nothing_tells(told: str) -> None:
    assert verdict_of(told, "The three natural sources add up to 155 t.") is _OPEN
