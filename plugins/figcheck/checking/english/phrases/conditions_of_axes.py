"""Where an axis has a value: “when the ratio is 0.3”, “with the window set to 500 ms”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.names import Label, Ticks
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.english.phrases.axes import beyond_bound
from figcheck.checking.language.tree import Comparator
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("set_at", "BE", "EQUALS", "BE EQUALS", "BE? SET_AT 'at'|'to'")
def _set_at(*_: Meaning) -> str:
    """“is”, “equals”, “is fixed at”."""
    return "set at"


@rule("at", "WHEN_IT_IS DET? LABEL set_at NUMBER LABEL? LENGTH?")
@rule("at", "'with' DET? LABEL SET_AT 'at'|'to' NUMBER LABEL?")
@rule("at", "AT DET? LABEL SET_AT 'at'|'to' NUMBER LABEL?")
def _is_so_much(c: Context, *rest: Meaning) -> Place | None:
    """“when the window is 500 ms long”, “if the ratio is fixed at 0.3”."""
    label, *unit = every(rest, Label)
    if unit and unit[0] != label:
        return None
    return c.ticks(label.dimension, [the(rest, Written).value])


@rule("at", "WHEN_IT_IS DET? LABEL set_at TICK")
@rule("at", "'with' DET? LABEL SET_AT 'at'|'to' TICK", "AT DET? LABEL SET_AT 'at'|'to' TICK")
def _is_there(_: Context, *rest: Meaning) -> Place | None:
    """The same of a number that can only be one of that axis, and of what has a name."""
    ticks = the(rest, Ticks)
    named = Label(ticks.dimension) == the(rest, Label)
    return Place.of(ticks.dimension, ticks.ticks) if named else None


@rule("one_of_both", "DET? LABEL set_at? NUMBER|TICK")
def _one_of_both(c: Context, *rest: Meaning) -> Place | None:
    label, number, ticks = the(rest, Label), first(rest, Written), first(rest, Ticks)
    if number is not None:
        return c.ticks(label.dimension, [number.value])
    known = ticks is not None and ticks.dimension == label.dimension
    return Place.of(ticks.dimension, ticks.ticks) if ticks is not None and known else None


@rule("at", "WHEN_IT_IS one_of_both ','? 'and' one_of_both")
def _are_both(_: Context, *rest: Meaning) -> Place | None:
    """“when the ratio is 0.3 and the window is 500”, “… and the window 500”: one cell."""
    one, two = every(rest, Place)
    return None if one.dimensions & two.dimensions else one.within(two)


@rule("at", "WHEN_IT_IS DET? LABEL EXCEEDS NUMBER LABEL?")
def _exceeds(c: Context, *rest: Meaning) -> Place | None:
    """“once the ratio exceeds 0.2”."""
    label, *unit = every(rest, Label)
    if unit and unit[0] != label:
        return None
    known = c.names.dimensions[label.dimension]
    return beyond_bound(c, known, the(rest, Comparator), the(rest, Written).value)


@rule("at", "WHEN_IT_IS coordinate")
def _is_beyond(c: Context, *rest: Meaning) -> Place | None:
    """“when the ratio is below 0.3”, “if the window is at least 500 ms”."""
    place = the(rest, Place)
    return place if len(place.dimensions) == 1 and c.is_scale(*place.dimensions) else None


@rule("at", "'in'|'under' 'the' 'presence' 'of' place", "'with' place 'present'|'added'|'on'")
@rule("at", "WHEN_IT_IS place 'is'|'are' PRESENT", "'with' place 'in' 'place'")
def _with_it(c: Context, *rest: Meaning) -> Place | None:
    """“in the presence of 8 µM of the drug”, “once 8 µM are added”."""
    place = the(rest, Place)
    if not c.discourse.clause_has_word("once"):
        return place
    # "Once 2 µM are added" holds on from there, which is no more than that at the last of them.
    last = all(ticks == (c.ascending(d)[-1],) for d, ticks in place.ticks)
    return place if last else None


@rule("PRESENT", "'present'|'added'|'given'|'applied'|'used'|'administered'|'supplied'")
def _present(*_: Meaning) -> str:
    return "present"
