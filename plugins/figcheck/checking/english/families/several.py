"""What is said of several lines, where each line has a formula of its own: “three lines rise”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Reading, Subject
from figcheck.checking.english.meanings.several import of_cases
from figcheck.checking.language.tree import Formula

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


def of_several(
    c: Context, cases: Sequence[tuple[Formula, ...]], subject: Subject, family: str
) -> Reading | None:
    """That so many of several cases hold as the subject says: all, none, most, three of them.

    Args:
        c: the context of the clause.
        cases: for each line the ways to take what is said of it, as many for each.
        subject: of how many it is said.
        family: the kind of check.

    Returns:
        A reading with a formula for each of the ways; `None` where the count is
        of a kind that is not understood.
    """
    formulas = of_cases(c, cases, subject.quantifier, subject.count)
    return Reading(formulas, family, len(cases)) if formulas else None
