"""Of how many things “both” may be said: of two, never of all four."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from figcheck.checking.english.lexicon.entries import classes_at
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.language.tree import Cells, Condition

if TYPE_CHECKING:
    from figcheck.checking.english.names.names import Names

_BETWEEN = frozenset("of the its their these those".split())
"""What may stand between “both” and what is two."""

_NOUNS = frozenset({"VALUES", "KIND", "CASE", "THING"})
"""Classes of nouns for what a figure shows."""

_FEW = 4
"""Words within which “and” joins the two things: “in both directions (90 and 92)”."""


def may_be_both(names: Names, nodes: Sequence[object], text: str) -> bool:
    """Whether a reading is about two of what a clause calls both.

    Args:
        names: the names of the figure.
        nodes: all that the reading is made of.
        text: the clause.
    """
    if "both" not in text.lower():
        return True
    tokens = tokenise(text)
    for i, token in enumerate(tokens):
        if token.word != "both":
            continue
        at = i + 1
        while at < len(tokens) and tokens[at].word in _BETWEEN:
            at += 1
        if at == len(tokens) or tokens[at].word == "them":
            continue
        if any(t.word == "and" for t in tokens[at + 1 : at + 1 + _FEW]):
            continue  # "Strong in both directions (90 and 92)": these two.
        labels = {label.dimension for _, label in names.labels_at(tokens, at)}
        of_figure = any(name in _NOUNS for name, _, _ in classes_at(tokens, at))
        if of_figure:
            # "Both methods" may be two panels, though it is models that are called methods too.
            labels = {d for d in labels if tokens[at].word.rstrip("s") in d.lower()}
        of_figure = of_figure or names.topics.has(tokens[at])
        known = labels or (frozenset(names.dimensions) if of_figure else ())
        # "Both rates are higher in A than in B": these are no two rates.
        if "BOTH_WAYS" in {name for name, _, _ in classes_at(tokens, max(i - 1, 0))} and all(
            _are_two(names, nodes, d, named=True) for d in known
        ):
            continue  # "A and B are confused in both directions": one for the other, and back.
        if known and not any(_are_two(names, nodes, d, named=bool(labels)) for d in known):
            return False
    return True


def _are_two(names: Names, nodes: Sequence[object], dimension: str, *, named: bool) -> bool:
    """Whether a reading is about two ticks of a dimension, be it one after the other."""
    size = len(names.dimensions[dimension].ticks)
    single: set[str] = set()
    for node in nodes:
        if not isinstance(node, Cells):
            continue
        left = size
        for condition in node.conditions:
            if isinstance(condition, Condition) and condition.dimension == dimension:
                count = len(condition.ticks)
                left = left - count if condition.excluded else count
                single.update(() if condition.excluded else condition.ticks)
        if left == 2:
            return True
    return size == 2 or (named and len(single) == 2)
