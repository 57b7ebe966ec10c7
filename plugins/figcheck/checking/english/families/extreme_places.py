"""Where a row, a panel or several things have their extreme: “both peak in 2016”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import is_row, open_dimensions, reaching
from figcheck.checking.english.families.leading import FAMILY, Lead, by_aggregate, leading
from figcheck.checking.english.lexicon.shared_words import PANEL
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Extent, Place, Reading, Subject
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    OPPOSITE,
    Aggregate,
    Cells,
    Comparator,
    Compare,
    Condition,
    Function,
    Quantified,
    Quantifier,
)
from figcheck.model import Role

if TYPE_CHECKING:
    from figcheck.checking.english.families.extremum import Extremal
    from figcheck.checking.english.parsing.reader import Context


def located(
    c: Context, said: Extremal, subject: Subject, extent: Extent, function: Function
) -> Reading | None:
    """That a subject has its extreme where it is said to have it.

    Args:
        c: the context.
        said: what is said of it, with the location.
        subject: whose extreme it is.
        extent: how far it is said to reach.
        function: which extreme is meant.

    Returns:
        `None` where the location is none, or nothing tells what has an extreme there.
    """
    location = said.location or EVERYWHERE
    if location.dimensions & subject.own and location.default(subject.place) != subject.place:
        return None
    whole = subject.place.without(said.scope.free if said.scope else ())
    among = said.among.default(whole.without(location.dimensions))
    spot = location.default(whole)
    lead = Lead(subject, spot, among, location.dimensions, extent, function)
    if subject.each is not None or extent.is_said:
        return _in_each(c, said, lead, whole)
    along, ticks = location.ticks[0] if len(location.ticks) == 1 else ("", ())
    on_axis = bool(along) and is_ordered(c.names.dimensions[along])
    if said.amount is None and on_axis and is_row(c, spot, along):
        return _at_some_time(lead, whole, Condition(along, ticks, excluded=True))
    reading = leading(c, said, lead)
    several = [d for d in subject.own - location.dimensions if len(subject.place.get(d)) > 1]
    if reading is None or len(several) != 1 or said.amount or subject.aggregate:
        return reading
    # "Both reach their maximum at C": each its own.
    each = Quantified(Quantifier.ALL, lead.ends((several[0],)))
    if on_axis and not is_ordered(c.names.dimensions[several[0]]):
        return replace(reading, formulas=(each,))  # "Both peak in 2016": no one of them does.
    return replace(reading, formulas=(*reading.formulas, each))


def _in_each(c: Context, said: Extremal, lead: Lead, whole: Place) -> Reading | None:
    """“All rows attain their maximum at C”: each row of each panel."""
    location, subject, extent = said.location or EVERYWHERE, lead.subject, lead.extent
    along = subject.each or extent.along
    if subject.aggregate is not None and len(location.ticks) == 1:
        # "In all panels, the highest average is found at 3e-4".
        ((told, ticks),) = location.ticks
        if said.amount is not None or len(ticks) != 1:
            return None
        return by_aggregate(c, said, replace(lead, extent=replace(extent, along=along)), told)
    free = [d for d in open_dimensions(c, whole) if d not in location.dimensions]
    panels = {d.name for d in c.figure.dimensions if d.role in (Role.PANEL, Role.SERIES)}
    # "In all four panels" of rows and columns of panels: in each of these as a whole.
    all_ = along is None and not c.discourse.clause_has_word(f"{PANEL}s?")
    by = tuple(d for d in free if all_ or d in {along, *panels})
    by = by or ((along,) if along else ())
    if said.amount is not None or not by or set(by) & location.dimensions or subject.aggregate:
        return None
    held = replace(lead, whole=said.among.default(whole)).ends(by)
    return Reading((reaching(held, extent, Quantifier.ALL),), FAMILY)


def _at_some_time(lead: Lead, whole: Place, elsewhere: Condition) -> Reading | None:
    """“A is warmest in May and June”: at some time then, or more in each than at others."""
    if lead.subject.aggregate is not None or lead.subject.minus is not None:
        return None
    others = Cells((*whole.cells.conditions, elsewhere))
    most, rest = Aggregate(lead.function, lead.at_spot), Aggregate(lead.function, others)
    sign = Comparator.AT_LEAST if lead.function is Function.MAX else Comparator.AT_MOST
    ways = (most, replace(most, function=OPPOSITE[lead.function]))
    return Reading(tuple(Compare(sign, w, rest) for w in ways), FAMILY)
