"""What holds by most measures: “A beats B”, where it does by four of five."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Place, Subject
from figcheck.checking.language.tree import And, Formula, Quantified, Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.meanings.assertions import Statement
    from figcheck.checking.english.parsing.context import Context


_OF_ALL = "all|each|every|both|any|always|consistently|everywhere|throughout|across"
"""Words by which what is said reaches all there is."""


def leaves_reach_open(c: Context, said: Statement, place: Place) -> bool:
    """Whether something is compared with another, and it is not said by which measures, or where.

    Args:
        c: the context.
        said: what is said.
        place: the place that it names.
    """
    subject, extent, predicate = said.subject, said.extent, said.predicate
    if extent.is_said or extent.only or subject.quantifier or subject.count or subject.each:
        return False
    relation, than = (getattr(predicate, name, None) for name in ("relation", "than"))
    if getattr(relation, "turning", True) or not isinstance(than, Subject) or than.quantifier:
        return False
    if any(getattr(predicate, name, None) for name in ("by", "at", "values", "low")):
        return False
    listed = any(len(ticks) > 1 for _, ticks in (*place.ticks, *than.place.ticks))
    return not listed and not c.discourse.clause_has_word(f"(?:{_OF_ALL})")


def or_by_most(c: Context, formulas: tuple[Formula, ...]) -> tuple[Formula, ...]:
    """What is asserted by each of several measures, and by most of them where it fails by some.

    Who says that A beats B, and not that it does so by every measure, is not refuted by one.

    Args:
        c: the context, whose table says which hold.
        formulas: what is asserted if it must hold by every measure.
    """
    failing = [f for f in formulas if c.table.evaluate(f).truth is False]
    looser = (_by_most(c, f) for f in failing)
    return (*formulas, *(f for f in looser if f is not None and c.table.evaluate(f).truth))


def _by_most(c: Context, formula: Formula) -> Formula | None:
    if isinstance(formula, Quantified) and formula.quantifier is Quantifier.ALL:
        return replace(formula, quantifier=Quantifier.MOST)
    if not isinstance(formula, And):
        return None
    held = tuple(f for f in formula.parts if c.table.evaluate(f).truth)
    if 2 * len(held) > len(formula.parts):
        return And(held)
    return And(tuple(_by_most(c, f) or f for f in formula.parts))
