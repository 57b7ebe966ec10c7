"""Every sentence of `fixtures/` gets its verdict; README.md there says how they are written."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest

from figcheck.checking.english.claims.judge import Judge
from figcheck.checking.language import parse
from figcheck.model import Judgement, Verdict
from tests.checking.tables import claim, claims, from_rows

FOLDER = Path(__file__).parent / "fixtures"
LABEL = re.compile(r"(?:\[(.+?)\] )?(.+)")
"""A label that runs in before a sentence, and the sentence."""


@dataclass(frozen=True)
class Case:
    file: str
    line: int
    sentence: str
    verdict: Verdict
    check: str


@cache
def judge(file: str) -> Judge:
    lines = (FOLDER / file).read_text(encoding="utf-8").splitlines()
    table = [line for line in lines[1 : lines.index("")] if line.strip()]
    return Judge(from_rows(lines[0], table))


def judged(case: Case) -> Judgement:
    """The verdict on a sentence, or on the last of several that " // " separates."""
    known, texts = judge(case.file), case.sentence.split(" // ")
    if len(texts) == 1 and not case.sentence.startswith("["):
        return known.judge(claim(case.sentence)).judgement
    found = LABEL.fullmatch(texts[0])
    assert found
    label, texts[0] = found[1], found[2]
    said = claims(*texts)
    if label:
        context = tuple(label if label in d.ticks else None for d in known.figure.dimensions)
        said = tuple(replace(c, topic=(label,), context=context) for c in said)
    return Judge(replace(known.figure, claims=said)).judge(said[-1]).judgement


def cases() -> list[Case]:
    found: list[Case] = []
    for path in sorted(FOLDER.glob("*.txt")):
        lines = path.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines[lines.index("") :], start=lines.index("") + 1):
            if line.startswith("  "):
                last = found.pop()
                check = line.strip()
                found.append(Case(last.file, last.line, last.sentence, last.verdict, check))
            elif line.strip() and not line.startswith("#"):
                verdict, _, sentence = line.partition(": ")
                found.append(Case(path.name, number, sentence, Verdict(verdict), ""))
    return found


CASES = cases()


@pytest.mark.parametrize("case", CASES, ids=lambda c: f"{c.file}:{c.line}")
def test_verdict(case: Case) -> None:
    judgement = judged(case)
    assert judgement.verdict is case.verdict, f"{case.sentence!r}: {judgement}"
    if case.check:
        assert judgement.check == case.check
    # What is shown can be read again. Here, as judging anew is most of what a test costs.
    assert not judgement.check or str(parse(judgement.check)) == judgement.check


def test_there_are_hundreds_of_cases_of_each_kind() -> None:
    verdicts = [c.verdict for c in CASES]
    assert verdicts.count(Verdict.SUPPORTED) > 100
    assert verdicts.count(Verdict.REFUTED) > 80
