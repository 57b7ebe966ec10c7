"""Who heads an order: “the ranking is led by A, followed by B”, “Poland is dominated by coal”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.followed import Leading
from figcheck.checking.english.families.peaks import Peak
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
    together,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import Function
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_FIRST = Peak(Function.MAX, by_quality=True, contest=True)


@record
class Lineup:
    """Where somebody comes first: “Germany's mix”, “the ranking in Poland”."""

    place: Place


@record
class Heads:
    """Who does, with those who come next."""

    lead: Place
    others: Place


@rule("lineup", "place", "place 's' LINEUP|VALUES|KIND", "DET LINEUP 'of'? at?")
@rule("lineup", "DET LINEUP|VALUES|KIND at", "DET place LINEUP|VALUES", "DET LINEUP 'of' LABEL at?")
def _lineup(_: Context, *rest: Meaning) -> Lineup:
    return Lineup(first(rest, Place) or EVERYWHERE)


@rule("heads", "first_of", "first_of ','? FOLLOWED followers")
def _heads(_: Context, lead: Place, *rest: Meaning) -> Heads:
    return Heads(lead, first(rest, Place) or EVERYWHERE)


@rule("clause", "lineup BE? LED_BY heads", "at ','? lineup BE? LED_BY heads")
@rule("clause", "lineup BE LED_BY heads at", "lineup at BE LED_BY heads")
def _led_by(c: Context, *rest: Meaning) -> Reading | None:
    """“In Germany, the ranking is led by coal (31), followed by wind”."""
    where = together((the(rest, Lineup).place, *every(rest, Place)))
    heads = the(rest, Heads)
    who = heads.lead
    if where is None or where.notes or len(who.ticks) != 1 or who.dimensions & where.dimensions:
        return None
    amounts = [amount for _, amount in who.notes]
    amount = amounts[0] if amounts else None
    lead: Predicate = Extremal(_FIRST, amount=amount)
    if heads.others.ticks:
        lead = Leading(_FIRST, amount, heads.others)
    return Statement(Subject(who.plain), lead, Extent(place=where)).reading(c)
