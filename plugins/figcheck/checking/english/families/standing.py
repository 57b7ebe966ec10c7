"""Chains of names with signs between them: “on Law, A > B > C”."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, cells_of, is_amount, is_single
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, exactly
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Formula,
    Function,
    Quantified,
    Quantifier,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Link:
    """A step of a chain: how what goes before stands to what follows."""

    comparator: Comparator
    place: Place


@rule("links", "BOUND spot", "BOUND spot links")
def _links(_: Context, comparator: Comparator, place: Place, *rest: Meaning) -> tuple[Link, ...]:
    return (Link(comparator, place), *(rest[0] if rest else ()))


@rule("clause", "spot links", "at ','|':'? spot links", "DET ORDERED at? BE ':'? spot links")
@rule("clause", "at ','? DET ORDERED BE ':'? spot links", "DET ORDERED at? ':' spot links")
def _chain(c: Context, *rest: Meaning) -> Reading | None:
    """“On Law, A > B > C”."""
    *limits, head = every(rest, Place)
    links: tuple[Link, ...] = exactly(rest, tuple)
    lead = (limits[0] if limits else EVERYWHERE).default(c.here)
    places = [p.default(lead) for p in (head, *(link.place for link in links))]
    if any(p.dimensions != places[0].dimensions or p.orders for p in places):
        return None
    single = all(is_single(c, p.plain) for p in places)
    if not single and any(cells_of(c, p.plain) == [] for p in places):
        return None
    steps: list[Formula] = []
    means: list[Formula] = []
    for link, (one, two) in zip(links, pairwise(places), strict=True):
        left, right = one.plain.cells, two.plain.cells
        steps.append(
            Compare(link.comparator, left, right)
            if single
            else Quantified(Quantifier.ALL, Compare(link.comparator, left, right))
        )
        averages = (Aggregate(Function.MEAN, t) for t in (left, right))
        means.append(Compare(link.comparator, *averages))
    notes = [is_amount(p.cells, a) for place in places for p, a in place.notes]
    if single:
        return Reading((both([*steps, *notes]),), "ranking")
    return None if notes else Reading((both(steps), both(means)), "ranking")
