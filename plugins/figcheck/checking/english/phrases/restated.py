"""A change said again in other units: “That is an increase of about one third”."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.course import part_lost
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.english.parsing.transfer import conditions
from figcheck.checking.english.phrases.amounts import Part
from figcheck.checking.english.phrases.echo import Echo
from figcheck.checking.english.phrases.roughness import loosely
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    And,
    Arithmetic,
    Cells,
    Comparator,
    Compare,
    Formula,
    Number,
    Or,
    Term,
)
from figcheck.model import Role
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


Axes = tuple[tuple[str, tuple[str, ...]], ...]
"""What a change may run along: axes with their ticks in order."""


@record
class Restated(Echo):
    """That the changes that were spoken of last are so large, in percent above all.

    Attributes:
        amounts: how large, one for each.
        up: whether they are rises; `None` if that is not said.
        axes: what a change may run along, in order.
    """

    amounts: tuple[Amount, ...] = ()
    up: bool | None = None
    axes: Axes = ()

    def of(self, said: Reading) -> Reading | None:
        """The changes of what was said last, as these amounts.

        Args:
            said: what was said last.

        Returns:
            `None` where it does not speak of as many changes.
        """
        formulas: list[Formula] = []
        for formula in said.formulas:
            changes = [*_changes(formula, self.axes)]
            if not changes or len(changes) != len(self.amounts):
                return None
            pairs = [*zip(changes, self.amounts, strict=True)]
            known = self.up is not None or all(change.is_ordered for change in changes)
            for up in (self.up,) if known else (True, False):
                held = both(_is_so_large(change, amount, up=up) for change, amount in pairs)
                formulas += loosely((held,), self.amounts)
        return Reading(tuple(dict.fromkeys(formulas)), said.family)


@record
class _Change:
    """What a change is from and to; of one whose way is open, either may be the earlier."""

    earlier: Term
    later: Term
    is_ordered: bool


def _is_so_large(change: _Change, amount: Amount, *, up: bool | None) -> Formula:
    """That the change is the amount, upwards, downwards or either."""
    earlier, later = change.earlier, change.later
    if up is False and not change.is_ordered:
        earlier, later = later, earlier
    size: Term = Arithmetic("-", *((earlier, later) if up is False else (later, earlier)))
    if up is None:
        size = Absolute(size)
    if amount.percent:
        size = Arithmetic("/", Arithmetic("*", size, Number(100)), earlier)
    return is_amount(size, amount)


def _changes(formula: Formula, axes: Axes) -> Iterator[_Change]:
    """The changes that a formula gives the size of, or the two ends of."""
    parts = formula.parts if isinstance(formula, (And, Or)) else (formula,)
    if isinstance(formula, Or):
        ways = {tuple(_changes(p, axes)) for p in parts}
        yield from ways.pop() if len(ways) == 1 else ()
        return
    if any(isinstance(p, (And, Or)) for p in parts):
        for part in parts:
            yield from _changes(part, axes)
        return
    amounts = [
        p.left
        for p in parts
        if isinstance(p, Compare)
        and isinstance(p.right, Number)
        and p.comparator in (Comparator.EQUAL, Comparator.ABOUT)
    ]
    ends = [t for t in amounts if isinstance(t, (Cells, Aggregate))]
    if len(ends) == len(amounts) == 2:
        yield _Change(ends[0], ends[1], is_ordered=True)
        return
    for term in amounts:
        inner = term.of if isinstance(term, Absolute) else term
        if isinstance(inner, Arithmetic) and inner.operator == "-":
            places = [_along(t, axes) for t in (inner.right, inner.left)]
            one, two = places
            if one is None or two is None or one[0] != two[0]:
                yield _Change(inner.right, inner.left, is_ordered=False)
            elif one < two:
                yield _Change(inner.right, inner.left, is_ordered=True)
            else:
                yield _Change(inner.left, inner.right, is_ordered=True)


def _along(term: Term, axes: Axes) -> tuple[str, int] | None:
    """The axis that a term is at one point of, and which point that is."""
    found = [
        (axis, ticks.index(c.ticks[0]))
        for c in conditions(term)
        for axis, ticks in axes
        if c.dimension == axis and len(c.ticks) == 1
    ]
    return found[0] if len(found) == 1 else None


@rule(
    "echo",
    "this_change BE DET? relative_change? RISE 'of' restated_amount",
    "this_change CORRESPONDS 'to' DET? relative_change? RISE 'of' restated_amount",
)
@rule(
    "echo",
    "this_change BE DET? restated_amount relative_change? RISE",
    "this_change CORRESPONDS 'to' DET? restated_amount relative_change? RISE",
)
def _is_a_rise(c: Context, *rest: Meaning) -> Restated:
    """“This is a relative increase of more than 80 %”."""
    amounts = (the(rest, Amount),)
    return Restated(EVERYWHERE, amounts=amounts, up=the(rest, bool), axes=_axes(c))


@rule(
    "echo",
    "IN_PROPORTION ','? this_change CORRESPONDS 'to' restated_amounts",
    "this_change CORRESPONDS 'to' restated_amounts",
)
@rule(
    "echo",
    "IN_PROPORTION ','? this_change BE restated_amounts",
    "this_change CORRESPONDS 'to' restated_amounts IN_PROPORTION",
)
@rule("echo", "this_change BE restated_amounts IN_PROPORTION")
def _in_percent(c: Context, *rest: Meaning) -> Restated | None:
    """“In percent this corresponds to about 66 %, 48 % and 22 %”."""
    amounts = the(rest, tuple)
    if not all(a.percent for a in amounts):
        return None
    return Restated(EVERYWHERE, amounts=amounts, axes=_axes(c))


def _axes(c: Context) -> Axes:
    known = [d for d in c.figure.dimensions if is_ordered(d) or d.role is Role.X]
    return tuple((d.name, tuple(c.drawn(d.name))) for d in known)


@rule("this_change", "'this'|'that'|'it'|'which'|'these'|'those'|'they'")
@rule("relative_change", "'relative'|'percentage'|'proportional'|'total'|'net'")
def _word(*_: Meaning) -> str:
    return "this"


@rule("restated_amount", "value_then|bound", "value_then|bound POINTS")
def _amount(_: Context, *rest: Meaning) -> Amount:
    return the(rest, Amount)


@rule("restated_amount", "a_part")
def _fraction(_: Context, *rest: Meaning) -> Amount:
    """“about one third”."""
    return part_lost(the(rest, Part))


@rule(
    "restated_amounts",
    "restated_amount",
    "restated_amount ',' restated_amounts",
    "restated_amount ','? 'and' restated_amount",
)
def _parts(_: Context, amount: Amount, *more: Meaning) -> tuple[Amount, ...]:
    """“about 66 %, 48 % and 22 %”: about is said of each."""
    others = first(more, tuple) or tuple(m for m in more if isinstance(m, Amount))
    if amount.comparator is Comparator.ABOUT:
        others = tuple(
            replace(a, comparator=Comparator.ABOUT) if a.comparator is Comparator.EQUAL else a
            for a in others
        )
    return (amount, *others)
