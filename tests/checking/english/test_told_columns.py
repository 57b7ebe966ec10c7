"""Columns by what a description tells of them: what so many of them give, what labels stand for."""

from __future__ import annotations

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from figcheck.reading import read_text
from tests.checking.tables import claim

_TRUE, _FALSE, _OPEN = Verdict.SUPPORTED, Verdict.REFUTED, Verdict.UNPARSED

DETECTORS = """\
## Table: Detection of Birds in Aerial Images

### Overview
The table compares six detectors. The last two rows are variants of the proposed one.

### Components
- **Columns**: Detector, size (Params, M), mean precision over twelve species (mP, %, higher is
  better), localisation offset (LO95, mm, lower is better), and the precision for four species

### Detailed Analysis
| Detector | Params (M) | mP ↑ | LO95 ↓ | Gull | Heron | Stork | Tern |
|---|---|---|---|---|---|---|---|
| Hawk | 41.0 | 71.2 | 9.6 | 80.3 | 64.1 | 77.0 | 60.2 |
| Kite | 25.3 | 72.9 | 8.1 | 81.9 | 63.0 | 78.8 | 61.7 |
| Merlin | 60.7 | 75.0 | 7.4 | 83.0 | 66.8 | 79.1 | 65.5 |
| Hobby | 33.9 | 74.1 | 6.0 | 82.2 | 67.5 | 80.6 | 64.9 |
| Ours (S) | 9.8 | 74.6 | 6.8 | 82.8 | 66.1 | 81.3 | 66.0 |
| Ours (L) | 38.2 | 77.3 | 6.3 | 84.5 | 68.2 | 80.2 | 69.4 |

### Key Observations
- All is well.
"""


def verdict_of(sentence: str) -> Verdict:
    return Judge(read_text(DETECTORS)).judge(claim(sentence)).judgement.verdict


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        # What the columns are called together, and that more of what they give is better.
        ("Merlin beats Hawk on all four species.", _TRUE),
        ("Kite beats Hawk on all four species.", _FALSE),
        ("Kite beats Hawk on three of the four species.", _TRUE),
        ("Merlin beats Hawk on all five species.", _OPEN),
        ("Ours (L) is the best detector on three of the four listed species.", _TRUE),
        ("Ours (L) is the best detector on every species.", _FALSE),
        ("Hobby improves on Merlin for the heron and the stork.", _TRUE),
        ("Ours (S) leads on the stork.", _TRUE),
        ("Hobby leads on the stork.", _FALSE),
        ("Hawk is the worst detector on the tern.", _TRUE),
        # What they give by its name; that alone may be the mean, or of each.
        ("The precision of Hobby on the tern is 64.9.", _TRUE),
        ("The precision of Hobby on the tern is 65.5.", _FALSE),
        ("Ours (L) has the best mean precision.", _TRUE),
        ("Merlin has the best mean precision.", _FALSE),
        ("Ours (L) has the best precision of all.", _OPEN),
        # What labels stand for, and in what they are given.
        ("Hobby has the smallest localisation offset.", _TRUE),
        ("Ours (L) has the smallest localisation offset.", _FALSE),
        ("Ours (L) reduces the localisation offset of Kite by 1.8 mm.", _TRUE),
        ("Ours (L) reduces the localisation offset of Kite by 2.8 mm.", _FALSE),
        ("Hobby achieves the lowest LO95 of all detectors (6.0 mm).", _TRUE),
        ("Ours (L) achieves the lowest LO95 of all detectors (6.3 mm).", _FALSE),
    ],
)
def test_told_columns(sentence: str, verdict: Verdict) -> None:
    assert verdict_of(sentence) is verdict


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Our small model has the fewest parameters.", _TRUE),
        ("Our large model has the fewest parameters.", _FALSE),
        ("Our large model exceeds all four baselines in mean precision.", _TRUE),
        ("Our small model exceeds all four baselines in mean precision.", _FALSE),
        ("Our small model exceeds all five baselines in mean precision.", _OPEN),
        ("Both variants exceed 82 on the gull.", _TRUE),
        ("The two variants differ by 2.7 points in mean precision.", _TRUE),
        ("The two variants differ by 5.1 points in mean precision.", _FALSE),
        ("Both proposed models exceed 82 on the gull.", _TRUE),
        ("The baselines stay below 81 on the stork.", _TRUE),
        ("The baselines stay below 80 on the stork.", _FALSE),
        ("Of the four baselines, Merlin is the best on the tern.", _TRUE),
        ("Of the four baselines, Hobby is the best on the tern.", _FALSE),
    ],
)
def test_the_authors_own_in_several_sizes(sentence: str, verdict: Verdict) -> None:
    assert verdict_of(sentence) is verdict
