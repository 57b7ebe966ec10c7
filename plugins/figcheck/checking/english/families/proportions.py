"""Changes in proportion to where they start: “In relative terms, A grows by 184 %”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.course import Course
from figcheck.checking.english.families.effects import Affecting
from figcheck.checking.english.families.foremost import Foremost
from figcheck.checking.english.families.gains import Gaining
from figcheck.checking.english.families.passages import Passing
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import Predicate, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("clause", "IN_PROPORTION ','? statement")
def _led_by_relatively(c: Context, *rest: Meaning) -> Reading | None:
    """“In relative terms, A gains most”."""
    statement = first(rest, Statement)
    relative = _in_proportion(statement.predicate) if statement else None
    return replace(statement, predicate=relative).reading(c) if statement and relative else None


def _in_proportion(predicate: Predicate) -> Predicate | None:
    """What is said of a change, in proportion to where it starts; `None` of all else."""
    match predicate:
        case Foremost(relative=False):
            return replace(predicate, relative=True)
        case Gaining() | Course() if predicate.by is not None and predicate.by.percent:
            return replace(predicate, by=replace(predicate.by, relative=True))
        case Passing():
            gaining = _in_proportion(predicate.gaining)
            return replace(predicate, gaining=gaining) if isinstance(gaining, Gaining) else None
        case Affecting() if predicate.changed.by is not None and predicate.changed.by.percent:
            by = replace(predicate.changed.by, relative=True)
            return replace(predicate, changed=replace(predicate.changed, by=by))
    return None
