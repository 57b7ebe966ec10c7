"""Things set beside each other by an adjective: “the fastest model”, “cheaper than B”.

Where the figure has one measure, such a word is read as higher or lower. The rules here are for
figures of several, of which the word picks one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.bounds import Bounded
from figcheck.checking.english.families.build import both, open_dimensions
from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.elliptic import Rivalling
from figcheck.checking.english.families.exclusive import each_together
from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.measured import is_so_much
from figcheck.checking.english.families.multiples import Multiple
from figcheck.checking.english.families.peaks import Peak, Scope
from figcheck.checking.english.families.ranking import Ranked
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.families.topmost import AreTop
from figcheck.checking.english.kinds.measured_units import DATE
from figcheck.checking.english.kinds.polarity import more_is_wanted
from figcheck.checking.english.meanings.assertions import Coordination, Statement
from figcheck.checking.english.meanings.meaning import (
    OF_ALL,
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import (
    Meaning,
    every,
    exactly,
    first,
    first_exactly,
    the,
)
from figcheck.checking.language.tree import Comparator, Formula, Function, Number, Or, Quantifier
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class InOne:
    """Something said of one of several measures, where the word leaves open of which.

    Attributes:
        measures: those that it may be about.
        of: what is said of their values.
    """

    measures: Place
    of: Predicate

    @property
    def than(self) -> Subject | None:
        """What is compared with, if anything is: the “B” of “faster than B, but dearer”."""
        return getattr(self.of, "than", None)

    def against(self, rival: Subject) -> InOne:
        """The same of one that is named before: “dearer” than “B”."""
        against = getattr(self.of, "against", None)
        return self if against is None else replace(self, of=against(rival))

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """The same of each measure; where they differ, none is believed."""
        ((dimension, ticks),) = self.measures.ticks
        if subject.each == dimension:
            return None
        if dimension in subject.own:  # "Test is harder than dev", both of them columns.
            inside = set(subject.place.get(dimension)) <= set(ticks)
            return self.of.reading(c, subject, extent) if inside else None
        own = subject.place.get(dimension)
        found: list[Reading] = []
        for tick in (t for t in ticks if not own or t in own):
            place = Place.of(dimension, [tick]).default(subject.place)
            reading = self.of.reading(c, replace(subject, place=place), extent)
            if reading is None:
                return None
            found.append(reading)
        if not found:
            return None
        return Reading(tuple(f for r in found for f in r.formulas), found[0].family)


def _said(meanings: Sequence[Meaning]) -> tuple[Comparator | Function, Place]:
    """What the adjective says, and the measures that it may be about."""
    sense, place = the(meanings, tuple)
    return sense, place


@rule("extreme", "DET? EXTREME_OF KIND|LABEL|VALUES?", "DET? EXTREME_OF KIND|LABEL KIND|LABEL")
def _most(_: Context, *rest: Meaning) -> Peak:
    """“the fastest model”."""
    function, place = _said(rest)
    assert isinstance(function, Function)  # noqa: S101
    return Peak(function, measure=place)


@rule("predicate", "'the'? how_many? EXTREME_OF LABEL|KIND?")
def _are_most(_: Context, *rest: Meaning) -> InOne:
    """“A and B are the two fastest”."""
    function, place = _said(rest)
    assert isinstance(function, Function)  # noqa: S101
    return InOne(place, AreTop(function, first_exactly(rest, int)))


@rule("clause", "'the' how_many EXTREME_OF LABEL|KIND? scope? BE place")
def _those_are(c: Context, *rest: Meaning) -> Reading | None:
    """“The three heaviest cars are A, B and C”."""
    function, measures = _said(rest)
    scope, place = first(rest, Scope) or Scope(), every(rest, Place)[-1]
    count = exactly(rest, int)
    whole = place.within(scope.place)
    if scope.free or whole is None or len(place.ticks) != 1 or len(place.ticks[0][1]) != count:
        return None
    assert isinstance(function, Function)  # noqa: S101
    subject = Subject(whole, own=place.dimensions)
    said = InOne(measures, AreTop(function, count))
    return Statement(subject, said, Extent()).reading(c)


@rule("extreme", "DET MORE_OF KIND|LABEL?", "DET MORE_OF KIND|LABEL? 'of' 'the' 'two'")
def _more_of_two(_: Context, *rest: Meaning) -> Peak:
    """“the faster of the two”."""
    comparator, place = _said(rest)
    up = comparator is Comparator.MORE
    return Peak(Function.MAX if up else Function.MIN, measure=place, of_two=True)


@rule("rank_of", "DET? ORDINAL|NEXT '-'? EXTREME_OF KIND|LABEL?")
def _rank_of(_: Context, *rest: Meaning) -> tuple[Ranked, Place] | None:
    """“the second most expensive detector”."""
    function, place = _said(rest)
    position = first_exactly(rest, int, 1)
    assert isinstance(function, Function)  # noqa: S101
    return (Ranked(function, position + 1), place) if position > 0 else None


@rule("predicate", "COMES? rank_of said?")
def _second(_: Context, *rest: Meaning) -> InOne:
    ranked, place = the(rest, tuple)
    return InOne(place, replace(ranked, amount=first(rest, Amount)))


@rule("clause", "rank_of scope? is_at|BE place with_amount?")
def _the_second_is(c: Context, said: tuple[Ranked, Place], *rest: Meaning) -> Reading | None:
    """“The second cheapest oven is Alto”."""
    (ranked, place), scope = said, first(rest, Scope) or Scope()
    located = replace(ranked, location=the(rest, Place), amount=first(rest, Amount))
    subject = Subject(scope.place, named=bool(scope.place.ticks))
    return None if scope.free else Statement(subject, InOne(place, located), Extent()).reading(c)


@rule("predicate", "amount|bound? MORE_OF THAN rival by? versus?")
@rule("predicate", "amount|bound? MORE_OF THAN OTHERS LABEL|KIND? by?")
def _more(_: Context, *rest: Meaning) -> InOne:
    """“0.6 points more accurate than Osprey”."""
    comparator, place = _said([r for r in rest if _is_said(r)])
    versus = next((r for r in rest if isinstance(r, tuple) and not _is_said(r)), None)
    assert isinstance(comparator, Comparator)  # noqa: S101
    relation = Relation(comparator)
    rival, by = first(rest, Subject), first(rest, Amount)
    return InOne(place, Comparative(relation, rival, by, values=versus))


@rule("predicate", "MORE_OF THAN amount")
def _more_than_so_much(c: Context, *rest: Meaning) -> InOne | None:
    """“… goes farther than 400 km”."""
    comparator, place = _said([r for r in rest if _is_said(r)])
    amount = the(rest, Amount)
    told = c.names.measures.in_unit(amount.unit)
    within = told.within(place) if told else None
    assert isinstance(comparator, Comparator)  # noqa: S101
    return InOne(within, Bounded(replace(amount, comparator=comparator))) if within else None


@rule("predicate", "factor AS_MUCH_OF rival", "factor MORE_OF THAN rival")
def _times_as_much(_: Context, factor: Amount, *rest: Meaning) -> InOne:
    """“twice as fast as Osprey”: in half the time, where it is times that are measured."""
    comparator, place = _said([r for r in rest if _is_said(r)])
    multiple = Multiple(the(rest, Subject), factor, inverse=comparator is Comparator.LESS)
    return InOne(place, multiple)


@rule("predicate", "MORE_OF by?", "amount|bound MORE_OF")
def _more_than_it(_: Context, *rest: Meaning) -> InOne:
    """“Merlin is faster”: than the other one."""
    comparator, place = _said([r for r in rest if _is_said(r)])
    assert isinstance(comparator, Comparator)  # noqa: S101
    return InOne(place, Rivalling(Relation(comparator), first(rest, Amount)))


@rule("predicate", "HAS_OF predicate", "HAS_OF 'only'|'just'|'merely'? value")
def _has_of(c: Context, place: Place, predicate: Predicate) -> InOne | None:
    """“… costs $5”, “… weighs twice as much as B”, not “… needs twice the memory”."""
    if isinstance(predicate, InOne) and place.within(predicate.measures) == place:
        return replace(predicate, measures=place)  # "… operated longer than B"
    return None if c.names.measures.names_one(predicate) else InOne(place, predicate)


@rule("predicate", "HAS_OF 'for' amount|bound", "BE? HAS_OF 'in' amount|bound")
def _for_so_long(c: Context, *rest: Meaning) -> InOne | None:
    """“… operated for 6.3 years”, “… was launched in 1975”, “… charges in under 30 minutes”."""
    place, amount = the(rest, Place), the(rest, Amount)
    ((_, ticks),) = place.ticks
    is_date = all(c.names.measures.unit_of(t) == DATE for t in ticks)
    return InOne(place, is_so_much(amount)) if is_date is not bool(amount.unit) else None


@rule("quality", "DET? COUNT? QUALITY_MEASURES")
def _quality(c: Context, *rest: Meaning) -> Place | None:
    """“The four quality metrics”: where more is better, beside what a thing costs."""
    split = {d.name: [t for t in d.ticks if more_is_wanted(t)] for d in c.figure.dimensions}
    if c.names.measures.dimension is not None and c.names.measures.wanted:
        split[c.names.measures.dimension] = [*c.names.measures.wanted]  # No speed.
    found = [(d, good) for d, good in split.items() if 1 < len(good) < c.size(d)]
    count = first_exactly(rest, int)
    if len(found) != 1 or count not in (None, len(found[0][1])):
        return None
    return Place.of(*found[0])


@rule("extent", "AT EACH quality", "AT quality", "AT EACH quality EXCEPT|'but' place")
def _of_quality(_: Context, *rest: Meaning) -> Extent | None:
    """“on all four quality metrics”, “in every accuracy column but recall”."""
    quantifier = first(rest, Quantifier) or Quantifier.ALL
    measures, *but = every(rest, Place)
    ((along, _good),) = measures.ticks
    if any(place.dimensions != {along} for place in but):
        return None
    excluded = but[0] if but else Place()
    return Extent(quantifier, along=along, place=measures, excluded=excluded)


@rule("extent", "AT EXACTLY? COUNT 'of' quality", "AT EXACTLY? COUNT QUALITY_MEASURES")
def _of_so_much_quality(c: Context, *rest: Meaning) -> Extent | None:
    """“on two of the three quality metrics”."""
    count, measures = exactly(rest, int), first(rest, Place) or _quality(c)
    if measures is None:
        return None
    ((along, _good),) = measures.ticks
    return Extent(along=along, count=Amount(Number(float(count))), place=measures)


@rule("subject", "EACH quality")
def _each_quality(_: Context, quantifier: Quantifier, measures: Place) -> Subject:
    """“All three accuracy metrics fall”."""
    ((along, _good),) = measures.ticks
    return Subject(measures, quantifier, each=along)


@rule("both_than", "MORE_OF 'and'|'but' MORE_OF THAN rival")
def _both_than(_: Context, *rest: Meaning) -> tuple[InOne, ...]:
    """“smaller and faster than Osprey”."""
    rival = the(rest, Subject)
    senses = [r for r in rest if _is_said(r)]
    return tuple(InOne(place, Comparative(Relation(sense), rival)) for sense, place in senses)


@rule("statement", "subject extents? verb 'both'? both_than extents?")
def _more_of_both(_: Context, subject: Subject, *rest: Meaning) -> Coordination | None:
    """“Harrier is smaller and faster than Osprey”."""
    if subject.count is not None or subject.quantifier not in OF_ALL:
        return None  # "No detector is both" says that each lacks one of them.
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    if extent is None:
        return None
    return Coordination(tuple(Statement(subject, p, extent) for p in the(rest, tuple)))


@rule("clause", "EACH 'other'? LABEL verb 'both'? both_than")
def _none_is_both(
    c: Context, quantifier: Quantifier, label: Label, *rest: Meaning
) -> Reading | None:
    """“No detector is both smaller and faster than Buzzard”: none of the others."""
    predicates = the(rest, tuple)
    rival = predicates[0].than
    if rival is None or len(rival.place.get(label.dimension)) != 1:
        return None
    said = tuple(Statement(Subject(named=False), p, Extent()) for p in predicates)
    return each_together(c, quantifier, (label, said), rival.place.get(label.dimension))


@rule("clause", "extreme BE extreme")
def _the_same_one(c: Context, one: Peak, _: Meaning, other: Peak) -> Reading | None:
    """“The cheapest tablet is also the lightest one”: some tablet is both."""
    measured = c.names.measures.dimension
    open_ = [d for d in open_dimensions(c, c.here) if d != measured]
    if not (one.measure.ticks and other.measure.ticks) or len(open_) != 1:
        return None
    both_of_each: list[Formula] = []
    for tick in c.names.dimensions[open_[0]].ticks:
        subject = Subject(Place.of(open_[0], [tick]))
        readings = [
            Statement(subject, Extremal(peak), Extent()).reading(c) for peak in (one, other)
        ]
        known = [r.formulas[0] for r in readings if r is not None and len(r.formulas) == 1]
        if len(known) < len(readings):
            return None
        both_of_each.append(both(known))
    return Reading((Or(tuple(both_of_each)),), "extremum")


def _is_said(meaning: Meaning) -> bool:
    return isinstance(meaning, tuple) and isinstance(meaning[-1], Place)
