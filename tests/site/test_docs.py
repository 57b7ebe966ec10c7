"""What the documentation says is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import figcheck.checking.language
from figcheck.checking import check
from figcheck.model import Verdict
from figcheck.publishing.pages import SYMBOLS
from figcheck.reading import read_text

DOCS = Path(__file__).parents[2] / "docs"
WRITING = (DOCS / "writing.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"(\d+) values\)?:\n\n```text\n(.*?)```", WRITING, re.DOTALL)


def test_every_example_is_tested() -> None:
    assert len(EXAMPLES) == WRITING.count("```text")


@pytest.mark.parametrize(("count", "text"), EXAMPLES)
def test_examples_are_read_as_the_page_says(count: str, text: str) -> None:
    report = check(read_text(text))
    assert len(report.figure.cells) == int(count)
    codes = {finding.code for finding in report.findings} - {"missing-cells"}
    assert codes == set()
    for checked in report.claims:
        assert checked.judgement.verdict is Verdict.SUPPORTED


def test_every_word_of_check_expressions_is_documented() -> None:
    folder = Path(figcheck.checking.language.__file__).parent
    words = re.findall(r'"([a-z_]+)"', (folder / "grammar.lark").read_text(encoding="utf-8"))
    text = (DOCS / "checks.md").read_text(encoding="utf-8")
    code = " ".join(re.findall(r"`([^`\n]+)`", text))
    assert words
    assert [word for word in words if not re.search(rf"\b{word}\b", code)] == []


def test_verdicts_are_documented_with_their_symbols() -> None:
    text = (DOCS / "verdicts.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (.) \| \*\*(\w+)\*\* \|", text, re.MULTILINE)
    assert {Verdict(word): symbol for symbol, word in rows} == SYMBOLS
