"""Leads over whoever comes next: “the lead of A over the second-best model”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.grammar import rule
from figcheck.checking.english.meaning import Place, Subject
from figcheck.checking.english.names import Label
from figcheck.checking.english.polarity import more_is_better
from figcheck.checking.english.rules import Meaning, every, first
from figcheck.checking.language.tree import Function

if TYPE_CHECKING:
    from figcheck.checking.english.reader import Context


@rule("the_next", "'the' SECOND_BEST LABEL|KIND?", "'the' 'next' 'best' LABEL|KIND?")
@rule("the_next", "'the' 'best' 'of' OTHERS LABEL|KIND?", "POSSESSIVE SECOND_BEST LABEL|KIND?")
def _the_next(_: Context, *rest: Meaning) -> Label | str:
    """“the second-best model”, “the runner-up”."""
    return first(rest, Label) or "next"


@rule("subject", "DET? DIFFERENCE 'of' place over_next the_next at?")
@rule("subject", "place 's' DIFFERENCE over_next the_next at?")
@rule("subject", "DET? DIFFERENCE 'between' place 'and' the_next at?")
def _lead_over_next(c: Context, *rest: Meaning) -> Subject | None:
    """“A's margin over the runner-up”: over the best of all others, wherever it is looked at."""
    owner, *where = every(rest, Place)
    label = first(rest, Label)
    own = [d for d, t in owner.ticks if len(t) == 1 and c.size(d) > 2]
    own = [d for d in own if label is None or d == label.dimension]
    better = more_is_better(c, owner.default(c.here))
    place = owner.within(where[0]) if where else owner
    if len(own) != 1 or place is None or (better is None and c.names.is_mixed):
        return None
    (dimension,) = own
    known = c.proper(dimension).get(dimension) or c.names.dimensions[dimension].ticks
    others = Place.of(dimension, [t for t in known if t not in owner.get(dimension)])
    along = tuple(d.name for d in c.figure.dimensions if d.name != dimension)
    best = (Function.MIN if better is False else Function.MAX, along)
    lead = Subject(place, minus=others, signed=better is not False, best=best)
    return lead if _leads(c, lead) else None


def _leads(c: Context, lead: Subject) -> bool:
    """Whether it is one, in most places: else some of the others are no rivals, as a reference."""
    if not lead.signed:
        return True
    gained = -1 if lead.best is not None and lead.best[0] is Function.MIN else 1
    leads = [entry.value * gained for entry in c.table.term(lead.term(lead.place)).entries.values()]
    return 2 * sum(value < 0 for value in leads) <= len(leads)


@rule("over_next", "'over'|'on'|'to'|'against'|'ahead' 'of'?")
def _over(*_: Meaning) -> str:
    return "over"
