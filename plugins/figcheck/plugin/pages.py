"""The pages of a site as MkDocs knows them: their addresses, titles, headings and neighbours."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import cast

from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import AnchorLink, TableOfContents

from figcheck.publishing import pages
from figcheck.publishing.escaping import for_html


@dataclass(frozen=True)
class Sight:
    """Where a page finds the other pages and files of the site.

    Attributes:
        seen: the page.
        files: the files of the site.
        places: the sources of figcheck's pages, by their places.
    """

    seen: Page
    files: Files
    places: Mapping[str, str]

    def page(self, place: str) -> str:
        """The address of one of figcheck's pages, "" if the site has no such page."""
        return self.file(self.places[place]) if place in self.places else ""

    def file(self, path: str) -> str:
        """The address of a file, "" if the site has none there."""
        file = self.files.src_uris.get(path)
        return file.url_relative_to(self.seen.file) if file else ""


def address_of(page: Page) -> str:
    """The whole address of a page, "" where that of the site is not known."""
    address = page.canonical_url or ""
    return address if "//" in address else ""


def show(page: Page, title: str, written: pages.Page) -> str:
    """Tells the theme and the validation of links what a page consists of; what it shows.

    Args:
        page: the page.
        title: its title, escaped: themes put titles into pages as they are.
        written: what was written of it.
    """
    # Material would undo the escaping of `title` in <title>, but not that of `meta["title"]`.
    page.title = page.meta["title"] = title
    top = AnchorLink(title, "", 1)
    top.children = [AnchorLink(for_html(h.title), h.id, 2) for h in written.headings]
    page.toc = TableOfContents([top])
    page.present_anchor_ids = cast(set[str], _Ids(written.html))
    return written.html


class _Ids(AbstractSet[str]):
    """The ids of the elements of a page: many, and few pages link to any."""

    def __init__(self, html: str) -> None:
        self._html = html

    @cached_property
    def _found(self) -> frozenset[str]:
        return frozenset(re.findall(r' id="([^"]+)"', self._html))

    def __contains__(self, anchor: object) -> bool:
        return anchor in self._found

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)


def link(found: list[Page]) -> None:
    """Makes each page the next one of the page before it."""
    for before, after in pairwise(found):
        before.next_page, after.previous_page = after, before
