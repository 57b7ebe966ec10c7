"""A comparison as sections of lines: the one form that all views show, the worst first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from figcheck.model import Verdict
from figcheck.publishing.comparing.comparison import (
    CellChange,
    Change,
    ClaimChange,
    Comparison,
    FigureChange,
)
from figcheck.wording import counted, number


@dataclass(frozen=True)
class Item:
    """One difference.

    Attributes:
        path: path of the description.
        line: its line there, `None` if it has none.
        what: what happened: "supported → refuted", "41 → 45", "new".
        text: what it happened to.
        note: what explains it.
        is_worse: whether a sentence does not hold now that did, or is new.
        is_gone: whether the line is one of the old description.
        url: where the site shows it, "" if it does not.
    """

    path: str
    line: int | None
    what: str
    text: str
    note: str = ""
    is_worse: bool = False
    is_gone: bool = False
    url: str = ""

    @property
    def place(self) -> str:
        """Where it is, as editors jump to it: `file:line`."""
        return f"{self.path}:{self.line}" if self.line else self.path


@dataclass(frozen=True)
class Section:
    """Differences of one kind."""

    title: str
    items: tuple[Item, ...]


def sections(comparison: Comparison) -> list[Section]:
    """All differences, the kinds that matter most first; kinds without any are left out.

    Args:
        comparison: what differs.
    """
    told = [
        Section(title, tuple(item for f in comparison.figures for item in items(f)))
        for title, items in _SECTIONS
    ]
    told[0] = Section(told[0].title, tuple(_verdicts(comparison.figures)))
    return [section for section in told if section.items]


def summary(comparison: Comparison) -> str:
    """A comparison in a sentence.

    Args:
        comparison: what differs.
    """
    figures = comparison.figures
    total = len(figures) + comparison.unchanged
    changes = [figure.change for figure in figures]
    became = ", ".join(f"{n} {change}" for change in Change if (n := changes.count(change)))
    turned = sum(claim.is_turned for figure in figures for claim in figure.claims)
    false = counted(comparison.newly_false, "sentence")
    verdicts = f"{counted(turned, 'verdict')} turned, {false} newly false"
    return f"{counted(total, 'figure')}: {became or 'none changed'}; {verdicts}."


def _verdicts(figures: Iterable[FigureChange]) -> Iterator[Item]:
    """Turned verdicts of all figures, and new sentences that do not hold."""
    found = [(c, f) for f in figures for c in f.claims if c.is_turned or c.is_newly_false]
    for claim, figure in sorted(found, key=lambda pair: pair[0].rank):
        yield _claim(figure, claim)


def _claim(figure: FigureChange, claim: ClaimChange) -> Item:
    anchor = f"#claim-{claim.number}" if claim.number and figure.url else ""
    return Item(
        figure.path,
        claim.line,
        _turn(claim),
        claim.new_text if claim.new_text is not None else claim.old_text or "",
        _note(claim),
        claim.is_newly_false,
        claim.new_text is None,
        figure.url + anchor,
    )


def _turn(claim: ClaimChange) -> str:
    if claim.old_verdict is None:
        return f"new, {claim.new_verdict}"
    if claim.new_verdict is None:
        return f"gone, was {claim.old_verdict}"
    if claim.is_turned:
        return f"{claim.old_verdict} → {claim.new_verdict}"
    return f"reworded, {claim.new_verdict}"


def _note(claim: ClaimChange) -> str:
    verdict = claim.new_verdict
    why = claim.explanation if verdict is not None and verdict is not Verdict.UNPARSED else ""
    if claim.old_text is None or claim.new_text is None or claim.old_text == claim.new_text:
        return why
    return f"{why} Before: “{claim.old_text}”".strip()


def _figures(figure: FigureChange) -> Iterator[Item]:
    if figure.change is not Change.CHANGED:
        note = f"Before: {figure.old_path}" if figure.change is Change.RENAMED else ""
        gone = figure.change is Change.REMOVED
        yield Item(
            figure.path, None, figure.change, figure.title, note, is_gone=gone, url=figure.url
        )


def _details(figure: FigureChange) -> Iterator[Item]:
    for detail in figure.details:
        text = f"{detail.old or 'none'} → {detail.new or 'none'}"
        yield Item(figure.path, None, detail.name, text, url=figure.url)


def _cells(figure: FigureChange) -> Iterator[Item]:
    for cell in figure.cells:
        at = ", ".join(f"{axis} {tick}" for axis, tick in cell.at)
        gone = cell.change is Change.REMOVED
        yield Item(figure.path, cell.line, _value(cell), at, is_gone=gone, url=figure.url)


def _value(cell: CellChange) -> str:
    old, new = ("none" if v is None else number(v) for v in (cell.old, cell.new))
    if cell.change is Change.CHANGED:
        return f"{old} → {new}"
    return f"new: {new}" if cell.change is Change.ADDED else f"gone: {old}"


def _sentences(figure: FigureChange) -> Iterator[Item]:
    """Sentences that came, went or were reworded, without those told among the verdicts."""
    if figure.change in (Change.ADDED, Change.REMOVED):
        return
    for claim in figure.claims:
        if not (claim.is_turned or claim.is_newly_false):
            yield _claim(figure, claim)


def _findings(figure: FigureChange) -> Iterator[Item]:
    if figure.change is Change.REMOVED:
        return
    for finding in figure.findings:
        fixed = finding.change is Change.REMOVED
        what = f"{'fixed' if fixed else 'new'}: {finding.code}"
        text = finding.message
        yield Item(figure.path, finding.line, what, text, is_gone=fixed, url=figure.url)


def _relations(figure: FigureChange) -> Iterator[Item]:
    for relation in figure.relations:
        gone = relation.change is Change.REMOVED
        what = f"{'gone' if gone else 'new'}: {relation.kind}"
        yield Item(figure.path, None, what, relation.message, is_gone=gone, url=figure.url)


def _images(figure: FigureChange) -> Iterator[Item]:
    """Images that differ though no value, title or axis does."""
    if figure.image and not (figure.cells or figure.details):
        yield Item(figure.path, None, "another image", figure.title, url=figure.url)


_SECTIONS: tuple[tuple[str, Callable[[FigureChange], Iterator[Item]]], ...] = (
    ("Verdicts", lambda figure: iter(())),
    ("Figures", _figures),
    ("Values", _cells),
    ("Sentences", _sentences),
    ("Findings", _findings),
    ("Related figures", _relations),
    ("Titles and axes", _details),
    ("Images", _images),
)
