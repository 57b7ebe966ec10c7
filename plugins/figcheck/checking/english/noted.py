"""What a statement says in passing of values: “A (50) beats B (40)”."""

from __future__ import annotations

from figcheck.checking.english.meaning import Amount, Place, Subject
from figcheck.checking.english.parts import parts_of
from figcheck.checking.language.tree import Aggregate, Term


def noted_of(cells: Term, subject: Subject) -> Term:
    """What a value in parentheses behind a subject is the value of."""
    return cells if subject.aggregate is None else Aggregate(subject.aggregate, cells)


def aggregates_within(predicate: object) -> tuple[Subject, ...]:
    """The aggregates that a predicate compares with."""
    parts = parts_of(predicate)
    return tuple(p for p in parts if isinstance(p, Subject) and p.aggregate is not None)


def notes_within(part: object, whole: Place) -> tuple[tuple[Place, Amount], ...]:
    """What a predicate says in passing of values within the statement's place."""
    if isinstance(part, Place):
        return part.default(whole).notes if part.notes else ()
    if isinstance(part, Subject) and part.aggregate is not None:
        return ()  # What is said of an aggregate is not said of its cells.
    return tuple([note for piece in parts_of(part) for note in notes_within(piece, whole)])
