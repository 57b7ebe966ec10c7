"""Statements: a subject, a predicate, and how far it reaches."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.peaks import BARE_EXTREME
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    NO_LIMIT,
    OF_ALL,
    Extent,
    Place,
    Predicate,
    Subject,
)
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import (
    Meaning,
    every,
    first,
    first_exactly,
    the,
    the_predicate,
)
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Function, Quantifier
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_STAYING = "(?:stay|stays|stayed|remain|remains|remained)"


@rule("statement", "subject extents? verb? extents? predicate extents?")
@rule("statement", "subject extents? verb extents? value extents?")
def statement_on(  # noqa: PLR0917
    c: Context,
    subject: Subject,
    before: Extent | None,
    verb: Meaning,
    amid: Extent | None,
    predicate: Predicate,
    after: Extent | None,
) -> Statement | None:
    """A statement on a subject; `None` if the predicate cannot be said of it so."""
    led = before or (amid if verb is None else None)
    for dimension, ticks in led.place.ticks if led is not None else ():
        if dimension == subject.each or {*ticks} < {*subject.place.get(dimension)}:
            return None  # "No treatment with lime": of all that have it in their names.
    extent = joined_extents(before, amid, after)
    bare = extent == Extent() or c.discourse.clause_has_word("(?:of|over) all")
    if bare and subject.aggregate is Function.SUM and c.discourse.clause_has_word(_STAYING):
        return None  # "The total stays below 50": at each point, not that of all points.
    return Statement(subject, predicate, extent) if extent else None


@rule("statement", "subject extents? verb 'all'|'both' extents? predicate|value extents?")
@rule("statement", "subject extents? 'all'|'both' extents? predicate extents?")
def _all_are(c: Context, subject: Subject, *rest: Meaning) -> Statement | None:
    """“The neutral shares in North and South are all above 10”: each of several values."""
    plain = Subject(subject.place, named=subject.named, whole=subject.whole, top=subject.top)
    extent = joined_extents(*every(rest, Extent))
    if subject != plain or extent is None or extent.quantifier not in OF_ALL or extent.count:
        return None
    where = subject.place.within(extent.place)
    if where is None or len(c.table.indices(where.default(c.here).cells)) < 2:
        return None
    predicate = the_predicate(rest)
    return Statement(replace(subject, quantifier=Quantifier.ALL), predicate, extent)


@rule("statement", "extents? verb? extents? predicate extents?", "'with' predicate extents?")
def _without_subject(c: Context, *rest: Meaning) -> Statement | None:
    """“runs from 0.193 to 0.768”: what its surroundings name is the subject."""
    extent = joined_extents(*every(rest, Extent))
    predicate = the_predicate(rest)
    if "verb" in rest and c.discourse.clause_has_word("averaged (?:over|across)"):
        return None  # "Averaged over A and B, C reaches 5": that is no verb.
    if isinstance(rest[0], Extent) and len(rest[0].excluded.ticks) > 1:
        return None  # As in `_begun`.
    if c.gap is not None and c.gap.drawn is not None:
        return Statement(_still_drawn(c, c.gap, predicate), predicate, extent) if extent else None
    bare = c.about_something and c.discourse.clause_has_word(BARE_EXTREME)
    topical = "verb" in rest or bare or getattr(predicate, "has_verb", False)
    placed = extent is not None and extent.place.ticks
    if placed and not topical and is_noun_phrase(predicate, rest):
        return None
    if getattr(predicate, "bare", False) and "verb" not in rest:
        return None
    if "verb" in rest and isinstance(rest[0], Extent) and rest[0].place.ticks:
        return None  # "In years where A is ahead of B, C is above 5": C is the subject.
    return Statement(Subject(named=False, topical=topical), predicate, extent) if extent else None


def _still_drawn(c: Context, band: Subject, predicate: Predicate) -> Subject:
    """The band that was spoken of: “…, spanning 3 points” where it was looked at last."""
    place = band.place
    if getattr(predicate, "is_width", False):
        for dimension in c.figure.dimensions:
            spot = c.discourse.single(dimension.name)
            if spot is not None and is_ordered(dimension):
                place = place.default(spot)
    return replace(band, place=place)


@record
class _WithValue:
    """Where a thing has a value.

    Attributes:
        dimension: along what.
        count: at how many of its ticks, if that is said.
    """

    dimension: str
    count: int | None


@rule("with_value", "AT EACH LABEL where PRONOUN HAVE DET? VALUES|KIND|WORD")
@rule("with_value", "AT EACH 'of' 'the' COUNT LABEL where PRONOUN HAVE DET? VALUES|KIND|WORD")
@rule("with_value", "AT 'all' COUNT LABEL where PRONOUN HAVE DET? VALUES|KIND|WORD")
@rule("with_value", "AT EACH LABEL where DET? VALUES|WORD BE? 'given'|'available'|'reported'")
def _with_value(_: Context, *rest: Meaning) -> _WithValue | None:
    """“in every column for which it has a value”, “in each of the six …”."""
    count = first_exactly(rest, int)
    every_one = first(rest, Quantifier) in (Quantifier.ALL, None)
    return _WithValue(the(rest, Label).dimension, count) if every_one else None


@rule("statement", "subject verb? predicate with_value")
def _where_present(c: Context, subject: Subject, *rest: Meaning) -> Statement | None:
    """“A is best in every column for which it has a value”."""
    told = the(rest, _WithValue)
    dimension = told.dimension
    place = subject.place.default(c.here.without([dimension]))
    if dimension in subject.place.dimensions or not place.ticks:
        return None
    known = c.names.dimensions[dimension].ticks
    there = {t: Place.of(dimension, [t]).default(place) for t in known}
    ticks = [t for t, p in there.items() if c.table.indices(p.cells)]
    if told.count not in (None, len(ticks)):
        return None
    predicate = the_predicate(rest)
    reach = Extent(Quantifier.ALL, along=dimension, place=Place.of(dimension, ticks))
    return Statement(subject, predicate, reach) if ticks else None


@rule("statement", "'both'|'each'|'all' 'with'|'at'|'having'|BE? predicate")
def _each_with(c: Context, *rest: Meaning) -> Statement | None:
    """“…, both with fewer than 2 branches”: what was named last is the subject."""
    if max((len(ticks) for _, ticks in c.here.ticks), default=1) < 2 and not c.here.orders:
        return None
    predicate = the_predicate(rest)
    return Statement(Subject(named=False, topical=True), predicate, Extent())


def is_noun_phrase(predicate: object, parts: tuple[Meaning, ...]) -> bool:
    """“Highest value at C”: it says where the highest value is, not that C has it."""
    bare = getattr(predicate, "is_noun_phrase", False)
    return bare and not any(p == "verb" for p in parts)


@rule("more", "extents? verb extents? predicate|value extents?", "extents? predicate extents?")
def _more(_: Context, *rest: Meaning) -> Statement | None:
    extent = joined_extents(*every(rest, Extent))
    predicate = the_predicate(rest)
    if "verb" not in rest and extent == Extent() and is_mere_end(predicate):
        return None  # "… at every rate but the last".
    subject = Subject(named=False, topical="verb" in rest)
    return Statement(subject, predicate, extent) if extent else None


@rule("more", "'both'|'each'|'all' 'with'|'at'|'having'? predicate|value")
def _more_of_each(_: Context, *rest: Meaning) -> Statement | None:
    """“…, both with less than 5”: of several that were named."""
    more: Statement | None = _more(_, *rest)
    if more is None:
        return None
    return replace(more, subject=replace(more.subject, quantifier=Quantifier.ALL))


@rule("verb", "BE", "HAVE")
def _verb(*_: Meaning) -> str:
    return "verb"


def joined_extents(*extents: Extent | None) -> Extent | None:
    """All that says how far something reaches, together; `None` if that cannot be."""
    whole: Extent | None = NO_LIMIT
    for extent in extents:
        if extent is not None and whole is not None:
            whole = whole.joined(extent)
    return whole


def is_mere_end(predicate: object) -> bool:
    """Whether it may be no predicate at all: “the last”."""
    peak = getattr(predicate, "peak", None)
    if peak is None or peak.measure.ticks or peak.aggregate or not peak.contest:
        return False
    return not any(getattr(predicate, n, None) for n in ("scope", "amount", "location"))
