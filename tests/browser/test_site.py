"""The site of the seeds in a real browser."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visits import BuiltSite, Scheme, Visits

CONTRAST = Path(__file__).with_name("contrast.js").read_text(encoding="utf-8")

SEEDS = 5


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_every_page_is_quiet_and_fits(visits: Visits, scheme: Scheme, width: int) -> None:
    page = visits.page(width=width, scheme=scheme)
    paths = visits.site.paths()
    assert "" in paths
    assert len(visits.site.figures()) == SEEDS
    for path in paths:
        visits.open(page, path)
        is_dark = page.evaluate("getComputedStyle(document.body).colorScheme")
        assert ("dark" in is_dark) == (scheme == "dark"), path
        open_all(page)
        assert images(page) >= path.startswith("figures/"), path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        for content in page.locator(".figcheck").all():
            assert content.evaluate(CONTRAST) == [], path
        assert page.locator("meta[http-equiv=Content-Security-Policy]").count() == 1, path
        # What the policy forbids is an error in the console.
        assert visits.noise == [], path


def test_a_very_wide_window(visits: Visits) -> None:
    page = visits.page(width=2560)
    for path in ["", *visits.site.figures()]:
        visits.open(page, path)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_every_page_is_whole_without_scripts(visits: Visits) -> None:
    page = visits.page(scripts=False)
    visits.open(page, "")
    expect(page.locator(".figcheck-card img")).to_have_count(SEEDS)
    for path in visits.site.figures():
        visits.open(page, path)
        figure = described(visits.site, path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator("figure img")).to_be_visible()
        expect(page.locator("article.figcheck-claim")).to_have_count(len(figure["claims"]))
        expect(page.locator("td[id^=cell-]")).to_have_count(len(figure["cells"]))
        folded = page.locator(".figcheck-folded").first
        expect(folded.locator("article").first).to_be_hidden()
        folded.locator("summary").first.click()
        expect(folded.locator("article").first).to_be_visible()


def test_from_the_front_page_to_a_figure_and_back(visits: Visits) -> None:
    page = visits.page()
    visits.open(page, "")
    card = page.locator(".figcheck-card").first
    title = card.locator("h3").inner_text()
    # Anywhere on the card, the picture too.
    card.click(position={"x": 40, "y": 40})
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    page.go_back()
    expect(page.locator(".figcheck-card")).to_have_count(SEEDS)


def test_search_finds_a_claim_and_leads_to_it(visits: Visits) -> None:
    page = visits.page()
    visits.open(page, "")
    search = page.get_by_role("textbox", name="Search")
    search.click()
    # What is typed before the index is there would be lost.
    expect(page.locator(".md-search-result__meta")).to_have_text("Type to start searching")
    search.press_sequentially("absolute highest Pass@1 score")
    claim = "The absolute highest Pass@1 score (56.3) is achieved by R1-Qwen"
    result = page.locator(".md-search-result__link:visible", has_text=claim)
    expect(result).to_be_visible()
    result.click()
    article = page.locator("article.figcheck-claim", has_text=claim)
    expect(article.locator("h3:target")).to_be_in_viewport()


def test_search_is_not_filled_with_numbers(site: BuiltSite) -> None:
    index = json.loads((site.out / "search/search_index.json").read_bytes())
    found = [d["text"] for d in index["docs"] if d["location"].startswith("figures/000")]
    assert any("smallest value in both heatmaps" in text for text in found)
    # A row of the first table, in the description and as values.
    assert not any("33, 28, 27" in text or "33 28 27" in text for text in found)
    # What every page says alike, and relations, which have a page of their own.
    for words in ("To mend it", "Values (CSV)", "axes and different data", "Hide"):
        assert not any(words in d["text"] for d in index["docs"] if "figures/" in d["location"])


def test_a_link_to_a_folded_claim_opens_it(visits: Visits) -> None:
    page = visits.page()
    for path in visits.site.figures():
        claims = described(visits.site, path)["claims"]
        number = 1 + next(i for i, c in enumerate(claims) if c["verdict"] == "uncheckable")
        visits.open(page, f"{path}#claim-{number}")
        expect(page.locator(f"#claim-{number}")).to_be_in_viewport()


def test_evidence_leads_to_the_cell_and_the_line(visits: Visits) -> None:
    page = visits.page(width=360)
    visits.open(page, next(p for p in visits.site.figures() if "004" in p))
    claim = "consistently achieves higher Pass@1 scores"
    article = page.locator("article.figcheck-refuted", has_text=claim)
    expect(page.locator(".figcheck-picture svg")).to_be_attached()
    evidence = article.locator(".figcheck-against a").first
    target = (evidence.get_attribute("href") or "").removeprefix("#")
    evidence.click()
    expect(page.locator(f"#picture-{target}")).to_be_in_viewport()
    page.go_back()
    article.get_by_role("link", name="line").click()
    line = page.locator("pre span:target")
    expect(line).to_be_in_viewport()
    expect(line).to_contain_text(claim)


def test_the_description_leads_to_cells_claims_and_findings(visits: Visits) -> None:
    page = visits.page(scripts=False)
    path = next(p for p in visits.site.figures() if "001" in p)
    for kind, element in (("cell", "td"), ("claim", "article"), ("finding", "article")):
        visits.open(page, path)
        seen = page.locator(f"{element}[id^='{kind}-']:visible").first
        target = f"#{seen.get_attribute('id')}"
        page.locator(f"pre a[href='{target}']").first.click()
        expect(page.locator(f"{element}{target}")).to_be_in_viewport()
    expect(page.locator("pre .figcheck-unplaced")).to_have_text("75")


def test_a_wide_table_scrolls_by_itself_with_the_keyboard(visits: Visits) -> None:
    path = next(p for p in visits.site.figures() if "001" in p)
    for scripts in (False, True):
        page = visits.page(width=360, scripts=scripts)
        visits.open(page, path + "?tab=table")
        table = page.get_by_role("region", name="Values: Before GRPO")
        assert table.evaluate("e => e.scrollWidth > e.clientWidth")
        # Where there is a script the values take the focus, and come into view.
        (table.locator("tbody td").first if scripts else table).focus()
        for _ in range(9):
            page.keyboard.press("ArrowRight")
        page.wait_for_timeout(300)
        assert table.evaluate("e => e.scrollLeft") > 0


def test_the_values_can_be_downloaded(visits: Visits, tmp_path: Path) -> None:
    page = visits.page()
    for path in visits.site.figures():
        visits.open(page, path)
        with page.expect_download() as download:
            page.get_by_role("link", name="Values (CSV)").click()
        # Files of several figures go into one folder.
        assert download.value.suggested_filename == f"{path.split('/')[1]}-data.csv"
        saved = tmp_path / "data.csv"
        download.value.save_as(saved)
        with saved.open(encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file))
        cells = described(visits.site, path)["cells"]
        assert [float(row["value"]) for row in rows] == [cell["value"] for cell in cells]


def described(site: BuiltSite, path: str) -> dict[str, list[dict[str, object]]]:
    """The figure.json beside a page."""
    found: dict[str, list[dict[str, object]]] = json.loads(
        (site.out / path / "figure.json").read_bytes()
    )
    return found


def open_all(page: Page) -> None:
    """Unfolds everything that is folded."""
    page.evaluate("document.querySelectorAll('details').forEach((d) => { d.open = true; })")


def images(page: Page) -> int:
    """How many pictures a page has, once all of them are loaded."""
    # `wait_for_function` would need `eval`, which the site's policy forbids.
    page.evaluate("""Promise.all([...document.querySelectorAll("article img")].map((image) => {
        image.loading = "eager";
        return image.decode();
    }))""")
    # The script puts the elements of a figure's image in its place.
    return page.locator("article :is(img, figure svg)").count()
