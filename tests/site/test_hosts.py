"""Themes, and plugins of others, one by one and together; `make matrix` tries other versions."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

import matplotlib as mpl
import pytest

from tests.site.sites import Site, heatmap
from tests.site.test_build import broken_links

PLUGINS: dict[str, Any] = {
    "search": "search",
    "tags": "tags",
    "social": {"social": {"cards_layout_options": {"font_family": "DejaVu Sans"}}},
    "i18n": {
        "i18n": {
            "languages": [
                {"locale": "en", "name": "English", "default": True, "build": True},
                {"locale": "de", "name": "Deutsch", "build": True},
            ]
        }
    },
    "git-revision-date-localized": {
        "git-revision-date-localized": {"fallback_to_build_date": True}
    },
    "minify": {"minify": {"minify_html": True, "minify_js": True, "minify_css": True}},
    "macros": "macros",
    "awesome-nav": "awesome-nav",
}
MATERIAL_ONLY = {"tags", "social"}


@pytest.fixture
def hosted(site: Site) -> Site:
    site.seed("a.txt", heatmap("First"))
    site.seed("b.txt", heatmap("Second"))
    (site.docs / "more.md").write_text("# More\n\nText.\n", encoding="utf-8")
    # What the plugin of cards would fetch.
    fonts = site.root / ".cache/plugin/social/fonts/DejaVu Sans"
    fonts.mkdir(parents=True)
    for name, style in (("DejaVuSans", "Regular"), ("DejaVuSans-Bold", "Bold")):
        shutil.copy(Path(mpl.get_data_path(), f"fonts/ttf/{name}.ttf"), fonts / f"{style}.ttf")
    for command in (["init", "-q"], ["add", "docs", "seeds"], ["commit", "-qm", "All"]):
        identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
        subprocess.run(["git", *identity, *command], cwd=site.root, check=True)
    return site


def check(site: Site) -> None:
    assert site.build(), site.messages
    for id_ in "ab":
        page = site.figure(id_)
        assert page.select_one("article.figcheck-claim"), id_
        assert "The highest value is 44" in page.get_text()
        assert (site.out / f"figures/{id_}/figure.svg").is_file()
    assert site.page().select("a[href*='figures/a/']")
    assert [link for link in broken_links(site.out) if "figures/" in link] == []
    assert [warning for warning in site.warnings() if "figcheck" in warning] == []


@pytest.mark.parametrize("plugin", PLUGINS)
def test_with_one_plugin(hosted: Site, plugin: str) -> None:
    hosted.config["plugins"] = [PLUGINS[plugin], "figcheck"]
    check(hosted)


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("theme", ["material", "mkdocs", "readthedocs"])
def test_with_all_plugins_together(hosted: Site, theme: str, first: bool) -> None:
    hosted.config["theme"] = {"name": theme}
    hosted.config["theme"] |= {"font": False} if theme == "material" else {"highlightjs": False}
    others = [p for n, p in PLUGINS.items() if theme == "material" or n not in MATERIAL_ONLY]
    hosted.config["plugins"] = ["figcheck", *others] if first else [*others, "figcheck"]
    check(hosted)
