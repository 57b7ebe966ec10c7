"""Rules for what a point of an axis tells from others: “the 4-shot setting”, “12-layer models”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.names import Label, Ticks
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import (
    Meaning,
    every,
    exactly,
    first,
    first_exactly,
    the,
)
from figcheck.checking.english.phrases.axes import beyond_bound
from figcheck.checking.english.phrases.places import PICTURED, TIMED, counts_things
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Comparator, Function
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("coordinate", "DET? NUMBER '-' LABEL KIND|GOING_ON", "DET? COUNT '-' LABEL KIND|GOING_ON")
def _with_so_many(c: Context, *rest: Meaning) -> Place | None:
    """“the 4-shot setting”, “the two-layer network”, “8-shot prompting”."""
    count = first_exactly(rest, int)
    value = float(count) if count is not None else the(rest, Written).value
    return _at(c, the(rest, Label), value)


@rule("coordinate", "DET KIND 'with'|'of'|'using'|'having' NUMBER|COUNT LABEL")
@rule("coordinate", "DET KIND 'with'|'of'|'using'|'having' DET LABEL 'of' NUMBER|COUNT")
def _thing_with(c: Context, *rest: Meaning) -> Place | None:
    """“the network with 16 layers”, “the model with a depth of 8”."""
    count = first_exactly(rest, int)
    number = first(rest, Written)
    if number is None and count is None:
        return None
    value = number.value if number is not None else float(count or 0)
    return _at(c, the(rest, Label), value)


@rule("coordinate", "BOUND COUNT LABEL", "COUNT OR_BEYOND LABEL")
def _beyond_so_many(c: Context, *rest: Meaning) -> Place | None:
    """“four or more shots”, “at most two threads”; “at least two rates” may be any two."""
    name, count = the(rest, Label).dimension, exactly(rest, int)
    if not counts_things(c, name) or c.discourse.clause_has_word(_ANY):
        return None
    return beyond_bound(c, c.names.dimensions[name], the(rest, Comparator), count)


_ANY = f"(?:counts?|{PICTURED}|{TIMED})"
"""Words for points of which there may be so many."""


@rule("at", "AT DET? THE_MOST LABEL")
def _with_the_most(c: Context, *rest: Meaning) -> Place | None:
    """“with the most shots”: at the end of an axis that counts them."""
    name = the(rest, Label).dimension
    if not counts_things(c, name) or c.discourse.clause_has_word(_ANY):
        return None
    ascending = c.ascending(name)
    most = the(rest, Function) is Function.MAX
    return Place.of(name, ascending[-1:] if most else ascending[:1])


@rule("coordinate", "DET? TICK GOING_ON")
def _where_it_goes_on(c: Context, *rest: Meaning) -> Place | None:
    """“in the single-thread case”, “zero-shot prompting”."""
    ticks = the(rest, Ticks)
    if len(ticks.ticks) > 1 or len(every(rest, Ticks)) > 1:
        return None
    return Place.of(ticks.dimension, ticks.ticks)


def _at(c: Context, label: Label, number: float) -> Place | None:
    """The point of an axis in so many of what it counts."""
    if not is_ordered(c.names.dimensions[label.dimension]):
        return None
    return c.ticks(label.dimension, [number])
