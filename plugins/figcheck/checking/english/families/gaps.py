"""Gaps and spreads: how far things lie apart, whether they tie, how much they vary."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.apart import Apart, leaves_to_extent, several_of, two_of
from figcheck.checking.english.families.build import (
    both,
    extent_of,
    fits,
    is_amount,
    is_single,
    open_dimensions,
    reaching,
)
from figcheck.checking.english.families.measured import Measured
from figcheck.checking.english.families.sides import Sides, sides
from figcheck.checking.english.families.tightest import closest_together
from figcheck.checking.english.families.varying import Over
from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.meanings.meaning import (
    OF_ALL,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.english.phrases.amounts import only_ticks
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Formula,
    Function,
    Quantified,
    Quantifier,
    Term,
)
from figcheck.model import Role
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Spanning:
    """Varying by so much: “span 2.8 points”, “lie within 3 points of each other”.

    Attributes:
        amount: the distance from the lowest to the highest value.
        over: the dimension that alone may be open, where that is said.
        across: the dimension across which values vary, wherever else they stand.
        apposed: whether it may explain what goes before: “…, with 7 points between the two”.
        mutual: whether it is said of several things together: “… of each other”, “… apart”.
    """

    amount: Amount
    over: str | None = None
    apposed: bool = False
    mutual: bool = False
    across: str | None = None

    is_width: ClassVar[bool] = True
    """Of an interval it says how wide it is, both halves."""

    @property
    def holds_at_each(self) -> bool:
        """Whether it is said of things together, at one place after another, or but at some."""
        return self.mutual

    @property
    def holds_of_each(self) -> bool:
        """Whether “two of them …” can be said of one after another."""
        return not self.mutual

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the range of the subject is the amount, in each case if it says so."""
        if self.across is None and c.discourse.clause_has_word("^across"):
            return None  # "Across all sizes, it varies by 0.1": along that axis, not at each.
        extent = extent.at_each
        mutual = self.mutual or c.discourse.clause_has_word("differ(?:s|ed|ing)?")
        if mutual and leaves_to_extent(subject, extent):
            return None
        listed = any(len(ticks) > 1 for _, ticks in extent.place.ticks)
        if mutual and listed and c.discourse.clause_has_word("between"):
            return None  # "No country differs by more than 5 between A and B": those two differ.
        if mutual and _is_one_of_several(c, subject):
            return None
        if self.mutual and subject.count is not None and not _are_all(c, subject):
            # "Four of the five lie within 3 points of each other": those that are closest.
            return closest_together(c, subject, extent, self.amount)
        if subject.drawn is not None:
            term = subject.term(subject.place)
            single = is_single(c, subject.place) and not extent.is_said
            return Reading((is_amount(term, self.amount),), "spread") if single else None
        if c.confusions is not None and c.discourse.clause_has_word("covers?"):
            return None  # "Each matrix covers 1,000 programs": so many are in it.
        if not subject.aggregate and not subject.minus and two_of(c, subject) is not None:
            return Apart(self.amount).reading(c, subject, extent)
        if mutual and _are_apart_at_each(c, subject, extent):
            return None
        # "the four parsers are within 3 points of each other": taken together.
        together = subject.each is not None and subject.quantifier is Quantifier.ALL
        reach = extent if together else extent_of(subject, extent)
        if reach is None or subject.aggregate not in (None, Function.RANGE):
            return None
        if self.over is not None and open_dimensions(c, subject.place) != (self.over,):
            return None
        if reach.count or is_single(c, subject.place):
            return None
        if self.across is not None:
            return self._across(c, subject, reach, self.across)
        values = subject.term(subject.place, reach.excluded)
        if reach.is_said:
            return self._each(c, subject, reach, values)
        opened = open_dimensions(c, subject.place)
        if sheets := _sheets(c, opened):
            return self._each(c, subject, Extent(Quantifier.ALL, along=sheets[0]), values)
        ways = [is_amount(Aggregate(Function.RANGE, values), self.amount)]
        apart = [tuple(d for d in opened if d != subject.each)] if together else []
        if not together and c.discourse.clause_has_word("^with") and len(opened) > 1:
            apart = [(d,) for d in opened]  # Behind a clause that may say of what it is.
        for others in filter(None, apart):
            # "The models have a spread of 2": all their values, or at each rate by itself.
            spread = Aggregate(Function.RANGE, values, others)
            each = Compare(self.amount.comparator, spread, self.amount.number)
            ways.append(Quantified(Quantifier.ALL, each))
        return Reading(tuple(ways), "spread")

    def _across(self, c: Context, subject: Subject, reach: Extent, axis: str) -> Reading | None:
        """“… vary by at most 0.05 across sizes”: along that axis, in each line of it."""
        opened = open_dimensions(c, subject.place)
        if axis not in opened or reach.quantifier not in OF_ALL:
            return None
        others = tuple(d for d in opened if d != axis)
        if reach.along == axis or (reach.along is not None and reach.along not in others):
            return None
        spread = Aggregate(Function.RANGE, subject.term(subject.place, reach.excluded), others)
        if not others:
            return Reading((is_amount(spread, self.amount),), "spread")
        held = Compare(self.amount.comparator, spread, self.amount.number)
        return Reading((Quantified(Quantifier.ALL, held),), "spread")

    def _each(self, c: Context, subject: Subject, reach: Extent, values: Term) -> Reading | None:
        """“… are never more than 4 points apart”: several lines nowhere, one line all along."""
        comparator = self.amount.comparator
        if reach.quantifier is Quantifier.NONE:
            if comparator not in (Comparator.MORE, Comparator.AT_LEAST):
                return None
            comparator = comparator.negation
        elif reach.quantifier is not Quantifier.ALL:
            return None
        opened = open_dimensions(c, subject.place)
        by = tuple(d for d in opened if d != subject.each)
        if reach.along is not None:
            if opened == (reach.along,) or c.discourse.clause_has_word(_ACROSS):
                return None
            by = tuple(dict.fromkeys((reach.along, *_sheets(c, opened))))
            if set(by) == set(opened):
                return None
        elif subject.each is None:
            if reach.quantifier is Quantifier.ALL and len(opened) > 1:
                return None  # "In each panel", which may be any of several things.
            by = ()  # "The values never differ by more than 4": all of them.
        held = Compare(comparator, Aggregate(Function.RANGE, values, by), self.amount.number)
        ways: list[Formula] = [Quantified(Quantifier.ALL, held) if by else held]
        rest = tuple(d for d in opened if d != subject.each and d not in by)
        if reach.along is not None and subject.each is not None and rest:
            # "The models lie within 4 of each other at every rate": whatever else there is.
            spread = Aggregate(Function.RANGE, values, (*by, *rest))
            each = Compare(comparator, spread, self.amount.number)
            ways.append(Quantified(Quantifier.ALL, each))
        return Reading(tuple(ways), "spread")


def _sheets(c: Context, opened: Sequence[str]) -> tuple[str, ...]:
    """The panels, if several are open and rows or columns are spoken of: each has its own."""
    if not c.discourse.clause_has_word("(?:row|column)s?"):
        return ()
    return tuple(d.name for d in c.figure.dimensions if d.role is Role.PANEL and d.name in opened)


def _are_apart_at_each(c: Context, subject: Subject, extent: Extent) -> bool:
    """Whether several things differ at many points, at each of which they are so far apart.

    “The three panels differ by at most 2 for each size”: at each rate, not across all rates.
    """
    things = several_of(c, subject)
    if things is None or subject.aggregate or extent.aggregate:
        return False
    return any(d not in (things[0], extent.along) for d in open_dimensions(c, subject.place))


def _is_one_of_several(c: Context, subject: Subject) -> bool:
    """Whether it is one of several that a clause names: “the profiles of A and B differ”."""
    said = set(words_of(c.discourse.clause))
    for name, ticks in subject.place.ticks:
        dimension = c.names.dimensions[name]
        if len(ticks) != 1 or is_ordered(dimension) or not said.issuperset(words_of(ticks[0])):
            continue
        if any(said.issuperset(words_of(t)) for t in dimension.ticks if t not in ticks):
            return True
    return False


def _are_all(c: Context, subject: Subject) -> bool:
    """Whether so many as are counted are all that there are."""
    if subject.each is None or subject.count is None:
        return False
    count = getattr(subject.count, "number", subject.count)
    there = subject.place.get(subject.each) or c.names.dimensions[subject.each].ticks
    return getattr(count, "value", count) == len(there)


_ACROSS = "across"
"""Across what values vary, that is no place where they do."""


@rule("predicate", "SPANS 'by'? EXACTLY? amount|bound POINTS? over_what")
def _spanning_across(_: Context, *rest: Meaning) -> Spanning | None:
    """“… vary by at most 0.05 across the group sizes”."""
    amount, over = the(rest, Amount), the(rest, Over).dimension
    return None if amount.percent or over is None else Spanning(amount, across=over)


_SEVERAL_DIFFER = (
    f"(?:the|all) (?:{'|'.join(NUMERALS[2:])}|\\d+) [a-z-]+ (?:(?:do|never|only) )?differ(?:ed)?"
)
"""“The three roads differ by …”: from each other, no road by itself."""


@rule("predicate", "SPANS EXACTLY amount|bound", "SPANS 'by' EXACTLY? amount|bound")
@rule("predicate", "SPANS DET? DET? RANGE? 'of'? amount|bound", "DET RANGE 'of' amount|bound")
def _spanning(c: Context, *rest: Meaning) -> Spanning | None:
    """“… span 2.8 points”, “… a range of 0.044”."""
    amount, mutual = the(rest, Amount), c.discourse.clause_has_word(_SEVERAL_DIFFER)
    return None if amount.percent else Spanning(amount, mutual=mutual)


@rule("predicate", "bound APART")
def _never_apart(c: Context, amount: Amount, *_: Meaning) -> Spanning | None:
    """“The three lines are never more than 4 points apart”."""
    never = c.discourse.clause_has_word("(?:never|no|none|nowhere)")
    beyond = amount.comparator in (Comparator.MORE, Comparator.AT_LEAST)
    return None if amount.percent or beyond is not never else Spanning(amount, mutual=True)


@rule("predicate", "LIES? WITHIN amount APART", "LIES? WITHIN DET RANGE|KIND 'of' amount")
def _within(c: Context, *rest: Meaning) -> Spanning | None:
    """“… lie within 3 points of each other”."""
    amount = the(rest, Amount)
    if amount.percent or amount.comparator is not Comparator.EQUAL:
        return None
    mutual = first(rest, Label) is None and not c.discourse.clause_has_word("within an? [a-z]+ of")
    return Spanning(replace(amount, comparator=Comparator.AT_MOST), mutual=mutual)


@rule("predicate", "HAVE value_then POINTS? from_extreme")
def _between_its_extremes(_: Context, *rest: Meaning) -> Spanning | None:
    """“… with 7 points between its best and its worst year”."""
    amount, label = the(rest, Amount), first(rest, Label)
    over = label.dimension if label else None
    return None if amount.percent else Spanning(amount, over, apposed=True)


@record
class Across:
    """The dimension along which something varies."""

    dimension: str


@record
class Held:
    """A dimension that does not change meanwhile."""

    dimension: str


@record
class Steadier:
    """Varying more or less than something else.

    Attributes:
        comparator: more or less.
        than: the other.
        at: where the subject does so, if that is set against the other: “in 2020 than in 1950”.
        across: the dimension along which it does so: “… across window sizes”.
    """

    comparator: Comparator
    than: Subject
    at: Place | None = None
    across: str | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That both the range and the standard deviation are smaller, or larger."""
        reach = extent_of(subject, extent)
        pair = sides(c, subject, self.than, self.at)
        if pair is None or reach is None or subject.aggregate or subject.minus or reach.count:
            return None
        if reach.excluded.ticks or is_single(c, pair.own) or is_single(c, pair.than):
            return None
        rest = tuple(d for d in open_dimensions(c, pair.own) if d != pair.dimension)
        if self.at is not None and (len(rest) > 1 or subject.quantifier):
            return None  # "The lines are closer together in A": at each point of their axis.
        across = self.across or _gone_across(c, reach)
        if across is not None:
            return self._along(across, pair, rest)
        by: tuple[str, ...] = ()
        if reach.is_said:
            if reach.along is None or reach.along not in rest or len(rest) < 2:
                return None
            by = (reach.along,)
        formulas: list[Formula] = []
        for function in (Function.STD, Function.RANGE):
            one, two = (Aggregate(function, p.cells, by) for p in (pair.own, pair.than))
            held = Compare(self.comparator, one, two)
            formulas.append(reaching(held, reach, Quantifier.ALL) if by else held)
        return Reading(tuple(formulas), "spread")

    def _along(self, across: str, pair: Sides, rest: Sequence[str]) -> Reading | None:
        """That it varies so along one dimension, on average over the others."""
        if across not in rest:
            return None
        others = tuple(d for d in rest if d != across)
        formulas: list[Formula] = []
        for function in (Function.STD, Function.RANGE):
            spreads = [Aggregate(function, p.cells, others) for p in (pair.own, pair.than)]
            if others:
                spreads = [Aggregate(Function.MEAN, spread) for spread in spreads]
            formulas.append(Compare(self.comparator, *spreads))
        return Reading(tuple(formulas), "spread")


def _gone_across(c: Context, reach: Extent) -> str | None:
    """The dimension that a statement runs across: “across (all) window sizes”, not “at all”."""
    if reach.count is not None or not c.discourse.clause_has_word("(?:across|over|along)"):
        return None
    freed = reach.freed if reach.along is None else {reach.along}
    return next(iter(freed)) if len(freed) == 1 else None


@rule("across", "ACROSS 'different'? LABEL held?")
def _across(_: Context, *rest: Meaning) -> Across | None:
    """“across different Window Sizes for a given Ratio”."""
    held, along = first(rest, Held), the(rest, Label)
    return Across(along.dimension) if held != Held(along.dimension) else None


@rule("held", "'for'|'at' 'a' 'given'|'fixed'|'constant' LABEL")
def _held(_: Context, *rest: Meaning) -> Held:
    """“for a given Ratio”: what does not change meanwhile."""
    return Held(the(rest, Label).dimension)


@rule("predicate", "STEADIER THAN? rival", "VARIES THAN rival")
@rule("predicate", "STEADIER THAN rival across", "VARIES THAN rival across")
@rule("predicate", "STEADIER across THAN rival", "VARIES across THAN rival")
def _steadier(_: Context, comparator: Comparator, *rest: Meaning) -> Steadier:
    """“… is more stable than GloVe”, “… across the window sizes than GloVe”."""
    along = first(rest, Across)
    return Steadier(comparator, the(rest, Subject), across=along.dimension if along else None)


@record
class Steadiest:
    """Varying least or most of its like."""

    function: Function

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That both the range and the standard deviation are the smallest, or largest."""
        if subject.aggregate or subject.quantifier or subject.minus or extent.is_said:
            return None
        if len(subject.own) != 1 or extent.excluded.ticks:
            return None
        (dimension,) = subject.own
        whole = subject.place.without([dimension])
        if len(subject.place.get(dimension)) != 1 or is_single(c, subject.place):
            return None
        formulas: list[Formula] = []
        for function in (Function.STD, Function.RANGE):
            own = Aggregate(function, subject.place.cells)
            each = Aggregate(function, whole.cells, (dimension,))
            formulas.append(Compare(Comparator.EQUAL, own, Aggregate(self.function, each)))
        return Reading(tuple(formulas), "spread")


@rule("predicate", "DET? STEADIEST KIND|LABEL|measure?", "DET? STEADIEST 'of' 'all' KIND|LABEL?")
@rule("predicate", "DET? STEADIEST 'of' 'the' COUNT KIND|LABEL?")
def _steadiest(_: Context, *rest: Meaning) -> Steadiest:
    return Steadiest(the(rest, Function))


@rule("predicate", "DET MOST_SENSITIVE KIND|LABEL")
def _least_sensitive(c: Context, *rest: Meaning) -> Steadiest | None:
    """“… is the least sensitive dataset”: to whatever is varied, but for tests and detectors.

    What is “affected” is so by something that was spoken of before.
    """
    if c.confusions is not None or "sensitivity" in c.figure.source.text.lower():
        return None
    known = c.discourse.clause_has_word("(?:in)?sensitive")
    return Steadiest(the(rest, Function)) if known else None


@record
class Tied:
    """Having the same value.

    Attributes:
        with_: what it ties with; `None` where the subject names all of them.
        amount: at what value, if that is said.
        near: whether only about the same is meant.
    """

    with_: Subject | None
    amount: Amount | None = None
    near: bool = False

    holds_of_each: ClassVar[bool] = True
    """“Two of them …”: it can be said of one after another."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That they are equal at each place, or at so many."""
        if subject.aggregate or subject.minus or extent.excluded.ticks:
            return None
        if not subject.named and c.gap is not None and c.gap.aggregate is Function.SUM:
            return None  # "A and B together reach 38, drawing level with C": their sum does.
        if self.with_ is not None:
            both_sides = sides(c, subject, self.with_, None)
            if both_sides is None or subject.each:
                return None
            own, than, dimension = both_sides.own, both_sides.than, both_sides.dimension
        else:
            pair = two_of(c, subject)
            if pair is None:
                return None
            dimension, (one, two) = pair
            own = Place.of(dimension, [one]).default(subject.place)
            than = Place.of(dimension, [two]).default(subject.place)
        reach = extent
        if subject.quantifier not in OF_ALL or subject.count:
            return None
        rest = tuple(d for d in open_dimensions(c, own) if d != dimension)
        if not is_single(c, own) and not fits(reach, rest):
            return None
        sign = Comparator.ABOUT if self.near else Comparator.EQUAL
        held = Compare(sign, own.cells, than.cells)
        number = is_amount(own.cells, self.amount) if self.amount else None
        if self.amount is not None and not is_single(c, own):
            return None
        return Reading((both([reaching(held, reach, Quantifier.ALL), number]),), "equality")


@rule("predicate", "HAVE|REACHES|ATTAINS SAME place measure? 'as' rival")
def _same_of(_: Context, *rest: Meaning) -> Measured | None:
    """“… reaches the same score as B”, where other measures stand beside it."""
    return Measured(the(rest, Place), Tied(the(rest, Subject)))


@rule("predicate", "TIE", "TIE 'at' amount", "TIE noted", "'both' 'at' amount")
@rule(
    "predicate", "TIE 'with'|'to'|'as' place", "TIE 'with'|'to'|'as' place 'at' amount", "TIE place"
)
@rule("predicate", "TIE 'with'|'to' place noted")
def _tied(c: Context, *rest: Meaning) -> Tied | None:
    """“… are tied at 0.671”, “… equals GloVe”."""
    place, amount = first(rest, Place), first(rest, Amount)
    if amount is not None and only_ticks(c, amount):
        return None  # "… is on a par with Elm at 1B": of Elm there, not at so much.
    return Tied(Subject(place) if place else None, amount)
