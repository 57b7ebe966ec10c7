"""The site of the collection in a real browser: nothing runs, is loaded, or leaves the page."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tools.serving import served

from tests.browser.visits import BuiltSite, Visits
from tests.site.sites import Site

OBEYED = """() => {
  const found = [];
  const own = new URL(location.href).origin;
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) found.push(`${element.tagName} ${name}`);
      if (['href', 'src', 'action', 'formaction', 'data', 'xlink:href'].includes(name)) {
        const url = new URL(value, location.href);
        if (!['http:', 'https:'].includes(url.protocol) || url.hostname.includes('pwned')) {
          found.push(`${element.tagName} ${name}=${value}`);
        }
      }
    }
  }
  const active = 'iframe, object, embed, base, frame, applet, portal, meta[http-equiv=refresh]';
  for (const element of document.querySelectorAll(`${active}, .pwned, #pwned, [name=pwned]`)) {
    found.push(element.outerHTML.slice(0, 200));
  }
  return found;
}"""


@pytest.fixture(scope="module")
def published(hostile: Site) -> Iterator[BuiltSite]:
    with served(hostile.out) as address:
        yield BuiltSite(hostile.out, address)


@pytest.fixture
def guarded(browser: Browser, published: BuiltSite) -> Iterator[tuple[Visits, Page]]:
    """A page in which a payload that runs, asks or goes somewhere is heard."""
    opened: list[BrowserContext] = []
    visits = Visits(browser, published, opened)
    page = visits.page()
    page.add_init_script("window.pwned = () => console.error('a payload ran')")
    page.on("dialog", lambda dialog: visits.noise.append(f"dialog {dialog.message}"))
    page.on("popup", lambda popup: visits.noise.append(f"window {popup.url}"))
    page.on("download", lambda download: visits.noise.append(f"download {download.url}"))
    yield visits, page
    for context in opened:
        context.close()
    assert visits.noise == []


def test_nothing_runs_is_loaded_or_leaves_the_page(guarded: tuple[Visits, Page]) -> None:
    visits, page = guarded
    figures = [path for path in visits.site.figures() if path != "figures/"]
    dense = [path for path in figures if "title" not in path]
    titles = [path for path in figures if "title" in path]
    others = [path for path in visits.site.paths() if path not in figures and path != "page/"]
    assert len(dense) > 40
    for path in [*others, *dense, *titles[::5]]:
        visits.open(page, path)
        page.evaluate("document.querySelectorAll('details').forEach((d) => { d.open = true; })")
        assert page.evaluate(OBEYED) == [], path
        assert page.url == visits.site.url + path
        assert len(page.frames) == 1, path
        assert visits.noise == [], path


def test_pictures_that_are_opened_by_themselves(guarded: tuple[Visits, Page]) -> None:
    visits, page = guarded
    pictures = sorted(visits.site.out.glob("figures/[ds]*/figure.svg"))
    assert len(pictures) > 40
    for picture in pictures:
        visits.open(page, picture.relative_to(visits.site.out).as_posix())
        assert page.evaluate("document.documentElement.tagName") == "svg"
        assert visits.noise == [], picture


@pytest.mark.parametrize("words", ["pwned", "script", "onerror"])
def test_results_of_the_search(guarded: tuple[Visits, Page], words: str) -> None:
    visits, page = guarded
    visits.open(page, "")
    page.get_by_role("textbox", name="Search").click()
    expect(page.locator(".md-search-result__meta")).to_have_text("Type to start searching")
    page.get_by_role("textbox", name="Search").press_sequentially(words)
    expect(page.locator(".md-search-result__link").first).to_be_visible()
    assert page.evaluate(OBEYED) == []


def test_every_page_says_its_policy_and_keeps_to_it(guarded: tuple[Visits, Page]) -> None:
    """What breaks a policy is an error in the console, which is noise."""
    visits, page = guarded
    policy = "document.querySelector('meta[http-equiv=Content-Security-Policy]').content"
    for path in ["", visits.site.figures()[-1]]:
        visits.open(page, path)
        assert "script-src 'self' 'sha256-" in page.evaluate(policy)
        text = json.dumps("<img src=x onerror=pwned()>")
        page.evaluate(f"document.querySelector('article').insertAdjacentHTML('beforeend', {text})")
        page.wait_for_timeout(300)
    told, visits.noise[:] = list(visits.noise), []
    # The policy has kept the handler from running, and said so.
    assert any("Content Security Policy" in line for line in told)
    assert not any("a payload ran" in line for line in told)
