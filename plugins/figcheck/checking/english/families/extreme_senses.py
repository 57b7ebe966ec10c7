"""In which sense something may be said to be the highest, and where that is left open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import is_panel_above, is_single, open_dimensions
from figcheck.checking.english.families.peaks import VALUE_OF_PANEL, Peak, extreme_at
from figcheck.checking.english.families.rivals import has_rivals, names_axis_of
from figcheck.checking.english.families.sides import named_rival
from figcheck.checking.english.kinds.polarity import lists_effort
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Extent, Place, Subject
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Function, Quantifier
from figcheck.model import Role

if TYPE_CHECKING:
    from figcheck.checking.english.families.extremum import Extremal
    from figcheck.checking.english.parsing.reader import Context

_MOST_SO_THERE = (
    r"(?<!the )(?<!its )(?:(?:most|least) [a-z]+|tallest|shortest|longest) (?:in|at|among)"
)
"""“Walking is most common in York”: of all that is done there, or there of all towns."""

_OWN = {
    Function.MAX: r"(?:an? (?:\w+ )?(?:maximum|max|peak|high)|(?<!the )peak(?:s|ed)? at)",
    Function.MIN: r"an? (?:\w+ )?(?:minimum|min|trough|low)",
}
"""How an extreme is spoken of that is one of several: “a maximum of 52”."""


_ONE_OF_ITS_OWN = (
    "(?:has|have|had|with|sees?|saw|shows?|reach(?:es|ed)?|achieve[sd]?|posts?|records?) an? "
    "(?:single |overall )?(?:highest|lowest|best|worst|largest|smallest|top|greatest|biggest)"
)
"""How an extreme is spoken of that each of several things has: “a best score of 68.9”."""


def is_one_of_its_own(c: Context, said: Extremal) -> bool:
    """Whether it is the extreme of the subject's own values, as other things have theirs."""
    return c.discourse.clause_has_word(_ONE_OF_ITS_OWN) and not (said.location or said.scope)


def function_meant(c: Context, peak: Peak, place: Place) -> Function | None:
    """Which extreme is meant at a place; `None` where it is unknown whether more is better."""
    return extreme_at(c, peak, place, of_size=peak.by_quality and _is_of_strength(c))


def _is_of_strength(c: Context) -> bool:
    """Whether it says which of several is strong; “the weakest year” may be one of growth."""
    strong = c.discourse.clause_has_word("(?:strongest|weakest) of (?:the|all|them)")
    return strong and not c.discourse.clause_has_word("(?:best|worst)")


def is_one_of_its_like(said: Extremal, subject: Subject) -> bool:
    """“The lowest row at 1”: it is so among the rows, not by its own values elsewhere."""
    of, where = said.peak.of, said.location
    if of is None or where is None:
        return False
    return of not in where.dimensions and of not in subject.own


def is_of_its_own(c: Context, said: Extremal, subject: Subject) -> bool:
    """Whether it is the extreme of the subject's own values, be it that of all or not."""
    plain = said.peak == Peak(said.peak.function) and not (said.location or said.scope)
    if not plain or said.amount is None or is_single(c, subject.place):
        return False
    return c.discourse.clause_has_word(_OWN[said.peak.function])


def is_of_values(c: Context, said: Extremal, subject: Subject, extent: Extent) -> bool:
    """Whether what is said to be extreme may be values of the subject, compared with others."""
    aggregates = (None, said.peak.aggregate or subject.aggregate)
    if subject.aggregate not in aggregates or _is_scoped_twice(said, subject, extent):
        return False
    if not _is_of_its_kind(said, subject) or _says_which_tick(c, said):
        return False
    if extent.along is not None and len(subject.place.get(extent.along)) == 1:
        return False  # "In 2014 it is the lowest of all years": of these, not in each.
    if said.peak.contest and named_rival(c, subject) is not None:
        return False
    return not _is_of_some_only(c, said)


def _is_scoped_twice(said: Extremal, subject: Subject, extent: Extent) -> bool:
    """Whether “The gap is largest for A at 3” would be read of the gap at 3 among A's."""
    if subject.minus is None or said.location is not None or said.scope is None:
        return False
    return bool(said.scope.place.ticks and extent.place.ticks)


def _is_of_its_kind(said: Extremal, subject: Subject) -> bool:
    """Whether what is extreme is a gap where one is meant, and its amount no change else."""
    if subject.counting is not None:
        return False  # The number of cells that are so: each place has one of its own.
    if said.peak.of_gap:
        spread = subject.aggregate in (Function.RANGE, Function.STD)
        return bool(subject.minus or subject.drawn or spread)
    # "A is highest in 2010 (+24)": 24 more than before.
    return said.amount is None or not said.amount.is_change


def _says_which_tick(c: Context, said: Extremal) -> bool:
    """“32 is the best rank”, whatever its value is."""
    if said.amount is None or said.location or said.amount.unit:
        return False
    number = said.amount.number.value
    return c.is_tick(number) and names_axis_of(c, number)


def _is_of_some_only(c: Context, said: Extremal) -> bool:
    """“The best car under 20,000 $”: of those that cost so little, of which it says no more."""
    known = c.names.measures
    measured = known.in_unit(said.amount.unit) if said.peak.by_quality and said.amount else None
    ticks = measured.get(known.dimension or "") if measured is not None else ()
    return bool(ticks and known.wanted) and set(ticks).isdisjoint(known.wanted)


def is_taken_over(c: Context, said: Extremal, subject: Subject, place: Place) -> bool:
    """Whether the measure is none itself, and its mean over what is said and nothing else."""
    if said.peak.measure.dimensions & subject.own:
        return False
    over = said.peak.over
    place = place.default(said.scope.place) if said.scope else place
    own = subject.own | (said.location or EVERYWHERE).dimensions
    return over is None or {*open_dimensions(c, place)} - own == {over}


def is_of_one_measure(c: Context, said: Extremal, place: Place, dimension: str) -> bool:
    """Whether it is meant of some of the measures only, and does not say of which.

    “The faster of the two” is so in one of them, “the weakest of the six” in quality, where
    speed stands among them.
    """
    effort = lists_effort(c.names.dimensions[dimension]) and not place.get(dimension)
    return said.peak.of_two or effort


def is_compared(c: Context, said: Extremal, subject: Subject, extent: Extent) -> bool:
    """Whether it is plain what the subject is compared with, and its amount is one."""
    if _is_compared_there(c, said, subject):
        return False
    if said.location is None:
        panel = extent.place.ticks and is_panel_above(c, subject)
        if panel or _is_of_two_at_a_point(c, said, subject, extent):
            return False  # "… with a peak at 0.3", "A performs best at 0.3": its own best.
        if _is_own_share(c, subject):
            return False
    elif not _may_be_there(c, said, subject, extent):
        return False
    if said.scope is None and _is_of_panel(c, subject):
        return False
    if said.unless_compared and said.peak.contest and not subject.own:
        return False  # "ahead of B" is no place.
    on_axis = said.peak.contest and said.amount and c.is_tick(said.amount.number.value)
    # "ahead of 2020" is no amount.
    return not on_axis and (subject.percent or c.may_be(said.amount))


def _is_compared_there(c: Context, said: Extremal, subject: Subject) -> bool:
    """Whether it can only be compared with its like there, not with itself elsewhere."""
    if not said.unless_compared or c.discourse.clause_has_word(_MOST_SO_THERE):
        return False
    # "No model is best on Web": be it among the models, or of its own scores.
    none = subject.quantifier is Quantifier.NONE
    # Several may be ahead of all others together: "A and B lead in 2020".
    return none or has_rivals(c, subject, contest=said.peak.contest or said.peak.of_size)


def _is_of_two_at_a_point(c: Context, said: Extremal, subject: Subject, extent: Extent) -> bool:
    """Whether it would be the best of two things only, at a point of an axis."""
    if said.scope is not None or not said.peak.by_quality:
        return False
    if said.peak.of_two or said.peak.sole or said.peak.contest:
        return False
    at = [len(t) == 1 and is_ordered(c.names.dimensions[d]) for d, t in extent.place.ticks]
    return at == [True] and [c.size(d) for d in subject.own] == [2]


_HOW_MUCH_IT_IS = (
    "(?:use|usage|consumption|ownership|viewership|readership|viewing|uptake|adoption|support"
    "|approval|participation|prevalence|popularity) (?:is|was) (?:by far )?(?:high|low|great|strong"
    "|weak)est (?:among|amongst|in|for|at|with)"
)
"""What is called highest somewhere of how many have or do one thing, not of all that they do."""


def _is_own_share(c: Context, subject: Subject) -> bool:
    """Whether a share is said to be highest at a place: among those that it has elsewhere."""
    shared = subject.rate is not None and subject.rate.of
    # "Radio use is highest among those aged 50": how many use it, beside those of other ages.
    if not shared and not (subject.own and c.discourse.clause_has_word(_HOW_MUCH_IT_IS)):
        return False
    return not c.discourse.clause_has_word(r"the (?:\w+est|most|least)")


def _may_be_there(c: Context, said: Extremal, subject: Subject, extent: Extent) -> bool:
    """Whether the location is one: “highest in the left panel” is said of all values there."""
    panel, location = c.figure.dimension(Role.PANEL), said.location or EVERYWHERE
    if extent.place.within(location) is None:
        return False
    there = panel is not None and location.dimensions == {panel.name}
    return not (there and _is_of_panel(c, subject))


def _is_of_panel(c: Context, subject: Subject) -> bool:
    """Whether the value of a panel that is highest is said to be the subject's."""
    panel = c.figure.dimension(Role.PANEL)
    things = panel is not None and subject.own - {panel.name}
    return bool(things) and c.discourse.clause_has_word(VALUE_OF_PANEL)


def is_of_mixed(c: Context, said: Extremal, reach: Extent, place: Place) -> bool:
    """Whether “A is the highest” would be that of prices, weights and shares."""
    is_of_all = said.peak.by_quality or reach.is_said
    return not is_of_all and c.names.measures.differ(place)
