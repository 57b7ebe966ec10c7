"""Figures as the pages see them that show many of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from figcheck.model import Figure, Kind, Report, Role, Severity, Verdict
from figcheck.publishing.pages.parts import SYMBOLS
from figcheck.wording import KINDS

MOST_NAMES = 40
"""Panels, series and ticks of a figure that filters know."""


@dataclass(frozen=True)
class ClaimItem:
    """A claim in a list.

    Attributes:
        number: its number on the figure's page.
        verdict: its verdict.
        text: the claim as written, without markup.
        explanation: what the numbers say of it, "" where they do not decide it.
    """

    number: int
    verdict: Verdict
    text: str
    explanation: str

    @property
    def sign(self) -> str:
        """What tells at a glance how it stands."""
        return self.verdict

    @property
    def anchor(self) -> str:
        """Where it is on the figure's page."""
        return f"claim-{self.number}"


@dataclass(frozen=True)
class FindingItem:
    """A finding in a list.

    Attributes:
        number: its number on the figure's page.
        code: what kind of defect it is.
        severity: how much it matters.
        text: what was found.
    """

    number: int
    code: str
    severity: Severity
    text: str

    @property
    def sign(self) -> str:
        """What tells at a glance how it stands."""
        return self.severity

    @property
    def anchor(self) -> str:
        """Where it is on the figure's page."""
        return f"finding-{self.number}"


Item = ClaimItem | FindingItem


@dataclass(frozen=True)
class Summary:
    """What pages with many figures say of one, so that they need not hold all reports.

    Attributes:
        id: name of the figure.
        title: what it is called.
        kind: what kind of figure it is.
        values: how many values it has.
        names: what else it is found by: its axes, panels and series, and ticks that are names.
        claims: its claims.
        findings: its findings.
    """

    id: str
    title: str
    kind: Kind
    values: int
    names: tuple[str, ...]
    claims: tuple[ClaimItem, ...]
    findings: tuple[FindingItem, ...]

    @classmethod
    def of(cls, report: Report) -> Summary:
        """The summary of a figure.

        Args:
            report: the figure and what was found out about it.
        """
        figure = report.figure
        judgements = [checked.judgement for checked in report.claims]
        return cls(
            figure.id,
            figure.title or figure.id,
            figure.kind,
            sum(cell.value is not None for cell in figure.cells),
            tuple(islice(dict.fromkeys(_names(figure)), MOST_NAMES)),
            tuple(
                # Why a claim has no verdict is, but for names, the same for all of them.
                ClaimItem(n, j.verdict, j.text, j.explanation if j.verdict.is_decided else "")
                for n, j in enumerate(judgements, start=1)
            ),
            tuple(
                FindingItem(n, finding.code, finding.severity, finding.message)
                for n, finding in enumerate(report.findings, start=1)
            ),
        )

    @property
    def kind_name(self) -> str:
        """What people call its kind: "bar chart"."""
        return KINDS[self.kind]

    @cached_property
    def verdicts(self) -> dict[Verdict, int]:
        """How many of its claims got each verdict."""
        counts = Counter(claim.verdict for claim in self.claims)
        return {verdict: counts[verdict] for verdict in SYMBOLS}

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of its findings, each once."""
        return tuple(dict.fromkeys(finding.code for finding in self.findings))

    @property
    def decided(self) -> int:
        """How many claims the numbers decide."""
        return sum(count for verdict, count in self.verdicts.items() if verdict.is_decided)

    @property
    def faulty(self) -> int:
        """How many of them do not hold, or not in every part."""
        return sum(count for verdict, count in self.verdicts.items() if verdict.is_false)

    @property
    def faulty_share(self) -> float:
        """Share of the decided claims that do not hold; 0 if none is decided."""
        return self.faulty / self.decided if self.decided else 0

    @property
    def shares(self) -> list[tuple[Verdict, int, int]]:
        """Its claims as a bar (see `shares`)."""
        return shares(self.verdicts)


@dataclass(frozen=True)
class Listed:
    """A figure on a page that shows many.

    Attributes:
        figure: what the page says of it.
        url: its page, seen from the one that it is listed on.
        thumbnail: its small picture, seen from there, "" for none.
    """

    figure: Summary
    url: str
    thumbnail: str = ""


def shares(counts: Mapping[Verdict, int]) -> list[tuple[Verdict, int, int]]:
    """The pieces of a bar of claims: verdict, where it begins, how long it is, in claims.

    Args:
        counts: how many claims got each verdict, in the order of the pieces.
    """
    pieces: list[tuple[Verdict, int, int]] = []
    start = 0
    for verdict, count in counts.items():
        if count:
            pieces.append((verdict, start, count))
        start += count
    return pieces


def _names(figure: Figure) -> Iterator[str]:
    for dimension in figure.dimensions:
        if dimension.role is not Role.PANEL:
            yield dimension.name
        for tick, number in zip(dimension.ticks, dimension.numbers, strict=True):
            if number is None:
                yield tick
