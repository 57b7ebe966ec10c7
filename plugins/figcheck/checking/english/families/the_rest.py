"""So many, and what holds of the rest: “two exceed 63, and none of the others gets to 61”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Extent, Place, Reading, Subject
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly
from figcheck.checking.language.tree import Formula, Not, Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "exclusive"


@rule("the_rest_too", "OTHERS LABEL|KIND?", "EACH 'other'|'remaining' LABEL|KIND")
@rule("the_rest_too", "EACH 'other'|'remaining' COUNT LABEL|KIND", "'no' 'other'")
@rule("the_rest_too", "EACH 'others'|'rest'", "EACH 'the' 'others'|'rest'", "'the' COUNT 'others'")
@rule("the_rest_too", "'the' 'other'|'remaining' COUNT? LABEL|KIND? 'all'?")
def _the_rest_too(_: Context, *rest: Meaning) -> tuple[Quantifier, Label | None, int | None] | None:
    """“none of the others”, “the other five”."""
    quantifier = first(rest, Quantifier) or (Quantifier.ALL if rest else Quantifier.NONE)
    if quantifier not in (Quantifier.ALL, Quantifier.NONE):
        return None
    return quantifier, first(rest, Label), first_exactly(rest, int)


@rule("and_then", "','? 'and'|'but'|'while'|'whereas'|'with'", "';'", "'.'")
def _and_then(*_: Meaning) -> str:
    return "and"


@rule(
    "clause",
    "statement and_then the_rest_too extents? verb? extents? predicate|value extents?",
)
@rule(
    "clause",
    "at ','? statement and_then the_rest_too extents? verb? extents? predicate|value extents?",
)
def _and_the_rest(c: Context, *rest: Meaning) -> Reading | None:
    """“Exactly five models exceed 63 on Web, and none of the others gets beyond 61”."""
    said, lead = first(rest, Statement), first(rest, Place) or EVERYWHERE
    if said is None:
        return None  # "They lead" compares in another way.
    subject = said.subject
    if subject.count is None or subject.each is None or said.extent.is_said:
        return None
    dimension, place = subject.each, subject.place
    quantifier, label, size = next(r for r in rest if isinstance(r, tuple) and len(r) == 3)
    if label is not None and label.dimension != dimension:
        return None
    own: Extent | None = said.extent.joined(Extent(place=lead))
    where: Extent | None = Extent()
    for more in every(rest, Extent):
        where = where and where.joined(more)
    whole = said.reading(c, lead)
    if own is None or where is None or where.is_said or whole is None or len(whole.formulas) > 2:
        return None
    inherited = own.place.default(place.without([dimension]))
    inherited = inherited.default(getattr(said.predicate, "measure", EVERYWHERE))
    where = replace(where, place=where.place.default(inherited))
    predicate = next(r for r in rest if hasattr(r, "reading") and not isinstance(r, Statement))
    own = replace(own, place=own.place.default(place.without([dimension])))
    ticks = place.get(dimension) or c.names.dimensions[dimension].ticks
    found: list[Formula] = [whole.formulas[0]]
    others = []
    for tick in ticks:
        one = Statement(Subject(Place.of(dimension, [tick])), said.predicate, own).reading(c)
        truths = {c.table.evaluate(f).truth for f in one.formulas} if one else {None}
        if one is None or len(truths) != 1 or None in truths:
            return None
        if not truths.pop():
            others.append(tick)
            found.append(Not(one.formulas[0]))
    if not others or size not in (None, len(others)):
        return None
    left = Subject(Place.of(dimension, others), quantifier, each=dimension)
    then = Statement(left, predicate, where).reading(c)
    return Reading(tuple(both([*found, f]) for f in then.formulas), FAMILY) if then else None
