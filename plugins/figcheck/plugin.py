"""The MkDocs plugin: finds the descriptions and hands their pages to the site."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, Literal
from urllib.parse import quote

from mkdocs.config import base
from mkdocs.config import config_options as c
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import BasePlugin, event_priority
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import get_toc

from figcheck.publishing import exports
from figcheck.publishing.builder import Builder, Built
from figcheck.publishing.escaping import for_html, for_terminal
from figcheck.publishing.seeds import find_seeds

log = logging.getLogger("mkdocs.plugins.figcheck")

STYLE = "assets/figcheck/figcheck.css"
GALLERY = "<!-- figcheck: gallery -->"
"""Where a page of `docs/` has this comment, the gallery of all figures is put."""


class FigcheckConfig(base.Config):
    """Options of the plugin in `mkdocs.yml`."""

    seeds_dir = c.Type(str, default="seeds")
    """Folder of the descriptions, relative to `mkdocs.yml`."""

    figures_path = c.Type(str, default="figures")
    """Where the figures' pages are in the site."""

    cache_dir = c.Type(str, default=".cache/figcheck")
    """Where results are kept between builds, relative to `mkdocs.yml`."""

    fail_on = c.Choice(("never", "unreadable", "refuted"), default="unreadable")
    """What becomes a warning, which `--strict` turns into a failure: nothing,
    descriptions that cannot be read, or these and every refuted claim."""

    nav_limit = c.Type(int, default=30)
    """Up to how many figures the navigation lists each of them. Beyond that it
    leads to the gallery, because the navigation is part of every page."""


class FigcheckPlugin(BasePlugin[FigcheckConfig]):
    """Publishes a page for each description of a figure."""

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """Keeps this instance over the rebuilds of `mkdocs serve`."""

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Finds the folders, watches the descriptions, and adds the style sheet."""
        project = Path(config.config_file_path or "mkdocs.yml").resolve().parent
        self.project = project
        self.seeds = project / self.config.seeds_dir
        self.builder = Builder(project / self.config.cache_dir)
        if self.seeds.is_dir():
            config.watch.append(str(self.seeds))
        else:
            log.warning(
                "figcheck: %s is no folder; put the descriptions there or set seeds_dir",
                self.config.seeds_dir,
            )
        if STYLE not in config.extra_css:
            config.extra_css.append(STYLE)
        return config

    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Builds the figures and adds their pages and downloads to the site."""
        seeds, problems = find_seeds(self.seeds, self.project)
        built = self.builder.build(seeds)
        self.builder.forget(built)
        for problem in (*problems, *self.builder.work.problems):
            self._warn(str(problem))
        work = self.builder.work
        log.info(
            "figcheck: %d figures; %d read and checked, %d drawn, %d unchanged",
            len(built),
            work.read,
            work.drawn,
            work.reused,
        )
        self._report(built)
        self._pages = {self._page_path(b): b for b in built}
        listed = len(built) <= self.config.nav_limit
        for figure in built:
            self._add_figure(files, config, figure, listed=listed)
        self._add_site(files, config, built)
        self._extend_nav(config, listed=listed)
        return files

    def _warn(self, message: str) -> None:
        level = logging.INFO if self.config.fail_on == "never" else logging.WARNING
        log.log(level, "figcheck: %s", for_terminal(message))

    def _report(self, built: list[Built]) -> None:
        """Warns of what `fail_on` names; all else is content of the site."""
        for figure in built:
            for message in figure.meta["unreadable"]:
                self._warn(f"{figure.seed.path}: {message}")
            if self.config.fail_on == "refuted":
                for line, text in figure.meta["refuted"]:
                    self._warn(f"{figure.seed.path}:{line}: refuted: {text}")

    def _page_path(self, figure: Built) -> str:
        return f"{self.config.figures_path}/{figure.seed.id}/index.md"

    def _add_figure(
        self, files: Files, config: MkDocsConfig, figure: Built, *, listed: bool
    ) -> None:
        path = self._page_path(figure)
        inclusion = InclusionLevel.INCLUDED if listed else InclusionLevel.NOT_IN_NAV
        # The page's text is put in after the markdown is rendered: nothing of a
        # description must be read as markdown, as a template or as front matter.
        page = File.generated(config, path, content="\n", inclusion=inclusion)
        page.edit_uri = self._edit_uri(config, figure)
        files.append(page)
        for asset in figure.assets:
            target = f"{self.config.figures_path}/{figure.seed.id}/{asset.name}"
            files.append(File.generated(config, target, abs_src_path=str(asset)))

    def _edit_uri(self, config: MkDocsConfig, figure: Built) -> str | None:
        docs = Path(config.docs_dir)
        if not figure.seed.file.is_relative_to(docs.parent):
            return None
        return quote("../" + figure.seed.file.relative_to(docs.parent).as_posix())

    def _add_site(self, files: Files, config: MkDocsConfig, built: list[Built]) -> None:
        """What there is once: the gallery, the index for machines, the style sheet."""
        gallery = f"{self.config.figures_path}/index.md"
        for path in (gallery, "index.md"):
            if files.get_file_from_path(path) is None:
                files.append(File.generated(config, path, content=f"{GALLERY}\n"))
        index = exports.index(b.meta["summary"] for b in built)
        files.append(File.generated(config, "figures.json", content=index))
        style = Path(__file__).parent / "publishing" / "assets" / "figcheck.css"
        files.append(File.generated(config, STYLE, abs_src_path=str(style)))

    def _extend_nav(self, config: MkDocsConfig, *, listed: bool) -> None:
        """Lists the figures in a navigation that the user wrote out."""
        if config.nav is None:
            return
        pages = list(self._pages) if listed else []
        section = {"Figures": [f"{self.config.figures_path}/index.md", *pages]}
        config.nav = [*config.nav, section]

    @event_priority(-100)
    def on_page_markdown(
        self, markdown: str, *, page: Page, config: MkDocsConfig, files: Files
    ) -> str:
        """Gives a figure's page its title, after all plugins that read titles as templates."""
        if figure := self._pages.get(page.file.src_uri):
            # Themes put titles into pages as they are.
            page.meta["title"] = for_html(figure.meta["summary"]["title"] or figure.seed.id)
        elif page.file.src_uri == f"{self.config.figures_path}/index.md":
            page.meta.setdefault("title", "All figures")
        return markdown

    @event_priority(-100)
    def on_page_content(self, html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
        """Puts the figure's page, or the gallery, in place."""
        figure = self._pages.get(page.file.src_uri)
        if figure is None:
            return html.replace(GALLERY, self._gallery(page, files)) if GALLERY in html else html
        tokens: list[Any] = [
            {"level": 2, "id": id_, "name": title, "children": []}
            for id_, title in figure.meta["headings"]
        ]
        page.toc = get_toc(tokens)
        return figure.html

    def _gallery(self, page: Page, files: Files) -> str:
        from figcheck.publishing.pages import Entry, front_page

        entries: list[Entry] = []
        for path, figure in self._pages.items():
            target = files.get_file_from_path(path)
            if target is None:
                continue
            summary = figure.meta["summary"]
            url = target.url_relative_to(page.file)
            thumbnail = files.get_file_from_path(path.removesuffix("index.md") + "thumbnail.png")
            entries.append(
                Entry(
                    id=summary["id"],
                    title=summary["title"] or summary["id"],
                    kind=summary["kind"],
                    url=url,
                    thumbnail=thumbnail.url_relative_to(page.file) if thumbnail else "",
                    alt=figure.meta["alt"],
                    verdicts=tuple(summary["verdicts"].items()),
                    findings=summary["findings"],
                    values=summary["values"],
                )
            )
        return front_page(entries)
