"""Parts of a whole that the figure gives in percent, and one against all others taken together."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.aggregates import Summing
from figcheck.checking.english.families.bounds import Bounded, Valued
from figcheck.checking.english.families.build import fits, is_single, open_dimensions, rivals_of
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.families.portions import Portioned
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.meanings.meaning import (
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.english.meanings.reaches import sign_of_part
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.english.phrases.amounts import Part
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Function,
    Number,
    Quantified,
    Quantifier,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_TO_A_PART = r"(?:to|by|from) (?:[a-z]+ ){0,4}?(?:half|thirds?|fourths?|quarters?|[a-z]+ths?)"
"""A fraction that something changes by, or to."""


@rule("of_whole", "'of' 'all'? DET? MEASURE|KIND|VALUES|CASE", "'of'? TOTAL", "'of' 'it'|'them'")
@rule("of_whole", "plain_whole")
def _of_whole(*_: Meaning) -> str:
    return "of the whole"


@rule("value_then", "a_part")
def _part_then(c: Context, part: Part) -> Amount | None:
    """“…, at just over a third”, of shares; “fell to a third” is one of what there was."""
    if c.discourse.clause_has_word(_TO_A_PART):
        return None
    share: Amount | None = _share(c, part)
    return share


@rule("share_then", "a_part of_whole?", "amount|bound of_whole")
def _share(c: Context, *rest: Meaning) -> Amount | None:
    """“about a third of the market”, where the values are percentages of it."""
    if not c.scale.percent:
        return None
    amount = first(rest, Amount)
    if amount is not None:
        return amount if amount.percent else None
    part = the(rest, Part)
    number, comparator = Number(100 * part.size, 1), part.comparator or sign_of_part(c)
    return Amount(number, comparator, percent=True, near=part.near, rough=True)


@rule("share_then", "DET 'majority' of_whole?")
def _majority(c: Context, *_: Meaning) -> Amount | None:
    """“held a majority”."""
    return Amount(Number(50.0, 1), Comparator.MORE, percent=True) if c.scale.percent else None


@rule("predicate", "HAVE|PART_OF|ACCOUNT_FOR|BE share_then")
def _has_share(_: Context, *rest: Meaning) -> Predicate:
    """“… accounted for more than half”."""
    return _having(the(rest, Amount))


def _having(amount: Amount) -> Predicate:
    exact = amount.comparator in (Comparator.EQUAL, Comparator.ABOUT)
    return Valued(amount) if exact else Bounded(amount)


@rule("predicate", "SUMS_TO share_then")
def _adds_up_to_share(_: Context, *rest: Meaning) -> Summing:
    """“… add up to more than half”."""
    return Summing(the(rest, Amount))


@rule("predicate", "EXCEEDS|DIPS share_then")
def _gets_beyond(_: Context, comparator: Comparator, amount: Amount) -> Bounded | None:
    """“… never fell below a fifth of the supply”."""
    if amount.comparator not in (Comparator.EQUAL, Comparator.ABOUT):
        return None
    return Bounded(replace(amount, comparator=comparator))


@rule("predicate", "moves|WENT 'from' share_then at 'to' share_then at")
@rule("predicate", "moves|WENT 'from' value_then at 'to' share_then at")
@rule("predicate", "moves|WENT 'from' share_then at 'to' value_then at")
def _from_share_to_share(_: Context, *rest: Meaning) -> Portioned | None:
    """“… went from about a third of the market in 2015 to more than four fifths in 2020”."""
    move = first(rest, Move)
    (low, begin), (high, end) = zip(every(rest, Amount), every(rest, Place), strict=True)
    if move is not None and move.up is not (low.number.value < high.number.value):
        return None
    return Portioned(((_having(low), begin), (_having(high), end)))


@record
class AgainstTheRest:
    """Being more, or less, than all others of its kind taken together.

    Attributes:
        relation: which of the two.
        ratio: how many times as much, where that is said.
    """

    relation: Relation
    ratio: Amount | None = None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the value compares so with the sum of the others, at each place or at so many."""
        if subject.aggregate or subject.minus or subject.quantifier or len(subject.own) != 1:
            return None
        (dimension,) = subject.own
        own = subject.place
        rest = tuple(d for d in open_dimensions(c, own) if d != dimension)
        comparator = self.relation.comparator
        if self.relation.by_quality or extent.excluded.ticks or len(own.get(dimension)) != 1:
            return None
        total = Aggregate(Function.SUM, rivals_of(own, dimension), rest)
        held = Compare(comparator, own.cells, total)
        if self.ratio is not None:
            ratio = Arithmetic("/", own.cells, total)
            held = Compare(self.ratio.comparator, ratio, self.ratio.number)
        if is_single(c, own) and not extent.is_said:
            return Reading((held,), "comparison")
        if extent.count is not None or not fits(extent, rest):
            return None
        return Reading((Quantified(extent.quantifier or Quantifier.ALL, held),), "comparison")


@rule(
    "the_rest", "OTHERS COUNT? LABEL|KIND|MEASURE? SUMMED", "'the' 'other' COUNT LABEL|KIND SUMMED"
)
@rule(
    "the_rest", "'all' 'the'? 'other' COUNT? LABEL|KIND SUMMED", "'all' 'of' 'the' 'others' SUMMED"
)
def _the_rest(c: Context, *rest: Meaning) -> str | None:
    count = first_exactly(rest, int)
    sizes = {len(d.ticks) - 1 for d in c.figure.dimensions}
    return "the rest" if count is None or count in sizes else None


@rule("predicate", "factor AS_MUCH_AS? the_rest")
def _times_the_rest(_: Context, factor: Amount, *__: Meaning) -> AgainstTheRest:
    """“… is twice as large as all others combined”."""
    return AgainstTheRest(Relation(Comparator.MORE), factor)
