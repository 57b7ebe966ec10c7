"""Diagonals that stand out: “the diagonal dominates”, “most predictions lie on the diagonal”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.misclassified import percent, total
from figcheck.checking.english.kinds.confusions import counted
from figcheck.checking.english.meanings.meaning import EVERYWHERE, OF_ALL, Amount, Place, Reading
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Order,
    Quantified,
    Quantifier,
)
from figcheck.model import Dimension, Role
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "regions"

_PART, _MOST = 50.0, 90.0
"""Parts of the sum in percent that lie on a diagonal of which most is said to, and nearly all."""

_TIMES = 1.5
"""How many times as much as elsewhere lies on a diagonal that dominates, on average."""


def _axes(c: Context) -> tuple[Dimension, Dimension] | None:
    """Columns and rows that list the same things; `None` if there is no diagonal of these."""
    x, y = c.figure.dimension(Role.X), c.figure.dimension(Role.Y)
    if x is None or y is None or len(x.ticks) != len(y.ticks):
        return None
    if x.ticks != y.ticks and c.confusions is None:
        return None
    return x, y


def _diagonal(c: Context, x: Dimension, y: Dimension, sign: Comparator) -> Place:
    return Place(orders=(Order(x.name, sign, y.name),)).default(c.here)


def _ends_of(c: Context, function: Function, along: Dimension) -> Formula | None:
    """That the diagonal has the highest value of each row, or of each column."""
    axes = _axes(c)
    if axes is None:
        return None
    x, y = axes
    if {x.name, y.name} & c.here.dimensions:
        return None
    outer = tuple(d.name for d in c.figure.dimensions if d not in (x, y) and len(d.ticks) > 1)
    by = (*(d for d in outer if d not in c.here.dimensions), along.name)
    own = Aggregate(Function.SUM, _diagonal(c, x, y, Comparator.EQUAL).cells, by)
    best = Aggregate(function, EVERYWHERE.default(c.here).cells, by)
    return Quantified(Quantifier.ALL, Compare(Comparator.EQUAL, own, best))


@rule(
    "on_diagonal", "DET? DIAGONAL VALUES|CASE|KIND?", "DET? VALUES|CASE 'on'|'along' DET? DIAGONAL"
)
@rule("on_diagonal", "EACH DIAGONAL VALUES|CASE")
def _on_diagonal(_: Context, *rest: Meaning) -> str | None:
    quantifier = first(rest, Quantifier)
    known = the(rest, Comparator) is Comparator.EQUAL and quantifier in OF_ALL
    return "diagonal" if known else None


@rule("clause", "on_diagonal DOMINATES|IS_DOMINANT|STANDS_OUT", "THERE DET? STRONG_DIAGONAL")
@rule("clause", "DET? GRAPH|'matrix' HAVE DET? STRONG_DIAGONAL")
def _dominates(c: Context, *_: Meaning) -> Reading | None:
    """“The diagonal dominates”: it has the highest of each row and column, and is much higher."""
    axes = _axes(c)
    if axes is None or {d.name for d in axes} & c.here.dimensions:
        return None
    x, y = axes
    ends = [f for d in (y, x) if (f := _ends_of(c, Function.MAX, d)) is not None]
    on, off = (
        Aggregate(Function.MEAN, _diagonal(c, x, y, sign).cells)
        for sign in (Comparator.EQUAL, Comparator.UNEQUAL)
    )
    much = Compare(Comparator.MORE, on, Arithmetic("*", off, Number(_TIMES, 1)))
    return Reading((*ends, much), FAMILY)


@record
class Part:
    """The cells on a diagonal, or all others."""

    sign: Comparator


@rule("diagonal_part", "EACH|DET? DIAGONAL|PAIRED VALUES|CASE|MEASURE|KIND?")
def _part(_: Context, *rest: Meaning) -> Part | None:
    """“in-domain scores”, “all off-diagonal values”."""
    known = first(rest, Quantifier) in OF_ALL
    return Part(the(rest, Comparator)) if known else None


@rule("clause", "diagonal_part BE 'always'|'consistently'|'all'? MORE THAN diagonal_part")
def _on_and_off(c: Context, *rest: Meaning) -> Reading | None:
    """“In-domain scores are higher than cross-domain scores”: all of them, or in each row."""
    axes, parts = _axes(c), every(rest, Part)
    if axes is None or {d.name for d in axes} & c.here.dimensions:
        return None
    if len(parts) != 2 or parts[0].sign is parts[1].sign:
        return None
    comparator = the(rest, Comparator)
    up = comparator is Comparator.MORE
    cells = [_diagonal(c, *axes, part.sign).cells for part in parts]
    near, far = (Function.MIN, Function.MAX) if up else (Function.MAX, Function.MIN)
    found: list[Formula] = [
        Compare(comparator, Aggregate(near, cells[0]), Aggregate(far, cells[1]))
    ]
    for axis in axes:
        lines = [Aggregate(f, of, (axis.name,)) for f, of in zip((near, far), cells, strict=True)]
        found.append(Quantified(Quantifier.ALL, Compare(comparator, lines[0], lines[1])))
    return Reading(tuple(found), FAMILY)


@rule("clause", "on_diagonal REPRESENTED_BY 'only'? 'ones'|'zeros'|'zeroes'")
def _ones_on_diagonal(c: Context, *_: Meaning) -> Reading | None:
    """“The diagonal consists of ones”."""
    axes = _axes(c)
    if axes is None:
        return None
    number = Number(1.0 if c.discourse.clause_has_word("ones") else 0.0)
    cells = _diagonal(c, *axes, Comparator.EQUAL).cells
    return Reading((Quantified(Quantifier.ALL, Compare(Comparator.EQUAL, cells, number)),), FAMILY)


@rule("clause", "on_diagonal BE|HAVE DET? EXTREME VALUES|KIND|CASE|'one'|'ones'? ends_of_lines")
@rule(
    "clause", "AT EACH LABEL ','? on_diagonal BE|HAVE DET? EXTREME VALUES|KIND|CASE|'one'|'ones'?"
)
@rule("clause", "AT EACH LABEL ','? DET? EXTREME VALUES|CASE BE|LIES 'on' on_diagonal")
@rule("clause", "DET? EXTREME VALUES|CASE 'of'|'in' EACH LABEL BE|LIES 'on' on_diagonal")
@rule("clause", "DET? EXTREME VALUES|CASE|MEASURE ends_of_lines BE|LIES 'on' on_diagonal")
def _ends_on_diagonal(c: Context, *rest: Meaning) -> Reading | None:
    """“The diagonal values are the highest in every row and column”."""
    labels = [r for r in rest if isinstance(r, Label)]
    labels += next((list(r) for r in rest if isinstance(r, tuple)), [])
    if any(q is not Quantifier.ALL for q in every(rest, Quantifier)) or not labels:
        return None
    known = {d.name: d for d in c.figure.dimensions if d.role in (Role.X, Role.Y)}
    found = [
        _ends_of(c, the(rest, Function), known[label.dimension])
        for label in labels
        if label.dimension in known
    ]
    if None in found or len(found) != len(labels):
        return None
    return Reading((both(found),), FAMILY)


@rule(
    "ends_of_lines",
    "','? AT|'of' EACH LABEL 'and'? LABEL?",
    "','? AT|'of' EACH LABEL 'and' EACH LABEL",
)
def _ends_of_lines(_: Context, *rest: Meaning) -> tuple[Label, ...] | None:
    """“in every row and column”."""
    if any(q is not Quantifier.ALL for q in every(rest, Quantifier)):
        return None
    return tuple(every(rest, Label))


@rule(
    "clause",
    "part_amount|MOST_OF|NEARLY_ALL_OF 'of'? DET? case_noun BE? LIES 'on'|'along' on_diagonal",
)
@rule(
    "clause", "part_amount|MOST_OF|NEARLY_ALL_OF 'of'? DET? case_noun BE 'on'|'along' on_diagonal"
)
@rule(
    "clause",
    "MOST_OF|NEARLY_ALL_OF case_noun BE CORRECT",
    "MOST_OF|NEARLY_ALL_OF case_noun BE WRONG",
)
def _most_lie_on(c: Context, *rest: Meaning) -> Reading | None:
    """“Most predictions lie on the diagonal”, “most samples are classified correctly”."""
    matrix = counted(c)
    if matrix is None:
        return None
    right = percent(total(matrix.diagonal), total(EVERYWHERE))
    if any(r is False for r in rest):
        right = percent(total(matrix.errors), total(EVERYWHERE))
    amount = first(rest, Amount)
    if amount is not None:
        return Reading((is_amount(right, amount),), FAMILY)
    nearly = c.discourse.clause_has_word("(?:nearly|almost|virtually) all")
    bound = _MOST if nearly else _PART
    return Reading((Compare(Comparator.MORE, right, Number(bound)),), FAMILY)
