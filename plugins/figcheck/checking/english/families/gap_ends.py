"""How it is told between what a difference is: “between A and B”, “from A to B”, “over B”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.differences import (
    Ends,
    Head,
    Pair,
    difference,
    of_two,
    paired,
)
from figcheck.checking.english.meanings.meaning import Place, Subject
from figcheck.checking.english.names.names import Label, Ticks
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.english.parsing.tokens import Token, tokenise
from figcheck.checking.language.order import is_ordered
from figcheck.reading.numbers import Number as Written

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("pair", "place 'and' place measure?", "place 'and' 'that'|'those'|'the' 'of' place")
@rule(
    "pair",
    "DET? measure 'of'|'for' place 'and' place",
    "DET? measure 'of'|'for' place VERSUS place",
)
@rule("pair", "coordinate '-' coordinate", "coordinate '-' 'to' '-' coordinate")
@rule("pair", "place AS_WELL_AS place", "place VERSUS place")
def _pair(_: Context, *rest: Meaning) -> Pair | None:
    one, two = every(rest, Place)
    if two.notes and not one.notes:
        return None  # "The gap between A and B (5)": so large is the gap.
    return paired(one, two)


@rule("pair", "'the'|'both'? TICK KIND?")
def _named_together(_: Context, *rest: Meaning) -> Pair | None:
    """“the blue and the red line”, “both open models”: two that have one name."""
    ticks = the(rest, Ticks)
    if len(ticks.ticks) != 2:
        return None
    one, two = (Place.of(ticks.dimension, [t]) for t in ticks.ticks)
    return one, two


@rule("pair", "'the'|'these' 'two' KIND|LABEL|MEASURE", "'both'|'the' KIND|LABEL")
def _the_two(c: Context, *rest: Meaning) -> Pair | None:
    """“the two panels”, where no two have been named and there are only two."""
    label = first(rest, Label)
    dimension = label.dimension if label else None
    return None if c.pair_named(dimension) else of_two(c, dimension)


@rule("coordinate", "'the'|'these' 'two' TICK KIND|VALUES", "'both' TICK KIND|VALUES")
def _the_two_there(c: Context, ticks: Ticks, *_: Meaning) -> Place | None:
    """“the two rejected segments”, of two panels: what is called so in each of them."""
    pair = of_two(c, None) if len(ticks.ticks) == 1 else None
    if pair is None or ticks.dimension in pair[0].dimensions:
        return None
    ((dimension, one),) = pair[0].ticks
    own = Place.of(ticks.dimension, ticks.ticks)
    return Place.of(dimension, (*one, *pair[1].get(dimension))).default(own)


@rule("gap_ends", "'between'|'of' pair")
def _between(_: Context, pair: Pair) -> Ends:
    return Ends(*pair)


@rule(
    "gap_ends", "ON_THE_WAY? 'from' spot 'to' spot", "ON_THE_WAY? 'from' spot 'to' DET LABEL spot"
)
@rule("gap_ends", "'in'|'when'|'by' GOING 'from' spot 'to' spot", "GOING 'from' spot 'to' spot")
def _from_to(_: Context, *rest: Meaning) -> Ends | None:
    pair = paired(*every(rest, Place))
    if pair is None or len({_size(p) for p in pair}) > 1:
        return None  # "From Small to Large ViT": not from whatever is small.
    return Ends(*pair, signed=True)


def _size(place: Place) -> int:
    return max(len(ticks) for _, ticks in place.ticks)


@rule("gap_ends", "'of'|'for' spot OVER spot", "'of' spot 'to'|'and' spot")
def _of_over(_: Context, *rest: Meaning) -> Ends | None:
    pair = paired(*every(rest, Place))
    return Ends(pair[1], pair[0], signed=True) if pair else None


@rule("gap_ends", "ON_THE_WAY|GOING? 'from' NUMBER 'to' NUMBER", "'between' NUMBER 'and' NUMBER")
def _from_number(c: Context, *rest: Meaning) -> Ends | None:
    """“from 0.1 to 0.3”, where one axis only has both."""
    low, high = every(rest, Written)
    found = []
    for dimension in c.names.dimensions:
        start, stop = c.ticks(dimension, [low.value]), c.ticks(dimension, [high.value])
        if start is not None and stop is not None and start != stop:
            found.append(Ends(start, stop, signed=True))
    return found[0] if len(found) == 1 else None


@rule("gap_ends", "ON_THE_WAY|GOING? 'from' spot 'to' NUMBER", "'between' spot 'and' NUMBER")
def _from_to_number(c: Context, *rest: Meaning) -> Ends | None:
    """“from Concentration 95 to 1000”: the name of the axis stands before the first."""
    start, number = the(rest, Place), the(rest, Written)
    ordered = [d for d in start.dimensions if is_ordered(c.names.dimensions[d])]
    stop = c.ticks(ordered[0], [number.value]) if len(ordered) == 1 else None
    pair = paired(start, stop) if stop else None
    return Ends(*pair, signed=True) if pair else None


@rule("gap_ends", "ON_THE_WAY|GOING? 'from' NUMBER 'to' spot")
@rule("gap_ends", "'between' NUMBER 'and' spot")
def _from_number_to(c: Context, *rest: Meaning) -> Ends | None:
    """“from nine to seven hours”: the unit stands behind the second."""
    pair = _pair_from(c, the(rest, Written), the(rest, Place))
    return Ends(*pair, signed=True) if pair else None


def _pair_from(c: Context, number: Written, stop: Place) -> Pair | None:
    if len(stop.dimensions) != 1:
        return None
    start = _of_number(c, next(iter(stop.dimensions)), number.value)
    return paired(start, stop) if start else None


def _of_number(c: Context, dimension: str, number: float) -> Place | None:
    """The one tick of a dimension that begins with a number: “3 h” of “9 h, 3 h, none”."""
    ticks = c.names.dimensions[dimension].ticks
    first_words = ((t, tokenise(t)[:1]) for t in ticks)
    found = [t for t, words in first_words if words and _is(words[0], number)]
    return Place.of(dimension, found) if len(found) == 1 else None


def _is(token: Token, number: float) -> bool:
    return token.number is not None and token.number.value == number


@rule("gap_ends", "OVER spot")
def _over(_: Context, *rest: Meaning) -> Ends:
    return Ends(the(rest, Place), None, signed=True)


@rule("gap_rival", "'against'|'with'|'behind' spot")
def _against(_: Context, rival: Place) -> Ends:
    return Ends(rival, None, signed=True)


@rule("gap_rival", "'to'|'from' spot")
def _towards(_: Context, rival: Place) -> Ends:
    """“to B”: on whichever side of it, unless the noun says that."""
    return Ends(rival, None, signed=True, either_side=True)


@rule("subject", "GOING DET? LABEL|MEASURE? 'from' spot 'to' spot")
@rule("subject", "GOING DET? LABEL|MEASURE? 'from' NUMBER 'to' NUMBER unit?")
@rule("subject", "GOING DET? LABEL|MEASURE? 'from' NUMBER 'to' spot")
def _going(c: Context, *rest: Meaning) -> Subject | None:
    """“Going from 0.1 to 0.3 costs …”, “doubling the budget from 5 to 10 …”: the step itself."""
    places = every(rest, Place)
    numbers = every(rest, Written)
    pair = paired(*places) if len(places) > 1 else None
    if len(places) == 1:
        pair = _pair_from(c, numbers[0], places[0])
    if not places:
        ends = _from_number(c, *numbers)
        pair = (ends.start, ends.stop) if ends and ends.stop else None
    label = first(rest, Label)
    if pair is None or (label is not None and label.dimension not in pair[0].dimensions):
        return None
    if len({_size(p) for p in pair}) > 1:
        return None
    return difference(c, Head(directed=True), Ends(*pair))


@rule("subject", "GOING 'up'|'down'|'on'|'further'? 'to' spot")
def _going_on(c: Context, *rest: Meaning) -> Subject | None:
    """“Going up to 80 mg costs …”: from the tick before it."""
    stop = the(rest, Place)
    ((dimension, ticks), *more) = stop.ticks or (("", ()),)
    if more or len(ticks) != 1 or not is_ordered(c.names.dimensions[dimension]):
        return None
    ordered = c.ascending(dimension)
    position = ordered.index(ticks[0])
    start = Place.of(dimension, ordered[position - 1 : position])
    return difference(c, Head(directed=True), Ends(start, stop)) if position else None
