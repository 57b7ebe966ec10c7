"""The views of a comparison, and the command that prints them."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from bs4 import BeautifulSoup
from markdown_it import MarkdownIt

from figcheck import cli
from figcheck.publishing import codec
from figcheck.publishing.comparing import views
from figcheck.publishing.comparing.comparison import Change, Comparison, DetailChange, FindingChange
from tests.publishing.comparing.states import BARS, SEED, compared, write

EVIL = (
    "<img src=x onerror=evil()> </style><script>evil()</script> [x](javascript:y) @someone "
    "\x1b[31m \u202e ::error::x %0A::error::y | `z` {{ 7 * 7 }} https://evil.example/"
)


@pytest.fixture
def folders(tmp_path: Path) -> tuple[str, str]:
    old = write(tmp_path / "old", {"a.txt": SEED})
    new = write(tmp_path / "new", {"a.txt": SEED.replace("11, 12", "31, 12"), "b.txt": BARS})
    return str(old), str(new)


@pytest.fixture
def hostile(tmp_path: Path) -> Comparison:
    line = EVIL.replace("\n", " ")
    old = SEED.replace("Yield", "Yield " + line).replace("Gloops", f"Gloops {line}")
    new = old.replace("11, 12", "31, 12").replace("wibble", "wobble").replace("Dry", f"Dry {line}")
    first = write(tmp_path / "old", {"a.txt": old})
    comparison = compared(first, write(tmp_path / "new", {"a.txt": new, "b.txt": old}))
    # The index of another site may call its axes and findings what it wants.
    figures = tuple(
        replace(
            figure,
            details=(*figure.details, DetailChange(f"{EVIL}\n::error::z", "old", "new")),
            findings=(*figure.findings, FindingChange(Change.ADDED, EVIL, "message", 1)),
        )
        for figure in comparison.figures
    )
    return replace(comparison, old=EVIL, new=EVIL, figures=figures)


def shown(view: str, comparison: Comparison) -> str:
    return "".join(views.VIEWS[view](comparison))


@pytest.mark.parametrize("view", views.VIEWS)
def test_every_view_tells_what_turned(
    view: str, folders: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["compare", "--format", view, *folders]) == 0
    out = capsys.readouterr().out.replace("&#46;", ".")
    assert "The highest value is 28." in out
    assert "refuted" in out


def test_the_exit_code_on_demand(
    folders: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = folders
    assert cli.main(["compare", "--fail-on", "refuted", old, new]) == cli.FAILED
    assert cli.main(["compare", "--fail-on", "refuted", new, old]) == 0
    assert cli.main(["compare", old, "no-such-thing"]) == cli.TROUBLE
    assert "no-such-thing" in capsys.readouterr().err


def test_json_can_be_read_back(folders: tuple[str, str]) -> None:
    comparison = compared(*folders)
    assert codec.decode(Comparison, json.loads(shown("json", comparison))) == comparison


def test_hostile_texts_are_letters_in_a_page(hostile: Comparison) -> None:
    text = shown("html", hostile)
    page = BeautifulSoup(text, "html.parser")
    assert not page.find_all(["script", "img", "a", "link", "iframe"])
    assert not page.select("[onerror], [src], [href]")
    assert len(page.find_all("style")) == 1
    assert "evil()" in page.get_text()
    policy = page.find("meta", {"http-equiv": "Content-Security-Policy"})
    assert policy
    assert "default-src 'none'" in str(policy["content"])
    assert not re.search("[\x1b\u202e]", text)


def test_hostile_texts_are_letters_in_markdown(hostile: Comparison) -> None:
    text = shown("markdown", hostile)
    parser = MarkdownIt("gfm-like", {"html": True, "linkify": False}).enable("table")
    page = BeautifulSoup(parser.render(text), "html.parser")
    allowed = {"p", "strong", "h3", "table", "thead", "tbody", "tr", "th", "td", "code", "br"}
    assert {element.name for element in page.find_all(True)} <= allowed
    assert not re.search(r"https?:|www\.|\w@\w", text)


@pytest.mark.parametrize("view", ["text", "github"])
def test_hostile_texts_steer_neither_terminal_nor_runner(view: str, hostile: Comparison) -> None:
    text = shown(view, hostile)
    assert [c for c in text.replace("\n", "") if not c.isprintable()] == []
    for line in text.splitlines():
        assert not line.lstrip().startswith("::") or re.match(r"::(warning|notice) file=", line)


def test_long_comparisons_are_cut(folders: tuple[str, str]) -> None:
    comparison = compared(*folders)
    figures = tuple(
        replace(comparison.figures[0], path=f"seeds/{n:04}.txt", title="T" * 300)
        for n in range(2000)
    )
    long = replace(comparison, figures=figures)
    assert len(shown("markdown", long)) <= views.MOST_CHARACTERS + 2000
    for view in ("text", "markdown", "html", "github"):
        assert re.search(r"and [\d,]+ more", shown(view, long)), view
    assert len(shown("github", long).splitlines()) == views.MOST_ANNOTATIONS
