"""Leads over whoever comes next: “the lead of A over the second-best model”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from figcheck.checking.english.families.frontrunners import Leader
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.meanings.meaning import Place, Subject
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import Function

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


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
    label = first(rest, Label)
    return _to_best(c, every(rest, Place), label.dimension if label else None, of_all=False)


@rule("subject", "DET? DIFFERENCE|LAG 'of' place behind_first leader at?")
@rule("subject", "place 's' DIFFERENCE|LAG behind_first leader at?")
@rule("subject", "DET? DIFFERENCE 'between' place 'and' leader at?")
def _deficit(c: Context, *rest: Meaning) -> Subject | None:
    """“A's deficit to the best model”: how far the best of all is ahead, which may be A."""
    return _to_best(c, every(rest, Place), the(rest, Leader).along, of_all=True)


def _to_best(
    c: Context, places: Sequence[Place], along: str | None, *, of_all: bool
) -> Subject | None:
    """How far something is from the best of all, or of all others, wherever it is looked at."""
    owner, *where = places
    own = [d for d, t in owner.ticks if len(t) == 1 and c.size(d) > 2]
    own = [d for d in own if along is None or d == along]
    better = more_is_better(c, owner.default(c.here))
    place = owner.within(where[0]) if where else owner
    if len(own) != 1 or place is None or (better is None and (of_all or c.names.is_mixed)):
        return None
    (dimension,) = own
    known = c.proper(dimension).get(dimension) or c.names.dimensions[dimension].ticks
    rivals = Place.of(dimension, [t for t in known if of_all or t not in owner.get(dimension)])
    rest = tuple(d.name for d in c.figure.dimensions if d.name != dimension)
    best = (Function.MIN if better is False else Function.MAX, rest)
    found = Subject(place, minus=rivals, signed=not of_all and better is not False, best=best)
    return found if of_all or _leads(c, found) else None


def _leads(c: Context, lead: Subject) -> bool:
    """Whether it is one anywhere: else some of the others are no rivals, as a reference is none."""
    if not lead.signed:
        return True
    leads = c.table.term(lead.term(lead.place.default(c.here))).entries.values()
    return any(entry.value >= 0 for entry in leads)


@rule("behind_first", "'to'|'behind'|'from'")
def _behind(*_: Meaning) -> str:
    return "behind"


@rule("over_next", "'over'|'on'|'to'|'against'|'ahead' 'of'?")
def _over(*_: Meaning) -> str:
    return "over"
