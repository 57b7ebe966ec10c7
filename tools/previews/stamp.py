"""Marks the pages of a preview: for no search engine, of which pull request, and what changed."""

from __future__ import annotations

import posixpath
import re
from functools import partial
from pathlib import Path

from figcheck.publishing.comparing.comparison import Comparison, FigureChange
from figcheck.publishing.comparing.told import sections, summary
from figcheck.publishing.comparing.views import MOST_ITEMS
from figcheck.publishing.escaping import for_html
from figcheck.publishing.pages.parts import render
from figcheck.wording import counted

CHANGES = "what-this-changes.html"
"""The page that says what a pull request changes, from the root of its preview."""

_STYLE = (
    "position:sticky;top:0;z-index:9999;padding:.4rem 1rem;background:#fff3c4;color:#3a2c00;"
    "font:14px/1.4 system-ui,sans-serif;border-bottom:1px solid #a88400"
)
_LINK = "color:inherit;text-decoration:underline"
_NOINDEX = '<meta name="robots" content="noindex">'


def stamp(site: Path, number: int, commit: str, comparison: Comparison) -> None:
    """Marks every page of a built site, and adds the page of changes.

    Args:
        site: the built site.
        number: number of the pull request.
        commit: what was built.
        comparison: what it changes.
    """
    told = {"sections": sections(comparison), "summary": summary(comparison)}
    page = render("comparison.html.j2", comparison=comparison, root="", most=MOST_ITEMS, **told)
    (site / CHANGES).write_text(page, encoding="utf-8")
    changed = {_page(figure): figure for figure in comparison.figures if figure.url}
    for path in sorted(site.rglob("*.html")):
        place = path.relative_to(site).as_posix()
        about = for_html(f"Preview of pull request {number}, commit {commit[:12]}.")
        link = for_html(posixpath.relpath(CHANGES, posixpath.dirname(place) or "."))
        here = for_html(_told(changed.get(place)))
        # "Not found" is shown at any address, from which only an absolute link would lead there.
        is_without = place in {"404.html", CHANGES}
        more = "" if is_without else f' <a style="{_LINK}" href="{link}">What this changes</a>'
        banner = f'<div style="{_STYLE}" role="note">{about}{here}{more}</div>'
        text = path.read_text(encoding="utf-8")
        if _NOINDEX not in text:
            text = re.sub(r"(<head\b[^>]*>)", rf"\1{_NOINDEX}", text, count=1)
        text = re.sub(r"(<body\b[^>]*>)", partial(_behind, banner), text, count=1)
        path.write_text(text, encoding="utf-8")


def _behind(banner: str, body: re.Match[str]) -> str:
    return body[0] + banner


def _page(figure: FigureChange) -> str:
    return figure.url if figure.url.endswith(".html") else f"{figure.url}index.html"


def _told(figure: FigureChange | None) -> str:
    """What happened to the figure of a page, in a sentence."""
    if figure is None:
        return ""
    turned = sum(claim.is_turned for claim in figure.claims)
    return (
        f" This figure is {figure.change}: {counted(len(figure.cells), 'value')} "
        f"changed, {counted(turned, 'verdict')} turned."
    )
