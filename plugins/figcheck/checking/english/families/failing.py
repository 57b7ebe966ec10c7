"""Failing altogether, with the number that says so: “fails completely (scores of 0)”."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.bounds import Bounded
from figcheck.checking.english.meanings.meaning import Amount
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, the
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Failing(Bounded):
    """Having nothing but the one value that means failure."""

    bare: ClassVar[bool] = False
    """It has its verb itself: “… but fails (0) where y exceeds x”."""


@rule("predicate", "FAILS_THERE '(' VALUES? 'of'|'at'? amount ')'", "FAILS_THERE ',' 'at' amount")
def _fails(_: Context, *rest: Meaning) -> Failing:
    """“… fails completely (scores of 0)”."""
    return Failing(the(rest, Amount))
