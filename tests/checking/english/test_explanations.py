"""A sentence without a verdict says where its words stop being understood."""

from __future__ import annotations

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from tests.checking.tables import claim, from_rows

_LINES = ["| | 1990 | 2000 | 2010 |", "| Iron | 4 | 6 | 9 |", "| Zinc | 7 | 5 | 3 |"]


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("In 2000, Iron whereas the bells.", "from “whereas the bells” on"),
        ("Iron despite itself.", "from “despite itself” on"),
        ("Iron is in fifth place.", "no reading of them that fits the figure"),
    ],
)
def test_an_unread_sentence_says_where_it_was_lost(sentence: str, said: str) -> None:
    judgement = Judge(from_rows("line; Metals; Output; Metal@series; Year@x", _LINES)).judge(
        claim(sentence)
    )
    assert judgement.judgement.verdict is Verdict.UNPARSED
    assert said in judgement.judgement.explanation


def test_a_trend_tells_its_steps_both_ways_and_its_ends() -> None:
    lines = [
        "| | 1990 | 2000 | 2010 | 2020 |",
        "| Iron | 4 | 5 | 6 | 3 |",
        "| Zinc | 2 | 5 | 5 | 6 |",
    ]
    judge = Judge(from_rows("line; Metals; Output; Metal@series; Day@x", lines))
    fell = judge.judge(claim("Iron generally increases.")).judgement
    rose = judge.judge(claim("Zinc generally increases.")).judgement
    assert (fell.verdict, rose.verdict) == (Verdict.REFUTED, Verdict.SUPPORTED)
    assert fell.explanation.endswith(
        "of 3 steps 2 go up and 1 down, and the end is lower than the start."
    )
    assert rose.explanation.endswith(
        "of 3 steps 2 go up and 0 down, and the end is higher than the start."
    )
