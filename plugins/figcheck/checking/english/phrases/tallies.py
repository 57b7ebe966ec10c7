"""Rules for how many things are meant: “five of the six cities”, “all but two rows”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import named_after
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Extent, Place, Subject
from figcheck.checking.english.names.names import Label, Ticks
from figcheck.checking.english.naming.quantities import tick_of_amount
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, exactly, first, first_exactly, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Comparator, Number, Quantifier
from figcheck.model import Role
from figcheck.reading.numbers import Number as Written
from figcheck.records import record
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_OF_NUMBERS = "counts?"
"""What is counted of an axis of numbers: “at two thread counts” is none of them."""


@record
class Tally:
    """So many of the ticks of a dimension, or of the cells.

    Attributes:
        amount: how many.
        dimension: of which ticks; `None` for cells or cases of any kind.
        place: the ticks that are counted at all, without totals among them.
    """

    amount: Amount
    dimension: str | None
    place: Place


def _tally(
    c: Context, amount: Amount, rest: tuple[Meaning, ...], stated: int | None
) -> Tally | None:
    label = first(rest, Label)
    if label is None and stated is not None and not c.discourse.clause_has_word(_OF_CELLS):
        label = _things_counted(c, stated)
    if label is None:
        sizes = {len(d.ticks) for d in c.figure.dimensions}
        sizes |= {len(c.proper(d.name).get(d.name)) for d in c.figure.dimensions}
        total = len(c.table.indices(EVERYWHERE.cells))
        sizes |= {total, *(total // size for size in set(sizes) if size), *c.numbers_of_cells}
        if stated is not None and stated not in sizes:
            return None
        return Tally(amount, None, EVERYWHERE)
    place = c.proper(label.dimension)
    if stated is None and place.is_nothing:
        place = c.scored(label.dimension)
    if stated is not None:
        place = c.all_of(label.dimension, stated) or place
    if stated is not None and stated == c.size(label.dimension):
        place = EVERYWHERE
    size = len(place.get(label.dimension)) or c.size(label.dimension)
    if stated not in (None, size) and not c.is_in_panels(label.dimension, stated):
        return None
    return Tally(amount, label.dimension, place)


_OF_CELLS = "(?:cases?|cells?|values?|bars?|points?|entries|pairs|settings|combinations|boxes)"


def _things_counted(c: Context, count: int) -> Label | None:
    """The one dimension of which there are so many: “five of the seven”."""
    found = [d.name for d in c.figure.dimensions if len(d.ticks) == count]
    if not found and c.names.measures.dimension is not None:
        alike = c.names.measures.alike(c.names.measures.dimension, count)
        found = [c.names.measures.dimension] if alike is not None else []
    return Label(found[0]) if len(found) == 1 else None


@rule("counted", "EXACTLY? COUNT", "EXACTLY? NUMBER", "BOUND COUNT", "BOUND NUMBER")
def _counted(_: Context, *rest: Meaning) -> Amount | None:
    number = first(rest, Written)
    count = number.value if number is not None else exactly(rest, int)
    if not float(count).is_integer() or (number and number.unit):
        return None
    return Amount(Number(count), first(rest, Comparator) or Comparator.EQUAL)


@rule("counted", "'just'|'only'? 'a' 'single'")
def _single(*_: Meaning) -> Amount:
    """“on a single domain”."""
    return Amount(Number(1.0))


@rule("tally", "counted LABEL 'only'?", "counted 'other'|'different' LABEL")
def _so_many(c: Context, amount: Amount, label: Label) -> Tally | None:
    is_tick = c.names.tick_of(label.dimension, amount.number.value) is not None
    if is_tick and not c.discourse.clause_has_word(_OF_NUMBERS):
        return None  # "at 32 threads" is a place of the axis.
    return _tally(c, amount, (label,), None)


@rule("tally", "counted CASE")
def _so_many_cases(c: Context, amount: Amount, *rest: Meaning) -> Tally | None:
    """“three cells”."""
    return _tally(c, amount, rest, None)


@rule(
    "tally",
    "counted 'out'? 'of' DET? COUNT|NUMBER? LABEL|CASE|VALUES",
    "counted 'of' POSSESSIVE CASE|VALUES",
    "counted 'out'? 'of' 'all'|'the'? COUNT",
    "counted 'out'? 'of' DET COUNT|NUMBER CASE|VALUES SHOWN",
)
def out_of(c: Context, amount: Amount, *rest: Meaning) -> Tally | None:
    """So many of a stated number of things or cells; `None` if there are not so many of them.

    Args:
        c: the context of the clause.
        amount: how many.
        rest: the label of the things, if they have one, and the number that is stated.
    """
    number = first(rest, Written)
    stated = int(number.value) if number else first_exactly(rest, int)
    return _tally(c, replace(amount, out_of=stated), rest, stated)


@rule("tally", "counted TICK KIND|LABEL|VALUES?")
@rule("tally", "counted 'out'? 'of' DET? COUNT? TICK KIND|LABEL|VALUES?")
def _of_group(c: Context, amount: Amount, *rest: Meaning) -> Tally | None:
    """“two open models”, “three of the five open models”."""
    group, stated = the(rest, Ticks), first_exactly(rest, int)
    size = len(group.ticks)
    if size < 2 or stated not in (None, size) or amount.number.value > size:
        return None
    if tick_of_amount(c.names.dimensions[group.dimension], amount.number.value) is not None:
        return None  # "at two cups" is a place of the axis.
    return Tally(amount, group.dimension, Place.of(group.dimension, group.ticks))


@rule("tally", "'all' 'but' COUNT 'of'? DET? COUNT? LABEL")
def _all_but(c: Context, *rest: Meaning) -> Tally | None:
    """“all but two systems”."""
    counts = [r for r in rest if type(r) is int]
    dimension = the(rest, Label).dimension
    stated = counts[1] if len(counts) > 1 else None
    tally = _tally(c, Amount(Number(0)), rest, stated)
    if tally is None:
        return None
    size = len(tally.place.get(dimension)) or c.size(dimension)
    amount = Amount(Number(size - counts[0]), left_out=counts[0])
    return Tally(amount, dimension, tally.place)


@rule("tally", "BOUND|EXACTLY? FRACTION 'of'? DET? NUMBER|COUNT CASE|VALUES SHOWN?")
def _part_of_cells(c: Context, *rest: Meaning) -> Tally | None:
    """“more than half of the 30 cells”."""
    written = first(rest, Written)
    stated = int(written.value) if written else exactly(rest, int)
    comparator = first(rest, Comparator) or Comparator.EQUAL
    amount = Amount(Number(the(rest, float) * stated, 3), comparator, out_of=stated)
    return _tally(c, amount, (), stated)


@rule("tally", "BOUND|EXACTLY? FRACTION 'of'? DET? COUNT? LABEL")
def _part_of(c: Context, *rest: Meaning) -> Tally | None:
    """“more than half of the models”."""
    dimension = the(rest, Label).dimension
    stated = first_exactly(rest, int)
    tally = _tally(c, Amount(Number(0), out_of=stated), rest, stated)
    if tally is None:
        return None
    size = stated or len(tally.place.get(dimension)) or c.size(dimension)
    if size == 1:
        return None  # The column that all values stand in has no halves.
    number = Number(the(rest, float) * size, 3)
    comparator = first(rest, Comparator) or Comparator.EQUAL
    return replace(tally, amount=replace(tally.amount, number=number, comparator=comparator))


@rule("tally", "'not' 'all'|'every'|'each' 'of'? DET? COUNT? LABEL")
def _not_all(c: Context, *rest: Meaning) -> Tally | None:
    """“not all models”: fewer than there are."""
    label, stated = the(rest, Label), first_exactly(rest, int)
    tally = _tally(c, Amount(Number(0), Comparator.LESS), (label,), stated)
    if tally is None:
        return None
    size = stated or len(tally.place.get(label.dimension)) or c.size(label.dimension)
    return replace(tally, amount=replace(tally.amount, number=Number(float(size))))


@rule("tally", "'all' 'but' COUNT 'of' DET COUNT|NUMBER CASE|VALUES SHOWN?")
def _all_but_cells(c: Context, *rest: Meaning) -> Tally | None:
    """“all but one of the 18 cells”."""
    left_out, *counts = (r for r in rest if type(r) is int)
    number = first(rest, Written)
    total = int(number.value) if number else counts[0]
    return _tally(c, Amount(Number(total - left_out)), (), total)


@rule("tally", "BOUND|ABOUT? FRACTION 'of'? DET? LABEL ',' 'namely'? COUNT ','?")
@rule("tally", "BOUND|ABOUT? FRACTION 'of'? DET? LABEL '(' COUNT ')'")
@rule("tally", "EACH DET? LABEL ',' 'namely'? COUNT ','?")
def _part_in_numbers(c: Context, *rest: Meaning) -> Tally | None:
    """“more than half of the models, five to be exact, …”: five, if that is such a part."""
    count, part = exactly(rest, int), first(rest, float)
    tally = _tally(c, Amount(Number(float(count))), rest, None)
    if tally is None or tally.dimension is None:
        return None
    size = len(tally.place.get(tally.dimension)) or c.size(tally.dimension)
    if part is None:
        most = the(rest, Quantifier) is Quantifier.MOST and size < 2 * count < 2 * size
        return tally if most else None
    comparator = first(rest, Comparator) or Comparator.ABOUT
    exceeds = {Comparator.MORE: count > part * size, Comparator.LESS: count < part * size}
    near = abs(count - part * size) <= 1
    return tally if exceeds.get(comparator, near) else None


@rule("subject", "tally at?")
def _of_so_many(c: Context, tally: Tally, place: Place | None) -> Subject | None:
    """“five of the six cities”."""
    if tally.dimension is None:
        return None
    where = tally.place.within(named_after(c, tally.dimension, place or EVERYWHERE))
    if where is None:
        return None
    return Subject(where, each=tally.dimension, count=tally.amount)


@rule("subject", "OTHERS LABEL? at?", "EACH 'other'|'remaining' COUNT? LABEL at?")
@rule("subject", "EACH 'others'|'rest' at?", "'the' 'other'|'remaining' COUNT? LABEL at?")
def _others(_: Context, *rest: Meaning) -> Subject:
    """“every other model”: the predicate says which they are other than."""
    label = first(rest, Label)
    return Subject(
        first(rest, Place) or EVERYWHERE,
        first(rest, Quantifier) or Quantifier.ALL,
        each=label.dimension if label else None,
        others=True,
    )


@rule("subject", "OTHERS KIND at?", "EACH 'other'|'remaining' COUNT? KIND at?")
def _others_of_a_kind(c: Context, *rest: Meaning) -> Subject | None:
    """“no other group”, where that is what the things are that were named."""
    left_out = c.discourse.left_out(c.names.compared)
    label = Label(left_out[0]) if left_out else None
    return _others(c, *rest, label) if label else None


@rule("subject", "EACH COUNT at?")
def _all_things_counted(
    c: Context, quantifier: Quantifier, count: int, *rest: Meaning
) -> Subject | None:
    """“Four of the five rise, and all five are higher than in 2012”: what there are five of."""
    label = _things_counted(c, count)
    if label is None or is_ordered(c.names.dimensions[label.dimension]):
        return None
    if c.discourse.several() is not None:
        return None  # Those that were named.
    return Subject(first(rest, Place) or EVERYWHERE, quantifier, each=label.dimension)


@rule("extent", "AT tally", "',' AT tally")
def _in_so_many(_: Context, *rest: Meaning) -> Extent:
    """“in six of the eight categories”."""
    tally = the(rest, Tally)
    return Extent(count=tally.amount, along=tally.dimension, place=tally.place)


@rule("extent", "AT tally the_list", "'only' AT tally the_list", "',' AT tally the_list")
def _in_these(_: Context, *rest: Meaning) -> Extent | None:
    """“on three domains: A, B and C”: in these and in no others."""
    tally, place = the(rest, Tally), the(rest, Place)
    if tally.amount.comparator is not Comparator.EQUAL or len(place.ticks) != 1:
        return None
    ((dimension, ticks),) = place.ticks
    if tally.dimension not in (None, dimension) or len(ticks) != tally.amount.number.value:
        return None
    return Extent(only=place)


@rule("the_list", "':' place", "','? 'namely' place", "',' place", "'(' place ')'")
@rule("the_list", "',' place ','")
def _listed(_: Context, place: Place) -> Place:
    return place


@rule("extent", "at 'alone'")
def _alone(c: Context, place: Place) -> Extent:
    """“in the 1950s alone” says that so short a time was enough, not that it was so then only."""
    times = {d.name for d in c.figure.dimensions if is_time(d)}
    return Extent(place=place) if place.dimensions <= times else Extent(only=place)


@rule("extent", "'only' at", "at 'only'", "'exclusively' at", "'just' at")
@rule("extent", "at ','? 'but'|'and'|'though'? NOWHERE_ELSE|none_other")
def _only_there(_: Context, place: Place, *rest: Meaning) -> Extent | None:
    """“only in C and D”, “in C and D and at no other place”."""
    label = first(rest, Label)
    if label is not None and place.dimensions != {label.dimension}:
        return None
    return Extent(only=place)


@rule(
    "none_other", "AT 'no' 'other' LABEL", "AT 'none' 'of' 'the' 'other'|'remaining' COUNT? LABEL"
)
@rule("none_other", "AT 'none' 'of' 'the' 'others'", "AT 'none' 'of' 'the' 'other' COUNT")
def _none_other(_: Context, *rest: Meaning) -> Label | str:
    """“… but in none of the other languages”."""
    return first(rest, Label) or "none other"


@rule("extent", "EXACTLY? HOW_OFTEN ','|':'? at")
def _so_often_there(_: Context, *rest: Meaning) -> Extent | None:
    """“tops the list twice, in 2016 and in 2018”: in these and in no others."""
    place = the(rest, Place)
    if place.notes or [len(ticks) for _, ticks in place.ticks] != [the(rest, float)]:
        return None
    return Extent(only=place)


@rule("extent", "EXACTLY? HOW_OFTEN")
def _so_often(c: Context, *rest: Meaning) -> Extent | None:
    """“tops the list only once”: at so many points of the one axis that has an order."""
    if the(rest, float) % 1:
        return None  # "Rarely": how many that is, it does not say.
    axes = [d.name for d in c.figure.dimensions if is_ordered(d) and len(d.ticks) > 1]
    amount = Amount(Number(the(rest, float)))
    return Extent(count=amount, along=axes[0] if len(axes) == 1 else None)


@rule("extent", "AT ANY 'of'? DET? COUNT? LABEL|KIND|CASE SHOWN?")
def _in_any(c: Context, *rest: Meaning) -> Extent:
    """“never … in any column”: wherever it is, whichever one was named before."""
    label = first(rest, Label)
    named = [label.dimension] if label else [d.name for d in c.figure.dimensions]
    return Extent(freed=frozenset(named))


@rule("extent", "'anywhere'")
def _anywhere(c: Context) -> Extent | None:
    """“A does not reach 80 anywhere”: wherever it is."""
    if not c.discourse.clause_has_word("(?:not|never|no|none|nothing|neither)"):
        return None
    return Extent(freed=frozenset(d.name for d in c.figure.dimensions))


@rule("extent", "AT 'a'|'one' 'single'|'given'? LABEL")
def _in_one(c: Context, *rest: Meaning) -> Extent | None:
    """“never … in a year”: in none of them."""
    never = c.discourse.clause_has_word("(?:never|no|none|neither)")
    dimension = the(rest, Label).dimension
    # "never by more than 5 within a panel": in each panel by itself.
    if not never or c.names.dimensions[dimension].role is Role.PANEL:
        return None
    return Extent(freed=frozenset({dimension}))


@rule("extent", "AT 'the' COUNT LABEL")
def _over_the(c: Context, *rest: Meaning) -> Extent | None:
    """“over the twelve categories”: all that there are."""
    label = the(rest, Label)
    count = exactly(rest, int)
    place = c.all_of(label.dimension, count)
    if place == EVERYWHERE and c.discourse.clause_has_word(r"[a-z]+(?:est|st) of the"):
        return None  # "the lowest of the four years": of these.
    return Extent(place=place) if place is not None else None


@rule("subject", "EACH NUMBER VALUES|CASE|LABEL at?", "EACH COUNT CASE at?")
def _all_so_many(c: Context, *rest: Meaning) -> Subject | None:
    """“all 25 cells”: as many as there are at that place."""
    number = first(rest, Written)
    count = number.value if number else exactly(rest, int)
    place = first(rest, Place) or EVERYWHERE
    label = first(rest, Label)
    whole = c.all_of(label.dimension, int(count)) if label else EVERYWHERE
    if whole is None:
        return None
    return Subject(
        place.default(whole),
        the(rest, Quantifier),
        each=label.dimension if label else None,
        named=place.is_named,
    )
