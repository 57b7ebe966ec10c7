"""What a sequence of tokens means where it stands.

Its shape says which rules may form it; here these are asked for their meanings, and only for
what belongs to a reading of the whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

from figcheck.checking.english.parsing.rules import Edge, Meaning
from figcheck.checking.english.parsing.shape import Node, Rest
from figcheck.checking.english.parsing.words import Words

MOST_READINGS = 256
"""Readings of one symbol over the same tokens that are kept; sentences that have more
are too ambiguous to be judged."""

_ABSENT: Sequence[Meaning] = (None,)
"""What an item means that is absent."""


class Parse:
    """The readings of one sequence of tokens where it stands.

    Args:
        words: the tokens, with what may start at each of them and what they may form.
        context: handed to every action.
    """

    def __init__(self, words: Words, context: object) -> None:
        self._words = words
        self._shape = words.shape
        self._context = context
        self._memory: dict[Node, tuple[Meaning, ...]] = {}
        self._rests: dict[Rest, Sequence[tuple[Meaning, ...]]] = {}

    def readings(self, symbol: str) -> tuple[Meaning, ...]:
        """The meanings of all ways to read the whole sequence as `symbol`."""
        whole = self._shape.whole(symbol)
        return self._meanings(whole) if whole is not None else ()

    def beginnings(self, symbol: str, start: int) -> tuple[Edge, ...]:
        """The readings of what begins at a token as `symbol`, each with where it ends."""
        nodes = self._shape.beginnings(symbol, start)
        return tuple((node.stop, meaning) for node in nodes for meaning in self._meanings(node))

    def longest(self, symbol: str, start: int) -> tuple[int, tuple[Meaning, ...]]:
        """The readings of the longest that begins at a token as `symbol`, and where that ends.

        It ends where it begins, if there is none.
        """
        for node in reversed([*self._shape.beginnings(symbol, start)]):
            if meanings := self._meanings(node):
                return node.stop, meanings
        return start, ()

    def _meanings(self, node: Node) -> tuple[Meaning, ...]:
        """The meanings of a symbol between two places."""
        known = self._memory.get(node)
        if known is not None:
            return known
        self._memory[node] = ()
        context, end = self._context, node.stop
        listed = self._words.starting(node.start, node.symbol)
        found = [meaning for stop, meaning in listed if stop == end]
        ways = node.ways
        for action, items, nodes in self._shape.ways(node) if ways is None else ways:
            for meanings in self._sequences(items) if nodes is None else self._each(nodes):
                meaning = action(context, *meanings)
                if meaning is not None:
                    found.append(meaning)
            if len(found) > MOST_READINGS:
                found = [*dict.fromkeys(found)]
                if len(found) > MOST_READINGS:
                    break
        # Most have one meaning, and meanings are long to tell apart.
        each = tuple(found if len(found) < 2 else dict.fromkeys(found))
        self._memory[node] = each[:MOST_READINGS]
        return self._memory[node]

    def _each(self, nodes: Sequence[Node | None]) -> Iterable[tuple[Meaning, ...]]:
        """The meanings of the items of a rule where each is one node, or absent."""
        found: list[Sequence[Meaning]] = []
        for node in nodes:
            meanings = _ABSENT if node is None else self._meanings(node)
            if not meanings:
                return ()
            found.append(meanings)
        return product(*found)

    def _sequences(self, items: Rest | None) -> Sequence[tuple[Meaning, ...]]:
        """The meanings of the items of a rule, from one of them on."""
        if items is None:
            return ((),)
        known = self._rests.get(items)
        if known is not None:
            return known
        found: list[tuple[Meaning, ...]] = []
        for left, after in items.branches:
            rests = self._sequences(after)
            if not left or not rests:
                found += rests
            elif (node := left[0]) is None:
                found += [(None, *rest) for rest in rests]
            else:
                known = self._memory.get(node)
                meanings = self._meanings(node) if known is None else known
                found += [(m, *rest) for m in meanings for rest in rests]
        self._rests[items] = found
        return found
