"""Two things and two ends: “A and B are the longest and the shortest” is said of one each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.language.tree import Function

if TYPE_CHECKING:
    from figcheck.checking.english.meanings.assertions import Statement

_ENDS = ({Function.MAX}, {Function.MIN})


def are_two_ends(statements: Sequence[Statement]) -> bool:
    """Whether several things are said to be the highest and the lowest.

    Args:
        statements: what a clause says of them.
    """
    if len(statements) != len(_ENDS) or len(_several(statements[0])) < len(_ENDS):
        return False
    found = [{getattr(n, "function", None) for n in nodes_of(s.predicate)} for s in statements]
    found = [functions - {None} for functions in found]
    return all(f in _ENDS for f in found) and found[0] != found[1]


def one_each(statements: Sequence[Statement]) -> Iterator[tuple[Statement, ...]]:
    """The ways in which each of two things may be one of the two.

    Args:
        statements: what a clause says of them.
    """
    one, two = statements
    ticks = _several(one)
    if len(ticks) != len(_ENDS):
        return
    (dimension,) = (d for d, t in one.subject.place.ticks if len(t) > 1)
    spots = [Place.of(dimension, [t]).default(one.subject.place) for t in ticks]
    for first, second in (spots, spots[::-1]):
        yield (
            replace(one, subject=replace(one.subject, place=first)),
            replace(two, subject=replace(one.subject, place=second)),
        )


def _several(statement: Statement) -> tuple[str, ...]:
    """The things that a statement is about, if those of one kind are several."""
    subject = statement.subject
    found = [ticks for _, ticks in subject.place.ticks if len(ticks) > 1]
    plain = subject.quantifier is None and subject.count is None and subject.aggregate is None
    return found[0] if plain and len(found) == 1 and subject.minus is None else ()
