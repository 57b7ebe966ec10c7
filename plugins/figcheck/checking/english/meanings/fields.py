"""Fields that something is the first of: “Of A, B and C, A is highest in 2020”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.parsing.tokens import tokenise

if TYPE_CHECKING:
    from figcheck.checking.english.meanings.assertions import Statement
    from figcheck.checking.english.parsing.context import Context


def is_out_of_field(c: Context, said: Statement, where: Place) -> bool:
    """Whether a statement would not compare its subject with the others that it is one of.

    “Of A, B and C, A is highest in 2020” is not in 2020 of all that A has, nor is “Of those below
    6 in 2020, A is highest” anywhere else than in 2020.

    Args:
        c: the context of the clause.
        said: the statement.
        where: what it is limited to, with what the clause begins with.
    """
    predicate = said.predicate
    located = getattr(predicate, "location", None)
    if located is None and not hasattr(predicate, "peak"):
        return False
    apart = located.dimensions if located is not None else frozenset[str]()
    scope = getattr(getattr(predicate, "scope", None), "place", EVERYWHERE)
    among = [(d, {*t}, {*(where.get(d) or scope.get(d))}) for d, t in said.subject.place.ticks]
    if not any(a and b and (a < b or b < a) for d, a, b in among if d not in apart):
        return False
    if located is not None:
        return True
    places = (n for n in nodes_of(predicate) if isinstance(n, Place))
    used = {*where.dimensions, *said.subject.place.dimensions, *c.here.dimensions}
    used = used.union(*(p.dimensions for p in places))
    return bool(_named(c) - used)


def _named(c: Context) -> set[str]:
    """The dimensions of all that a clause names, be it only to tell what it speaks of."""
    tokens = tokenise(c.discourse.clause)
    return {ticks.dimension for i in range(len(tokens)) for _, ticks in c.names.ticks_at(tokens, i)}
