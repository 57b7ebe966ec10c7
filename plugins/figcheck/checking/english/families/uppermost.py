"""How high or low something gets at all: “tops out at 83”, “have 27 as their minimum”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import is_amount, is_single, of_each, open_dimensions
from figcheck.checking.english.meanings.meaning import OF_ALL, Amount, Extent, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, the
from figcheck.checking.language.tree import Aggregate, Comparator, Formula, Function
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_OF_LINE = r"(?:(?:top|max|bottom|peak)(?:s|es|ed)? out|has|have|had)"
"""What is said of several values: “A tops out at 60 on Mail” may be said of all of A's."""


@record
class Uppermost:
    """Getting as high, or as low, as a number and no further.

    Attributes:
        function: whether the highest or the lowest value is meant.
        amount: what it is.
        held_there: whether what does not get so far may be meant as well: “is capped at 80”.
    """

    function: Function
    amount: Amount
    held_there: bool = False
    of_level: ClassVar[bool] = True
    is_of_all_values: ClassVar[bool] = True
    """It is said of all of a line, wherever it may be on it."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the extreme of all values is the amount, or that of each of several things."""
        if subject.quantifier not in OF_ALL or subject.count or subject.aggregate:
            return None
        place = subject.place
        if extent.is_said or extent.excluded.ticks or c.names.measures.differ(place):
            return None
        if not (subject.percent or c.may_be(self.amount)) or subject.minus or subject.rate:
            return None
        if is_single(c, place) and (subject.each or c.discourse.clause_has_word(_OF_LINE)):
            return None
        formulas: list[Formula] = [
            is_amount(Aggregate(self.function, subject.term(place)), self.amount)
        ]
        each = subject.each is not None and len(open_dimensions(c, place)) > 1
        if each or not subject.each:
            formulas += of_each(c, subject, place, self.function, self.amount)
        if self.held_there:
            below = self.function is Function.MAX
            sign = Comparator.AT_MOST if below else Comparator.AT_LEAST
            bound = replace(self.amount, comparator=sign)
            formulas.append(is_amount(Aggregate(self.function, subject.term(place)), bound))
        return Reading(tuple(formulas), "extremum")


@rule("predicate", "TOPS_OUT value_then", "HAVE value_then 'as' DET|POSSESSIVE own_end")
@rule("predicate", "GETS_TO value_then ','? AT_THE_END")
def _tops_out(_: Context, *rest: Meaning) -> Uppermost:
    """“… go as high as 75”, “… reach 83 at best”, “… have 27 as their minimum”."""
    return Uppermost(the(rest, Function), the(rest, Amount))


@rule("own_end", "EXTREME VALUES|measure?", "TOPMOST")
def _own_end(_: Context, *rest: Meaning) -> Function:
    return the(rest, Function)


@rule("predicate", "CAPPED_AT value_then")
def _capped(_: Context, *rest: Meaning) -> Uppermost:
    """“… is capped at 80”: it reaches that, or stays below it."""
    return Uppermost(the(rest, Function), the(rest, Amount), held_there=True)
