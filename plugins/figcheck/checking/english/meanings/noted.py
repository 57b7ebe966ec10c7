"""What a statement says in passing of values: “A (50) beats B (40)”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.drawn import half_of
from figcheck.checking.english.meanings.meaning import Amount, Place, Reading, Subject
from figcheck.checking.english.meanings.parts import parts_of
from figcheck.checking.language.tree import Aggregate, And, Cells, Compare, Condition, Term

if TYPE_CHECKING:
    from figcheck.checking.english.meanings.assertions import Statement
    from figcheck.checking.english.parsing.context import Context


def with_notes(
    c: Context,
    said: Statement,
    reading: Reading,
    subject: Subject,
    places: tuple[Place, Place],
) -> Reading | None:
    """What is asserted, with what is said in passing of values at the whole place.

    Args:
        c: the context of the clause.
        said: the statement.
        reading: what it asserts.
        subject: its subject, with all that the surroundings fix.
        places: the whole place, and what the extent names of it.
    """
    place, reach = places
    # "The gap between A (50) and B is widest at 3 (12)": 50 is of A, 12 of the gap.
    there = {a for _, a in reach.notes}
    of_gap = there if subject.minus else frozenset()
    taken = there if getattr(said.predicate, "takes_notes", False) else frozenset()
    notes: list[tuple[Term, Amount]] = [
        (subject.spoken_of(p) if a in of_gap else _noted_of(p.cells, said.subject), a)
        for p, a in dict.fromkeys(place.notes)
        if a not in taken
    ]
    notes += [
        (_noted_of(p.default(subject.place.plain).cells, than), a)
        for than in _aggregates_within(said.predicate)
        for p, a in than.place.notes
    ]
    # "The gap is widest on C (6.5)", "the mean is highest on C (83)": of what is spoken of.
    within = dict.fromkeys(_notes_within(said.predicate, subject.place))
    of_values = getattr(said.predicate, "notes_values", False)
    noted_there = ((half_of(subject, a), p, a) for p, a in within)
    notes += [(p.cells if of_values else s.spoken_of(p), a) for s, p, a in noted_there]
    if not notes:
        return reading
    values = []
    for about, amount in notes:
        noted = _of_its_measure(c, about, amount)
        if c.table.term(noted).single is None or not (subject.percent or c.may_be(amount)):
            return None
        values.append(Compare(amount.comparator, noted, amount.number))
    return Reading(tuple(And((f, *values)) for f in reading.formulas), reading.family)


def _of_its_measure(c: Context, noted: Term, amount: Amount) -> Term:
    """What a value is noted of: of one with a unit the measure that is given in it.

    “A (120 stores) has a higher revenue than B”: the stores, whatever else is said of A.
    """
    measures = c.names.measures
    meant = measures.in_unit(amount.unit)
    if meant is None or measures.dimension is None or not isinstance(noted, Cells):
        return noted
    told = meant.get(measures.dimension)
    kept = [n for n in noted.conditions if getattr(n, "dimension", "") != measures.dimension]
    named = [n for n in noted.conditions if n not in kept and isinstance(n, Condition)]
    if any(not n.excluded and set(n.ticks) & set(told) for n in named):
        return noted
    return Cells((*kept, *meant.cells.conditions))


def _noted_of(cells: Term, subject: Subject) -> Term:
    """What a value in parentheses behind a subject is the value of."""
    return cells if subject.aggregate is None else Aggregate(subject.aggregate, cells)


def _aggregates_within(predicate: object) -> tuple[Subject, ...]:
    """The aggregates that a predicate compares with."""
    parts = parts_of(predicate)
    return tuple(p for p in parts if isinstance(p, Subject) and p.aggregate is not None)


def _notes_within(part: object, whole: Place) -> tuple[tuple[Place, Amount], ...]:
    """What a predicate says in passing of values within the statement's place."""
    found: list[tuple[Place, Amount]] = []
    waiting = [part]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Place):
            found += part.default(whole).notes if part.notes else ()
        elif not (isinstance(part, Subject) and part.aggregate is not None):
            # What is said of an aggregate is not said of its cells.
            waiting += reversed(parts_of(part))
    return tuple(found)
