"""How far apart two values are said to be: “slightly above”, “by a wide margin”.

What is slight, and what is wide, no rule tells. But what lies far apart on the scale of the
figure is nowhere slightly apart, and what is next to each other nowhere by a wide margin: of these
a comparison that holds says too little.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.parts import nodes_of
from figcheck.checking.language import Table
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Function,
    Number,
    Term,
)
from figcheck.patterns import regex

_MORE_OR_LESS = (
    r"(?:above|below|ahead|behind|under|over|better|worse|more|less|fewer|lower|higher|larger"
    r"|smaller|greater|bigger|[a-z]+er than|outperform\w*|beats?|exceeds?|surpass\w*|leads?|trails?"
    r"|falls short|edges?|the (?:best|worst|most|least|fewest|[a-z]+est))\b"
)
_SLIGHT = regex(
    r"\b(?:slightly|marginally|narrowly|barely|a little|a bit|a touch|a tad|a shade|a hair"
    rf"|a trifle|minimally|fractionally|just a little|ever so slightly|only just) {_MORE_OR_LESS}"
    r"|\b(?:by|with|has|have|had) (?:only |just )?(?:a|the) "
    r"(?:(?:very|rather|mere|razor-) ?)?(?:small|narrow|slim|slender|thin|tiny|slight|minimal"
    r"|hair's|whisker's|close) (?:margin|lead|gap|difference|edge|advantage|breadth)\b"
    r"|\bby a (?:whisker|hair|nose|sliver)\b"
    rf"|{_MORE_OR_LESS}[^,;:]* (?:slightly|marginally|narrowly)(?=[.,;]|\Z)",
    re.IGNORECASE,
)
_WIDE = regex(
    r"\b(?:far|vastly|hugely|massively|enormously|dramatically|vast|immensely|overwhelmingly"
    r"|a lot|much|way|considerably|substantially|significantly|markedly|a good deal|a great deal"
    rf"|many|strongly|greatly|comfortably|easily|handily|decisively|well|miles) {_MORE_OR_LESS}"
    r"|\b(?:by|with|has|have|had) (?:a|the) (?:(?:very|rather|quite) )?"
    r"(?:wide|large|big|huge|considerable|comfortable|substantial|significant|great|vast|massive"
    r"|enormous|commanding|clear|handsome|sizeable|sizable|healthy) "
    r"(?:margin|lead|gap|difference|edge|advantage|distance)\b"
    r"|\bby (?:far|a long way|miles|some distance|a mile)\b"
    rf"|{_MORE_OR_LESS}[^,;:]* (?:considerably|substantially|markedly|dramatically|comfortably"
    r"|easily)(?=[.,;]|\Z)",
    re.IGNORECASE,
)
_DENIED = regex(r"\b(?:not|never|no|hardly|n't|nor|neither|without)\b|n't\b", re.IGNORECASE)

_FAR_OF_VALUES = 0.2
_FAR_OF_RANGE = 0.2
"""The part of the larger value, and of what all values span, beyond which nothing is slight."""
_NEAR_OF_VALUES = 0.04
_NEAR_OF_RANGE = 0.05
"""The same below which nothing is wide."""


def belies_degree(table: Table, formula: Formula, text: str) -> bool:
    """Whether two values lie otherwise apart than a text says that they do.

    Args:
        table: the values.
        formula: what the text was read as, which holds.
        text: the text.
    """
    slight, wide = _SLIGHT.search(text), _WIDE.search(text)
    if (slight is None) is (wide is None) or _DENIED.search(text):
        return False
    gaps = list(_gaps(table, formula))
    if not gaps:
        return False
    values = [c.value for c in table.figure.cells if c.value is not None]
    span = max(values) - min(values)
    if slight is not None:
        return any(g > _FAR_OF_VALUES * size and g > _FAR_OF_RANGE * span for g, size in gaps)
    return all(g < _NEAR_OF_VALUES * size and g < _NEAR_OF_RANGE * span for g, size in gaps)


def _gaps(table: Table, formula: Formula) -> Iterator[tuple[float, float]]:
    """How far apart values are that a formula compares, and how large the larger one is."""
    for node in nodes_of(formula):
        if not isinstance(node, Compare) or _is_told(node):
            continue
        if node.comparator in (Comparator.MORE, Comparator.LESS):
            for pair in table.pairs(node):
                yield _gap(pair.left.value, pair.right.value)
        elif node.comparator is Comparator.EQUAL:
            match node.right:
                case Aggregate(Function.MAX | Function.MIN, _, ()) as end:
                    yield from _ahead(table, node.left, end)


def _ahead(table: Table, first: Term, end: Aggregate) -> Iterator[tuple[float, float]]:
    """How far the first lies ahead of the next one that is none of its own values."""
    own = first.of if isinstance(first, Aggregate) else first
    cells = {cell for e in table.term(own).entries.values() for cell in e.cells}
    others = [e.value for e in table.term(end.of).entries.values() if not cells.issuperset(e.cells)]
    ahead = table.term(first).single
    if ahead is not None and others:
        nearest = max(others) if end.function is Function.MAX else min(others)
        yield _gap(ahead.value, nearest)


def _is_told(node: Compare) -> bool:
    """Whether it is a number, or how far apart two values are, that values are set against."""
    sides = (node.left, node.right)
    return any(isinstance(side, Number | Arithmetic | Absolute) for side in sides)


def _gap(one: float, other: float) -> tuple[float, float]:
    return abs(one - other), max(abs(one), abs(other))
