"""Sentences whose sides may be more than what was read: a tie, a whole bar, a share of one.

“A dominates B” may hold where both are level along one axis, and “A's cooling exceeds the total of
B” is said of all that B has, not of its cooling. What was read of less than that is left open.
"""

from __future__ import annotations

from collections import Counter

from figcheck.checking.english.kinds.scale import Scale
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.language import Table
from figcheck.checking.language.tree import (
    Arithmetic,
    Cells,
    Comparator,
    Compare,
    Condition,
    Formula,
)
from figcheck.model import Dimension, Figure, Kind, Role
from figcheck.patterns import any_case

_DOMINATES = any_case(r"\bdominat(?:es?|ed|ing)\b")
_STRICT = (Comparator.MORE, Comparator.LESS)

_OF_WHOLE = any_case(
    r"\b(?:exceeds?|exceeded|surpass(?:es|ed)?|outweighs?|tops?|than|above|below|beyond|under|equals?"
    r"|matche?s?|as (?:much|high|large) as)\b[^;:]*?"
    r"\b(?:totals?|sum|whole|entire|entirety|altogether|combined|all (?:of|that)|everything)\b"
)


def may_be_level(table: Table, formula: Formula, text: str) -> bool:
    """Whether one is said to dominate another, and both are level somewhere.

    Args:
        table: the figure's numbers.
        formula: what was read.
        text: the clause.
    """
    if _DOMINATES.search(text) is None:
        return False
    return any(
        table.evaluate(Compare(Comparator.EQUAL, node.left, node.right)).truth
        for node in nodes_of(formula)
        if isinstance(node, Compare)
        and node.comparator in _STRICT
        and isinstance(node.left, Cells)
        and isinstance(node.right, Cells)
    )


def is_of_a_whole_bar(figure: Figure, formula: Formula, text: str) -> bool:
    """Whether something is set against a whole, and a formula takes the same segment of both.

    Args:
        figure: the figure, of stacked bars.
        formula: what was read.
        text: the clause.
    """
    series = figure.dimension(Role.SERIES)
    if figure.kind is not Kind.BAR or "stacked" not in figure.style or series is None:
        return False
    if _OF_WHOLE.search(text) is None:
        return False
    return any(
        _takes_twice(node, series, text) for node in nodes_of(formula) if isinstance(node, Compare)
    )


_SHARES = any_case(
    r"\b(?:shares?|proportions?|percentages?|fractions?)"
    r" (?:of|is|are|was|were|r[io]ses?|falls?|fell|gr[eo]ws?|drops?|peaks?|exceeds?|remains?|stays?"
    r"|(?:in|de)creases?|declines?|(?:in|de)creased|declined|dropped|peaked|exceeded|remained)\b"
)
"""The noun; “A and B share the lead” is of no shares."""
_TOLD_AS_SHARE = any_case(r"\b(?:share|proportion|percentage|fraction)s?\b")


def takes_amount_for_share(figure: Figure, formula: Formula, text: str) -> bool:
    """Whether a clause is about shares, and amounts that are no shares were read.

    “The CPU share is lowest on C” need not be so where the amount of it is lowest.

    Args:
        figure: the figure; only of stacked bars or areas is a part told by its share as well.
        formula: what was read.
        text: the clause.
    """
    if "stacked" not in figure.style or Scale.of(figure).rates or _SHARES.search(text) is None:
        return False
    names = (name for d in figure.dimensions for name in (d.name, *d.ticks))
    told = " ".join((figure.title, figure.value.label, figure.y_axis.label, *names))
    divides = any(isinstance(n, Arithmetic) and n.operator == "/" for n in nodes_of(formula))
    return _TOLD_AS_SHARE.search(told) is None and not divides


def _takes_twice(compared: Compare, series: Dimension, text: str) -> bool:
    """Whether both sides are of a segment that a text names once, or one is of each segment."""
    left, right = (
        [c for c in nodes_of(side) if isinstance(c, Condition) and c.dimension == series.name]
        for side in (compared.left, compared.right)
    )
    named = Counter({t: text.lower().count(t.lower()) for t in series.ticks})
    one = {t for c in left if not c.excluded and len(c.ticks) == 1 for t in c.ticks}
    two = {t for c in right if not c.excluded and len(c.ticks) == 1 for t in c.ticks}
    if any(named[tick] == 1 for tick in one & two):
        return True
    return isinstance(compared.right, Cells) and bool(one) and not two
