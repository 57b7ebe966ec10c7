"""The page that says which sentences are understood, and by which rules they are judged."""

from __future__ import annotations

from figcheck.publishing.pages.parts import Heading, Page, render

UNDERSTOOD = "Which sentences are understood"
"""Title of the page."""


def catalogue_page() -> Page:
    """The page with every family of claims: its rules, and phrasings with what becomes of them."""
    # A site in which nothing changed keeps this page, and need not know any English.
    from figcheck.checking.english.catalogue import FAMILIES, GRID, LINES, phrasings

    families = [(Heading(f.name, f.title), f, tuple(phrasings(f))) for f in FAMILIES]
    html = render("families.html.j2", title=UNDERSTOOD, families=families, figures=(GRID, LINES))
    return Page(html, tuple(heading for heading, *_ in families))
