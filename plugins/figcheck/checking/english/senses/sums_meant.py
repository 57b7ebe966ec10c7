"""What is counted over a whole year, of months: “in 2019, it had 2.4 million visitors”.

No month has so many, and the sentence does not say so: it is the sum of the year.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from figcheck.checking.english.kinds.scale import Scale
from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.language import Table
from figcheck.checking.language.tree import (
    Aggregate,
    And,
    Cells,
    Compare,
    Condition,
    Formula,
    Function,
    Number,
    Quantified,
    Quantifier,
)
from figcheck.model import Figure
from figcheck.patterns import any_case
from figcheck.times import is_time, year_of

_EACH = any_case(
    r"\b(?:each|every|any|always|never|throughout|all|both|stay(?:s|ed)?|remain(?:s|ed)?|monthly"
    r"|daily|quarterly|consistently|a (?:month|quarter|day|week)|per)\b"
)
_AT_A_TIME = any_case(
    r"\b(?:population|inhabitants|residents|members?(?:hips?)?|subscri(?:bers|ptions)|employees|staff"
    r"|workforce|workers|jobs|unemployed|(?:active )?users|followers|accounts|beds|stocks?"
    r"|inventor(?:y|ies)|households|prisoners|inmates|fleet|debt)\b"
)
"""What is there at a time, so that its numbers at several times do not add up."""
_FAR = 1.5
"""How many times as large as all values at a place a number is that can only be their sum."""


def sums_meant(
    figure: Figure, scale: Scale, table: Table, readings: Sequence[Reading], text: str
) -> tuple[Reading, ...]:
    """Readings of a clause in which a number that no single value comes near is that of a sum.

    Of what is said of a nearer one it is left open whether each is meant, or their sum.

    Args:
        figure: the figure.
        scale: in what its values are given.
        table: its values.
        readings: all readings of the clause.
        text: the clause.
    """
    timed = {d.name for d in figure.dimensions if is_time(d)}
    adds_up = readings and timed and scale.counts and scale.power is not None
    told = f"{figure.title} {figure.value.label}"
    if not adds_up or _AT_A_TIME.search(told) or _EACH.search(text):
        return tuple(readings)
    return tuple(
        replace(r, formulas=tuple(m for f in r.formulas for m in _summed(f, table, timed)))
        for r in readings
    )


def _summed(formula: Formula, table: Table, timed: set[str]) -> tuple[Formula, ...]:
    """A formula of each of several points of time, as one of their sum where that may be meant."""
    if isinstance(formula, And):
        parts = [_summed(part, table, timed) for part in formula.parts]
        return tuple(dict.fromkeys(And(tuple(p[i] for p in parts)) for i in (0, -1)))
    if not isinstance(formula, Quantified) or formula.quantifier is not Quantifier.ALL:
        return (formula,)
    said = formula.of
    if not isinstance(said.left, Cells) or not isinstance(said.right, Number):
        return (formula,)
    named = [c for c in said.left.conditions if isinstance(c, Condition)]
    spans = [c.ticks for c in named if c.dimension in timed and len(c.ticks) > 1]
    if not spans:
        return (formula,)
    values = [entry.value for entry in table.term(said.left).entries.values()]
    if not values:
        return (formula,)
    summed = Compare(said.comparator, Aggregate(Function.SUM, said.left), said.right)
    if said.right.value > _FAR * max(values):
        return (summed,)
    of_months = all(year_of(tick) for ticks in spans for tick in ticks)
    return (formula, summed) if of_months else (formula,)
