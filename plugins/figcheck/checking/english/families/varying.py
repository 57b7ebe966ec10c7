"""What varies most or least, over what: “varies most over the period”, “the widest spread”."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount, is_single, open_dimensions
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Aggregate,
    Comparator,
    Compare,
    Formula,
    Function,
    Or,
    Quantifier,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Over:
    """What is run through: a dimension, or the axis of the figure where none is named."""

    dimension: str | None = None


@record
class Varying:
    """Having the largest or smallest spread of its like.

    Attributes:
        function: which of the two.
        is_range: whether it is the range alone that is spoken of.
        over: over what it varies, if that is said.
        amount: how large its range is, if that is said.
        span: from what to what it goes, if that is said.
        location: where it does so, if the subject is not what is compared.
        among: the things that it is compared with, if they are named.
    """

    function: Function
    is_range: bool = False
    over: Over | None = None
    amount: Amount | None = None
    span: tuple[Amount, Amount] | None = None
    location: Place = EVERYWHERE
    among: str | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the range is the largest or smallest, and the standard deviation as well."""
        if subject.aggregate or subject.count or subject.minus:
            return None
        if subject.quantifier is not None and (
            subject.quantifier is not Quantifier.ALL or not self.location.ticks
        ):
            return None
        own = self.location.dimensions or subject.own
        place = subject.place.within(self.location)
        counted = extent.is_said and not extent.excluded.ticks
        if place is None or place.notes or len(own) != 1 or counted:
            return None
        (dimension,) = own
        if self.among not in (None, dimension):
            return None
        whole = place.without([dimension])
        rest = {*open_dimensions(c, whole)} - {dimension}
        single = len(place.get(dimension)) == 1 and not is_single(c, place)
        if not single or c.names.measures.differ(whole):
            return None
        if extent.excluded.ticks:
            return self._apart_from(c, place, dimension, extent.excluded)
        kinds = (Function.RANGE,) if self.is_range else (Function.STD, Function.RANGE)
        noted = self._noted(place)
        if self._runs_through(c, rest):
            held = (self._held(kind, place, whole, dimension) for kind in kinds)
            return Reading(tuple(both([formula, *noted]) for formula in held), "spread")
        return None if noted else self._at_each(c, place, dimension, rest, kinds)

    def _apart_from(
        self, c: Context, place: Place, dimension: str, excluded: Place
    ) -> Reading | None:
        """“Apart from A, B varies most”: of those that are left."""
        left = [t for t in c.names.dimensions[dimension].ticks if t not in excluded.get(dimension)]
        rest = {*open_dimensions(c, place.without([dimension]))} - {dimension}
        named = place.get(dimension)
        if excluded.dimensions != {dimension} or not set(named) < set(left):
            return None
        if not self._runs_through(c, rest):
            return None
        whole = Place.of(dimension, left).default(place.without([dimension]))
        kinds = (Function.RANGE,) if self.is_range else (Function.STD, Function.RANGE)
        noted = self._noted(place)
        held = (self._held(kind, place, whole, dimension) for kind in kinds)
        return Reading(tuple(both([formula, *noted]) for formula in held), "spread")

    def _held(self, kind: Function, place: Place, whole: Place, dimension: str) -> Formula:
        """That the spread at a place is the largest, or smallest, of all its like."""
        each = Aggregate(kind, whole.cells, (dimension,))
        own = Aggregate(kind, place.cells)
        return Compare(Comparator.EQUAL, own, Aggregate(self.function, each))

    def _at_each(
        self, c: Context, place: Place, dimension: str, rest: set[str], kinds: Sequence[Function]
    ) -> Reading | None:
        """The same in each panel beside the axis along which values vary: in all, or in none."""
        ordered = [d for d in rest if is_ordered(c.names.dimensions[d])]
        axis = self.over.dimension if self.over is not None else None
        axis = axis or (ordered[0] if len(ordered) == 1 else None)
        if axis is None or axis not in rest or c.names.measures.dimension in rest:
            return None
        beside = sorted(rest - {axis})
        ticks = [place.get(d) or c.names.dimensions[d].ticks for d in beside]
        whole = place.without([dimension])
        formulas: list[Formula] = []
        for kind in kinds:
            held = []
            for one in product(*ticks):
                there = Place(tuple((d, (t,)) for d, t in zip(beside, one, strict=True)))
                held.append(self._held(kind, there.default(place), there.default(whole), dimension))
            formulas += [both(held), Or(tuple(held))]
            if self.over is None:
                formulas.append(self._held(kind, place, whole, dimension))
        return Reading(tuple(formulas), "spread")

    def _runs_through(self, c: Context, rest: set[str]) -> bool:
        """Whether the values at each place vary over what is said, and over nothing else."""
        if self.over is None or len(rest) != 1:
            return self.over is None and len(rest) == 1
        (open_,) = rest
        named = self.over.dimension
        return named == open_ if named else is_ordered(c.names.dimensions[open_])

    def _noted(self, place: Place) -> list[Formula]:
        spread = Aggregate(Function.RANGE, place.cells)
        noted = [is_amount(spread, self.amount)] if self.amount else []
        if self.span:
            low, high = sorted(self.span, key=lambda amount: amount.number.value)
            noted.append(is_amount(Aggregate(Function.MIN, place.cells), low))
            noted.append(is_amount(Aggregate(Function.MAX, place.cells), high))
        return noted


@record
class Among:
    """The things of which it is said that one varies most."""

    dimension: str


@rule("of_what", "'of'|'among' EACH COUNT? LABEL", "'of'|'among' 'the' COUNT? LABEL")
def _among(_: Context, *rest: Meaning) -> Among:
    """“of all countries”."""
    return Among(the(rest, Label).dimension)


@rule("over_what", "OVER_TIME")
def _over_time(*_: Meaning) -> Over:
    return Over()


@rule("over_what", "'across'|'over'|'between'|'among'|'along'|'with' DET|'all'? COUNT? LABEL")
@rule("over_what", "'from' LABEL 'to' LABEL", "'by' LABEL")
def _over_label(c: Context, *rest: Meaning) -> Over | None:
    """“across the models”, “between the seven years”, “from year to year”."""
    found = {label.dimension for label in every(rest, Label)}
    count = first_exactly(rest, int)
    dimension = found.pop()
    if found or count not in (None, c.size(dimension)):
        return None
    return Over(dimension)


@rule("span_noted", "','? 'from' amount 'to' amount", "'(' 'from'? amount 'to'|'–'|'-' amount ')'")
def _span_noted(_: Context, *rest: Meaning) -> tuple[Amount, Amount]:
    one, two = every(rest, Amount)
    return one, two


@rule("range_noted", "','? 'with'|'at' 'a'? RANGE_WORD 'of' 'only'|'just'? amount POINTS?")
@rule(
    "range_noted", "','? 'at'|'of' 'only'|'just'? amount POINTS?", "'(' 'only'? amount POINTS? ')'"
)
def _range_noted(_: Context, *rest: Meaning) -> Amount:
    return the(rest, Amount)


def _varying(function: Function, rest: tuple[Meaning, ...], *, is_range: bool) -> Varying:
    span = first(rest, tuple)
    among = first(rest, Among)
    return Varying(
        function,
        is_range,
        first(rest, Over),
        first(rest, Amount),
        span,
        (first(rest, Place) or EVERYWHERE).plain,
        among.dimension if among else None,
    )


@rule(
    "predicate", "VARIES_MOST over_what?", "VARIES_MOST over_what? at", "VARIES_MOST at over_what"
)
@rule("predicate", "VARIES_MOST over_what? range_noted", "VARIES_MOST span_noted")
@rule("predicate", "DET? STEADIEST KIND|LABEL|measure? over_what")
@rule("predicate", "DET? STEADIEST KIND|LABEL|measure? over_what? range_noted")
def _varies_most(_: Context, *rest: Meaning) -> Varying:
    """“… varies most over the period”, “… is the steadiest, with a range of only 4 points”."""
    return _varying(the(rest, Function), rest, is_range=False)


@rule("predicate", "DET? MOST_SENSITIVE KIND|LABEL? 'to'|'by' DET|POSSESSIVE? LABEL range_noted?")
def _most_sensitive(c: Context, *rest: Meaning) -> Varying | None:
    """“… is the least sensitive to the learning rate”, “… is most affected by it”."""
    over = every(rest, Label)[-1]
    if not c.says(over):
        return None  # "… to noise", where no axis is called so.
    told = tuple(r for r in rest if not isinstance(r, Label))
    return _varying(the(rest, Function), (*told, Over(over.dimension)), is_range=False)


@rule("predicate", "DET WIDE|EXTREME|THE_MOST VARIATION of_what? over_what? range_noted?")
@rule("predicate", "DET WIDE|EXTREME VARIATION of_what? over_what? span_noted")
def _most_variation(_: Context, *rest: Meaning) -> Varying:
    """“… shows the largest variation across the models”."""
    return _varying(the(rest, Function), rest, is_range=False)


@rule("predicate", "DET WIDE|EXTREME RANGE_WORD of_what? over_what? range_noted?")
@rule("predicate", "DET WIDE|EXTREME RANGE_WORD of_what? over_what? span_noted")
def _widest_range(_: Context, *rest: Meaning) -> Varying:
    """“… has the widest range of points, from 41 to 90”."""
    return _varying(the(rest, Function), rest, is_range=True)


@rule("of_what", "'of'|'in' DET? VALUES|MEASURE|measure|UNIT|POINTS")
def _of_what(*_: Meaning) -> str:
    return "of values"
