"""What axe-core, the rules of WCAG 2.2 AA as a program, finds on each kind of page: nothing."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.visits import Scheme, Visits

RULES: dict[Scheme, dict[str, str | list[str]]] = {
    "light": {
        "type": "tag",
        "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    },
    "dark": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
}
"""What is looked for; only colours differ between the schemes."""

CONTENT = ".figcheck"
"""What is figcheck's of a page; the rest is the theme's."""


def violations(page: Page, scheme: Scheme) -> list[str]:
    """What is wrong on a page with everything unfolded, each rule with the first place."""
    page.evaluate("document.querySelectorAll('details').forEach((d) => { d.open = true; })")
    # What is far below is not laid out before it is needed; axe would measure what is not there.
    page.add_style_tag(content="* { content-visibility: visible !important }")
    options = {"runOnly": RULES[scheme]}
    found = Axe().run(page, context=CONTENT, options=options).response["violations"]
    return [f"{v['id']}: {v['nodes'][0]['html'][:200]} ({len(v['nodes'])})" for v in found]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_rule_of_accessibility_is_broken(visits: Visits, scheme: Scheme) -> None:
    page = visits.page(scheme=scheme)
    figure = next(path for path in visits.site.figures() if "003" in path)
    lists = [path for path in visits.site.paths() if path.startswith("lists/")]
    assert lists
    states = [f"{figure}?tab=table", f"{figure}#claim-1", f"{figure}#cell-3"]
    for path in ["", "embedding/", *lists, *states]:
        visits.open(page, path)
        if path.startswith(figure):
            page.locator(".figcheck-picture svg").wait_for(state="attached")
        assert page.locator(CONTENT).count(), path
        assert violations(page, scheme) == [], path
