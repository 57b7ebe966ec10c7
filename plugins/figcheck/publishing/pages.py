"""Reports to the HTML of the site's pages.

What these functions return goes into the theme's article as it is. Whatever is put into a
template passes `escaping.for_html`, so that no text of a description can become anything else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from figcheck.model import Cell, CheckedClaim, Figure, Judgement, Report, Role, Use, Verdict
from figcheck.publishing import escaping
from figcheck.publishing.places import Lines
from figcheck.publishing.tables import dimension_name, tables

MOST_CELLS = 12
"""Cells that are named beside a claim or a finding; figure.json names all."""

SYMBOLS = {
    Verdict.REFUTED: "✗",
    Verdict.MIXED: "◐",
    Verdict.SUPPORTED: "✓",
    Verdict.UNPARSED: "?",
    Verdict.UNCHECKABLE: "○",
}
"""The verdicts in the order in which pages show them, each with what stands beside its word,
so that it is told at a glance and not by colour alone."""

DOWNLOADS = (
    ("data.csv", "Values (CSV)"),
    ("figure.json", "Values and verdicts (JSON)"),
    ("figure.svg", "Image (SVG)"),
    ("figure.png", "Image (PNG)"),
    ("source.txt", "Description (text)"),
)
"""Files beside a figure's page, and what they are called there."""


@dataclass(frozen=True)
class Picture:
    """What a page says of the image.

    Attributes:
        alt: what a reader is told who does not see it.
        notes: what it does not show as described, a sentence each.
        width: its width in CSS pixels.
        height: its height in CSS pixels.
    """

    alt: str
    notes: tuple[str, ...]
    width: int
    height: int


@dataclass(frozen=True)
class Heading:
    """A heading of a page, for the theme's table of contents.

    Attributes:
        id: the id of its element.
        title: its text.
    """

    id: str
    title: str


@dataclass(frozen=True)
class Page:
    """A page of the site.

    Attributes:
        html: what goes into the theme's article.
        headings: its headings below the title.
    """

    html: str
    headings: tuple[Heading, ...]


@dataclass(frozen=True)
class Entry:
    """One figure on the front page.

    Attributes:
        id: name of the figure.
        title: its title.
        kind: what kind of figure it is.
        url: its page, seen from the front page.
        thumbnail: its small picture, seen from the front page.
        alt: what a reader is told who does not see the picture.
        verdicts: how many claims got each verdict.
        findings: how many findings there are.
        values: how many values there are.
    """

    id: str
    title: str
    kind: str
    url: str
    thumbnail: str
    alt: str
    verdicts: tuple[tuple[str, int], ...]
    findings: int
    values: int


@dataclass(frozen=True)
class _Group:
    """Claims that stand together.

    Attributes:
        heading: its heading.
        verdicts: the verdicts of its claims, in this order.
        meaning: what the verdicts say; of claims that are folded away.
    """

    heading: Heading
    verdicts: tuple[Verdict, ...]
    meaning: str = ""

    def of(self, report: Report) -> list[tuple[int, CheckedClaim]]:
        """The claims of this group with their numbers."""
        claims = list(enumerate(report.claims, start=1))
        return [(n, c) for v in self.verdicts for n, c in claims if c.judgement.verdict is v]


_GROUPS = (
    _Group(Heading("refuted", "What does not hold"), (Verdict.REFUTED, Verdict.MIXED)),
    _Group(Heading("supported", "What holds"), (Verdict.SUPPORTED,)),
    _Group(
        Heading("unparsed", "What was not understood"),
        (Verdict.UNPARSED,),
        "that the checker does not understand well enough for a verdict",
    ),
    _Group(
        Heading("uncheckable", "What no number decides"),
        (Verdict.UNCHECKABLE,),
        "that none of the figure’s numbers could decide",
    ),
)

_FINDINGS = Heading("findings", "Findings")
_VALUES = Heading("values", "Values")
_PARTS = Heading("parts", "Parts")
_SOURCE = Heading("description", "Description")


def figure_page(report: Report, picture: Picture) -> Page:
    """The page of a figure.

    Its links lead to the files beside it: `figure.svg`, `figure.png`, `data.csv`,
    `figure.json` and `source.txt`.

    Args:
        report: the figure and what was found out about it.
        picture: what to say of its image.

    Returns:
        The page.
    """
    figure = report.figure
    groups = [(group, claims) for group in _GROUPS if (claims := group.of(report))]
    data = _VALUES if figure.cells else _PARTS if figure.components else None
    headings = [group.heading for group, _ in groups]
    headings += [_FINDINGS] if report.findings else []
    headings += [data] if data else []
    headings.append(_SOURCE)
    html = _render(
        "figure.html.j2",
        report=report,
        figure=figure,
        picture=picture,
        title=figure.title or figure.id or figure.source.path or "A figure",
        groups=groups,
        tables=tables(figure),
        values=sum(cell.value is not None for cell in figure.cells),
        source=_source_lines(figure.source.text),
        lines=Lines(figure.source.text),
        placed=sum(mark.use is not Use.UNPLACED for mark in figure.account),
        counts={verdict: report.count(verdict) for verdict in SYMBOLS},
        headings={"findings": _FINDINGS, "data": data, "source": _SOURCE},
        downloads=DOWNLOADS,
        evidence=partial(_evidence, figure),
        own_evidence=_own_evidence,
    )
    return Page(html, tuple(headings))


def failed_page(path: str, reason: str, text: str) -> Page:
    """The page of a description that could not be read, checked or drawn.

    Args:
        path: path of the description.
        reason: what went wrong, in a sentence.
        text: the description as far as it could be read.

    Returns:
        The page.
    """
    html = _render(
        "failed.html.j2", path=path, reason=reason, source=_source_lines(text), heading=_SOURCE
    )
    return Page(html, (_SOURCE,) if text else ())


def front_page(entries: Sequence[Entry]) -> str:
    """What the front page says of the whole site, and all its figures.

    Args:
        entries: the figures in the order in which they are shown.

    Returns:
        HTML without a heading of the first level.
    """
    totals = dict.fromkeys(SYMBOLS, 0)
    for entry in entries:
        for word, count in entry.verdicts:
            totals[Verdict(word)] += count
    return _render(
        "front.html.j2",
        entries=entries,
        totals=totals,
        values=sum(entry.values for entry in entries),
    )


def _render(template: str, **context: Any) -> str:
    return _environment().get_template(template).render(**context)


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("figcheck.publishing"),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=escaping.for_html,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["counted"] = _counted
    environment.globals["symbols"] = SYMBOLS
    return environment


def _counted(count: int, noun: str) -> str:
    """A number with its noun: "1 claim", "1,200 claims"."""
    return f"{count:,} {noun}{'' if count == 1 else 's'}"


def _source_lines(text: str) -> list[str]:
    return [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")]


@dataclass(frozen=True)
class _Named:
    """A cell that is named beside a claim or a finding.

    Attributes:
        cell: the cell.
        place: its coordinates, as far as its group does not share them.
        against: whether it speaks against the claim.
    """

    cell: Cell
    place: str
    against: bool


@dataclass(frozen=True)
class _Evidence:
    """The first of some cells, with what they have in common said once.

    Attributes:
        shared: the coordinates that all of them share, "" for none.
        groups: the other coordinates that some of them share, and these cells.
        more: how many cells are left out.
    """

    shared: str
    groups: tuple[tuple[str, tuple[_Named, ...]], ...]
    more: int


def _evidence(figure: Figure, indices: Sequence[int], against: Sequence[int] = ()) -> _Evidence:
    """What is said of cells beside a claim, those that speak against it first."""
    chosen = list(dict.fromkeys((*against, *indices)))
    cells = [figure.cells[index] for index in chosen[:MOST_CELLS]]
    axes = range(len(figure.dimensions))
    varying = [axis for axis in axes if len(cells) == 1 or len({c.at[axis] for c in cells}) > 1]
    # Neighbours differ in the last of them; what comes before it heads a group, if it is one.
    own = varying[-1:]
    groups = _grouped(cells, [axis for axis in varying if axis not in own])
    if 2 * len(groups) > len(cells):
        own, groups = varying, [cells]
    heads = [axis for axis in varying if axis not in own]
    return _Evidence(
        _place(figure, cells[0], [axis for axis in axes if axis not in varying]),
        tuple(
            (
                _place(figure, group[0], heads),
                tuple(_Named(c, _place(figure, c, own), c.index in against) for c in group),
            )
            for group in groups
        ),
        len(chosen) - len(cells),
    )


def _grouped(cells: Sequence[Cell], axes: Sequence[int]) -> list[list[Cell]]:
    groups: dict[tuple[str | None, ...], list[Cell]] = {}
    for cell in cells:
        groups.setdefault(tuple(cell.at[axis] for axis in axes), []).append(cell)
    return list(groups.values())


def _place(figure: Figure, cell: Cell, axes: Sequence[int]) -> str:
    """Where a cell lies, as people say it: an axis by its name, a panel or series without."""
    said = []
    for axis in axes:
        dimension, tick = figure.dimensions[axis], cell.at[axis]
        if tick is not None:
            name = dimension_name(dimension) if dimension.role in {Role.X, Role.Y} else ""
            said.append(f"{name} {tick}".lstrip())
    return ", ".join(said)


def _own_evidence(judgement: Judgement) -> tuple[int, ...]:
    """The cells of a judgement that its parts do not name."""
    told = {index for part in judgement.parts for index in part.evidence}
    return () if told.issuperset(judgement.evidence) else judgement.evidence
