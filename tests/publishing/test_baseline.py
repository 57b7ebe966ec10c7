"""`figcheck check --baseline`: what is known passes, what is new fails, what is gone must go."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from figcheck import cli

GOOD = """## Bar Chart: Yield
### Data
- Rye: 3
- Oat: 5
### Observations
- The highest value is 5.
"""
FALSE = "- The lowest value is 5.\n"


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.txt").write_text(GOOD + FALSE, encoding="utf-8")
    Path("b.txt").write_text(GOOD, encoding="utf-8")


def run(*arguments: str, files: Sequence[str] = ("a.txt", "b.txt")) -> int:
    return cli.main(["check", "--baseline", "known.json", *arguments, *files])


def test_what_is_known_passes_and_what_is_new_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--update-baseline") == 0
    assert json.loads(Path("known.json").read_bytes())["refuted"] == [
        {"path": "a.txt", "text": "The lowest value is 5."}
    ]
    capsys.readouterr()
    assert run() == 0
    assert "refuted (known): “The lowest value is 5.”" in capsys.readouterr().out
    Path("b.txt").write_text(GOOD + FALSE, encoding="utf-8")
    assert run() == cli.FAILED
    assert "b.txt:7:3: refuted: “The lowest value is 5.”" in capsys.readouterr().out


def test_the_same_sentence_again_is_new() -> None:
    run("--update-baseline")
    Path("a.txt").write_text(GOOD + FALSE + FALSE, encoding="utf-8")
    assert run() == cli.FAILED
    assert run("--update-baseline") == 0
    assert run() == 0


@pytest.mark.parametrize("mend", ["mended", "removed"])
def test_what_is_gone_must_be_removed(capsys: pytest.CaptureFixture[str], mend: str) -> None:
    run("--update-baseline")
    if mend == "mended":
        Path("a.txt").write_text(GOOD, encoding="utf-8")
    else:
        Path("a.txt").unlink()
    capsys.readouterr()
    files = ("a.txt", "b.txt") if mend == "mended" else ("b.txt",)
    assert run(files=files) == cli.FAILED
    out = capsys.readouterr().out
    assert "known.json: stale-baseline: a.txt: “The lowest value is 5.” is no longer refuted" in out
    assert run("--update-baseline", files=files) == 0
    assert run(files=files) == 0


def test_files_that_are_not_checked_keep_their_entries() -> None:
    run("--update-baseline")
    assert run(files=["b.txt"]) == 0


@pytest.mark.parametrize(
    "content",
    [
        None,
        "",
        "[]",
        "{}",
        '{"schema": 2, "refuted": []}',
        '{"schema": 1, "refuted": [1]}',
        "[" * 9999,
    ],
)
def test_what_is_no_baseline(content: str | None, capsys: pytest.CaptureFixture[str]) -> None:
    if content is not None:
        Path("known.json").write_text(content, encoding="utf-8")
    assert run() == cli.TROUBLE
    assert "known.json" in capsys.readouterr().err


def test_update_needs_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check", "--update-baseline", "a.txt"]) == cli.TROUBLE
    assert "--baseline FILE" in capsys.readouterr().err
