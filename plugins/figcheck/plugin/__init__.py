"""The MkDocs plugin: hands the pages of the figures to the site."""

from __future__ import annotations

import logging
import os
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Literal
from urllib.parse import quote, urljoin

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.livereload import LiveReloadServer
from mkdocs.plugins import BasePlugin, CombinedEvent, event_priority
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page
from mkdocs.utils.templates import TemplateContext

from figcheck import embedding
from figcheck.config import FigcheckConfig
from figcheck.plugin.files import GALLERY, SiteFiles
from figcheck.plugin.pages import Sight, address_of, link, show
from figcheck.publishing import embeds, head, pages, policy, progress, relating, site, writing
from figcheck.publishing.builder import Builder, Collection
from figcheck.publishing.built import CARD, PNG, BuiltFigure
from figcheck.publishing.cache import Cache
from figcheck.publishing.contents import Contents, Overview
from figcheck.publishing.escaping import for_html, for_terminal
from figcheck.publishing.failing import FailOn
from figcheck.publishing.pool import Pool
from figcheck.publishing.searched import searched
from figcheck.publishing.seeds import UnlistedError

log = logging.getLogger("mkdocs.plugins.figcheck")


class FigcheckPlugin(BasePlugin[FigcheckConfig]):  # type: ignore[no-untyped-call]
    """Publishes a page for each description of a figure."""

    _builder: Builder
    _pool: Pool
    _relating: relating.Relating
    _built_for: tuple[object, ...] = ()
    _temporary: tempfile.TemporaryDirectory[str] | None = None
    _whole = ""

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """Keeps this instance, and what it has built, over the rebuilds of `mkdocs serve`."""

    def on_shutdown(self) -> None:
        """Ends what is still going on, and removes what was kept for this run only."""
        if self._built_for:
            self._builder.stop()
        if self._temporary:
            self._temporary.cleanup()

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Finds the folders, watches the descriptions and adds style sheets and scripts."""
        self.config.require_places(config)
        folder = Path(self.config.seeds_dir)
        name = os.path.relpath(folder, _project(config)).replace(os.sep, "/")
        name = folder.name if name.startswith("..") else name
        cache = Path(self.config.cache_dir)
        built_for = (folder, name, cache, self.config.png)
        if self._built_for != built_for:
            self._built_for = built_for
            self._pool = Pool(self.config.jobs)
            self._builder = Builder(
                folder, name, self._cache(), pool=self._pool, png=self.config.png
            )
            self._relating = relating.Relating(self._pool)
        if folder.is_dir():
            config.watch.append(str(folder))
            self._builder.start()
        config["markdown_extensions"].append(embedding.FigureExtension())
        config.extra_css.extend(site.STYLES)
        config.extra_javascript.extend(site.SCRIPTS)
        return config

    @event_priority(-110)
    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Builds the figures and adds their pages and downloads.

        After other plugins: mkdocs-static-i18n takes every file for one in `docs_dir`.
        """
        self._added = SiteFiles(files, config)
        self._collection = self._build()
        for message in site.messages(self._collection, FailOn(self.config.fail_on)):
            log.log(message.level, "figcheck: %s", message.text)
        self._relations = self._relating.relate(self._collection.figures)
        self._figures: dict[str, BuiltFigure] = {}
        self._overviews: dict[str, Overview] = {}
        self._heads: dict[str, str] = {}
        self._cards: dict[str, Path] = {}
        self._own: set[str] = set()
        for built in self._collection.figures:
            self._add_figure(files, config, built)
        figures = tuple(self._figures.values())
        self._contents = Contents(self.config.figures_path, figures, self._relations)
        self._front = self._added.add_front(self.config.figures_path)
        for overview in self._contents.overviews:
            path = f"{overview.place}.md"
            if self._added.add_page(path, overview.place):
                self._overviews[path] = overview
        self._write(files, config)
        for built in self._collection.figures:
            self._add_files(config, built)
        addresses = ((built, files.src_uris[path].url) for path, built in self._figures.items())
        about = site.About(config.site_name, config.site_url or "")
        for resource in site.shared(self.config.figures_path, addresses, about, self._relations):
            self._added.add_resource(resource)
        return files

    def on_serve(
        self, server: LiveReloadServer, *, config: MkDocsConfig, builder: Callable[..., None]
    ) -> LiveReloadServer:
        """Sets up, while nobody waits, what the first change of a description will need."""
        Thread(target=self._prepare, daemon=True).start()
        return server

    def _prepare(self) -> None:
        self._builder.prepare()
        self._relating.prepare(self._collection.figures)

    def on_nav(self, nav: Navigation, *, config: MkDocsConfig, files: Files) -> Navigation:
        """Lists the figures in the navigation, and puts them in order for "next" and "previous"."""
        found = []
        for path in self._figures:
            file = files.src_uris[path]
            found.append(file.page or Page(None, file, config))
        link(found)
        listed = {page.file.src_uri for page in nav.pages}
        named = {path: each.title for path, each in self._overviews.items() if each.is_named}
        if self._front:
            named = {self._front: self.config.nav_title} | named
        section = [
            Page(title, files.src_uris[path], config)
            for path, title in named.items()
            if path not in listed
        ]
        if len(found) <= self.config.nav_limit:
            section.extend(page for page in found if page.file.src_uri not in listed)
        if section:
            place = 1 if nav.items and nav.items[0] is nav.homepage else 0
            nav.items.insert(place, Section(self.config.nav_title, [*section]))
            for page in section:
                page.parent = nav.items[place]
            nav.pages[place:place] = section
            link(nav.pages)
        return nav

    @event_priority(100)
    def on_page_markdown(
        self, markdown: str, *, page: Page, config: MkDocsConfig, files: Files
    ) -> str:
        """Tells other plugins, before they look, what a figure is grouped and described by."""
        built = self._figures.get(page.file.src_uri)
        if built:
            figure = self._contents.summaries[built.id]
            page.meta["tags"] = head.tags(figure)
            page.meta["description"] = head.description(figure)
        return markdown

    @event_priority(-100)
    def on_page_content(self, html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
        """Puts figures, lists and the overview in place of what markdown made.

        After all other plugins, and after markdown: nothing of a description is ever read as
        markdown, as a template, as a snippet or as front matter.
        """
        written = self._content(html, page, files)
        if written != html:
            self._own.add(page.file.src_uri)
        return written

    def _content(self, html: str, page: Page, files: Files) -> str:
        sight = Sight(page, files, self._added.places)
        built = self._figures.get(page.file.src_uri)
        if built:
            return self._figure_page(built, page, sight)
        overview = self._overviews.get(page.file.src_uri)
        if overview:
            # Each claim and finding is found on the page of its figure.
            page.meta["search"] = {"exclude": True}
            return show(page, overview.title, overview.write(sight))
        html = embedding.fill(html, partial(self._embedded, page, sight))
        return html.replace(GALLERY, self._contents.front(sight)) if GALLERY in html else html

    @event_priority(100)
    def _shorten(self, context: TemplateContext, /, *, page: Page, **_: object) -> TemplateContext:
        """Shows the search, which comes next, only what it is to find of a figure's page."""
        if page.content and page.file.src_uri in self._figures:
            self._whole = page.content
            page.content = searched(page.content)
        return context

    @event_priority(-100)
    def _lengthen(self, context: TemplateContext, /, *, page: Page, **_: object) -> TemplateContext:
        """Gives the page back what was taken for the search."""
        if self._whole:
            page.content, self._whole = self._whole, ""
        return context

    on_page_context = CombinedEvent(_shorten, _lengthen)

    @event_priority(100)
    def on_post_page(self, output: str, *, page: Page, config: MkDocsConfig) -> str:
        """Adds to the head, and the policy; before others, which may change what figcheck wrote."""
        own = [page.content or ""] if page.file.src_uri in self._own else []
        return self._with_policy(self._with_head(output, page, config), own)

    def on_post_template(
        self, output_content: str, *, template_name: str, config: MkDocsConfig
    ) -> str:
        """Adds the policy to pages that are none of MkDocs' pages: "not found"."""
        is_page = template_name.endswith(".html")
        return self._with_policy(output_content, []) if is_page else output_content

    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """Keeps what was found in the cache for the next build."""
        self._builder.cache.close()

    def _with_policy(self, output: str, own: list[str]) -> str:
        return policy.add(output, own) if self.config.content_security_policy else output

    def _with_head(self, output: str, page: Page, config: MkDocsConfig) -> str:
        """Adds what a figure's page says in its `<head>`."""
        said = self._heads.get(page.file.src_uri, "") + self._preview(output, page, config)
        return output.replace("</head>", f"{said}</head>", 1) if said else output

    def _preview(self, output: str, page: Page, config: MkDocsConfig) -> str:
        """What previews of links to a figure's page show."""
        built = self._figures.get(page.file.src_uri)
        png = self._cards.get(page.file.src_uri) or (built and built.files.get(PNG))
        address = address_of(page)
        # Another plugin or the theme may have said it already.
        if not (built and built.picture and address) or "og:image" in output:
            return ""
        image = head.Image(urljoin(address, png.name), png, built.picture.alt) if png else None
        return head.preview(self._contents.summaries[built.id], address, image, config.site_name)

    def _cache(self) -> Cache:
        try:
            return Cache(Path(self.config.cache_dir), with_ledger=True)
        except OSError as error:
            log.warning(
                "figcheck: %s cannot be written (%s), so that nothing is kept for the next build. "
                "Set cache_dir to a folder that can.",
                self.config.cache_dir,
                error.strerror,
            )
            self._temporary = tempfile.TemporaryDirectory(prefix="figcheck-")
            return Cache(Path(self._temporary.name))

    def _build(self) -> Collection:
        try:
            with progress.shown(log) as tell:
                return self._builder.build(tell)
        except UnlistedError as error:
            log.warning(
                "figcheck: the descriptions in %s cannot be listed (%s). Put them there, or set "
                "seeds_dir to the folder that they are in.",
                self._builder.name,
                error.strerror,
            )
            return Collection()

    def _write(self, files: Files, config: MkDocsConfig) -> None:
        """Lets other processes write pages and downloads, where many figures are new."""
        if not self._pool.is_worth(self._collection.work.read):
            return
        orders = []
        for path, built in self._figures.items():
            sight = self._early_sight(path, files, config)
            its = self._relations.get(built.id, relating.NONE)
            links = self._links(built, sight.seen, sight)
            orders.append(writing.Order(built, links, its, card=self._has_cards(config)))
        related: tuple[pages.Related, ...] = ()
        if site.RELATIONS in self._added.places:
            path = self._added.places[site.RELATIONS]
            related = self._contents.related(self._early_sight(path, files, config))
        writing.write(self._pool, self.config.figures_path, orders, self._relations, related)
        self._pool.stop()

    def _early_sight(self, path: str, files: Files, config: MkDocsConfig) -> Sight:
        """Where a page finds the others, before MkDocs has made it."""
        file = files.src_uris[path]
        # It knows addresses; MkDocs makes its own later.
        page, file.page = Page(None, file, config), None
        return Sight(page, files, self._added.places)

    def _add_figure(self, files: Files, config: MkDocsConfig, built: BuiltFigure) -> None:
        place = site.folder(self.config.figures_path, built)
        path = f"{place}/index.md"
        if self._added.add_page(path, place):
            self._figures[path] = built
            edit = os.path.relpath(built.seed.file, config.docs_dir).replace(os.sep, "/")
            # Names of files are bytes, which need not be those of any text.
            files.src_uris[path].edit_uri = quote(os.fsencode(edit))

    def _add_files(self, config: MkDocsConfig, built: BuiltFigure) -> None:
        place = site.folder(self.config.figures_path, built)
        if place in self._added.places:
            self._add_card(config, self._added.places[place])
        for resource in site.downloads(self.config.figures_path, built, self._relations):
            self._added.add_resource(resource)

    def _has_cards(self, config: MkDocsConfig) -> bool:
        return bool(self.config.social_cards and config.site_url)

    def _add_card(self, config: MkDocsConfig, path: str) -> None:
        card = site.card(self._figures[path]) if self._has_cards(config) else None
        if card:
            place = path.removesuffix("index.md") + CARD
            self._added.add_resource(site.Resource(place, card))
            self._cards[path] = card

    def _figure_page(self, built: BuiltFigure, page: Page, sight: Sight) -> str:
        written = self._contents.figure(built, self._links(built, page, sight))
        self._heads[page.file.src_uri] = written.head
        return show(page, str(for_html(built.title or built.id)), written)

    def _links(self, built: BuiltFigure, page: Page, sight: Sight) -> pages.Links:
        return self._contents.links(built, sight, address_of(page), page.edit_url or "")

    def _embedded(self, page: Page, sight: Sight, place: embedding.Place) -> str:
        """What a page of the author shows in place of `::: figure` and what stands behind it."""
        try:
            return self._contents.embedded(embeds.parse(place.asked), sight, place.caption)
        except embeds.EmbeddingError as error:
            line = embedding.where(page.file.content_string, place)
            source = f"{page.file.src_uri}:{line}" if line else page.file.src_uri
            log.warning("figcheck: %s: %s", source, for_terminal(str(error)))
            return embeds.refusal(error)


def _project(config: MkDocsConfig) -> Path:
    return Path(config.config_file_path or "mkdocs.yml").resolve().parent
