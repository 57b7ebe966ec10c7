"""What stands around a sentence changes no verdict; `around.txt` lists such phrases."""

from __future__ import annotations

from pathlib import Path

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.model import Verdict
from tests.checking.tables import claim, from_rows

PHRASES = Path(__file__).with_name("around.txt").read_text("utf-8").splitlines()
"""Each with “…” for the sentence that it stands around."""

JUDGE = Judge(
    from_rows(
        "bar; Scores of Three Parsers; Score; Parser@series; Domain@x",
        ["| | News | Mail |", "| Alder | 61 | 55 |", "| Birch | 72 | 40 |", "| Cedar | 48 | 64 |"],
    )
)
SENTENCES = {
    "Alder scores 61 on News": Verdict.SUPPORTED,
    "Alder scores 63 on News": Verdict.REFUTED,
    "Birch has the highest score on News": Verdict.SUPPORTED,
    "Cedar has the highest score on News": Verdict.REFUTED,
    "Cedar is 9 points ahead of Alder on Mail": Verdict.SUPPORTED,
    "Alder and Birch are both better than Cedar on Mail": Verdict.REFUTED,
}


@pytest.mark.parametrize("phrase", PHRASES)
def test_what_stands_around_a_sentence_changes_nothing(phrase: str) -> None:
    said = {phrase.replace("…", s): verdict for s, verdict in SENTENCES.items()}
    found = {s: JUDGE.judge(claim(f"{s}.")).judgement.verdict for s in said}
    assert found == said
