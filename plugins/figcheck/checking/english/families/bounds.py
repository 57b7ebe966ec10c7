"""Values against a number: what they are, above it, below it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import (
    cells_of,
    extent_of,
    fits,
    is_amount,
    is_row,
    is_single,
    left_of_sum,
    open_dimensions,
    reaching,
)
from figcheck.checking.english.families.parts_together import are_pooled
from figcheck.checking.english.meanings.meaning import (
    OF_ALL,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.meanings.reaches import as_crossed, come_down, goes_past, reaches
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.english.phrases.amounts import amount_of
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Aggregate,
    And,
    Comparator,
    Compare,
    Formula,
    Function,
    Not,
    Number,
    Quantified,
    Quantifier,
    Term,
)
from figcheck.model import Role
from figcheck.patterns import any_case
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_STAYS = "(?:stay|remain|keep)(?:s|ed|ing)?"
_KEPT = "(?:(?:stay|remain|keep)(?:s|ed|ing)?|kept|never)"
"""What says of a mean along an axis that it is so at each point."""


@record
class Bounded:
    """Lying above or below a number.

    Attributes:
        amount: the number.
        held: of values that the subject has, whether all of its own may be meant, or some;
            nothing where it is said of the subject itself.
    """

    amount: Amount
    held: tuple[Quantifier, ...] = ()
    bare: ClassVar[bool] = True
    """Without subject and verb it says nothing: "65 and over" in a list of groups."""
    of_level: ClassVar[bool] = True
    """Its amounts are values, not changes of them: a percentage is one of a percentage."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That all values of the subject, or so many, lie beyond the bound."""
        amount = as_crossed(c, subject.place, self.amount)
        known = None if amount is None else replace(self, amount=amount)
        return None if known is None else known._reading(c, subject, extent)

    def _reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        if self.amount.near:
            return self._just_beyond(c, subject, extent)
        # "The spread is at most 2 at any rate": at each of them.
        reach = extent_of(subject, extent.at_each if subject.aggregate else extent)
        if reach is None or not (subject.percent or c.may_be(self.amount)):
            return None
        if c.names.measures.differ(subject.place) or are_pooled(c, subject):
            return None
        if subject.aggregate is Function.RANGE and _is_of_two(c, subject):
            return None  # "The difference between the two is at most 5": at each point.
        if subject.aggregate:
            term = Aggregate(subject.aggregate, subject.term(subject.place, reach.excluded))
            along = reach.along if reach.is_said else subject.each
            if along is None and reach.is_said:
                along = left_of_sum(c, subject)
            if along is not None and along not in subject.own:
                # "For each plant the range is above 20", "the row averages are": each of several.
                ways = [replace(term, by=(along,))]
                rest = tuple(d for d in open_dimensions(c, subject.place) if d != along)
                apart = tuple(d for d in rest if not subject.place.get(d))
                if subject.aggregate is Function.RANGE and apart != rest and apart:
                    # "The spread of the models at any rate": whatever else there is.
                    ways.append(replace(term, by=(along, *apart)))
                held = (reaching(self._compare(way), reach, Quantifier.ALL) for way in ways)
                return Reading(tuple(held), "bounds")
            if not reach.is_said and (axis := self._kept_along(c, subject)) is not None:
                # "The mean stays below 5 up to May": that of each month does.
                kept = reaching(self._compare(replace(term, by=(axis,))), reach, Quantifier.ALL)
                alone = open_dimensions(c, subject.place) == (axis,)
                # Of one line there is nothing to average at each point: its mean may be meant.
                whole = (is_amount(term, self.amount),) if alone else ()
                return Reading((kept, *whole), "bounds")
            return None if reach.is_said else Reading((is_amount(term, self.amount),), "bounds")
        cells = subject.term(subject.place, reach.excluded)
        if c.discourse.clause_has_word(_ONE_OF_THEM) and not self.held:
            return self._at_one(c, subject, cells, reach)
        if subject.each is not None:
            return self._each(c, subject, cells, reach)
        if reach.count is not None and not fits(reach, open_dimensions(c, subject.place)):
            return None  # "A exceeds 80 in two groups", of two panels: one group after the other.
        always = reaching(self._compare(cells), reach, Quantifier.ALL)
        if reach.is_said:
            there = () if subject.minus else self._and_not_there(c, subject, reach, always)
            return Reading((always, *there), "bounds")
        # "A exceeds 80": at all of its points, or at some.
        of_many = {Quantifier.ALL: always, Quantifier.SOME: self._somewhere(subject, cells)}
        may_be = self.held or reaches(c, subject.place)
        return Reading(tuple(of_many[many] for many in may_be), "bounds")

    @staticmethod
    def _kept_along(c: Context, subject: Subject) -> str | None:
        """The one axis along which a mean is said to stay beyond a bound."""
        if subject.aggregate is not Function.MEAN or not c.discourse.clause_has_word(_KEPT):
            return None
        found = []
        for d in c.figure.dimensions:
            # "… up to 15 dB", of conditions whose order is that of the axis.
            named, in_order = len(subject.place.get(d.name)), is_ordered(d)
            if (named > 1 and (in_order or d.role is Role.X)) or (
                not named and in_order and len(d.ticks) > 1
            ):
                found.append(d.name)
        return found[0] if len(found) == 1 else None

    def _and_not_there(
        self, c: Context, subject: Subject, reach: Extent, always: Formula
    ) -> tuple[Formula, ...]:
        """“They exceed 80 in every row except the last”: the last, as a rule, does not."""
        left_out = subject.place.within(reach.excluded)
        if not reach.excluded.ticks or left_out is None or reach.quantifier is not Quantifier.ALL:
            return ()
        if not cells_of(c, left_out):
            return ()
        there = self._compare(subject.term(left_out))
        if reach.count is not None:
            if reach.count.comparator is not Comparator.EQUAL or reach.count.number.value:
                return ()
            return (And((always, Quantified(Quantifier.SOME, there))),)
        # "It never exceeds 33 except at 40": there it does, but need not everywhere.
        return (And((always, Not(Quantified(Quantifier.ALL, there)))),)

    def _at_one(self, c: Context, subject: Subject, cells: Term, reach: Extent) -> Reading | None:
        """“Every task has a value above 60”: one at least; of a score it may be meant of all."""
        if subject.minus or subject.drawn or (reach.is_said and reach.along != subject.each):
            return None
        along = () if subject.each is None else (subject.each,)
        if not along and (reach.is_said or len(subject.own) != 1):
            return None
        ends = [_furthest(self.amount, somewhere=True)]
        if not c.discourse.clause_has_word(_ONE_CELL):
            ends.append(_furthest(self.amount, somewhere=False))
        named = along or tuple(subject.own)
        beyond = [self._compare(Aggregate(end, cells, named)) for end in ends]
        return Reading(tuple(reaching(b, reach, Quantifier.ALL) for b in beyond), "bounds")

    def _somewhere(self, subject: Subject, cells: Term) -> Formula:
        """That one of its values lies beyond the bound; of several things, one of each of them."""
        several = tuple(d for d, t in subject.place.ticks if d in subject.own and len(t) > 1)
        if not several:
            return Quantified(Quantifier.SOME, self._compare(cells))
        furthest = Aggregate(_furthest(self.amount, somewhere=True), cells, several)
        return Quantified(Quantifier.ALL, self._compare(furthest))

    def _just_beyond(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """“All are just over 50”: beyond it, and near it."""
        reach = extent_of(subject, extent)
        if reach is None or reach.count or reach.quantifier not in OF_ALL:
            return None
        plain = replace(self.amount, near=False)
        amounts = (plain, replace(plain, comparator=Comparator.ABOUT))
        readings = [Bounded(a).reading(c, subject, extent) for a in amounts]
        known = [r.formulas for r in readings if r is not None]
        if len(known) < len(readings):
            return None
        return Reading(tuple(map(And, zip(*known, strict=True))), "bounds")

    def _each(self, c: Context, subject: Subject, cells: Term, extent: Extent) -> Reading | None:
        """“No model gets past 0.4”: of one value each, or of all values of each."""
        if extent.count is not None and extent.quantifier is Quantifier.ALL:
            return None  # "Two models exceed 50 on every task": each of the two does on all.
        if extent.quantifier is Quantifier.NONE and c.discourse.clause_has_word(_STAYS):
            # "No cell stays above 90": some may be there for a while.
            return self._of_several(c, subject, cells, extent)
        among_many = extent.quantifier not in (Quantifier.ALL, Quantifier.NONE)
        row = subject.each is not None and is_row(c, subject.place, subject.each)
        beyond = self.amount.comparator in _BEYOND
        listed = extent.through or {*_apart(c, subject.place)} - {subject.each}
        at_some_point = not row and not listed and goes_past(c)
        if extent.quantifier is Quantifier.ALL and beyond and at_some_point:
            return self._of_several(c, subject, cells, extent)
        if among_many and not row and len(open_dimensions(c, subject.place)) > 1:
            return self._of_several(c, subject, cells, extent)
        return Reading((reaching(self._compare(cells), extent, Quantifier.ALL),), "bounds")

    def _of_several(
        self, c: Context, subject: Subject, cells: Term, extent: Extent
    ) -> Reading | None:
        """“Two lines exceed 80”, “most lines stay below 80”: somewhere, or all along."""
        each = subject.each
        if each is None or subject.minus or subject.drawn or extent.along not in (None, each):
            return None
        if self.amount.comparator not in _BEYOND:
            return None
        furthest = (
            _furthest(self.amount, somewhere=reach is Quantifier.SOME)
            for reach in reaches(c, subject.place, each)
        )
        beyond = (self._compare(Aggregate(end, cells, (each,))) for end in furthest)
        return Reading(tuple(reaching(b, extent, Quantifier.ALL) for b in beyond), "bounds")

    def _compare(self, term: Term) -> Compare:
        return Compare(self.amount.comparator, term, self.amount.number)


def _apart(c: Context, place: Place) -> tuple[str, ...]:
    """The dimensions of which a place names several ticks that do not stand side by side.

    “Both reach 100 at 2k and 8k” is said of each of the two, not of some time from 2k to 8k.
    """
    wholes = ((d, ticks, c.names.dimensions[d].ticks) for d, ticks in place.ticks)
    return tuple(
        d
        for d, ticks, known in wholes
        if len(ticks) > 1 and not any(known[i : i + len(ticks)] == ticks for i in range(len(known)))
    )


def _furthest(amount: Amount, *, somewhere: bool) -> Function:
    """The extreme that lies beyond a bound if one value does, or if all do."""
    above = amount.comparator in {Comparator.MORE, Comparator.AT_LEAST}
    return Function.MAX if above is somewhere else Function.MIN


_BEYOND = (Comparator.MORE, Comparator.AT_LEAST, Comparator.LESS)

_HAS_ONE = "(?:has|have|had|with|shows?|contains?|includes?) (?:an?|at least one|one|any)"
_CELL = "(?:values?|cell|entry|bar|point|number|count|figure|result|box)"
_ONE_CELL = f"{_HAS_ONE} {_CELL}"
_ONE_OF_THEM = f"{_HAS_ONE} (?:{_CELL}|score)"
"""Words by which one value of several is meant, or may be."""


@rule("predicate", "ADJECTIVE? bound", "ADJECTIVE? '(' bound ')'")
@rule("predicate", "bound 'warm'|'cold'|'hot'|'tall'|'high'|'long'|'wide'|'deep'|'old'|'heavy'")
@rule("predicate", "ADJECTIVE|look '(' VALUES? bound ')'")
def _beyond(_: Context, *rest: Meaning) -> Bounded:
    """“… under 0.34”, “… uniformly poor (≤4)”."""
    return Bounded(the(rest, Amount))


@rule("predicate", "'at' bound")
def _at_or_beyond(c: Context, bound: Amount) -> Bounded | None:
    """“… are all at 15 % or higher”; “at 32 or more” may be where, on an axis of numbers."""
    return None if c.is_tick(bound.number.value) else Bounded(bound)


@rule("look", "COLOUR", "COLOUR '-' COLOUR")
def _look(*_: Meaning) -> str:
    """“… mostly yellow-green (scores <53)”: the number in the parenthesis decides."""
    return "colour"


@rule("clause", "amount")
def _example(c: Context, amount: Amount) -> Reading | None:
    """“The AMC23 values (e.g., 89.0)”: some value of what the sentence names.

    A number that is none of them may be a tick, or about something else.
    """
    values = {c.figure.cells[i].value for i in cells_of(c, c.here)}
    if not c.here.ticks or len(values) < 2 or amount.number.value not in values:
        return None
    found = Compare(Comparator.EQUAL, c.here.cells, amount.number)
    return Reading((Quantified(Quantifier.SOME, found),), "value")


@rule("predicate", "KEEPS DET|POSSESSIVE measure bound")
def _keeps(_: Context, *rest: Meaning) -> Bounded:
    """“… keeps its error rate below 25”."""
    return Bounded(the(rest, Amount))


@rule("predicate", "EXCEEDS level", "MORE 'than' level")
def _exceeds(_: Context, comparator: Comparator, number: Written, *__: Meaning) -> Bounded:
    """“… exceed 80”."""
    return Bounded(amount_of(number, comparator))


@record
class Around:
    """Several values that are named, each near a number."""

    amount: Amount

    of_level: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That each of them is: no more may be meant than the things that are named."""
        if subject.aggregate or extent.is_said or extent.excluded.ticks or are_pooled(c, subject):
            return None
        listed = [t for d, t in subject.place.ticks if d in subject.own and len(t) > 1]
        cells = cells_of(c, subject.place)
        named = len(listed[0]) if len(listed) == 1 else 1
        if not subject.own or len(cells) != named or not c.may_be(self.amount):
            return None
        near = Compare(Comparator.ABOUT, subject.term(subject.place), self.amount.number)
        return Reading((Quantified(Quantifier.ALL, near),), "value")


@rule("value", "ABOUT level", "'a'|'an'? nouns ABOUT level", "'a'|'an'? nouns 'of' ABOUT level")
def _around(_: Context, *rest: Meaning) -> Around:
    """“… are both near 3.5”, “… have values around 2.5”."""
    return Around(amount_of(the(rest, Written), Comparator.ABOUT))


@rule("predicate", "HAVE nouns bound")
def _values_beyond(_: Context, *rest: Meaning) -> Bounded:
    """“… have values above 3”: all of its values, or some."""
    return Bounded(the(rest, Amount), held=(Quantifier.ALL, Quantifier.SOME))


@rule("predicate", "HAVE|HOLDS POSITIVE VALUES|MEASURE")
def _signed_values(_: Context, *rest: Meaning) -> Bounded:
    """“… has negative values”: some."""
    return Bounded(Amount(Number(0.0), the(rest, Comparator)), held=(Quantifier.SOME,))


@rule("predicate", "HAVE|HOLDS 'only'|'exclusively' POSITIVE VALUES|MEASURE")
@rule("predicate", "'only' HAVE|HOLDS POSITIVE VALUES|MEASURE")
def _only_signed_values(_: Context, *rest: Meaning) -> Bounded:
    """“… contains only positive values”: all of its values are."""
    return Bounded(Amount(Number(0.0), the(rest, Comparator)), held=(Quantifier.ALL,))


_REACH = "reach(?:es|ed)?"
"""What several things do that get as far as a number, or further."""

_COUNTED_CELLS = r"\d+ (?:cells|values|entries|points|bars|rows|columns)"


_SET_OFF = any_case(r"\b(?:is|are|was|were)\b.*\d(?: ?%| [a-z]+)?, (?!and\b|but\b|or\b)")
"""A number with something behind a comma: where the extreme is, not of what it is one."""


@record
class Valued:
    """Being a number."""

    amount: Amount

    of_level: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the subject, one cell or an aggregate, is the amount."""
        if not cells_of(c, subject.place) or extent.excluded.ticks or are_pooled(c, subject):
            return None
        if not (subject.percent or c.may_be(self.amount)):
            return None
        if subject.aggregate in (Function.MAX, Function.MIN):
            told_where = extent.place.ticks and _SET_OFF.search(c.discourse.clause)
            if told_where or is_single(c, subject.place):
                return None  # "The lowest value is 44, at A": of all, and it is at A.
        if subject.quantifier:
            counts = c.discourse.clause_has_word(_COUNTED_CELLS)  # "Each panel has 12 cells."
            exact = self.amount.comparator in (Comparator.EQUAL, Comparator.ABOUT)
            if counts or subject.count or not exact or c.discourse.clause_has_word(_REACH):
                return None
            reach = extent_of(subject, extent)
            alone = replace(subject, quantifier=None, each=None)
            return self._everywhere(c, alone, reach) if reach else None
        if extent.is_said:
            return self._everywhere(c, subject, extent)
        known = (
            subject.aggregate
            or subject.counting
            or subject.rate
            or subject.own
            or extent.place.ticks
        )
        if known and not subject.is_number(c, subject.place):
            # "A is 0 at 1.4": so it is if all values there are; what else may be meant is open.
            all_of_them = self._everywhere(c, subject, Extent(Quantifier.ALL))
            held = all_of_them and c.table.evaluate(all_of_them.formulas[0]).truth
            return all_of_them if held else None
        if not known:
            return None
        if (apiece := self._apiece(c, subject)) is not None:
            return apiece
        if subject.aggregate is Function.SUM and any(len(t) > 1 for _, t in extent.place.ticks):
            return None  # "A and B together reach 50 in X and Y": in each of these, or in both.
        return Reading((is_amount(subject.spoken_of(subject.place), self.amount),), "value")

    def _apiece(self, c: Context, subject: Subject) -> Reading | None:
        """“In total, A and B each come to 200”: the total of each of the two."""
        several = [d for d, ticks in subject.place.ticks if len(ticks) > 1 and d in subject.own]
        made = subject.aggregate in (Function.SUM, Function.MEAN, Function.MEDIAN)
        if not made or len(several) != 1 or subject.minus or subject.top or subject.rate:
            return None
        if not c.discourse.clause_has_word("(?:each|apiece)"):
            return None
        function = subject.aggregate or Function.SUM
        each = Aggregate(function, subject.place.plain.cells, (several[0],))
        held = Compare(self.amount.comparator, each, self.amount.number)
        return Reading((Quantified(Quantifier.ALL, held),), "value")

    def _everywhere(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """“A is 12 at every depth”: each of several values."""
        if subject.count or subject.aggregate or subject.counting or subject.rate:
            return None
        rest = open_dimensions(c, subject.place)
        if not rest or not fits(extent, rest) or c.names.measures.differ(subject.place):
            return None
        if extent.quantifier is not Quantifier.ALL or extent.count:
            return None
        cells = subject.term(subject.place)
        held = Compare(self.amount.comparator, cells, self.amount.number)
        return Reading((Quantified(Quantifier.ALL, held),), "value")


@rule("value", "amount", "'(' amount ')'")
def _is(_: Context, amount: Amount) -> Valued:
    """“… is 81.2”, “… averages about 0.58”."""
    return Valued(amount)


@rule("clause", "place ':'|'=' amount", "place noted", "amount at", "place amount")
def _noted(c: Context, *rest: Meaning) -> Reading | None:
    """“y=1, x=2: 52”, “52.8 at Size 2000/Ratio 0.3”, as examples give them."""
    place = the(rest, Place)
    subject = Subject(place.default(c.here), own=place.dimensions)
    return Valued(the(rest, Amount)).reading(c, subject, Extent())


_REACHED_BETWEEN = r"reach(?:es|ed|ing)?\b[^,]*\bbetween"
"""“It reaches 50 between 2010 and 2015”: on the way from one to the other."""


@record
class Reaching:
    """Getting as far as a number."""

    amount: Amount
    bare: ClassVar[bool] = True
    stands: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    """Behind another predicate it is about the same place: "rose in 2017, reaching 12"."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the highest of the subject's values is the amount."""
        if subject.aggregate or subject.quantifier or subject.count or extent.is_said:
            return None
        if is_single(c, subject.place) and not extent.place.ticks:
            return None
        if extent.place.ticks and c.discourse.clause_has_word(_REACHED_BETWEEN):
            return None
        lists = {d for d, t in subject.place.ticks if d in subject.own and len(t) > 1}
        if not c.discourse.clause_has_word("(?:and|both|each|all|every)"):
            # "Afterwards it gets up to 5": at some time after that, not at each.
            lists = {d for d in lists if not is_ordered(c.names.dimensions[d])}
        lists |= {d for d in _apart(c, subject.place) if d != c.names.measures.dimension}
        lists |= {d for d in open_dimensions(c, subject.place) if lists and d == c.name(Role.PANEL)}
        several = tuple(sorted(lists))
        plain = subject.minus is None and subject.drawn is None
        if plain and come_down(c, subject.place, self.amount.number.value):
            return self._from_above(subject, several)
        top = Aggregate(Function.MAX, subject.term(subject.place), several)
        if several:  # "A and B reach 50": each of them, be it that or more.
            signs = (self.amount.comparator, Comparator.AT_LEAST)
            ways = (Compare(sign, top, self.amount.number) for sign in dict.fromkeys(signs))
            return Reading(tuple(Quantified(Quantifier.ALL, way) for way in ways), "extremum")
        formulas = [is_amount(top, self.amount)]
        if self.amount.comparator is Comparator.EQUAL and c.discourse.clause_has_word("by"):
            # "… reaches three million by 1980": neither at 2.97 nor at 3.4 is that decided.
            formulas.append(Compare(Comparator.AT_LEAST, top, self.amount.number))
        return Reading(tuple(formulas), "extremum")

    def _from_above(self, subject: Subject, several: tuple[str, ...]) -> Reading:
        """That lines that begin above the amount get down to it, be it on the way further down."""
        lowest = Aggregate(Function.MIN, subject.term(subject.place), several)
        if several:
            signs = (self.amount.comparator, Comparator.AT_MOST)
            ways = (Compare(sign, lowest, self.amount.number) for sign in dict.fromkeys(signs))
            return Reading(tuple(Quantified(Quantifier.ALL, way) for way in ways), "extremum")
        passed = Compare(Comparator.AT_MOST, lowest, self.amount.number)
        return Reading((is_amount(lowest, self.amount), passed), "extremum")


@rule("predicate", "REACHING amount")
def _reaching(_: Context, __: Meaning, amount: Amount) -> Reaching | None:
    """“…, reaching 89.0”; what reaches the million mark may be beyond it."""
    return None if amount.mark else Reaching(amount)


@rule("limit", "verb? predicate")
def _limit(_: Context, *rest: Meaning) -> Bounded | None:
    return first(rest, Bounded)


def _is_of_two(c: Context, subject: Subject) -> bool:
    """Whether two things are set apart that have more values than one each."""
    several = [d for d, ticks in subject.place.ticks if len(ticks) > 1]
    two = len(several) == 1 and len(subject.place.get(several[0])) == 2
    return two and bool(set(open_dimensions(c, subject.place)) - set(several))
