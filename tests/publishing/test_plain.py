"""`figcheck build`: the same pages as plain files, for a generator or for none."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from bs4 import BeautifulSoup
from markdown import Markdown

from figcheck import cli
from figcheck.publishing import plain
from tests.hostile.conftest import EXTENSIONS
from tests.hostile.descriptions import descriptions
from tests.hostile.inspection import SECRET, UNSEEN, elements, squeezed
from tests.site.sites import heatmap, tree
from tests.site.test_build import broken_links

ROOT = Path(__file__).parents[2]


@pytest.fixture(name="seeds")
def _seeds(tmp_path: Path) -> Path:
    folder = tmp_path / "seeds"
    folder.mkdir()
    (folder / "a.txt").write_text(heatmap("First"), encoding="utf-8")
    (folder / "b.txt").write_text(heatmap("Second"), encoding="utf-8")
    return folder


def build(seeds: Path, out: Path, *options: str) -> int:
    return cli.main(["build", str(seeds), "--out", str(out), *options])


def test_pages_of_html_need_nothing_else(seeds: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert build(seeds, out, "--pages", "html") == 0
    assert broken_links(out) == []
    page = BeautifulSoup((out / "figures/a/index.html").read_bytes(), "html.parser")
    assert page.title
    assert page.title.get_text() == "Heatmap: First"
    assert "The lowest value is 44" in page.get_text()
    assert page.find("meta", {"http-equiv": "Content-Security-Policy"})
    assert len(page.select("head > script[type='application/ld+json']")) == 1
    front = BeautifulSoup((out / "figures/index.html").read_bytes(), "html.parser")
    for link in front.select("nav a"):
        assert (out / "figures" / str(link["href"])).is_file()
    index = json.loads((out / "figures.json").read_bytes())
    assert [(out / figure["url"]).is_file() for figure in index["figures"]] == [True, True]
    assert cli.main(["compare", str(out), str(seeds)]) == 0


def test_a_second_time_is_the_same_and_leaves_nothing_behind(seeds: Path, tmp_path: Path) -> None:
    out, again = tmp_path / "out", tmp_path / "again"
    build(seeds, out)
    build(seeds, again)
    assert tree(out) == tree(again)
    (seeds / "b.txt").unlink()
    (out / "mine.md").write_text("# Mine\n", encoding="utf-8")
    build(seeds, out)
    assert not (out / "figures/b").exists()
    assert (out / "mine.md").exists()


def test_a_file_of_somebody_else_is_not_written_over(
    seeds: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "out/figures/a/index.md"
    mine.parent.mkdir(parents=True)
    mine.write_text("# Mine\n", encoding="utf-8")
    assert build(seeds, tmp_path / "out") == cli.TROUBLE
    assert "figures/a/index.md is there" in capsys.readouterr().err
    assert mine.read_text(encoding="utf-8") == "# Mine\n"


def test_a_manifest_that_leads_out_removes_nothing(seeds: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    build(seeds, out)
    (tmp_path / "precious").write_text("x", encoding="utf-8")
    listed = {"files": ["../precious", str(tmp_path / "precious")]}
    (out / plain.MANIFEST).write_text(json.dumps(listed), encoding="utf-8")
    shutil.rmtree(out / "figures")
    shutil.rmtree(out / "lists")
    shutil.rmtree(out / "assets")
    for name in ("figures.json", "datapackage.json"):
        (out / name).unlink()
    assert build(seeds, out) == 0
    assert (tmp_path / "precious").exists()


def test_what_makes_it_fail(seeds: Path, tmp_path: Path) -> None:
    (seeds / "empty.txt").write_text("", encoding="utf-8")
    assert build(seeds, tmp_path / "out") == cli.FAILED
    assert build(seeds, tmp_path / "out", "--fail-on", "never") == 0
    assert build(tmp_path / "nothing", tmp_path / "out") == cli.TROUBLE


def test_hostile_texts_are_letters_in_any_markdown(tmp_path: Path) -> None:
    seeds, out = tmp_path / "seeds", tmp_path / "out"
    seeds.mkdir()
    (tmp_path / "secret.txt").write_text(SECRET, encoding="utf-8")
    for number, (name, text) in enumerate(descriptions().items()):
        if number % 2 == 0:
            (seeds / name).write_text(text, encoding="utf-8", newline="")
    build(seeds, out, "--fail-on", "never")
    snippets = {"base_path": [str(tmp_path)], "check_paths": False}
    names = [next(iter(e)) if isinstance(e, dict) else e for e in EXTENSIONS]
    options = {k: v for e in EXTENSIONS if isinstance(e, dict) for k, v in e.items()}
    converter = Markdown(
        extensions=[*names, "pymdownx.snippets"],
        extension_configs={**options, "pymdownx.snippets": snippets},
    )
    pages = list(out.rglob("*.md"))
    assert len(pages) > 70
    for path in pages:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"\{\{|\{%|\{#", text), path
        _, head, body = text.split("---\n", 2)
        assert json.loads(head.removeprefix("title: ")), path
        shown = converter.reset().convert(body)
        soup = BeautifulSoup(shown, "html.parser")
        assert elements(soup) == [], path
        assert not UNSEEN.search(soup.get_text()), path
        assert SECRET not in shown, path
        assert squeezed(soup.get_text()) == squeezed(
            BeautifulSoup(body, "html.parser").get_text()
        ), path


def test_both_forms_show_the_same(seeds: Path, tmp_path: Path) -> None:
    build(seeds, tmp_path / "html", "--pages", "html")
    build(seeds, tmp_path / "md")
    for page in (tmp_path / "html").rglob("index.html"):
        place = page.relative_to(tmp_path / "html").with_suffix(".md")
        shown = BeautifulSoup(page.read_bytes(), "html.parser").find("main")
        text = (tmp_path / "md" / place).read_text(encoding="utf-8").split("---\n", 2)[2]
        written = BeautifulSoup(text, "html.parser")
        assert shown
        assert squeezed(written.get_text()) == squeezed(shown.get_text())
        assert [a["href"] for a in written.select("a[href]")] == [
            a["href"] for a in shown.select("a[href]")
        ]


def test_zensical_builds_them(tmp_path: Path) -> None:
    seeds = shutil.copytree(ROOT / "seeds", tmp_path / "seeds")
    (seeds / "rocket.txt").write_text(heatmap('Scores \U0001f680 "of" C:\\'), encoding="utf-8")
    assert build(seeds, tmp_path / "docs") == 0
    (tmp_path / "docs/index.md").write_text("# Home\n", encoding="utf-8")
    (tmp_path / "mkdocs.yml").write_text("site_name: Test\n", encoding="utf-8")
    command = [str(Path(sys.executable).with_name("zensical")), "build", "--clean"]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    site = tmp_path / "site"
    figures = list(site.glob("figures/*/index.html"))
    assert len(figures) == len(list(seeds.glob("*.txt"))) == 6
    for path in figures:
        page = BeautifulSoup(path.read_bytes(), "html.parser")
        assert page.title
        assert page.h1
        assert squeezed(page.h1.get_text()) in squeezed(page.title.get_text())
        assert page.select("article.figcheck-claim")
        assert (path.parent / "figure.svg").is_file()
    links = [link for link in broken_links(site) if "figures/" in link.split(": ")[1]]
    assert links == []
