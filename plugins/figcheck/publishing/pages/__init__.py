"""Reports to the HTML of the site's pages, a module a kind of page."""

from figcheck.publishing.pages.figure import failed_page, figure_page
from figcheck.publishing.pages.front import Entry, front_page
from figcheck.publishing.pages.parts import SYMBOLS, Heading, Page, Picture

__all__ = [
    "SYMBOLS",
    "Entry",
    "Heading",
    "Page",
    "Picture",
    "failed_page",
    "figure_page",
    "front_page",
]
