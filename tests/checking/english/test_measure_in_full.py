"""What is measured, said in full as the title says it, is cut to its noun."""

from __future__ import annotations

import pytest

from figcheck.checking.english.claims.measure_in_full import said_shortly
from tests.checking.tables import claim, from_rows

FIGURE = from_rows(
    "bar; Share of adults who cycle to work in Europe; Share (%); Measure@series; Country@x",
    ["| | Spain | Sweden |", "| Share | 5 | 21 |"],
)


@pytest.mark.parametrize(
    ("said", "short"),
    [
        (
            "At 5%, Spain has the lowest share of adults who cycle to work.",
            "At 5%, Spain has the lowest share.",
        ),
        ("Spain has the lowest share.", "Spain has the lowest share."),
        ("The share of adults is 5% in Spain.", "The share of adults is 5% in Spain."),
        # Who walks is another share.
        (
            "The share of adults who walk to work is 5%.",
            "The share of adults who walk to work is 5%.",
        ),
    ],
)
def test_the_noun_alone_stays(said: str, short: str) -> None:
    found = said_shortly(FIGURE, claim(said))
    assert found.text == short
    assert len(found.offsets) == len(found.text) + 1
