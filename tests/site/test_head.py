"""What a figure's page says of itself to search and to previews of links."""

from __future__ import annotations

import json

import pytest
from PIL import Image

from tests.site.sites import Site, heatmap


def properties(site: Site, path: str) -> dict[str, str]:
    found = site.page(path).select("head meta[property]")
    return {str(e["property"]): str(e["content"]) for e in found}


@pytest.mark.parametrize("directories", [True, False])
def test_a_preview_has_the_image_of_the_figure(site: Site, directories: bool) -> None:
    site.seed("a.txt", heatmap('Scores "of" <b>'))
    site.config |= {"site_url": "https://example.org/sub/", "use_directory_urls": directories}
    site.build()
    found = properties(site, "figures/a/index.html")
    image = "https://example.org/sub/figures/a/card.png"
    assert found["og:image"] == image
    assert found["og:url"] == "https://example.org/sub/figures/a/" + "index.html" * (
        not directories
    )
    assert found["og:title"] == 'Heatmap: Scores "of" <b>'
    assert found["og:description"] == (
        "A heatmap of 4 values, redrawn from its description: 1 of 2 claims that its own numbers "
        "decide does not hold."
    )
    with Image.open(site.out / "figures/a/card.png") as png:
        assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")
        assert png.size == (1200, 630)
    assert found["og:image:alt"].startswith("Heatmap: Scores")
    assert not properties(site, "index.html")


def test_without_cards_a_preview_has_the_figure_as_it_is(site: Site) -> None:
    site.seed("a.txt", heatmap())
    site.config |= {"site_url": "https://example.org/"}
    site.config["plugins"] = [{"figcheck": {"social_cards": False}}]
    site.build()
    found = properties(site, "figures/a/index.html")
    assert found["og:image"] == "https://example.org/figures/a/figure.png"
    with Image.open(site.out / "figures/a/figure.png") as png:
        assert (found["og:image:width"], found["og:image:height"]) == tuple(map(str, png.size))
    assert not (site.out / "figures/a/card.png").exists()


def test_a_site_without_an_address_gives_no_preview(site: Site) -> None:
    site.seed("a.txt", heatmap())
    site.build()
    assert not properties(site, "figures/a/index.html")
    assert not (site.out / "figures/a/card.png").exists()
    description = site.page("figures/a/index.html").select_one("meta[name=description]")
    assert description is not None
    assert "1 of 2 claims" in str(description["content"])


def test_what_another_plugin_says_stays(site: Site) -> None:
    theme = site.root / "theme"
    theme.mkdir()
    (theme / "main.html").write_text(
        '{% extends "base.html" %}{% block extrahead %}'
        '<meta property="og:image" content="mine.png">{% endblock %}',
        encoding="utf-8",
    )
    site.config["theme"]["custom_dir"] = str(theme)
    site.config["site_url"] = "https://example.org/"
    site.seed("a.txt", heatmap())
    site.build()
    assert properties(site, "figures/a/index.html") == {"og:image": "mine.png"}


def test_figures_are_grouped_by_what_they_are(site: Site) -> None:
    site.seed("a.txt", heatmap())
    site.seed("b.txt", heatmap(value="99"))
    (site.docs / "tags.md").write_text("# Tags\n\n<!-- material/tags -->\n", encoding="utf-8")
    site.config["plugins"].append("tags")
    site.build()
    index = json.loads((site.out / "search/search_index.json").read_bytes())
    tags = {d["location"]: d.get("tags") for d in index["docs"]}
    assert tags["figures/a/"] == ["heatmap"]
    assert tags["figures/b/"] == ["heatmap", "out-of-legend-range"]
    links = [a["href"] for a in site.page("tags/index.html").select("article li a")]
    assert links.count("../figures/a/") == 1
    assert links.count("../figures/b/") == 2
