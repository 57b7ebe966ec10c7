"""The pages of a site of figures, whatever program puts them into it.

A host (the MkDocs plugin, or a plain folder) says where a page of it finds the others, and gets
what the page shows. Nothing here knows MkDocs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol, TypeVar

from figcheck.publishing import embeds, pages, site
from figcheck.publishing.built import SVG, THUMBNAIL, BuiltFigure
from figcheck.publishing.relating import NONE, Relations

T = TypeVar("T")


class Sight(Protocol):
    """Where a page finds the other pages and files of its site."""

    def page(self, place: str) -> str:
        """The address of a page, seen from this one.

        Args:
            place: its folder, from the site's root.

        Returns:
            The address, "" if the site has no such page.
        """

    def file(self, path: str) -> str:
        """The address of a file, seen from this page; "" if the site has none there.

        Args:
            path: where it is, from the site's root.
        """


@dataclass(frozen=True)
class Overview:
    """A page on all figures.

    Attributes:
        place: its folder, from the site's root.
        title: its title.
        write: what makes it, for a page that sees the others so.
        is_named: whether the navigation names it.
    """

    place: str
    title: str
    write: Callable[[Sight], pages.Page]
    is_named: bool = True


@dataclass(frozen=True)
class Contents:
    """The figures of a site, and what its pages show of them.

    Attributes:
        figures_path: where the pages of the figures are.
        figures: the figures that have pages, in the order of the site.
        relations: the relations of each figure.
    """

    figures_path: str
    figures: tuple[BuiltFigure, ...]
    relations: Relations

    @cached_property
    def summaries(self) -> dict[str, pages.Summary]:
        """What pages with many figures show of each, by its id."""
        return site.summaries(self.figures)

    @cached_property
    def overviews(self) -> tuple[Overview, ...]:
        """The pages on all figures, the front page apart; none if there are no figures."""
        if not self.figures:
            return ()
        return (
            *(
                Overview(_place(listing), listing.title, self._list(listing))
                for listing in pages.LISTS
            ),
            *(
                [Overview(site.RELATIONS, pages.RELATIONS, self._all_relations)]
                if self.relations
                else []
            ),
            Overview(site.FAMILIES, pages.UNDERSTOOD, self._families, is_named=False),
        )

    def place(self, built: BuiltFigure) -> str:
        """The folder of a figure's page, from the site's root.

        Args:
            built: the figure.
        """
        return site.folder(self.figures_path, built)

    def links(
        self, built: BuiltFigure, sight: Sight, address: str = "", edit: str = ""
    ) -> pages.Links:
        """Where a figure's page leads to.

        Args:
            built: the figure.
            sight: how its page sees the others.
            address: the whole address of the page, "" if it is not known.
            edit: where the description can be edited, "" for nowhere.
        """
        number = self._numbers[built.id]
        return pages.Links(
            address,
            edit,
            self._neighbour(number - 1, sight),
            self._neighbour(number + 1, sight),
            figures=self._related(self.relations.get(built.id, NONE).figures, sight),
            rules=sight.page(site.FAMILIES),
        )

    def related(self, sight: Sight) -> tuple[pages.Related, ...]:
        """All figures that have relations.

        Args:
            sight: how the page of all relations sees them.
        """
        return self._related(self.relations, sight)

    def figure(self, built: BuiltFigure, links: pages.Links) -> pages.Page:
        """The page of a figure.

        Args:
            built: the figure.
            links: where it leads to.
        """
        return site.page(built, links, self.relations.get(built.id, NONE))

    def front(self, sight: Sight) -> str:
        """What the front page shows: HTML without a heading of the first level.

        Args:
            sight: how the page that shows it sees the others.
        """
        found = {each.name: sight.page(_place(each)) for each in pages.LISTS}
        lists = {name: url for name, url in found.items() if url}
        relations, rules = sight.page(site.RELATIONS), sight.page(site.FAMILIES)
        others = {pages.RELATIONS: relations} if relations else {}
        shown = self._listed(sight)
        return self._kept(
            str,
            "front page",
            (self._depends(shown), tuple(lists.items()), relations, rules),
            lambda: pages.front_page(shown, lists, others, rules),
        )

    def embedded(self, wanted: embeds.Embedding, sight: Sight, caption: str) -> str:
        """What a page of an author shows in place of an embedding.

        Args:
            wanted: what it asks for.
            sight: how the page sees the others.
            caption: the caption, as HTML.

        Raises:
            EmbeddingError: it cannot be answered.
        """
        built = self.figures[self._numbers[embeds.find(wanted, self._numbers)]]
        place = self.place(built)
        listed = pages.Listed(self.summaries[built.id], sight.page(place))
        image = sight.file(f"{place}/{SVG}")
        shown = embeds.Shown(built.report.figure, listed, image, built.picture)
        return embeds.answer(wanted, shown, caption)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {built.id: number for number, built in enumerate(self.figures)}

    def _neighbour(self, number: int, sight: Sight) -> pages.Neighbour | None:
        if number not in range(len(self.figures)):
            return None
        built = self.figures[number]
        return pages.Neighbour(built.title or built.id, sight.page(self.place(built)))

    def _related(self, ids: Iterable[str], sight: Sight) -> tuple[pages.Related, ...]:
        """The figures that relations are between, as a page sees them."""
        figures = [self.figures[self._numbers[i]] for i in sorted({*ids} & self._numbers.keys())]
        return tuple(
            pages.Related(built.id, built.title or built.id, sight.page(self.place(built)))
            for built in figures
        )

    def _listed(self, sight: Sight) -> list[pages.Listed]:
        """All figures, as a page sees them."""
        return [
            pages.Listed(
                self.summaries[built.id],
                sight.page(place),
                sight.file(f"{place}/{THUMBNAIL}") or sight.file(f"{place}/{SVG}"),
            )
            for built in self.figures
            for place in [self.place(built)]
        ]

    def _depends(self, shown: Sequence[pages.Listed]) -> tuple[tuple[str, str, str], ...]:
        """All that what a page shows of the figures depends on."""
        return tuple(
            (built.key, listed.url, listed.thumbnail)
            for built, listed in zip(self.figures, shown, strict=True)
        )

    def _kept(self, kind: type[T], what: str, depends: object, make: Callable[[], T]) -> T:
        return self.figures[0].memo.value(kind, what, depends, make) if self.figures else make()

    def _list(self, listing: pages.Listing) -> Callable[[Sight], pages.Page]:
        def write(sight: Sight) -> pages.Page:
            shown = self._listed(sight)
            what, depends = f"list {listing.name}", self._depends(shown)
            return self._kept(pages.Page, what, depends, lambda: pages.list_page(listing, shown))

        return write

    def _all_relations(self, sight: Sight) -> pages.Page:
        memo = self.figures[0].memo
        return site.all_relations(memo, tuple(self.relations.values()), self.related(sight))

    def _families(self, sight: Sight) -> pages.Page:
        return site.families(self.figures[0].memo)


def _place(listing: pages.Listing) -> str:
    return f"{site.LISTS}/{listing.name}"
