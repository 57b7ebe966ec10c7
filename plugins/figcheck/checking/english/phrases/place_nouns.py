"""Places by the noun for what they are: “the row for Elm”, “Elm's row”, “the column headed 0.3”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.names import Label, Ticks
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, the
from figcheck.model import Role
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_DRAWN = "(?:row|column|panel|heatmap|line|curve|bar|group|subplot|sub-plot|plot|facet|series)s?"


@rule("of_which", "'for'", "'of'", "'that'? BE? CALLED")
def _of_which(*_: Meaning) -> str:
    """“… headed …”, “… with the label …”."""
    return "of which"


@rule("coordinate", "DET LABEL of_which DET? TICK KIND?", "LABEL CALLED DET? TICK")
def _named(_: Context, *rest: Meaning) -> Place | None:
    """“the row for Elm”: the noun is that of the dimension to which Elm belongs."""
    label, ticks = the(rest, Label), the(rest, Ticks)
    return Place.of(ticks.dimension, ticks.ticks) if label.dimension == ticks.dimension else None


@rule("coordinate", "DET? TICK 's' LABEL")
def _own(c: Context, *rest: Meaning) -> Place | None:
    """“Elm's row”, where it is drawn; “Elm's emissions” may be some that are drawn elsewhere."""
    place: Place | None = _named(c, *rest)
    return place if place and c.discourse.clause_has_word(_DRAWN) else None


@rule("coordinate", "DET LABEL of_which NUMBER LABEL?")
def _numbered(c: Context, *rest: Meaning) -> Place | None:
    """“the column for 0.3”, “the row for 500 ms”."""
    label, *unit = every(rest, Label)
    if unit and unit[0] != label:
        return None
    return c.ticks(label.dimension, [the(rest, Written).value])


@rule("at", "'down' place")
def _down(c: Context, *rest: Meaning) -> Place | None:
    """“down the Web column”, one above the other."""
    place = the(rest, Place)
    columns = c.name(Role.X)
    return place if columns is not None and len(place.get(columns)) == 1 else None


@rule("at", "'using' place")
def _using(_: Context, place: Place) -> Place:
    """“using a window of 500 ms”."""
    return place
