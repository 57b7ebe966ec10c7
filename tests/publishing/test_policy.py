"""What a page's policy allows, and that descriptions cannot widen it."""

from __future__ import annotations

import base64
import hashlib

from bs4 import BeautifulSoup

from figcheck.publishing import policy

THEME = (
    '<!doctype html><html><head>\n<meta charset="utf-8"><title>T</title>'
    '<link rel="stylesheet" href="https://fonts.example/css"><script>one("&amp;")</script>'
    '<script src="a.js"></script><script type="application/json">{{"a": 1}}</script></head>'
    "<body>{}<script type=module>two()</script></body></html>"
)


def directives(page: str) -> dict[str, list[str]]:
    """The policy of a page."""
    meta = BeautifulSoup(page, "html.parser").find(
        "meta", {"http-equiv": "Content-Security-Policy"}
    )
    assert meta
    parts = (part.split() for part in str(meta["content"]).split(";"))
    return {name: sources for name, *sources in parts}


def digest(code: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()}'"


def test_it_allows_what_the_theme_asks_for() -> None:
    page = policy.add(THEME.format("<p>x</p>"), ["<p>x</p>"])
    allowed = directives(page)
    assert allowed["script-src"] == ["'self'", digest('one("&amp;")'), digest("two()")]
    assert "https://fonts.example" in allowed["style-src"]
    assert allowed["object-src"] == ["'none'"]
    head = page.split("</head>")[0]
    assert head.index("charset") < head.index("Content-Security-Policy") < head.index("<script")


def test_what_stands_in_a_piece_of_figcheck_is_not_allowed() -> None:
    evil = '<p></p></body><script>evil()</script><script src="https://evil.example/x.js"></script>'
    allowed = directives(policy.add(THEME.format(evil), [evil]))
    assert digest("evil()") not in allowed["script-src"]
    assert "https://evil.example" not in allowed["script-src"]


def test_a_page_whose_piece_was_changed_stays_as_it_is() -> None:
    page = THEME.format("<p>y</p>")
    assert policy.add(page, ["<p>x</p>"]) == page


def test_a_page_without_a_head_stays_as_it_is() -> None:
    assert policy.add("<p>x</p>", []) == "<p>x</p>"
