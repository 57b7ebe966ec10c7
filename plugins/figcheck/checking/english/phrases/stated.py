"""Clauses that make a statement, and what they open with: “In 2010, …”, “Overall, …”."""

from __future__ import annotations

import re
from dataclasses import is_dataclass, replace
from typing import TYPE_CHECKING, Any, cast

from figcheck.checking.english.families.peaks import BARE_EXTREME
from figcheck.checking.english.families.restrictions import is_left_open
from figcheck.checking.english.meanings.assertions import Coordination, Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import (
    Meaning,
    first,
    first_exactly,
    the,
    the_predicate,
)
from figcheck.checking.english.phrases.extents import is_each_of_several

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("clause", "statement", "'with' statement")
def _clause(c: Context, statement: Statement | Coordination) -> Reading | None:
    return statement.reading(c)


_ALREADY_THERE = r"(?:already|even) (?:at|with|after|in|by|on) .*[a-z] (?:the|its) (?:best|\w+est)"
"""“Already at 128, A beats the best value of B”: the best of all, not that at 128."""


_AFTER_AND_AFTER = r"after \d[^;]* [^;]* after \d+[^\w;]*\Z"
"""“After 50 epochs, A is above B after 10”: what B is at ten, and not beyond."""


def _may_be_of_rival(c: Context, lead: Place, statement: Statement | Coordination) -> bool:
    """Whether a statement says where once more, which may be where its rival is.

    “After 50 epochs, A is above B after 10”: above what B is after ten, not both after that.
    """
    if isinstance(statement, Coordination):
        return False
    than: Subject | Place | None = getattr(statement.predicate, "than", None)
    if than is None:
        return False
    rival = than.place if isinstance(than, Subject) else than
    again = not lead.dimensions.isdisjoint(rival.dimensions)
    if again and re.search(_AFTER_AND_AFTER, c.discourse.clause, re.IGNORECASE):
        return True
    return not lead.dimensions.isdisjoint(statement.extent.place.dimensions)


@rule("clause", "at ','? statement")
def _led(c: Context, lead: Place, statement: Statement | Coordination) -> Reading | None:
    """“At Ratio 0.3, …”."""
    if is_each_of_several(c, lead):
        return None
    if c.discourse.clause_has_word(_ALREADY_THERE) or _may_be_of_rival(c, lead, statement):
        return None
    return statement.reading(c, lead)


@rule("clause", "place ','|':' statement")
def _led_by_place(c: Context, lead: Place, *rest: Meaning) -> Reading | None:
    """“Lower-right quadrant: …”, “From 1990 on, …”."""
    statement = cast("Statement | Coordination", the_predicate(rest))
    labelled = c.discourse.clause_has(":")
    if labelled and isinstance(statement, Statement) and not statement.subject.named:
        things = c.names.compared(lead.dimensions) and not any(map(c.is_scale, lead.dimensions))
        if things and lead.plain == lead:
            # "Birch: it has the lowest score on Web", as under a label: Birch has.
            there = replace(c, here=lead.default(c.here), about_something=True)
            topical = statement.subject.topical or c.discourse.clause_has_word(BARE_EXTREME)
            subject = replace(statement.subject, topical=topical)
            return replace(statement, subject=subject).reading(there)
    return None if _may_be_of_rival(c, lead, statement) else statement.reading(c, lead)


@rule(
    "lead",
    "AT coordinate ','?",
    "place ','",
    "AT place ','",
    "AT EACH COUNT? LABEL|KIND ','?",
    "QUANTITY ','?",
    "ON_AVERAGE ','?",
    "WHOLE|OVERALL ','?",
)
@rule("lead", "'with'|'at' amount|bound ','")
def _lead(*_: Meaning) -> str:
    """What may stand before the subject: “In 2010, …”, “On average, …”, “With 93.5, …”."""
    return "lead"


@rule("lead", "FROM_ON coordinate ','?", "UNTIL coordinate ','?")
def _lead_of_ray(c: Context, _: Meaning, place: Place) -> str | None:
    """“From 2010 on, …”; the panel “Before cooling” is a subject."""
    return "lead" if c.ray(place, after=True, included=True) else None


@rule("clause", "extent ',' statement")
def _extended(c: Context, extent: Extent, statement: Statement | Coordination) -> Reading | None:
    """“In most cells, …”, “For all models, …”."""
    if c.discourse.clause_has_word(_ALREADY_THERE) or _may_be_of_rival(c, extent.place, statement):
        return None
    several = isinstance(statement, Coordination)
    if several and extent != Extent(aggregate=extent.aggregate):
        return None
    said = statement.statements if isinstance(statement, Coordination) else (statement,)
    joined = [(s, extent.joined(s.extent)) for s in said]
    led = tuple(replace(s, extent=e) for s, e in joined if e is not None)
    return Coordination(led).reading(c) if len(led) == len(said) else None


@rule("clause", "extent statement")
def _begun(c: Context, extent: Extent, statement: Statement | Coordination) -> Reading | None:
    """The same without a comma; “In 1980 only A …” is about A alone."""
    # "Apart from Web, A stays below 5": Web is left out, not A there.
    if extent.only is not None or len(extent.excluded.ticks) > 1:
        return None
    reading: Reading | None = _extended(c, extent, statement)
    return reading


@rule("clause", "place BE 'the' 'only'|'one'|'single'|'sole' LABEL|KIND where statement")
@rule("clause", "place BE 'exactly'|'precisely' 'the' LABEL|KIND where statement")
@rule("clause", "place BE 'the' 'only' COUNT LABEL|KIND where statement")
def _only_one_where(c: Context, place: Place, *rest: Meaning) -> Reading | None:
    """“Web is the only domain on which Birch leads”."""
    statement = first(rest, Statement)
    count = first_exactly(rest, int)
    if statement is None or (count is not None and [count] != [len(t) for _, t in place.ticks]):
        return None
    if is_left_open(c, statement, place):
        return None
    return replace(statement, extent=replace(statement.extent, only=place)).reading(c)


@rule("where", "AT 'whom'")
@rule("where", "AT 'which'", "'where'", "AT? 'whose'")
def _where(*_: Meaning) -> str:
    return "where"


@rule("clause", "'with'|'at' amount ',' statement", "statement ','? 'with'|'at' amount")
@rule("clause", "statement ',' amount")
@rule("clause", "at ','? statement ','? 'with'|'at' amount", "at ','? statement ',' amount")
def _valued(c: Context, *rest: Meaning) -> Reading | None:
    """“With 93.5, Cedar leads on News”, “Cedar leads, 93.5”: the amount is the extreme's."""
    amount, lead = the(rest, Amount), first(rest, Place)
    statement = the_predicate(rest)
    predicate = getattr(statement, "predicate", None)
    if getattr(predicate, "amount", amount) is not None or not is_dataclass(predicate):
        return None
    if any(c.names.tick_of(d, amount.number.value) is not None for d in c.names.dimensions):
        return None  # "At 32, …" is a place of the axis.
    assert isinstance(statement, Statement)  # noqa: S101
    noted: Predicate = replace(cast("Any", predicate), amount=amount)
    return replace(statement, predicate=noted).reading(c, lead or EVERYWHERE)
