"""Things that are compared by their means or sums: “has a higher average than B”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.bounds import Bounded, Valued
from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.leaving import LeftOut, kept_of
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    OF_ALL,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, exactly, first, the
from figcheck.checking.language.tree import Comparator, Function, Quantifier
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_MADE_OF_ALL = frozenset({Function.MEAN, Function.MEDIAN, Function.SUM})


@record
class ByAggregate:
    """Being more or less than something else, by what both have on average or in total.

    Attributes:
        function: what is made of the values of each.
        comparative: how they stand to each other by it.
    """

    function: Function
    comparative: Comparative

    holds_of_each: ClassVar[bool] = True
    """“Every plan has a higher mean than the control”: each by itself."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the mean or the sum of the subject is the higher one."""
        if subject.aggregate not in (None, self.function) or self.function not in _MADE_OF_ALL:
            return None
        than = self.comparative.than
        if than is None or than.aggregate not in (None, self.function):
            return None
        rival = replace(than, aggregate=self.function)
        compared = replace(self.comparative, than=rival)
        return compared.reading(c, replace(subject, aggregate=self.function), extent)


@rule("predicate", "DET MORE|BETTER AGGREGATE measure? THAN rival by?")
@rule("predicate", "'a'|'an' amount|bound MORE AGGREGATE measure? THAN rival")
def _higher_average(c: Context, *rest: Meaning) -> ByAggregate:
    """“… has a higher average than B”."""
    good = c.discourse.clause_has_word("(?:better|worse)")
    relation = Relation(the(rest, Comparator), by_quality=good, strict=good)
    comparative = Comparative(relation, the(rest, Subject), first(rest, Amount))
    return ByAggregate(the(rest, Function), comparative)


@rule("subject", "'that'|'those' 'of'|'for'|'in'|'on' place")
def _that_of(c: Context, place: Place) -> Subject | None:
    """“The average of A is 40, and that of B is 50”: what is made of the values of B, too."""
    whole = c.gap
    if whole is None or whole.aggregate not in _MADE_OF_ALL or whole.minus or whole.rate:
        return None
    if not place.dimensions <= whole.place.dimensions or place.notes:
        return None
    others = (d for d in c.names.dimensions if d not in whole.place.dimensions)
    if c.discourse.has_word("these") or any(map(c.discourse.names, others)):
        return None  # "The average of A in 2010 is 40, and that of B is 50": in 2010 as well?
    return replace(whole, place=place.default(whole.place.plain), named=True)


@rule("clause", "'that'|'those' 'of'|'for'|'in'|'on' place BE amount|bound MORE|BETTER")
@rule("clause", "'that'|'those' 'of'|'for'|'in'|'on' place BE 'much'|'far'|'slightly'? MORE|BETTER")
def _that_is_lower(c: Context, place: Place, *rest: Meaning) -> Reading | None:
    """“The average of A is 40, and that of B is about 5 points lower”: than that of A."""
    own = _that_of(c, place)
    if own is None or c.gap is None or c.gap.place == own.place:
        return None
    comparative = Comparative(Relation(the(rest, Comparator)), c.gap, first(rest, Amount))
    return Statement(own, comparative, Extent()).reading(c)


@rule("subject", "DET? AGGREGATE 'of' place 'over'|'across' DET|EACH? COUNT KIND|MEASURE|CASE?")
def _over_so_many(c: Context, *rest: Meaning) -> Subject | None:
    """“the average of A over these five”: over all of the one dimension that has five ticks."""
    place, count = the(rest, Place), exactly(rest, int)
    sized = [d.name for d in c.figure.dimensions if len(d.ticks) == count]
    if len(sized) != 1 or sized[0] in place.dimensions | c.here.dimensions:
        return None
    if first(rest, Quantifier) not in OF_ALL:
        return None
    return Subject(place, aggregate=the(rest, Function))


@rule("subject", "DET 'overall'|'grand'|'general' AGGREGATE measure?")
def _overall(_: Context, *rest: Meaning) -> Subject | None:
    """“the overall mean”: of all values there are."""
    functions = every(rest, Function)
    return Subject(aggregate=functions[0], whole=True) if functions[0] in _MADE_OF_ALL else None


@rule("clause", "without_it ','? subject 'would' 'be' 'only'|'just'|'still'? value_then|bound")
@rule("clause", "subject 'would' 'be' 'only'|'just'|'still'? value_then|bound without_it")
def _would_be(c: Context, *rest: Meaning) -> Reading | None:
    """“Without B, the average would be 50”: that of all others."""
    subject, amount = the(rest, Subject), the(rest, Amount)
    kept = kept_of(c, the(rest, LeftOut))
    if subject.aggregate not in _MADE_OF_ALL or subject.minus or kept is None:
        return None
    ((dimension, ticks),) = kept.ticks
    known = subject.place.get(dimension)
    if known and not set(ticks) < set(known):
        return None
    exact = amount.comparator in (Comparator.EQUAL, Comparator.ABOUT)
    said = Valued(amount) if exact else Bounded(amount)
    place = kept.default(subject.place.plain)
    return Statement(replace(subject, place=place, named=True), said, Extent()).reading(c)


@rule("without_it", "left_out", "','? 'without' DET? place", "left_out ','")
def _without(_: Context, *rest: Meaning) -> LeftOut | None:
    """“without B”, which elsewhere may say what something lacks."""
    known = first(rest, LeftOut)
    if known is not None:
        return known
    place = the(rest, Place)
    return None if place.notes or place.orders or len(place.ticks) != 1 else LeftOut(place)
