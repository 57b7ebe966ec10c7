"""Lists that leave out the verb: “A gains 30 points, B 14 and C 7”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.differences import Ends
from figcheck.checking.english.families.gains import Gaining, cost_way
from figcheck.checking.english.families.moves import Move
from figcheck.checking.english.meanings.assertions import Coordination, Statement
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

Gap = tuple[Place, Amount]


@rule(
    "gapped", "',' spot 'by'? value_then POINTS? gapped", "','? 'and' spot 'by'? value_then POINTS?"
)
def _gapped(_: Context, *rest: Meaning) -> tuple[Gap, ...]:
    """“…, the adults 14 and the seniors 7”."""
    return (the(rest, Place), the(rest, Amount)), *(first(rest, tuple) or ())


@rule("clause", "gap_ends ','? spot GAINS|COSTS value_then gapped")
@rule("clause", "gap_ends ','? spot moves 'by' value_then gapped")
@rule(
    "clause",
    "spot GAINS|COSTS value_then gap_ends gapped",
    "spot moves 'by' value_then gap_ends gapped",
)
def _gains_one_by_one(c: Context, *rest: Meaning) -> Reading | None:
    """“Between 9 h and 3 h, the young lose 164 ms, the middle-aged 126 ms and the older 84 ms”."""
    ends, move = the(rest, Ends), first(rest, Move)
    if move is not None and move.manner is not None:
        return None
    gaps: list[Gap] = [(the(rest, Place), the(rest, Amount)), *the(rest, tuple)]
    statements = []
    for place, amount in gaps:
        gaining = Gaining(move.up if move else first(rest, bool) or False, amount, ends=ends)
        known = gaining if move else cost_way(c, gaining, rest)
        statements.append(Statement(Subject(place), known, Extent()))
    return Coordination(tuple(statements)).reading(c)
