"""How the highest and the lowest values are spoken of, and where they are said to be."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.highest_values import MERELY_HIGH
from figcheck.checking.english.families.peaks import Peak, Scope
from figcheck.checking.english.meanings.assertions import Coordination, Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Function, Quantifier
from figcheck.model import Role

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_SET_WHERE = (
    r"(?:is|are|was|were|being|remains?|belongs?|goes) .*(?:\b(?:on|in|at|for|under|from|by|to|of"
    r"|within|during|after|before|with(?! (?:only |just |about |some )?[\d.]))\b|\()"
)
"""How a clause sets apart where something is the extreme: “is A on Web”."""


@rule("predicate", "POSSESSIVE extreme at said?")
def _its_extreme(_: Context, *rest: Meaning) -> Extremal:
    """“… record their lowest accuracy on bodyparts”."""
    return Extremal(the(rest, Peak), location=first(rest, Place), amount=first(rest, Amount))


@rule("predicate", "POSSESSIVE extreme ',' amount ',' at", "POSSESSIVE extreme 'of' amount at")
@rule("predicate", "DET? TOPMOST measure? at said?", "DET? TOPMOST with_amount at")
@rule("predicate", "DET? TOPMOST ',' amount ',' at")
@rule("predicate", "DET? ADJECTIVE? PEAK_NOUN at said?", "DET? ADJECTIVE? PEAK_NOUN 'of' amount at")
def _has_extreme_at(c: Context, *rest: Meaning) -> Extremal | None:
    """“… reaches its ceiling, 0.799, on RG-65”, “… a notable peak at Ratio 0.2”."""
    if c.discourse.clause_has_word(MERELY_HIGH):
        return None
    return Extremal(_peak_of(rest), location=first(rest, Place), amount=first(rest, Amount))


@rule("predicate", "GIVES place POSSESSIVE? extreme said?")
def _gives(_: Context, *rest: Meaning) -> Extremal:
    """“A ratio of 0.3 gives AMC23 its best average”."""
    scope = Scope(the(rest, Place))
    return Extremal(the(rest, Peak), scope=scope, amount=first(rest, Amount))


@rule("predicate", "extreme at said?", "extreme with_amount at", "extreme ',' amount ',' at")
@rule("predicate", "extreme ','|'of'? amount bracketed")
def _has_the_extreme_at(c: Context, *rest: Meaning) -> Extremal | None:
    """“The values have the highest mean at Ratio 0.2”."""
    peak, location = the(rest, Peak), first(rest, Place)
    if location is not None and peak.by_quality and _is_among_others(c, peak, location):
        return None
    return Extremal(
        peak,
        location=location,
        amount=first(rest, Amount),
        unless_compared=True,
    )


@rule("statement", "subject extents? verb extreme said? ','? GAPPED place extreme said? extents?")
def _one_and_other(_: Context, subject: Subject, *rest: Meaning) -> Coordination | None:
    """“The young are fastest and the older slowest”."""
    one, two = every(rest, Peak)
    two = two.of_same(one)
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    if extent is None or subject.quantifier or subject.minus:
        return None
    there = rest.index(the(rest, Place))
    first_said, second_said = (first(part, Amount) for part in (rest[:there], rest[there:]))
    other = replace(subject, place=the(rest, Place))
    return Coordination(
        (
            Statement(subject, Extremal(one, amount=first_said), extent),
            Statement(other, Extremal(two, amount=second_said), extent),
        )
    )


@rule("predicate", "DOES_IT BEST at said?", "OWN_EXTREME at said?")
def _does_best(_: Context, *rest: Meaning) -> Extremal:
    """“… does worst on News”: of its own, or of all that are compared there."""
    peak = Peak(the(rest, Function), by_quality=True)
    return Extremal(peak, location=the(rest, Place), amount=first(rest, Amount))


@rule(
    "bracketed",
    "'(' place ')'",
    "'(' place ',' place ')'",
    "'(' place ',' place ',' place ')'",
    "'(' at ')'",
)
def _bracketed(_: Context, *places: Place) -> Place | None:
    """“(Norway, 2010)”, of where a value is."""
    there: Place | None = EVERYWHERE
    for place in places:
        apart = there is not None and not there.dimensions & place.dimensions
        there = there.within(place) if there is not None and apart else None
    return there


@rule("predicate", "PEAKS at said?", "PEAKS with_amount at|bracketed")
def _peaks(_: Context, *rest: Meaning) -> Extremal:
    """“… peak at Ratio 0.3 (49.3)”."""
    return Extremal(_peak_of(rest), location=first(rest, Place), amount=first(rest, Amount))


@rule("predicate", "MAXIMISES DET? measure|KIND")
def _maximises(_: Context, *rest: Meaning) -> Extremal:
    """“Ratio 0.3 maximizes performance”."""
    return Extremal(Peak(the(rest, Function), by_quality=True))


@rule(
    "predicate",
    "'the'|'a'|'an' ADJECTIVE|manner? PEAK_NOUN scope?",
    "'the'|'a'|'an' 'overall'? PEAK_NOUN scope? said?",
)
def _is_peak(_: Context, *rest: Meaning) -> Extremal:
    """“The configuration of Size 2000 and Ratio 0.4 is the peak”."""
    scope, amount = first(rest, Scope), first(rest, Amount)
    return Extremal(Peak(the(rest, Function)), scope=scope, amount=amount)


@rule("predicate", "extreme scope? said?")
@rule("predicate", "COMES extreme scope? said?")
def _is_extreme(_: Context, *rest: Meaning) -> Extremal:
    """“… the highest value (49.3)”, “… the lowest score of all, 16.8”."""
    return Extremal(_peak_of(rest), scope=first(rest, Scope), amount=first(rest, Amount))


def _peak_of(meanings: tuple[Meaning, ...]) -> Peak:
    return first(meanings, Peak) or Peak(the(meanings, Function))


@rule(
    "statement",
    "extreme scope? said? is_at place said? ','? GAPPED extreme scope? the_other_at place said?",
    "extreme scope? said? BE? REACHED_BY|is_at place said? GAPPED extreme said? the_other_at place",
)
@rule(
    "statement",
    "the_one scope|scope_at? BE whose said? ','? GAPPED the_one scope|scope_at? BE? whose said?",
)
def _one_there_the_other_there(_: Context, *rest: Meaning) -> Coordination | None:
    """“The lowest value belongs to A on B (5.1), the highest to C on D (57.4)”."""
    peaks, found = every(rest, Peak), []
    if len(peaks) != 2 or peaks[0] == peaks[1]:
        return None
    for n, peak in enumerate(peaks):
        start = rest.index(peak)
        stop = rest.index(peaks[1]) if n == 0 else len(rest)
        own = rest[start:stop]
        scope = first(own, Scope) or first(rest, Scope) or Scope()
        asked = peak.of_same(peaks[0]) if n else peak
        extremal = Extremal(asked, location=the(own, Place), scope=scope, amount=first(own, Amount))
        found.append(Statement(Subject(scope.place), extremal, Extent()))
    return Coordination(tuple(found))


@rule("statement", "'both'? an_extreme_of 'and' an_extreme_of 'both'? is_at place")
@rule("statement", "'both'? an_extreme_of 'and' an_extreme_of BE 'both'? is_at place")
def _both_there(_: Context, *rest: Meaning) -> Coordination | None:
    """“Both the highest value (9) and the lowest value (1) of the chart occur in 2010”."""
    ends = every(rest, Extremal)
    scope = next((e.scope for e in reversed(ends) if e.scope), Scope())
    if ends[0].peak.function is ends[1].peak.function:
        return None
    peaks = (ends[0].peak.of_same(ends[1].peak), ends[1].peak)
    return Coordination(
        tuple(
            Statement(
                Subject(scope.place),
                replace(end, peak=peak, scope=scope, location=the(rest, Place)),
                Extent(),
            )
            for end, peak in zip(ends, peaks, strict=True)
        )
    )


@rule("an_extreme_of", "extreme said? scope?", "extreme scope said")
def _an_extreme_of(_: Context, peak: Peak, *rest: Meaning) -> Extremal:
    return Extremal(peak, scope=first(rest, Scope), amount=first(rest, Amount))


@rule("the_one", "extreme", "DET LABEL|KIND|'one' 'with' extreme")
def _the_one(_: Context, *rest: Meaning) -> Peak:
    """“the country with the highest rate”."""
    return the(rest, Peak)


@rule("whose", "place", "spot 's'", "'that'|'those' 'of' place")
def _whose(_: Context, *rest: Meaning) -> Place:
    return the(rest, Place)


@rule("scope_at", "at")
def _scope_at(_: Context, place: Place) -> Scope:
    """“the best filter at level 20”."""
    return Scope(place)


@rule("the_other_at", "'to'|'at'|'in'|'of'|'by'|'with'|'for'|'on'|'under'")
def _the_other_at(*_: Meaning) -> str:
    return "at"


@rule(
    "statement",
    "extreme scope? said? is_at place said?",
    "extreme scope? said? BE? REACHED_BY place said?",
    "extreme scope? BE amount ',' at",
    "extreme scope? BE amount ',' REACHED_BY place",
)
@rule("statement", "extreme said scope is_at place", "extreme said scope BE? REACHED_BY place")
@rule("statement", "extreme scope? said? BE spot 's' said?")
@rule("statement", "extreme scope? said? BE place said?", "extreme 'one'? scope? said ',' BE place")
@rule("statement", "extreme scope ',' BE place said?", "extreme scope_at BE place said?")
def _is_at(c: Context, *rest: Meaning) -> Statement | None:
    """“Highest value at Ratio 0.3 (49.3)”, “the lowest score is recorded by SVM”."""
    scope = first(rest, Scope) or Scope()
    amounts = every(rest, Amount)
    if len(amounts) > 1:
        return None
    peak, location = the(rest, Peak), the(rest, Place)
    if c.confusions is not None and any(len(ticks) > 1 for _, ticks in location.ticks):
        return None  # "The heaviest leak is from A to B": one cell, not the rows of both.
    is_told = peak.of in location.dimensions or bool(scope.place.ticks)  # "Its best language".
    if (peak.contest or peak.by_quality) and not is_told and _is_among_others(c, peak, location):
        return None  # "**A**: worst on Web": of all on Web, not Web of all that A has.
    among_all = bool(scope.free) or not c.discourse.clause_has_word(_SET_WHERE)
    if peak.of in location.dimensions and len(location.dimensions) > 1 and not among_all:
        # "The best model is A on Web": of the models, on Web; but "the busiest slot is Monday
        # 8–12" is one of all, and so is that of the whole week.
        within = scope.place.within(location.without([peak.of]))
        if within is None:
            return None
        scope = replace(scope, place=within)
        location = Place.of(peak.of, location.get(peak.of))
    extremal = Extremal(peak, location=location, scope=scope, amount=first(amounts, Amount))
    if (each := _of_panels_named(c, extremal, location)) is not None:
        return replace(each, extent=first(rest, Extent) or Extent())
    # "The cheapest apart from A is B": among the others, of which it is one.
    there = scope.place.without(location.dimensions)
    return Statement(Subject(there), extremal, first(rest, Extent) or Extent())


def _of_panels_named(c: Context, said: Extremal, location: Place) -> Statement | None:
    """“The lowest value is found at 0.4 in A and B”: in each of these panels, its own is there."""
    panel = c.name(Role.PANEL)
    named, rest = location.get(panel or ""), location.without([panel or ""])
    if panel is None or len(named) < 2 or not rest.ticks or said.scope is None:
        return None
    there = said.scope.place.without(location.dimensions).within(Place.of(panel, named))
    if there is None:
        return None
    each = Subject(there, quantifier=Quantifier.ALL, each=panel)
    return Statement(each, replace(said, location=rest), Extent())


@rule("statement", "extreme BE place extents", "extreme extents BE place")
def _is_at_in_each(c: Context, *rest: Meaning) -> Statement | None:
    """“The smallest group is A for both men and women”."""
    extent = the(rest, Extent)
    if not extent.is_said:
        return None  # "The best result is A on Web" may be that of all.
    found: Statement | None = _is_at(c, *rest)
    return found


@rule("statement", "extreme 'of'|'in'|'for' EACH LABEL is_at place")
def _of_each_is_at(c: Context, peak: Peak, *rest: Meaning) -> Statement | None:
    """“The lowest value of each line lies at 0.3”."""
    each, location = the(rest, Label).dimension, the(rest, Place)
    if the(rest, Quantifier) is not Quantifier.ALL or each in location.dimensions:
        return None
    quantified = c.discourse.clause_has_word("(?:of|in|for) (?:each|every)")
    panel = c.name(Role.PANEL)
    there = Place(tuple(t for t in location.ticks if t[0] == panel))
    # "… is at 8 in the right panel": of the columns of that panel.
    whole = Subject(there, quantifier=Quantifier.ALL, each=each)
    location = location.without([panel] if panel else [])
    if not location.ticks:
        return None
    return Statement(whole, Extremal(peak, location=location), Extent()) if quantified else None


def _is_among_others(c: Context, peak: Peak, location: Place) -> bool:
    """Whether what is best at a place may be what a label names, rather than the place."""
    ordered = (is_ordered(c.names.dimensions[d]) for d in location.dimensions)
    named = c.here.dimensions - location.dimensions - {c.name(Role.PANEL)}
    # "**A**: ahead at 5" and "worst on Web", but "best at 5 epochs" may be of its own values.
    return c.about_something and bool(named) and (peak.contest or not any(ordered))


@rule("statement", "extreme said? is_at place extents")
def _is_there_in_each(c: Context, *rest: Meaning) -> Statement | None:
    """“The highest value lies at 0.6 or 0.8 in every panel”."""
    extent = the(rest, Extent)
    if not extent.is_said or extent.place.is_named or extent.excluded.is_named:
        return None
    return _is_at(c, *rest)  # type: ignore[no-any-return]


@rule(
    "statement",
    "extreme scope? BE always_there is_at place",
    "extreme scope? always_there is_at place",
)
def _is_always_there(c: Context, *rest: Meaning) -> Statement | None:
    """“From A to D, the highest value is always found at 18”: in each of them."""
    statement: Statement | None = _is_at(c, *rest)
    return statement and replace(statement, extent=Extent(Quantifier.ALL))


@rule("always_there", "'always'|'consistently'|'invariably'")
def _always_there(*_: Meaning) -> str:
    return "always"


@rule("clause", "extreme scope? BE amount ',' at", "extreme scope? BE amount ','? REACHED_BY place")
@rule("clause", "extreme scope? BE amount|said", "extreme scope? BE amount|said at|bracketed")
def _is(c: Context, *rest: Meaning) -> Reading | None:
    """“The highest value is 49.3 at Ratio 0.3”."""
    scope = first(rest, Scope) or Scope()
    peak, amount = the(rest, Peak), the(rest, Amount)
    if peak.of and c.ticks(peak.of, [amount.number.value]) is not None:
        return None  # "The best rate is 0.1": where the best value is.
    extremal = Extremal(peak, location=first(rest, Place), amount=amount)
    whole = scope.place.default(c.here.without(scope.free))
    if extremal.location is None and not whole.is_named and c.about_something:
        return None
    context = replace(c, here=c.here.without(scope.free))
    # "The lowest value in A is 8": of the values there, not A as the lowest of all.
    within = whole.dimensions if extremal.location is None else frozenset[str]()
    return Statement(Subject(whole, implied=within), extremal, Extent()).reading(context)
