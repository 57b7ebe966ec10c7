"""Reads a sequence of tokens by a grammar: first its shape, then what it means.

The shape, which tokens may form which symbol, does not depend on where a sentence stands;
it is worked out once for each text (a recogniser with a memory, as Norvig 1991 describes,
with sets of ends as bits of an integer). Most sentences that cannot be read fail there,
before any rule is asked for a meaning, and meanings are made only for what belongs to a
reading of the whole.

Source: P. Norvig, "Techniques for Automatic Memoization with Applications to Context-Free
Parsing", Computational Linguistics 17 (1991).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from figcheck.checking.english.automaton import Automaton, Step, Way
from figcheck.checking.english.rules import Edge, Meaning

MOST_READINGS = 256
"""Readings of one symbol over the same tokens that are kept; sentences that have more
are too ambiguous to be judged."""


class Shape:
    """Which tokens of a text may form which symbols, whatever they mean.

    Sets of places are the bits of an integer: bit 3 is the place before the fourth token.

    Args:
        automaton: the rules.
        words: the tokens as the quoted words of rules are compared with them.
        edges: for each token, what the lexicon says starts there: a class of
            words, or a symbol, with the index after its end and its meaning.
    """

    def __init__(
        self,
        automaton: Automaton,
        words: Sequence[str],
        edges: Sequence[Mapping[str, Sequence[Edge]]],
    ) -> None:
        self.words = words
        self.edges = edges
        self._automaton = automaton
        self._given = [
            automaton.bits_of((f"'{word}'", *classes))
            for word, classes in zip(words, edges, strict=True)
        ]
        self._ends: dict[tuple[str, int], int] = {}
        self._ended: dict[tuple[str, int, int], Sequence[int]] = {}

    def ends(self, symbol: str, start: int) -> int:
        """The places where what begins at a token may end as a symbol."""
        key = (symbol, start)
        found = self._ends.get(key)
        if found is None:
            self._ends[key] = 0
            found = self._ends[key] = self._follow(symbol, start)
        return found

    def _follow(self, symbol: str, start: int) -> int:
        """Where a symbol may end; keeps which of its rules end there."""
        found = 0
        for stop, _ in self.edges[start].get(symbol, ()) if start < len(self.words) else ():
            found |= 1 << stop
        first = self._automaton.first(symbol)
        states = {start: first} if first is not None else {}
        while states:
            place = min(states)
            state = states.pop(place)
            if state.ended:
                found |= 1 << place
                self._ended[symbol, start, place] = state.ended
            if place == len(self.words):
                break
            if (after := state.words.get(self.words[place])) is not None:
                states[place + 1] = after.merged(states.get(place + 1))
            for name, after in state.symbols(self._given[place]):
                for stop in places(self.ends(name, place)):
                    states[stop] = after.merged(states.get(stop))
        return found

    def furthest(self, symbol: str) -> int:
        """The place up to which the tokens, from the first on, may belong to a symbol."""
        self.ends(symbol, 0)
        return max((ends.bit_length() - 1 for ends in self._ends.values()), default=0)

    def ways(self, symbol: str, start: int, stop: int) -> Iterator[Way]:
        """The rules by which the tokens between two places may form a symbol."""
        ways = self._automaton.ways
        return (ways[number] for number in self._ended.get((symbol, start, stop), ()))

    def symbols(self, step: Step, start: int) -> Iterator[str]:
        """The alternatives for an item that may begin at a token."""
        given = self._given[start]
        return (symbol for symbol, starts in step.symbols if starts & given)


class Parse:
    """The readings of one sequence of tokens where it stands.

    Args:
        shape: the tokens and what they may form.
        context: handed to every action.
    """

    def __init__(self, shape: Shape, context: object) -> None:
        self._shape = shape
        self._context = context
        self._memory: dict[tuple[str, int, int], tuple[Meaning, ...]] = {}
        self._rests: dict[tuple[int, int, int], Sequence[tuple[Meaning, ...]]] = {}

    def readings(self, symbol: str) -> tuple[Meaning, ...]:
        """The meanings of all ways to read the whole sequence as `symbol`."""
        stop = len(self._shape.words)
        return self._meanings(symbol, 0, stop) if self._shape.ends(symbol, 0) >> stop & 1 else ()

    def beginnings(self, symbol: str, start: int) -> tuple[Edge, ...]:
        """The readings of what begins at a token as `symbol`, each with where it ends."""
        stops = places(self._shape.ends(symbol, start))
        return tuple((stop, m) for stop in stops for m in self._meanings(symbol, start, stop))

    def _meanings(self, symbol: str, start: int, stop: int) -> tuple[Meaning, ...]:
        """The meanings of the tokens between two places as a symbol."""
        key = (symbol, start, stop)
        known = self._memory.get(key)
        if known is not None:
            return known
        self._memory[key] = ()
        edges = self._shape.edges[start].get(symbol, ())
        found: dict[Meaning, None] = dict.fromkeys(m for end, m in edges if end == stop)
        for way in self._shape.ways(symbol, start, stop):
            for meanings in self._sequences(way.first, start, stop):
                meaning = way.action(self._context, *meanings)
                if meaning is not None:
                    found[meaning] = None
            if len(found) > MOST_READINGS:
                break
        self._memory[key] = tuple(found)[:MOST_READINGS]
        return self._memory[key]

    def _sequences(self, step: Step | int, start: int, stop: int) -> Sequence[tuple[Meaning, ...]]:
        """The meanings of an item of a rule and of all after it, between two places."""
        if isinstance(step, int):
            return ((),) if start == stop else ()
        key = (step.number, start, stop)
        known = self._rests.get(key)
        if known is not None:
            return known
        shape = self._shape
        found: list[tuple[Meaning, ...]] = []
        if start < stop:
            if shape.words[start] in step.words:
                found += self._sequences(step.following, start + 1, stop)
            for symbol in shape.symbols(step, start):
                for middle in places(shape.ends(symbol, start)):
                    if middle > stop:
                        break
                    if rests := self._sequences(step.following, middle, stop):
                        meanings = self._meanings(symbol, start, middle)
                        found += ((m, *rest) for m in meanings for rest in rests)
        if step.optional:
            absent = () if step.silent else (None,)
            found += (absent + rest for rest in self._sequences(step.following, start, stop))
        self._rests[key] = found
        return found


def places(bits: int) -> Iterator[int]:
    """The places that the bits of an integer stand for, in their order."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest
