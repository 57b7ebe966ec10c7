"""Which part of a change falls where: “half of the drop takes place between 2010 and 2020”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.compositions import PARTS
from figcheck.checking.english.families.differences import Ends
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.stretches import stretches
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Number,
    Quantifier,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "share"

_COUNTED = "(?:steps|iterations|updates|epochs|rounds|episodes|tokens)"
"""What is counted from zero, whatever the first point of the axis is."""
_BEYOND = frozenset({Comparator.MORE, Comparator.AT_LEAST})


@record
class Whole:
    """A change from end to end of which a part is spoken of.

    Attributes:
        up: whether it is a rise or a fall; `None` if that is not said.
        place: whose change it is, if that is said.
    """

    up: bool | None
    place: Place = EVERYWHERE


@record
class Within:
    """Where a part of a change falls.

    Attributes:
        place: the ticks from which to which it is looked at.
        until: whether these are all up to the one that is named: “by 2010”.
    """

    place: Place
    until: bool = False


@record
class PartOfChange:
    """Making a part of a change between two points of the axis."""

    amount: Amount
    whole: Whole
    within: Within

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the change there, in percent of the whole one, is the amount."""
        if subject.aggregate or subject.minus or extent.is_said:
            return None
        cases: list[tuple[Formula, ...]] = []
        for along in stretches(c, subject):
            ends = self._ends(along.dimension, along.ticks)
            if ends is None or len(along.ticks) < 3:
                return None
            start, stop = (along.value(subject, t) for t in ends)
            first_, last = (along.value(subject, t) for t in (along.ticks[0], along.ticks[-1]))
            part = Arithmetic("/", Arithmetic("-", stop, start), Arithmetic("-", last, first_))
            held = [is_amount(Arithmetic("*", part, Number(100)), self.amount)]
            if self.whole.up is not None:
                sign = Comparator.MORE if self.whole.up else Comparator.LESS
                held.insert(0, Compare(sign, last, first_))
            cases.append((both(held),))
        return of_several(c, cases, subject, FAMILY) if cases else None

    def _ends(self, axis: str, ticks: tuple[str, ...]) -> tuple[str, str] | None:
        named = [t for t in ticks if t in self.within.place.get(axis)]
        if self.within.place.dimensions != {axis} or not named:
            return None
        if self.within.until:
            return (ticks[0], named[0]) if len(named) == 1 and named[0] != ticks[0] else None
        return (named[0], named[-1]) if len(named) > 1 and named != [*ticks] else None


@rule("whole_change", "DET SIZE? rise", "POSSESSIVE SIZE? rise", "SIZE rise")
@rule("whole_change", "DET SIZE? rise AT DET? place measure?", "spot 's' SIZE? rise")
@rule("whole_change", "DET SIZE? rise 'in'|'of'|'for' measure")
@rule("whole_change", "DET? place SIZE? rise", "DET SIZE? measure rise")
def _whole_change(_: Context, *rest: Meaning) -> Whole:
    """“the total drop in A”, “A's growth”."""
    return Whole(the(rest, bool), first(rest, Place) or EVERYWHERE)


@rule(
    "whole_change", "DET SIZE? CHANGE 'in'|'of'|'for' DET? place measure?", "spot 's' SIZE? CHANGE"
)
def _either_way(_: Context, *rest: Meaning) -> Whole:
    """“the total change in A”."""
    return Whole(None, the(rest, Place))


@rule("change_part", "part_amount 'of' whole_change", "EXACTLY part_amount 'of' whole_change")
def _part(_: Context, *rest: Meaning) -> tuple[Amount, Whole]:
    """“about 60% of the total drop”."""
    return the(rest, Amount), the(rest, Whole)


@rule("change_part", "EACH 'of'? whole_change")
def _most_of(_: Context, quantifier: Quantifier, whole: Whole) -> tuple[Amount, Whole] | None:
    """“most of the growth”."""
    amount = PARTS.get(quantifier)
    return (amount, whole) if amount is not None else None


@rule("change_part", "BULK_OF whole_change")
def _bulk(_: Context, __: Meaning, whole: Whole) -> tuple[Amount, Whole]:
    """“the bulk of the growth”."""
    return PARTS[Quantifier.MOST], whole


@rule("change_within", "at", "'in'|'during'|'with'|'within' ranked_leap")
def _within(c: Context, *rest: Meaning) -> Within | None:
    """“between 2010 and 2020”, “in the first decade”."""
    leap = first(rest, Ends)
    if leap is None:
        beyond = c.discourse.clause_has_word("(?:after|before|beyond|since)")
        return None if beyond else Within(the(rest, Place).plain)
    both_ends = leap.start.beside(leap.stop) if leap.stop else None
    return Within(both_ends) if both_ends else None


@rule("change_within", "'by'|'until'|'before' coordinate")
def _by(_: Context, place: Place) -> Within:
    """“by 2010”."""
    return Within(place.plain, until=True)


@rule("change_within", "'after'|'since'|'from' coordinate ONWARDS?")
def _after(c: Context, place: Place, *_: Meaning) -> Within | None:
    """“after 2000”: from what there was in 2000."""
    later = c.ray(place.plain, after=True, included=True)
    return Within(later) if later else None


@rule("change_within", "'in'|'during'|'within'|'over' DET 'first' coordinate")
def _first(c: Context, _: Meaning, place: Place) -> Within | None:
    """“within the first 20k steps”: until then, of what is counted from the beginning on."""
    counted = c.discourse.clause_has_word(_COUNTED)
    return Within(place.plain, until=True) if counted else None


@rule("clause", "change_part TAKES_PLACE change_within extents")
@rule("clause", "extents ','? change_part TAKES_PLACE change_within")
def _for_each(c: Context, *rest: Meaning) -> Reading | None:
    """“Most of the decrease takes place before 20k for every schedule”."""
    (amount, whole), within, extent = the(rest, tuple), the(rest, Within), the(rest, Extent)
    along = extent.along
    if along is None or extent != Extent(extent.quantifier, along=along) or whole.place.ticks:
        return None
    subject = Subject(each=along, quantifier=extent.quantifier, named=True)
    return Statement(subject, PartOfChange(amount, whole, within), Extent()).reading(c)


@rule("clause", "change_part TAKES_PLACE change_within")
@rule("clause", "change_within ','? change_part 'already'? TAKES_PLACE")
@rule("clause", "'with' change_part TAKES_PLACE? change_within")
def _takes_place(c: Context, *rest: Meaning) -> Reading | None:
    """“By 2010, about half of the total drop in A has taken place”."""
    (amount, whole), within = the(rest, tuple), the(rest, Within)
    return _of(c, amount, whole, within)


@rule("clause", "place MAKES change_part 'already'? change_within")
@rule("clause", "change_within ','? place MAKES change_part")
def _makes(c: Context, *rest: Meaning) -> Reading | None:
    """“By 1980, A had made most of its gains”."""
    (amount, whole), within = the(rest, tuple), the(rest, Within)
    if whole.place.ticks:
        return None
    return _of(c, amount, replace(whole, place=the(rest, Place)), within)


@rule("clause", "whole_change IS_FOCUSED change_within")
def _is_concentrated(c: Context, *rest: Meaning) -> Reading | None:
    """“A's growth is concentrated between 1960 and 1980”: more than half of it, or two thirds."""
    whole, within = the(rest, Whole), the(rest, Within)
    half = _of(c, PARTS[Quantifier.MOST], whole, within)
    most = _of(c, _TWO_THIRDS, whole, within)
    return half and most and replace(half, formulas=(*most.formulas, *half.formulas))


_TWO_THIRDS = Amount(Number(200 / 3, 1), Comparator.AT_LEAST, percent=True)


@rule("clause", "leap 'alone'? PART_OF|ACCOUNT_FOR part_amount 'of' whole_change")
@rule("clause", "leap 'alone'? PART_OF|ACCOUNT_FOR EACH 'of'? whole_change")
def _step_makes(c: Context, leap: Ends, *rest: Meaning) -> Reading | None:
    """“The step from 2000 to 2010 alone accounts for half of A's growth”."""
    quantifier = first(rest, Quantifier)
    amount = first(rest, Amount) or (PARTS.get(quantifier) if quantifier else None)
    both_ends = leap.start.beside(leap.stop) if leap.stop else None
    if amount is None or both_ends is None:
        return None
    return _of(c, amount, the(rest, Whole), Within(both_ends))


def _of(c: Context, amount: Amount, whole: Whole, within: Within) -> Reading | None:
    if within.place.notes:
        return None
    subject = Subject(whole.place, named=whole.place.is_named)
    lines = _lines(c) if amount.comparator in _BEYOND else None
    if not whole.place.ticks and not c.here.ticks and lines is not None:
        # "Most of the decrease takes place before 20k": that of each line, or of them together.
        part, known = PartOfChange(amount, whole, within), []
        for many in (Quantifier.ALL, Quantifier.SOME):
            of_lines = Subject(each=lines, quantifier=many, named=True)
            known.append(Statement(of_lines, part, Extent()).reading(c))
        all_, some = known
        return all_ and some and replace(all_, formulas=(*all_.formulas, *some.formulas))
    return Statement(subject, PartOfChange(amount, whole, within), Extent()).reading(c)


def _lines(c: Context) -> str | None:
    """The dimension whose ticks are the lines of a figure, where there are several of one kind."""
    found = [d.name for d in c.figure.dimensions if len(d.ticks) > 1 and not is_ordered(d)]
    return found[0] if len(found) == 1 else None
