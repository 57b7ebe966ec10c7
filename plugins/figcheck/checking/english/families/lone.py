"""The only value of its kind, and where it is: “The only zero is found in A at 5”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_single
from figcheck.checking.english.families.counting import Limit
from figcheck.checking.english.families.peaks import Scope
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import EVERYWHERE, Amount, Place, Reading
from figcheck.checking.english.rules import Meaning, every, first, the
from figcheck.checking.language.tree import Comparator, Compare, Count, Number

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


@rule(
    "lone_value", "'the' ONLY VALUES|CASE cell_limit scope?", "'the' ONLY 'one' cell_limit scope?"
)
@rule("lone_value", "'the' ONLY VALUES|CASE scope cell_limit", "'the' ONLY ZERO scope?")
@rule("lone_value", "'the' ONLY coordinate VALUES|CASE cell_limit")
def _lone_value(c: Context, *rest: Meaning) -> tuple[Limit, Scope]:
    """“the only cell above 80 in the figure”, “the only zero of the figure”."""
    limit = first(rest, Limit) or Limit(Amount(c.scale.zero))
    return limit, first(rest, Scope) or Scope(first(rest, Place) or EVERYWHERE)


@rule("clause", "lone_value is_at place", "lone_value BE place", "place BE lone_value")
@rule("clause", "at ','? lone_value is_at place", "at ','? place BE lone_value")
def _is_at(c: Context, *rest: Meaning) -> Reading | None:
    """“The only zero of the figure is found in A at 5”."""
    limit, scope = the(rest, tuple)
    *leads, spot = every(rest, Place)
    whole = scope.place.default(c.here.without(scope.free))
    for lead in leads:
        whole = lead.default(whole)
    there = spot.default(whole)
    if limit.high is not None or spot.notes or not is_single(c, there):
        return None
    if c.names.measures.differ(whole):
        return None
    kinds = (Compare(limit.low.comparator, p.cells, limit.low.number) for p in (whole, there))
    among, own = kinds
    lone = Compare(Comparator.EQUAL, Count(among), Number(1))
    return Reading((both([lone, own]),), "counting")
