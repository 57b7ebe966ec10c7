"""Parts of a total that has to be added up: “accounts for 30 % of the total in every year”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import (
    extent_of,
    is_amount,
    may_be_shares,
    open_dimensions,
    reaching,
    without,
)
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
from figcheck.checking.english.parsing.rules import Meaning, first, first_exactly, the
from figcheck.checking.english.phrases.amounts import Part
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Function,
    Number,
    Quantifier,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class PartOf:
    """Being a part of a total: “accounts for 30 % of the total”.

    Attributes:
        amount: how large a part, in percent.
        whole: of whose total, if that is said: “a fifth of Braga's total”.
    """

    amount: Amount
    whole: Place = EVERYWHERE

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the subject's sum over the sum of all of its like is the share, wherever it is."""
        reach, place = extent_of(subject, extent), subject.place.within(self.whole)
        if place is None or self.whole.dimensions & subject.own:
            return None
        subject = replace(subject, place=place)
        if subject.aggregate not in (None, Function.SUM) or subject.minus or reach is None:
            return None
        if len(subject.own) != 1 or subject.each in subject.own:
            return None
        one = self.amount.comparator in (Comparator.EQUAL, Comparator.ABOUT)
        # "Across all clubs, A makes up 40 % of the members": of all of them taken together.
        pooled = (
            one and not reach.place.ticks and c.discourse.clause_has_word("(?:over|across) all")
        )
        by = () if pooled else self._by(c, subject, reach)
        if by is None:
            return None
        own = Aggregate(Function.SUM, without(subject.place, reach.excluded), by)
        whole = subject.place.without(subject.own)
        total: Term = Aggregate(Function.SUM, without(whole, reach.excluded), by)
        share = Arithmetic("*", Arithmetic("/", own, total), Number(100.0))
        # Shares that do not add up to all there is are parts of it as they stand.
        ways: tuple[Term, ...] = (own, share) if may_be_shares(c) else (share,)
        if not by:
            return Reading(tuple(is_amount(way, self.amount) for way in ways), "share")
        if self.amount.near:
            return None
        compared = (Compare(self.amount.comparator, way, self.amount.number) for way in ways)
        return Reading(tuple(reaching(f, reach, Quantifier.ALL) for f in compared), "share")

    @staticmethod
    def _by(c: Context, subject: Subject, reach: Extent) -> tuple[str, ...] | None:
        """What the parts are told along: “in every year”; nothing where there is one total."""
        if not reach.is_said and not reach.excluded.ticks:
            # "in 1990 and in 2000": in each of the two.
            listed = tuple(d for d, t in reach.place.ticks if len(t) > 1)
            return listed if len(listed) < 2 else None
        rest = tuple(d for d in open_dimensions(c, subject.place) if d not in subject.own)
        along = reach.along or next(iter(reach.excluded.dimensions), None)
        if along is None:
            return rest if len(rest) == 1 else None
        return (along,) if along in rest else None


@rule(
    "whole_of_all",
    "'the' COUNT '-' LABEL|KIND AGGREGATE",
    "'the' AGGREGATE 'of'|'over' 'all'|'the' COUNT LABEL",
)
@rule("whole_of_all", "'all' COUNT LABEL SUMMED", "'all' 'of'? 'the'? LABEL SUMMED")
def _whole_of_all(c: Context, *rest: Meaning) -> str | None:
    """“the four-club total”, “all four clubs together”."""
    label = first(rest, Label)
    count = first_exactly(rest, int)
    sizes = [c.size(label.dimension)] if label else [len(d.ticks) for d in c.figure.dimensions]
    if first(rest, Function) not in (None, Function.SUM) or count not in (None, *sizes):
        return None
    return "whole"


@rule("whole_of_all", "TOTAL MEASURE", "DET? AGGREGATE MEASURE", "'all' DET? MEASURE")
def _total_of_measure(c: Context, *rest: Meaning) -> str | None:
    """“of total revenue”, “of all loans”."""
    word = next((r for r in rest if type(r) is str), "")
    summed = first(rest, Function) in (None, Function.SUM)
    return "whole" if summed and c.names.topics.names(word) else None


@rule("whole_of_all", "TOTAL")
def _total(*_: Meaning) -> str:
    return "whole"


@rule("whole_of_all", "'the' 'bar'|'column'|'stack'")
def _stacked(c: Context, *_: Meaning) -> str | None:
    """“of the bar”, where the parts of each stand on each other."""
    return "whole" if "stacked" in c.figure.style else None


@rule("whole_of_all", "'it'")
def _of_it(c: Context) -> str | None:
    """“… makes up half of the total in 1990 and a third of it in 2020”."""
    return "whole" if c.discourse.has_word("total") else None


@rule("predicate", "PART_OF EXACTLY? amount|bound 'of' whole_of_all")
@rule("predicate", "PART_OF a_part 'of'? whole_of_all")
def _part_of(_: Context, *rest: Meaning) -> PartOf | None:
    amount = first(rest, Amount)
    if amount is not None:
        return PartOf(amount) if amount.percent else None
    part = the(rest, Part)
    number, comparator = Number(100 * part.size, 1), part.comparator or Comparator.ABOUT
    return PartOf(Amount(number, comparator, near=part.near, rough=True))


@rule("predicate", "PART_OF a_part|amount|bound 'of' spot 's' TOTAL|AGGREGATE")
def _part_of_whose(_: Context, *rest: Meaning) -> PartOf | None:
    """“… makes up a fifth of Braga's total”."""
    part = _part_of(_, *rest)
    whole = the(rest, Place)
    if first(rest, Function) not in (None, Function.SUM) or whole.notes or part is None:
        return None
    return PartOf(part.amount, whole)


@rule("predicate", "PART_OF|ACCOUNT_FOR EXACTLY? amount|bound 'of' 'all'|DET? MEASURE|CASE")
@rule("predicate", "PART_OF|ACCOUNT_FOR a_part 'of' 'all'|DET? MEASURE|CASE")
@rule("predicate", "HAVE EXACTLY? amount|bound|a_part 'of' 'all' MEASURE|CASE")
def _part_of_cases(c: Context, *rest: Meaning) -> PartOf | None:
    """“… accounts for more than a fifth of the visitors”, where these are counted."""
    part: PartOf | None = _part_of(c, *rest)
    return part if c.scale.counts else None
