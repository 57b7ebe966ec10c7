"""Changes set against each other: “A gains more than B”, “no cell changes by more than 3”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import is_amount, is_single
from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.counting import Cells
from figcheck.checking.english.families.differences import Ends, Head, difference, of_two
from figcheck.checking.english.families.multiples import Multiple
from figcheck.checking.english.families.passages import passage
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.meanings.assertions import Coordination, Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
    together,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the, the_predicate
from figcheck.checking.language.tree import (
    Comparator,
    Compare,
    Count,
    Function,
    Number,
    Quantified,
    Quantifier,
    Share,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "difference"


# Cells that change ------------------------------------------------------------------


@record
class Shift:
    """What is said of the change of each cell.

    Attributes:
        up: whether it rises, or gets better; `None` for a change either way.
        by_quality: whether it speaks of better and worse.
        by: by how much; `None` where the direction alone is said.
    """

    up: bool | None
    by_quality: bool = False
    by: Amount | None = None

    def comparison(self, c: Context, change: Subject) -> Compare | None:
        """What is said, as a comparison at each cell."""
        up = self.up
        if up is not None and self.by_quality:
            better = more_is_better(c, change.place.default(c.here))
            if better is None:
                return None
            up = up is better
        assert change.minus is not None  # noqa: S101
        if self.by is not None and self.by.percent and not c.scale.percent:
            return None
        one, two = change.place, change.minus.default(change.place)
        if up is False:
            one, two = two, one
        term = replace(change, place=one, minus=two, signed=up is not None).term(one)
        by = self.by or Amount(Number(0), Comparator.MORE)
        return Compare(by.comparator, term, by.number)


@rule("shifts", "GETS_BETTER", "GETS_BETTER 'by' value_then|bound POINTS?")
def _better(_: Context, *rest: Meaning) -> Shift:
    return Shift(the(rest, bool), by_quality=True, by=first(rest, Amount))


@rule("shifts", "manner? RISES manner?", "RISES 'by' value_then|bound POINTS?")
@rule("shifts", "GAINS value_then|bound POINTS?")
def _rises(_: Context, *rest: Meaning) -> Shift | None:
    return None if first(rest, Quantifier) else Shift(the(rest, bool), by=first(rest, Amount))


@rule("shifts", "ALTERS 'by' value_then|bound POINTS?")
def _alters(_: Context, *rest: Meaning) -> Shift | None:
    """“… changes by more than 3 points”."""
    return Shift(None, by=the(rest, Amount))


@rule("those_that_shift", "EACH VALUES|CASE|KIND at?", "EACH place VALUES|CASE")
def _each_cell(_: Context, *rest: Meaning) -> Cells | Extent:
    return Extent(the(rest, Quantifier), place=first(rest, Place) or EVERYWHERE)


@rule("those_that_shift", "so_many_cells")
def _so_many(_: Context, cells: Cells) -> Cells:
    return cells


@rule(
    "clause",
    "those_that_shift BE? shifts at? gap_ends at?",
    "gap_ends ','? those_that_shift BE? shifts at?",
)
@rule(
    "clause", "at ','? gap_ends ','? those_that_shift BE? shifts", "those_that_shift BE? shifts at?"
)
@rule("clause", "at ','? those_that_shift BE? shifts gap_ends?")
@rule("clause", "'with' those_that_shift BE? shifts at? gap_ends?")
def _cells_shift(c: Context, *rest: Meaning) -> Reading | None:
    """“Nine of the twelve cells improve from A to B”, “no cell changes by more than 15 points”."""
    shift, ends = the(rest, Shift), first(rest, Ends)
    said: Cells | Extent = first(rest, Cells) or the(rest, Extent)
    if ends is None and shift.up is None:
        pair = of_two(c, None)
        ends = Ends(*pair) if pair else None
    where = together((said.place, *every(rest, Place)))
    if where is not None and ends is None:
        every_one = Extent(Quantifier.ALL)
        ends = passage(c, Subject(where.default(c.here)), every_one)
        where = where.without(ends.start.dimensions) if ends else None
    if where is None or ends is None or ends.stop is None or where.notes:
        return None
    where = where.default(c.here.without(ends.start.dimensions))
    change = difference(c, Head(directed=True), replace(ends, signed=True), where)
    comparison = shift.comparison(c, change) if change and change.minus else None
    if change is None or comparison is None or is_single(c, change.place):
        return None
    if isinstance(said, Extent):
        if said.quantifier in (None, Quantifier.SOME):
            return None
        return Reading((Quantified(said.quantifier, comparison),), FAMILY)
    if said.total is None and c.discourse.clause_has_word("points"):
        return None  # "61 points are lost": by so much, not so many.
    if said.label is not None or said.total not in (None, len(c.table.pairs(comparison))):
        return None
    return Reading(
        (is_amount((Share if said.share else Count)(comparison), said.amount),), "counting"
    )


@rule("clause", "gap_ends ',' DET? gap_noun at? extents? verb? extents? predicate|value extents?")
@rule("clause", "gap_ends DET gap_noun at? extents? verb? extents? predicate|value extents?")
def _gap_between(c: Context, ends: Ends, *rest: Meaning) -> Reading | None:
    """“From Small to Large, the gains on News range from 4 (A) to 15 (B)”."""
    gap = difference(c, the(rest, Head), ends, first(rest, Place) or EVERYWHERE)
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    predicate = the_predicate(rest)
    return Statement(gap, predicate, extent).reading(c) if gap and extent else None


@rule("clause", "gap_ends ',' DET? gap_noun verb? predicate extents? JOIN more")
def _gap_there_and_there(c: Context, ends: Ends, *rest: Meaning) -> Reading | None:
    """“From Small to Large, the gain is largest on News and smallest on Mail”."""
    gap, more = difference(c, the(rest, Head), ends), the(rest, Statement)
    predicate = the_predicate(rest)
    if gap is None or predicate is more or more.subject.named:
        return None
    one = Statement(gap, predicate, first(rest, Extent) or Extent())
    return Coordination((one, Statement(gap, more.predicate, more.extent))).reading(c)


@rule("that_gap", "'that'|'those' gap_ends at?", "'the' 'one'|'ones' gap_ends at?")
def _that_gap(_: Context, *rest: Meaning) -> tuple[Ends, Place | None]:
    """“the one from A to B”: a difference of the kind that the subject is."""
    return the(rest, Ends), first(rest, Place)


@rule("statement", "DET? gap_noun gap_ends at? verb? extents? ','? comparative that_gap extents?")
@rule(
    "statement",
    "DET? gap_noun gap_ends at? verb? extents? ','? factor AS_MUCH_AS? that_gap extents?",
)
@rule("statement", "DET? AGGREGATE gap_noun gap_ends at? verb? comparative that_gap")
def _than_that_gap(c: Context, *rest: Meaning) -> Statement | None:
    """“The gain from A to B is larger than the one from B to C”."""
    head, ends = the(rest, Head), the(rest, Ends)
    others, there = the(rest, tuple)
    places = [p for p in every(rest, Place) if p is not there]
    where = places[0] if places else EVERYWHERE
    one, two = difference(c, head, ends, where), difference(c, head, others, there or where)
    if one is None or two is None:
        return None
    extent: Extent | None = Extent(aggregate=first(rest, Function))
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    relation, factor = first(rest, Relation), first(rest, Amount)
    predicate: Predicate | None = Comparative(relation, two) if relation else None
    if factor is not None:
        predicate = Multiple(two, factor)
    return Statement(one, predicate, extent) if predicate and extent else None
