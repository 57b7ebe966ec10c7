"""Rules for what refers back: “the two”, “both of them”, “the latter”, “the other four”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.claims.discourse import Pair
from figcheck.checking.english.claims.relative_times import years_on
from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.meanings.the_others import THE_OTHER
from figcheck.checking.english.names.label_words import is_year
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, first_exactly, the
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.language.order import numbers_in
from figcheck.model import Role

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_APART = "points? between them"
"""What is told of the distance of several things, not of their values."""

_THOSE_OF = "those (?:at|in|of|on|for|with|under|from|after|before|without)"


def _dimension(meanings: tuple[Meaning, ...]) -> str | None:
    label = first(meanings, Label)
    return label.dimension if label else None


@rule("the_pair", "'the'|'these'|'those' 'two' KIND|LABEL|MEASURE?", "'both' KIND|LABEL?")
@rule("the_pair", "'both' 'of' 'them'|'these'|'those'", "'these'|'those'|'them'")
@rule("the_pair", "'each' 'other'", "'one' 'another'")
def _the_pair(c: Context, *rest: Meaning) -> Pair | None:
    """“the two”, where two things were named before."""
    dimension = _dimension(rest)
    if c.discourse.clause_has_word(_APART) or (dimension is None and _stands_for_values(c)):
        return None
    return None if _stands_for_cells(c) else c.pair_named(dimension)


def _stands_for_values(c: Context) -> bool:
    """Whether “those” are values of what follows: “higher than those in 2010”."""
    return c.discourse.clause_has_word(_THOSE_OF)


def _stands_for_cells(c: Context) -> bool:
    """Whether “these two” are cells of a matrix rather than two classes: “both directions”."""
    return c.confusions is not None and c.discourse.clause_has_word("(?:directions|cells)")


@rule("pair", "the_pair")
def _pair(_: Context, pair: Pair) -> Pair | None:
    return pair


@rule("coordinate", "the_pair")
def _both(_: Context, pair: Pair) -> Place | None:
    """“the two”, as one place, where they differ in one thing only."""
    one, two = pair
    differing = [d for d in one.dimensions if one.get(d) != two.get(d)]
    if one.dimensions != two.dimensions or len(differing) != 1:
        return None
    (dimension,) = differing
    ticks = (*one.get(dimension), *two.get(dimension))
    return Place.of(dimension, ticks).default(one.without([dimension]))


@rule("coordinate", "'they'|'them'|'these'|'those'", "'these'|'those' KIND|LABEL")
@rule("coordinate", "'the'|'these'|'those' COUNT KIND|LABEL?", "'all' COUNT 'of' 'them'")
def _several(c: Context, *rest: Meaning) -> Place | None:
    """“they”, “these three”: several things that were named before."""
    if c.discourse.clause_has_word(_APART):
        return None
    count = first_exactly(rest, int)
    dimension = _dimension(rest)
    if dimension is not None and count == c.size(dimension):
        return None
    if dimension is None and count is None and _stands_for_values(c):
        return None
    if _stands_for_cells(c):
        return None
    return c.several_named(dimension, count)


@rule("coordinate", "'the' 'former' KIND|LABEL?", "'the' 'first' 'of' 'the' 'two'")
def _former(c: Context, *rest: Meaning) -> Place | None:
    pair = c.discourse.pair(_dimension(rest))
    return pair[0] if pair else None


@rule("coordinate", "'the' 'latter' KIND|LABEL?", "'the' 'second' 'of' 'the' 'two'")
def _latter(c: Context, *rest: Meaning) -> Place | None:
    pair = c.discourse.pair(_dimension(rest))
    return pair[1] if pair else None


@rule("coordinate", "'the' 'other'|'remaining' COUNT? KIND|LABEL?", "'the' 'others'|'rest'")
@rule("coordinate", "'the' COUNT 'others'|'remaining'", "'the' 'rest' 'of' 'the' KIND|LABEL")
@rule("coordinate", "'the' COUNT 'other'|'remaining' KIND|LABEL?")
def remaining(c: Context, *rest: Meaning) -> Place | None:
    """“the other four”: all of a kind that are not named, where it is known of what.

    Args:
        c: the figure and the clause.
        rest: how many there are and of what kind they are, as far as that is said.
    """
    count = first_exactly(rest, int)
    dimension = _dimension(rest)
    if dimension is None and _others_are_called(c):
        return None  # "The other countries" are no other sources.
    if c.discourse.follows_a_count:
        return None  # "Five exceed 63, and the others stay below 61": those that do not.
    if c.discourse.clause_has_word(_OF_THE_REST):
        return _left(c, dimension, count)
    found = []
    named = c.discourse.named(dimension)
    things = c.names.compared(frozenset(named))
    # "In 2010 A leads. The others …": not the other years.
    things = frozenset(d for d in things if not c.is_scale(d)) or things
    for known, ticks in named.items():
        if dimension is None and known not in things:
            continue
        others = [t for t in c.names.dimensions[known].ticks if t not in ticks]
        if len(others) > 1 and c.discourse.clause_has_word(THE_OTHER):
            continue
        if others and dimension in (None, known) and count in (None, len(others)):
            found.append(Place.of(known, others))
    if not found and count and dimension is not None and not c.is_scale(dimension):
        return c.discourse.not_gathered(dimension, c.names.dimensions[dimension].ticks, count)
    return found[0] if len(found) == 1 else None


_OF_THE_REST = (
    "^(?:among|amongst|of|within|out of|for|in) (?:all )?(?:the|these) (?:[a-z0-9]+ )?"
    "(?:rest|others|other|remaining)"
)
"""“Of the others, A is the highest”: of those that were not spoken of before."""


def _left(c: Context, dimension: str | None, count: int | None) -> Place | None:
    """All that were not spoken of before the clause, and where that was."""
    left_out = c.discourse.left_out(c.names.compared, dimension)
    if left_out is None:
        return None
    along, ticks, where = left_out
    others = [t for t in c.names.dimensions[along].ticks if t not in ticks]
    if len(others) < 2 or count not in (None, len(others)):
        return None
    return Place.of(along, others).default(where)


def _others_are_called(c: Context) -> bool:
    """Whether a word behind “other” is the name of a dimension."""
    tokens = tokenise(c.discourse.clause)
    others = [i for i, t in enumerate(tokens) if t.word in ("other", "remaining")]
    behind = (tokens[: i + n] for i in others for n in (2, 3) if i + n <= len(tokens))
    return any(any(c.names.labels_at(found, len(found) - 1)) for found in behind)


@rule("at", "AT 'that'|'this' 'same'? 'color'|'colour'|'shade'")
def _in_that_colour(c: Context, *_: Meaning) -> Place | None:
    """“… in that colour”: of the part of the bars that was named last."""
    series = c.figure.dimension(Role.SERIES)
    return c.discourse.single(series.name) if series is not None else None


@rule("at", "AFTER_THAT")
def _after_that(c: Context, included: bool) -> Place | None:
    """“after that”, “from then on”: what follows the stretch of an axis that was named last."""
    return c.ray_beyond(c.named_last(), after=True, included=included)


@rule("at", "BEFORE_THAT")
def _before_that(c: Context, included: bool) -> Place | None:
    return c.ray_beyond(c.named_last(), after=False, included=included)


@rule("coordinate", "'the' 'same'|'very' LABEL", "'that' 'same' LABEL", "'this'|'that' LABEL")
def _the_same(c: Context, *rest: Meaning) -> Place | None:
    """“in the same column”."""
    return c.discourse.single(the(rest, Label).dimension)


@rule(
    "coordinate", "'the'|'this'|'that' 'very'? 'same' 'two'? CELL_NOUN", "'this'|'that' CELL_NOUN"
)
@rule("coordinate", "'the' 'corresponding' CELL_NOUN|CONFIGURATION")
def _same_cell(c: Context, *_: Meaning) -> Place | None:
    """“The peak is A on B. The same pair …”: where a row and a column meet that were named last."""
    panel = c.name(Role.PANEL)
    spot = c.discourse.spot()
    place = spot.without([panel]) if spot and panel else spot
    return place if place and len(place.ticks) > 1 else None


@rule("at", "COUNT|DET YEARS|TIME_UNIT LATER", "COUNT|DET STEP|KIND|LABEL LATER")
@rule("at", "AT? DET NEXT YEARS|STEP|KIND|LABEL")
def _later(c: Context, *rest: Meaning) -> Place | None:
    """“Ten years later”, “three markers later”, “in the next decade”."""
    return _further(c, rest, 1)


@rule("at", "COUNT|DET YEARS|TIME_UNIT EARLIER", "COUNT|DET STEP|KIND|LABEL EARLIER")
def _earlier(c: Context, *rest: Meaning) -> Place | None:
    """“Ten years earlier”."""
    return _further(c, rest, -1)


def _is_of_years(c: Context, dimension: str) -> bool:
    """Whether a clause counts in years, along an axis of years."""
    numbers = numbers_in(c.names.dimensions[dimension])
    known = all(number is not None and is_year(number) for number in numbers)
    return known and c.discourse.clause_has_word("years?")


def _further(c: Context, rest: tuple[Meaning, ...], sign: int) -> Place | None:
    """So far from the point of an axis that was named last, in years or in steps."""
    base, label = c.told_before() or c.named_last(), first(rest, Label)
    if base is None or (label is not None and label.dimension not in base.dimensions):
        return None
    if (told := years_on(c.discourse.clause)) is not None:
        # "Four years later", of an axis of years: not four of its ticks later.
        return c.further(base, told, steps=False)
    count = first_exactly(rest, int, 1)
    years = first(rest, float)
    if years is None and label is not None and _is_of_years(c, label.dimension):
        years = 1.0  # "The following year" is none that the axis leaves out.
    return c.further(base, sign * count * int(years or 1), steps=years is None)


@rule(
    "at", "AT_THAT", "AT 'that'|'this' YEARS|STEP|KIND|TIME", "AT 'the' 'same' YEARS|STEP|KIND|TIME"
)
@rule("at", "'that' 'same'|'very'? YEARS", "'the' 'same' YEARS")
def _then(c: Context, *_: Meaning) -> Place | None:
    """“By then”, “in that year”, “that year”: the point of an axis that was named last."""
    base = c.named_last()
    if base is None or not c.discourse.clause_has_word(_THAT_POINT):
        return base
    ((dimension, ticks),) = base.ticks
    # "It fell in 2015 and rose until 2018. In that year …": the later one, named last.
    latest = max(map(c.ascending(dimension).index, ticks)) == c.ascending(dimension).index(
        ticks[-1]
    )
    return Place.of(dimension, ticks[-1:]) if latest else None


_THAT_POINT = "(?:that|this|the same) (?:(?:same|very) )?(?:year|month|quarter|week|day|season)"
"""How one point of time is taken up, where several may have been named."""
