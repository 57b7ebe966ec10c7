"""The same pages under other themes, and under Material where it exchanges pages by script."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tools.serving import served

from tests.browser.conftest import ROOT, visiting
from tests.browser.visits import BuiltSite
from tests.site.sites import Site

THEMES: dict[str, dict[str, Any]] = {
    "mkdocs": {"name": "mkdocs", "highlightjs": False},
    "readthedocs": {"name": "readthedocs", "highlightjs": False},
    "instant": {"name": "material", "font": False, "features": ["navigation.instant"]},
}


@pytest.mark.parametrize("theme", THEMES)
def test_pages_work_under(
    theme: str, browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    with served(tmp_path / "site") as address:
        # Instant navigation asks the site's map whether a link leads to a page of the site.
        config = {"site_name": "Test", "site_url": address, "theme": THEMES[theme]}
        site = Site(tmp_path, config | {"plugins": ["search", "figcheck"]})
        site.docs.mkdir()
        site.seeds.mkdir()
        for seed in sorted((ROOT / "seeds").glob("*.txt"))[-2:]:
            shutil.copy(seed, site.seeds)
        (site.docs / "index.md").write_text("# Home\n\n<!-- figcheck: gallery -->\n")
        (site.docs / "mine.md").write_text(
            "# Mine\n\n::: figure 004_fbaaa6e9d3bbf8c3 table image\n"
        )
        assert site.build(strict=True), site.messages
        with visiting(browser, BuiltSite(site.out, address)) as visits:
            page = visits.page(width=360)
            for path in visits.site.paths():
                visits.open(page, path)
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
            page = visits.page()
            visits.open(page, "")
            page.evaluate("window.isSame = true")
            form = page.locator(".figcheck-filter")
            cards = page.locator(".figcheck-card:visible")
            form.get_by_label("Find in").fill("qwen")
            expect(cards).to_have_count(1)
            page.wait_for_url(re.compile(r"\?text=qwen$"))
            cards.click()
            expect(page.get_by_role("heading", level=1)).to_contain_text("R1-Qwen")
            expect(page.get_by_role("tab", name="Table")).to_be_visible()
            # The tabs are there before the script that listens to clicks has run.
            expect(page.get_by_role("tabpanel", name="Image")).to_be_visible()
            assert page.evaluate("window.isSame === true") == (theme == "instant")
            page.locator("article.figcheck-refuted blockquote").first.click()
            expect(page.locator(".figcheck-marks rect").first).to_be_attached()
            page.wait_for_url(re.compile(r"#claim-\d+$"))
            page.go_back()
            expect(page.locator(".figcheck-marked")).to_have_count(0)
            page.go_back()
            expect(cards).to_have_count(1)
            expect(form.get_by_label("Find in")).to_have_value("qwen")
            form.get_by_role("button", name="Clear").click()
            expect(cards).to_have_count(2)
            page.get_by_role("navigation", name="Over all figures").get_by_role(
                "link", name="What could not be checked"
            ).click()
            expect(page.get_by_role("heading", level=1)).to_have_text("What could not be checked")
            items = page.locator("li[data-item]:visible")
            expect(items).not_to_have_count(0)
            everything = items.count()
            form.get_by_label("Find in").fill("colors")
            expect(items).not_to_have_count(everything)
            visits.open(page, "mine/")
            expect(page.locator(".figcheck-embed img")).to_be_visible()
            expect(page.locator(".figcheck-embed td")).to_have_count(40)
