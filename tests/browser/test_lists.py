"""The front page and the lists over all figures in a real browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.visits import Visits

CARDS = ".figcheck-card:visible"


def told(page: Page) -> str:
    """What the filter says that it left."""
    return page.locator(".figcheck-filter output").inner_text()


def test_the_gallery_is_filtered_and_the_address_remembers(visits: Visits) -> None:
    page = visits.page()
    visits.open(page, "")
    assert told(page) == "5 figures"
    # With the keyboard alone.
    form = page.locator(".figcheck-filter")
    form.get_by_label("Find in").focus()
    page.keyboard.type("aime25")
    expect(page.locator(CARDS)).to_have_count(2)
    assert told(page).startswith("2 of 5 figures · ")
    page.keyboard.press("Tab")
    expect(form.locator("[name=verdict]")).to_be_focused()
    form.locator("[name=finding]").select_option("missing-cells")
    expect(page.locator(CARDS)).to_have_count(1)
    page.wait_for_url(re.compile(r"\?text=aime25&finding=missing-cells$"))
    page.locator(CARDS).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Models and Parameters")
    page.go_back()
    expect(page.locator(CARDS)).to_have_count(1)
    expect(page.get_by_label("Find in")).to_have_value("aime25")
    form.get_by_role("button", name="Clear").click()
    expect(page.locator(CARDS)).to_have_count(5)
    assert page.url == visits.site.url


def test_the_gallery_is_sorted(visits: Visits) -> None:
    page = visits.page()
    visits.open(page, "?sort=title#figures")
    titles = page.locator(".figcheck-card h3")
    given = titles.all_inner_texts()
    assert given == sorted(given)
    shares = page.locator(".figcheck-card").evaluate_all("cs => cs.map((c) => +c.dataset.share)")
    page.locator("[name=sort]").select_option("-share")
    least_first = page.locator(".figcheck-card").evaluate_all(
        "cs => cs.map((c) => +c.dataset.share)"
    )
    assert least_first == sorted(shares)
    page.locator("[name=sort]").select_option("")
    expect(page.locator(".figcheck-card").first).to_have_attribute(
        "data-share", f"{max(shares):.3f}"
    )
    # What an address asks for that there is not is left out.
    visits.open(page, "?sort=nonsense&verdict=none&text=")
    assert told(page) == "5 figures"


def test_nothing_that_is_found_is_said(visits: Visits) -> None:
    page = visits.page(width=360)
    visits.open(page, "?text=no+such+words")
    expect(page.locator(CARDS)).to_have_count(0)
    assert told(page).startswith("0 of 5 figures")


def test_which_claims_about_something_are_wrong_and_why(visits: Visits) -> None:
    page = visits.page(width=360, touch=True)
    visits.open(page, "")
    page.get_by_role("navigation", name="Over all figures").get_by_role(
        "link", name="Claims that do not hold"
    ).tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("Claims that do not hold")
    everything = page.locator("li[data-item]").count()
    # Or by the words that one has looked for on the front page.
    page.go_back()
    page.get_by_label("Find in").fill("AIME25")
    page.get_by_role("link", name="Claims with these words").tap()
    expect(page.get_by_label("Find in")).to_have_value("AIME25")
    items = page.locator("li[data-item]:visible")
    expect(items).not_to_have_count(everything)
    for item in items.all():
        assert "AIME25" in item.inner_text()
    expect(page.locator(".figcheck-group:visible")).to_have_count(2)
    link = items.first.get_by_role("link")
    target = str(link.get_attribute("href")).partition("#")[2]
    claim = items.first.locator("q").inner_text()
    link.tap()
    expect(page.locator(f"#{target}")).to_be_in_viewport()
    expect(page.locator(f"#{target}")).to_contain_text(claim)


def test_the_lists_are_whole_without_scripts(visits: Visits) -> None:
    page = visits.page(scripts=False)
    visits.open(page, "?text=aime25")
    expect(page.locator(".figcheck-filter")).to_be_hidden()
    expect(page.locator(CARDS)).to_have_count(5)
    visits.open(page, "lists/findings/")
    expect(page.locator(".figcheck-filter")).to_be_hidden()
    link = page.locator("li[data-item] a").first
    target = str(link.get_attribute("href")).partition("#")[2]
    link.click()
    expect(page.locator(f"#{target}")).to_be_in_viewport()


def test_an_embedded_figure_leads_to_its_page(visits: Visits) -> None:
    page = visits.page(width=360)
    visits.open(page, "embedding/")
    shown = page.locator(".figcheck-embed").nth(1)
    shown.get_by_role("img").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("R1-Llama vs. R1-Qwen")
