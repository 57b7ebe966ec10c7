"""Reports to the HTML of the site's pages, a module a kind of page."""

from figcheck.publishing.pages.catalogue import UNDERSTOOD, catalogue_page
from figcheck.publishing.pages.figure import NO_LINKS, Links, Neighbour, failed_page, figure_page
from figcheck.publishing.pages.front import front_page
from figcheck.publishing.pages.listed import Listed, Summary
from figcheck.publishing.pages.lists import LISTS, Listing, list_page
from figcheck.publishing.pages.parts import SYMBOLS, Heading, Page, Picture
from figcheck.publishing.pages.related import RELATIONS, Related, relations_page

__all__ = [
    "LISTS",
    "NO_LINKS",
    "RELATIONS",
    "SYMBOLS",
    "UNDERSTOOD",
    "Heading",
    "Links",
    "Listed",
    "Listing",
    "Neighbour",
    "Page",
    "Picture",
    "Related",
    "Summary",
    "catalogue_page",
    "failed_page",
    "figure_page",
    "front_page",
    "list_page",
    "relations_page",
]
