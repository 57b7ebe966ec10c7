"""What is told of two values behind a clause: “…, a difference of 5”, “…, twice as high”."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import is_amount, is_factor
from figcheck.checking.english.families.differences import Head
from figcheck.checking.english.families.multiples import Multiple
from figcheck.checking.english.meanings.meaning import Amount, Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.english.parsing.transfer import moved
from figcheck.checking.english.phrases.roughness import loosely
from figcheck.checking.language.parse import parse
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    And,
    Arithmetic,
    Cells,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context
    from figcheck.checking.language import Table

_TWO = 2

_EXTREMES = frozenset({Function.MAX, Function.MIN})


@record
class OfTwo:
    """How two values that were spoken of are related.

    Attributes:
        amount: how far they are apart, or how many times the one is the other.
        is_factor: whether it is that.
        in_percent: whether the values are percentages, of which “5 %” may be 5 points.
        than: whose value the other one is, if only one of the two was spoken of.
        up: whether it is a rise from the one to the other, or a fall.
    """

    amount: Amount
    is_factor: bool = False
    in_percent: bool = False
    than: Place | None = None
    up: bool | None = None

    def reading(self, table: Table, checks: Iterable[str]) -> Reading | None:
        """That two values are so far apart, or that the larger one is so many times the other.

        Args:
            table: the values of the figure.
            checks: what the clauses before it were read as, which tell the two values.

        Returns:
            `None` where the size of the values tells nothing: those of different signs have no
            ratio, and no two values differ by percents.
        """
        pair = self._pair(values_told(table, checks))
        if pair is None:
            return None
        one, two = pair
        values = [entry.value for t in pair if (entry := table.term(t).single) is not None]
        if len(values) != len(pair):
            return None
        if self.is_factor:
            if min(values) <= 0:
                return None
            high, low = (one, two) if values[0] >= values[1] or self.than else (two, one)
            if self.amount.number.value < 1 and self.than is None:
                high, low = low, high
            ways = is_factor(Arithmetic("/", high, low), self.amount)
            return Reading(loosely(ways, (self.amount,)), "ratio")
        size: Term = Absolute(Arithmetic("-", one, two))
        if self.up is not None:
            size = Arithmetic("-", *((two, one) if self.up else (one, two)))
        apart = is_amount(size, self.amount)
        if self.amount.percent and not self.in_percent:
            return None
        held = loosely((apart,), (self.amount,))
        if self.amount.percent and not any(table.evaluate(f).truth for f in held):
            # "A has 60 %, B has 40 %, a difference of 50 %": of what B has.
            held = (*held, *_in_percent(one, two, self.amount))
        return Reading(held, "difference")

    def _pair(self, told: tuple[Term, ...] | None) -> tuple[Term, ...] | None:
        """The two values, of which the second may be named by what is told."""
        if told is None or len(told) != _TWO - (self.than is not None):
            return None
        if self.than is None:
            return told
        there = moved(Compare(Comparator.EQUAL, told[0], Number(0)), self.than)
        return (told[0], there.left) if isinstance(there, Compare) else None


def _in_percent(one: Term, two: Term, amount: Amount) -> Iterator[Formula]:
    apart = Absolute(Arithmetic("-", one, two))
    for base in (one, two):
        yield is_amount(Arithmetic("*", Arithmetic("/", apart, base), Number(100)), amount)


def values_told(table: Table, checks: Iterable[str]) -> tuple[Term, ...] | None:
    """The single values that clauses speak of, in their order.

    Args:
        table: the values of the figure.
        checks: what each of the clauses was read as.

    Returns:
        `None` where they speak of several values at once, or where one was not understood.
    """
    given: dict[Term, None] = {}
    compared: dict[Term, None] = {}
    for check in checks:
        if not check:
            return None
        for formula in _parts(parse(check)):
            given.update(dict.fromkeys(_given(formula)))
            compared.update(dict.fromkeys(_compared(formula)))
    given = _each_once(table, given)
    found = given if len(given) >= _TWO else given | compared
    return None if any(table.term(t).single is None for t in found) else tuple(found)


def _each_once(table: Table, given: dict[Term, None]) -> dict[Term, None]:
    """Values without what says of two of them that they are the highest and the lowest."""
    cells: dict[Term, None] = {t: None for t in given if isinstance(t, Cells)}
    known = {entry.value for t in cells if (entry := table.term(t).single) is not None}
    others = [table.term(t).single for t in given if t not in cells]
    again = all(entry is not None and entry.value in known for entry in others)
    return cells if len(cells) == _TWO and again else given


def _parts(formula: Formula) -> tuple[Formula, ...]:
    return formula.parts if isinstance(formula, And) else (formula,)


def _given(formula: Formula) -> Iterator[Term]:
    """What a formula says to be so much."""
    if not isinstance(formula, Compare) or not isinstance(formula.left, Cells | Aggregate):
        return
    # "A has more than 5": nobody tells how far that is from another value.
    exactly = formula.comparator in (Comparator.EQUAL, Comparator.ABOUT)
    if exactly and isinstance(formula.right, Number):
        yield formula.left


def _compared(formula: Formula) -> Iterator[Term]:
    """The values that a formula sets against each other, and what is the most of all."""
    if not isinstance(formula, Compare) or not isinstance(formula.left, Cells | Aggregate):
        return
    extreme = isinstance(formula.right, Aggregate) and formula.right.function in _EXTREMES
    if isinstance(formula.right, Cells | Aggregate):
        yield from (formula.left,) if extreme else (formula.left, formula.right)


@rule("of_two", "that_makes? DET? gap_noun 'of' value_then", "'with' DET gap_noun 'of' value_then")
@rule("of_two", "that_makes? DET value_then '-'? gap_noun")
@rule("of_two", "'differing' 'by' value_then", "that_makes? value_then 'apart'")
def _apart(c: Context, *rest: Meaning) -> OfTwo | None:
    """“…, a difference of 5 points”, “…, differing by just a point”."""
    head = next((r for r in rest if isinstance(r, Head)), Head())
    if head.ratio or head.relative:
        return None
    up = None if head.by_quality else head.up
    return OfTwo(the(rest, Amount), in_percent=c.scale.percent, up=up)


@rule("of_two", "that_makes? factor 'as' how measure|KIND?", "that_makes? factor 'the' 'size'")
@rule("of_two", "that_makes? factor MORE")
@rule("of_two", "that_makes? 'a' 'factor' 'of' amount|bound")
def _times(_: Context, *rest: Meaning) -> OfTwo | None:
    """“…, which is more than three times as large”, “…, a factor of 7.5”."""
    if Comparator.LESS in rest:
        return None
    amount = the(rest, Amount)
    if float(amount.number.value).is_integer():
        number = Number(amount.number.value, 2)
        about = amount.comparator is Comparator.EQUAL
        sign = Comparator.ABOUT if about else amount.comparator
        amount = replace(amount, number=number, comparator=sign, rough=True)
    return OfTwo(replace(amount, percent=False, unit=""), is_factor=True)


@rule("of_two", "that_makes? 'a' 'factor' 'of' ABOUT|BOUND|EXACTLY? COUNT")
@rule("of_two", "that_makes? ABOUT|BOUND|EXACTLY? 'a'? MULTIPLIES|TENFOLD manifold?")
def _so_many_fold(_: Context, *rest: Meaning) -> OfTwo:
    """“…, a factor of seven”, “…, more than a fourfold increase”, “…, more than double”."""
    times = next(float(r) for r in rest if type(r) in (int, float))
    comparator = first(rest, Comparator) or Comparator.ABOUT
    return OfTwo(Amount(Number(times, 2), comparator, rough=True), is_factor=True)


@rule("manifold", "'increase'|'rise'|'gain'|'growth'|'jump'|'improvement'|'difference'|'gap'")
@rule("manifold", "'decrease'|'drop'|'decline'|'reduction'|'fall'|'advantage'")
def _manifold(*_: Meaning) -> str:
    return "increase"


@rule("of_two", "that_makes? multiple there_too?")
def _times_another(_: Context, *rest: Meaning) -> OfTwo | None:
    """“…, about three times the value of B”, of which the value was told of A."""
    said = the(rest, Multiple)
    if said.inverse or said.at is not None or not said.than.is_place:
        return None
    return OfTwo(said.factor, is_factor=True, than=said.than.place.plain)


@rule("there_too", "AT 'the'|'that' 'same'? KIND|LABEL|'point'|'time'|'moment'", "'there'|'then'")
def _there_too(*_: Meaning) -> str:
    return "there too"


@rule("that_makes", "'which'|'that' BE", "'which'|'that' CORRESPONDS 'to'", "'making' 'for'?")
@rule("that_makes", "'corresponding' 'to'|'with'", "'i' '.' 'e' '.' ','?", "'or'")
def _that_makes(*_: Meaning) -> str:
    return "that makes"
