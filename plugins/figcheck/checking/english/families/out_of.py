"""So many of a number that is given first: “Of the 30 settings, A is ahead in 18”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import Amount, Extent, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, the, the_predicate
from figcheck.checking.english.phrases.tallies import Tally, out_of

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("whole_of", "'of'|'among' DET? COUNT|NUMBER CASE|LABEL|VALUES ','")
@rule("whole_of", "'of'|'among' 'all' COUNT|NUMBER CASE|LABEL|VALUES ','")
def _whole_of(_: Context, *rest: Meaning) -> tuple[Meaning, ...]:
    """“Of the 30 settings, …”."""
    return ("whole", *(r for r in rest if r is not None))


@rule(
    "clause",
    "whole_of subject extents? verb? extents? predicate 'in'|'at'|'on'|'for' counted 'of'? 'them'?",
)
def _in_so_many_of_them(c: Context, *rest: Meaning) -> Reading | None:
    """“Of the 30 settings, A is ahead in 18”: in 18 of the 30."""
    whole, subject, amount = the(rest, tuple), the(rest, Subject), the(rest, Amount)
    tally: Tally | None = out_of(c, amount, *whole[1:])
    predicate = the_predicate(rest)
    if tally is None:
        return None
    extent: Extent | None = Extent(count=tally.amount, along=tally.dimension, place=tally.place)
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    return Statement(subject, predicate, extent).reading(c) if extent else None
