"""The shape of a sentence: which of its tokens may form which symbols of a grammar.

The shape does not depend on where a sentence stands, nor on what its names and numbers are:
sentences that are built alike share it, in one description and in all others. It is worked
out once (a recogniser with a memory, as Norvig 1991 describes, with sets of ends as bits of
an integer). Most sentences that cannot be read fail here, before any rule is asked for a
meaning, and meanings are made only for what belongs to a reading of the whole.

Source: P. Norvig, "Techniques for Automatic Memoization with Applications to Context-Free
Parsing", Computational Linguistics 17 (1991).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from figcheck.checking.english.parsing.automaton import (
    ANYTHING,
    Automaton,
    Letter,
    State,
    Step,
    places,
)
from figcheck.checking.english.parsing.rules import Action

MOST_SHAPES = 512
"""Shapes that are kept for the next sentence that is built alike."""


@dataclass(slots=True, eq=False)
class Node:
    """A symbol between two places of a sequence.

    Attributes:
        symbol: the symbol.
        start: the place where it begins.
        stop: the place where it ends.
        ways: the rules that may form it, in the order in which they are tried, each with what
            its items may be; `None` as long as no one asked for them.
    """

    symbol: str
    start: int
    stop: int
    ways: Sequence[Way] | None = None


@dataclass(slots=True, eq=False)
class Rest:
    """What an item of a rule and all after it may be, up to the end of the rule.

    Attributes:
        branches: what the item leaves, and the rest after it, `None` after the last one. A node
            leaves its meaning, an item that is absent `None`, and a quoted word nothing.
    """

    branches: list[tuple[tuple[Node | None, ...], Rest | None]] = field(default_factory=list)


class Way(NamedTuple):
    """A rule that may form a symbol between two places.

    Attributes:
        action: what the whole means.
        items: what its items may be; `None` if it has none.
        nodes: what leaves a meaning where there is one way for all of them; else `None`.
    """

    action: Action
    items: Rest | None
    nodes: Sequence[Node | None] | None


class Shape:
    """Which tokens of a sequence may form which symbols, whatever they mean.

    Sets of places are the bits of an integer: bit 3 is the place before the fourth token.

    Args:
        automaton: the rules.
        letters: the tokens.
    """

    def __init__(self, automaton: Automaton, letters: Sequence[Letter]) -> None:
        self._automaton = automaton
        self._letters = letters
        # The end is behind the last letter.
        self._given = [*[letter.given for letter in letters], ANYTHING]
        # For each place and symbol where it may end, and what was looked at; by which rules.
        self._known: list[dict[str, tuple[int, int]]] = [{} for _ in range(len(letters) + 1)]
        self._ended: dict[tuple[str, int, int], Sequence[int]] = {}
        self._nodes: dict[tuple[str, int, int], Node] = {}
        self._rests: dict[tuple[int, int, int], Rest] = {}

    @classmethod
    def of(cls, automaton: Automaton, letters: Sequence[Letter]) -> Shape:
        """The shape of a sequence of tokens, which it shares with those that are alike.

        Args:
            automaton: the rules.
            letters: the tokens.
        """
        return _shape(automaton, tuple(letters))

    def whole(self, symbol: str) -> Node | None:
        """All tokens as a symbol, if they may form it."""
        stop = len(self._letters)
        return self._node(symbol, 0, stop) if self._ends_of(symbol, 0) >> stop & 1 else None

    def beginnings(self, symbol: str, start: int) -> Iterator[Node]:
        """What may begin at a token as a symbol, the shortest first."""
        return (self._node(symbol, start, stop) for stop in places(self._ends_of(symbol, start)))

    def furthest(self, symbol: str) -> int:
        """The place up to which the tokens, from the first on, may belong to a symbol."""
        _, reached = self._known[0].get(symbol) or self._follow(symbol, 0)
        return max(reached.bit_length() - 1, 0)

    def ways(self, node: Node) -> Sequence[Way]:
        """The rules that may form a node, each with what its items may be."""
        if node.ways is None:
            ended = self._ended.get((node.symbol, node.start, node.stop), ())
            ways = (self._automaton.ways[number] for number in ended)
            rests = [(w.action, self._rest(w.first, node.start, node.stop)) for w in ways]
            node.ways = [Way(action, rest, _in_one_way(rest)) for action, rest in rests]
        return node.ways

    def _ends_of(self, symbol: str, start: int) -> int:
        """The places where what begins at a token may end as a symbol."""
        known = self._known[start].get(symbol)
        if known is not None:
            return known[0]
        if start < len(self._letters):
            behind, ends, _ = self._automaton.paths(symbol, self._letters[start])
            if not ends and not behind & self._given[start + 1]:
                return 0
        return self._follow(symbol, start)[0]

    def _follow(self, symbol: str, start: int) -> tuple[int, int]:
        """Where a symbol may end, and what its rules got to; keeps which of them end where."""
        letters, given = self._letters, self._given
        size = len(letters)
        reached = 0
        found = letters[start].listed.get(symbol, 0) << start if start < size else 0
        first = self._automaton.first(symbol)
        states: dict[int, State] = {start: first} if first is not None else {}
        while states:
            place = min(states) if len(states) > 1 else next(iter(states))
            state = states.pop(place)
            if state.ended:
                found |= 1 << place
                self._ended[symbol, start, place] = state.ended
            if place == size:
                break
            if state.begins & given[place] <= ANYTHING:
                continue  # The rules end here, and none goes on with this letter.
            letter = letters[place]
            direct, reach, symbols = state.onward.get(letter) or state.on(letter)
            if direct:
                reached |= reach << place
                for length, after in direct:
                    # Whoever cannot go on from there does not make another state of those who can.
                    if after.begins & given[place + length]:
                        states[place + length] = after.merged(states.get(place + length))
            here, next_given = self._known[place], given[place + 1]
            for name, after, behind, reach in symbols:
                if not behind & next_given:
                    reached |= reach << place
                    continue
                stops, looked_at = here.get(name) or self._follow(name, place)
                reached |= looked_at
                while stops:
                    lowest = stops & -stops
                    stops ^= lowest
                    stop = lowest.bit_length() - 1
                    if after.begins & given[stop]:
                        before = states.get(stop)
                        states[stop] = after if before is None else after.merged(before)
        self._known[start][symbol] = ends = (found, reached | found)
        return ends

    def _node(self, symbol: str, start: int, stop: int) -> Node:
        key = (symbol, start, stop)
        node = self._nodes.get(key)
        if node is None:
            node = self._nodes[key] = Node(*key)
        return node

    def _rest(self, step: Step | int, start: int, stop: int) -> Rest | None:
        """What an item of a rule and all after it may be between two places, if anything."""
        if isinstance(step, int):
            return None if start == stop else _NOTHING
        if not (step.may_end if start == stop else step.begins & self._given[start]):
            return _NOTHING
        key = (step.number, start, stop)
        known = self._rests.get(key)
        if known is not None:
            return known
        rest = self._rests[key] = Rest()
        if start < stop:
            letter = self._letters[start]
            if letter.word in step.words:
                self._add(rest, (), self._rest(step.following, start + 1, stop))
            for symbol, starts in step.symbols:
                if starts & letter.given:
                    self._add_symbol(rest, step, symbol, start, stop)
        if step.optional:
            absent = () if step.silent else (None,)
            self._add(rest, absent, self._rest(step.following, start, stop))
        return rest

    def _add_symbol(self, rest: Rest, step: Step, symbol: str, start: int, stop: int) -> None:
        """Adds what may begin as a symbol of an item, with what may follow each of its ends."""
        behind = self._automaton.paths(symbol, self._letters[start]).behind
        if not behind & self._given[start + 1]:
            after = self._rest(step.following, start + 1, stop)
            if after is not None and not after.branches:
                return  # It is one token at most, and the rule cannot go on behind that.
        ends = self._ends_of(symbol, start) & (2 << stop) - 1
        if isinstance(step.following, int):
            ends &= 1 << stop  # The last item of a rule ends where the rule does.
        for middle in places(ends):
            after = self._rest(step.following, middle, stop)
            if after is None or after.branches:
                rest.branches.append(((self._node(symbol, start, middle),), after))

    @staticmethod
    def _add(rest: Rest, left: tuple[None, ...], after: Rest | None) -> None:
        if after is None or after.branches:
            rest.branches.append((left, after))


def _in_one_way(rest: Rest | None) -> Sequence[Node | None] | None:
    """What leaves a meaning in the one way that there is; `None` if there are several."""
    nodes: list[Node | None] = []
    while rest is not None:
        if len(rest.branches) != 1:
            return None
        ((left, rest),) = rest.branches
        nodes += left
    return nodes


_NOTHING = Rest()
"""What there is no way to form."""


@lru_cache(maxsize=MOST_SHAPES)
def _shape(automaton: Automaton, letters: tuple[Letter, ...]) -> Shape:
    return Shape(automaton, letters)
