"""Several things that hold of one and the same: “no model has both a low cost and a high speed”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.exclusive import each_way, only_of, topic
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import Extent, Place, Reading, Subject
from figcheck.checking.english.meanings.several import so_many
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.english.phrases.tallies import Tally
from figcheck.checking.language.tree import Comparator, Formula, Not

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "exclusive"


@rule(
    "together",
    "HAVE 'both'? predicate 'and' predicate",
    "'to' HAVE 'both'? predicate 'and' predicate",
)
@rule(
    "together",
    "COMBINES predicate 'with'|'and' predicate",
    "HAVE 'both'? predicate TOGETHER predicate",
)
@rule(
    "together",
    "BE 'both'? predicate 'and' predicate",
    "'to' COMBINES predicate 'with'|'and' predicate",
)
@rule("together", "verb? predicate TOGETHER predicate", "REACHES predicate TOGETHER predicate")
def _together(_: Context, *rest: Meaning) -> tuple[Statement, ...]:
    """“has a cost below 5 and a speed above 2”."""
    predicates = [r for r in rest if hasattr(r, "reading")]
    return tuple(Statement(Subject(named=False), p, Extent()) for p in predicates)


@rule("clause", "place BE sole_one 'that'|'which'? together")
@rule("clause", "BE sole_one 'that'|'which'? together")
@rule(
    "clause", "'only' place together", "EXCEPT 'for'? place ','? 'no' 'other'? LABEL|KIND together"
)
def _only_with_both(c: Context, *rest: Meaning) -> Reading | None:
    """“A is the only model with …”, “apart from A, no model has …”: A and no other."""
    said = next(r for r in rest if isinstance(r, tuple) and r and isinstance(r[0], Statement))
    others = (r for r in rest if isinstance(r, tuple) and r is not said)
    label, count = next(others, (None, None))
    place = first(rest, Place) or topic(c, label)
    if place is None or len(place.ticks) != 1 or place.orders:
        return None
    ((dimension, chosen),) = place.ticks
    if count not in (None, len(chosen)) or (label and label.dimension != dimension):
        return None
    found = _of_each(c, dimension, said)
    if found is None:
        return None
    return Reading((both(f if t in chosen else Not(f) for t, f in found.items()),), FAMILY)


@rule("clause", "tally together")
def _so_many_with_both(c: Context, tally: Tally, said: tuple[Statement, ...]) -> Reading | None:
    """“Three models have a cost below 5 and a speed above 2”."""
    amount, dimension = tally.amount, tally.dimension
    found = _of_each(c, dimension, said) if dimension else None
    if dimension is None or found is None or amount.comparator is not Comparator.EQUAL:
        return None
    known = tally.place.get(dimension)
    cases = [f for t, f in found.items() if not known or t in known]
    if not float(amount.number.value).is_integer() or amount.number.value > len(cases):
        return None
    return Reading((so_many(c, cases, int(amount.number.value)),), FAMILY)


def _of_each(c: Context, dimension: str, said: tuple[Statement, ...]) -> dict[str, Formula] | None:
    """For each tick, that all that is said holds of it."""
    ticks = c.names.dimensions[dimension].ticks
    found = each_way(c, dimension, ticks, said)
    return dict(zip(ticks, found, strict=True)) if found else None


@rule("clause", "tally the_list more")
def _namely(c: Context, *rest: Meaning) -> Reading | None:
    """“Three models (A, B and C) exceed 80”."""
    place, said = the(rest[::-1], Place), first(rest, Statement)
    tally = the(rest, Tally)
    dimension, amount = tally.dimension, tally.amount
    if said is None or dimension is None or place.dimensions != {dimension}:
        return None
    if amount.comparator is not Comparator.EQUAL or place.notes:
        return None
    if amount.number.value != len(place.get(dimension)):
        return None
    return only_of(c, place, said, tally.place.get(dimension))
