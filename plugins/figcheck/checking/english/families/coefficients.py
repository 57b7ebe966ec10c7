"""Coefficients of a correlation matrix as such: what they are, which is higher, which are closer.

“A's correlation with C is stronger than that of B with C” sets two coefficients side by side:
the stronger may be the more negative, the higher may not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from figcheck.checking.english.families.build import both, is_amount
from figcheck.checking.english.families.partners import Degree, Two, coefficients, joined
from figcheck.checking.english.kinds.squares import FAMILY
from figcheck.checking.english.meanings.meaning import Amount, Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.tree import (
    Absolute,
    Cells,
    Comparator,
    Compare,
    Formula,
    Function,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_STRENGTH = "(?:strong|weak|clos|loos|tight)e?r?(?:ly)?"
"""Words by which coefficients are compared whatever their sign."""


@record
class Partner:
    """The other one of a pair, whose first is named before: “the one with B”."""

    thing: str
    amount: Amount | None


@record
class Closer:
    """Being tied to something more closely than another thing is, or less so.

    Attributes:
        comparator: more or less closely.
        other: to which all are tied.
    """

    comparator: Comparator
    other: str


_Named: TypeAlias = tuple[str, Amount | None] | None


def only_thing(c: Context, place: Place) -> _Named:
    """The one thing that a place names, with what is said of it in passing.

    Args:
        c: the context of the clause.
        place: the place.
    """
    square = coefficients(c)
    things = square.things(place.plain) if square else ()
    if len(things) != 1 or len(place.notes) > 1:
        return None
    return things[0], place.notes[0][1] if place.notes else None


@record
class Left:
    """All things that are not named, and how many those are said to be."""

    stated: int | None


# A coefficient --------------------------------------------------------------------------------


@record
class Tie:
    """A coefficient.

    Attributes:
        two: the pair.
        own: the one of them whose coefficient it is said to be, if that is said.
    """

    two: Two
    own: str | None = None


@rule("tie", "DET? coefficient pair_of")
def _tie(_: Context, *rest: Meaning) -> Tie:
    """“the correlation between A and B”."""
    return Tie(the(rest, Two))


@rule("tie", "DET? coefficient 'of' place 'with'|'to' place")
def _tie_with(c: Context, *rest: Meaning) -> Tie | None:
    """“the correlation of A with B”."""
    return _tie_of(*(only_thing(c, place) for place in every(rest, Place)))


@rule("tie", "DET|POSSESSIVE coefficient with_that place")
def _tie_here(c: Context, *rest: Meaning) -> Tie | None:
    """“its correlation with B”, “the correlation with B”, of what is spoken of."""
    return _tie_of(only_thing(c, c.here), only_thing(c, the(rest, Place)))


def _tie_of(one: _Named, other: _Named) -> Tie | None:
    if one is None or other is None or one[1] is not None or one[0] == other[0]:
        return None
    return Tie(Two((one[0], other[0]), other[1]), one[0])


@rule("tie_too", "tie")
def _same(_: Context, tie: Tie) -> Two:
    return tie.two


@rule("tie_too", "pair_of")
def _two(_: Context, two: Two) -> Two:
    return two


@rule("tie_too", "'that'|'the' 'one'? 'with'|'to' place", "'with'|'to' place")
def _partner(c: Context, *rest: Meaning) -> Partner | None:
    """“the one with B”."""
    named = only_thing(c, the(rest, Place))
    return Partner(*named) if named else None


@rule("clause", "tie BE MORE|BETTER|TIGHTER THAN tie_too")
def _compared(c: Context, tie: Tie, *rest: Meaning) -> Reading | None:
    """“The correlation between A and C is higher than that of B with C”."""
    square, two, other = coefficients(c), tie.two, rest[-1]
    if isinstance(other, Partner) and tie.own is not None:
        # "A's correlation with B is higher than the one with C": that of A.
        other = Two((tie.own, other.thing), other.amount)
    if square is None or not isinstance(other, Two) or len({*other.things}) < 2:
        return None
    if set(other.things) == set(two.things):
        return None
    cells = [square.cell(*t.things) for t in (two, other)]
    said = [
        is_amount(cell, t.amount) for cell, t in zip(cells, (two, other), strict=True) if t.amount
    ]
    return _set_against(c, cells, the(rest, Comparator), said)


def _set_against(
    c: Context, cells: Sequence[Cells], comparator: Comparator, said: Sequence[Formula]
) -> Reading:
    """That one coefficient is higher than another, or stronger, whatever their signs."""
    signed = Compare(comparator, cells[0], cells[1])
    strong = Compare(comparator, Absolute(cells[0]), Absolute(cells[1]))
    ways = [strong] if c.discourse.clause_has_word(_STRENGTH) else [signed, strong]
    values = [c.table.term(cell).single for cell in cells]
    if len(ways) > 1 and any(v is None or v.value >= 0 for v in values):
        ways = [signed]  # Of two negative ones, either may be called the higher.
    return Reading(tuple(both([way, *said]) for way in ways), FAMILY)


# Closer than another --------------------------------------------------------------------------


@rule("closer", "BE MORE_TIED CORRELATED WITH_OTHER place", "CORRELATES MORE_TIED WITH_OTHER place")
@rule("closer", "HAVE|SHOWS DET? TIGHTER coefficient 'with'|'to' place")
def _closer(c: Context, *rest: Meaning) -> Closer | None:
    """“shows a closer link to C”."""
    other = only_thing(c, the(rest, Place))
    return Closer(the(rest, Comparator), other[0]) if other and other[1] is None else None


@rule("clause", "place closer THAN place DO_TOO?")
def _is_closer(c: Context, *rest: Meaning) -> Reading | None:
    """“A shows a closer link to C than B does”."""
    square, closer = coefficients(c), the(rest, Closer)
    named = [only_thing(c, p) for p in every(rest, Place)]
    things = [n[0] for n in named if n is not None and n[1] is None]
    if square is None or len(things) != 2 or len({*things, closer.other}) < 3:
        return None
    one, rival = things
    own = square.cell(one, closer.other)
    rivals = [square.cell(rival, closer.other)]
    if "too" not in rest:
        rivals.append(square.cell(one, rival))  # "A is closer to C than B": than to B, perhaps.
    return Reading(
        tuple(Compare(closer.comparator, Absolute(own), Absolute(r)) for r in rivals), FAMILY
    )


@rule("DO_TOO", "'does'|'do'|'is'|'are'|'has'|'have'|'shows'|'did'|'was'")
def _do_too(*_: Meaning) -> str:
    return "too"


# Several partners -----------------------------------------------------------------------------


@rule("signed_ties", "SIGNED CORRELATED? WITH_OTHER place")
def _signed_ties(_: Context, *rest: Meaning) -> tuple[bool, Place]:
    """“negatively with B and C”."""
    return the(rest, bool), the(rest, Place)


@rule("signed_ties", "SIGNED CORRELATED? WITH_OTHER others_left")
def _signed_rest(_: Context, *rest: Meaning) -> tuple[bool, Left]:
    """“negatively with the other three items”."""
    return the(rest, bool), the(rest, Left)


@rule("others_left", "'all'? DET 'other'|'remaining' COUNT? other_things?", "DET 'others'|'rest'")
def _others_left(_: Context, *rest: Meaning) -> Left:
    return Left(first_exactly(rest, int))


@rule("other_things", "KIND|LABEL|THING|WORD|CASE|MEASURE|TOPIC")
def _other_things(*_: Meaning) -> str:
    return "things"


@rule("clause", "tied_thing BE|CORRELATES signed_ties")
@rule("clause", "tied_thing BE|CORRELATES signed_ties ','? 'and'|'but' signed_ties")
def _with_these_and_others(c: Context, one: str, *rest: Meaning) -> Reading | None:
    """“A correlates positively with B and C and negatively with the other two items”."""
    square = coefficients(c)
    said = [r for r in rest if isinstance(r, tuple)]
    if square is None or (len(said) < 2 and isinstance(said[0][1], Place)):
        return None
    known = [t for _, to in said if isinstance(to, Place) for t in square.things(to.plain)]
    left = [t for t in square.ticks if t != one and t not in known]
    found = []
    for up, to in said:
        if isinstance(to, Left) and to.stated not in (None, len(left)):
            return None
        others = to if isinstance(to, Place) else Place.of(square.x.name, left)
        found.append(joined(c, Place.of(square.x.name, [one]), others, up, None))
    parts = [r.formulas for r in found if r is not None]
    if len(parts) != len(found) or any(len(p) != 1 for p in parts):
        return None
    return Reading((both([f for formulas in parts for f in formulas]),), FAMILY)


@rule("tied_thing", "place", "PRONOUN")
def _tied_thing(c: Context, *rest: Meaning) -> str | None:
    """“A”, “it”."""
    place = first(rest, Place)
    named = only_thing(c, place if place is not None else c.here)
    return named[0] if named and named[1] is None else None


@rule("clause", "place BE 'all'? strength? SIGNED? CORRELATED 'with'|'to'? EACH_OTHER")
@rule("clause", "place CORRELATES 'all'? strength? SIGNED? 'with'|'to'? EACH_OTHER")
def _with_each_other(c: Context, place: Place, *rest: Meaning) -> Reading | None:
    """“A, B and C are all positively correlated with each other”."""
    strength = next((r for r in rest if type(r) is str and r != "all"), None)
    return joined(c, place, None, first(rest, bool), strength)


@rule("clause", "tied_thing BE strength? SIGNED? CORRELATED WITH_OTHER place most_of_these")
@rule("clause", "tied_thing CORRELATES strength? SIGNED? WITH_OTHER place most_of_these")
def _most_of_these(c: Context, one: str, *rest: Meaning) -> Reading | None:
    """“A is negatively correlated with B and C, most strongly with C”."""
    square, (degree, best) = coefficients(c), the(rest, tuple)
    where = the(rest, Place)
    strength = first_exactly(rest, str)
    if square is None:
        return None
    things = square.things(where.plain)
    known = joined(c, Place.of(square.x.name, [one]), where, first(rest, bool), strength)
    if known is None or best.thing not in things or len(things) < 2:
        return None
    own = Absolute(square.cell(one, best.thing))
    sign = Comparator.MORE if degree.function is Function.MAX else Comparator.LESS
    rivals = [t for t in things if t != best.thing]
    held = [Compare(sign, own, Absolute(square.cell(one, t))) for t in rivals]
    said = [is_amount(square.cell(one, best.thing), best.amount)] if best.amount else []
    return Reading(tuple(both([f, *held, *said]) for f in known.formulas), FAMILY)


@rule("most_of_these", "','? 'and'|'but'? tied_most WITH_OTHER place")
def _most_with(c: Context, *rest: Meaning) -> tuple[Degree, Partner] | None:
    named = only_thing(c, the(rest, Place))
    return (the(rest, Degree), Partner(*named)) if named else None
