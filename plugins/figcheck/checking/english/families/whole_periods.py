"""All of a year, a week or a day: “Summed over the week”, “in the whole year”, “annual mean”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.lexicon.shared_words import WHOLE
from figcheck.checking.english.meanings.meaning import Extent
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, the
from figcheck.checking.language.calendar import comes_round, is_in_turn
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Function, Quantifier
from figcheck.model import Dimension

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_MONTHS, _DAYS = 12, 7
_PARTS = (4,)
"""Quarters or seasons of a year."""
_FEWEST_HOURS = 6
"""Times of a day that are listed where all of the day is shown."""


def _makes_up(dimension: Dimension) -> str:
    """What the points of an axis make up together: a year, a week, a day; empty if nothing."""
    size, words = len(dimension.ticks), words_of(dimension.name)
    if size in _PARTS and is_in_turn(dimension):
        return "year"
    numbered = None not in dimension.numbers
    if comes_round(dimension):
        return "year" if size == _MONTHS else "week"
    if size == _MONTHS and numbered and {"month", "months"}.intersection(words):
        return "year"
    hours = numbered and {"hour", "hours"}.intersection(words) and size >= _FEWEST_HOURS
    return "day" if hours and is_ordered(dimension) else ""


def _is_shown(c: Context, *words: str) -> bool:
    """Whether an axis of the figure makes up one of some periods."""
    return any(_makes_up(d) in words for d in c.figure.dimensions if len(d.ticks) > 1)


@rule("whole_period", "'the' 'whole'|'entire'|'full'? 'year'|'week'|'day'")
def _whole_period(c: Context, *_: Meaning) -> str | None:
    named = [w for w in ("year", "week", "day") if c.discourse.clause_has_word(w)]
    return "period" if _is_shown(c, *named) else None


@rule("extent", "AVERAGED whole_period", "ON_AVERAGE 'over'|'across'|'in'|'during' whole_period")
def _made_over(_: Context, *rest: Meaning) -> Extent:
    """“averaged over the year”, “on average over the year”."""
    return Extent(aggregate=the(rest, Function))


@rule("extent", "'in'|'over'|'during'|'across'|'throughout' whole_period")
def _in_all(c: Context, *_: Meaning) -> Extent | None:
    """“in the whole week”: all cases of it, added up."""
    counted = c.scale.counts and c.discourse.clause_has_word(WHOLE)
    return Extent(aggregate=Function.SUM) if counted else None


@rule("extent", "'throughout' whole_period", "'on' 'every'|'each' 'day' 'of' whole_period")
def _all_through(c: Context, *_: Meaning) -> Extent | None:
    """“throughout the week”, where the days of a week stand beside the times of a day."""
    named = [w for w in ("year", "week", "day") if c.discourse.clause_has_word(w)]
    found = [d.name for d in c.figure.dimensions if len(d.ticks) > 1 and _makes_up(d) in named]
    return Extent(Quantifier.ALL, along=found[0]) if len(found) == 1 else None


@rule("OVER_TIME", "'over'|'during'|'across'|'throughout'|'within'|'through' whole_period")
@rule("OVER_TIME", "'in'|'over'|'during' 'the' 'course' 'of' whole_period")
@rule("OVER_TIME", "'from' 'the' start_word 'to' 'the' end_word 'of' whole_period")
def _over_all_of_it(*_: Meaning) -> str:
    """“over the year”, “in the course of the day”."""
    return "over time"


@rule("AGGREGATE", "'annual'|'yearly'|'weekly'|'daily' AGGREGATE")
def _of_the_period(c: Context, *rest: Meaning) -> Function | None:
    """“the annual mean”, where the months of a year are shown."""
    named = {"annual": "year", "yearly": "year", "weekly": "week", "daily": "day"}
    found = [period for word, period in named.items() if c.discourse.clause_has_word(word)]
    return the(rest, Function) if _is_shown(c, *found) else None
