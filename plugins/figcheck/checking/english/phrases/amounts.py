"""Rules for numbers and what is said of their exactness."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.kinds.polarity import way_of_better
from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.meanings.meaning import Amount
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
from figcheck.checking.language.tree import Comparator, Number
from figcheck.reading.numbers import Number as Written
from figcheck.records import record
from figcheck.times import is_time

Interval = tuple[Amount, Amount]

_BOUNDS = frozenset({Comparator.LESS, Comparator.MORE, Comparator.AT_LEAST, Comparator.AT_MOST})

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("numbers", "NUMBER unit?")
def _one(_: Context, number: Written, *__: Meaning) -> tuple[Written, ...]:
    return (number,)


@rule("numbers", "NUMBER ',' 'and'? numbers", "NUMBER 'and' numbers", "NUMBER 'or' numbers")
def _several(_: Context, number: Written, rest: tuple[Written, ...]) -> tuple[Written, ...]:
    return (number, *rest)


@rule("unit", "UNIT")
def _unit(*_: Meaning) -> str:
    return "unit"


def amount_of(number: Written, comparator: Comparator) -> Amount:
    """A number of the sentence with what is said of it; "~50" is approximate by itself."""
    if number.approx and comparator is Comparator.EQUAL:
        comparator = Comparator.ABOUT
    written = Number(number.value, number.decimals)
    return Amount(written, comparator, number.unit == "%", unit=number.unit)


def in_times(amount: Amount) -> Amount:
    """So many times as much: “5 times” is said of 4.9 and 5.2, but not of 6."""
    plain = amount.comparator is Comparator.EQUAL
    number = replace(amount.number, decimals=max(amount.number.decimals, 1))
    return replace(
        amount, number=number, comparator=Comparator.ABOUT if plain else amount.comparator
    )


@record
class Part:
    """A part of something that is said in words: “a little over a third”.

    Attributes:
        size: the part, from 0 to 1.
        comparator: how what there is is related to it; `None` where that is not said.
        near: whether it is also said to be close to it.
    """

    size: float
    comparator: Comparator | None = None
    near: bool = False


@rule("a_part", "EXACTLY? ABOUT|BOUND? FRACTION")
def _part(_: Context, *rest: Meaning) -> Part:
    return Part(the(rest, float), first(rest, Comparator))


@rule("a_part", "EXACTLY? ABOUT|BOUND? COUNT 'in'|'of' COUNT")
@rule("a_part", "EXACTLY? ABOUT|BOUND? COUNT 'out' 'of' 'every'? COUNT")
def _so_many_in(_: Context, *rest: Meaning) -> Part | None:
    """“one in seven”, “two out of three”."""
    part, whole = (r for r in rest if type(r) is int)
    return Part(part / whole, first(rest, Comparator)) if 0 < part < whole else None


@rule("a_part", "JUST|A_LITTLE BOUND FRACTION")
def _just_beyond_part(_: Context, *rest: Meaning) -> Part:
    """“just under half”, “a little over a third”."""
    return Part(the(rest, float), the(rest, Comparator), near=True)


@rule("part_in_words", "a_part")
def _part_in_percent(_: Context, part: Part) -> Amount:
    """“more than half”, “roughly two thirds”, “one in seven”: a percentage."""
    comparator = part.comparator or Comparator.ABOUT
    return Amount(Number(100 * part.size, 1), comparator, percent=True, near=part.near)


@rule("mark", "DET NUMBER '-'? unit? '-'? LEVEL", "DET KIND? LEVEL 'of' NUMBER unit?")
def _mark(_: Context, *rest: Meaning) -> Written:
    """“the 50% mark”, “the two-million line”, “the replacement level of 2.1”."""
    return the(rest, Written)


@rule("points", "EXACTLY? COUNT POINTS", "'a'|'one'|'another' 'single'? POINTS")
def _points(_: Context, *rest: Meaning) -> Written:
    """“one point”, “two points”."""
    count = first_exactly(rest, int, 1)
    return Written(0, 0, float(count), 0, approx=False, unit="points", error=None, stop=0)


@rule(
    "points",
    "'half' 'a'|'an' UNIT",
    "'half' 'a' POINTS|'point'",
    "'a' 'half' 'of'? 'a'? POINTS|'point'",
)
def _half_a_point(_: Context, *__: Meaning) -> Written:
    return Written(0, 0, 0.5, 1, approx=False, unit="points", error=None, stop=0)


@rule("level", "NUMBER unit?", "mark", "points")
def _level(_: Context, *rest: Meaning) -> Written:
    """A number in any of these ways."""
    return the(rest, Written)


_ZERO = Written(0, 0, 0.0, 0, approx=False, unit="", error=None, stop=0)
"""“zero” in letters."""


@rule("level", "'zero' unit?")
def _zero(*_: Meaning) -> Written:
    """“below zero degrees”."""
    return _ZERO


def _nil(c: Context) -> Number:
    """Zero in letters, to all digits that the values have: 0.4 would round to a 0 without any."""
    return Number(0.0, c.scale.decimals)


@rule("amount", "NUMBER unit?", "points", "'a' VALUES 'of' NUMBER unit?")
def _plain(_: Context, *rest: Meaning) -> Amount:
    return amount_of(the(rest, Written), Comparator.EQUAL)


@rule("amount", "'a'|'an' EMPHATIC level")
def _emphasised(_: Context, *rest: Meaning) -> Amount:
    """“a full 12 points”, “a meagre 3 %”."""
    return amount_of(the(rest, Written), Comparator.EQUAL)


@rule("bound", "'a'|'one'|'another' 'full'|'whole'|'entire' POINTS|UNIT")
def _a_full_point(*_: Meaning) -> Amount:
    """“a full point”: no less, and not two."""
    return Amount(Number(1.0), Comparator.AT_LEAST, near=True, unit="points")


@rule("bound", "'a' 'good' level")
def _a_good(_: Context, number: Written) -> Amount | None:
    """“a good 12 points”: no less, and not many more."""
    amount = amount_of(number, Comparator.AT_LEAST)
    return replace(amount, near=True) if number.value else None


@rule("bound", "'not' 'quite' level")
def _not_quite(_: Context, number: Written) -> Amount | None:
    """“not quite 12 points”: a little less."""
    return replace(amount_of(number, Comparator.LESS), near=True) if number.value else None


@rule("amount", "mark")
def _plain_mark(_: Context, number: Written) -> Amount:
    return replace(amount_of(number, Comparator.EQUAL), mark=True)


@rule("amount", "'zero' unit?", "'nothing'")
def _nothing(c: Context, *_: Meaning) -> Amount:
    return Amount(_nil(c))


@rule("amount", "ABOUT 'nothing' unit?")
def _next_to_nothing(c: Context, *_: Meaning) -> Amount:
    """“almost nothing”: of values of a thousand, ten without doubt."""
    return _nearly_zero(c, 2)


@rule("amount", "ABOUT 'nothing' unit?", "ABOUT 'zero' unit?")
def _nearly_nothing(c: Context, *_: Meaning) -> Amount:
    """The same taken less strictly: where these two differ nothing is said."""
    return _nearly_zero(c, 1)


def _nearly_zero(c: Context, digits: int) -> Amount:
    """No more than the digit that stands so far behind the first one of the largest value."""
    size = round(math.log10(c.scale.high)) if c.scale.high > 0 else 0
    return Amount(Number(0.0, digits - size), Comparator.ABOUT)


@rule("amount", "ABOUT level", "'a' VALUES 'of' ABOUT NUMBER unit?")
def _about(c: Context, *rest: Meaning) -> Amount:
    number = the(rest, Written)
    if number == _ZERO:
        return _nearly_zero(c, 2)
    return amount_of(number, Comparator.ABOUT)


@rule("bound", "BOUND level 'or' 'so'")
def _bound_or_so(_: Context, comparator: Comparator, number: Written) -> Amount:
    """“below 265 or so”."""
    return replace(amount_of(number, comparator), rough=True)


@rule("amount", "level 'or' 'so'")
def _or_so(_: Context, number: Written) -> Amount:
    return amount_of(number, Comparator.ABOUT)


@rule("bound", "BOUND level")
def _bound(_: Context, comparator: Comparator, number: Written, *__: Meaning) -> Amount:
    return amount_of(number, comparator)


@rule("bound", "BETTER THAN level")
def _better_than(c: Context, way: Comparator, __: Meaning, number: Written) -> Amount | None:
    """“never better than 3”: of errors that is below 3."""
    rises = way_of_better(c, c.here, better=way is Comparator.MORE)
    if rises is None:
        return None
    return amount_of(number, Comparator.MORE if rises else Comparator.LESS)


@rule("bound", "JUST BOUND level")
def _just_beyond(_: Context, __: Meaning, comparator: Comparator, number: Written) -> Amount | None:
    """“just over 50”: no more than a little, which nothing measures where it is zero."""
    return replace(amount_of(number, comparator), near=True) if number.value else None


@rule("bound", "BOUND COUNT", "COUNT measure? OR_BEYOND", "NUMBER measure OR_BEYOND")
def _bound_in_small_words(c: Context, *rest: Meaning) -> Amount | None:
    """“… is above two”, “six children or more”, of values of that size."""
    number = first(rest, Written)
    count = first_exactly(rest, int)
    if number is not None:
        return amount_of(number, the(rest, Comparator))
    if count is None or not c.scale.may_be_value(count) or c.scale.high > 20:
        return None
    return Amount(Number(float(count)), the(rest, Comparator))


@rule("bound", "BOUND COUNT UNIT")
def _bound_in_words(c: Context, comparator: Comparator, count: int, *__: Meaning) -> Amount | None:
    """“less than one unit”."""
    return None if in_percent(c, count) else Amount(Number(float(count)), comparator)


def in_percent(c: Context, count: int) -> bool:
    """Whether a number in words is a percentage: “seven percent” is read as in digits."""
    word = NUMERALS[count] if count < len(NUMERALS) else r"\w+"
    return c.discourse.clause_has_word(rf"{word} per ?cent")


@rule("bound", "NUMBER unit? OR_BEYOND")
def _or_beyond(_: Context, number: Written, __: Meaning, comparator: Comparator) -> Amount:
    """“at -40 or below”."""
    return amount_of(number, comparator)


@rule("noted", "'(' VALUES|MEASURE 'of'|':'|'=' amount ')'", "'(' 'with' amount ')'")
@rule("noted", "'(' 'at'? amount ')'", "'(' '=' amount ')'", "',' amount")
def _noted(_: Context, *rest: Meaning) -> Amount:
    """“(81)”, “(score: 81)”."""
    return the(rest, Amount)


@rule("change_noted", "'(' GAIN unit? POINTS? ')'")
def _change_noted(_: Context, *rest: Meaning) -> Amount:
    """“(+24)”, “(-19)”, of values that have no sign: how large a change is."""
    amount = amount_of(the(rest, Written), Comparator.EQUAL)
    size = replace(amount.number, value=abs(amount.number.value))
    return replace(amount, number=size, is_change=True)


@rule("interval", "limits")
def _limits(_: Context, limits: Interval) -> Interval:
    return limits


@rule("interval", "amount '-' amount", "amount 'to' amount")
@rule("interval", "'from' amount 'to' amount", "'from' amount 'up' 'to' amount")
@rule("interval", "ABOUT amount '-' amount")
@rule("interval", "'from' bound 'to' bound|amount", "'from' amount 'to' bound")
@rule("interval", "'from' FROM_LOW amount 'up'? 'to' TO_HIGH? amount", "'[' amount ',' amount ']'")
@rule("interval", "'from' amount 'up'? 'to' TO_HIGH amount", "amount '-' 'to' '-' amount")
@rule("interval", "SOMEWHERE 'from' amount|bound 'up'? 'to' amount|bound")
@rule("interval", "'from' FROM_LOW? amount 'all' 'the' 'way' 'up'? 'to' TO_HIGH? amount")
@rule("limits", "'between' FROM_LOW amount 'and' TO_HIGH amount", "'within' amount 'and' amount")
@rule("limits", "'between' amount|bound 'and' amount|bound")
def _interval(c: Context, *rest: Meaning) -> Interval | None:
    low, high = (a for a in rest if isinstance(a, Amount))
    if only_ticks(c, low, high):
        return None
    if Comparator.ABOUT in (low.comparator, high.comparator):
        low, high = (replace(a, comparator=Comparator.ABOUT) for a in (low, high))
    # "From just under 200 to just over 500": not far from there.
    low, high = (replace(a, near=a.comparator in _BOUNDS) for a in (low, high))
    return low, high


@rule("interval", "'from' COUNT 'to' amount|bound")
@rule("limits", "'between' COUNT 'and' amount|bound")
def _from_a_few(c: Context, *rest: Meaning) -> Interval | None:
    """“from nine to 48”, “between two and just over six”."""
    low, high = exactly(rest, int), the(rest, Amount)
    if not c.scale.may_be_value(low):
        return None
    start = replace(high, number=Number(float(low)), comparator=Comparator.EQUAL, near=False)
    found: Interval | None = _interval(c, start, high)
    return found


@rule("part_limits", "'between' a_part 'and' a_part", "'from'? a_part 'to' a_part")
def _part_limits(_: Context, *rest: Meaning) -> Interval | None:
    """“between a quarter and a third”, as percentages."""
    low, high = (Amount(Number(100 * p.size, 1), percent=True) for p in every(rest, Part))
    return (low, high) if low.number.value < high.number.value else None


@rule("limits", "SOMEWHERE limits", "'in' limits", "SOMEWHERE 'in' limits")
def _somewhere(_: Context, *rest: Meaning) -> Interval:
    """“somewhere between 40 and 60”."""
    return the(rest, tuple)


@rule("limits", "'between' amount 'and' amount 'per'|'a'|'each' LABEL")
def _interval_each(c: Context, *rest: Meaning) -> Interval | None:
    """“between 400 and 600 per year”, along an axis of years."""
    label = the(rest, Label)
    return _interval(c, *rest) if is_time(c.names.dimensions[label.dimension]) else None


def only_ticks(c: Context, *amounts: Amount) -> bool:
    """Whether numbers can only be ticks of one axis: the years in “between 1990 and 2000”."""
    numbers = [a.number.value for a in amounts]
    if any(c.scale.may_be_value(n) for n in numbers):
        return False
    return any(all(c.names.tick_of(d, n) is not None for n in numbers) for d in c.names.dimensions)
