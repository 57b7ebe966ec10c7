"""Figures as the pages see them that show many of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from figcheck.model import Figure, Report, Role, Verdict
from figcheck.publishing.pages.parts import SYMBOLS
from figcheck.wording import KINDS

MOST_NAMES = 40
"""Panels, series and ticks of a figure that filters know."""


@dataclass(frozen=True)
class Listed:
    """A figure on a page that shows many.

    Attributes:
        report: the figure and what was found out about it.
        url: its page, seen from the one that it is listed on.
        thumbnail: its small picture, seen from there, "" for none.
    """

    report: Report
    url: str
    thumbnail: str = ""

    @property
    def id(self) -> str:
        """Name of the figure."""
        return self.report.figure.id

    @property
    def title(self) -> str:
        """What the figure is called."""
        return self.report.figure.title or self.id

    @property
    def kind(self) -> str:
        """What people call its kind: "bar chart"."""
        return KINDS[self.report.figure.kind]

    @cached_property
    def values(self) -> int:
        """How many values it has."""
        return sum(cell.value is not None for cell in self.report.figure.cells)

    @cached_property
    def verdicts(self) -> dict[Verdict, int]:
        """How many of its claims got each verdict."""
        return {verdict: self.report.count(verdict) for verdict in SYMBOLS}

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """The codes of its findings, each once."""
        return tuple(dict.fromkeys(finding.code for finding in self.report.findings))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What else it is found by: its axes, panels and series, and ticks that are names."""
        return tuple(islice(dict.fromkeys(_names(self.report.figure)), MOST_NAMES))

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
