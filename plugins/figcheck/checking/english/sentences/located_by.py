"""Clauses on a place that the one before them names: “A leads until 2010, when B overtakes it”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import EVERYWHERE
from figcheck.checking.english.sentences.clauses import Clause, Link
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Reader
    from figcheck.checking.english.sentences.antecedents import Course

_WHEN = any_case(r"\bwhen,?\s+\Z")


def is_nowhere(reader: Reader, text: str, clause: Clause, course: Course) -> bool:
    """Whether nothing tells where a clause behind “where” or “when” looks.

    “A leads in every year but the last, when B is above it”: in a year that has no name there.

    Args:
        reader: knows the names of the figure.
        text: the sentence.
        clause: the clause.
        course: how far the sentence has been read before it.
    """
    if clause.link is not Link.WHERE or course.before is None:
        return False
    here = (course.around.here or EVERYWHERE).dimensions
    before = {d for p in reader.places_in(course.before[0]) for d in p.dimensions} | here
    own = {d for p in reader.places_in(clause.text) for d in p.dimensions}
    if _WHEN.search(text[: clause.start]):
        axes = {n for n, d in reader.names.dimensions.items() if is_ordered(d)}
        return bool(axes) and (before | own).isdisjoint(axes)
    return bool(own) and before <= own and len(reader.names.dimensions) > len(own)
