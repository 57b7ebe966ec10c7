"""What is counted of several things, of each by itself: “A and B lose on three tests each”."""

from __future__ import annotations

from dataclasses import replace
from math import prod
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Place, Reading
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import And

if TYPE_CHECKING:
    from figcheck.checking.english.meanings.assertions import Statement
    from figcheck.checking.english.parsing.context import Context

_EACH = r"(?:each|apiece|respectively)(?=[\s.,;)]*\Z)"
"""How a clause ends that counts of each thing."""

_BETWEEN = r"(?:between|from)"

_MOST_WAYS = 64


def of_each_or_both(
    c: Context, said: Statement, lead: Place, joint: Reading | None
) -> Reading | None:
    """What a clause asserts that counts where something holds of several things.

    “A and B lose on three tests”: on three that they have in common, or each on three of its
    own. Where these come to different verdicts, and nothing says which is meant, it is open.

    Args:
        c: the context of the clause.
        said: what it says.
        lead: the place that the sentence begins with.
        joint: what it asserts if it is said of the things together.
    """
    several = _several(said)
    if several is None or _is_stretch(c, several):
        return joint
    subject = said.subject
    found: list[Reading] = []
    for tick in subject.place.get(several):
        one = Place.of(several, [tick]).default(subject.place)
        reading = replace(said, subject=replace(subject, place=one)).reading(c, lead)
        if reading is None:
            return None
        found.append(reading)
    if prod(len(r.formulas) for r in found) > _MOST_WAYS:
        return None
    if any(len(r.formulas) != len(found[0].formulas) for r in found):
        return None
    ways = tuple(And(way) for way in zip(*(r.formulas for r in found), strict=True))
    if c.discourse.clause_has_word(_EACH) or joint is None:
        return Reading(ways, found[0].family)
    return replace(joint, formulas=(*joint.formulas, *ways))


def _is_stretch(c: Context, dimension: str) -> bool:
    """Whether ticks that a clause names are the ends of one stretch: “between 2006 and 2011”."""
    return is_ordered(c.names.dimensions[dimension]) and c.discourse.clause_has_word(_BETWEEN)


def _several(said: Statement) -> str | None:
    """The dimension of which a clause names several ticks, and counts those of another one."""
    subject, extent = said.subject, said.extent
    if extent.count is None or extent.count.number.value < 1 or extent.excluded.ticks:
        return None
    if subject.each or subject.aggregate or subject.minus or subject.top or subject.others:
        return None
    found = [d for d, ticks in subject.place.ticks if len(ticks) > 1]
    if len(found) != 1 or found[0] in {extent.along, *extent.place.dimensions}:
        return None
    return found[0]
