"""The files that figcheck adds to those of a site, where the author has none in their place."""

from __future__ import annotations

import logging
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel

from figcheck.publishing import site

log = logging.getLogger("mkdocs.plugins.figcheck")

GALLERY = "<!-- figcheck: gallery -->"
"""Where a page has this comment, totals and all figures are put."""

_STUB = "This page is written by figcheck.\n"


class SiteFiles:
    """The files of a site, to be added to.

    What a description is called must not take the place of an author's page or file.

    Args:
        files: the files as the author and other plugins give them.
        config: the configuration of the site.

    Attributes:
        places: the sources of figcheck's pages, by their places.
    """

    def __init__(self, files: Files, config: MkDocsConfig) -> None:
        self._files = files
        self._config = config
        self._theirs = {file.dest_uri: file.src_uri for file in files}
        self.places: dict[str, str] = {}

    def add_page(self, path: str, place: str) -> bool:
        """Adds a page of figcheck's own; whether the author has none in its place."""
        inclusion = InclusionLevel.NOT_IN_NAV
        added = self._add(File.generated(self._config, path, content=_STUB, inclusion=inclusion))
        if added:
            self.places[place] = path
        return added

    def add_resource(self, resource: site.Resource) -> None:
        """Adds a file that is not a page."""
        content = resource.content
        if isinstance(content, Path):
            file = File.generated(self._config, resource.path, abs_src_path=str(content))
        else:
            file = File.generated(self._config, resource.path, content=content)
        self._add(file)

    def add_front(self, figures_path: str) -> str:
        """Gives the overview a page if no page asks for it; its path if it is to be listed."""
        if any(GALLERY in file.content_string for file in self._files.documentation_pages()):
            return ""
        found = self._files.get_file_from_path
        home = found("index.md") or found("README.md")
        path = f"{figures_path.strip('/')}/index.md" if home else "index.md"
        inclusion = InclusionLevel.NOT_IN_NAV if home else InclusionLevel.INCLUDED
        content = f"{GALLERY}\n"
        file = File.generated(self._config, path, content=content, inclusion=inclusion)
        return path if self._add(file) and home else ""

    def _add(self, file: File) -> bool:
        """Adds a file unless the author of the site has one in its place."""
        theirs = self._theirs.get(file.dest_uri)
        if theirs is not None:
            log.warning(
                "figcheck: docs_dir holds %s, where a page or file of a figure would be; yours is "
                "published. Rename it, or set figures_path to another folder.",
                theirs,
            )
            return False
        self._files.append(file)
        return True
