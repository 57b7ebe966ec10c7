"""The families of claims that are understood, a module each.

Every module adds rules for `predicate` or `clause` to the one grammar.
"""

from figcheck.checking.english import (
    amounts,
    extents,
    places,
    regions,
    statements,
    subjects,
    tallies,
)
from figcheck.checking.english.families import (
    bounds,
    comparison,
    course,
    crossing,
    equality,
    extremum,
    gaps,
    lead,
    legend,
    levels,
    measured,
    multiples,
    negation,
    peaks,
    ranking,
    sides,
    standing,
    stretches,
    trend,
    values,
)
from figcheck.checking.english.grammar import GRAMMAR

__all__ = [
    "GRAMMAR",
    "amounts",
    "bounds",
    "comparison",
    "course",
    "crossing",
    "equality",
    "extents",
    "extremum",
    "gaps",
    "lead",
    "legend",
    "levels",
    "measured",
    "multiples",
    "negation",
    "peaks",
    "places",
    "ranking",
    "regions",
    "sides",
    "standing",
    "statements",
    "stretches",
    "subjects",
    "tallies",
    "trend",
    "values",
]
