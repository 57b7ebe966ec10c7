"""Figures in pages of the site's author."""

from __future__ import annotations

import pytest

from tests.site.sites import Site, heatmap

PAGE = """\
---
title: A page
---
# Results

Before.
::: figure a image claims=refuted caption="As *they* say"
After.

- in a list

    ::: figure sub/../a table

```text
::: figure missing
```

~~~~
```
::: figure missing
~~~~

    ::: figure missing

::: figure missing
"""


def embeds(site: Site) -> list[str]:
    return [
        " ".join(e.get_text().split()) for e in site.page("page/index.html").select(".figcheck")
    ]


@pytest.mark.parametrize("fences", ["fenced_code", "pymdownx.superfences"])
def test_a_page_shows_figures(site: Site, fences: str) -> None:
    site.seed("a.txt", heatmap("Scores <b>1</b>"))
    page = PAGE.replace("sub/../a", "a").replace("\n::: figure missing\n", "", -1)
    (site.docs / "page.md").write_text(page + "\n", encoding="utf-8")
    site.config["markdown_extensions"] = [fences]
    site.build()
    soup = site.page("page/index.html")
    first, second = soup.select(".figcheck-embed")
    assert [p.get_text() for p in soup.select("article > p")][:2] == ["Before.", "After."]
    assert [e.get_text() for e in first.select("figcaption em")] == ["they"]
    assert len(first.select("li.figcheck-refuted")) == 1
    image = first.select_one("img")
    assert image is not None
    assert (site.out / "page" / str(image["src"])).resolve().is_file()
    assert second.find_parent("li"), "the second one stands in a list"
    assert len(second.select("td")) == 4
    assert not soup.select("article b")


def test_an_unknown_figure_is_a_warning_with_file_and_line(site: Site) -> None:
    site.seed("a.txt", heatmap())
    page = PAGE.replace("sub/../a", "aa") + "\n::: figure missing\n\n::: figure a widht=3\n"
    (site.docs / "page.md").write_text(page, encoding="utf-8")
    site.config["markdown_extensions"] = ["fenced_code"]
    assert not site.build(strict=True)
    told = [message.split("figcheck: ")[1] for message in site.warnings()]
    assert told == [
        "page.md:12: There is no figure “aa”. Did you mean a?",
        "page.md:25: There is no figure “missing”. A figure is called like its description’s file.",
        "page.md:27: There is no figure “missing”. A figure is called like its description’s file.",
        "page.md:29: “widht” is no option. There are image, table, claims, claims=VERDICT, "
        "claim=NUMBER, caption=“TEXT”, width=PIXELS.",
    ]
    code = [e.get_text().strip() for e in site.page("page/index.html").select("pre code")]
    assert code == ["::: figure missing", "```\n::: figure missing", "::: figure missing"]


def test_a_figure_that_a_snippet_asks_for(site: Site) -> None:
    (site.root / "part.txt").write_text("::: figure missing\n", encoding="utf-8")
    (site.docs / "page.md").write_text('# A\n\n--8<-- "part.txt"\n', encoding="utf-8")
    snippets = {"pymdownx.snippets": {"base_path": [str(site.root)]}}
    site.config["markdown_extensions"] = [snippets]
    site.build()
    assert [m.split("figcheck: ")[1][:29] for m in site.warnings()] == [
        "page.md: There is no figure “"
    ]
