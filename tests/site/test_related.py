"""Figures that have to do with each other lead to each other, on pages and in files."""

from __future__ import annotations

import json
from typing import Any

from tests.site.sites import Site, heatmap

HOSTILE = "<img src=x onerror=alert(1)> {{ 7*7 }} [a](javascript:b)"
FIGURE = """\
## Heatmap: {title}
### Components/Axes
- **X-axis (Depth)**: 2, 4, 8, 16
- **Y-axis (Soil)**: Clay, Loam, Sand
### Detailed Analysis
#### {panel}
- **Values**:
  - Clay: 31.4, 38.2, {value}, 29.7
  - Loam: 22.8, 27.5, 36.1, 41.3
  - Sand: 18.6, 25.9, 21.4, 33.8
"""


def figure(title: str, value: str = "44.9", panel: str = "Barley") -> str:
    return FIGURE.format(title=title, value=value, panel=panel)


def related(site: Site, name: str) -> list[dict[str, Any]]:
    text = (site.out / "figures" / name / "figure.json").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = json.loads(text)["related"]
    return found


def test_a_page_shows_what_its_figure_is_related_to(site: Site) -> None:
    site.seed("a.txt", figure("First"))
    site.seed("b.txt", figure("Second", value="49.9"))
    assert site.build(strict=True), site.messages
    page = site.figure("a")
    (shown,) = page.select(".figcheck-relation")
    assert "44.9 / 49.9" in shown.get_text()
    (link,) = shown.select("a[href]")
    assert (link["href"], link.get_text()) == ("../b/", "Heatmap: Second")
    tables = shown.select("table")
    assert [len(table.select("td.figcheck-differs")) for table in tables] == [1, 1]
    assert tables[0].select_one("td.figcheck-differs").get_text().startswith("44.9")  # type: ignore[union-attr]
    assert [entry["id"] for entry in related(site, "a")] == ["b"]
    assert [entry["id"] for entry in related(site, "b")] == ["a"]

    every = site.page("lists/relations/index.html")
    assert [a["xlink:href"] for a in every.select("svg.figcheck-graph > a")] == [
        "../../figures/a/",
        "../../figures/b/",
    ]
    assert len(every.select("svg.figcheck-graph[role] line")) == 1
    assert len(every.select(".figcheck-relation")) == 1


def test_a_change_moves_the_relations_that_it_concerns(site: Site) -> None:
    site.seed("a.txt", figure("First"))
    site.seed("b.txt", figure("Second"))
    site.seed("c.txt", heatmap("C"))
    site.build()
    (entry,) = related(site, "a")
    assert entry["relation"] == "same"
    before = site.tree()

    site.seed("b.txt", figure("Second", value="49.9"))
    site.build(again=True)
    assert site.work() == "3 figures: 1 read, 1 checked, 1 drawn, 2 unchanged"
    assert [entry["relation"] for entry in related(site, "a")] == ["value-conflict"]
    changed = {path for path, content in site.tree().items() if before.get(path) != content}
    assert "figures/a/index.html" in changed
    assert not {path for path in changed if path.startswith("figures/c/")}

    (site.seeds / "b.txt").unlink()
    site.build(again=True)
    assert related(site, "a") == []
    assert not site.figure("a").select("#related")


def test_figures_that_are_unrelated_have_no_page_of_relations(site: Site) -> None:
    site.seed("a.txt", figure("First"))
    site.build()
    assert not (site.out / "lists" / "relations").exists()


def test_names_in_relations_are_letters_only(site: Site) -> None:
    site.seed("a.txt", figure("First", panel=f"Dry {HOSTILE}"))
    site.seed("b.txt", figure(HOSTILE, value="49.9", panel=f"Dry {HOSTILE}"))
    site.build()
    for path in ("figures/a/index.html", "lists/relations/index.html"):
        page = site.page(path)
        assert HOSTILE.rsplit(maxsplit=1)[-1] in page.get_text()
        assert not page.select("[onerror]")
        assert not page.select('a[href^="javascript"]')
