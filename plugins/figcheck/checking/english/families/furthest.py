"""What a line does not get beyond: “no improvement beyond 20”, “is never that high again”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.stretches import Stretch, stretches
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.tree import Aggregate, Comparator, Compare, Formula, Function
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


def _after(along: Stretch, spot: Place) -> tuple[str, list[str]] | None:
    """A tick of a line, and those behind it."""
    ticks = spot.get(along.dimension)
    if len(ticks) != 1 or ticks[0] not in along.ticks:
        return None
    behind = list(along.ticks[along.ticks.index(ticks[0]) + 1 :])
    return (ticks[0], behind) if behind else None


@record
class NoFurther:
    """Not rising, or not getting better, behind a point of the axis.

    Attributes:
        up: which way it does not go.
        by_quality: whether it speaks of better and worse.
        spot: the point.
    """

    up: bool
    by_quality: bool
    spot: Place

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That no value behind the point lies beyond the one there, in each line."""
        if subject.aggregate or subject.minus or subject.count or extent.is_said:
            return None
        up = self.up
        if self.by_quality:
            better = more_is_better(c, subject.place)
            if better is None:
                return None
            up = up is better
        sign = Comparator.AT_MOST if up else Comparator.AT_LEAST
        held: list[Formula] = []
        on_average: list[Formula] = []
        lines = stretches(c, subject)
        for along in lines:
            found = _after(along, self.spot)
            if found is None:
                return None
            there = along.value(subject, found[0])
            held += [Compare(sign, along.value(subject, t), there) for t in found[1]]
            free = subject.place.without([along.dimension])
            means = {
                t: Aggregate(Function.MEAN, free.default(Place.of(along.dimension, [t])).cells)
                for t in (found[0], *found[1])
            }
            on_average = [Compare(sign, means[t], means[found[0]]) for t in found[1]]
        if not held:
            return None
        ways = [both(held)] if len(lines) == 1 else [both(held), both(on_average)]
        return Reading(tuple(ways), "trend")


@rule("predicate", "HAVE 'no' further_rise BEYOND_POINT coordinate")
@rule("predicate", "'no' further_rise BEYOND_POINT coordinate")
def _no_further(_: Context, *rest: Meaning) -> NoFurther:
    """“… shows no improvement beyond 20 epochs”."""
    up, quality = the(rest, tuple)
    return NoFurther(up, quality, the(rest, Place))


@rule("further_rise", "FURTHER? RISE")
def _rise(_: Context, *rest: Meaning) -> tuple[bool, bool]:
    return the(rest, bool), False


@rule("further_rise", "FURTHER? BETTERING", "FURTHER? BETTERMENT")
def _improvement(_: Context, *rest: Meaning) -> tuple[bool, bool]:
    return the(rest, bool), True


@record
class PeakForGood:
    """Having an extreme at a point, and nothing like it behind that point."""

    function: Function
    spot: Place
    amount: Amount | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That no other value of the line is as high, or as low behind it."""
        if subject.aggregate or subject.minus or subject.count or extent.is_said:
            return None
        up = self.function is Function.MAX
        held: list[Formula] = []
        for along in stretches(c, subject):
            found = _after(along, self.spot)
            if found is None:
                return None
            tick, behind = found
            there = along.value(subject, tick)
            before = along.ticks[: along.ticks.index(tick)]
            sign = Comparator.AT_MOST if up else Comparator.AT_LEAST
            strict = Comparator.LESS if up else Comparator.MORE
            held += [Compare(sign, along.value(subject, t), there) for t in before]
            held += [Compare(strict, along.value(subject, t), there) for t in behind]
            if self.amount is not None:
                held.append(Compare(self.amount.comparator, there, self.amount.number))
        return Reading((both(held),), "extremum") if held else None


@rule("predicate", "PEAKS at said? ','? 'and' BE? NEVER_SO_AGAIN")
@rule("predicate", "PEAKS with_amount at ','? 'and' BE? NEVER_SO_AGAIN")
def _peaks_for_good(_: Context, *rest: Meaning) -> PeakForGood:
    """“… peaks in 2017 and is never that high again”."""
    return PeakForGood(the(rest, Function), the(rest, Place), first(rest, Amount))
