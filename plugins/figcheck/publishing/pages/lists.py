"""Pages that list claims or findings of the whole site."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from figcheck.checking.findings.catalogue import CATALOGUE
from figcheck.model import Severity, Verdict
from figcheck.publishing.pages.listed import FindingItem, Item, Listed
from figcheck.publishing.pages.parts import MEANINGS, SYMBOLS, Heading, Page, render

Groups = tuple[tuple[Listed, tuple[Item, ...]], ...]
"""Figures, each with those of its claims or findings that a list has."""


@dataclass(frozen=True)
class Section:
    """Items that have something in common, by the figures that they are of.

    Attributes:
        heading: its heading.
        meaning: what the items have in common, in a sentence or two.
        groups: figures and their items; figures without any are left out.
        code: what exports call them, "" for nothing.
    """

    heading: Heading
    meaning: str
    groups: Groups
    code: str = ""

    @property
    def count(self) -> int:
        """How many items it has."""
        return sum(len(items) for _, items in self.groups)


@dataclass(frozen=True)
class Listing:
    """A page that lists something over all figures.

    Attributes:
        name: what it is called in addresses.
        title: its title.
        about: what it lists, in a sentence.
        noun: what an item of it is.
        nouns: what several are.
        sections: what makes its sections of all figures.
    """

    name: str
    title: str
    about: str
    noun: str
    nouns: str
    sections: Callable[[Sequence[Listed]], Iterable[Section]]


def list_page(listing: Listing, figures: Sequence[Listed]) -> Page:
    """A page that lists something over all figures.

    Args:
        listing: what it lists.
        figures: all figures.
    """
    sections = [section for section in listing.sections(figures) if section.groups]
    html = render("list.html.j2", listing=listing, sections=sections)
    return Page(html, tuple(section.heading for section in sections))


def _refuted(figures: Sequence[Listed]) -> Iterable[Section]:
    ranked = sorted(figures, key=lambda listed: -listed.figure.faulty_share)
    return _of(Verdict.REFUTED, "Refuted", ranked), _of(Verdict.MIXED, "True in part only", ranked)


def _defects(figures: Sequence[Listed]) -> Iterable[Section]:
    sections = [
        Section(
            Heading(defect.code, defect.title),
            f"{defect.meaning} {defect.mend}",
            _findings(figures, partial(_is, defect.code)),
            defect.code,
        )
        for defect in CATALOGUE.values()
    ]
    return sorted(sections, key=lambda section: -section.count)


def _undecided(figures: Sequence[Listed]) -> Iterable[Section]:
    unusable = _findings(figures, lambda finding: finding.severity is Severity.ERROR)
    return (
        Section(
            Heading("unusable", "Descriptions that could not be used"),
            "What keeps a whole description, or all of its claims, from being checked.",
            unusable,
        ),
        _of(Verdict.UNPARSED, "Claims that were not understood", figures),
        _of(Verdict.UNCHECKABLE, "Claims that no number decides", figures),
    )


LISTS = (
    Listing(
        "refuted",
        "Claims that do not hold",
        "Every claim that the description’s own numbers contradict, those of the least reliable "
        "descriptions first.",
        "claim",
        "claims",
        _refuted,
    ),
    Listing(
        "findings",
        "Findings",
        "What is wrong with the data of the descriptions, whatever their sentences say of it; the "
        "most frequent kind first.",
        "finding",
        "findings",
        _defects,
    ),
    Listing(
        "undecided",
        "What could not be checked",
        "What has no verdict, and why. None of it is said to be right or wrong.",
        "entry",
        "entries",
        _undecided,
    ),
)
"""The lists, in the order in which pages name them."""


def _of(verdict: Verdict, title: str, figures: Iterable[Listed]) -> Section:
    meaning = f"{SYMBOLS[verdict]} {verdict.capitalize()}: {MEANINGS[verdict]}."
    groups = ((f, tuple(c for c in f.figure.claims if c.verdict is verdict)) for f in figures)
    return Section(Heading(verdict, title), meaning, tuple(group for group in groups if group[1]))


def _is(code: str, finding: FindingItem) -> bool:
    return finding.code == code


def _findings(figures: Iterable[Listed], wanted: Callable[[FindingItem], bool]) -> Groups:
    groups = ((f, tuple(filter(wanted, f.figure.findings))) for f in figures)
    return tuple(group for group in groups if group[1])
