"""What is said of things one by one, each by itself: “two parsers peak late”, “on three sets”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.excepted import but_there
from figcheck.checking.english.meanings.meaning import Extent, Place, Predicate, Reading, Subject
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.meanings.several import of_cases
from figcheck.checking.language.tree import Comparator, Formula, Function, Quantifier
from figcheck.model import Role

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.context import Context

_MOST_CASES = 30
"""Things that are looked at one by one."""

_ALL_OR_NONE = frozenset({Quantifier.ALL, Quantifier.NONE})
_LED_BY_ALL = "^(?:in|on|at|for|with|under|across) (?:all|every|each|both)"
"""How a clause begins that says of each of some places how many there are so."""

_REACH = "(?:reach(?:e[sd]|ing)?|manag(?:e|es|ed|ing) to|able to|succeed(?:s|ed)? in)"

_OF_ONE = ("relation", "peak", "rank", "of_level", "function")
"""What predicates have that can be said of one thing by itself."""


def one_by_one(
    c: Context, predicate: Predicate, subject: Subject, extent: Extent
) -> Reading | None:
    """That a predicate holds of so many things, or at so many places, as it does of one.

    Args:
        c: the context of the clause.
        predicate: what is said.
        subject: what it is said of; the things that it runs through, if it names some.
        extent: how far it reaches; what that runs through, if the subject does not.

    Returns:
        `None` where it cannot be said of one by itself, or nothing tells what is run through.
    """
    if is_of_all_at_once(predicate, subject):
        # "No other model dominates A": none but A, which it names itself.
        each = subject.each or (next(iter(subject.own)) if len(subject.own) == 1 else None)
        subject = replace(subject, each=each, others=False)
    said: Subject | Extent = subject if subject.each is not None else extent
    through = min(extent.through, default=None)
    dimension = subject.each or extent.along or through or _run_through(c, subject, extent)
    if extent.excluded.ticks and subject.each is None:
        return but_there(c, predicate, subject, extent)
    if dimension is None or subject.others or extent.excluded.ticks:
        return None
    if not _is_of_one(predicate, subject, extent, said) or _is_reached(c, predicate, subject):
        return None
    some = subject.each is not None and subject.quantifier is not Quantifier.ALL
    if some and extent.quantifier is Quantifier.ALL and c.discourse.clause_has_word(_LED_BY_ALL):
        return None  # "On every task, two models exceed 50": not the same two on each.
    found = _of_one(c, predicate, subject, extent, dimension)
    if found is None:
        return None
    alone, extent, many = found
    rivals = rivals_in(predicate, dimension) if subject.each is not None else frozenset()
    cases: list[tuple[Formula, ...]] = []
    runs = is_of_line(predicate) and subject.count is None
    for place in _things(c, subject, extent, dimension, said.quantifier if runs else None):
        if place.get(dimension)[0] in rivals or not c.table.indices(place.cells):
            continue
        own = alone.own | {dimension} if subject.each is not None else alone.own
        spot = replace(alone, place=place, own=own, named=True)
        reading = predicate.reading(c, spot, extent)
        if reading is None and (extent.along or extent.through) and spot.each is None:
            reading = one_by_one(c, predicate, spot, extent)
        if reading is None or (cases and len(cases[0]) != len(reading.formulas)):
            return None
        cases.append(reading.formulas)
    if len(cases) < 2 or len(cases) > _MOST_CASES:
        return None
    formulas = of_cases(c, cases, many, said.count)
    return Reading(formulas, reading.family, len(cases)) if formulas and reading else None


def _of_one(
    c: Context, predicate: Predicate, subject: Subject, extent: Extent, dimension: str
) -> tuple[Subject, Extent, Quantifier | None] | None:
    """What is said of one of the things that are run through, how far, and of how many it holds."""
    if subject.each is not None:
        alone = replace(subject, each=None, quantifier=None, count=None)
        return None if extent.along == dimension else (alone, extent, subject.quantifier)
    if subject.quantifier is not None or subject.count is not None:
        return None
    many = extent.quantifier
    # "It falls without interruption in A and in B": at every step, in each of the two.
    moves = getattr(predicate, "moves", None) is not None
    steps = Quantifier.ALL if moves and c.discourse.goes_on_throughout else None
    left = extent.through - {dimension}
    if never_there := extent.quantifier is Quantifier.NONE and bool(extent.through):
        steps, many = Quantifier.NONE, Quantifier.ALL
    elif left:
        steps = Quantifier.ALL
    along = min(left) if left and not never_there else None
    rest = replace(extent, along=along, quantifier=steps, count=None, through=left - {along})
    return subject, rest, many


def at_each_of_several(predicate: Predicate, subject: Subject, extent: Extent) -> Extent | None:
    """“A and B together exceed 50 in X and in Y”: their sum does, in each of the two.

    Args:
        predicate: what is said.
        subject: what it is said of.
        extent: how far it reaches.

    Returns:
        The extent as of each place, `None` where it is no sum that is looked at in several.
    """
    if not (subject.aggregate is Function.SUM or getattr(predicate, "adds_up", False)):
        return None
    if extent.is_said or extent.along or extent.aggregate or subject.each:
        return None
    summed = {d for d, ticks in subject.place.ticks if len(ticks) > 1}
    several = [d for d, ticks in extent.place.ticks if len(ticks) > 1 and d not in summed]
    if not summed or len(several) != 1:
        return None
    return replace(extent, quantifier=Quantifier.ALL, along=several[0])


def is_of_line(predicate: Predicate) -> bool:
    """Whether something is true of a line, not of its values: “it rises”, “it ends higher”.

    Args:
        predicate: what is said.
    """
    moves = getattr(predicate, "moves", None) is not None
    return moves or getattr(predicate, "of_line", False)


def _things(
    c: Context, subject: Subject, extent: Extent, dimension: str, of_lines: Quantifier | None
) -> list[Place]:
    """The things one by one; “every row”, of two panels, is each row of either of them."""
    panel = c.name(Role.PANEL)
    ticks = subject.place.get(dimension) or c.names.dimensions[dimension].ticks
    found = [Place.of(dimension, [tick]).default(subject.place) for tick in ticks]
    if panel is None or panel in {dimension, extent.along, *extent.through}:
        return found
    if subject.place.get(panel) or of_lines not in _ALL_OR_NONE:
        return found
    if subject.each is None and c.discourse.clause_has_word("with (?:every|each)"):
        return found  # "It rises with every increase in x": along that, not for each.
    if extent.is_said and c.discourse.clause_has_word("both"):
        return found  # "Every model falls with both methods": the panels are named.
    panels = c.names.dimensions[panel].ticks
    return [Place.of(panel, [tick]).default(there) for there in found for tick in panels]


def is_of_all_at_once(predicate: Predicate, subject: Subject) -> bool:
    """Whether something is said of a number of things in all measures: “no model dominates A”.

    Each is asked in all measures together: one that is better in another measure is none.

    Args:
        predicate: what is said.
        subject: what it is said of.
    """
    relation = getattr(predicate, "relation", None)
    counted = subject.count is not None or subject.quantifier in (Quantifier.NONE, Quantifier.MOST)
    return counted and relation is not None and relation.in_all


def rivals_in(predicate: object, dimension: str) -> frozenset[str]:
    """What a predicate compares things with: A, of “three parsers beat A”, is none of the three.

    Args:
        predicate: the predicate.
        dimension: that of the things.
    """
    named = (node.place.get(dimension) for node in nodes_of(predicate) if isinstance(node, Subject))
    return frozenset(tick for ticks in named for tick in ticks)


def _is_of_one(
    predicate: Predicate, subject: Subject, extent: Extent, said: Subject | Extent
) -> bool:
    """Whether a predicate is said of each thing by itself, rather than of all together."""
    of_level = getattr(predicate, "of_level", False)
    if extent.quantifier is Quantifier.NONE and subject.count is not None and of_level:
        return True  # "Two parks never exceed 50": of each of the two it is said.
    if subject.each is None and getattr(predicate, "holds_at_each", False):
        return True
    many = (Quantifier.NONE, Quantifier.MOST)
    in_all = subject.quantifier in many and extent.quantifier is Quantifier.ALL
    if in_all and (of_level or hasattr(predicate, "peak")):
        return True  # "No model is best in every column": each of them somewhere is not.
    if is_of_all_at_once(predicate, subject):
        return True
    # "Never", "hardly ever": no number of things.
    some = said.count is not None and said.count.number.value >= 1
    counted = some and any(hasattr(predicate, name) for name in _OF_ONE)
    known: bool = getattr(predicate, "holds_of_each", counted)
    return known


def _is_reached(c: Context, predicate: Predicate, subject: Subject) -> bool:
    """Whether so many are said to reach a number: “two countries reach 30” is of 30 or more."""
    amount = getattr(predicate, "amount", None)
    exact = amount is not None and amount.comparator is Comparator.EQUAL
    return exact and subject.count is not None and c.discourse.clause_has_word(_REACH)


def _run_through(c: Context, subject: Subject, extent: Extent) -> str | None:
    """What “always” runs through: the one dimension beside that of the things compared.

    Over that of a mean it is taken: “the mean of A is the highest of all”.
    """
    if subject.aggregate is not None:
        return None
    several = [
        d.name
        for d in c.figure.dimensions
        if d.name not in subject.own and len(subject.place.get(d.name) or d.ticks) > 1
    ]
    return several[0] if extent.is_said and len(several) == 1 else None
