"""By how much the best is ahead: “its lead in recall is larger than 0.1 on either side”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import (
    fits,
    is_single,
    open_dimensions,
    reaching,
    rivals_of,
)
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, together
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, the
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Compare,
    Function,
    Quantifier,
)

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("clause", "POSSESSIVE lead_over at? extents? BE|WORTH extents? amount|bound POINTS? extents?")
@rule("clause", "spot 's' lead_over at? extents? BE|WORTH extents? amount|bound POINTS? extents?")
@rule("clause", "at ','? spot 's' lead_over BE|WORTH amount|bound POINTS?")
@rule("clause", "POSSESSIVE lead_over at? extents? EXCEEDS amount POINTS? extents?")
@rule("clause", "spot 's' lead_over at? extents? EXCEEDS amount POINTS? extents?")
def _lead_is(c: Context, *rest: Meaning) -> Reading | None:
    """“A's lead is larger than 5 at every length”: over the best of its rivals."""
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    place = together((Place() if extent is None else extent.place, *every(rest, Place)))
    if extent is None or place is None or extent.excluded.ticks:
        return None
    place = place.default(c.here.without(d for d in (extent.along,) if d is not None))
    own = [d for d, t in place.ticks if len(t) == 1 < c.size(d) and not c.is_scale(d)]
    own = [d for d in own if c.names.compared(frozenset({d})) and d not in c.names.attributes]
    owned = [d for d in own if d in _owner(c, rest)]
    if len(owned) != 1 or place.notes or c.names.measures.differ(place):
        return None
    (dimension,) = owned
    rest_of = tuple(d for d in open_dimensions(c, place) if d != dimension)
    if not fits(extent, rest_of) or more_is_better(c, place) is False:
        return None
    if not extent.is_said and not is_single(c, place):
        extent = Extent(Quantifier.ALL)
    best = Aggregate(Function.MAX, rivals_of(place, dimension), rest_of)
    lead = Arithmetic("-", place.cells, best)
    amount = the(rest, Amount)
    comparator = next((r for r in rest if hasattr(r, "negation")), amount.comparator)
    held = Compare(comparator, lead, amount.number)
    return Reading((reaching(held, extent, Quantifier.ALL),), "difference")


def _owner(c: Context, rest: tuple[Meaning, ...]) -> frozenset[str]:
    """The dimensions of whom the lead is: named, or what the surroundings are about."""
    spots = [r for r in rest[: rest.index("lead")] if isinstance(r, Place)]
    return spots[-1].dimensions if spots else c.here.dimensions


@rule("lead_over", "'lead'|'margin'|'advantage'")
@rule("lead_over", "'lead'|'margin'|'advantage' 'over' 'the' 'runner' '-'? 'up'")
@rule("lead_over", "'lead'|'margin'|'advantage' 'over' runner_up")
@rule("lead_over", "'lead'|'margin'|'advantage' 'over' 'the' 'rest'|'others'|'second'|'field'")
def _lead(*_: Meaning) -> str:
    return "lead"
