"""The ends of a row of things, named by their order: “from the left to the right panel”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.differences import Ends, Pair
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, the
from figcheck.checking.english.phrases.places import is_of_height
from figcheck.model import Role

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("first_and_last", "DET? END|ORDINAL 'to'|'and' DET? END|ORDINAL LABEL")
def _two(c: Context, *rest: Meaning) -> Pair | None:
    """“the left to the right panel”, “the first and the last row”."""
    if is_of_height(c, the(rest, Label)):
        return None
    if c.names.dimensions[the(rest, Label).dimension].role is Role.SERIES:
        return None  # “The first and the last optimizer” may be so by how well they do.
    positions = [r for r in rest if type(r) is int]
    places = [c.at_position(the(rest, Label).dimension, p) for p in positions]
    known = [p for p in places if p is not None]
    return (known[0], known[1]) if len(known) == 2 and known[0] != known[1] else None


@rule("pair", "first_and_last")
def _pair(_: Context, pair: Pair) -> Pair:
    return pair


@rule("gap_ends", "ON_THE_WAY|GOING? 'from' first_and_last")
def _from_to(_: Context, *rest: Meaning) -> Ends:
    one, two = the(rest, tuple)
    return Ends(one, two, signed=True)
