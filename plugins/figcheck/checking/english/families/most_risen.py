"""Who rises or falls most of all, as a thing: “Berlin shows the largest increase”."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.changes import Foremost
from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import Amount
from figcheck.checking.english.rules import Meaning, first, the
from figcheck.checking.language.tree import Function

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context

_STEP = "(?:occurring|coming|falling|happening|being|occurs|happens)"


@dataclass(frozen=True)
class MostRisen(Foremost):
    """The same with a verb before it; without one it may be a step: “the largest loss in 2020”."""

    bare: ClassVar[bool] = True
    is_noun_phrase: ClassVar[bool] = True


@rule("predicate", "DET EXTREME 'overall'|'total'|'net'? rise OVER_TIME? foremost_by?")
@rule("predicate", "DET EXTREME 'overall'|'total'|'net'? rise 'in' measure OVER_TIME? foremost_by?")
def _most_risen(c: Context, *rest: Meaning) -> MostRisen | None:
    """“… shows the largest increase (6.5)”, “… the smallest decline over the period”."""
    if c.discourse.clause_has_word(_STEP):
        return None  # "A declines, the largest loss occurring in 2020": one of its own steps.
    up = next(r for r in rest if type(r) is bool)
    return MostRisen(up, the(rest, Function), amount=first(rest, Amount))
