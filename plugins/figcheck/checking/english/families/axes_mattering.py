"""How much an axis matters, and where: “the group size matters most at 2 bits, hardly at 8”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, open_dimensions
from figcheck.checking.english.families.levels import (
    SLIGHT_SHARE,
    STABLE_SHARE,
    UNSTABLE_SHARE,
)
from figcheck.checking.english.families.varying import Over, Varying
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    OF_ALL,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Or,
    Quantified,
    Quantifier,
)
from figcheck.records import record
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "spread"

_SMALL_PART = 0.25
"""What part of all that a figure spans an axis may move values by and still be said to matter
little."""


def _beside(c: Context, place: Place, axis: str) -> tuple[str, ...] | None:
    """The other dimensions that are open at a place, if the axis is open there."""
    opened = open_dimensions(c, place)
    differing = c.names.measures.differ(place) or c.names.measures.dimension in opened
    if axis not in opened or differing:
        return None
    return tuple(d for d in opened if d != axis)


def _spread(place: Place, beside: tuple[str, ...]) -> Aggregate:
    """How far the values lie apart along the axis, wherever else they stand."""
    return Aggregate(Function.RANGE, place.cells, beside)


@record
class MatteringLittle:
    """Moving values by next to nothing along an axis.

    Attributes:
        axis: which.
    """

    axis: str

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the spread is small beside the values and beside that of the whole figure."""
        place = subject.place.within(extent.place)
        if place is None or place.notes or extent.count or extent.excluded.ticks:
            return None
        if extent.quantifier not in OF_ALL:
            return None
        place = place.default(c.here)
        beside = _beside(c, place, self.axis)
        if beside is None:
            return None
        spread = _spread(place, beside)
        size = Arithmetic("/", spread, Absolute(Aggregate(Function.MEAN, place.cells, beside)))
        share = Arithmetic("/", spread, Aggregate(Function.RANGE, EVERYWHERE.cells))
        small = [
            Compare(Comparator.AT_MOST, size, Number(STABLE_SHARE, 1)),
            Compare(Comparator.AT_MOST, share, Number(_SMALL_PART, 2)),
        ]
        least = [
            Compare(Comparator.AT_MOST, size, Number(UNSTABLE_SHARE, 1)),
            Compare(Comparator.AT_MOST, share, Number(SLIGHT_SHARE, 2)),
        ]
        everywhere = [[_throughout(part, beside) for part in parts] for parts in (small, least)]
        return Reading((both(everywhere[0]), Or(tuple(everywhere[1]))), FAMILY)


def _throughout(formula: Compare, beside: tuple[str, ...]) -> Formula:
    return Quantified(Quantifier.ALL, formula) if beside else formula


@record
class MatteringMore:
    """Moving values further along an axis at one place than at another.

    Attributes:
        axis: which.
        comparator: whether further or less far.
        one: the place of which it is said.
        than: the other.
    """

    axis: str
    comparator: Comparator
    one: Place
    than: Place

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That its spread at the one is larger, whatever else differs: in all cases or in none."""
        if extent.count or extent.excluded.ticks or extent.is_said:
            return None
        there = subject.place.within(extent.place)
        if there is None or there.notes or self.one.dimensions != self.than.dimensions:
            return None
        ends = [place.default(there).default(c.here) for place in (self.one, self.than)]
        beside = [_beside(c, end, self.axis) for end in ends]
        if beside[0] is None or beside[0] != beside[1]:
            return None
        if any(len(t) != 1 for end in (self.one, self.than) for _, t in end.ticks):
            return None
        held = Compare(self.comparator, *(_spread(end, beside[0]) for end in ends))
        if not beside[0]:
            return Reading((held,), FAMILY)
        means = (Aggregate(Function.MEAN, side) for side in (held.left, held.right))
        each = Quantified(Quantifier.ALL, held)
        return Reading((each, Compare(self.comparator, *means)), FAMILY)


# What is said ------------------------------------------------------------------------


@rule("acting_axis", "DET? LABEL", "VARYING DET? LABEL", "DET? 'choice' 'of' DET? LABEL")
@rule(
    "axis_impact", "DET? IMPACT 'of' DET? LABEL upon?", "DET? IMPACT 'of' VARYING DET? LABEL upon?"
)
@rule("axis_impact", "DET? IMPACT 'of' 'the' 'choice' 'of' DET? LABEL upon?")
def _acting(c: Context, *rest: Meaning) -> str | None:
    """“the group size”, “the effect of the group size on perplexity”."""
    axis = c.names.dimensions[the(rest, Label).dimension]
    # What has no order, as a treatment and a control, acts by being there or not.
    return axis.name if is_ordered(axis) and not is_time(axis) and len(axis.ticks) > 1 else None


@rule("axis_impact", "DET? DIFFERENCE|VARIATION|RANGE_WORD 'between'|'among'|'across' DET? LABEL")
def _differences(c: Context, *rest: Meaning) -> str | None:
    """“the differences between the models”."""
    dimension = the(rest, Label).dimension
    return dimension if c.size(dimension) > 1 else None


@rule("VARYING", "'varying'|'changing'")
def _varying(*_: Meaning) -> str:
    return "varying"


@rule("upon", "'on'|'upon' measure", "'on'|'upon' DET? KIND|VALUES|MEASURE")
def _upon(*_: Meaning) -> str:
    return "upon"


@rule("matters_most", "MATTERS MOST_OF_ALL", "HAS_EFFECT DET best|WIDE|STEEPEST IMPACT upon?")
@rule("is_most", "BE DET? best|WIDE|STEEPEST")
def _most(_: Context, *rest: Meaning) -> Function:
    return the(rest, Function)


_LITTLE = "'little'|'negligible'|'minimal'|'marginal'"
_NEARLY = "'almost'|'practically'|'virtually'|'nearly'"
_HARDLY = "'hardly'|'barely'|'scarcely'"
# What has no effect at all, or vanishes, is not what has little: how much would be none?


@rule(
    "matters_little",
    f"{_HARDLY} MATTERS",
    f"{_HARDLY} 'has'|'have'|'makes' 'any'|'an' IMPACT upon?",
)
@rule("matters_little", f"HAS_EFFECT 'only'|'very'|'a'? {_LITTLE} IMPACT upon?")
@rule("matters_little", f"HAS_EFFECT {_NEARLY} 'no' IMPACT upon?")
@rule("matters_little", f"{_HARDLY} 'affects'|'influences'|'changes'|'alters' measure")
@rule("is_little", f"{_NEARLY} 'vanishes'|'vanish'|'disappears'|'disappear'")
@rule("is_little", f"BE {_NEARLY}? 'negligible'|'minimal'")
def _little(*_: Meaning) -> str:
    return "little"


@rule("statement", "acting_axis matters_most extents", "axis_impact is_most extents")
@rule("statement", "extents ','? acting_axis matters_most", "extents ','? axis_impact is_most")
def _matters_most(_: Context, *rest: Meaning) -> Statement | None:
    """“The effect of the group size is largest at 2 bits”."""
    axis, function, place = the(rest, str), the(rest, Function), the(rest, Extent).place
    if len(place.ticks) != 1 or axis in place.dimensions:
        return None
    most = Varying(function, over=Over(axis), location=place)
    return Statement(Subject(), most, Extent())


@rule("statement", "acting_axis matters_little extents?", "axis_impact is_little extents?")
def _matters_little(_: Context, axis: str, *rest: Meaning) -> Statement:
    """“At 8 bits the group size has almost no effect”."""
    return Statement(Subject(), MatteringLittle(axis), first(rest, Extent) or Extent())


@rule("statement", "acting_axis matters_more at THAN at", "axis_impact is_more at THAN at")
def _matters_more(_: Context, axis: str, sign: Comparator, *rest: Meaning) -> Statement:
    """“The group size matters more at 2 bits than at 4”."""
    one, than = every(rest, Place)
    return Statement(Subject(), MatteringMore(axis, sign, one, than), Extent())


@rule("matters_more", "MATTERS MORE_CASES", "HAS_EFFECT DET? MORE IMPACT upon?")
@rule("is_more", "BE MORE")
def _more(_: Context, *rest: Meaning) -> Comparator:
    return the(rest, Comparator)
