"""The families of claims that are understood, a module each.

Every module adds rules for `clause` to one grammar; a clause means a `Reading`.
"""

from figcheck.checking.english.families import (
    bounds,
    comparison,
    counting,
    equality,
    extremum,
    legend,
    trend,
    value,
)
from figcheck.checking.english.places import grammar as GRAMMAR  # noqa: N812

__all__ = [
    "GRAMMAR",
    "bounds",
    "comparison",
    "counting",
    "equality",
    "extremum",
    "legend",
    "trend",
    "value",
]
