"""Of how many a clause counts: “three of the four” is no count of five."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Extent, Predicate, Reading, Subject
from figcheck.checking.english.meanings.one_by_one import rivals_in
from figcheck.checking.english.meanings.parts import nodes_of, parts_of
from figcheck.checking.language.tree import Count

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.context import Context


def are_all_counted(
    c: Context, predicate: Predicate, reading: Reading, subject: Subject, extent: Extent
) -> bool:
    """Whether “three of the four” counts something of four.

    Args:
        c: the context of the clause.
        predicate: what is said of so many.
        reading: what that asserts.
        subject: the subject, with all that the surroundings fix.
        extent: how far it reaches.
    """
    count = subject.count or extent.count
    if count is None or count.out_of is None:
        return True
    # "Three of the four beat A": of the three that A is none of, or of all of them.
    each = subject.each or extent.along
    others = count.out_of - len(rivals_in(predicate, each) if each else ())
    return any(
        n == reading.cases or _counts(c, reading.formulas, n) for n in (count.out_of, others)
    )


def says_how_many(reading: Reading) -> bool:
    """Whether each of the ways to understand a clause that counts things counts them.

    Args:
        reading: what the clause asserts.
    """
    return reading.cases is not None or all(
        any(isinstance(n, Count) for n in nodes_of(f)) for f in reading.formulas
    )


def _counts(c: Context, part: object, cases: int) -> bool:
    """Whether what is counted is counted of so many cases: no rows where panels are meant."""
    if isinstance(part, Count):
        return len(c.table.pairs(part.of)) == cases
    return all(_counts(c, piece, cases) for piece in parts_of(part))
