"""What is said of the cases in which something else holds: “Where A is ahead, B is below 5”."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING, Any

from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.elliptic import Rivalling
from figcheck.checking.english.meanings.assertions import Coordination, Statement
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place, Reading, Subject
from figcheck.checking.english.meanings.parts import nodes_of, rebuilt
from figcheck.checking.english.meanings.several import of_cases
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning
from figcheck.checking.language.tree import Formula, Not, Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_MOST_CASES = 120
"""Cases that are looked at one by one."""

Said = Statement | Coordination

_THEY = Subject(EVERYWHERE)
"""Those of which a restriction says something: “… that exceed 80”."""


def _at(c: Context, said: Said, place: Place) -> Reading | None:
    """What is said at a place, `None` if that does not leave its dimensions open."""
    statements = said.statements if isinstance(said, Coordination) else (said,)
    if any(s.subject.place.dimensions & place.dimensions for s in statements):
        return None
    if any(s.extent.place.dimensions & place.dimensions for s in statements):
        return None
    without = replace(c, here=c.here.without(place.dimensions))
    return said.reading(without, place)


def _holds(c: Context, reading: Reading) -> bool | None:
    """Whether what is said holds, `None` if that depends on how it is taken."""
    truths = {c.table.evaluate(f).truth for f in reading.formulas}
    return truths.pop() if len(truths) == 1 else None


def _open(c: Context, said: Said) -> list[str]:
    """The dimensions whose ticks what is said can be looked at one by one."""
    return [
        d.name
        for d in c.figure.dimensions
        if len(d.ticks) > 1 and all(_at(c, said, Place.of(d.name, [t])) for t in d.ticks)
    ]


def holding(c: Context, dimension: str, said: Said) -> tuple[list[str], list[Formula]] | None:
    """The ticks of a dimension at which something holds, and the formulas that say so."""
    held: list[str] = []
    formulas: list[Formula] = []
    for tick in c.names.dimensions[dimension].ticks:
        spot = Place.of(dimension, [tick])
        reading = _at(c, said, spot)
        if reading is None and isinstance(said, Statement) and said.subject == _THEY:
            # "… that were above the mean in 2010": of each of them, named as one of all.
            reading = replace(said, subject=Subject(spot)).reading(c)
        truth = _holds(c, reading) if reading else None
        if reading is None or truth is None:
            return None
        held += [tick] if truth else []
        formulas.append(reading.formulas[0] if truth else Not(reading.formulas[0]))
    return held, formulas


def _shared_subject(one: Said, other: Said) -> Said:
    """“Where A is ahead, it …”: the other is about what the one is about."""
    if isinstance(one, Coordination) or isinstance(other, Coordination):
        return other
    if other.subject.named or other.subject.whole or not one.subject.named:
        return other
    return replace(other, subject=one.subject)


def _in_cases(c: Context, condition: Said, main: Said) -> Reading | None:
    """That something holds in all cases in which a condition does."""
    main = _shared_subject(condition, main)
    condition = _shared_subject(main, condition)
    rivals = {id(r): r for node in nodes_of(condition) if (r := getattr(node, "than", None))}
    if len(rivals) == 1:
        (rival,) = rivals.values()
        main = _set_against(main, rival)
    shared = [d for d in _open(c, condition) if d in _open(c, main)]
    if not shared:
        return None
    spots = list(product(*(c.names.dimensions[d].ticks for d in shared)))
    if len(spots) > _MOST_CASES:
        return None
    conditions: list[Formula] = []
    cases: list[tuple[Formula, ...]] = []
    for ticks in spots:
        place = Place(tuple(sorted((d, (t,)) for d, t in zip(shared, ticks, strict=True))))
        given, said = _at(c, condition, place), _at(c, main, place)
        truth = _holds(c, given) if given else None
        if given is None or truth is None or said is None:
            return None
        conditions.append(given.formulas[0] if truth else Not(given.formulas[0]))
        cases += [said.formulas] if truth else []
    if not cases or len({len(f) for f in cases}) > 1:
        return None
    formulas = of_cases(c, cases, Quantifier.ALL, None)
    return Reading(tuple(both([f, *conditions]) for f in formulas), "condition")


def _set_against(said: Any, rival: Subject) -> Any:
    """“Wherever A is ahead of B, it leads by 5”: that is over B, not over the next best."""
    if isinstance(said, Rivalling):
        return said.against(rival)
    return rebuilt(said, lambda part: _set_against(part, rival))


@rule("clause", "WHEREVER statement ',' 'then'? statement", "statement WHEREVER statement")
@rule("clause", "statement ',' 'wherever'|'whenever' statement")
def _wherever(c: Context, *rest: Meaning) -> Reading | None:
    """“Wherever A is ahead, B is below 5”, “B is below 5 wherever A is ahead”."""
    one, two = (r for r in rest if isinstance(r, (Statement, Coordination)))
    leads = not isinstance(rest[0], (Statement, Coordination))
    return _in_cases(c, one, two) if leads else _in_cases(c, two, one)
