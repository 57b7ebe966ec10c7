"""Whole sites: what is published, where, and that links lead there."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest
from bs4 import BeautifulSoup
from mkdocs.commands.build import build
from mkdocs.config import load_config

from tests.site.sites import Site, heatmap, tree

ROOT = Path(__file__).parents[2]


def broken_links(out: Path, base: str = "/") -> list[str]:
    """Links and files of pages that lead to nothing within the site, or out of it."""
    broken = []
    soups = {p: BeautifulSoup(p.read_bytes(), "html.parser") for p in out.rglob("*.html")}
    ids = {p: {str(element["id"]) for element in s.select("[id]")} for p, s in soups.items()}
    for page, soup in soups.items():
        if page.name == "404.html":
            continue
        here = base + page.relative_to(out).as_posix()
        for element in soup.select("[href], [src]"):
            link = str(element.get("href") or element.get("src"))
            parts = urlsplit(urljoin(here, link))
            if parts.scheme or parts.netloc:
                if element.name != "a" and element.get("rel") != ["canonical"]:
                    broken.append(f"{here}: {link}")
                continue
            if not parts.path.startswith(base):
                broken.append(f"{here}: {link}")
                continue
            target = out / unquote(parts.path.removeprefix(base))
            if target.is_dir() and parts.path.endswith("/"):
                target /= "index.html"
            if not target.is_file() or (
                parts.fragment not in ("", "__skip")
                and target.suffix == ".html"
                and unquote(parts.fragment) not in ids[target]
            ):
                broken.append(f"{here}: {link}")
    return broken


def test_the_five_seeds_build_in_strict_mode(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    docs = tree(ROOT / "docs")
    config = load_config(str(ROOT / "mkdocs.yml"), strict=True, site_dir=str(tmp_path))
    config.plugins.on_startup(command="build", dirty=False)
    build(config)
    assert len(list(tmp_path.glob("figures/*/index.html"))) == 5
    assert broken_links(tmp_path) == []
    assert tree(ROOT / "docs") == docs


def test_a_page_and_its_downloads_stand_beside_each_other(site: Site) -> None:
    text = heatmap(value="-41.5")
    site.seed("a.txt", text)
    assert site.build(strict=True), site.messages
    folder = site.out / "figures/a"
    assert {path.name for path in folder.iterdir()} == {
        "index.html",
        "figure.svg",
        "figure.png",
        "thumbnail.png",
        "figure.json",
        "data.csv",
        "source.txt",
    }
    assert (folder / "source.txt").read_text(encoding="utf-8") == text
    figure = json.loads((folder / "figure.json").read_text(encoding="utf-8"))
    assert [cell["value"] for cell in figure["cells"]] == [-41.5, 42, 43, 44]
    with (folder / "data.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [float(row["value"]) for row in rows] == [-41.5, 42, 43, 44]
    for cell in figure["cells"]:
        start, end = cell["span"]
        assert float(text[start:end]) == cell["value"]


def test_figures_may_be_published_as_svg_only(site: Site) -> None:
    site.seed("a.txt", heatmap())
    site.config["site_url"] = "https://example.org/"
    (site.docs / "index.md").write_text("<!-- figcheck: gallery -->\n\n::: figure a\n")
    site.options(png=False)
    assert site.build(strict=True), site.messages
    assert not [*site.out.rglob("figures/*/*.png")]
    assert broken_links(site.out) == []
    assert site.page().select_one(".figcheck-card img[src='figures/a/figure.svg']")
    assert "og:title" in str(site.figure("a").head)
    assert "og:image" not in str(site.figure("a").head)

    site.options()
    assert site.build()
    assert site.work() == "1 figures: 1 read, 1 checked, 1 drawn, 0 unchanged"
    assert site.page().select_one(".figcheck-card img[src='figures/a/thumbnail.png']")
    assert "og:image" in str(site.figure("a").head)


def test_the_index_names_every_figure_and_its_page(site: Site) -> None:
    site.seed("b.txt", heatmap("Second"))
    site.seed("a.txt", heatmap("First"))
    site.build()
    index = json.loads((site.out / "figures.json").read_text(encoding="utf-8"))
    assert index["schema"] == 1
    assert [figure["id"] for figure in index["figures"]] == ["a", "b"]
    first = index["figures"][0]
    assert (site.out / first["url"] / "index.html").is_file()
    assert first["claims"]["supported"] == first["claims"]["refuted"] == 1


def test_links_to_places_of_a_figure_are_validated(site: Site) -> None:
    site.seed("a.txt", heatmap())
    site.config["validation"] = {"anchors": "warn"}
    links = "[good](figures/a/index.md#values) [bad](figures/a/index.md#nothing)"
    (site.docs / "index.md").write_text(f"# Home\n\n{links}\n", encoding="utf-8")
    assert site.build()
    (warning,) = site.warnings()
    assert "#nothing" in warning


def test_titles_are_in_the_window_the_navigation_and_the_page(site: Site) -> None:
    site.seed("a.txt", heatmap("Speed & cost"))
    site.build()
    page = site.figure("a")
    assert page.title
    assert page.title.get_text() == "Heatmap: Speed & cost - Test"
    assert page.h1
    assert page.h1.get_text(strip=True) == "Heatmap: Speed & cost"
    assert site.page().find("a", string=lambda s: bool(s) and s.strip() == "Heatmap: Speed & cost")


def test_the_table_of_contents_leads_to_the_sections(site: Site) -> None:
    site.seed("a.txt", heatmap())
    site.build()
    page = site.figure("a")
    links = [a["href"] for a in page.select("[data-md-component=toc] a")]
    assert "#refuted" in links
    assert "#description" in links


def test_search_finds_claims_and_holds_no_tables(site: Site) -> None:
    site.seed("a.txt", heatmap())
    site.build()
    index = json.loads((site.out / "search/search_index.json").read_text(encoding="utf-8"))
    entries = [entry for entry in index["docs"] if entry["location"].startswith("figures/a/")]
    claims = [entry for entry in entries if "lowest value is 44" in entry["text"]]
    assert len(claims) == 1
    assert "#claim-" in claims[0]["location"]
    assert not any("#### Panel A" in entry["text"] for entry in entries)
    (values,) = [entry for entry in entries if entry["location"].endswith("#values")]
    assert "43" not in values["text"]


def test_the_search_of_mkdocs_itself_holds_no_tables_either(site: Site) -> None:
    site.seed("a.txt", heatmap())
    site.config["theme"] = {"name": "mkdocs"}
    site.build()
    index = json.loads((site.out / "search/search_index.json").read_text(encoding="utf-8"))
    (values,) = [entry for entry in index["docs"] if entry["location"] == "figures/a/#values"]
    assert "43" not in values["text"]
    assert site.figure("a").find("td", string="43")


@pytest.mark.parametrize("theme", ["material", "mkdocs", "readthedocs"])
@pytest.mark.parametrize("directories", [True, False])
@pytest.mark.parametrize("url", ["", "https://example.org/some/where/"])
def test_links_are_right_in_every_form_of_site(
    site: Site, theme: str, directories: bool, url: str
) -> None:
    site.seed("a.txt", heatmap())
    site.seed("b.txt", heatmap("Other"))
    site.config["theme"] = {"name": theme}
    if theme == "material":
        site.config["theme"]["font"] = False
    else:
        # Their syntax highlighting comes from elsewhere unless it is switched off.
        site.config["theme"]["highlightjs"] = False
    site.config["use_directory_urls"] = directories
    site.config["site_url"] = url
    assert site.build(strict=True), site.messages
    base = urlsplit(url).path or "/"
    links = [link for link in broken_links(site.out, base) if "figures/" in link or ".css" in link]
    assert links == []
    page = site.figure("a")
    assert "The lowest value is 44" in page.get_text()
    assert page.find("link", href=lambda h: bool(h) and h.endswith("figcheck.css"))


def test_the_overview_has_one_home(site: Site) -> None:
    site.seed("a.txt", heatmap())
    gallery = "figures/a/"

    site.build()
    assert site.page().select(f"article a[href='{gallery}']")
    assert not (site.out / "figures/index.html").exists()

    (site.docs / "index.md").write_text("# Home\n", encoding="utf-8")
    site.build(strict=True)
    assert not site.page().select(f"article a[href='{gallery}']")
    assert site.page("figures/index.html").select("article a[href='a/']")

    (site.docs / "index.md").unlink()
    site.build(strict=True)
    assert site.page().select(f"article a[href='{gallery}']")


def test_many_figures_stay_out_of_the_navigation_but_not_out_of_reach(site: Site) -> None:
    for name in "abc":
        site.seed(f"{name}.txt", heatmap(name.upper()))
    site.config["theme"]["features"] = ["navigation.footer"]
    nav = ".md-nav--primary a[href='figures/b/']"
    site.build()
    assert site.page().select(nav)
    site.options(nav_limit=2)
    assert site.build(strict=True), site.messages
    assert not site.page().select(nav)
    assert site.page().select("article a[href='figures/b/']")
    footer = [a["href"] for a in site.figure("b").select(".md-footer__link")]
    assert footer == ["../a/", "../c/"]


def test_next_and_previous_lead_through_the_whole_site(site: Site) -> None:
    site.seed("a.txt", heatmap("First"))
    site.seed("b.txt", heatmap("Second"))
    (site.docs / "last.md").write_text("# Last\n", encoding="utf-8")
    site.config["theme"]["features"] = ["navigation.footer"]
    site.build()

    def neighbours(path: str) -> list[str]:
        return [str(a["href"]) for a in site.page(path).select("a.md-footer__link")]

    assert neighbours("index.html") == ["lists/refuted/"]
    assert neighbours("lists/refuted/index.html") == ["../..", "../findings/"]
    assert neighbours("lists/undecided/index.html") == ["../findings/", "../../figures/a/"]
    assert neighbours("figures/a/index.html") == ["../../lists/undecided/", "../b/"]
    assert neighbours("figures/b/index.html") == ["../a/", "../../last/"]
    assert neighbours("last/index.html") == ["../figures/b/"]


def test_a_navigation_of_the_author_may_name_figures(site: Site) -> None:
    site.seed("a.txt", heatmap("First"))
    site.seed("b.txt", heatmap("Second"))
    chosen = [{"Chosen": "figures/b/index.md"}, {"Wrong": "lists/refuted.md"}]
    site.config["nav"] = [{"Start": "index.md"}, *chosen]
    assert site.build(strict=True), site.messages
    links = [a["href"] for a in site.page().select(".md-nav--primary a[href^='figures/']")]
    assert sorted(links) == ["figures/a/", "figures/b/"]
    links = [a["href"] for a in site.page().select(".md-nav--primary a[href^='lists/']")]
    assert sorted(links) == ["lists/findings/", "lists/refuted/", "lists/undecided/"]


def test_the_lists_are_not_searched_twice(site: Site) -> None:
    site.seed("a.txt", heatmap())
    site.build()
    assert "lowest value is 44" in site.page("lists/refuted/index.html").get_text()
    index = json.loads((site.out / "search/search_index.json").read_bytes())
    assert not [d for d in index["docs"] if d["location"].startswith("lists/")]


def test_edit_links_lead_to_the_description(site: Site) -> None:
    site.seed("sub folder/a.txt", heatmap())
    site.config["repo_url"] = "https://example.org/repo/"
    site.config["edit_uri"] = "edit/main/docs/"
    site.config["theme"]["features"] = ["content.action.edit"]
    site.build()
    links = [str(a["href"]) for a in site.figure("a").select("a[href*='/edit/']")]
    # The theme's link, and that in the figure's frame, which themes without one have too.
    assert links == 2 * ["https://example.org/repo/edit/main/seeds/sub%20folder/a.txt"]


def test_a_page_of_the_author_is_not_replaced(site: Site) -> None:
    site.seed("a.txt", heatmap())
    (site.docs / "figures/a").mkdir(parents=True)
    (site.docs / "figures/a/index.md").write_text("# Mine\n", encoding="utf-8")
    assert site.build()
    assert "Mine" in site.figure("a").get_text()
    assert any("figures/a/index.md" in warning for warning in site.warnings())


def test_refuted_claims_fail_a_build_only_if_told_to(site: Site) -> None:
    site.seed("a.txt", heatmap())
    assert site.build(strict=True)
    site.options(fail_on="refuted")
    assert not site.build(strict=True)
    (warning,) = site.warnings()
    assert "seeds/a.txt:13:3: refuted: The lowest value is 44" in warning


@pytest.mark.parametrize(
    "options",
    [
        {"cache_dir": "docs/cache"},
        {"cache_dir": "seeds/cache"},
        {"cache_dir": "site"},
        {"seeds_dir": "docs"},
        {"seeds_dir": "docs/seeds"},
        {"seeds_dir": "site/seeds"},
    ],
)
def test_a_folder_where_it_would_do_harm_is_refused(site: Site, options: dict[str, str]) -> None:
    site.options(**options)
    assert not site.build()
    assert any(next(iter(options)) in message for message in site.warnings())


def test_nothing_is_written_into_docs_or_seeds(site: Site) -> None:
    site.seed("a.txt", heatmap())
    before = tree(site.docs) | tree(site.seeds)
    site.build()
    assert tree(site.docs) | tree(site.seeds) == before
