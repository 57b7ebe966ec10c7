"""Descriptions that are too much of something: told in a finding, with little work."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from figcheck import check, read_text
from figcheck.checking import MAX_CLAIMS
from figcheck.model import Severity, Verdict
from figcheck.publishing import reports, seeds
from figcheck.reading import read_bytes
from figcheck.reading.decode import MAX_CELLS, MAX_CHARACTERS
from tests.site.conftest import site
from tests.site.sites import Site, heatmap
from tests.steps import steps, would_hang

__all__ = ["site"]

BARS = "## Bar Chart: X\n### Data\n- Rye: 3 {}\n- Oat: 5\n### Observations\n- The value {} is 5.\n"


def test_a_file_of_a_hundred_megabytes_is_not_opened(site: Site) -> None:
    site.seed("good.txt", heatmap())
    os.truncate(site.seed("big.txt", heatmap()), 100_000_000)
    assert site.build()
    (warning,) = site.warnings()
    assert "seeds/big.txt" in warning
    assert "100,000,000 bytes; at most 1,000,000 are read" in warning
    assert "100,000,000 bytes" in site.figure("big").get_text()
    assert (site.out / "figures/good/figure.svg").is_file()


def test_a_grid_of_too_many_values_is_told() -> None:
    row = ", ".join("5" for _ in range(300))
    rows = "\n".join(f"  - r{n}: {row}" for n in range(MAX_CELLS // 300 + 1))
    figure = read_text(f"## Heatmap: X\n#### P\n- **Values**:\n{rows}\n")
    assert len(figure.source.text) <= MAX_CHARACTERS
    (finding,) = figure.findings
    assert (finding.code, finding.severity) == ("unreadable", Severity.ERROR)
    assert f"at most {MAX_CELLS:,}" in finding.message
    assert figure.cells == ()
    assert figure.title == "Heatmap: X"


def test_too_many_sentences_are_told_and_not_checked() -> None:
    text = BARS.format("", "of Oat") + "- The value of Oat is 5.\n" * MAX_CLAIMS
    report = check(read_text(text))
    assert report.claims[MAX_CLAIMS - 1].judgement.verdict is Verdict.SUPPORTED
    assert report.claims[MAX_CLAIMS].judgement.verdict is Verdict.UNPARSED
    (finding,) = report.findings
    assert f"the first {MAX_CLAIMS:,} are checked" in finding.message


def test_too_many_descriptions_are_told(tmp_path: Path) -> None:
    for n in range(30):
        (tmp_path / f"{n:02}.txt").write_text("x", encoding="utf-8")
    found = seeds.find(tmp_path)
    assert seeds.limited(found, 30) == found
    limited = seeds.limited(found, 10)
    assert len(limited) == 10
    with pytest.raises(seeds.UnreadError, match="it and the 20 behind it"):
        limited[-1].content()


def test_many_files_of_one_name(tmp_path: Path) -> None:
    for n in range(800):
        folder = tmp_path / str(n % 4) / str(n)
        folder.mkdir(parents=True)
        (folder / "a.txt").write_text("x", encoding="utf-8")
    assert len({seed.id for seed in seeds.find(tmp_path)}) == 800
    quarter = steps(lambda: seeds.find(tmp_path / "0"))
    assert steps(lambda: seeds.find(tmp_path)) < 5 * quarter


def test_folders_within_folders(tmp_path: Path) -> None:
    folder = tmp_path
    for _ in range(300):
        folder = folder / "d"
        folder.mkdir()
    (folder / "a.txt").write_text("x", encoding="utf-8")
    (seed,) = seeds.find(tmp_path)
    assert seed.id == "a"


@pytest.mark.parametrize(
    "run", [".", "…", " ", "\t", "(", "1-", "y=1", "1: ", "> ", "- ", "[", "*a "]
)
@pytest.mark.parametrize("text", ["{0}", "# T\n\n- a: {0}1\n", BARS.format("{0}", "{0}")])
@would_hang
def test_the_work_for_a_long_run_grows_with_its_length_only(run: str, text: str) -> None:
    few, many = (text.format(run * (length // len(run))) for length in (1_000, 4_000))
    check(read_text(text.format(run * 9)))  # Loads what is loaded once.
    assert steps(lambda: check(read_text(many))) < 5 * steps(lambda: check(read_text(few)))


@pytest.mark.parametrize("content", ["[" * 90_000, "- " * 40_000, "{a: " * 20_000, "[" * 200_000])
@would_hang
def test_files_of_checks_that_are_too_deep_or_too_long(tmp_path: Path, content: str) -> None:
    (tmp_path / "a.txt").write_text(BARS.format("", "of Oat"), encoding="utf-8")
    (tmp_path / "a.checks.yml").write_text(content, encoding="utf-8")
    (seed,) = seeds.find(tmp_path)
    report, failures = reports.make(seed, seed.content(), read_bytes, check, own=True)
    assert failures == ()
    assert [finding.code for finding in report.findings] == ["own-checks"]
