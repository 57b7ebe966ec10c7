"""The MkDocs plugin: hands the pages of the figures to the site."""

from __future__ import annotations

import logging
import os
import re
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path, PurePosixPath
from threading import Thread
from typing import Literal
from urllib.parse import quote, urljoin

from mkdocs.config import base
from mkdocs.config import config_options as c
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.livereload import LiveReloadServer
from mkdocs.plugins import BasePlugin, event_priority
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import AnchorLink, TableOfContents

from figcheck import embedding
from figcheck.publishing import embeds, head, pages, policy, progress, relating, site, writing
from figcheck.publishing.builder import Builder, Collection
from figcheck.publishing.built import CARD, PNG, SVG, THUMBNAIL, BuiltFigure
from figcheck.publishing.cache import Cache
from figcheck.publishing.escaping import for_html, for_terminal
from figcheck.publishing.failing import FailOn
from figcheck.publishing.pool import Pool
from figcheck.publishing.seeds import UnlistedError

log = logging.getLogger("mkdocs.plugins.figcheck")

GALLERY = "<!-- figcheck: gallery -->"
"""Where a page has this comment, totals and all figures are put."""

_STUB = "This page is written by figcheck.\n"

_OTHERS = {site.LISTS, "assets", "search"}
"""Folders of a site in which others put files."""


class FigcheckConfig(base.Config):  # type: ignore[no-untyped-call]
    """Options of the plugin in `mkdocs.yml`."""

    seeds_dir = c.Dir(default="seeds")
    """Folder of the descriptions: every `.txt` and `.md` file in it and in the folders below it.
    Names that begin with a dot are left out; links that lead out of the folder are refused. It
    must not lie in `docs_dir`."""

    figures_path = c.Type(str, default="figures")
    """Folder of the site that the figures are in: the description `a.txt` becomes the page
    `figures/a/`. It has to be one of their own."""

    cache_dir = c.Dir(default=".cache/figcheck")
    """Where results are kept, so that only what changed is done again. It may be deleted at any
    time. It must not lie in `docs_dir`, `seeds_dir` or `site_dir`."""

    fail_on = c.Choice([word.value for word in FailOn], default=FailOn.UNREADABLE.value)
    """What becomes a warning of the build, and with it a failure of `mkdocs build --strict`:

    - `never`: nothing of what is wrong in a description;
    - `unreadable`: a description that cannot be used as it is;
    - `refuted`: a refuted or mixed claim as well.

    An error in figcheck itself is always a warning."""

    nav_title = c.Type(str, default="Figures")
    """Title of the figures in the navigation."""

    jobs = c.Type(int, default=0)
    """How many processes read, check and draw new descriptions: 0 for one a core, 1 for none
    besides that of MkDocs. A few descriptions are not worth starting any."""

    content_security_policy = c.Type(bool, default=False)
    """Whether each page says what it may run and load: its theme's scripts, and files of the
    site. Off where authors or themes load scripts while the page is shown."""

    social_cards = c.Type(bool, default=True)
    """Whether each figure gets a picture for previews of links to its page, with title and
    verdicts: `card.png` beside it, made where `site_url` says how pages are addressed. Without,
    previews show the figure as it is."""

    nav_limit = c.Type(int, default=30)
    """Up to how many figures are listed in the navigation. Of more, only the overview is: the
    whole navigation is part of every page."""


class FigcheckPlugin(BasePlugin[FigcheckConfig]):  # type: ignore[no-untyped-call]
    """Publishes a page for each description of a figure."""

    _builder: Builder
    _pool: Pool
    _relating: relating.Relating
    _built_for: tuple[Path, str, Path] | None = None
    _temporary: tempfile.TemporaryDirectory[str] | None = None

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
        self._require_separate_folders(config)
        self._require_place()
        folder = Path(self.config.seeds_dir)
        name = os.path.relpath(folder, _project(config)).replace(os.sep, "/")
        name = folder.name if name.startswith("..") else name
        cache = Path(self.config.cache_dir)
        if self._built_for != (folder, name, cache):
            self._built_for = (folder, name, cache)
            self._pool = Pool(self.config.jobs)
            self._builder = Builder(folder, name, self._cache(), pool=self._pool)
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
        # What a description is called must not take the place of an author's page or file.
        self._theirs = {file.dest_uri: file.src_uri for file in files}
        self._collection = self._build()
        for message in site.messages(self._collection, FailOn(self.config.fail_on)):
            log.log(message.level, "figcheck: %s", message.text)
        self._relations = self._relating.relate(self._collection.figures)
        self._pages: dict[str, BuiltFigure] = {}
        self._heads: dict[str, str] = {}
        self._cards: dict[str, Path] = {}
        self._own: set[str] = set()
        for built in self._collection.figures:
            self._add_page(files, config, built)
        self._overview = self._add_overview(files, config)
        self._paths = {built.id: path for path, built in self._pages.items()}
        self._lists = self._add_lists(files, config)
        self._relations_page = self._add_relations(files, config)
        self._families_page = self._add_families(files, config)
        self._neighbours = _neighbours([*self._pages])
        self._write(files, config)
        self._summaries = site.summaries([*self._pages.values()])
        for built in self._collection.figures:
            self._add_files(files, config, built)
        addresses = ((built, files.src_uris[path].url) for path, built in self._pages.items())
        about = site.About(config.site_name, config.site_url or "")
        for resource in site.shared(self.config.figures_path, addresses, about, self._relations):
            self._add_resource(files, config, resource)
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
        for path in self._pages:
            file = files.src_uris[path]
            found.append(file.page or Page(None, file, config))
        _link(found)
        listed = {page.file.src_uri for page in nav.pages}
        section = []
        if self._overview:
            section.append(Page(self.config.nav_title, files.src_uris[self._overview], config))
        for path, listing in self._lists.items():
            if path not in listed:
                section.append(Page(listing.title, files.src_uris[path], config))
        if self._relations_page:
            page = Page(pages.RELATIONS, files.src_uris[self._relations_page], config)
            section.append(page)
        if len(found) <= self.config.nav_limit:
            section.extend(page for page in found if page.file.src_uri not in listed)
        if section:
            place = 1 if nav.items and nav.items[0] is nav.homepage else 0
            nav.items.insert(place, Section(self.config.nav_title, [*section]))
            for page in section:
                page.parent = nav.items[place]
            nav.pages[place:place] = section
            _link(nav.pages)
        return nav

    @event_priority(100)
    def on_page_markdown(
        self, markdown: str, *, page: Page, config: MkDocsConfig, files: Files
    ) -> str:
        """Tells other plugins, before they look, what a figure is grouped and described by."""
        built = self._pages.get(page.file.src_uri)
        if built:
            figure = self._summaries[built.id]
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
        built = self._pages.get(page.file.src_uri)
        if built:
            return self._figure_page(built, page, files)
        listing = self._lists.get(page.file.src_uri)
        if listing:
            return self._list_page(listing, page, files)
        if page.file.src_uri == self._relations_page:
            return self._all_relations(page, files)
        if page.file.src_uri == self._families_page:
            return self._families(page)
        html = embedding.fill(html, partial(self._embedded, page, files))
        return html.replace(GALLERY, self._front_page(page, files)) if GALLERY in html else html

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

    def _with_policy(self, output: str, own: list[str]) -> str:
        return policy.add(output, own) if self.config.content_security_policy else output

    def _with_head(self, output: str, page: Page, config: MkDocsConfig) -> str:
        """Adds what a figure's page says in its `<head>`."""
        said = self._heads.get(page.file.src_uri, "") + self._preview(output, page, config)
        return output.replace("</head>", f"{said}</head>", 1) if said else output

    def _preview(self, output: str, page: Page, config: MkDocsConfig) -> str:
        """What previews of links to a figure's page show."""
        built = self._pages.get(page.file.src_uri)
        png = self._cards.get(page.file.src_uri) or (built and built.files.get(PNG))
        address = _address(page)
        # Another plugin or the theme may have said it already.
        if not (built and built.picture and png and address) or "og:image" in output:
            return ""
        image = head.Image(urljoin(address, png.name), png, built.picture.alt)
        return head.preview(self._summaries[built.id], address, image, config.site_name)

    def _require_separate_folders(self, config: MkDocsConfig) -> None:
        folders = {
            "docs_dir": (config.docs_dir, "whose files MkDocs publishes as they are"),
            "site_dir": (config.site_dir, "which every build empties"),
            "seeds_dir": (self.config.seeds_dir, "whose changes make `serve` build again"),
        }
        apart = [
            ("seeds_dir", "docs_dir"),
            ("seeds_dir", "site_dir"),
            ("cache_dir", "docs_dir"),
            ("cache_dir", "site_dir"),
            ("cache_dir", "seeds_dir"),
        ]
        for option, other in apart:
            folder, reason = folders[other]
            if Path(self.config[option]).resolve().is_relative_to(Path(folder).resolve()):
                raise PluginError(
                    f"figcheck: {option} ({self.config[option]}) lies within {other} ({folder}), "
                    f"{reason}. Set {option} to a folder outside of it."
                )

    def _require_place(self) -> None:
        path = PurePosixPath(self.config.figures_path.strip("/"))
        if not path.parts or ".." in path.parts or path.parts[0] in _OTHERS:
            raise PluginError(
                f"figcheck: figures_path is “{self.config.figures_path}”, where descriptions could "
                "take the place of other pages, for their names become names there. Set it to a "
                "folder of their own, such as “figures”."
            )

    def _cache(self) -> Cache:
        try:
            return Cache(Path(self.config.cache_dir))
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
        for path, built in self._pages.items():
            file = files.src_uris[path]
            # It knows addresses; MkDocs makes its own later.
            page, file.page = Page(None, file, config), None
            its = self._relations.get(built.id, relating.NONE)
            links = self._links(page, files, its)
            orders.append(writing.Order(built, links, its, card=self._has_cards(config)))
        writing.write(self._pool, self.config.figures_path, orders)
        self._pool.stop()

    def _add_page(self, files: Files, config: MkDocsConfig, built: BuiltFigure) -> None:
        folder = site.folder(self.config.figures_path, built)
        page = File.generated(
            config, f"{folder}/index.md", content=_STUB, inclusion=InclusionLevel.NOT_IN_NAV
        )
        docs = Path(config.docs_dir)
        edit = os.path.relpath(built.seed.file, docs).replace(os.sep, "/")
        # Names of files are bytes, which need not be those of any text.
        page.edit_uri = quote(os.fsencode(edit))
        if self._add(files, page):
            self._pages[page.src_uri] = built

    def _add_files(self, files: Files, config: MkDocsConfig, built: BuiltFigure) -> None:
        if built.id in self._paths:
            self._add_card(files, config, self._paths[built.id])
        for resource in site.downloads(self.config.figures_path, built, self._relations):
            self._add_resource(files, config, resource)

    def _has_cards(self, config: MkDocsConfig) -> bool:
        return bool(self.config.social_cards and config.site_url)

    def _add_card(self, files: Files, config: MkDocsConfig, path: str) -> None:
        card = site.card(self._pages[path]) if self._has_cards(config) else None
        if card:
            place = path.removesuffix("index.md") + CARD
            self._add_resource(files, config, site.Resource(place, card))
            self._cards[path] = card

    def _add_resource(self, files: Files, config: MkDocsConfig, resource: site.Resource) -> None:
        content = resource.content
        if isinstance(content, Path):
            file = File.generated(config, resource.path, abs_src_path=str(content))
        else:
            file = File.generated(config, resource.path, content=content)
        self._add(files, file)

    def _add(self, files: Files, file: File) -> bool:
        """Adds a file unless the author of the site has one in its place."""
        theirs = self._theirs.get(file.dest_uri)
        if theirs is not None:
            log.warning(
                "figcheck: docs_dir holds %s, where a page or file of a figure would be; yours is "
                "published. Rename it, or set figures_path to another folder.",
                theirs,
            )
            return False
        files.append(file)
        return True

    def _add_overview(self, files: Files, config: MkDocsConfig) -> str:
        """Gives the overview a page if no page asks for it; its path if it is to be listed."""
        if any(GALLERY in file.content_string for file in files.documentation_pages()):
            return ""
        home = files.get_file_from_path("index.md") or files.get_file_from_path("README.md")
        path = f"{self.config.figures_path.strip('/')}/index.md" if home else "index.md"
        inclusion = InclusionLevel.NOT_IN_NAV if home else InclusionLevel.INCLUDED
        file = File.generated(config, path, content=f"{GALLERY}\n", inclusion=inclusion)
        return path if self._add(files, file) and home else ""

    def _add_lists(self, files: Files, config: MkDocsConfig) -> dict[str, pages.Listing]:
        """Gives each list over all figures a page."""
        added = {}
        for listing in pages.LISTS if self._pages else ():
            path = f"{site.LISTS}/{listing.name}.md"
            file = File.generated(config, path, content=_STUB, inclusion=InclusionLevel.NOT_IN_NAV)
            if self._add(files, file):
                added[path] = listing
        return added

    def _add_relations(self, files: Files, config: MkDocsConfig) -> str:
        """Gives the relations between figures a page, if there are any; its path."""
        if not self._relations:
            return ""
        path = f"{site.RELATIONS}.md"
        file = File.generated(config, path, content=_STUB, inclusion=InclusionLevel.NOT_IN_NAV)
        return path if self._add(files, file) else ""

    def _add_families(self, files: Files, config: MkDocsConfig) -> str:
        """Gives the sentences that are understood a page, if there are figures; its path."""
        path = f"{site.FAMILIES}.md"
        file = File.generated(config, path, content=_STUB, inclusion=InclusionLevel.NOT_IN_NAV)
        return path if self._pages and self._add(files, file) else ""

    def _figure_page(self, built: BuiltFigure, page: Page, files: Files) -> str:
        its = self._relations.get(built.id, relating.NONE)
        written = site.page(built, self._links(page, files, its), its)
        title = for_html(built.title or built.id)
        # Themes put titles into pages as they are. Material would undo the escaping of `title`
        # in <title>, but not that of `meta["title"]`.
        page.title = page.meta["title"] = str(title)
        _set_headings(page, title, written)
        self._heads[page.file.src_uri] = written.head
        return written.html

    def _links(self, page: Page, files: Files, its: relating.Relatives) -> pages.Links:
        before, after = self._neighbours[page.file.src_uri]
        return pages.Links(
            _address(page),
            page.edit_url or "",
            self._neighbour(before, page, files),
            self._neighbour(after, page, files),
            figures=self._related(its.figures, page, files),
            rules=files.src_uris[self._families_page].url_relative_to(page.file)
            if self._families_page
            else "",
        )

    def _related(
        self, figures: Iterable[str], page: Page, files: Files
    ) -> tuple[pages.Related, ...]:
        """The figures that relations are between, as a page sees them."""
        paths = [self._paths[name] for name in sorted({*figures} & self._paths.keys())]
        return tuple(
            pages.Related(
                self._pages[path].id,
                self._pages[path].title or self._pages[path].id,
                files.src_uris[path].url_relative_to(page.file),
            )
            for path in paths
        )

    def _neighbour(self, path: str, page: Page, files: Files) -> pages.Neighbour | None:
        if not path:
            return None
        built = self._pages[path]
        url = files.src_uris[path].url_relative_to(page.file)
        return pages.Neighbour(built.title or built.id, url)

    def _embedded(self, page: Page, files: Files, place: embedding.Place) -> str:
        """What a page of the author shows in place of `::: figure` and what stands behind it."""
        try:
            wanted = embeds.parse(place.asked)
            names = {built.id: path for path, built in self._pages.items()}
            path = names[embeds.find(wanted, names)]
            return embeds.answer(wanted, self._shown(path, page, files), place.caption)
        except embeds.EmbeddingError as error:
            line = embedding.where(page.file.content_string, place)
            source = f"{page.file.src_uri}:{line}" if line else page.file.src_uri
            log.warning("figcheck: %s: %s", source, for_terminal(str(error)))
            return embeds.refusal(error)

    def _shown(self, path: str, page: Page, files: Files) -> embeds.Shown:
        built = self._pages[path]
        image = files.get_file_from_path(path.removesuffix("index.md") + SVG)
        url = files.src_uris[path].url_relative_to(page.file)
        return embeds.Shown(
            built.report.figure,
            pages.Listed(self._summaries[built.id], url),
            image.url_relative_to(page.file) if image else "",
            built.picture,
        )

    def _list_page(self, listing: pages.Listing, page: Page, files: Files) -> str:
        shown = self._listed(page, files)
        written = self._builder.memo.value(
            pages.Page,
            f"list {listing.name}",
            tuple(entry.depends for entry in shown),
            lambda: pages.list_page(listing, [entry.listed() for entry in shown]),
        )
        page.title = page.meta["title"] = listing.title
        # Each claim and finding is found on the page of its figure.
        page.meta["search"] = {"exclude": True}
        _set_headings(page, listing.title, written)
        return written.html

    def _all_relations(self, page: Page, files: Files) -> str:
        figures = self._related(self._relations, page, files)
        written = self._builder.memo.value(
            pages.Page,
            "relations page",
            (tuple(its.digest for its in self._relations.values()), figures),
            lambda: pages.relations_page(relating.every(self._relations), figures),
        )
        page.title = page.meta["title"] = pages.RELATIONS
        page.meta["search"] = {"exclude": True}
        _set_headings(page, pages.RELATIONS, written)
        return written.html

    def _families(self, page: Page) -> str:
        written = self._builder.memo.value(pages.Page, "families page", (), pages.catalogue_page)
        page.title = page.meta["title"] = pages.UNDERSTOOD
        page.meta["search"] = {"exclude": True}
        _set_headings(page, pages.UNDERSTOOD, written)
        return written.html

    def _front_page(self, page: Page, files: Files) -> str:
        lists = {
            listing.name: files.src_uris[path].url_relative_to(page.file)
            for path, listing in self._lists.items()
        }
        others = {}
        if self._relations_page:
            relations = files.src_uris[self._relations_page]
            others[pages.RELATIONS] = relations.url_relative_to(page.file)
        shown = self._listed(page, files)
        return self._builder.memo.value(
            str,
            "front page",
            (tuple(e.depends for e in shown), tuple(lists.items()), tuple(others.items())),
            lambda: pages.front_page([entry.listed() for entry in shown], lists, others),
        )

    def _listed(self, page: Page, files: Files) -> list[_Entry]:
        """All figures, as the page sees them."""
        listed = []
        for path, built in self._pages.items():
            thumbnail = files.get_file_from_path(path.removesuffix("index.md") + THUMBNAIL)
            small = thumbnail.url_relative_to(page.file) if thumbnail else ""
            url = files.src_uris[path].url_relative_to(page.file)
            listed.append(_Entry(built.key, self._summaries[built.id], url, small))
        return listed


@dataclass(frozen=True)
class _Entry:
    """A figure on a page that shows many.

    Attributes:
        key: what the figure is known by.
        summary: what is shown of it.
        url: its page, seen from that one.
        thumbnail: its small picture, seen from there, "" for none.
    """

    key: str
    summary: pages.Summary
    url: str
    thumbnail: str

    @property
    def depends(self) -> tuple[str, str, str]:
        """All that what the page shows of it depends on."""
        return self.key, self.url, self.thumbnail

    def listed(self) -> pages.Listed:
        """What the page shows of it."""
        return pages.Listed(self.summary, self.url, self.thumbnail)


def _project(config: MkDocsConfig) -> Path:
    return Path(config.config_file_path or "mkdocs.yml").resolve().parent


def _neighbours(paths: list[str]) -> dict[str, tuple[str, str]]:
    """The page before and the page after each page, "" for none."""
    around = zip(["", *paths], [*paths[1:], ""], strict=False)
    return dict(zip(paths, around, strict=False))


def _address(page: Page) -> str:
    """The whole address of a page, "" where that of the site is not known."""
    address = page.canonical_url or ""
    return address if "//" in address else ""


def _set_headings(page: Page, title: str, written: pages.Page) -> None:
    """Tells the theme and the validation of links what a page consists of."""
    top = AnchorLink(title, "", 1)
    top.children = [AnchorLink(for_html(h.title), h.id, 2) for h in written.headings]
    page.toc = TableOfContents([top])
    page.present_anchor_ids = set(re.findall(r' id="([^"]+)"', written.html))


def _link(found: list[Page]) -> None:
    """Makes each page the next one of the page before it."""
    for before, after in pairwise(found):
        before.next_page, after.previous_page = after, before
