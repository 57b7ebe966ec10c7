"""Rules for the ends of an axis: “the two smallest learning rates”, “the lowest band”.

Of an axis of numbers the smallest is its first tick, whatever the values are. Of things it is
the one with the smallest value, which is read elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.peaks import Peak, Scope
from figcheck.checking.english.families.rivals import says_which
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import Extent, Place, Subject
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, exactly, first, first_exactly, the
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.language.order import is_ordered, is_sized, tells_time
from figcheck.checking.language.tree import Function
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("coordinate", "DET? AXIS_SIZE COUNT? LABEL", "DET? COUNT AXIS_SIZE LABEL")
def _of_size(c: Context, *rest: Meaning) -> Place | None:
    """“the two smallest learning rates”; the largest age group is the one with most people."""
    return _end(c, rest) if is_sized(c.names.dimensions[the(rest, Label).dimension]) else None


@rule("coordinate", "DET? AXIS_END COUNT? LABEL", "DET? COUNT AXIS_END LABEL")
def _of_height(c: Context, *rest: Meaning) -> Place | None:
    """“the lowest band”, “the highest learning rate”."""
    return _end(c, rest)


@rule("coordinate", "DET COUNT AXIS_MORE LABEL", "DET AXIS_MORE COUNT LABEL")
def _of_several(c: Context, *rest: Meaning) -> Place | None:
    """“the two larger learning rates”, which are the largest."""
    dimension = c.names.dimensions[the(rest, Label).dimension]
    if not is_sized(dimension) or c.discourse.clause_has_word(_DRAWN):
        return None  # "The two lower rows" lie below.
    return _end(c, rest)


@rule("coordinate", "DET? ORDINAL '-'? AXIS_SIZE|AXIS_END LABEL")
def _next_to_end(c: Context, *rest: Meaning) -> Place | None:
    """“the second-highest temperature”."""
    dimension = c.names.dimensions[the(rest, Label).dimension]
    position = exactly(rest, int)
    if not is_sized(dimension) or tells_time(dimension) or c.discourse.clause_has_word(_DRAWN):
        return None
    if not 0 < position < len(dimension.ticks) or says_which(c):
        return None
    ascending = c.ascending(dimension.name)
    from_top = the(rest, Function) is Function.MAX
    return Place.of(dimension.name, [ascending[-1 - position if from_top else position]])


_OWN_NOUNS = {
    "deepest": "depth layer", "shallowest": "depth layer", "thickest": "thickness layer",
    "thinnest": "thickness layer", "widest": "width", "narrowest": "width",
    "heaviest": "weight load mass", "lightest": "weight load mass", "oldest": "age",
    "youngest": "age", "hottest": "temperature", "warmest": "temperature",
    "coldest": "temperature", "coolest": "temperature", "fastest": "speed velocity",
    "slowest": "speed velocity", "strongest": "strength dose concentration field",
    "weakest": "strength dose concentration field", "tallest": "height", "farthest": "distance",
    "furthest": "distance", "nearest": "distance", "closest": "distance",
    "brightest": "brightness", "dimmest": "brightness", "loudest": "loudness level volume",
    "quietest": "loudness level volume", "steepest": "slope angle gradient",
    "flattest": "slope angle gradient", "densest": "density", "sparsest": "density",
    "coarsest": "resolution grid mesh", "finest": "resolution grid mesh",
}  # fmt: skip
"""What an axis must be called for an adjective to say where on it something lies.

“The hottest month” is the one with the highest value, “the hottest temperature” is the last tick.
"""


@rule("coordinate", "DET? AXIS_OWN COUNT? LABEL", "DET? COUNT AXIS_OWN LABEL")
def _of_own_kind(c: Context, *rest: Meaning) -> Place | None:
    """“the deepest layers”, “the two coldest temperatures”: the ends of just these axes."""
    dimension = the(rest, Label).dimension
    nouns = {*words_of(dimension)}
    told = (n.split() for a, n in _OWN_NOUNS.items() if c.discourse.clause_has_word(a))
    if not any(nouns.intersection(own) for own in told):
        return None
    if c.discourse.clause_has_word("(?:coarsest|finest)"):
        return None  # Whether a fine grid has many points or short steps is not said.
    return _end(c, rest)


@rule("coordinate", "DET|'both' COUNT? AXIS_OUTER LABEL", "DET AXIS_OUTER COUNT LABEL")
def _outermost(c: Context, *rest: Meaning) -> Place | None:
    """“the two outermost depths”, “the four outer columns”: as many at either end."""
    count = first_exactly(rest, int, 2)
    ordered = _in_order(c, the(rest, Label))
    if count % 2 or not 0 < count < len(ordered):
        return None
    return Place.of(the(rest, Label).dimension, [*ordered[: count // 2], *ordered[-(count // 2) :]])


@rule("coordinate", "DET|'all'? 'the'? COUNT? AXIS_INNER COUNT? LABEL")
def _intermediate(c: Context, *rest: Meaning) -> Place | None:
    """“the four intermediate depths”: all but the two at the ends."""
    counts = [r for r in rest if type(r) is int]
    inner = _in_order(c, the(rest, Label))[1:-1]
    if len(inner) < 2 or any(count != len(inner) for count in counts):
        return None
    return Place.of(the(rest, Label).dimension, inner)


@rule("coordinate", "DET? COUNT AXIS_CENTRAL LABEL", "DET AXIS_CENTRAL COUNT LABEL")
def _central(c: Context, *rest: Meaning) -> Place | None:
    """“the two middle rows”: as many around the centre, where they can be."""
    count = exactly(rest, int)
    ordered = _in_order(c, the(rest, Label))
    left_out, odd = divmod(len(ordered) - count, 2)
    if odd or left_out < 1 or count < 1:
        return None
    return Place.of(the(rest, Label).dimension, ordered[left_out:-left_out])


@rule("coordinate", "'both'|'the' COUNT? AXIS_ENDS 'of' DET? LABEL", "DET? LABEL AXIS_ENDS")
@rule(
    "coordinate", "'both'|'the' COUNT? AXIS_ENDS 'of' DET? LABEL 'axis'|'scale'|'range'|'spectrum'"
)
@rule("coordinate", "'both'|'the' LABEL 'axis'|'scale'|'range'? AXIS_ENDS")
def _both_ends(c: Context, *rest: Meaning) -> Place | None:
    """“both ends of the depth axis”, “the two extremes of the scale”."""
    if first_exactly(rest, int, 2) != 2:
        return None
    ordered = _in_order(c, the(rest, Label))
    if len(ordered) < 3:
        return None
    return Place.of(the(rest, Label).dimension, [ordered[0], ordered[-1]])


@rule("coordinate", "'both'|'the' COUNT? AXIS_ENDS ends_of_what? '(' place ')'")
def _ends_told(c: Context, *rest: Meaning) -> Place | None:
    """“the two ends of the document (0% and 100% depth)”: the brackets say of which axis."""
    place = the(rest, Place)
    if first_exactly(rest, int, 2) != 2 or place.notes or place.orders:
        return None
    if len(place.ticks) != 1:
        return None
    ((dimension, ticks),) = place.ticks
    ordered = _in_order(c, Label(dimension))
    ends = {ordered[0], ordered[-1]} if len(ordered) > 2 else set()
    return place if {*ticks} == ends else None


@rule("ends_of_what", "'of' DET? WORD|KIND", "'of' DET? WORD WORD")
def _of_what(*_: Meaning) -> str:
    return "of what"


def _in_order(c: Context, label: Label) -> list[str]:
    """The ticks of an axis that has an order, or rows and columns as they are drawn."""
    known = c.names.dimensions[label.dimension]
    if is_ordered(known) and not c.discourse.clause_has_word(_DRAWN):
        return c.ascending(label.dimension)
    return list(known.ticks) if c.discourse.clause_has_word("(?:rows?|columns?)") else []


_DRAWN = "(?:rows?|columns?|panels?|lines?|curves?|bars?|groups?|bands?)"


_TIMES = frozenset(
    "second seconds minute minutes hour hours day days week weeks month months year years".split()
)
"""What counts the points of time along an axis, of which the lowest is no first one."""


def _is_called(c: Context, dimension: str) -> bool:
    """Whether a clause has a word that is known to be one for the ticks of a dimension."""
    tokens = tokenise(c.discourse.clause)
    return any(
        label.dimension == dimension
        for i in range(len(tokens))
        for _, label in c.names.labels_at(tokens, i)
    )


def _end(c: Context, rest: tuple[Meaning, ...]) -> Place | None:
    """So many ticks at an end of an axis that has an order and is no time."""
    dimension = the(rest, Label).dimension
    known = c.names.dimensions[dimension]
    count = first_exactly(rest, int, 1)
    if not is_ordered(known) or tells_time(known) or not 0 < count < len(known.ticks):
        return None
    if says_which(c) or not _TIMES.isdisjoint(words_of(dimension)):
        return None
    if not _is_called(c, dimension) and not all(map(is_ordered, c.names.dimensions.values())):
        return None  # "The lowest dose" may be one of the arms, not the first of the visits.
    ascending = c.ascending(dimension)
    kept = ascending[-count:] if the(rest, Function) is Function.MAX else ascending[:count]
    return Place.of(dimension, kept)


@rule("statement", "NUMBER BE extreme scope? extents?", "NUMBER BE extreme AT place extents?")
@rule("statement", "extreme BE NUMBER extents?", "extreme AT place BE NUMBER extents?")
def _best_tick(c: Context, *rest: Meaning) -> Statement | None:
    """“3e-4 is the best learning rate for Elm”: the number is a tick of that axis."""
    peak = the(rest, Peak)
    tick = c.ticks(peak.of, [the(rest, Written).value]) if peak.of else None
    if tick is None or the(rest, Written).unit:
        return None
    scope = first(rest, Scope) or Scope(first(rest, Place) or Place())
    return Statement(Subject(tick), Extremal(peak, scope=scope), first(rest, Extent) or Extent())
