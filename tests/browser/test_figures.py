"""The page of a figure in a real browser: what is marked, has an address, can be taken away."""

from __future__ import annotations

import csv
import io
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.visits import BuiltSite, Visits

REFUTED = "consistently achieves higher Pass@1 scores"
"""Words of a claim of seed 004 that two of its forty cells contradict."""

PASTED = """async () => {
  // Chromium may still number what was copied anew, and then gives up on what is being read.
  const html = async (tries) => {
    try {
      const [item] = await navigator.clipboard.read();
      return await (await item.getType("text/html")).text();
    } catch (error) {
      if (error.name !== "InvalidStateError" || !tries) throw error;
      return html(tries - 1);
    }
  };
  const text = await html(5);
  const rows = new DOMParser().parseFromString(text, "text/html").querySelectorAll("tr");
  return [...rows].map((row) => [...row.cells].map((cell) => cell.textContent));
}"""


def path_of(site: BuiltSite, seed: str) -> str:
    return next(path for path in site.figures() if f"/{seed}_" in path)


def described(site: BuiltSite, path: str) -> dict[str, Any]:
    """The figure.json beside a page."""
    found: dict[str, Any] = json.loads((site.out / path / "figure.json").read_bytes())
    return found


def opened(visits: Visits, seed: str, rest: str = "", **options: Any) -> Page:
    """The page of a seed, once its image can be marked."""
    page = visits.page(**options)
    visits.open(page, path_of(visits.site, seed) + rest)
    expect(page.locator(".figcheck-picture svg")).to_be_attached()
    return page


def cells_of(claim: dict[str, Any]) -> set[int]:
    """The cells that a claim and its parts rest on."""
    return {e["cell"] for e in claim["evidence"]}.union(*map(cells_of, claim["parts"]))


def against(claim: dict[str, Any]) -> set[int]:
    own = {e["cell"] for e in claim["evidence"] if e["counterexample"]}
    return own.union(*map(against, claim["parts"]))


def numbers(found: Locator, attribute: str = "id") -> set[int]:
    """The numbers in the ids of some cells, or in the links to them."""
    return {
        int(re.sub(r"\D", "", text))
        for text in found.evaluate_all(f"all => all.map((e) => e.getAttribute('{attribute}'))")
    }


def assert_marked(page: Page, claim: dict[str, Any]) -> None:
    """The cells of a claim are marked wherever they stand, those against it in another way."""
    no = against(claim)
    assert numbers(page.locator("#table .figcheck-marked")) == cells_of(claim)
    assert numbers(page.locator("#table .figcheck-against")) == no
    assert numbers(page.locator("pre a.figcheck-marked[href^='#cell']"), "href") == cells_of(claim)
    assert numbers(page.locator("pre a.figcheck-against"), "href") == no
    outlines = page.locator(".figcheck-marks rect:not(.figcheck-halo)")
    expect(outlines).to_have_count(len(cells_of(claim)))
    expect(page.locator(".figcheck-marks rect.figcheck-no")).to_have_count(len(no))
    expect(page.locator(".figcheck-marks path.figcheck-cross")).to_have_count(len(no))


def assert_unmarked(page: Page) -> None:
    expect(page.locator(".figcheck-marked, .figcheck-marks > *")).to_have_count(0)


def test_a_claim_marks_its_cells_when_pointed_at_focused_or_chosen(visits: Visits) -> None:
    page = opened(visits, "004")
    claims = described(visits.site, path_of(visits.site, "004"))["claims"]
    number, claim = next((n, c) for n, c in enumerate(claims, start=1) if REFUTED in c["text"])
    assert len(against(claim)) == 2
    article = page.locator(f"#claim-{number}")
    assert_unmarked(page)
    article.locator("blockquote").hover()
    assert_marked(page, claim)
    expect(article).to_have_class(re.compile("figcheck-marked"))
    expect(page.get_by_role("status")).to_contain_text("2 of them against it")
    # The figure is in sight, though the reader has left it behind.
    expect(page.locator(".figcheck-picture svg")).to_be_in_viewport()
    page.mouse.move(5, 5)
    assert_unmarked(page)
    article.get_by_role("link", name="line").focus()
    assert_marked(page, claim)
    page.locator("h1").evaluate("() => document.activeElement.blur()")
    assert_unmarked(page)
    article.locator("blockquote").click()
    page.mouse.move(5, 5)
    assert_marked(page, claim)
    assert page.url.endswith(f"#claim-{number}")
    page.keyboard.press("Escape")
    assert_unmarked(page)
    # From the text as well.
    page.locator(f"pre a[href='#claim-{number}']").first.hover()
    assert_marked(page, claim)


def test_a_value_leads_back_to_the_claims_that_rest_on_it(visits: Visits) -> None:
    page = opened(visits, "004")
    claims = described(visits.site, path_of(visits.site, "004"))["claims"]
    resting = {n for n, c in enumerate(claims, start=1) if 16 in cells_of(c)}
    assert resting
    places = [
        page.locator("#picture-cell-16"),
        page.locator("#cell-16"),
        page.locator("pre a[href='#cell-16']"),
    ]
    for place in places:
        if place == places[1]:
            page.get_by_role("tab", name="Table").click()
        place.hover()
        assert numbers(page.locator("article.figcheck-claim.figcheck-marked")) == resting
        expect(page.get_by_role("status")).to_contain_text("Ratio 0.2: 52.1 · resting on it:")
    page.get_by_role("tab", name="Image").click()
    places[0].click()
    assert page.url.endswith("#cell-16")
    links = page.get_by_role("status").get_by_role("link")
    first = min(resting)
    links.and_(page.locator(f"[href='#claim-{first}']")).click()
    expect(page.locator(f"#claim-{first}")).to_be_in_viewport()
    page.mouse.move(5, 5)
    assert_marked(page, claims[first - 1])
    page.go_back()
    expect(page.locator(".figcheck-marks .figcheck-here")).to_have_count(1)
    expect(page.locator(".figcheck-picture svg")).to_be_in_viewport()
    page.go_back()
    assert_unmarked(page)


def test_the_keyboard_reaches_every_value(visits: Visits) -> None:
    page = opened(visits, "004")
    page.get_by_role("tab", name="Image").focus()
    page.keyboard.press("Tab")
    focused = page.locator(":focus")
    expect(focused).to_have_id("picture-cell-0")
    expect(focused).to_have_accessible_name(re.compile("R1-Llama · Local Window Size 3000"))
    page.keyboard.press("ArrowRight")
    expect(focused).to_have_accessible_name(re.compile(r"Size 3000 · Ratio 0\.2: 50\.1$"))
    page.keyboard.press("ArrowDown")
    expect(focused).to_have_accessible_name(re.compile(r"Size 2000 · Ratio 0\.2: 51\.7$"))
    expect(page.get_by_role("status")).to_contain_text("51.7")
    page.keyboard.press("Enter")
    chosen = (focused.get_attribute("id") or "").removeprefix("picture-")
    assert page.url.endswith(f"#{chosen}")
    page.keyboard.press("Escape")
    assert "#" not in page.url
    tabs = page.get_by_role("tab", name="Image")
    tabs.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Table")).to_be_focused()
    expect(page.get_by_role("table").or_(page.get_by_role("grid")).first).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    # The headings sort; below them are the values.
    expect(focused).to_have_text("0.1")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(focused).to_have_text("50.1")
    page.keyboard.press("Enter")
    assert page.url.endswith(f"#{focused.get_attribute('id')}")


def test_touch_chooses_claims_and_values(visits: Visits) -> None:
    page = opened(visits, "004", width=360, touch=True)
    article = page.locator("article.figcheck-claim", has_text=REFUTED)
    article.locator("blockquote").tap()
    expect(page.locator(".figcheck-marks .figcheck-cross")).to_have_count(2)
    expect(page.locator(".figcheck-picture svg")).to_be_in_viewport()
    fold = page.get_by_role("button", name="Hide")
    fold.tap()
    expect(page.locator(".figcheck-picture svg")).to_be_hidden()
    page.get_by_role("button", name="Show the figure").tap()
    page.locator("#picture-cell-16").tap()
    assert page.url.endswith("#cell-16")
    expect(page.get_by_role("status")).to_contain_text("52.1")
    page.get_by_role("status").get_by_role("link").first.tap()
    expect(page.locator("article.figcheck-marked")).to_have_count(1)


def test_every_claim_finding_and_value_has_an_address(visits: Visits) -> None:
    for seed in ("001", "003"):
        figure = described(visits.site, path_of(visits.site, seed))
        folded = next(
            n for n, c in enumerate(figure["claims"], start=1) if c["verdict"] == "uncheckable"
        )
        # A filter that would hide the claim gives way.
        page = opened(visits, seed, f"?verdict=supported#claim-{folded}")
        expect(page.locator(f"#claim-{folded}")).to_be_in_viewport()
        expect(page.locator(f"#claim-{folded}")).to_have_class(re.compile("figcheck-marked"))
        page = opened(visits, seed, "#finding-1")
        expect(page.locator("#finding-1")).to_be_in_viewport()
        last = len(figure["cells"]) - 1
        page = opened(visits, seed, f"#cell-{last}")
        expect(page.locator(".figcheck-marks .figcheck-here")).to_be_in_viewport()
        page = opened(visits, seed, f"?tab=table#cell-{last}")
        expect(page.locator(f"td#cell-{last}")).to_be_in_viewport()
        page = opened(visits, seed, "#values")
        expect(page.locator("#cell-0")).to_be_visible()


def test_claims_are_filtered_by_verdict_and_the_address_says_so(visits: Visits) -> None:
    page = opened(visits, "003")
    claims = described(visits.site, path_of(visits.site, "003"))["claims"]
    shown = page.locator("article.figcheck-claim:visible")
    decided = sum(c["verdict"] in {"refuted", "mixed", "supported"} for c in claims)
    expect(shown).to_have_count(decided)
    bar = page.get_by_role("navigation", name="Claims by verdict")
    for verdict in ("supported", "uncheckable"):
        count = sum(c["verdict"] == verdict for c in claims)
        bar.get_by_role("link", name=f"{count} {verdict}").click()
        expect(shown).to_have_count(count)
        expect(page.locator(f"article[data-verdict={verdict}]:visible")).to_have_count(count)
        assert page.url.endswith(f"?verdict={verdict}")
    page.reload()
    expect(shown).to_have_count(sum(c["verdict"] == "uncheckable" for c in claims))
    page.go_back()
    expect(page.locator("article[data-verdict=supported]:visible")).to_have_count(
        sum(c["verdict"] == "supported" for c in claims)
    )
    expect(bar.locator("[aria-current=true]")).to_contain_text("supported")
    page.go_back()
    expect(bar.locator("[aria-current=true]")).to_contain_text("all")


def test_the_table_sorts_and_has_the_colours_of_the_image(visits: Visits) -> None:
    page = opened(visits, "004", "?tab=table")
    cell = page.locator("#cell-16")
    colour = page.locator("#picture-cell-16 path").first.evaluate("e => getComputedStyle(e).fill")
    background = "e => getComputedStyle(e).backgroundColor"
    assert cell.evaluate(background) == colour
    page.get_by_label("Colours of the image").uncheck()
    assert cell.evaluate(background) != colour
    table = page.locator("table").first
    column = table.locator("tbody td:nth-child(2)")
    written = column.all_inner_texts()
    heading = table.get_by_role("columnheader", name="0.1")
    for order, expected in (
        ("descending", sorted(written, key=float, reverse=True)),
        ("ascending", sorted(written, key=float)),
        (None, written),
    ):
        heading.get_by_role("button").click()
        assert column.all_inner_texts() == expected
        assert heading.get_attribute("aria-sort") == order


@pytest.mark.parametrize("seed", ["003", "001"])
def test_a_table_can_be_copied(visits: Visits, seed: str) -> None:
    page = opened(visits, seed, "?tab=table")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    figure = described(visits.site, path_of(visits.site, seed))
    panels = list(dict.fromkeys(cell["at"]["panel"] for cell in figure["cells"]))
    y, x = (name for name in figure["cells"][0]["at"] if name != "panel")
    for place, panel in enumerate(panels[:2]):
        cells = [cell for cell in figure["cells"] if cell["at"]["panel"] == panel]
        button = page.get_by_role("button", name="as CSV").nth(place)
        button.click()
        expect(button).to_have_text("Copied")
        pasted = page.evaluate(PASTED)
        head, *rows = csv.reader(io.StringIO(page.evaluate("navigator.clipboard.readText()")))
        read = {
            (row[0], column): float(value)
            for row in rows
            for column, value in zip(head[1:], row[1:], strict=True)
            if value
        }
        # What a spreadsheet takes is the same in cells.
        assert pasted == [head, *rows]
        assert read == {(cell["at"][y], cell["at"][x]): cell["value"] for cell in cells}
    button = page.get_by_role("button", name="as Markdown").first
    button.click()
    expect(button).to_have_text("Copied")
    head, rule, *rows = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert re.fullmatch(r"\|---\|(---:\|)+", rule)
    assert {line.count("|") - line.count("\\|") for line in (head, rule, *rows)} == {
        head.count("|")
    }
    first = figure["cells"][0]
    assert f" {first['value']:g}" in "".join(rows)
    # A name that is a formula, or becomes one where semicolons divide fields.
    names = ["=1+1", 'a;"=2', "+3;@4", "-b"]
    page.locator("table").first.locator("tbody th").evaluate_all(
        "(heads, names) => names.forEach((name, i) => { heads[i].textContent = name; })", names
    )
    button = page.get_by_role("button", name="as CSV").first
    button.click()
    expect(button).to_have_text("Copied")
    pasted = page.evaluate(PASTED)
    assert [row[0] for row in pasted[1:5]] == ["'=1+1", "a;'\"=2", "'+3;'@4", "'-b"]


def test_a_page_from_a_disk_keeps_the_plain_image(visits: Visits) -> None:
    page = visits.page()
    # Material's search reads a file that the site does not have.
    page.route("**/search_index.js", lambda route: route.fulfill(body="var __index = {docs: []}"))
    path = path_of(visits.site, "004")
    page.goto((visits.site.out / path / "index.html").as_uri())
    expect(page.locator(".figcheck-picture img")).to_be_visible()
    page.locator("article.figcheck-claim", has_text=REFUTED).locator("blockquote").click()
    expect(page.locator("#table .figcheck-against")).to_have_count(2)
    page.locator("pre a[href='#cell-16']").click()
    expect(page.locator("td#cell-16")).to_be_in_viewport()


def test_a_printed_page_has_image_and_table(visits: Visits) -> None:
    page = opened(visits, "004", f"#claim-{1}", scheme="dark")
    page.emulate_media(media="print")
    expect(page.locator(".figcheck-picture svg")).to_be_visible()
    expect(page.locator("#cell-0")).to_be_visible()
    expect(page.locator(".figcheck-downloads")).to_be_hidden()
    expect(page.get_by_role("tab")).to_have_count(0)
    position = page.locator(".figcheck-body").evaluate("e => getComputedStyle(e).position")
    assert position == "static"
    # Paper is white, whatever the screen is.
    source = page.locator(".figcheck-source")
    # Colours go over into others: what stays the same for a while is what is meant.
    colours = """async e => {
        const read = () => [getComputedStyle(e).color, getComputedStyle(e).backgroundColor];
        for (let last = null, now = read(); ; last = now, now = read()) {
            if (last !== null && `${last}` === `${now}`) return now;
            await new Promise(done => setTimeout(done, 500));
        }
    }"""
    text, paper = source.evaluate(colours)
    # The theme follows the change of scheme a moment later.
    page.emulate_media(media="screen", color_scheme="light")
    expect(source).to_have_css("color", text)
    expect(source).to_have_css("background-color", paper)
