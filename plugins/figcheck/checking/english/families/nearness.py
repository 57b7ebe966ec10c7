"""How near values lie to each other: “within 0.2 of each other”, “closest to Birch on Law”."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount, is_single, open_dimensions
from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.sides import Relation, sides
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.meanings.meaning import (
    OF_ALL,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
    Not,
    Number,
    Or,
    Quantified,
    Quantifier,
    Term,
)
from figcheck.model import Kind, Role
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_MOST_LINES = 30


@record
class WithinEachOther:
    """Lying no further from each other than an amount."""

    amount: Amount

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the range of the things that are named is so small, at each place that is open."""
        if subject.aggregate or subject.minus or extent.count or extent.excluded.ticks:
            return None
        if extent.quantifier not in OF_ALL:
            return None
        if self.amount.percent and not c.scale.percent:
            return None  # Of which of them?
        among = [d for d in subject.own if len(subject.place.get(d)) > 1]
        if subject.each is not None and subject.quantifier is Quantifier.ALL:
            among = [subject.each]
        if len(among) != 1:
            return None
        rest = tuple(d for d in open_dimensions(c, subject.place) if d != among[0])
        spread = Aggregate(Function.RANGE, subject.term(subject.place), rest)
        held = Compare(Comparator.AT_MOST, spread, self.amount.number)
        if self.amount.comparator is Comparator.ABOUT:
            # "Within about 2 points": 2.1 are about 2.
            near = Compare(Comparator.ABOUT, spread, self.amount.number)
            return None if rest else Reading((Or((held, near)),), "difference")
        return Reading((Quantified(Quantifier.ALL, held) if rest else held,), "difference")


@rule("predicate", "WITHIN amount POINTS? 'of' EACH_OTHER")
@rule("predicate", "'no' 'more' 'than' amount POINTS? 'from' EACH_OTHER")
def _within_each_other(_: Context, *rest: Meaning) -> WithinEachOther:
    """“… are within 0.2 of each other”."""
    return WithinEachOther(the(rest, Amount))


@record
class AwayFrom:
    """Lying so far from another, on either side of it."""

    amount: Amount
    than: Subject

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the distance is the amount, wherever both are looked at."""
        if subject.aggregate or subject.quantifier or subject.minus or extent.count:
            return None
        never = extent.quantifier is Quantifier.NONE
        if extent.quantifier not in (None, Quantifier.ALL, Quantifier.NONE):
            return None
        pair = sides(c, subject, self.than, None)
        if pair is None or extent.excluded.ticks:
            return None
        distance: Term = Absolute(Arithmetic("-", pair.own.cells, pair.than.cells))
        if self.amount.percent and not c.scale.percent:
            # "Within 10 % of the ideal": of what that is.
            distance = Arithmetic("*", Arithmetic("/", distance, pair.than.cells), Number(100))
        if is_single(c, pair.own) and is_single(c, pair.than):
            held = is_amount(distance, self.amount)
            return Reading((Not(held) if never else held,), "difference")
        each = Compare(self.amount.comparator, distance, self.amount.number)
        quantifier = Quantifier.NONE if never else Quantifier.ALL
        return Reading((Quantified(quantifier, each),), "difference")


@rule("predicate", "WITHIN amount POINTS? 'of' rival")
def _within_of(c: Context, *rest: Meaning) -> AwayFrom | None:
    """“… comes within one point of Birch”."""
    amount = the(rest, Amount)
    if amount.percent and not c.discourse.clause_has_word(r"\b(?:within|inside)\b"):
        return None  # "Less than 3% of B" is a part of it.
    if amount.comparator is Comparator.ABOUT:
        return None  # "Within about 2 points": how many more that may be, is open.
    return AwayFrom(replace(amount, comparator=Comparator.AT_MOST), the(rest, Subject))


@record
class NearBest:
    """Being a cell of a grid that lies so near to the best of all its cells.

    Attributes:
        amount: how near.
        highest: whether the highest is named rather than the best.
    """

    amount: Amount
    highest: bool

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That it is no further behind the best one, in each panel if there are several."""
        if subject.aggregate or subject.quantifier or subject.minus or extent.count:
            return None
        if extent.quantifier not in OF_ALL or extent.excluded.ticks:
            return None
        axes = [d.name for d in c.figure.dimensions if d.role in (Role.X, Role.Y)]
        place = subject.place
        if c.figure.kind is not Kind.HEATMAP or len(axes) != _BOTH or place.orders:
            return None
        if any(len(place.get(axis)) != 1 for axis in axes) or self.amount.percent:
            return None
        better = True if self.highest else more_is_better(c, place)
        if better is None:
            return None
        rest = open_dimensions(c, place)
        best = Aggregate(Function.MAX if better else Function.MIN, place.without(axes).cells, rest)
        ends = (best, place.cells) if better else (place.cells, best)
        held = Compare(Comparator.AT_MOST, Arithmetic("-", *ends), self.amount.number)
        return Reading((Quantified(Quantifier.ALL, held) if rest else held,), "difference")


_BOTH = 2


@rule("predicate", "WITHIN amount POINTS? 'of' 'the' BEST|EXTREME VALUES|CASE|'one'?")
@rule("predicate", "LIES? WITHIN amount POINTS? 'of' 'the' BEST|EXTREME VALUES|CASE|'one'")
@rule("predicate", "'at' 'most' amount POINTS? 'behind' 'the' BEST VALUES|CASE")
def _near_best(c: Context, *rest: Meaning) -> NearBest | None:
    """“Depth 3 at width 8 comes within two points of the best value”."""
    if Function.MIN in rest:
        return None
    highest = not c.discourse.clause_has_word("best")
    return NearBest(the(rest, Amount), highest)


@rule(
    "predicate", "amount|bound POINTS? AWAY_FROM rival", "amount|bound POINTS? 'apart' 'from' rival"
)
@rule("predicate", "DIFFERS_FROM rival 'by' 'only'|'just'|'merely'|'some'? amount|bound")
@rule("predicate", "DIFFERS_BY 'only'|'just'|'merely'|'some'? amount|bound 'from' rival")
def _away_from(_: Context, *rest: Meaning) -> AwayFrom:
    """“… is never more than 0.04 away from Birch”, “… differs from Birch by 3”."""
    return AwayFrom(the(rest, Amount), the(rest, Subject))


@record
class Closest:
    """Being nearer to something than any other of its kind, or furthest from it.

    Attributes:
        to: what it is near to.
        nearest: whether it is the nearest rather than the furthest.
        by: how far it is away, if that is said.
    """

    to: Place
    nearest: bool
    by: Amount | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That no other is nearer there.

        Of lines that have several values each the mean distance may be meant, or each.
        """
        if subject.aggregate or subject.quantifier or subject.minus or extent.is_said:
            return None
        if extent.excluded.ticks or subject.place.orders or self.to.orders:
            return None
        shared = [d for d in self.to.dimensions if d in subject.own]
        if len(shared) != 1 or len(self.to.get(shared[0])) != 1:
            return None
        (dimension,) = shared
        (own, *more), (rival,) = subject.place.get(dimension), self.to.get(dimension)
        known = c.names.dimensions[dimension].ticks
        if more or own == rival or len(known) > _MOST_LINES:
            return None
        rest = self.to.without([dimension]).default(subject.place.without([dimension])).plain
        anchor = rest.default(Place.of(dimension, [rival])).cells

        def away(tick: str) -> Absolute:
            return Absolute(
                Arithmetic("-", rest.default(Place.of(dimension, [tick])).cells, anchor)
            )

        others = [t for t in known if t not in (own, rival)]
        if not others:
            return None
        sign = Comparator.AT_MOST if self.nearest else Comparator.AT_LEAST
        each: list[Formula] = [Compare(sign, away(own), away(t)) for t in others]
        number = None if self.by is None else is_amount(away(own), self.by)
        if is_single(c, rest.default(Place.of(dimension, [own]))):
            here = self._nearest_here(c, rest, dimension, (own, rival), extent)
            return Reading(
                (both([*each, number]), *(both([h, number]) for h in here)), "difference"
            )
        if number is not None:
            return None
        means: list[Formula] = [
            Compare(sign, Aggregate(Function.MEAN, away(own)), Aggregate(Function.MEAN, away(t)))
            for t in others
        ]
        return Reading((both(means), both(each)), "difference")

    def _nearest_here(
        self, c: Context, rest: Place, dimension: str, pair: tuple[str, str], extent: Extent
    ) -> Iterator[Formula]:
        """That nowhere else the two are nearer: “A comes closest to B on Web”.

        “On Web, A comes closest to B” is about the others there.
        """
        if c.discourse.clause_has_word(_LED):
            return
        function = Function.MIN if self.nearest else Function.MAX
        for name, ticks in extent.place.ticks:
            if name == dimension or len(ticks) != 1 or c.size(name) == 1:
                continue
            gaps = [
                Absolute(
                    Arithmetic("-", *(place.default(Place.of(dimension, [t])).cells for t in pair))
                )
                for place in (rest, rest.without([name]))
            ]
            yield Compare(Comparator.EQUAL, gaps[0], Aggregate(function, gaps[1]))


_LED = "^(?:in|on|at|under|for|with|during|among|of|within)"
"""How a clause begins that says first where to look."""


@rule("predicate", "CLOSEST_TO rival", "CLOSEST_TO rival ','? NEAR_BY amount|bound POINTS?")
@rule("predicate", "CLOSEST_TO rival '(' amount APART? ')'")
def _closest(_: Context, nearest: bool, *rest: Meaning) -> Closest | None:
    """“… is closest to Birch”, “… comes closest to Birch, trailing by 0.4”."""
    to = the(rest, Subject)
    return (
        Closest(to.place, nearest, first(rest, Amount)) if to.named and not to.aggregate else None
    )


@record
class Closer:
    """Being nearer to one thing than to another, or further from it.

    Attributes:
        to: the first of the two.
        than: the second.
        nearer: whether it is nearer to the first.
    """

    to: Subject
    than: Subject
    nearer: bool

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the one distance is smaller than the other, wherever both are looked at."""
        if subject.aggregate or subject.quantifier or subject.minus or extent.count:
            return None
        if extent.quantifier not in OF_ALL or extent.excluded.ticks:
            return None
        whole = _both_there(subject, self.to, self.than)
        if whole is None:
            return None
        subject, *others = whole
        pairs = [sides(c, subject, other, None) for other in others]
        known = [p for p in pairs if p is not None]
        if len(known) != len(pairs) or len({p.dimension for p in known}) != 1:
            return None
        one, two = (Absolute(Arithmetic("-", p.own.cells, p.than.cells)) for p in known)
        sign = Comparator.LESS if self.nearer else Comparator.MORE
        if all(is_single(c, place) for p in known for place in (p.own, p.than)):
            return Reading((Compare(sign, one, two),), "difference")
        if not open_dimensions(c, known[0].own):
            return None
        each = Quantified(Quantifier.ALL, Compare(sign, one, two))
        if extent.is_said:
            return Reading((each,), "difference")
        means = Compare(sign, Aggregate(Function.MEAN, one), Aggregate(Function.MEAN, two))
        return Reading((each, means), "difference")


@rule(
    "predicate",
    "CLOSER_TO rival RATHER_THAN 'to'|'from' rival",
    "CLOSER_TO rival RATHER_THAN rival",
)
@rule("predicate", "CLOSER_TO at rival RATHER_THAN 'to'|'from' rival")
def _closer(_: Context, nearer: bool, *rest: Meaning) -> Closer | None:
    """“… is closer to Birch than to Cedar”."""
    to, than = every(rest, Subject)
    if any(s.aggregate or s.quantifier or not s.named for s in (to, than)):
        return None
    return Closer(to, than, nearer)


def _both_there(subject: Subject, *rivals: Subject) -> tuple[Subject, ...] | None:
    """A subject and what it is set against, with what is said behind these holding for all.

    “… to Birch than to Cedar on Web”: on Web all of them.
    """
    place: Place | None = subject.place
    for rival in rivals:
        place = place and place.within(rival.place.without(subject.own))
    if place is None:
        return None
    kept = (r.place.without(r.place.dimensions - subject.own) for r in rivals)
    bare = (replace(r, place=p) for r, p in zip(rivals, kept, strict=True))
    return (replace(subject, place=place), *bare)


@record
class NoWorse:
    """Being as good as another: so much, or better, where that is not told apart.

    Attributes:
        than: the other.
    """

    than: Subject

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That it is level with the other; where it is ahead, nothing is decided."""
        whole = _both_there(subject, self.than)
        if whole is None or extent.count is not None or subject.count is not None:
            return None
        subject, than = whole
        level = Comparative(Relation(Comparator.EQUAL), than)
        ahead = Comparative(Relation(Comparator.AT_LEAST, by_quality=True), than)
        denied = c.discourse.clause_has_word("not (?:as|quite as|nearly as)")
        if denied or Quantifier.NONE in (subject.quantifier, extent.quantifier):
            return ahead.reading(c, subject, extent)  # "No variant is as good as A": all worse.
        readings = [p.reading(c, subject, extent) for p in (level, ahead)]
        if None in readings:
            return None
        return Reading(tuple(f for r in readings if r for f in r.formulas), "difference")


@rule(
    "predicate",
    "AS_GOOD_AS rival",
    "'as' how at 'as' rival",
    "'as'|'equally' 'good'|'well' at 'as' rival",
)
def _as_good(_: Context, *rest: Meaning) -> NoWorse | None:
    """“… does as well as Birch”."""
    than = the(rest, Subject)
    return None if than.aggregate or than.quantifier else NoWorse(than)
