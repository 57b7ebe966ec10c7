"""Coefficients between things of two kinds: “smoking is negatively correlated with sleep”.

Unlike a matrix of correlations such a grid has other things along its rows than along its columns,
and each pair once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount, is_single, without
from figcheck.checking.english.families.partners import Degree
from figcheck.checking.english.kinds.squares import FAMILY
from figcheck.checking.english.meanings.meaning import EVERYWHERE, OF_ALL, Amount, Place, Reading
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Comparator,
    Compare,
    Formula,
    Function,
    Not,
    Number,
    Quantified,
    Quantifier,
)
from figcheck.model import Role
from figcheck.patterns import any_case
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.context import Context

_COEFFICIENTS = any_case(r"\bcorrelat|\bpearson|\bspearman|\bkendall")


@record
class Others:
    """All things of the other kind, but for one that may be excepted."""

    dimension: str | None
    count: int | None
    excepted: Place = EVERYWHERE


def _kinds(c: Context) -> frozenset[str]:
    """The dimensions of a grid of coefficients between things of two kinds; none if it is none."""
    x, y = c.figure.dimension(Role.X), c.figure.dimension(Role.Y)
    if c.square is not None or x is None or y is None or not set(x.ticks).isdisjoint(y.ticks):
        return frozenset()
    if any(len(d.ticks) > 1 for d in c.figure.dimensions if d not in (x, y)):
        return frozenset()
    if not _COEFFICIENTS.search(f"{c.figure.value.label} {c.figure.title}"):
        return frozenset()
    values = [cell.value for cell in c.figure.cells if cell.value is not None]
    within = values and all(abs(value) <= 1 for value in values)
    return frozenset({x.name, y.name}) if within else frozenset()


def _pair(c: Context, one: Place, other: Place) -> Place | None:
    """Where one thing meets another, or several others."""
    dimensions = one.dimensions | other.dimensions
    if len(one.dimensions) != 1 or len(other.dimensions) != 1 or dimensions != _kinds(c):
        return None
    return None if one.notes or one.orders or other.orders else one.within(other)


def _sign(up: bool) -> Comparator:
    return Comparator.MORE if up else Comparator.LESS


@rule("clause", "place BE|CORRELATES SIGNED CORRELATED? WITH_OTHER place said?")
def _is_signed(c: Context, one: Place, *rest: Meaning) -> Reading | None:
    """“Smoking is negatively correlated with sleep (-0.2)”."""
    there, amount = _pair(c, one, the(rest, Place)), first(rest, Amount)
    if there is None:
        return None
    up = the(rest, bool)
    held = Quantified(Quantifier.ALL, Compare(_sign(up), there.cells, Number(0)))
    noted = there.notes[0][1] if len(there.notes) == 1 else amount
    if (noted is not None and not is_single(c, there.plain)) or len(there.notes) > 1:
        return None
    said = is_amount(there.plain.cells, noted) if noted is not None else None
    return Reading((both([held, said]),), FAMILY)


@rule("all_of_other_kind", "EACH COUNT? LABEL|KIND", "'all' COUNT")
@rule("all_of_other_kind", "EACH COUNT? LABEL|KIND EXCEPT|'but' place")
def _all_others(_: Context, *rest: Meaning) -> Others | None:
    """“all four measures except pulse”."""
    if first(rest, Quantifier) not in OF_ALL:
        return None
    label, count = first(rest, Label), first_exactly(rest, int)
    excepted = first(rest, Place) or EVERYWHERE
    return Others(label.dimension if label else None, count, excepted)


@rule("clause", "place BE|CORRELATES SIGNED CORRELATED? WITH_OTHER all_of_other_kind")
def _is_signed_with_all(c: Context, one: Place, *rest: Meaning) -> Reading | None:
    """“Exercise is negatively correlated with all four measures”."""
    kinds, others = _kinds(c), the(rest, Others)
    rest_kinds = kinds - one.dimensions
    if len(one.dimensions) != 1 or len(rest_kinds) != 1 or one.notes or one.orders:
        return None
    (other,) = rest_kinds
    if others.dimension not in (None, other) or others.count not in (None, c.size(other)):
        return None
    if others.excepted.dimensions - {other} or others.excepted.orders:
        return None
    sign = _sign(the(rest, bool))
    row = without(one, others.excepted)
    held: list[Formula] = [Quantified(Quantifier.ALL, Compare(sign, row, Number(0)))]
    if others.excepted.ticks:
        there = others.excepted.default(one).cells
        held.append(Not(Quantified(Quantifier.ALL, Compare(sign, there, Number(0)))))
    return Reading((both(held),), FAMILY)


@rule("clause", "place CORRELATES MORE_TIED WITH_OTHER place THAN WITH_OTHER place")
@rule("clause", "place BE MORE_TIED CORRELATED WITH_OTHER place THAN WITH_OTHER place")
def _is_closer_to(c: Context, *rest: Meaning) -> Reading | None:
    """“Smoking correlates more strongly with pulse than with weight”."""
    one, *others = every(rest, Place)
    cells = [_pair(c, one, other) for other in others]
    known = [p.cells for p in cells if p is not None and not p.notes and is_single(c, p)]
    if len(known) != 2:
        return None
    sides = (Absolute(cell) for cell in known)
    return Reading((Compare(the(rest, Comparator), *sides),), FAMILY)


@rule("clause", "place HAVE|SHOWS POSSESSIVE strongest WITH_OTHER place said?")
@rule("clause", "place HAVE|SHOWS DET strongest WITH_OTHER place said?")
def _has_strongest(c: Context, one: Place, *rest: Meaning) -> Reading | None:
    """“Age shows its strongest correlation with pulse”: of its own; “the strongest”, of all."""
    other = the(rest, Place)
    own = c.discourse.clause_has_word("(?:its|their)")
    return _is_strongest(c, _pair(c, one, other), one if own else other, rest)


@rule("clause", "DET strongest BE at said?", "DET strongest ',' BE at said?")
def _strongest_is(c: Context, *rest: Meaning) -> Reading | None:
    """“The strongest negative correlation is between age and pulse (-0.55)”."""
    there = the(rest, Place)
    return _is_strongest(c, there if there.dimensions == _kinds(c) else None, EVERYWHERE, rest)


def _is_strongest(
    c: Context, there: Place | None, whole: Place, rest: tuple[Meaning, ...]
) -> Reading | None:
    """That the coefficient of a pair is the strongest of a row, of a column or of all."""
    if there is None or there.orders or not is_single(c, there.plain) or len(there.notes) > 1:
        return None
    degree, amount = the(rest, Degree), first(rest, Amount)
    amount = there.notes[0][1] if there.notes else amount
    cell, row = there.plain.cells, whole.plain.cells
    if degree.signed:
        sign = _sign(degree.function is Function.MAX)
        held = [
            Compare(Comparator.EQUAL, cell, Aggregate(degree.function, row)),
            Compare(sign, cell, Number(0)),
        ]
    else:
        held = [
            Compare(Comparator.EQUAL, Absolute(cell), Aggregate(degree.function, Absolute(row)))
        ]
    said = is_amount(cell, amount) if amount is not None else None
    return Reading((both([*held, said]),), FAMILY)
