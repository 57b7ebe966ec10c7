"""Two that are named first, of which one is ahead: “Between Elm and Oak, Elm scores higher”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.elliptic import Rivalling
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, exactly, first

if TYPE_CHECKING:
    from figcheck.checking.english.families.differences import Pair
    from figcheck.checking.english.parsing.reader import Context


@rule("clause", "'between'|'of'|'among' pair ','? at? statement")
@rule("clause", "at ','? 'between'|'of'|'among' pair ','? statement")
def _between_two(c: Context, *rest: Meaning) -> Reading | None:
    """“Between Elm and Oak, Elm scores higher on Web”: than the other of the two."""
    pair: Pair = exactly(rest, tuple)
    statement, lead = first(rest, Statement), first(rest, Place) or EVERYWHERE
    if statement is None:
        return None  # Two statements that share a subject.
    predicate, own = statement.predicate, statement.subject.place
    if not isinstance(predicate, Rivalling) or statement.subject.aggregate:
        return None
    one, two = pair
    names = {d for d in one.dimensions if one.get(d) != two.get(d)}
    others = [p for p in pair if any(p.get(d) != own.get(d) for d in names)]
    if len(others) != 1 or not names <= own.dimensions:
        return None
    there = replace(statement, predicate=predicate.against(Subject(others[0])))
    return there.reading(c, lead)
