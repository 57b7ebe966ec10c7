"""Where something holds, as things that there are: “there is no depth at which A is below 84”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import open_dimensions
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Extent, Place, Reading
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, first_exactly
from figcheck.checking.language.tree import Comparator, Number

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("clause", "THERE 'only'|'just'|'exactly'? COUNT LABEL|KIND|CASE where statement")
@rule("clause", "at ','? THERE 'only'|'just'|'exactly'? COUNT LABEL|KIND|CASE where statement")
def _so_often(c: Context, *rest: Meaning) -> Reading | None:
    """“There are three years in which A is above B”."""
    count = first_exactly(rest, int)
    if count is None:
        return None
    return _reaching(c, Extent(count=Amount(Number(float(count)), Comparator.EQUAL)), rest)


def _reaching(c: Context, extent: Extent, rest: tuple[Meaning, ...]) -> Reading | None:
    statement = first(rest, Statement)
    label, lead = first(rest, Label), first(rest, Place) or EVERYWHERE
    if statement is None or statement.extent.is_said:
        return None
    if label is not None:
        place = statement.subject.place.default(statement.extent.place)
        place = place.default(lead).default(c.here)
        others = {*open_dimensions(c, place)} - {label.dimension} - statement.subject.own
        if extent.count is not None and (others or statement.subject.each):
            return None  # "two ratios at which A is above 45": at every size, or at some?
        extent = replace(extent, along=label.dimension)
    joined = statement.extent.joined(extent)
    return None if joined is None else replace(statement, extent=joined).reading(c, lead)
