"""Lines counted over all panels: “three of the six lines fall”, of three in each of two panels."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Extent, Place, Reading, Subject
from figcheck.checking.english.meanings.several import of_cases
from figcheck.checking.language.tree import Formula
from figcheck.model import Role

if TYPE_CHECKING:
    from figcheck.checking.english.meanings.assertions import Statement
    from figcheck.checking.english.parsing.context import Context

_DRAWN = "(?:lines?|curves?)"
"""What is drawn anew in each panel, whatever stands for the same thing in all of them."""


def are_counted_in_all(c: Context, subject: Subject, where: Place) -> bool:
    """Whether a subject counts lines of all panels rather than the things they stand for.

    Args:
        c: the context of the clause.
        subject: what is counted.
        where: what the clause says of where, a panel perhaps.
    """
    panel = c.name(Role.PANEL)
    each, count = subject.each, subject.count
    if panel is None or each is None or count is None or each == panel or c.size(panel) < 2:
        return False
    if panel in subject.place.dimensions | where.dimensions | c.here.dimensions:
        return False
    if count.out_of is not None:
        return count.out_of == c.size(each) * c.size(panel)
    return bool(c.discourse.clause_has_word(_DRAWN))


def so_many_of_all(c: Context, said: Statement, lead: Place) -> Reading | None:
    """That so many of the lines of all panels are as a statement says.

    Args:
        c: the context of the clause.
        said: the statement; its subject counts lines of all panels.
        lead: the place that the sentence begins with.

    Returns:
        `None` where the statement cannot be made of one line by itself.
    """
    each, panel = said.subject.each, c.name(Role.PANEL)
    if each is None or panel is None or said.extent.joined(Extent(place=lead)) is None:
        return None
    ticks = said.subject.place.get(each) or c.names.dimensions[each].ticks
    cases: list[tuple[Formula, ...]] = []
    family = ""
    for name, line in product(c.names.dimensions[panel].ticks, ticks):
        place = Place.of(panel, [name]).default(Place.of(each, [line])).default(said.subject.place)
        if not c.table.indices(place.cells):
            continue
        one = replace(said, subject=replace(said.subject, place=place, each=None, count=None))
        reading = one.reading(replace(c, here=c.here.without([each, panel])), lead)
        if reading is None or (cases and len(cases[0]) != len(reading.formulas)):
            return None
        cases.append(reading.formulas)
        family = reading.family
    if said.subject.count is not None and said.subject.count.out_of not in (None, len(cases)):
        return None
    formulas = of_cases(c, cases, None, said.subject.count)
    return Reading(formulas, family) if formulas else None
