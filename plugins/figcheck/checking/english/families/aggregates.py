"""Numbers made of several: together, in total, averaged over, the top three combined."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import both, is_amount, open_dimensions
from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.families.totals import PartOf
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    OF_ALL,
    Amount,
    Extent,
    Place,
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
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Function,
    Number,
    Quantifier,
)
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("extent", "AVERAGED EACH? COUNT|NUMBER CASE|VALUES", "AVERAGED EACH? CASE|VALUES")
@rule("extent", "ON_AVERAGE AT 'the'|EACH? COUNT LABEL|CASE", "ON_AVERAGE AT EACH|DET? LABEL|CASE")
@rule("extent", "ON_AVERAGE|AVERAGED AT? 'the'|EACH? COUNT MEASURE")
@rule("extent", "AVERAGED|ON_AVERAGE AT? DET 'whole'|'entire'|'full'|'complete' KIND|LABEL|GRAPH")
@rule(
    "extent", "ON_AVERAGE AT DET|EACH? NUMBER CASE|VALUES|LABEL", "AVERAGED DET NUMBER|COUNT CASE"
)
@rule("extent", "AVERAGED DET|EACH? COUNT|NUMBER LABEL", "AVERAGED EACH DET COUNT LABEL")
def _averaged(c: Context, *rest: Meaning) -> Extent | None:
    """“averaged over all 20 cells”, “on average over the six budgets”."""
    label, number = first(rest, Label), first(rest, Written)
    count = int(number.value) if number else first_exactly(rest, int)
    if first(rest, Quantifier) not in OF_ALL:
        return None
    whole = c.all_of(label.dimension, count) if label else EVERYWHERE
    if whole is None:
        return None
    if label is None and count is not None and not _cells_are(c, count):
        return None
    if (
        any(type(r) is str for r in rest)
        and sum(len(d.ticks) == count for d in c.figure.dimensions) != 1
    ):
        return None  # "the six budgets", by a name that the figure does not have.
    return Extent(aggregate=the(rest, Function), place=whole, whole=label is None)


@rule("extent", "ON_AVERAGE|AVERAGED AT? 'the'|EACH? COUNT KIND")
def _averaged_over_kind(c: Context, function: Function, *rest: Meaning) -> Extent | None:
    """“averaged over the three sets”, of the one dimension that has so many ticks."""
    count = exactly(rest, int)
    sized = [d.name for d in c.figure.dimensions if len(d.ticks) == count]
    whole = c.all_of(sized[0], count) if len(sized) == 1 else None
    if first(rest, Quantifier) not in OF_ALL or whole is None:
        return None
    return Extent(aggregate=function, place=whole)


def _cells_are(c: Context, count: int) -> bool:
    """Whether there are so many cells, in all or in each tick of a dimension."""
    total = len(c.table.indices(EVERYWHERE.cells))
    return count in {total, *(total // len(d.ticks) for d in c.figure.dimensions if d.ticks)}


@rule("subject", "POSSESSIVE AGGREGATE 'among'|'between'|'within' EACH|DET? COUNT? LABEL at?")
@rule("subject", "POSSESSIVE AGGREGATE 'across'|'over' EACH|DET? COUNT? LABEL at?")
def _its_spread_among(c: Context, *rest: Meaning) -> Subject | None:
    """“its range within a row”, of what the surroundings name."""
    return _spread_among(c, *rest) if c.here.ticks else None


def _spread_among(c: Context, *rest: Meaning) -> Subject | None:
    """“the spread among the optimizers”."""
    label = the(rest, Label)
    count = first_exactly(rest, int)
    if count not in (None, c.size(label.dimension)):
        return None
    place = first(rest, Place) or EVERYWHERE
    function = the(rest, Function)
    return Subject(place, aggregate=function, named=place.is_named, over=label.dimension)


@rule("subject", "DET? DIFFERENCE 'between'|'among'|'across' DET? COUNT? LABEL at?")
@rule(
    "subject",
    "DET? LABEL '-' 'to' '-' LABEL DIFFERENCE|CHANGE at?",
    "LABEL 'to' LABEL DIFFERENCE at?",
)
def _differences_among(c: Context, *rest: Meaning) -> Subject | None:
    """“differences among the plants”, “plant-to-plant differences”: their range."""
    labels = {label.dimension for label in every(rest, Label)}
    count = first_exactly(rest, int)
    if len(labels) != 1:
        return None
    (dimension,) = labels
    if c.size(dimension) < 3 or count not in (None, c.size(dimension)):
        return None
    place = first(rest, Place) or EVERYWHERE
    if c.open_panel(dimension, place):
        return None  # Each panel has differences of its own.
    return Subject(place, aggregate=Function.RANGE, named=place.is_named)


@rule("predicate", "SUMS_TO value_then|bound", "SUMS_TO DET? 'total'|'sum' 'of' value_then|bound")
def _sums_to(_: Context, *rest: Meaning) -> Summing:
    """“The cells of the first row add up to 57”."""
    return Summing(the(rest, Amount))


_DRAWN = r"\d+ (?:cells|values|entries|numbers|points|data points|bars)"
"""How many things are drawn, as a pattern; their values are not added up."""


@record
class Summing:
    """Adding up to an amount."""

    amount: Amount
    aggregate: ClassVar[Function] = Function.SUM
    """“A totals 455, 55 more than B”: more than B does."""
    adds_up: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the sum is the amount, in each case if it says so."""
        if c.discourse.clause_has_word(_DRAWN):
            return None  # "The figure contains 32 cells": there are so many.
        if subject.aggregate not in (None, Function.SUM) or subject.minus or subject.count:
            return None
        if not (subject.named or subject.whole or extent.place.ticks):
            return None
        if extent.excluded.ticks or extent.count or not c.may_be(self.amount):
            return None
        subject, extent = self._together(c, subject, extent)
        along = extent.along or subject.each
        said = extent.is_said or subject.quantifier is not None
        by = (along,) if along and said else ()
        term = Aggregate(Function.SUM, subject.term(subject.place), by)
        if said and not by:
            return None
        quantifier = extent.quantifier or subject.quantifier
        if quantifier not in OF_ALL:
            return None
        return Reading((is_amount(term, self.amount),), "value")

    @staticmethod
    def _together(c: Context, subject: Subject, extent: Extent) -> tuple[Subject, Extent]:
        """“In May the three plans sum to 90”: all of them do, as none has several values there."""
        place = subject.place.default(extent.place).default(c.here)
        along = subject.each or extent.along
        alone = along is not None and open_dimensions(c, place) == (along,)
        if not alone or c.discourse.clause_has_word("(?:each|every)"):
            return subject, extent
        pooled = replace(extent, along=None, quantifier=None)
        return replace(subject, each=None, quantifier=None), pooled


@rule("clause", "SUMMING DET? place|VALUES|CASE GIVES value_then|bound")
@rule("clause", "SUMMING DET? place GIVES value_then|bound CORRECT VALUES|MEASURE|KIND|LABEL")
@rule("clause", "SUMMING 'up'|'over'? 'all'? DET? VALUES|CASE at? GIVES value_then|bound")
@rule("clause", "SUMMING 'up'|'over'? DET? place GIVES DET? 'total'|'sum' 'of' value_then|bound")
def _summing(c: Context, *rest: Meaning) -> Reading | None:
    """“Summing the diagonal gives 232”."""
    place = first(rest, Place) or EVERYWHERE
    subject = Subject(place, aggregate=Function.SUM, named=place.is_named)
    return Statement(subject, Summing(the(rest, Amount)), Extent()).reading(c)


@rule("subject", "'the'|EACH COUNT|NUMBER VALUES|CASE 'together'|'combined'?")
@rule("subject", "'the'|EACH COUNT|NUMBER VALUES|CASE at 'together'|'combined'?")
def _the_cells(c: Context, *rest: Meaning) -> Subject | None:
    """“the sixteen cells”: all that there are, as many as it says."""
    number = first(rest, Written)
    count = int(number.value) if number else first_exactly(rest, int)
    place = first(rest, Place) or EVERYWHERE
    if first(rest, Quantifier) not in OF_ALL:
        return None
    if count != len(c.table.indices(place.default(c.here).cells)):
        return None
    return Subject(place, named=place.is_named, whole=True)


@rule("predicate", "ACCOUNT_FOR value_then|bound", "ACCOUNT_FOR DET 'total' 'of' value_then|bound")
def _account_for(_: Context, *rest: Meaning) -> Summing | None:
    """“The sixteen cells account for 1,049 posts”."""
    amount = the(rest, Amount)
    return None if amount.percent else Summing(amount)


@rule("clause", "extreme scope? said? ','? BE bound|amount MORE|EXCEEDS DET extreme|EXTREME 'one'?")
@rule("clause", "extreme scope? said? ','? BE bound|amount MORE 'than' DET extreme|EXTREME 'one'?")
@rule("clause", "extreme scope? said? EXCEEDS DET extreme|EXTREME 'one'? 'by' bound|amount")
def _top_above_bottom(c: Context, *rest: Meaning) -> Reading | None:
    """“The highest value, 81.5, is more than 20 points above the lowest one”."""
    functions = [f for r in rest if (f := getattr(r, "function", r)) in tuple(Function)]
    amounts = every(rest, Amount)
    up = the(rest, Comparator)
    if len(functions) != 2 or set(functions) != {Function.MAX, Function.MIN}:
        return None
    if (functions[0] is Function.MAX) is not (up is Comparator.MORE) or not amounts:
        return None
    if c.about_something and not c.here.ticks:
        return None
    cells = c.here.cells
    by = amounts[-1]
    said = is_amount(Aggregate(functions[0], cells), amounts[0]) if len(amounts) > 1 else None
    return Reading((both([is_amount(Aggregate(Function.RANGE, cells), by), said]),), "spread")


@rule("statement", "spot 'alone' PART_OF amount|bound 'of' TOTAL extents?")
@rule("statement", "spot 'alone' PART_OF ABOUT|BOUND? FRACTION 'of'? TOTAL extents?")
def _alone_part(_: Context, place: Place, *rest: Meaning) -> Statement | None:
    """“Coal alone accounts for about 40 % of the total”."""
    amount = first(rest, Amount)
    if amount is None:
        comparator = first(rest, Comparator) or Comparator.ABOUT
        amount = Amount(Number(100 * the(rest, float), 1), comparator, percent=True)
    extent = first(rest, Extent) or Extent()
    return Statement(Subject(place), PartOf(amount), extent) if amount.percent else None


@rule("statement", "spot 'alone' verb? comparative rival by?")
def _alone_more(_: Context, place: Place, *rest: Meaning) -> Statement | None:
    """“Chicago alone is larger than Philadelphia and Detroit combined”."""
    rival = the(rest, Subject)
    if rival.aggregate is not Function.SUM:
        return None
    predicate = Comparative(the(rest, Relation), rival, first(rest, Amount))
    return Statement(Subject(place), predicate, Extent())


@rule("clause", "DET? EXTREME|WIDE DIFFERENCE|RANGE within_each is_at place said?")
@rule("clause", "DET? EXTREME|WIDE DIFFERENCE|RANGE within_each BE said? is_at place")
def _widest_within(c: Context, *rest: Meaning) -> Reading | None:
    """“The widest spread within a single row is found on Mail at 0.7 (0.92)”."""
    place, label, amount = the(rest, Place), the(rest, Label), first(rest, Amount)
    place = place.default(c.here)
    open_ = open_dimensions(c, place)
    if len(place.get(label.dimension)) != 1 or not open_ or place.notes:
        return None
    own = Aggregate(Function.RANGE, place.cells)
    by = tuple(d.name for d in c.figure.dimensions if d.name not in open_)
    each = Aggregate(Function.RANGE, c.here.without([label.dimension]).cells, by)
    held = Compare(Comparator.EQUAL, own, Aggregate(the(rest, Function), each))
    return Reading((both([held, is_amount(own, amount) if amount else None]),), "spread")


@rule("within_each", "'within'|'in'|'of' 'a'|'any'|'one' 'single'|'given'|'one'? LABEL")
def _within_each(_: Context, *rest: Meaning) -> Label:
    return the(rest, Label)


def _things(c: Context) -> str | None:
    """The one dimension whose ticks are things: no numbers, no points of time."""
    found = [d.name for d in c.figure.dimensions if len(d.ticks) > 2 and not is_ordered(d)]
    return found[0] if len(found) == 1 else None


@rule("subject", "'the' COUNT TOP|EXTREME|BEST LABEL|KIND|MEASURE|CASE|VALUES at?")
@rule("subject", "'the' TOP COUNT LABEL|KIND|MEASURE at?")
def _top_few(c: Context, *rest: Meaning) -> Subject | None:
    """“the three smallest sources”: which these are, the values say."""
    label = first(rest, Label)
    dimension = label.dimension if label else _things(c)
    if dimension is None:
        return None
    count = exactly(rest, int)
    place = first(rest, Place) or EVERYWHERE
    return Subject(place, top=(the(rest, Function), count, dimension))


@rule("subject", "'the' COUNT TOP|EXTREME|BEST LABEL|KIND|MEASURE SUMMED")
@rule("subject", "'the' TOP COUNT LABEL|KIND|MEASURE SUMMED")
def _top_few_together(c: Context, *rest: Meaning) -> Subject | None:
    """“the three smallest sources together”."""
    few: Subject | None = _top_few(c, *rest)
    return replace(few, aggregate=Function.SUM) if few else None
