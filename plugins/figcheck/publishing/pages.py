"""Reports to the HTML of the site's pages.

What these functions return goes into the theme's article as it is. Whatever is put into a
template passes `escaping.for_html`, so that no text of a description can become anything else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from figcheck.model import CheckedClaim, Figure, Judgement, Report, Use, Verdict
from figcheck.publishing import escaping, marked
from figcheck.publishing.evidence import evidence
from figcheck.publishing.places import Lines
from figcheck.publishing.tables import tables
from figcheck.wording import KINDS

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

_IMAGES = DOWNLOADS[2:4]


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
        kind: what people call its kind: "bar chart".
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

    @classmethod
    def of(cls, report: Report, picture: Picture | None, url: str, thumbnail: str) -> Entry:
        """The entry of a figure.

        Args:
            report: the figure and what was found out about it.
            picture: what to say of its image, `None` if it has none.
            url: its page, seen from the front page.
            thumbnail: its small picture, seen from the front page, "" for none.
        """
        figure = report.figure
        return cls(
            id=figure.id,
            title=figure.title or figure.id,
            kind=KINDS[figure.kind],
            url=url,
            thumbnail=thumbnail,
            alt=picture.alt if picture else "",
            verdicts=tuple((verdict.value, report.count(verdict)) for verdict in Verdict),
            findings=len(report.findings),
            values=sum(cell.value is not None for cell in figure.cells),
        )

    @property
    def decided(self) -> int:
        """How many claims the numbers decide."""
        return sum(n for word, n in self.verdicts if Verdict(word).is_decided)

    @property
    def faulty(self) -> int:
        """How many of them do not hold, or not in every part."""
        return sum(n for word, n in self.verdicts if Verdict(word).is_false)

    @property
    def faulty_share(self) -> float:
        """Share of the decided claims that do not hold; 0 if none is decided."""
        return self.faulty / self.decided if self.decided else 0


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


_MEANINGS = {
    Verdict.REFUTED: "false of the description’s own numbers",
    Verdict.MIXED: "some parts hold and some do not",
    Verdict.SUPPORTED: "true of the description’s own numbers",
    Verdict.UNPARSED: "not understood well enough for a verdict",
    Verdict.UNCHECKABLE: "no number of the figure could decide it",
}
"""The verdicts in a few words."""

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
_VALUES = Heading("values", "Values")
_PARTS = Heading("parts", "Parts")
_SOURCE = Heading("description", "Description")


def figure_page(report: Report, picture: Picture | None) -> Page:
    """The page of a figure.

    Its links lead to the files beside it: `figure.svg`, `figure.png`, `data.csv`,
    `figure.json` and `source.txt`.

    Args:
        report: the figure and what was found out about it.
        picture: what to say of its image, `None` if it could not be drawn.

    Returns:
        The page.
    """
    figure = report.figure
    groups = [
        (group, claims, group.repeated(claims)) for group in _GROUPS if (claims := group.of(report))
    ]
    data = _VALUES if figure.cells else _PARTS if figure.components else None
    headings = [group.heading for group, *_ in groups]
    headings += [_FINDINGS] if report.findings else []
    headings += [data] if data else []
    headings.append(_SOURCE)
    marks = marked.passages(report)
    html = _render(
        "figure.html.j2",
        report=report,
        figure=figure,
        picture=picture,
        title=figure.title or figure.id or figure.source.path or "A figure",
        groups=groups,
        tables=tables(figure),
        values=sum(cell.value is not None for cell in figure.cells),
        source=marked.lines(figure.source.text, marks),
        signs={mark.sign for mark in marks},
        uses=_uses(figure),
        lines=Lines(figure.source.text),
        placed=sum(mark.use is not Use.UNPLACED for mark in figure.account),
        counts={verdict: report.count(verdict) for verdict in SYMBOLS},
        headings={"findings": _FINDINGS, "data": data, "source": _SOURCE},
        downloads=[d for d in DOWNLOADS if picture or d not in _IMAGES],
        kind=KINDS[figure.kind],
        evidence=partial(evidence, figure),
        own_evidence=_own_evidence,
        own_explanation=_own_explanation,
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
        "failed.html.j2",
        path=path,
        reason=reason,
        source=marked.lines(text) if text else (),
        heading=_SOURCE,
    )
    return Page(html, (_SOURCE,) if text else ())


def front_page(entries: Sequence[Entry]) -> str:
    """What the front page says of the whole site, and all its figures.

    Args:
        entries: the figures; those with the greatest share of claims that do not hold come
            first, of equals as they are given.

    Returns:
        HTML without a heading of the first level.
    """
    totals = dict.fromkeys(SYMBOLS, 0)
    for entry in entries:
        for word, count in entry.verdicts:
            totals[Verdict(word)] += count
    ranked = sorted(entries, key=lambda e: (not e.decided, -e.faulty_share, -e.faulty))
    return _render(
        "front.html.j2",
        entries=ranked,
        least=[e for e in ranked if e.faulty and e.faulty_share == ranked[0].faulty_share],
        totals=totals,
        shares=_shares(totals),
        meanings=_MEANINGS,
        values=sum(entry.values for entry in entries),
    )


def _shares(totals: Mapping[Verdict, int]) -> list[tuple[Verdict, int, int]]:
    """The pieces of the bar of totals: verdict, where it begins, how long it is."""
    shares: list[tuple[Verdict, int, int]] = []
    start = 0
    for verdict, count in totals.items():
        if count:
            shares.append((verdict, start, count))
        start += count
    return shares


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
    environment.filters["class_name"] = "figcheck-{}".format
    environment.globals["symbols"] = SYMBOLS
    return environment


def _counted(count: int, noun: str) -> str:
    """A number with its noun: "1 claim", "1,200 claims"."""
    return f"{count:,} {noun}{'' if count == 1 else 's'}"


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
