"""A report to the page of its figure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import figcheck
from figcheck.checking.findings import catalogue
from figcheck.model import CheckedClaim, Figure, Judgement, Relation, Report, Use, Verdict
from figcheck.publishing import escaping, linked_data, marked
from figcheck.publishing.evidence import basis, evidence, ranges
from figcheck.publishing.pages.parts import SYMBOLS, Heading, Page, Picture, render
from figcheck.publishing.pages.related import RELATED, Related, shown
from figcheck.publishing.places import Lines
from figcheck.publishing.tables import tables
from figcheck.wording import KINDS

DOWNLOADS = (
    ("data.csv", "Values (CSV)"),
    ("figure.json", "Values and verdicts (JSON)"),
    ("figure.svg", "Image (SVG)"),
    ("figure.png", "Image (PNG)"),
    ("source.txt", "Description (text)"),
)
"""Files beside a figure's page, and what they are called there."""

_SVG, _PNG = DOWNLOADS[2:4]


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

    def repeated(self, claims: Sequence[tuple[int, CheckedClaim]]) -> set[str]:
        """Explanations that say of several of its claims no more than `meaning` does."""
        counts = Counter(checked.judgement.explanation for _, checked in claims)
        return {text for text, count in counts.items() if count > 1} if self.meaning else set()


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

_USES = {
    Use.CELL: "in values",
    Use.TICK: "in ticks and coordinates",
    Use.LEGEND: "in the legend",
    Use.CLAIM: "in claims",
    Use.NAME: "in names",
    Use.ORDINAL: "in counts and numberings",
    Use.UNPLACED: "without a place",
}
"""What a page says of numbers by what became of them."""

_FINDINGS = Heading("findings", "Findings")
_OWN = Heading("own-checks", "Checks that people added")
_VALUES = Heading("values", "Values")
_PARTS = Heading("parts", "Parts")
_SOURCE = Heading("description", "Description")


@dataclass(frozen=True)
class Neighbour:
    """The figure before or after another one.

    Attributes:
        title: its title.
        url: its page, seen from that of the other.
    """

    title: str
    url: str


@dataclass(frozen=True)
class Links:
    """Where a figure's page leads to, as far as its host knows.

    Attributes:
        address: the whole address of the page itself, "" if the site's is not known.
        edit: where its description can be edited, "" for nowhere.
        previous: the figure before it.
        following: the figure after it.
        relations: what it has to do with other figures.
        figures: these figures.
        rules: the page that says by which rules claims are judged, "" for none.
    """

    address: str = ""
    edit: str = ""
    previous: Neighbour | None = None
    following: Neighbour | None = None
    relations: tuple[Relation, ...] = ()
    figures: tuple[Related, ...] = ()
    rules: str = ""


NO_LINKS = Links()


def figure_page(report: Report, picture: Picture | None, links: Links = NO_LINKS) -> Page:
    """The page of a figure.

    Its links lead to the files beside it: `DOWNLOADS`, images only where there are any.

    Args:
        report: the figure and what was found out about it.
        picture: what to say of its image, `None` if it could not be drawn.
        links: where the page leads to besides.

    Returns:
        The page.
    """
    figure = report.figure
    groups = [
        (group, claims, group.repeated(claims)) for group in _GROUPS if (claims := group.of(report))
    ]
    data = _VALUES if figure.cells else _PARTS if figure.components else None
    headings = [data] if data else []
    headings += [group.heading for group, *_ in groups]
    headings += [_OWN] if report.checks else []
    headings += [_FINDINGS] if report.findings else []
    headings += [RELATED] if links.relations else []
    headings.append(_SOURCE)
    marks = marked.passages(report)
    counts = {verdict: report.count(verdict) for verdict in SYMBOLS}
    known = {other.id: other for other in links.figures}
    html = render(
        "figure.html.j2",
        relations=[shown(relation, figure.id, known) for relation in links.relations],
        report=report,
        figure=figure,
        picture=picture,
        links=links,
        title=figure.title or figure.id or figure.source.path or "A figure",
        groups=groups,
        tables=tables(figure),
        count=sum(cell.value is not None for cell in figure.cells),
        source=marked.lines(figure.source.text, marks),
        signs={mark.sign for mark in marks},
        uses=_uses(figure),
        lines=Lines(figure.source.text),
        placed=sum(mark.use is not Use.UNPLACED for mark in figure.account),
        counts=counts,
        decided=sum(n for verdict, n in counts.items() if verdict.is_decided),
        faulty=sum(n for verdict, n in counts.items() if verdict.is_false),
        headings={
            "findings": _FINDINGS,
            "data": data,
            "source": _SOURCE,
            "related": RELATED,
            "own": _OWN,
        },
        downloads=_downloads(picture),
        kind=KINDS[figure.kind],
        evidence=partial(evidence, figure),
        basis=basis,
        ranges=ranges,
        version=figcheck.__version__,
        kind_of_finding=catalogue.title,
        own_evidence=_own_evidence,
        own_explanation=_own_explanation,
    )
    linked = escaping.for_json_script(linked_data.graph(report, links.address))
    return Page(html, tuple(headings), render("linked_data.html.j2", data=linked))


def failed_page(path: str, reason: str, text: str) -> Page:
    """The page of a description that could not be read, checked or drawn.

    Args:
        path: path of the description.
        reason: what went wrong, in a sentence.
        text: the description as far as it could be read.

    Returns:
        The page.
    """
    html = render(
        "failed.html.j2",
        path=path,
        reason=reason,
        source=marked.lines(text) if text else (),
        heading=_SOURCE,
    )
    return Page(html, (_SOURCE,) if text else ())


def _downloads(picture: Picture | None) -> list[tuple[str, str]]:
    """The files that are there, and what they are called."""
    there = {_SVG: picture is not None, _PNG: picture is not None and picture.has_png}
    return [download for download in DOWNLOADS if there.get(download, True)]


def _uses(figure: Figure) -> list[tuple[int, str]]:
    """What the numbers of a description are, and how many of each."""
    counts = Counter(mark.use for mark in figure.account)
    return [(counts[use], words) for use, words in _USES.items() if counts[use]]


def _own_explanation(judgement: Judgement) -> str:
    """The explanation of a judgement, unless it only joins those of its parts."""
    left = judgement.explanation
    for part in judgement.parts:
        left = left.replace(part.explanation, "")
    return judgement.explanation if left.strip() else ""


def _own_evidence(judgement: Judgement) -> tuple[int, ...]:
    """The cells of a judgement that its parts do not name."""
    told = {index for part in judgement.parts for index in part.evidence}
    return () if told.issuperset(judgement.evidence) else judgement.evidence
