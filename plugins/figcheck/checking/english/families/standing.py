"""The whole order of things: “the order is A, B, C”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.chart import Meaning, every
from figcheck.checking.english.families.ranking import Ordered
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import EVERYWHERE, Extent, Place, Reading, Subject
from figcheck.checking.language.tree import Function

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


@rule("clause", "DET ORDERED at? BE ':'? followers", "at ','? DET ORDERED BE ':'? followers")
@rule("clause", "DET ORDERED at? ':' followers")
def _order_is(c: Context, *rest: Meaning) -> Reading | None:
    """“At the end the order is A, B, C”: from the highest to the lowest."""
    *limits, followers = every(rest, Place)
    if len(followers.ticks) != 1:
        return None
    ((dimension, ticks),) = followers.ticks
    if len(ticks) != c.size(dimension):
        return None
    place = (limits[0] if limits else EVERYWHERE).default(c.here)
    return Ordered(Function.MAX, followers.plain, in_order=True).reading(
        c, Subject(place), Extent()
    )
