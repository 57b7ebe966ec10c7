"""The families of claims that are understood, a module each.

Every module adds rules for `predicate` or `clause` to the one grammar.
"""

from figcheck.checking.english import amounts, extents, places, statements, subjects
from figcheck.checking.english.families import bounds, comparison, equality, extremum, legend, trend
from figcheck.checking.english.grammar import GRAMMAR

__all__ = [
    "GRAMMAR",
    "amounts",
    "bounds",
    "comparison",
    "equality",
    "extents",
    "extremum",
    "legend",
    "places",
    "statements",
    "subjects",
    "trend",
]
