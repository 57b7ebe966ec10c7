"""The front page: totals of the site, and all its figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from figcheck.checking.findings import catalogue
from figcheck.model import Verdict
from figcheck.publishing.pages.catalogue import UNDERSTOOD
from figcheck.publishing.pages.listed import Listed, Summary, shares
from figcheck.publishing.pages.lists import LISTS
from figcheck.publishing.pages.parts import MEANINGS, SYMBOLS, render

_LISTED = {
    Verdict.REFUTED: "refuted",
    Verdict.MIXED: "refuted",
    Verdict.UNPARSED: "undecided",
    Verdict.UNCHECKABLE: "undecided",
}
"""The list that has all claims of a verdict."""


@dataclass(frozen=True)
class Choice:
    """A word that the figures can be filtered by.

    Attributes:
        word: what it is called in addresses.
        label: what it is called on the page.
        count: how many figures it leaves.
    """

    word: str
    label: str
    count: int


@dataclass(frozen=True)
class Filter:
    """What the figures can be filtered by.

    Attributes:
        name: what it is called in addresses, and in `data-` attributes of the cards.
        label: what it is called on the page.
        choices: the words to choose from.
    """

    name: str
    label: str
    choices: tuple[Choice, ...]


def front_page(
    listed: Sequence[Listed],
    lists: Mapping[str, str] | None = None,
    others: Mapping[str, str] | None = None,
    rules: str = "",
) -> str:
    """What the front page says of the whole site, and all its figures.

    Args:
        listed: the figures; those with the greatest share of claims that do not hold come
            first, of equals as they are given.
        lists: the pages that list something over all figures, seen from the front page, by
            their names in `lists.LISTS`.
        others: other pages over all figures, seen from the front page, by their titles.
        rules: the page that says by which rules claims are judged, seen from there, "" for none.

    Returns:
        HTML without a heading of the first level.
    """
    lists = lists or {}
    figures = [each.figure for each in listed]
    totals = dict.fromkeys(SYMBOLS, 0)
    for figure in figures:
        for verdict, count in figure.verdicts.items():
            totals[verdict] += count
    ranked = sorted(listed, key=_unreliability)
    worst = ranked[0].figure.faulty_share if ranked else 0
    return render(
        "front.html.j2",
        ranked=ranked,
        least=[r for r in ranked if r.figure.faulty and r.figure.faulty_share == worst],
        totals=totals,
        shares=shares(totals),
        meanings=MEANINGS,
        values=sum(figure.values for figure in figures),
        overviews=[(each.title, lists[each.name]) for each in LISTS if each.name in lists]
        + [*(others or {}).items()],
        addresses={Verdict.SUPPORTED: "?verdict=supported#figures"}
        | {v: f"{lists[name]}#{v}" for v, name in _LISTED.items() if name in lists},
        refuted=lists.get("refuted", ""),
        rules=(UNDERSTOOD, rules),
        filters=[
            Filter("verdict", "Claims", _choices((_verdicts(f) for f in figures), *SYMBOLS)),
            Filter("kind", "Kind", _choices({f.kind: f.kind_name} for f in figures)),
            Filter("finding", "Finding", _choices(_defects(f) for f in figures)),
        ],
    )


def _unreliability(listed: Listed) -> tuple[bool, float, int]:
    """What figures are sorted by: those that nothing is known of come last."""
    return not listed.figure.decided, -listed.figure.faulty_share, -listed.figure.faulty


def _verdicts(figure: Summary) -> dict[str, str]:
    return {verdict: f"some {verdict}" for verdict, count in figure.verdicts.items() if count}


def _defects(figure: Summary) -> dict[str, str]:
    return {code: catalogue.title(code) for code in figure.codes}


def _choices(found: Iterable[Mapping[str, str]], *first: str) -> tuple[Choice, ...]:
    """What was found, by its label, and in how many figures.

    Args:
        found: for each figure, the words that apply to it and what they are called.
        first: words that come before all others, in this order.
    """
    labels: dict[str, str] = {}
    counts: Counter[str] = Counter()
    for named in found:
        labels |= named
        counts.update(named.keys())
    ranks = {word: rank for rank, word in enumerate(first)}
    words = sorted(labels, key=lambda word: (ranks.get(word, len(ranks)), labels[word]))
    return tuple(Choice(word, labels[word], counts[word]) for word in words)
