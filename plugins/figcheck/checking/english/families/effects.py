"""What one thing does to another: “Large raises the score of fi by 10 points”, “… halves it”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.behind import Joined
from figcheck.checking.english.families.build import tick_by_tick
from figcheck.checking.english.families.course import part_lost
from figcheck.checking.english.families.differences import Ends, Head, difference, paired
from figcheck.checking.english.families.elliptic import other_of
from figcheck.checking.english.families.gains import Gaining, factor_of
from figcheck.checking.english.families.getting import Getting
from figcheck.checking.english.kinds.polarity import mixed_dimension, more_is_better
from figcheck.checking.english.lexicon.shared_words import WHOLE
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
    together,
)
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.naming.ablations import baseline_of
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import (
    Meaning,
    every,
    exactly,
    first,
    first_exactly,
    the,
)
from figcheck.checking.english.phrases.amounts import Part, only_ticks
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Comparator, Function, Number, Quantifier
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Changed:
    """By how much something is changed; all `None` where that is not said.

    Attributes:
        by: by so much; a percentage is relative.
        factor: to so many times what it was.
        before: from what, if that is said.
        after: to what.
    """

    by: Amount | None = None
    factor: Amount | None = None
    before: Amount | None = None
    after: Amount | None = None


@record
class Affected:
    """What is changed.

    Attributes:
        place: where; it may name what the subject is set against.
        each: whether all of it is meant: “every cell”.
    """

    place: Place = EVERYWHERE
    each: bool = False


_NO_THING = Affected()
"""What is changed where the subject has named it."""


_OVER_THE_STUDY = (
    rf"(?:over|during|throughout|across|in) the (?:{WHOLE} )?(?:course of the )?"
    r"(?:study|trial|treatment|experiment|follow-up|observation|period)"
)


@record
class Affecting:
    """Making something more or less, better or worse.

    Attributes:
        up: whether more, or better.
        by_quality: whether it speaks of better and worse.
        changed: by how much.
        thing: what is changed.
        than: what it is measured against, where that is said.
        by_itself: whether nothing but a baseline can be meant: “A loses 2 points of accuracy”.
    """

    up: bool
    by_quality: bool
    changed: Changed
    thing: Affected
    than: Place | None = None
    by_itself: bool = False

    holds_of_each: ClassVar[bool] = True
    """“Two of them …”: it can be said of one after another."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the values with the subject, less those without it, are so much."""
        if extent.aggregate is Function.MEAN and extent.along is None and not subject.count:
            # "On average, removing a part lowers it by 5": the mean of all, not that of each.
            subject = replace(subject, aggregate=Function.MEAN, each=None, quantifier=None)
        if subject.aggregate not in (None, Function.MEAN) or subject.quantifier or subject.each:
            return None
        if subject.aggregate and any(len(self.thing.place.get(d)) > 1 for d in subject.own):
            return None  # "The row averages increase from row 1 to row 6" change no rows.
        if self.than is None and subject.minus is None and self._is_in_time(c, extent):
            return None  # "From week 0 to week 24 the drug lowers it by 5": since the first week.
        change = self.step(c, subject)
        if change is None or change.minus is None or subject.ratio:
            return None
        change = replace(change, aggregate=subject.aggregate)  # "On average, A lowers it by 5."
        up = self.up
        mixed = mixed_dimension(c, change.place) if self.by_quality else None
        each = self.thing.each or len(self.thing.place.get(mixed or "")) > 1
        if mixed is not None and each and self.changed == Changed():
            # "… improves every metric": each in its own direction.
            of_one = replace(self, thing=_NO_THING, than=None)
            return tick_by_tick(c, of_one, change, extent, mixed)
        if self.by_quality:
            better = more_is_better(c, change.place.default(c.here))
            if better is None:
                return None
            up = up is better
        if self.thing.each:
            every_one = extent.joined(Extent(Quantifier.ALL))
            if every_one is None:
                return None
            extent = every_one
        by, factor, after = self.changed.by, self.changed.factor, self.changed.after
        if after is not None:
            return Getting(up, self.changed.before, after).reading(c, change, extent)
        return Gaining(up, by, factor).reading(c, change, extent)

    def _is_in_time(self, c: Context, extent: Extent) -> bool:
        """Whether a stretch of an axis is named, along which things may change by themselves."""
        place = extent.since or extent.place
        return c.discourse.clause_has_word(_OVER_THE_STUDY) or any(
            len(ticks) > 1 and is_ordered(c.names.dimensions[dimension])
            for dimension, ticks in place.ticks
        )

    def step(self, c: Context, subject: Subject) -> Subject | None:
        """The values with the subject, and those that they are set against."""
        thing = self.thing.place
        if subject.minus is not None:
            # "Going from A to B raises it": the step itself; "reasoning steps" are no such one.
            if subject.signed or self.than is not None or c.discourse.clause_has_word("steps"):
                return None
            place = subject.place.within(thing)
            return replace(subject, place=place) if place else None
        given = subject.own - _not_given(c, subject.place)
        if len(given) != 1:
            return None
        (dimension,) = given
        if not subject.named and len(subject.place.get(dimension)) != 1:
            return None  # "It": one of several that the label names.
        own = Place.of(dimension, subject.place.get(dimension))
        rest = subject.place.without([dimension]).within(thing.without([dimension]))
        rival = Place(tuple(t for t in thing.ticks if t[0] == dimension)) or None
        than = self.than or (rival if rival and rival.ticks else None)
        than = than or _baseline(c, dimension, own)
        than = than or (None if self.by_itself else other_of(c, subject))
        if rest is None or than is None or (self.than is not None and rival and rival.ticks):
            return None
        pair = paired(than.plain, own)
        if pair is None or thing.notes:
            return None
        return difference(c, Head(directed=True), Ends(*pair, signed=True), rest)


def _not_given(c: Context, place: Place) -> frozenset[str]:
    """The axes of which a place has none at all: “2 µM of A alone”."""
    nothing = (c.ticks(d, [0.0]) for d in place.dimensions)
    found = [none_of_it for none_of_it in nothing if none_of_it is not None]
    return frozenset(d for p in found for d, ticks in p.ticks if place.get(d) == ticks)


def _baseline(c: Context, dimension: str, own: Place) -> Place | None:
    """What a figure sets all else against, by its name: the baseline, the original."""
    ticks = own.get(dimension)
    if dimension in own.dimensions and (none_of_it := c.ticks(dimension, [0.0])) is not None:
        # "10 µM of the drug lowers it by 16": against none of it.
        numbers = c.names.dimensions[dimension].numbers
        given = len(ticks) == 1 and None not in numbers and min(filter(None, numbers)) > 0
        return none_of_it if given and none_of_it != own else None
    found = baseline_of(c.names.dimensions[dimension], ticks[0] if len(ticks) == 1 else None)
    return Place.of(dimension, [found]) if found and found not in own.get(dimension) else None


@rule(
    "thing", "DET? place measure?", "DET? measure 'of'|'for'|'on'|'in' DET? place", "DET? measure"
)
@rule("thing", "place 's' measure", "DET? place 's'? measure 'on'|'for'|'in' place")
def _thing(_: Context, *rest: Meaning) -> Affected | None:
    place = together(every(rest, Place))
    return Affected(place) if place is not None else None


@rule("thing", "EACH VALUES|CASE|KIND", "EACH VALUES|CASE 'of'|'in' place", "EACH place measure?")
@rule("thing", "EACH LABEL", "EACH COUNT LABEL|VALUES|CASE")
def _every_thing(c: Context, quantifier: Quantifier, *rest: Meaning) -> Affected | None:
    """“every cell”, “all metrics”."""
    count, label = first_exactly(rest, int), first(rest, Label)
    if quantifier is not Quantifier.ALL:
        return None
    if count is not None and (label is None or c.size(label.dimension) != count):
        return None
    return Affected(first(rest, Place) or EVERYWHERE, each=True)


@rule("changed", "'by' value_then|bound POINTS?")
def _by(_: Context, *rest: Meaning) -> Changed:
    return Changed(by=the(rest, Amount))


@rule("changed", "'from' value_then 'to' value_then", "'to' value_then")
@rule("changed", "'from' value_then 'up'|'down'|'all' 'the'? 'way'? 'to' value_then")
def _from_to(c: Context, *rest: Meaning) -> Changed | None:
    """“from 0.595 to 0.623”, where these are no places of an axis."""
    amounts = every(rest, Amount)
    if only_ticks(c, *amounts):
        return None
    return Changed(before=amounts[0] if len(amounts) > 1 else None, after=amounts[-1])


@rule("changed", "'by' a_part")
def _by_fraction(_: Context, *rest: Meaning) -> Changed:
    """“by half”, “by more than a third”."""
    return Changed(by=part_lost(the(rest, Part)))


@rule("changed", "'by' 'a' 'factor' 'of' value_then|bound", "'by' BOUND 'a' 'factor' 'of' amount")
@rule("changed", "'by' BOUND|ABOUT? 'a' 'factor' 'of' BOUND|ABOUT|EXACTLY? COUNT")
def _by_factor(_: Context, *rest: Meaning) -> Changed:
    """“by a factor of 2.5”; whether it divides, the verb says."""
    count = next((float(r) for r in rest if type(r) is int), None)
    factor, comparator = first(rest, Amount), first(rest, Comparator)
    if factor is None:
        factor = Amount(Number(count or 0.0), Comparator.ABOUT)
    return Changed(factor=replace(factor, comparator=comparator) if comparator else factor)


@rule("changed", "TENFOLD", "ABOUT|BOUND TENFOLD")
def _manifold(_: Context, *rest: Meaning) -> Changed:
    comparator = first(rest, Comparator) or Comparator.ABOUT
    return Changed(factor=Amount(Number(the(rest, float), 1), comparator, rough=True))


@rule("measured_against", "OVER spot", "RELATIVE_TO spot")
def _against(_: Context, *rest: Meaning) -> Place:
    return the(rest, Place)


def _affecting(rest: tuple[Meaning, ...], *, by_quality: bool) -> Affecting:
    up, than = exactly(rest, bool), first(rest, Place)
    changed = first(rest, Changed) or Changed()
    if changed.factor is not None:
        changed = replace(changed, factor=factor_of(changed.factor, up=up))
    thing = first(rest, Affected) or Affected()
    return Affecting(up, by_quality, changed, thing, than)


@rule("predicate", "AFFECTS thing changed? measured_against?")
@rule("predicate", "AFFECTS thing at changed measured_against?")
def _affects(_: Context, *rest: Meaning) -> Affecting | None:
    """“… lowers the WER of B by about 15 %”."""
    return _with_place(rest, by_quality=False)


@rule("predicate", "IMPROVES thing changed? measured_against?", "PAYS_OFF measured_against?")
@rule("predicate", "IMPROVES thing at changed measured_against?")
def _improves(_: Context, *rest: Meaning) -> Affecting | None:
    """“… improves every cell”, “… helps”."""
    return _with_place(rest, by_quality=True)


@rule("things_changed", "thing changed ANDS thing changed", "thing changed ',' things_changed")
def _things_changed(c: Context, *rest: Meaning) -> tuple[tuple[Affected, Changed], ...] | None:
    """“Mail by 5 points, News by 8 points and the time by 12 ms”, each in a unit of its own."""
    things, changes = every(rest, Affected), [_without_unit(r) for r in every(rest, Changed)]
    for thing, changed in zip(things, every(rest, Changed), strict=True):
        told = c.names.measures.in_unit(changed.by.unit) if changed.by else None
        if told is not None and thing.place.within(told) is None:
            return None
    more: tuple[tuple[Affected, Changed], ...] = first(rest, tuple) or ()
    return (*zip(things, changes, strict=True), *more)


def _without_unit(changed: Changed) -> Changed:
    """A change whose unit says nothing of the others that it is told with."""
    return replace(changed, by=changed.by and replace(changed.by, unit=""))


@rule("predicate", "AFFECTS things_changed")
def _affects_several(_: Context, *rest: Meaning) -> Joined:
    """“… lowers Mail by 5 points and News by 8 points”."""
    return _each_by_its_own(rest, by_quality=False)


@rule("predicate", "IMPROVES things_changed")
def _improves_several(_: Context, *rest: Meaning) -> Joined:
    """“… improves Mail by 5 points and News by 8 points”."""
    return _each_by_its_own(rest, by_quality=True)


def _each_by_its_own(rest: tuple[Meaning, ...], *, by_quality: bool) -> Joined:
    up = exactly(rest, bool)
    said = ((up, *thing) for thing in the(rest, tuple))
    return Joined(tuple(_affecting(part, by_quality=by_quality) for part in said))


def _with_place(rest: tuple[Meaning, ...], *, by_quality: bool) -> Affecting | None:
    thing = first(rest, Affected)
    places = every(rest, Place)
    changed = next((i for i, r in enumerate(rest) if isinstance(r, Changed)), len(rest))
    behind = [p for p in places if rest.index(p) < changed]
    if thing is None or not behind or changed == len(rest):
        return _affecting(rest, by_quality=by_quality)
    place = thing.place.within(behind[0])
    if place is None:
        return None
    kept = [replace(thing, place=place) if r is thing else r for r in rest if r is not behind[0]]
    return _affecting(tuple(kept), by_quality=by_quality)


@rule("predicate", "BRINGS thing WAY changed? measured_against?", "BRINGS WAY thing changed?")
def _brings(_: Context, *rest: Meaning) -> Affecting | None:
    """“… brings the perplexity down”."""
    return _with_place(rest, by_quality=False)


@rule("predicate", "DOUBLES thing measured_against?", "ABOUT|BOUND|EXACTLY DOUBLES thing")
def _multiplies(_: Context, *rest: Meaning) -> Affecting:
    """“… roughly halves the WER of B”."""
    comparator = first(rest, Comparator) or Comparator.ABOUT
    times = exactly(rest, float)
    factor = Amount(Number(times, 2), comparator.reverse if times < 1 else comparator, rough=True)
    thing = the(rest, Affected)
    return Affecting(times > 1, False, Changed(factor=factor), thing, first(rest, Place))


@rule("predicate", "GAINS value_then|bound POINTS? 'of'|'in' DET? place measured_against?")
@rule("predicate", "GAINS a_part 'of' DET? place measured_against?")
@rule("predicate", "SAVES value_then|bound 'of' DET? place|measure measured_against?")
@rule("predicate", "SAVES a_part 'of'? DET? place|measure measured_against?")
def _loses(_: Context, up: bool, *rest: Meaning) -> Affecting:
    """“… loses 0.2 points of accuracy”, “… saves 75 % of the memory”: against the baseline."""
    places = every(rest, Place)
    thing = places[0] if places and (len(places) > 1 or not _against_last(rest)) else EVERYWHERE
    than = places[-1] if _against_last(rest) else None
    part, amount = first(rest, Part), first(rest, Amount)
    if part is not None:
        amount = part_lost(part)
    elif amount is not None and amount.percent:
        amount = replace(amount, relative=True)
    return Affecting(up, False, Changed(by=amount), Affected(thing), than, by_itself=True)


def _against_last(rest: tuple[Meaning, ...]) -> bool:
    return isinstance(rest[-1], Place) and rest[-1] is not the(rest, Place)
