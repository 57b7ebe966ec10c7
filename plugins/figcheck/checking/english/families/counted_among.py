"""So many of those that are told by what holds of them: “two of the models above 80 cost …”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.restrictions import held_by
from figcheck.checking.english.meanings.meaning import Amount, Place
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, first_exactly, the
from figcheck.checking.english.phrases.tallies import Tally
from figcheck.checking.language.tree import Comparator, Number

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("among", "DET? COUNT? LABEL restriction")
def _those(c: Context, *rest: Meaning) -> Place | None:
    """“the four rivers with a length above 15”: which these are."""
    dimension, said = the(rest, Label).dimension, rest[-1]
    held = held_by(c, dimension, said)
    count = first_exactly(rest, int)
    return Place.of(dimension, held) if held and count in (None, len(held)) else None


@rule("tally", "counted 'out'? 'of' among", "counted LABEL restriction")
@rule("tally", "'of'|'among' among ',' counted")
def _so_many_of_them(c: Context, *rest: Meaning) -> Tally | None:
    """“three of the rivers that exceed 15”, “only one river above 15”."""
    amount = the(rest, Amount)
    place = first(rest, Place) or _those(c, *rest)
    if place is None:
        return None
    ((dimension, ticks),) = place.ticks
    return Tally(replace(amount, out_of=len(ticks)), dimension, place)


@rule("tally", "'all' 'but' COUNT 'of'? among")
def _all_but_some(_: Context, left_out: int, place: Place) -> Tally | None:
    """“all but one of the rivers that exceed 15”."""
    ((dimension, ticks),) = place.ticks
    kept = len(ticks) - left_out
    amount = Amount(Number(float(kept)), out_of=len(ticks))
    return Tally(amount, dimension, place) if kept > 0 else None


@rule("tally", "BOUND|EXACTLY? FRACTION 'of'? among")
def _part_of_them(_: Context, *rest: Meaning) -> Tally:
    """“half of the rivers that exceed 15”."""
    place, comparator = the(rest, Place), first(rest, Comparator) or Comparator.EQUAL
    ((dimension, ticks),) = place.ticks
    number = Number(the(rest, float) * len(ticks), 3)
    return Tally(Amount(number, comparator, out_of=len(ticks)), dimension, place)
