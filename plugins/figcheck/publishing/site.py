"""What a site of figures consists of, whatever program puts it together.

A host (the MkDocs plugin, or a plain folder) asks for the files and the pages, and puts them
where it puts such things. Nothing here knows MkDocs.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from figcheck.model import Report
from figcheck.publishing import datapackage, exports, pages
from figcheck.publishing.builder import Collection
from figcheck.publishing.built import CARD, CSV, PNG, SVG, BuiltFigure
from figcheck.publishing.escaping import for_terminal
from figcheck.publishing.failing import FailOn
from figcheck.publishing.memo import Memo
from figcheck.publishing.places import Lines
from figcheck.publishing.relating import NONE, Relations, Relatives, every

log = logging.getLogger("mkdocs.plugins.figcheck")

STYLES = (
    "assets/figcheck/figcheck.css",
    "assets/figcheck/figcheck-lists.css",
    "assets/figcheck/figcheck-related.css",
)
"""Where the style sheets are, from the site's root."""

SCRIPTS = ("assets/figcheck/figcheck.js", "assets/figcheck/figcheck-lists.js")
"""Where the scripts are, from the site's root; pages are whole without them."""

LISTS = "lists"
"""Folder of the pages that list something over all figures, from the site's root."""

RELATIONS = f"{LISTS}/relations"
"""Where the page of all relations is, from the site's root."""

FAMILIES = f"{LISTS}/families"
"""Where the page of the sentences that are understood is, from the site's root."""

INDEX = "figures.json"
"""Where the index of all figures is, from the site's root."""

# What `python -m tools.assets` makes of the files in the folder above.
_ASSETS = Path(__file__).parent / "assets" / "min"


NO_RELATIONS: Relations = {}

PACKAGE = "datapackage.json"
"""Where the values of all figures are described as a data package, from the site's root."""


@dataclass(frozen=True)
class About:
    """What is said of a site in files for other programs.

    Attributes:
        title: its name.
        address: where it is published, "" where that is not known.
    """

    title: str
    address: str = ""


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


def summary(built: BuiltFigure) -> pages.Summary:
    """What lists show of a figure.

    Args:
        built: the figure.
    """
    return built.value(pages.Summary, "summary", pages.Summary.of)


def summaries(figures: Sequence[BuiltFigure]) -> dict[str, pages.Summary]:
    """What lists show of many figures, read at once.

    Args:
        figures: the figures.

    Returns:
        Their summaries by their ids.
    """
    if not figures:
        return {}
    keys = {built.key: built for built in figures}
    found = figures[0].memo.table(
        pages.Summary, "summaries", (), [*keys], lambda key: summary(keys[key])
    )
    by_key = dict(zip(keys, found, strict=True))
    return {built.id: by_key[built.key] for built in figures}


def downloads(
    figures_path: str, built: BuiltFigure, relations: Relations = NO_RELATIONS
) -> Iterator[Resource]:
    """The files beside a figure's page.

    Args:
        figures_path: where the pages of the figures are.
        built: the figure.
        relations: the relations of each figure.
    """
    its = relations.get(built.id, NONE)
    place = folder(figures_path, built)
    for name, path in built.files.items():
        yield Resource(f"{place}/{name}", path)
    yield Resource(f"{place}/figure.json", built.file("figure.json", _figure_json(its), its.digest))
    if CSV not in built.files:
        yield Resource(f"{place}/{CSV}", built.file(CSV, _data_csv))


def card(built: BuiltFigure) -> Path | None:
    """The file of a figure's social card; `None` if there is none.

    Args:
        built: the figure.
    """
    try:
        return _card(built)
    except Exception as error:  # noqa: BLE001 - one picture must not end the build
        why = f"No social card was made ({type(error).__name__}: {error})."
        log.warning("figcheck: %s: %s", built.seed.path, for_terminal(why))
        return None


def _card(built: BuiltFigure) -> Path | None:
    png, picture = built.files.get(PNG), built.picture
    if not png or not picture:
        return None

    def make(report: Report) -> bytes:
        # Pillow's fonts take long to import, and few builds make cards.
        from figcheck.publishing.card import card

        return card(pages.Summary.of(report), png.read_bytes(), picture.heading)

    return built.file(CARD, make)


def shared(
    figures_path: str,
    addresses: Iterable[tuple[BuiltFigure, str]],
    about: About,
    relations: Relations = NO_RELATIONS,
) -> Iterator[Resource]:
    """The files that a site has once.

    Args:
        figures_path: where the pages of the figures are.
        addresses: the figures, each with the address of its page from the site's root.
        about: what is said of the site.
        relations: the relations of each figure.
    """
    for path in (*STYLES, *SCRIPTS):
        yield Resource(path, _ASSETS / Path(path).name)
    figures = [*addresses]
    if not figures:
        yield Resource(INDEX, exports.dumps(exports.index(())))
        return
    memo = figures[0][0].memo
    known = tuple(
        (built.key, url, relations.get(built.id, NONE).digest, SVG in built.files)
        for built, url in figures
    )

    def index() -> str:
        return exports.dumps(
            exports.index(
                (json.loads(_entry(built, relations)), url, _digest(built.files.get(SVG)))
                for built, url in figures
            )
        )

    def package() -> str:
        tables = (_table(figures_path, built) for built, _ in figures)
        return exports.dumps(datapackage.datapackage(tables, about.title, about.address))

    yield Resource(INDEX, memo.file(INDEX, known, index))
    said = (figures_path, about.title, about.address, known)
    yield Resource(PACKAGE, memo.file(PACKAGE, said, package))


def page(
    built: BuiltFigure, links: pages.Links = pages.NO_LINKS, its: Relatives = NONE
) -> pages.Page:
    """The page of a figure; one that says what went wrong if it cannot be written.

    Args:
        built: the figure.
        links: where its page leads to besides, without its relations.
        its: its relations.
    """
    why = " ".join((*built.failures, *built.problems))
    if built.picture or built.report.figure.cells or built.report.claims:
        try:
            return _page(built, links, its)
        except Exception as error:  # noqa: BLE001 - one page must not end the build
            why = f"An error ended the writing of this page ({type(error).__name__}: {error})."
            log.warning("figcheck: %s: %s", built.seed.path, for_terminal(why))
    return pages.failed_page(built.seed.path, why, built.report.figure.source.text)


def _page(built: BuiltFigure, links: pages.Links, its: Relatives) -> pages.Page:
    def make(report: Report) -> pages.Page:
        return pages.figure_page(report, built.picture, replace(links, relations=its.load()))

    return built.value(pages.Page, "page", make, links, its.digest)


def families(memo: Memo) -> pages.Page:
    """The page of the sentences that are understood, made once.

    Args:
        memo: keeps it.
    """
    return memo.value(pages.Page, "families page", (), pages.catalogue_page)


def all_relations(
    memo: Memo, relatives: Sequence[Relatives], figures: tuple[pages.Related, ...]
) -> pages.Page:
    """The page of all relations, made once.

    Args:
        memo: keeps it.
        relatives: the relations of each figure that has any.
        figures: these figures as the page sees them.
    """
    digests = tuple(its.digest for its in relatives)
    return memo.value(
        pages.Page,
        "relations page",
        (digests, figures),
        lambda: pages.relations_page(every(relatives), figures),
    )


def has_page(built: BuiltFigure, links: pages.Links, its: Relatives) -> bool:
    """Whether the page of a figure is written already.

    Args:
        built: the figure.
        links: where its page leads to besides, without its relations.
        its: its relations.
    """
    return built.memo.has(*built.known_by("page", links, its.digest))


def prepare(
    built: BuiltFigure, figures_path: str, links: pages.Links, its: Relatives, *, with_card: bool
) -> None:
    """Makes what the functions above give of a figure, so that its memo has it.

    Args:
        built: the figure.
        figures_path: where the pages of the figures are.
        links: where its page leads to besides, without its relations.
        its: its relations.
        with_card: whether it gets a social card.

    Raises:
        Exception: something cannot be made, of which the functions above know what to do.
    """
    relations = {built.id: its}
    for _ in downloads(figures_path, built, relations):
        pass
    _entry(built, relations)
    _table(figures_path, built)
    summary(built)
    if with_card:
        _card(built)
    _page(built, links, its)


def _figure_json(its: Relatives) -> Callable[[Report], str]:
    return lambda report: exports.dumps(exports.to_json(report, its.load()))


def _data_csv(report: Report) -> str:
    return exports.to_csv(report.figure)


def _entry(built: BuiltFigure, relations: Relations) -> str:
    its = relations.get(built.id, NONE)

    def make(report: Report) -> str:
        return json.dumps(exports.entry(report, exports.to_json(report, its.load())))

    return built.value(str, "entry", make, its.digest)


def _table(figures_path: str, built: BuiltFigure) -> datapackage.Table:
    path = f"{folder(figures_path, built)}/{CSV}"
    return built.value(
        datapackage.Table, "table", lambda r: datapackage.Table.of(r.figure, path), path
    )


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
        for failure in built.failures:
            yield logging.WARNING, f"{built.seed.path}: {failure}"
        for problem in built.problems:
            yield unusable, f"{built.seed.path}: {problem}"
        if log.isEnabledFor(refuted):
            for line in built.value(tuple[str, ...], "refuted", _refuted):
                yield refuted, line


def _refuted(report: Report) -> tuple[str, ...]:
    """A line for each claim that does not hold, with its place."""
    source = report.figure.source
    lines = Lines(source.text)
    found = []
    for checked in report.claims:
        judgement = checked.judgement
        if judgement.verdict.is_false:
            line, column = lines.place(judgement.span.start)
            found.append(
                f"{source.path}:{line}:{column}: {judgement.verdict}: {judgement.text}"
                f" ({judgement.explanation})"
            )
    return tuple(found)
