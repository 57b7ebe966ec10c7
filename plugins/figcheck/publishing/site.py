"""What a site of figures consists of, whatever program puts it together.

A host (the MkDocs plugin, or a plain folder) asks for the files and the pages, and puts them
where it puts such things. Nothing here knows MkDocs.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from figcheck.publishing import exports, pages
from figcheck.publishing.builder import Collection
from figcheck.publishing.built import SVG, BuiltFigure
from figcheck.publishing.escaping import for_terminal
from figcheck.publishing.failing import FailOn
from figcheck.publishing.places import Lines

log = logging.getLogger("mkdocs.plugins.figcheck")

STYLES = ("assets/figcheck/figcheck.css", "assets/figcheck/figcheck-lists.css")
"""Where the style sheets are, from the site's root."""

SCRIPTS = ("assets/figcheck/figcheck.js", "assets/figcheck/figcheck-lists.js")
"""Where the scripts are, from the site's root; pages are whole without them."""

LISTS = "lists"
"""Folder of the pages that list something over all figures, from the site's root."""

INDEX = "figures.json"
"""Where the index of all figures is, from the site's root."""

_ASSETS = Path(__file__).parent / "assets"


@dataclass(frozen=True)
class Resource:
    """A file of the site that is not a page.

    Attributes:
        path: where it goes, from the site's root, with `/`.
        content: its text, or the file that holds it.
    """

    path: str
    content: str | Path


@dataclass(frozen=True)
class Message:
    """Something to tell whoever builds the site.

    Attributes:
        level: how loudly, as `logging` counts.
        text: a line for a terminal.
    """

    level: int
    text: str


def folder(figures_path: str, built: BuiltFigure) -> str:
    """The folder of a figure's page and downloads, from the site's root.

    Args:
        figures_path: where the pages of the figures are.
        built: the figure.
    """
    return f"{figures_path.strip('/')}/{built.id}".lstrip("/")


def downloads(figures_path: str, built: BuiltFigure) -> Iterator[Resource]:
    """The files beside a figure's page.

    Args:
        figures_path: where the pages of the figures are.
        built: the figure.
    """
    place = folder(figures_path, built)
    for name, path in built.files.items():
        yield Resource(f"{place}/{name}", path)
    report = built.report
    yield Resource(f"{place}/figure.json", exports.dumps(exports.to_json(report)))
    yield Resource(f"{place}/data.csv", exports.to_csv(report.figure))


def shared(addresses: Iterable[tuple[BuiltFigure, str]]) -> Iterator[Resource]:
    """The files that a site has once.

    Args:
        addresses: the figures, each with the address of its page from the site's root.
    """
    for path in (*STYLES, *SCRIPTS):
        yield Resource(path, _ASSETS / Path(path).name)
    index = exports.index((b.report, url, _digest(b.files.get(SVG))) for b, url in addresses)
    yield Resource(INDEX, exports.dumps(index))


def page(built: BuiltFigure, links: pages.Links = pages.NO_LINKS) -> pages.Page:
    """The page of a figure; one that says what went wrong if it cannot be written.

    Args:
        built: the figure.
        links: where its page leads to besides.
    """
    source = built.report.figure.source
    why = " ".join((*built.failures, *built.problems))
    if built.picture or built.report.figure.cells or built.report.claims:
        try:
            return pages.figure_page(built.report, built.picture, links)
        except Exception as error:  # noqa: BLE001 - one page must not end the build
            why = f"An error ended the writing of this page ({type(error).__name__}: {error})."
            log.warning("figcheck: %s: %s", source.path, for_terminal(why))
    return pages.failed_page(source.path, why, source.text)


def _digest(file: Path | None) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest() if file else ""


def messages(collection: Collection, fail_on: FailOn) -> Iterator[Message]:
    """What is to be said of the descriptions.

    Args:
        collection: the figures.
        fail_on: what is a warning, besides failures of figcheck itself.
    """
    unusable = logging.INFO if fail_on is FailOn.NEVER else logging.WARNING
    refuted = logging.WARNING if fail_on is FailOn.REFUTED else logging.DEBUG
    for level, text in _messages(collection, unusable, refuted):
        yield Message(level, for_terminal(text))


def _messages(collection: Collection, unusable: int, refuted: int) -> Iterator[tuple[int, str]]:
    work = collection.work
    yield (
        logging.INFO,
        f"{len(collection.figures)} figures: {work.read} read, {work.checked} checked, "
        f"{work.drawn} drawn, {work.kept} unchanged",
    )
    for note in collection.notes:
        yield logging.INFO, note
    for built in collection.figures:
        source = built.report.figure.source
        lines = Lines(source.text)
        for failure in built.failures:
            yield logging.WARNING, f"{source.path}: {failure}"
        for problem in built.problems:
            yield unusable, f"{source.path}: {problem}"
        for checked in built.report.claims:
            judgement = checked.judgement
            if judgement.verdict.is_false:
                line, column = lines.place(judgement.span.start)
                yield (
                    refuted,
                    f"{source.path}:{line}:{column}: {judgement.verdict}: {judgement.text}"
                    f" ({judgement.explanation})",
                )
