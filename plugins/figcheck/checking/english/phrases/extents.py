"""Rules for how far a statement reaches: “in most cells”, “across all ratios”."""

from __future__ import annotations

from dataclasses import replace
from math import prod
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import EVERYWHERE, OF_ALL, Amount, Extent, Place
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import (
    Meaning,
    every,
    exactly,
    first,
    first_exactly,
    the,
)
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.language.tree import Function, Number, Quantifier
from figcheck.reading.numbers import Number as Written
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_OVER = "'across'|'over'|'throughout'|'all'"
_ALL_OR_NONE = (Quantifier.ALL, Quantifier.NONE)
_ALL_BAR = r"(?:all|every|each|any|no|none|everywhere|always|never)\b.{0,40}\bbar"
_ENTIRE = "'entire'|'whole'|'complete'|'full'"


@rule("extent", "ON_AVERAGE", "',' ON_AVERAGE")
def _on_average(c: Context, function: Function) -> Extent | None:
    """“on average”: over all there is, where no column has the averages."""
    return None if c.has_averages else Extent(aggregate=function)


@rule("extent", "'per' 'cell'|'value'|'entry'|'reading'")
def _per_cell(*_: Meaning) -> Extent:
    """“… is about 3 points per cell”: that is so on average."""
    return Extent(aggregate=Function.MEAN)


@rule("extent", "QUANTITY", "',' QUANTITY")
def _adverb(_: Context, quantifier: Quantifier) -> Extent:
    return Extent(quantifier)


@rule("extent", "AT EACH KIND", "AT EACH KIND KIND")
def _over_all_kinds(c: Context, *rest: Meaning) -> Extent | None:
    """“in all settings”: not “in every region” of a figure that shows one, year by year."""
    listed = [d for d in c.figure.dimensions if len(d.ticks) > 1]
    if all(map(is_time, listed)):
        return None
    return Extent(the(rest, Quantifier), place=c.scored(c.names.measures.dimension))


def _of_two(c: Context) -> str | None:
    """The one dimension of two ticks."""
    sized = [d for d in c.names.dimensions if c.size(d) == 2]
    return sized[0] if len(sized) == 1 else None


@rule("extent", "AT 'both' KIND")
def _over_both_kinds(c: Context, *_: Meaning) -> Extent | None:
    """“under both methods”, where just two of something are shown."""
    along = _of_two(c) if c.discourse.pair() is None else None
    return Extent(Quantifier.ALL, along=along) if along else None


@rule("extent", "AT EACH VALUES|cases")
def _over_all(_: Context, *rest: Meaning) -> Extent:
    return Extent(the(rest, Quantifier))


@rule(
    "cases", "MEASURE KIND|VALUES", "KIND 'of' DET? KIND", "VALUES 'of' DET? KIND", "'tested' KIND"
)
def _cases(*_: Meaning) -> str:
    return "cases"


@rule("everything", f"DET? {_ENTIRE} GRAPH|'grid'|'matrix'|'board'|'landscape'|'surface'|'heatmap'")
@rule("everything", "'the' 'grid'|'matrix'|'board'|'heatmap'|'landscape'|'surface'")
def _everything(*_: Meaning) -> str:
    return "everything"


@rule("everything", "EACH COUNT|NUMBER CASE|VALUES|KIND", "DET COUNT|NUMBER CASE|VALUES|KIND")
def _every_cell(c: Context, *rest: Meaning) -> str | None:
    """“all 64 cells”, if there are as many."""
    number = first(rest, Written)
    count = number.value if number else exactly(rest, int)
    if first(rest, Quantifier) not in OF_ALL:
        return None
    return "everything" if count in c.numbers_of_cells else None


@rule("extent", f"{_OVER} everything", "'everywhere'|'throughout'")
def _everywhere(_: Context, *rest: Meaning) -> Extent:
    """“… across the entire grid”: in every cell of it."""
    return Extent(Quantifier.ALL, whole="everything" in rest)


@rule("extent", "AT EACH KIND|VALUES|CASE WHOLE")
def _over_the_whole(_: Context, *rest: Meaning) -> Extent:
    """“in every single cell of the figure”."""
    return Extent(the(rest, Quantifier))


@rule("extent", "'taken' 'over' EACH NUMBER|COUNT CASE|VALUES")
@rule("extent", "'taken' 'over' EACH CASE|VALUES")
def _taken_over(c: Context, *rest: Meaning) -> Extent | None:
    """“taken over all 64 cells”, of a mean."""
    number = first(rest, Written)
    count = number.value if number else first_exactly(rest, int)
    sizes = {len(c.table.indices(EVERYWHERE.cells)), *c.numbers_of_cells}
    return Extent() if count is None or count in sizes else None


@rule(
    "extent", "'within' 'a'|'one'|'any'|'single' LABEL", "'within' 'a'|'any' 'given'|'single' LABEL"
)
def _within_one(c: Context, *rest: Meaning) -> Extent | None:
    """“… never differ by more than 6 within a panel”: in each of them by itself."""
    never = c.discourse.clause_has_word("(?:never|no|none|not|neither)")
    along = the(rest, Label).dimension
    if is_time(c.names.dimensions[along]):
        return None  # "It triples within a year": from one year to the next.
    return Extent(Quantifier.NONE if never else Quantifier.ALL, along=along)


@rule("extent", "AT 'all'|'each' 'of' 'them'|'these'")
def _over_them(c: Context, *_: Meaning) -> Extent | None:
    """“… on all ten domains, but behind Elm on all of them as well”."""
    named = c.discourse.several()
    if named is None:
        return Extent(Quantifier.ALL) if c.discourse.has_word("all") else None
    several = [d for d, t in named.ticks if len(t) > 1]
    return Extent(Quantifier.ALL, along=several[0], place=named) if len(several) == 1 else None


@rule("extent", "AT EACH LABEL coordinate")
def _over_part_of_axis(_: Context, *rest: Meaning) -> Extent | None:
    """“in each column from 8K to 96K”."""
    dimension, place = the(rest, Label).dimension, the(rest, Place)
    if place.dimensions != {dimension} or len(place.get(dimension)) < 2:
        return None
    return Extent(the(rest, Quantifier), along=dimension, place=place)


@rule("extent", "AT EACH LABEL SHOWN?", "AT EACH LABEL VALUES|KIND SHOWN?")
def _over_ticks(c: Context, *rest: Meaning) -> Extent:
    dimension = the(rest, Label).dimension
    return Extent(the(rest, Quantifier), along=dimension, place=c.scored(dimension))


@rule("extent", "AT EACH LABEL 'and' EACH? LABEL")
def _over_both(_: Context, *rest: Meaning) -> Extent | None:
    """“for every plant and concentration”: wherever one of each meets."""
    labels = {label.dimension for label in every(rest, Label)}
    if set(every(rest, Quantifier)) != {Quantifier.ALL} or len(labels) < 2:
        return None
    return Extent(Quantifier.ALL)


@rule("extent", "AT EACH COUNT|NUMBER LABEL", "AT EACH COUNT KIND|VALUES")
def _over_counted(c: Context, *rest: Meaning) -> Extent | None:
    label, number = first(rest, Label), first(rest, Written)
    count = int(number.value) if number else exactly(rest, int)
    if label is None:
        known = [place for d in c.names.dimensions if (place := c.all_of(d, count)) is not None]
        if EVERYWHERE in known or count in c.numbers_of_cells:  # "each of the ten points"
            return Extent(the(rest, Quantifier))
        return Extent(the(rest, Quantifier), place=known[0]) if len(known) == 1 else None
    place = c.all_of(label.dimension, count)
    if place is None:
        return None
    return Extent(the(rest, Quantifier), along=label.dimension, place=place)


@rule(
    "extent",
    "AT EACH LABEL EXCEPT|'but' DET ORDINAL|END",
    "AT EACH LABEL EXCEPT|'but' DET ORDINAL|END 'one'",
)
def _all_but_the_last(c: Context, *rest: Meaning) -> Extent | None:
    """“at every rate but the last”."""
    dimension = the(rest, Label).dimension
    position = first_exactly(rest, int)
    excluded = None if position is None else c.at_position(dimension, position)
    if the(rest, Quantifier) is not Quantifier.ALL or excluded is None:
        return None
    return Extent(Quantifier.ALL, along=dimension, excluded=excluded)


@rule("extent", "AT EACH COUNT|NUMBER CASE", "AT EACH NUMBER VALUES|KIND")
@rule("extent", "AT EACH COUNT|NUMBER WORD|LABEL|MEASURE CASE")
def _over_cells(c: Context, *rest: Meaning) -> Extent | None:
    """“in all 30 cells”: as many as a panel has, or the figure."""
    number = first(rest, Written)
    stated = number.value if number else exactly(rest, int)
    sizes = [len(d.ticks) for d in c.figure.dimensions]
    total = len(c.table.indices(EVERYWHERE.cells))
    # Where values are missing, rows do not have as many as there are columns.
    parts = [total // s for s in sizes] if total == prod(sizes) else []
    if stated not in (total, *parts, *sizes, *c.numbers_of_cells):
        return None
    return Extent(the(rest, Quantifier))


@rule("extent", "EXCEPT AT? place", "EXCEPT 'for' place")
def _except(c: Context, *rest: Meaning) -> Extent | None:
    if c.discourse.clause_has_word("bar") and not c.discourse.clause_has_word(_ALL_BAR):
        return None  # "the tallest bar on News".
    left_out = the(rest, Place)
    if left_out.orders:
        if c.square is not None:
            return None  # Of pairs that stand in it twice, a half would be meant.
        # "except for the diagonal": off it.
        off = tuple(replace(o, comparator=o.comparator.negation) for o in left_out.orders)
        return Extent(place=Place(orders=off)) if len(off) == 1 and not left_out.ticks else None
    return Extent(Quantifier.ALL, excluded=left_out)


@rule(
    "extent",
    "AT EACH LABEL|KIND EXCEPT|'but' AT? place",
    "AT EACH DET LABEL|KIND EXCEPT|'but' AT? place",
)
def _all_except(c: Context, *rest: Meaning) -> Extent | None:
    quantifier, excluded = the(rest, Quantifier), the(rest, Place)
    if quantifier not in _ALL_OR_NONE or excluded.orders:
        return None
    label = first(rest, Label)
    along = label.dimension if label else None
    return Extent(quantifier, along=along, excluded=excluded, place=c.scored(along))


@rule(
    "extent",
    "AT EACH LABEL|KIND EXCEPT|'but' COUNT",
    "AT 'all' EXCEPT|'but' COUNT 'of'? DET? LABEL|KIND",
)
@rule("extent", "AT 'all' EXCEPT|'but' COUNT 'of' DET COUNT LABEL|KIND")
def _all_but_so_many(c: Context, *rest: Meaning) -> Extent | None:
    """“on all domains but one”: on all, less so many."""
    left_out, *total = (r for r in rest if type(r) is int)
    label = first(rest, Label)
    if label is None or first(rest, Quantifier) not in OF_ALL:
        return None
    place = c.proper(label.dimension)
    kept = (len(place.get(label.dimension)) or c.size(label.dimension)) - left_out
    if total not in ([], [kept + left_out]) or left_out < 1 or kept < 1:
        return None
    return Extent(along=label.dimension, count=Amount(Number(float(kept))), place=place)


@rule("extent", "AT EACH 'of'? DET? place")
def _over_named(_: Context, *rest: Meaning) -> Extent | None:
    """“at each of the first six markers”, “in both 2010 and 2020”."""
    place = the(rest, Place)
    several = [d for d, t in place.ticks if len(t) > 1]
    if len(several) != 1 or the(rest, Quantifier) not in (Quantifier.ALL, Quantifier.NONE):
        return None
    return Extent(the(rest, Quantifier), along=several[0], place=place)


@rule("extent", "AT EACH COUNT DET? place")
def _over_so_many_named(c: Context, *rest: Meaning) -> Extent | None:
    """“in all three pairs”, where that is a name of as many."""
    count = exactly(rest, int)
    sizes = [len(t) for _, t in the(rest, Place).ticks if len(t) > 1]
    return _over_named(c, *rest) if sizes == [count] else None


@rule("extent", "AT EACH COUNT? spot LABEL", "AT 'the' COUNT spot LABEL")
def _over_each_there(c: Context, *rest: Meaning) -> Extent | None:
    """“in all three Irish groups”."""
    place, dimension = the(rest, Place), the(rest, Label).dimension
    count = first_exactly(rest, int)
    if dimension in place.dimensions or c.all_of(dimension, count) is None:
        return None
    return Extent(first(rest, Quantifier) or Quantifier.ALL, along=dimension, place=place)


@rule("extent", "AT place ','? 'and' AT place", "AT place ',' AT place ','? 'and' AT place")
@rule("extent", "AT place ','? 'as' 'well' 'as' AT? place")
def _at_each_of_several(_: Context, *rest: Meaning) -> Extent | None:
    """“in Coding and in Math”: in each of them."""
    one, *more = every(rest, Place)
    both: Place | None = one
    for place in more:
        both = both and both.beside(place)
    if both is None:
        return None
    return Extent(Quantifier.ALL, along=next(iter(both.dimensions)), place=both)


@rule("extent", "AT 'either' place 'or' place", "'either' AT place 'or' AT? place")
def _in_either(c: Context, *rest: Meaning) -> Extent | None:
    """“none reaches 20 on either A or B”: on both of them."""
    one, two = every(rest, Place)
    both = one.beside(two)
    denied = c.discourse.clause_has_word("(?:no|none|neither|never|not|nor)")
    return Extent(place=both) if both and denied else None


@rule("extent", "AT EACH LABEL at EXCEPT|'but' AT? place")
def _all_there_except(_: Context, *rest: Meaning) -> Extent | None:
    """“at every rate in Math except 1.4”."""
    where, left_out = every(rest, Place)
    along = the(rest, Label).dimension
    if the(rest, Quantifier) is not Quantifier.ALL or along in where.dimensions:
        return None
    return Extent(Quantifier.ALL, along=along, place=where, excluded=left_out)


@rule("extent", "AT EACH LABEL at EXCEPT|'but' numbers")
def _all_there_except_numbers(c: Context, *rest: Meaning) -> Extent | None:
    """The same of an axis of numbers."""
    extent: Extent | None = _all_except_numbers(c, *rest)
    return extent and replace(extent, place=the(rest, Place))


@rule("extent", "AT EACH LABEL EXCEPT|'but' numbers")
def _all_except_numbers(c: Context, *rest: Meaning) -> Extent | None:
    """“at every depth except 3”."""
    label = the(rest, Label)
    excluded = c.ticks(label.dimension, [n.value for n in the(rest, tuple)])
    if the(rest, Quantifier) not in _ALL_OR_NONE or excluded is None:
        return None
    return Extent(the(rest, Quantifier), along=label.dimension, excluded=excluded)


_BEFORE_ALL = frozenset("in on at for under with during".split())
_TOGETHER = "(?:averages?d?|means?|totals?|sums?|summed|together|combined|overall)"


@rule("extent", "at", "',' at")
def _there(c: Context, place: Place) -> Extent | None:
    """“at 4 and 8”; “on all working days” is on each of them."""
    return None if is_each_of_several(c, place) else Extent(place=place)


def is_each_of_several(c: Context, place: Place) -> bool:
    """Whether a place is each of several by itself: “on all working days”.

    Args:
        c: the figure and the clause.
        place: what stands behind the preposition.
    """
    if len(place.ticks) != 1 or len(place.ticks[0][1]) < 2 or not c.discourse.clause_has("all"):
        return False
    tokens = tokenise(c.discourse.clause)
    named = (
        Place.of(ticks.dimension, ticks.ticks) == place.plain
        for i in range(len(tokens) - 2)
        if tokens[i].word in _BEFORE_ALL and tokens[i + 1].word == "all"
        for j in range(i + 2, min(i + 5, len(tokens)))
        for _, ticks in c.names.ticks_at(tokens, j)
    )
    return any(named) and not c.discourse.clause_has_word(_TOGETHER)


@rule("extent", "OVERALL")
def _overall(*_: Meaning) -> Extent:
    return Extent()


@rule("extents", "extent")
def _one_extent(_: Context, extent: Extent) -> Extent:
    return extent


@rule("extents", "',' extent")
def _after_a_comma(_: Context, extent: Extent) -> Extent | None:
    """“A is ahead of B, in each of the 30 cells”."""
    return extent if extent.quantifier in _ALL_OR_NONE and not extent.excluded.ticks else None


@rule("extents", "extent extents", "extent ','? 'and' extents")
def _more_extents(_: Context, one: Extent, more: Extent) -> Extent | None:
    """“in all three panels and for every draft length”."""
    return one.joined(more)
