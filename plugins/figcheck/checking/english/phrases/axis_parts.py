"""Rules for parts of an axis that are named by their numbers: “moderate ratios (0.3–0.5)”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, exactly, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Function
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

Range = tuple[float, float]


@rule("tick_range", "NUMBER unit? '-'|'to' NUMBER", "'from' NUMBER unit? 'to' NUMBER")
@rule("tick_range", "'between' NUMBER unit? 'and' NUMBER")
def _tick_range(_: Context, *rest: Meaning) -> Range:
    """“0.3–0.5”, “from 100 to 200”: numbers of an axis, whatever the values are."""
    low, high = every(rest, Written)
    return low.value, high.value


@rule("coordinate", "DET? vague LABEL '(' tick_range ')'", "DET? vague LABEL 'of' tick_range")
@rule("coordinate", "DET? vague LABEL '(' numbers ')'", "DET? vague LABEL 'of' numbers")
def _glossed(c: Context, *rest: Meaning) -> Place | None:
    """“moderate Ratios (0.3–0.5)”, “the lowest Ratio (0.1)”: it is said which are meant."""
    return _said_which(c, the(rest, Label).dimension, the(rest, Vague), rest)


@rule(
    "coordinate",
    "DET? vague 'one'|'ones' '(' tick_range ')'",
    "DET? vague 'one'|'ones' '(' numbers ')'",
)
@rule("coordinate", "DET vague 'one'|'ones' 'of' numbers")
def _one_glossed(c: Context, *rest: Meaning) -> Place | None:
    """“the smallest one (500)”: of the one axis that has such a tick."""
    axes = (d.name for d in c.figure.dimensions if is_ordered(d) and len(d.ticks) > 1)
    found = [_said_which(c, axis, the(rest, Vague), rest) for axis in axes]
    known = [place for place in found if place is not None]
    return known[0] if len(known) == 1 else None


@record
class Vague:
    """A word for a part of an axis that is named beside it.

    Attributes:
        end: whether it can only be its highest or its lowest tick.
    """

    end: Function | None = None


def _said_which(
    c: Context, dimension: str, vague: Vague, rest: tuple[Meaning, ...]
) -> Place | None:
    """The ticks that are named behind a vague word; `None` where they are not what it says."""
    named = exactly(rest, tuple)
    if isinstance(named[0], Written):
        place = c.ticks(dimension, [n.value for n in named])
    else:
        place = c.between(dimension, *named)
    if place is None or vague.end is None:
        return place
    ordered = c.ascending(dimension)
    kept = len(place.get(dimension))
    ends = ordered[-kept:] if vague.end is Function.MAX else ordered[:kept]
    return place if set(ends) == set(place.get(dimension)) else None


@rule("vague", "ADJECTIVE", "RISING", "MIDDLING")
def _vague(*_: Meaning) -> Vague:
    return Vague()


@rule("vague", "EXTREME")
def _end_of_axis(_: Context, function: Function) -> Vague:
    return Vague(function)
