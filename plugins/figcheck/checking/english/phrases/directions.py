"""Rules for matrices whose rows and columns are the same things: “from German to French”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.names import Label, Ticks
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, the
from figcheck.model import Role

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


def _direction(c: Context, source: Ticks | None, target: Ticks | None) -> Place | None:
    """The cells from one to another; names in the dimension of the other side are passed over."""
    ends = c.names.directions
    if ends is None:
        return None
    place: Place | None = Place()
    for named, dimension in ((source, ends[0]), (target, ends[1])):
        if named is not None:
            if named.dimension != dimension or len(named.ticks) != 1:
                return None
            place = place and place.within(Place.of(dimension, named.ticks))
    return place


@rule("coordinate", "DET? KIND|LABEL? TICK 'to'|'into'|'→'|'-' TICK KIND|LABEL?")
@rule("coordinate", "DET? TICK '-' 'to'|'into' '-' TICK KIND|LABEL?", "TICK '-' '>' TICK")
@rule("coordinate", "TRANSLATING 'from' TICK 'to'|'into' TICK", "TRANSLATING TICK 'to'|'into' TICK")
@rule("coordinate", "DET? TRANSLATION 'from' TICK 'to'|'into' TICK")
@rule("coordinate", "TRANSLATING|TRANSLATION 'out' 'of' TICK 'into'|'to' TICK")
@rule("coordinate", "DET? KIND 'from' TICK 'to'|'into' TICK")
@rule("at", "'from' TICK 'to'|'into' TICK", "'out' 'of' TICK 'to'|'into' TICK")
def _from_to(c: Context, *rest: Meaning) -> Place | None:
    """“German to French”, “en→fr”, “translating from Swahili into English”."""
    return _direction(c, *every(rest, Ticks))


@rule("coordinate", "TRANSLATING|TRANSLATION 'into'|'to' TICK")
@rule("at", "'into' TICK", "TRANSLATING 'into'|'to' TICK")
def _into(c: Context, *rest: Meaning) -> Place | None:
    """“translation into Swahili”: whatever the source."""
    return _direction(c, None, the(rest, Ticks))


@rule("coordinate", "TRANSLATING|TRANSLATION TICK")
@rule("at", "TRANSLATING TICK")
def _pair(c: Context, *rest: Meaning) -> Place | None:
    """“translating into German”, “translation from German to English”: a column of such a pair."""
    ticks = the(rest, Ticks)
    if ticks.dimension not in c.names.of_pairs or len(ticks.ticks) != 1:
        return None
    return Place.of(ticks.dimension, ticks.ticks)


@rule("coordinate", "'the' 'opposite'|'reverse'|'other' 'direction'|'way'|LABEL")
def _other_way(c: Context, *_: Meaning) -> Place | None:
    """“the opposite direction”: English to German, where German to English was named last."""
    for dimension, reverse in c.names.of_pairs.items():
        named = c.discourse.single(dimension)
        back = reverse.get(named.get(dimension)[0]) if named else None
        if back:
            return Place.of(dimension, [back])
    return None


def _as(label: Label, ticks: Ticks) -> Place | None:
    return Place.of(ticks.dimension, ticks.ticks) if label.dimension == ticks.dimension else None


@rule("coordinate", "TICK 'as' DET? LABEL KIND?")
@rule("at", "'where'|'when'|'if'|'whenever' TICK BE DET? LABEL KIND?")
@rule("at", "'where'|'when'|'if'|'whenever' DET? LABEL KIND? BE TICK")
@rule("at", "'using'|'given' TICK 'as' DET? LABEL KIND?")
def _as_label(_: Context, *rest: Meaning) -> Place | None:
    """“Arabic as the target”, “when the source is Swahili”."""
    return _as(the(rest, Label), the(rest, Ticks))


@rule("at", "'where'|'when'|'if' TICK BE DET? LABEL KIND? 'and' TICK BE? DET? LABEL KIND?")
@rule("at", "'where'|'when'|'if' DET? LABEL BE TICK 'and' DET? LABEL BE? TICK")
@rule("coordinate", "TICK 'as' DET? LABEL 'and' TICK 'as' DET? LABEL")
@rule("coordinate", "LABEL TICK ','? 'and'? LABEL TICK")
@rule("coordinate", "TICK BE DET? LABEL KIND? 'and' TICK BE? DET? LABEL KIND?")
def _both_as_labels(_: Context, *rest: Meaning) -> Place | None:
    """“where Arabic is the source and Chinese the target”, “source German, target French”."""
    labels, ticks = every(rest, Label), every(rest, Ticks)
    one, two = (_as(label, named) for label, named in zip(labels, ticks, strict=True))
    if one is None or two is None or one.dimensions == two.dimensions:
        return None
    return one.within(two)


@rule("coordinate", "'the' 'reverse'|'opposite'|'inverse'", "'the' 'other' 'way' 'round'|'around'")
@rule("coordinate", "'the' 'reverse'|'opposite' CASE|KIND|LABEL")
def _reverse(c: Context, *_: Meaning) -> Place | None:
    """“the reverse”: of a cell that was named, the one with row and column exchanged."""
    x, y = c.figure.dimension(Role.X), c.figure.dimension(Role.Y)
    if x is None or y is None or x.ticks != y.ticks:
        return None
    column, row = c.discourse.single(x.name), c.discourse.single(y.name)
    if column is None or row is None or column.get(x.name) == row.get(y.name):
        return None
    return Place.of(x.name, row.get(y.name)).within(Place.of(y.name, column.get(x.name)))
