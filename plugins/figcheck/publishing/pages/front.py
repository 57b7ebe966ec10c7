"""The front page: totals of the site, and all its figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from figcheck.model import Report, Verdict
from figcheck.publishing.pages.parts import MEANINGS, SYMBOLS, Picture, render
from figcheck.wording import KINDS


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
    return render(
        "front.html.j2",
        entries=ranked,
        least=[e for e in ranked if e.faulty and e.faulty_share == ranked[0].faulty_share],
        totals=totals,
        shares=_shares(totals),
        meanings=MEANINGS,
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
