"""What holds of some things and of no others: “the only line that falls at every step”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.bands import InDecade
from figcheck.checking.english.families.bounds import Bounded, Reaching
from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.course import Course
from figcheck.checking.english.families.ever_moving import EverMoving
from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.levels import Crossing
from figcheck.checking.english.families.peaks import Peak, Scope
from figcheck.checking.english.meanings.assertions import Coordination, Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.english.meanings.reaches import as_far_as, may_go_past
from figcheck.checking.english.names.names import Label, Ticks
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import (
    Meaning,
    every,
    first,
    first_exactly,
    the,
    the_predicate,
)
from figcheck.checking.language.tree import Comparator, Formula, Not, Quantifier
from figcheck.model import Role

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


def only_of(c: Context, place: Place, said: Statement, among: Sequence[str] = ()) -> Reading | None:
    """That something holds of each tick of a place, and of no other of that dimension.

    Args:
        c: where the clause stands.
        place: the ticks of which it holds.
        said: what holds of them.
        among: the ticks that are looked at, if not all: “of the open models, only …”.
    """
    if len(place.ticks) != 1 or place.orders or said.extent.only is not None:
        return None
    if isinstance(said.predicate, Reaching) and not said.extent.is_said:
        return only_of(c, place, _getting_to(said.predicate, said), among)
    if isinstance(said.predicate, Crossing):
        said = replace(said, predicate=Bounded(said.predicate.amount))
    ((dimension, chosen),) = place.ticks
    known = among or c.names.dimensions[dimension].ticks
    if not set(chosen) < set(known):
        return None
    plain = _holding_of(c, Place.of(dimension, known), chosen, said)
    is_said = said.extent.is_said or said.subject.quantifier or said.subject.count
    if plain is not None and isinstance(said.predicate, Course) and said.predicate.is_plain:
        if all(c.table.evaluate(f).truth for f in plain.formulas):
            return plain
        # "The only one that loses accuracy": not on the whole, but at some step.
        ever = replace(said, predicate=EverMoving(said.predicate.up))
        loose = _holding_of(c, Place.of(dimension, known), chosen, ever)
        return loose and replace(plain, formulas=plain.formulas + loose.formulas)
    if plain is None or is_said or not isinstance(said.predicate, (Bounded, InDecade)):
        return plain
    # "The only one above 93": wherever it is looked at, or somewhere.
    somewhere = replace(said, extent=replace(said.extent, quantifier=Quantifier.SOME))
    loose = _holding_of(c, Place.of(dimension, known), chosen, somewhere)
    if said.predicate.held or may_go_past(c):
        return loose  # "Only A has values above 5": none of the others has any.
    where = Place.of(dimension, known).default(said.extent.place).default(c.here)
    return as_far_as(c, where, dimension, plain, loose)


def _getting_to(reaching: Reaching, said: Statement) -> Statement:
    """“the only one to reach 50”, or more, at one point at least."""
    least = replace(reaching.amount, comparator=Comparator.AT_LEAST)
    exact = reaching.amount.comparator is Comparator.EQUAL
    extent = replace(said.extent, quantifier=Quantifier.SOME)
    return replace(said, predicate=Bounded(least if exact else reaching.amount), extent=extent)


def _holding_of(c: Context, among: Place, chosen: Sequence[str], said: Statement) -> Reading | None:
    found: list[list[Formula]] = []
    ((dimension, known),) = among.ticks
    for tick in known:
        subject = _among(said.subject, Place.of(dimension, [tick]))
        reading = Statement(subject, said.predicate, said.extent).reading(c)
        if reading is None:
            return None
        formulas = list(reading.formulas)
        if tick not in chosen and all(c.table.evaluate(f).truth is None for f in formulas):
            continue  # What has no value there does not hold either.
        found.append(formulas if tick in chosen else [Not(f) for f in formulas])
    if len({len(f) for f in found}) != 1:
        return None
    return Reading(tuple(both(f) for f in zip(*found, strict=True)), "exclusive")


def _among(subject: Subject, place: Place) -> Subject:
    """The subject at one of several things: “every bar”, of one sector after another."""
    if subject.quantifier is None and subject.aggregate is None:
        return Subject(place)
    return replace(subject, place=place.default(subject.place), named=True, whole=False)


def topic(c: Context, label: Label | None) -> Place | None:
    """What the surroundings name, as a subject."""
    open_ = [
        (d, t)
        for d, t in c.here.ticks
        if len(t) == 1 and (label.dimension == d if label else d != c.name(Role.PANEL))
    ]
    return Place.of(*open_[0]) if len(open_) == 1 else None


@rule("sole_one", "'exactly'|'precisely' 'the' COUNT? LABEL|KIND")
@rule("sole_one", "DET ONLY LABEL|KIND", "DET ONLY COUNT LABEL|KIND", "DET COUNT LABEL|KIND")
@rule("sole_one", "DET ONLY 'of' DET COUNT? LABEL|KIND", "DET ONLY 'one'")
def _sole_one(_: Context, *rest: Meaning) -> tuple[Label | None, int | None]:
    return first(rest, Label), first_exactly(rest, int)


@rule("clause", "place BE sole_one 'that'|'which'|'to'|'whose' more")
@rule("clause", "sole_one 'that'|'which'|'to' more", "BE sole_one 'that'|'which'|'to' more")
def _only_one_that(c: Context, *rest: Meaning) -> Reading | None:
    """“A is the only line that falls at every step”."""
    label, count = the(rest, tuple)
    place = first(rest, Place) or topic(c, label)
    if place is None or (label is not None and label.dimension not in place.dimensions):
        return None
    if count not in (None, len(place.ticks[0][1])):
        return None
    return only_of(c, place, the(rest, Statement))


@rule("clause", "'of'|'among' DET COUNT? TICK KIND|LABEL? ',' 'only' place more")
def _only_of_group(c: Context, *rest: Meaning) -> Reading | None:
    """“Of the five open ones, only Elm exceeds 70”."""
    group, count = the(rest, Ticks), first_exactly(rest, int)
    place = the(rest, Place)
    if place.dimensions != {group.dimension} or count not in (None, len(group.ticks)):
        return None
    return only_of(c, place, the(rest, Statement), group.ticks)


@rule("clause", "'of'|'among' DET COUNT? LABEL ',' 'only' place more")
@rule("clause", "'of'|'among' 'all' COUNT? LABEL ',' 'only' place more")
def _only_of_all(c: Context, *rest: Meaning) -> Reading | None:
    """“Of the six cities, only A exceeds 3 million”."""
    label, count = the(rest, Label), first_exactly(rest, int)
    place = the(rest, Place)
    if place.dimensions != {label.dimension} or c.all_of(label.dimension, count) is None:
        return None
    return only_of(c, place, the(rest, Statement))


@rule("clause", "'only' place 'ever' more")
def _only_ever(c: Context, place: Place, more: Statement) -> Reading | None:
    """“Only A and B ever exceed 82”: at some time."""
    extent = more.extent.joined(Extent(Quantifier.SOME))
    return only_of(c, place, replace(more, extent=extent)) if extent else None


@rule("clause", "place BE 'alone' 'in'|'to' more", "'only' place more")
@rule("clause", "place 'alone' more", "place ',' 'and' 'only' place ',' more")
def _only(c: Context, *rest: Meaning) -> Reading | None:
    """“A is alone in reaching 25”, “Only A and B exceed 10”."""
    return only_of(c, the(rest, Place), the(rest, Statement))


def each_way(
    c: Context, dimension: str, ticks: Sequence[str], said: tuple[Statement, ...]
) -> list[Formula] | None:
    """For each tick, that all of several statements hold of it."""
    found = []
    for tick in ticks:
        subject = Subject(Place.of(dimension, [tick]))
        readings = [Statement(subject, s.predicate, s.extent).reading(c) for s in said]
        known = [r.formulas[0] for r in readings if r is not None and len(r.formulas) == 1]
        if len(known) < len(said):
            return None
        found.append(both(known))
    return found


@rule("clause", "EACH LABEL|KIND together")
def _all_of_it(c: Context, quantifier: Quantifier, *rest: Meaning) -> Reading | None:
    """“no model has a cost above 5 together with a speed below 2”: of each by itself."""
    return each_together(c, quantifier, rest, ())


@rule("clause", "EACH 'other' LABEL|KIND together")
def _others_of_it(c: Context, quantifier: Quantifier, *rest: Meaning) -> Reading | None:
    """“no other model has …”: other than the one that was named."""
    label = first(rest, Label)
    named = c.discourse.single(label.dimension) if label else None
    if label is None or named is None:
        return None
    return each_together(c, quantifier, rest, named.get(label.dimension))


def each_together(
    c: Context, quantifier: Quantifier, rest: tuple[Meaning, ...], left_out: tuple[str, ...]
) -> Reading | None:
    """That several things hold together of each of a kind, or of none.

    Args:
        c: the context of the clause.
        quantifier: all or none.
        rest: what the rule's items gave: the label of the kind, the statements as a tuple.
        left_out: those of the kind that it does not speak of.

    Returns:
        The reading, `None` where one of them cannot be said of one of the kind.
    """
    label = first(rest, Label)
    if label is None or quantifier not in (Quantifier.NONE, Quantifier.ALL):
        return None
    ticks = [t for t in c.names.dimensions[label.dimension].ticks if t not in left_out]
    context = replace(c, here=c.here.without([label.dimension]))
    found = each_way(context, label.dimension, ticks, the(rest, tuple))
    if not found:
        return None
    if quantifier is Quantifier.NONE:
        found = [Not(f) for f in found]
    return Reading((both(found),), "exclusive")


@rule("clause", "predicate COEXISTS predicate")
def _coexists(c: Context, one: Predicate, _: Meaning, two: Predicate) -> Reading | None:
    """“Here, a share above 20 coexists with one below 60”."""
    if not c.here.ticks:
        return None
    subject = Subject(named=False, topical=True)
    return Coordination(tuple(Statement(subject, p, Extent()) for p in (one, two))).reading(c)


@rule("statement", "subject COMBINES extreme 'with'|'and' extreme scope? extents?")
def _combines(_: Context, subject: Subject, *rest: Meaning) -> Coordination:
    """“A combines the lower cost with the higher speed of the two”."""
    extremes = [Extremal(p, scope=first(rest, Scope)) for p in every(rest, Peak)]
    extent = first(rest, Extent) or Extent()
    return Coordination(tuple(Statement(subject, e, extent) for e in extremes))


@rule("statement", "verb value extents?")
def _valued(_: Context, *rest: Meaning) -> Statement:
    """“stands at 79.25”: of what its surroundings name."""
    predicate = the_predicate(rest)
    subject = Subject(EVERYWHERE, named=False, topical=True)
    return Statement(subject, predicate, first(rest, Extent) or Extent())
