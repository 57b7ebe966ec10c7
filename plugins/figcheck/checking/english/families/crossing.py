"""Lines that cross each other or a level: overtaking, passing, dipping."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.bounds import Bounded
from figcheck.checking.english.families.build import (
    both,
    is_single,
    open_dimensions,
)
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.meanings.reaches import is_crossing
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import (
    Meaning,
    every,
    exactly,
    first,
    first_exactly,
    the,
)
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Comparator,
    Compare,
    Formula,
    Not,
    Or,
    Quantified,
    Quantifier,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


def around(c: Context, place: Place) -> tuple[Place, Place] | None:
    """From the tick before a place to it, or from its first tick to its last."""
    if len(place.ticks) != 1 or place.orders:
        return None
    ((dimension, ticks),) = place.ticks
    if not is_ordered(c.names.dimensions[dimension]):
        return None  # "Alder surpasses Cedar on Law" does so there alone.
    ascending = c.ascending(dimension)
    places = sorted(map(ascending.index, ticks))
    first_one, last_one = (
        (places[0] - 1, places[0]) if len(places) == 1 else (places[0], places[-1])
    )
    if first_one < 0:
        return None
    return Place.of(dimension, [ascending[first_one]]), Place.of(dimension, [ascending[last_one]])


@record
class CrossingEachOther:
    """Two lines that change places between two ticks, or at all."""

    one: Place | None = None
    two: Place | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the one is above at first and below after, or the other way round."""
        if subject.aggregate or subject.minus or extent.is_said or extent.excluded.ticks:
            return None
        listed: list[tuple[str, tuple[str, ...]]]
        listed = [(d, t) for d, t in subject.place.ticks if len(t) == 2 and d in subject.own]
        if subject.each is not None and subject.quantifier is Quantifier.ALL:
            # "The two lines": all that there are.
            listed = [(subject.each, c.names.dimensions[subject.each].ticks)]
        if len(listed) != 1 or len(listed[0][1]) != 2:
            return None
        dimension, (a, b) = listed[0]
        rest = subject.place.without([dimension])
        lines = [Place.of(dimension, [t]).default(rest) for t in (a, b)]
        if self.one is None or self.two is None:
            if len(open_dimensions(c, rest.within(lines[0]) or rest)) != 1:
                return None
            left, right = (line.cells for line in lines)
            over = (Quantified(Quantifier.ALL, Compare(s, left, right)) for s in _STRICTLY)
            return Reading((both(Not(f) for f in over),), "crossing")
        ways: list[Formula] = []
        for sign in _STRICTLY:
            before, after = (
                Compare(s, *(t.default(line).cells for line in lines))
                for s, t in ((sign, self.one), (sign.reverse, self.two))
            )
            ways.append(both([before, after]))
        if any(not is_single(c, t.default(line)) for t in (self.one, self.two) for line in lines):
            return None
        return Reading((Or(tuple(ways)),), "crossing")


_STRICTLY = (Comparator.MORE, Comparator.LESS)


@rule("predicate", "MEET 'somewhere'|'once'? numbered", "MEET 'somewhere'|'once' ends")
@rule("predicate", "MEET EACH_OTHER? ends", "MEET EACH_OTHER? numbered", "MEET EACH_OTHER?")
def _cross(c: Context, *rest: Meaning) -> CrossingEachOther | None:
    """“… cross between 1980 and 1990”."""
    ends = first_exactly(rest, tuple)
    place = first(rest, Place)
    if place is not None:
        ends = around(c, place)
        if ends is None:
            return None
    return CrossingEachOther(*ends) if ends else CrossingEachOther()


@record
class CrossingSoOften:
    """Two lines that change places so many times.

    Attributes:
        times: how often.
    """

    times: int

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the one that is above changes in so many steps; of ties nothing is said.

        Where they do so more or less often, what is denied is when they do.
        """
        crossing = CrossingEachOther().reading(c, subject, extent)
        pair = lines_of(c, subject)
        if crossing is None or len(pair) != 2:
            return None
        (axis,) = open_dimensions(c, pair[0])
        if not is_ordered(c.names.dimensions[axis]):
            return None
        if self.times > 1 and c.discourse.clause_has_word("(?:once|first|one)"):
            return None  # "… twice, once between 4 and 8": of that stretch, once is said.
        signs: list[tuple[Compare, bool]] = []
        stretch = pair[0].get(axis)
        for tick in c.ascending(axis):
            if stretch and tick not in stretch:
                continue
            spot = Place.of(axis, [tick])
            above = Compare(Comparator.MORE, *(spot.default(line).cells for line in pair))
            level = replace(above, comparator=Comparator.EQUAL)
            if not c.table.indices(spot.default(pair[0]).cells):
                continue
            if c.table.evaluate(level).truth is not False:
                return None
            signs.append((above, bool(c.table.evaluate(above).truth)))
        turns = sum(one != two for (_, one), (_, two) in pairwise(signs))
        course = both(f if held else Not(f) for f, held in signs)
        return Reading((course if turns == self.times else Not(course),), "crossing")


@rule("predicate", "MEET EACH_OTHER? turning_times")
def _cross_so_often(_: Context, *rest: Meaning) -> CrossingSoOften:
    """“… swap places twice”."""
    return CrossingSoOften(the(rest, int))


@rule("turning_times", "EXACTLY? 'once'", "EXACTLY? 'a' 'single' 'time'")
def _once(*_: Meaning) -> int:
    return 1


@rule("turning_times", "EXACTLY? 'twice'")
def _twice(*_: Meaning) -> int:
    return 2


@rule("turning_times", "EXACTLY? COUNT 'times'")
def _so_often(_: Context, *rest: Meaning) -> int:
    return the(rest, int)


@rule("ends", "'between' coordinate 'and' coordinate", "'from' coordinate 'to' coordinate")
@rule("ends", "'between' LABEL NUMBER 'and' NUMBER", "'between' coordinate")
def _ends(c: Context, *rest: Meaning) -> tuple[Place, Place] | None:
    places = every(rest, Place)
    if len(places) == 1:  # "between 1 and 10 nM"
        places = [Place.of(d, [t]) for d, ticks in places[0].ticks for t in ticks]
    if len(places) != 2:
        return None
    one, two = places
    if one.dimensions != two.dimensions or len(one.ticks) != 1:
        return None
    (dimension,) = one.dimensions
    if len(one.get(dimension)) != 1 or len(two.get(dimension)) != 1:
        return None
    ordered = c.ascending(dimension)
    first_tick, last_tick = one.get(dimension)[0], two.get(dimension)[0]
    if ordered.index(first_tick) >= ordered.index(last_tick):
        return None
    return one, two


def lines_of(c: Context, subject: Subject) -> list[Place]:
    """The lines that a subject names or counts, one by one; its place, if it is one line."""
    listed = [d for d in subject.own if len(subject.place.get(d)) > 1]
    by = subject.each or (listed[0] if len(listed) == 1 else None)
    if by is None:
        return [subject.place]
    ticks = subject.place.get(by) or c.names.dimensions[by].ticks
    return [Place.of(by, [t]).default(subject.place) for t in ticks]


@record
class Passing:
    """Getting beyond a number between two ticks: “dips under 50 between 20 min and 1 h”.

    Attributes:
        amount: the number.
        one: the first tick.
        two: the second tick.
        either_way: whether it is crossed from above or from below.
    """

    amount: Amount
    one: Place
    two: Place
    either_way: bool = False

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That it is not yet so at the first of the ticks, and so at the second."""
        if subject.aggregate or subject.minus or extent.is_said or extent.excluded.ticks:
            return None
        cases: list[tuple[Formula, ...]] = []
        for place in lines_of(c, subject):
            before, after = (t.default(place) for t in (self.one, self.two))
            if not (is_single(c, before) and is_single(c, after)):
                return None
            comparators = _STRICTLY if self.either_way else (self.amount.comparator,)
            ways = [
                both(
                    [
                        Compare(comparator, after.cells, self.amount.number),
                        Not(Compare(comparator, before.cells, self.amount.number)),
                    ]
                )
                for comparator in comparators
            ]
            cases.append((Or(tuple(ways)) if self.either_way else ways[0],))
        return of_several(c, cases, subject, "crossing") if cases else None


@rule("predicate", "DIPS|GETS_BEYOND|SURPASSES amount ends")
def _passes(c: Context, comparator: Comparator, *rest: Meaning) -> Passing:
    amount = the(rest, Amount)
    one, two = exactly(rest, tuple)
    either_way = is_crossing(c)
    return Passing(replace(amount, comparator=comparator), one, two, either_way=either_way)


@rule("predicate", "REACHES|REACHING amount measure? 'somewhere'? ends")
def _reaches_between(c: Context, *rest: Meaning) -> Passing | None:
    """“… reaches 50% inhibition somewhere between 1 and 10 nM”."""
    amount = the(rest, Amount)
    if amount.comparator is not Comparator.EQUAL or not c.discourse.clause_has_word("between"):
        return None
    one, two = exactly(rest, tuple)
    return Passing(amount, one, two, either_way=True)


@record
class Dipping:
    """Getting beyond a number at all; said of several values only with “never” or a place."""

    amount: Amount
    of_level: ClassVar[bool] = True
    """“Never above 5 before 2010” is not said of the value in 2010, as of a change until then."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That no value is beyond it, or that the one that is named is."""
        never = extent.quantifier is Quantifier.NONE
        if not never and not is_single(c, subject.place):
            return None
        return Bounded(self.amount).reading(c, subject, extent)


@rule("predicate", "DIPS amount")
def _dips(_: Context, comparator: Comparator, *rest: Meaning) -> Dipping:
    """“… never falls below 6 points”."""
    return Dipping(replace(the(rest, Amount), comparator=comparator))


@rule("clause", "place BE? 'never'|'not' MEET", "'the' COUNT? LABEL BE? 'never'|'not' MEET")
@rule("clause", "'the' COUNT? LABEL DO? 'never'|'not' MEET", "place DO 'not' MEET")
def _never_cross(c: Context, *rest: Meaning) -> Reading | None:
    """“the two lines never cross”: each pair stays in its order."""
    place = first(rest, Place)
    if place is not None:
        listed = [(d, t) for d, t in place.ticks if len(t) == 2]
        if len(listed) != 1:
            return None
        ticks: tuple[str, ...]
        ((dimension, ticks),) = listed
    else:
        label = next(r for r in rest if type(r).__name__ == "Label")
        dimension, ticks = label.dimension, c.names.dimensions[label.dimension].ticks
        count = first_exactly(rest, int)
        if (count is not None and count != len(ticks)) or len(ticks) > 6:
            return None
        place = EVERYWHERE
    place = c.in_its_panel(place.default(c.here).default(Place.of(dimension, ticks)))
    if len(open_dimensions(c, place)) != 2:
        return None
    apart: list[Formula] = []
    for i, one in enumerate(ticks):
        for two in ticks[i + 1 :]:
            a, b = (Place.of(dimension, [t]).default(place).cells for t in (one, two))
            apart.append(
                Or(
                    (
                        Quantified(Quantifier.ALL, Compare(Comparator.MORE, a, b)),
                        Quantified(Quantifier.ALL, Compare(Comparator.LESS, a, b)),
                    )
                )
            )
    return Reading((both(apart),), "crossing")
