"""Names of files that are paths, markup or commands."""

from __future__ import annotations

import re

import pytest
from bs4 import BeautifulSoup

from tests.hostile.inspection import elements
from tests.hostile.payloads import PAYLOADS
from tests.site.sites import Site, heatmap

NAMES = [
    "x..%2f..%2fx.txt",
    "..hidden...txt",
    "a..b.txt",
    "a\nb.txt",
    "a\r\n::error::pwned.txt",
    "<img src=x onerror=pwned()>.txt",
    "\"onmouseover='pwned()'.md",
    "{{ 7 * 6006 }}.md",
    "--8<-- secret.txt",
    "con.txt",
    "PRN.md",
    "com1.x.txt",
    "index.txt",
    "404.txt",
    "assets.txt",
    "CNAME.txt",
    ".nojekyll.txt",
    "é ü.txt",
    "\u202etxt.exe.txt",
    "-rf.txt",
    "~.txt",
    "$(touch pwned).txt",
    "'; pwned().txt",
    "a b#c?d&e=f%00.txt",
    "javascript:pwned().txt",
    f"{'n' * 200}.txt",
    "\udcff\udcfe.txt",
]


@pytest.fixture
def site(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Site:
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    made = Site(
        tmp_path_factory.mktemp("names"),
        {
            "site_name": "Test",
            "theme": {"name": "material", "font": False},
            "plugins": ["search", "macros", "figcheck"],
        },
    )
    made.docs.mkdir()
    made.seeds.mkdir()
    (made.docs / "index.md").write_text("# Home\n\n<!-- figcheck: gallery -->\n")
    return made


def test_neither_names_nor_titles_in_the_navigation_are_paths_or_markup(site: Site) -> None:
    payloads = [re.sub(r"\s", " ", payload) for payload in PAYLOADS.values()]
    share = len(payloads) // len(NAMES) + 1
    for number, name in enumerate(NAMES):
        # Few figures are all listed in the navigation of each page.
        title = " · ".join(payloads[number * share : (number + 1) * share])
        site.seed(name.replace("/", ""), heatmap(title))
    site.options(fail_on="never", nav_limit=100)
    assert site.build(strict=True), site.messages
    folders = [path for path in (site.out / "figures").iterdir() if path.is_dir()]
    hidden = sum(name.startswith(".") for name in NAMES)
    assert len(folders) == len(NAMES) - hidden
    for folder in folders:
        assert re.fullmatch(r"[A-Za-z0-9_][A-Za-z0-9._-]{0,90}", folder.name)
        assert ".." not in folder.name
        assert folder.name.lower().partition(".")[0] not in {"con", "prn", "com1", "index"}
        text = (folder / "index.html").read_text(encoding="utf-8")
        soup = BeautifulSoup(text, "html.parser")
        assert elements(soup) == []
        assert len(soup.select(".md-nav--primary .md-nav__link")) > len(folders)
        assert "42042" not in text
    assert {path.name for path in site.root.iterdir()} == {
        *(".cache", "docs", "mkdocs.yml", "seeds", "site")
    }


def test_a_warning_cannot_steer_the_terminal(site: Site) -> None:
    for name, payload in PAYLOADS.items():
        if name.startswith(("control", "workflow", "unicode")):
            part = re.sub(r"[/\x00]", "", payload)[:60]
            site.seed(f"{part}{name}.txt", b"")
    site.build()
    warnings = site.warnings()
    assert len(warnings) > 40
    for warning in warnings:
        assert warning.isprintable(), warning
        assert "##[" not in warning


@pytest.mark.parametrize("place", ["", "/", "lists", "a/../..", "assets/figures"])
def test_figures_have_a_folder_of_their_own(site: Site, place: str) -> None:
    site.seed("figures.json.txt", heatmap())
    site.options(figures_path=place)
    assert not site.build()


def test_a_name_does_not_take_the_place_of_an_authors_page(site: Site) -> None:
    (site.docs / "figures").mkdir()
    (site.docs / "figures/a.md").write_text("# Mine\n", encoding="utf-8")
    site.seed("a.txt", heatmap("Theirs"))
    site.build()
    assert site.figure("a").h1.get_text().startswith("Mine")  # type: ignore[union-attr]
    assert any("docs_dir holds figures/a.md" in warning for warning in site.warnings())
