"""Extremes one after the other, with their values: “the highest is 52 and the lowest 8”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, extreme_of, is_amount, is_single
from figcheck.checking.english.families.leading import FAMILY
from figcheck.checking.english.families.peaks import Peak, Scope, function_of
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Place, Reading, together
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import Comparator, Compare, Formula, Function
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Told:
    """An extreme with its value.

    Attributes:
        peak: which one; `None` for the one that was told before it: “that of B is 12”.
        scope: of what.
        amount: its value.
        spot: where it is, if that is said.
    """

    peak: Peak | None
    scope: Scope
    amount: Amount
    spot: Place = EVERYWHERE

    def after(self, before: Told) -> Told | None:
        """The same with what it shares with the one before it: which extreme, or of what."""
        if self.peak is None:
            return replace(self, peak=before.peak) if self.scope.place.ticks else None
        if before.peak is not None and not self.peak.measure.ticks:
            measure = before.peak.measure.without(self.scope.place.dimensions)
            peak = replace(self.peak, measure=measure)
            same = not self.scope.place.ticks and not self.scope.free
            return replace(self, peak=peak, scope=before.scope if same else self.scope)
        return self

    def formula(self, c: Context, lead: Place) -> Formula | None:
        """That the extreme of its scope has the value, and is where it is said to be."""
        if self.peak is None or self.peak.aggregate is not None:
            return None
        place: Place | None = self.scope.place.default(lead)
        place = place and place.within(self.peak.measure)
        if place is None or place.notes:
            return None
        whole = place.default(c.here.without(self.scope.free))
        if c.about_something and not whole.is_named:
            return None
        function = function_of(c, self.peak, whole)
        if function is None or is_single(c, whole) or c.names.measures.differ(whole):
            return None
        if not c.may_be(self.amount):
            return None
        extreme = extreme_of(function, whole)
        number = is_amount(extreme, self.amount)
        if not self.spot.ticks:
            return number
        there = self.spot.within(whole)
        if there is None or self.spot.notes or there == whole:
            return None
        # "26 in 2013", of all lines: some value of that year.
        reached = there.cells if is_single(c, there) else extreme_of(function, there)
        return both([Compare(Comparator.EQUAL, reached, extreme), number])


@rule("told", "extreme scope? BE amount", "extreme scope? BE amount ','? at|bracketed")
@rule("told", "extreme scope? BE amount ','? REACHED_BY place")
@rule("told", "extreme scope? BE spot 's' amount at?", "extreme scope? BE spot ',' 'with'? amount")
@rule("told_next", "extreme scope? BE? amount", "extreme scope? BE? amount ','? at|bracketed")
@rule("told_next", "extreme scope? BE? amount ','? REACHED_BY place")
@rule("told_next", "extreme scope? BE? spot 's' amount at?")
def _told(_: Context, *rest: Meaning) -> Told | None:
    """“the highest value is 52, at length 512”, “the lowest is Germany's 3.9 in 2016”."""
    spot = together(every(rest, Place))
    if spot is None:
        return None
    return Told(the(rest, Peak), first(rest, Scope) or Scope(), the(rest, Amount), spot)


@rule("told", "spot 's' EXTREME VALUES|measure? BE amount", "spot 's' TOPMOST BE amount")
def _told_of_its_own(_: Context, place: Place, *rest: Meaning) -> Told:
    """“Alder's lowest value is 12”."""
    return Told(Peak(the(rest, Function)), Scope(place), the(rest, Amount))


@rule("told_next", "POSSESSIVE EXTREME VALUES|measure? BE? amount", "POSSESSIVE TOPMOST BE? amount")
def _told_of_it(_: Context, *rest: Meaning) -> Told:
    """“… and its highest 45”."""
    return Told(Peak(the(rest, Function)), Scope(), the(rest, Amount))


@rule("told_next", "'that'|'the' 'one'? 'of'|'in'|'for' place BE? amount")
def _that_of(_: Context, place: Place, *rest: Meaning) -> Told | None:
    """“…, that of Math 37”."""
    return None if place.notes else Told(None, Scope(place), the(rest, Amount))


@rule("clause", "told ','? GAPPED told_next", "at ','? told ','? GAPPED told_next")
def _one_and_the_other(c: Context, *rest: Meaning) -> Reading | None:
    """“In Code, the highest value is 52 and the lowest is 8”: both of the same values."""
    one, two = every(rest, Told)
    lead = first(rest, Place) or EVERYWHERE
    other = two.after(one)
    if other is None or (one.peak == other.peak and one.scope == other.scope):
        return None
    ways = [[told.formula(c, lead) for told in (one, other)]]
    if other.spot.ticks and not one.spot.ticks:
        # "The smallest is 33 and the largest 51 in the left panel": both may be those there.
        there = other.spot.default(lead)
        ways.append([replace(told, spot=EVERYWHERE).formula(c, there) for told in (one, other)])
    known = [both(way) for way in ways if None not in way]
    return Reading(tuple(known), FAMILY) if known and None not in ways[0] else None
