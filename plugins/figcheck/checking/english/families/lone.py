"""The only value of its kind, and where it is: “The only zero is found in A at 5”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount, is_single
from figcheck.checking.english.families.counting import Limit
from figcheck.checking.english.families.peaks import Scope
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Place, Reading, together
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import Comparator, Compare, Count, Formula, Number
from figcheck.model import Role

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("of_measure", "place measure?")
def _of_measure(c: Context, place: Place, *_: Meaning) -> Place | None:
    """“inflation rate”, where that is what a panel or a column shows."""
    known = ({c.names.measures.dimension}, {c.name(Role.PANEL)})
    return place if place.dimensions in known else None


@rule(
    "lone_value", "'the' ONLY VALUES|CASE cell_limit scope?", "'the' ONLY 'one' cell_limit scope?"
)
@rule("lone_value", "'the' ONLY VALUES|CASE scope cell_limit", "'the' ONLY ZERO scope?")
@rule("lone_value", "'the' ONLY signed_value scope?", "'the' ONLY nouns cell_limit scope?")
@rule("lone_value", "'the' ONLY coordinate VALUES|CASE cell_limit")
@rule("lone_value", "'the' ONLY signed_measure", "'the' ONLY of_measure cell_limit")
def _lone_value(c: Context, *rest: Meaning) -> tuple[Limit, Scope]:
    """“the only cell above 80 in the figure”, “the only zero of the figure”."""
    measured = first(rest, tuple)
    if measured is not None:
        return measured[0], Scope(measured[1])
    limit = first(rest, Limit) or Limit(Amount(c.scale.zero))
    return limit, first(rest, Scope) or Scope(first(rest, Place) or EVERYWHERE)


@rule("clause", "place HAVE lone_value said? at?")
def _has_it(c: Context, owner: Place, *rest: Meaning) -> Reading | None:
    """“A has the only value below 5 in 2010”: the only one of then, or of all."""
    limit, scope = the(rest, tuple)
    then = first(rest, Place) or EVERYWHERE
    whole = scope.place.default(c.here.without(scope.free))
    in_all = _held(c, limit, whole, owner.within(then), first(rest, Amount))
    of_then = _held(c, limit, then.default(whole), owner, first(rest, Amount))
    if in_all is None or of_then is None:
        return None
    return Reading(tuple(dict.fromkeys((of_then, in_all))), "counting")


@rule("clause", "at ','? place HAVE lone_value said?")
def _has_it_there(c: Context, there: Place, owner: Place, *rest: Meaning) -> Reading | None:
    """“In 2010, A has the only value below 5”."""
    limit, scope = the(rest, tuple)
    whole = there.default(scope.place.default(c.here.without(scope.free)))
    held = _held(c, limit, whole, owner, first(rest, Amount))
    return None if held is None else Reading((held,), "counting")


_SEVERAL = (
    r"only (?:[\w-]+ ){0,3}(?:values|rates|readings|cells|numbers|scores|results|figures|bars)"
)


def _held(
    c: Context, limit: Limit, whole: Place, spot: Place | None, amount: Amount | None
) -> Formula | None:
    """That what lies within a limit does so at a spot, and nothing else of the whole does."""
    there = spot.default(whole) if spot is not None else None
    panel = c.figure.dimension(Role.PANEL)
    if panel is not None and len(panel.ticks) > 1 and not (there and there.get(panel.name)):
        return None  # In which of the panels, nothing says.
    if limit.high is not None or there is None or there.notes or c.names.measures.differ(whole):
        return None
    among, own = (
        Count(Compare(limit.low.comparator, p.cells, limit.low.number)) for p in (whole, there)
    )
    if c.discourse.clause_has_word(_SEVERAL):
        some = Compare(Comparator.MORE, own, Number(1))
        return both([Compare(Comparator.EQUAL, among, own), some]) if amount is None else None
    if amount is not None and not is_single(c, there):
        return None
    said = None if amount is None else is_amount(there.cells, amount)
    one = Number(1)
    held = Compare(Comparator.EQUAL, own, one)
    return both([Compare(Comparator.EQUAL, among, one), held, said])


@rule("clause", "lone_value is_at place", "lone_value BE place")
@rule("clause", "at ','? lone_value is_at place")
def _is_at(c: Context, *rest: Meaning) -> Reading | None:
    """“The only zero of the figure is found in A at 5”."""
    limit, scope = the(rest, tuple)
    *leads, spot = every(rest, Place)
    whole = scope.place.default(c.here.without(scope.free))
    for lead in leads:
        whole = lead.default(whole)
    if spot.notes or spot.dimensions & scope.place.dimensions:
        return None
    held = _held(c, limit, whole, spot, None)
    return None if held is None else Reading((held,), "counting")


@rule("clause", "place BE lone_value", "at ','? place BE lone_value")
def _is_it(c: Context, *rest: Meaning) -> Reading | None:
    """“A is the only value above 80”; “A and B are the only …” speaks of two values."""
    several = any(len(ticks) > 1 for _, ticks in every(rest, Place)[-1].ticks)
    return None if several else _is_at(c, *rest)


@rule("clause", "lone_value OCCURS|TAKES_PLACE at at?")
def _occurs_at(c: Context, *rest: Meaning) -> Reading | None:
    """“The only zero occurs in A at 5”: all of that says where."""
    limit, scope = the(rest, tuple)
    spot = together(every(rest, Place))
    return _is_at(c, (limit, scope), spot) if spot is not None else None
