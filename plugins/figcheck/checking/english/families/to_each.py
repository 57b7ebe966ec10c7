"""What a step gives to each of several, or takes from it: “costs every system 8 points”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.gain_spans import Between
from figcheck.checking.english.families.gains import Gaining, cost_way
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Subject, together
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.tree import Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("to_each", "EACH COUNT? LABEL", "EACH 'of'? DET COUNT? LABEL")
def _to_each(c: Context, *rest: Meaning) -> Extent | None:
    """“every system”, “each of the four systems”."""
    dimension = the(rest, Label).dimension
    count = first_exactly(rest, int)
    if count not in (None, c.size(dimension)):
        return None
    return Extent(the(rest, Quantifier), along=dimension, place=c.scored(dimension))


@rule("statement", "subject GAINS|COSTS to_each value_then|bound POINTS? extents?")
@rule("statement", "subject GAINS|COSTS value_then|bound POINTS? 'to'|'from' to_each extents?")
@rule("statement", "subject GAINS value_then|bound POINTS? 'to' to_each 's' measure extents?")
@rule("statement", "subject GAINS value_then|bound POINTS? 'to' DET measure 'of' to_each extents?")
def _gives_each(c: Context, subject: Subject, *rest: Meaning) -> Statement | None:
    """“Moving from A to B costs every system more than 8 points”."""
    reach = _reach(rest)
    if reach is None:
        return None
    gained = cost_way(c, Gaining(first(rest, bool) or False, the(rest, Amount)), rest)
    return Statement(subject, gained, reach)


@rule("statement", "subject GAINS|COSTS to_each interval extents?")
@rule("statement", "subject GAINS|COSTS interval 'to'|'from' to_each extents?")
def _gives_each_between(c: Context, subject: Subject, *rest: Meaning) -> Statement | None:
    """“Moving from A to B costs the four systems 8 to 19 points”."""
    reach = _reach(rest)
    if reach is None:
        return None
    low, high = sorted(the(rest, tuple), key=lambda a: a.number.value)
    up = first(rest, bool)
    better = more_is_better(c, c.here)
    gained = Between(better is False, low, high, either=better is None)
    if up is not None:
        gained = replace(gained, up=up, either=False)
    return Statement(subject, gained, reach)


@rule("predicate", "GAINS value_then|bound POINTS? 'to' DET? spot 's'? measure")
@rule("predicate", "GAINS value_then|bound POINTS? 'to' DET measure 'of' spot")
@rule("predicate", "GAINS value_then|bound POINTS? 'to' DET measure")
def _adds_to_measure(c: Context, *rest: Meaning) -> Gaining | None:
    """“… adds 14 points to the error rate of A”: the number grows, whether it is wanted or not."""
    if c.scale.percent and the(rest, Amount).percent:
        return None  # "Farming contributes 18 % to the GDP", of shares of it.
    place = together(every(rest, Place))
    known = place is not None and the(rest, bool)
    return Gaining(up=True, by=the(rest, Amount), place=place) if known and place else None


def _reach(rest: tuple[Meaning, ...]) -> Extent | None:
    reach: Extent | None = Extent()
    for more in every(rest, Extent):
        reach = reach and reach.joined(more)
    return reach
