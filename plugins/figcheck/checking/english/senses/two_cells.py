"""Two cells that are named side by side: not all four where their rows and columns meet."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.language.tree import Cells, Condition
from figcheck.patterns import any_case

_TWO = any_case(
    r"\b(?P<one>[a-z]) ?= ?\d+,? (?:and )?(?P<two>[a-z]) ?= ?\d+\)?,? and (?:(?:the|at|cell|its"
    r"|mirror|image|that|of) ?)*\(?(?P=one) ?= ?\d+,? (?:and )?(?P=two) ?= ?\d+\b"
)
_SEVERAL = 2


def not_crossed(readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
    """Readings of “x=5, y=1 and x=1, y=5” without those of what lies in both rows and columns.

    Args:
        readings: all readings of a clause.
        text: the clause.
    """
    if _TWO.search(text) is None:
        return tuple(readings)
    return tuple(r for r in readings if not any(map(_is_crossed, r.nodes)))


def _is_crossed(node: object) -> bool:
    if not isinstance(node, Cells):
        return False
    several = [c for c in node.conditions if isinstance(c, Condition) and len(c.ticks) > 1]
    return len(several) >= _SEVERAL
