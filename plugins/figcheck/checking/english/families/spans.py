"""Rules for spans of an axis: “over the whole period”, “throughout”, “over the fifty years”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.altering import Changing
from figcheck.checking.english.families.behind import Joined
from figcheck.checking.english.families.bounds import Bounded
from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.course import Course, CourseBetween
from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.foremost import Foremost
from figcheck.checking.english.families.gaining_more import GainingMore
from figcheck.checking.english.families.gains import Gaining
from figcheck.checking.english.families.gaps import Spanning
from figcheck.checking.english.families.levels import Crossing
from figcheck.checking.english.families.manifold import GettingTo
from figcheck.checking.english.families.ranging import Between
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import Extent, Place, Reading, Subject
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, exactly, first
from figcheck.checking.language.order import is_ordered, ordinates
from figcheck.checking.language.tree import Quantifier
from figcheck.patterns import any_case
from figcheck.reading.numbers import Number as Written
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_WHOLE = "'whole'|'entire'|'full'|'complete'|'total'"
_SEEN = "'observed'|'given'|'shown'|'displayed'|'plotted'|'covered'|'studied'|'reported'|'examined'"
_NOUN = (
    "'period'|'span'|'range'|'interval'|'course'|'stretch'|'decades'|'years'|'axis'|'curve'"
    "|'timeframe'|'timespan'|'window'|'duration'|'run'|'race'|'study'|'record'|'experiment'|'trial'"
    "|'series'|'season'|'journey'|'distance'|'test'|'simulation'"
)
_SO_MANY = any_case(
    r"(?:with |there (?:are|is) )?(?:[\w~-]+ ){0,4}[~≈]?\d[\w.,%]*(?: \w+){0,2}? "
    r"(?:lie |lies )?between\b"
)
"""“Less than 25 points between …”"""
_WITHIN = "'over'|'across'|'throughout'|'during'|'in'|'within'|'through'|'along'"


@rule("OVER_TIME", f"{_WITHIN} DET? {_WHOLE} {_NOUN} as_shown?")
@rule("OVER_TIME", f"{_WITHIN} DET {_NOUN} as_shown?", f"{_WITHIN} all {_NOUN} as_shown?")
@rule("OVER_TIME", f"{_WITHIN} DET? {_WHOLE} 'of' DET? {_NOUN}|'training' as_shown?")
@rule("OVER_TIME", f"{_WITHIN} DET? {_WHOLE} 'time' {_NOUN} as_shown?")
@rule("OVER_TIME", f"{_WITHIN} DET {_WHOLE}? {_SEEN} 'time'? {_NOUN}|'frame'")
@rule("OVER_TIME", f"{_WITHIN} DET {_WHOLE}? 'time' {_NOUN}|'frame' as_shown?")
@rule("OVER_TIME", f"{_WITHIN} DET 'training'? 'run'", f"{_WITHIN} {_WHOLE}? 'training'")
@rule("OVER_TIME", "'from' start_word 'to' end_word")
@rule("OVER_TIME", "'from' start_word end_noun? 'to' end_word end_noun")
@rule("OVER_TIME", "'from' 'the' start_word end_noun? 'to' 'the' end_word end_noun")
@rule("OVER_TIME", "'from' 'the' start_word end_noun? 'to' 'the' end_word of_span?")
def _over_time(c: Context, *_: Meaning) -> str | None:
    """“over the whole of the period shown”, “from the first point to the last”."""
    # "Throughout these years": those that were named, or that a heading names.
    return None if c.discourse.clause_has_word(_THOSE) else "over time"


_THOSE = "(?:these|those) (?:[a-z]+ )?(?:years|decades|months|weeks)"


@rule("OVER_TIME", "'between' start_word 'and' end_word")
@rule("OVER_TIME", "'between' 'the' start_word end_noun? 'and' 'the'? end_word end_noun")
@rule("OVER_TIME", "'between' 'the' start_word 'and' 'the' end_word of_span?")
def _between_ends(c: Context, *_: Meaning) -> str | None:
    """“between the first and the last point”, but for so many points between the two."""
    return None if _SO_MANY.match(c.discourse.clause) else "over time"


@rule("extent", "'until'|'till'|'to'|'through' 'the' end_word of_span?")
@rule("extent", "'for' 'the' 'rest'|'remainder' of_span")
def _until_the_end(c: Context, *_: Meaning) -> Extent | None:
    """“From 2012 on, A is above B until the end”: it says no more than where that begins."""
    return Extent() if c.discourse.clause_has_word("(?:from|since|after)") else None


@rule("extent", "OVER_TIME", "OVER_TIME ','")
def _averaged_over(c: Context, *_: Meaning) -> Extent | None:
    """“A's average over the period is 20”: over all of the one axis, as a mean is taken anyway."""
    ordered = [d for d in c.figure.dimensions if len(d.ticks) > 1 and is_ordered(d)]
    averaged = c.discourse.clause_has_word("(?:averages?|averaged|mean|median)")
    return Extent() if len(ordered) == 1 and averaged else None


@rule("of_all_time", f"'of' DET {_WHOLE}? {_SEEN}? 'time'? {_NOUN} as_shown?")
@rule("all", "'all'", "'all' 'the'", "'all' 'of' 'the'")
@rule("as_shown", f"{_SEEN}|'considered'|'measured'|'depicted'|'presented' in_chart?")
@rule("as_shown", "'as' 'a' 'whole'", "'of' 'observation'|'time'", "'in' 'question'|'total'")
@rule("in_chart", "'in'|'on'|'by' DET? GRAPH", "'here'")
@rule("start_word", "'first'|'start'|'beginning'|'outset'")
@rule("end_word", "'last'|'end'|'finish'|'final'")
@rule("end_noun", "'point'|'value'|'year'|'step'|'tick'|'marker'|'measurement'|'one'|'date'")
@rule(
    "of_span", "'of' DET? 'whole'? 'period'|'training'|'axis'|'curve'|'line'|'chart'|'run'|'race'"
)
def _words(*_: Meaning) -> str:
    return "span"


@rule("end_noun", "LABEL")
def _of_axis(c: Context, label: Label) -> str | None:
    """“from the first epoch to the last”; the first model is at no end of anything."""
    return "span" if is_ordered(c.names.dimensions[label.dimension]) else None


@rule("OVER_TIME", f"{_WITHIN} DET|'all'? {_WHOLE}? COUNT|NUMBER '-'? time_unit as_shown?")
@rule("OVER_TIME", f"{_WITHIN} DET {_WHOLE}? COUNT|NUMBER '-'? time_unit 'period'|'span'")
def _over_the_years(c: Context, *rest: Meaning) -> str | None:
    """“over the fifty years”, if the axis is as long as that."""
    number = first(rest, Written)
    count = number.value if number else exactly(rest, int)
    unit = exactly(rest, float)
    years = _length(c)
    return "over time" if years and abs(count * unit - years) <= unit / 5 else None


@rule("time_unit", "'years'", "'year'")
def _years(*_: Meaning) -> float:
    return 1.0


@rule("time_unit", "'decades'", "'decade'")
def _decades(*_: Meaning) -> float:
    return 10.0


def _length(c: Context) -> float | None:
    """How many years the one axis of time spans, if there is one."""
    timed = [d for d in c.figure.dimensions if len(d.ticks) > 1 and is_time(d)]
    if len(timed) != 1:
        return None
    years = ordinates(timed[0])
    return max(years) - min(years)


_A_DECADE = 10


@rule("at", "'in'|'during'|'over'|'throughout'|'across' 'the' DECADE")
def _decade(c: Context, year: float) -> Place | None:
    """“in the 1970s”, of an axis with a tick at each decade: from one to the next.

    Of an axis with a tick at each year these are the ten that begin so.
    """
    timed = [d for d in c.figure.dimensions if len(d.ticks) > 1 and is_time(d)]
    if len(timed) != 1:
        return None
    (dimension,) = timed
    years = ordinates(dimension)
    inside = [
        t for t, n in zip(dimension.ticks, years, strict=True) if year <= n < year + _A_DECADE
    ]
    if len(inside) > 1 and max(years) - min(years) == len(years) - 1:
        return Place.of(dimension.name, inside)
    return c.between(dimension.name, year, year + _A_DECADE)


@rule("clause", "OVER_TIME ','? statement", "statement ','? OVER_TIME")
def _led_by_span(c: Context, *rest: Meaning) -> Reading | None:
    """“Over the whole period, Alder gained 12 points”: of changes, which go along the axis."""
    statement = first(rest, Statement)
    if statement is None or not _is_change(statement.predicate):
        return None
    ordered = {d.name for d in c.figure.dimensions if is_ordered(d)}
    if ordered & statement.extent.place.dimensions:
        return None
    if isinstance(statement.predicate, GainingMore) and statement.predicate.ends is not None:
        return _of_rival(c, statement, statement.predicate) if rest[0] is statement else None
    return statement.reading(c)


def _of_rival(c: Context, statement: Statement, gaining: GainingMore) -> Reading | None:
    """“A loses more in the last 2 hours than B does over the whole test”: B does over all of it."""
    axes = gaining.ends.start.dimensions if gaining.ends else frozenset()
    than = gaining.more.than
    if len(axes) != 1 or not isinstance(than, Subject) or axes & than.place.dimensions:
        return None
    (axis,) = axes
    everywhere = Place.of(axis, c.names.dimensions[axis].ticks).default(than.place)
    more = replace(gaining.more, than=replace(than, place=everywhere))
    return replace(statement, predicate=replace(gaining, more=more)).reading(c)


def _is_change(predicate: object) -> bool:
    """Whether something goes along an axis, be it that several things are said of how it does."""
    parts = predicate.parts if isinstance(predicate, Joined) else ()
    if getattr(predicate, "is_of_all_values", False):
        return True  # "Over the whole period, Alder ranges from 3 to 12."
    return isinstance(predicate, _CHANGES) or (bool(parts) and all(map(_is_change, parts)))


@rule("clause", "statement ','? OVER_TIME|THROUGHOUT")
@rule("clause", "OVER_TIME|THROUGHOUT ','? statement")
def _throughout(c: Context, *rest: Meaning) -> Reading | None:
    """“A stays ahead of B throughout the period”: at each of its points."""
    statement = first(rest, Statement)
    ordered = [d.name for d in c.figure.dimensions if len(d.ticks) > 1 and is_ordered(d)]
    if statement is None or len(ordered) != 1 or c.here.get(ordered[0]):
        return None  # Under “Early years (2010–2012)”: throughout these.
    quantifier = statement.extent.quantifier
    if statement.extent not in (Extent(), Extent(Quantifier.ALL), Extent(Quantifier.NONE)):
        return None
    crosses = quantifier is Quantifier.NONE and isinstance(statement.predicate, Crossing)
    if not (crosses or isinstance(statement.predicate, _STATES)):
        return None
    everywhere = Extent(quantifier or Quantifier.ALL, along=ordered[0])
    return replace(statement, extent=everywhere).reading(c)


_CHANGES = (Changing, Course, CourseBetween, Foremost, Gaining, GainingMore, GettingTo, Spanning)
_STATES = (Bounded, Between, Comparative, Extremal)
