"""Things by what holds of them: “the countries above 50 %”, “models without a value for WER”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from figcheck.checking.english.families.bounds import Bounded, Valued
from figcheck.checking.english.families.conditions import holding
from figcheck.checking.english.families.exclusive import only_of
from figcheck.checking.english.families.ranging import Between
from figcheck.checking.english.meanings.assertions import Coordination, Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    OF_ALL,
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.names.names import Label, Ticks
from figcheck.checking.english.naming.ablations import adds, lacks
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import (
    Meaning,
    every,
    first,
    first_exactly,
    the,
    the_predicate,
)
from figcheck.checking.language.tree import Comparator, Number, Quantifier
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_WHOLE = frozenset("full complete all whole entire".split())
"""Names of what has every part that can be added."""


@record
class Present:
    """Having a value at a place, one that is not zero.

    Attributes:
        place: where; everywhere for having all values.
        having: whether it is having rather than lacking one.
        complete: whether it is having all values, be they zero.
    """

    place: Place
    having: bool = True
    complete: bool = False

    def ticks(self, c: Context, dimension: str) -> list[str] | None:
        """The ticks of a dimension of which it holds."""
        if dimension in self.place.dimensions:
            return None
        where = self.place.default(c.here.without([dimension]))
        sizes = {t: self._size(c, where, dimension, t) for t in c.names.dimensions[dimension].ticks}
        most = max(sizes.values(), default=0)
        if not most or (not self.complete and any(0 < size < most for size in sizes.values())):
            return None  # What has a part of it is neither with it nor without.
        return [t for t, size in sizes.items() if size == (most if self.having else 0)]

    def statement(self, c: Context, place: Place) -> Statement | None:
        """It as a statement about values that are there, some of them zero."""
        ((dimension, _),) = place.ticks
        held = self.ticks(c, dimension)
        if held is None or self.complete:
            return None
        cells = c.table.indices(self.place.default(c.here.without([dimension])).cells)
        values = [c.figure.cells[i].value for i in cells]
        if len(cells) < c.size(dimension) or any(v is None or v < 0 for v in values):
            return None
        sign = Comparator.MORE if self.having else Comparator.AT_MOST
        nothing = Bounded(Amount(Number(0.0), sign))
        return Statement(Subject(EVERYWHERE), nothing, Extent(place=self.place))

    def _size(self, c: Context, where: Place, dimension: str, tick: str) -> int:
        """How many values there are that count."""
        place = where.within(Place.of(dimension, [tick]))
        values = (c.figure.cells[i].value for i in (c.table.indices(place.cells) if place else ()))
        return sum(v is not None and (self.complete or v != 0) for v in values)


Restriction: TypeAlias = Statement | Present
"""What holds of the things that are meant."""


@rule("had_thing", "place measure?", "DET place measure?")
def _thing(_: Context, *rest: Meaning) -> Place:
    """“nuclear power”, “a nuclear share”."""
    return the(rest, Place)


@rule("restriction", "where statement")
def _where(_: Context, *rest: Meaning) -> Restriction | None:
    """“… in which A is ahead”, “… whose share exceeds 5”."""
    return first(rest, Statement)


@rule("restriction", "'that'|'which'|'who' more")
def _that(_: Context, *rest: Meaning) -> Restriction | None:
    """“… that exceed 80”."""
    said = first(rest, Statement)
    return replace(said, subject=Subject(EVERYWHERE)) if said else None


@rule("restriction", "'that'|'which'|'who' HAVE|USES bound at", "'with'|'having' bound had_thing")
@rule("restriction", "'with'|'having' had_thing bound", "AT? bound at")
def _beyond_at(_: Context, *rest: Meaning) -> Restriction:
    """“… with more than 50 % renewables”, “… above 70 on Web”, “… that cover 50 % with wind”."""
    extent = Extent(place=the(rest, Place))
    return Statement(Subject(EVERYWHERE), Bounded(the(rest, Amount)), extent)


@rule("restriction", "bound", "interval", "'with'|'having' amount '-'|'to' amount")
def _of_so_much(_: Context, *rest: Meaning) -> Restriction:
    """“… above 70 %”, “… between 7 and 8 billion parameters”."""
    pair = first(rest, tuple) or every(rest, Amount)
    said = Between(*pair) if len(pair) > 1 else Bounded(*pair)
    return Statement(Subject(EVERYWHERE), said, Extent())


@rule("restriction", "MORE_OF THAN amount", "'that'|'which'|'who' BE MORE_OF THAN amount")
def _more_so_than(c: Context, *rest: Meaning) -> Restriction | None:
    """“… heavier than 1,000 kg”: by the measure of the adjective, in its unit."""
    sense, place = the(rest, tuple)
    amount = the(rest, Amount)
    told = c.names.measures.in_unit(amount.unit)
    place = told.within(place) if told else place
    if not isinstance(sense, Comparator) or place is None or len(place.ticks[0][1]) > 1:
        return None  # "… heavier than 30 km/h"
    bound = replace(amount, comparator=sense)
    return Statement(Subject(EVERYWHERE), Bounded(bound), Extent(place=place))


@rule("restriction", "'with' predicate", "'with' predicate at")
def _with(_: Context, *rest: Meaning) -> Restriction | None:
    """“… with a cost below 5”, “… with an error rate below 4 on Web”."""
    said = of_level(the_predicate(rest), Valued)
    place = first(rest, Place)
    return replace(said, extent=Extent(place=place)) if said and place else said


@rule("restriction", "'with'|'having' had_thing", "'that'|'which'|'who' HAVE|USES had_thing")
@rule("restriction", "'with'|'having' 'a'|'any' VALUES 'at'|'for'|'on'|'in' had_thing")
def _having(_: Context, *rest: Meaning) -> Restriction:
    """“… with nuclear power”."""
    return Present(the(rest, Place))


@rule("restriction", "WITHOUT 'any'? had_thing", "'with'|'having' 'no' had_thing")
@rule("restriction", "'that'|'which'|'who' DO 'not' HAVE|USES 'any'? had_thing")
@rule("restriction", "'that'|'which'|'who' HAVE|USES 'no' had_thing")
def _lacking(_: Context, *rest: Meaning) -> Restriction:
    """“… without nuclear power”, “… that do not use any coal”."""
    return Present(the(rest, Place), having=False)


@rule("restriction", "'with'|'having' 'both'|'all' VALUES", "'with'|'having' 'all' COUNT VALUES")
@rule(
    "restriction", "'with' 'a' VALUES 'in'|'for' EACH LABEL", "'with' 'complete' VALUES|GRAPH|KIND"
)
def _complete(_: Context, *__: Meaning) -> Restriction:
    """“… with both values”: nothing is missing there."""
    return Present(EVERYWHERE, complete=True)


_SIGNS = "<>≤≥"


@rule("coordinate", "DET? COUNT? LABEL restriction", "EACH COUNT? LABEL restriction")
@rule("coordinate", "'those' COUNT? LABEL restriction", "EACH? 'of'? DET COUNT? LABEL restriction")
def _restricted(c: Context, *rest: Meaning) -> Place | None:
    """“the years in which A is ahead”, “every department where B exceeds 5”."""
    dimension = the(rest, Label).dimension
    if first(rest, Quantifier) not in OF_ALL:
        return None
    if None not in c.names.dimensions[dimension].numbers and any(map(c.discourse.has, _SIGNS)):
        return None  # "x > 5": of the axis itself.
    held = held_by(c, dimension, rest[-1])
    count = first_exactly(rest, int)
    if not held or len(held) == c.size(dimension) or count not in (None, len(held)):
        return None
    return Place.of(dimension, held)


@rule("coordinate", "DET? COUNT? LABEL part_named", "EACH COUNT? LABEL part_named")
@rule("coordinate", "EACH? 'of'? DET COUNT? LABEL part_named", "'those' part_named")
def _with_part(c: Context, *rest: Meaning) -> Place | None:
    """“all variants with attention”: those that are named after it."""
    return _having_part(c, rest, wholes=False)


@rule("coordinate", "DET? COUNT? LABEL part_named", "EACH COUNT? LABEL part_named")
@rule("coordinate", "EACH? 'of'? DET COUNT? LABEL part_named", "'those' part_named")
def _with_part_or_whole(c: Context, *rest: Meaning) -> Place | None:
    """The same with the full model, which has every part."""
    return _having_part(c, rest, wholes=True)


@rule("part_named", "'with'|'using'|'having'|'including' DET? TICK COMPONENT|KIND?")
@rule("part_named", "'that'|'which' HAVE|USES DET? TICK COMPONENT|KIND?")
def _part_named(_: Context, *rest: Meaning) -> Ticks:
    return the(rest, Ticks)


def _having_part(c: Context, rest: tuple[Meaning, ...], *, wholes: bool) -> Place | None:
    part, label = the(rest, Ticks), first(rest, Label)
    known = c.names.dimensions[part.dimension].ticks
    if label not in (None, Label(part.dimension)) or (wholes and not any(map(adds, known))):
        return None
    if first(rest, Quantifier) not in OF_ALL:
        return None
    named = {t for t in c.names.alike(part) if not lacks(t)}
    if wholes:
        named |= {t for t in known if _WHOLE.intersection(words_of(t))}
    held = [t for t in known if t in named]
    count = first_exactly(rest, int)
    return Place.of(part.dimension, held) if len(held) > 1 and count in (None, len(held)) else None


@rule("clause", "place BE sole_one restriction", "sole_one restriction BE ':'? followers")
@rule("clause", "DET COUNT? LABEL restriction BE ':'? followers")
def _these_only(c: Context, *rest: Meaning) -> Reading | None:
    """“A and B are the only countries above 50 %”, “The countries without coal are A and B”."""
    said = next(r for r in rest if isinstance(r, Statement | Present))
    label, count = first(rest, tuple) or (first(rest, Label), None)
    count = count or first_exactly(rest, int)
    place = the(rest, Place)
    if len(place.ticks) != 1 or (label and label.dimension not in place.dimensions):
        return None
    if count not in (None, len(place.ticks[0][1])):
        return None
    statement = said.statement(c, place) if isinstance(said, Present) else said
    if statement is not None and is_left_open(c, statement, place):
        return None
    if statement is not None and statement.subject.named and statement.subject.place.ticks:
        # “… the domains on which Cedar leads”: it has a subject of its own.
        return replace(statement, extent=replace(statement.extent, only=place)).reading(c)
    return only_of(c, place, statement) if statement else None


def is_left_open(c: Context, statement: Statement, place: Place) -> bool:
    """Whether “it” stands for nothing that is known: “A is the only place where it exceeds 5”."""
    open_ = statement.subject.topical and not c.here.dimensions - place.dimensions
    return open_ and c.discourse.clause_has_word("(?:where|which|whom) (?:it|they)")


@rule("clause", "bound ',' statement")
def _in_region(c: Context, amount: Amount, statement: Statement | Coordination) -> Reading | None:
    """“Below 3 dollars, no café is rated above 4”: of those things that cost less."""
    if isinstance(statement, Coordination):
        return None
    each = statement.subject.each
    measure = c.names.measures.in_unit(amount.unit)
    if each is None or measure is None or each in statement.subject.place.dimensions:
        return None
    if any(len(ticks) > 1 for _, ticks in measure.ticks):
        return None  # Above 20 % of what?
    inside = Statement(Subject(EVERYWHERE), Bounded(amount), Extent(place=measure))
    held = held_by(c, each, inside)
    if not held or len(held) == c.size(each):
        return None
    subject = statement.subject
    place = Place.of(each, held).default(subject.place)
    return replace(statement, subject=replace(subject, place=place)).reading(c)


def held_by(c: Context, dimension: str, said: Restriction) -> list[str] | None:
    """The ticks of a dimension of which a restriction holds.

    Args:
        c: the context of the clause.
        dimension: the dimension.
        said: what holds of them.

    Returns:
        `None` where it cannot be told of each whether it holds.
    """
    if isinstance(said, Present):
        return said.ticks(c, dimension)
    if said.extent != Extent(place=said.extent.place):
        return None
    found = holding(c, dimension, said)
    return found[0] if found else None


def of_level(predicate: Predicate, *others: type) -> Statement | None:
    """What having a value beyond a bound says of a thing, for predicates that say just that."""
    inner = getattr(predicate, "of", predicate)
    if not isinstance(inner, (Bounded, Between, *others)):
        return None
    return Statement(Subject(EVERYWHERE), predicate, Extent())
