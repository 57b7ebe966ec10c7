"""Several that something is set against, one by one: “beats both small parsers”, “most others”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from figcheck.checking.english.families.build import both
from figcheck.checking.english.meanings.excepted import or_excepting
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.meanings.several import of_cases
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, first_exactly, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Comparator, Formula, Not, Number, Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


class Comparison(Protocol):
    """What sets its subject against one other."""

    def with_rival(self, rival: Subject) -> Comparison:
        """The same against another one."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """What it asserts."""


def run_through(subject: Subject, than: Subject) -> str | None:
    """The dimension of several rivals of which it is said how many are meant.

    Args:
        subject: what is set against them.
        than: the rivals.
    """
    if than.quantifier is None and than.count is None:
        return None
    if than.each is not None:
        return than.each if than.each in subject.own else None
    named = [d for d in sorted(subject.own) if than.others or len(than.place.get(d)) > 1]
    return named[0] if len(named) == 1 else None


def than_each(  # noqa: PLR0917
    c: Context, said: Comparison, subject: Subject, than: Subject, extent: Extent, along: str
) -> Reading | None:
    """That a comparison holds against so many of several rivals.

    Args:
        c: the context of the clause.
        said: the comparison.
        subject: what is set against them; it is none of them.
        than: the rivals.
        extent: how far it is said to be so.
        along: the dimension of the rivals.

    Returns:
        `None` where it cannot be said of one rival, or there are not so many.
    """
    own = subject.place.get(along)
    elsewhere = any(
        set(ticks).isdisjoint(subject.place.get(d) or ticks)
        for d, ticks in than.place.ticks
        # "Its final loss is above that of any other model at 8K": here against there.
        if d != along and not (than.each and is_ordered(c.names.dimensions[d]))
    )
    if along in extent.excluded.dimensions:
        return None  # "… all of them except A on Web": A is left out of the rivals.
    if not own or elsewhere or (extent.count and than.count):
        return None  # "In the north, A trails the other systems", of a region called “other”.
    known = than.place.get(along) or c.names.dimensions[along].ticks
    rivals = [t for t in known if t not in own]
    cases: list[tuple[Formula, ...]] = []
    family = ""
    for tick in rivals:
        place = Place.of(along, [tick]).default(than.place)
        one = said.with_rival(Subject(place, aggregate=than.aggregate))
        reading = one.reading(c, subject, extent)
        if reading is None or (cases and len(cases[0]) != len(reading.formulas)):
            return None
        cases.append(reading.formulas)
        family = reading.family
    count = than.count
    if not cases or (count and count.out_of not in (None, len(cases), len(known))):
        return None
    if count and count.left_out:
        # “A beats all but one model”: all others but one, of which it is none itself.
        count = replace(count, number=Number(len(cases) - count.left_out))
    formulas = of_cases(c, cases, than.quantifier, count)
    if not formulas:
        return None
    others = (Place.of(along, [t]).default(than.place) for t in than.excepted.get(along))
    excepted = [said.with_rival(Subject(place)).reading(c, subject, extent) for place in others]
    return or_excepting(Reading(formulas, family), excepted)


@rule("rival", "counted 'out'? 'of' 'the' 'other'|'remaining' COUNT? LABEL?")
@rule("rival", "counted 'of' 'its' 'rivals'|'competitors'")
def _so_many_others(c: Context, amount: Amount, *rest: Meaning) -> Subject | None:
    """“… beats three of the other six parsers”."""
    label, stated = first(rest, Label), first_exactly(rest, int)
    each = label.dimension if label else None
    return Subject(EVERYWHERE, each=each, count=replace(amount, out_of=stated), others=True)


@rule("rival", "BOUND|EXACTLY|ABOUT? FRACTION 'of' 'the' 'other'|'remaining' COUNT? LABEL")
def _part_of_others(c: Context, *rest: Meaning) -> Subject | None:
    """“… beats more than half of the other rows”."""
    each, stated = the(rest, Label).dimension, first_exactly(rest, int)
    size = len(c.proper(each).get(each)) or c.size(each)
    number = Number(the(rest, float) * (size - 1), 3)
    amount = Amount(number, first(rest, Comparator) or Comparator.EQUAL, out_of=stated)
    return Subject(EVERYWHERE, each=each, count=amount, others=True)


@rule("rival", "EACH 'other'|'others'|'rest'|'remaining' COUNT? LABEL?")
def _most_others(_: Context, quantifier: Quantifier, *rest: Meaning) -> Subject | None:
    """“… beats most of the other parsers”, “… none of the others”."""
    if quantifier is Quantifier.ALL:
        return None  # Above the best of them.
    label = first(rest, Label)
    return Subject(EVERYWHERE, quantifier, each=label.dimension if label else None, others=True)


def excepts_some(than: Subject, extent: Extent) -> bool:
    """Whether some of several rivals are excepted: “above all northern towns except Aby”."""
    named = extent.excluded.ticks
    return len(named) == 1 and set(named[0][1]) < set(than.place.get(named[0][0]))


def but_for(
    c: Context, said: Comparison, subject: Subject, than: Subject, extent: Extent
) -> Reading | None:
    """That a comparison holds against several rivals, and not against those that are excepted.

    Args:
        c: the context of the clause.
        said: the comparison.
        subject: what is set against them.
        than: the rivals.
        extent: how far it is said to be so, with what is excepted.
    """
    ((dimension, ticks),) = extent.excluded.ticks
    kept = [t for t in than.place.get(dimension) if t not in ticks]
    places = [Place.of(dimension, t).default(than.place) for t in (kept, *([t] for t in ticks))]
    rivals = [
        replace(than, place=place)
        if len(place.get(dimension)) > 1
        else Subject(place, aggregate=than.aggregate)
        for place in places
    ]
    rest = replace(extent, excluded=EVERYWHERE)
    readings = [said.with_rival(rival).reading(c, subject, rest) for rival in rivals]
    known = [r.formulas for r in readings if r is not None]
    if len(known) < len(readings) or len({len(formulas) for formulas in known}) > 1:
        return None
    pairs = zip(*known, strict=True)
    return Reading(tuple(both([held, *map(Not, denied)]) for held, *denied in pairs), "comparison")
