"""The families of claims that are understood, a module each.

Every module adds rules for `predicate` or `clause` to the one grammar.
"""

from figcheck.checking.english import statements
from figcheck.checking.english.families import bounds, comparison, equality, extremum, legend, trend
from figcheck.checking.english.places import grammar as GRAMMAR  # noqa: N812

__all__ = [
    "GRAMMAR",
    "bounds",
    "comparison",
    "equality",
    "extremum",
    "legend",
    "statements",
    "trend",
]
