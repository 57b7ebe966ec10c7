"""Amounts that belong to one thing alone: “Only A declines, losing 7”.

No other declines; that no other loses just 7 would be said of those that lose 6 as well.
"""

from __future__ import annotations

from collections.abc import Iterable

from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.language.tree import Comparator, Compare, Not, Number
from figcheck.patterns import any_case

_ONLY = any_case(r"\bonly\b[^,;]*,\s+(?:[a-z]+ing|by|from|to|up|down)\b[^,;]*\d")


def denies_amounts(nodes: Iterable[object], text: str) -> bool:
    """Whether a clause is read as if the others only did not have the amount of the one.

    Args:
        nodes: all parts of the reading.
        text: the clause.
    """
    if _ONLY.search(text) is None:
        return False
    denied = (inner for node in nodes if isinstance(node, Not) for inner in nodes_of(node.of))
    return any(
        isinstance(inner, Compare)
        and inner.comparator is Comparator.EQUAL
        and isinstance(inner.right, Number)
        for inner in denied
    )
