"""A grammar made ready for reading: its rules as automata.

The rules of a symbol that begin alike, or end alike, go through the same states, so that
reading does not grow with the number of rules. States are made when a sentence first gets
there and kept for the next one (the subset construction, Rabin and Scott 1959).

Source: M. O. Rabin and D. Scott, "Finite Automata and Their Decision Problems", IBM Journal
of Research and Development 3 (1959).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_
from typing import NamedTuple, TypeAlias

from figcheck.checking.english.rules import Action, Item, Rule


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """An item of a rule as it is matched, and what comes after it.

    Attributes:
        number: tells it from all other steps of a grammar.
        words: the quoted words among its alternatives, without their quotes.
        symbols: the other alternatives, each with what it may begin with, as bits.
        optional: whether it may be absent.
        silent: whether it leaves no meaning where it is absent.
        following: the next item; after the last one the number of the rule.
    """

    number: int
    words: frozenset[str]
    symbols: tuple[tuple[str, int], ...]
    optional: bool
    silent: bool
    following: Step | int


_Choice: TypeAlias = tuple[frozenset[str], tuple[tuple[str, int], ...], bool, bool]
"""What a step has of its item: words, symbols, whether it is optional, whether it is silent."""


class Way(NamedTuple):
    """A rule as it is followed: its first item and what the whole means."""

    first: Step | int
    action: Action


class State:
    """How far the rules of a symbol may have got, all taken together.

    Args:
        automaton: what it belongs to.
        steps: the items that may come next, and the rules that end here.

    Attributes:
        ended: the rules that end here, in the order in which they are tried.
    """

    def __init__(self, automaton: Automaton, steps: frozenset[Step | int]) -> None:
        self.ended = sorted(step for step in steps if isinstance(step, int))
        self._automaton = automaton
        self._steps = steps
        self._merged: dict[State, State] = {}
        self._after: dict[int, Sequence[tuple[str, State]]] = {}

    @cached_property
    def words(self) -> Mapping[str, State]:
        """The quoted words that may come next, each with the state after it."""
        after: dict[str, set[Step | int]] = {}
        for step in self._following():
            for word in step.words:
                after.setdefault(word, set()).add(step.following)
        return {word: self._automaton.state(steps) for word, steps in after.items()}

    def symbols(self, given: int) -> Sequence[tuple[str, State]]:
        """The symbols that may come next, each with the state after it.

        Args:
            given: the classes and words that begin where it comes, as bits.
        """
        found = self._after.get(given)
        if found is None:
            started = given & self._starts
            found = self._after.get(started)
            if found is None:
                found = [pair for starts, pair in self._symbols if starts & given]
                self._after[started] = found
            self._after[given] = found
        return found

    @cached_property
    def _symbols(self) -> Sequence[tuple[int, tuple[str, State]]]:
        after: dict[tuple[str, int], set[Step | int]] = {}
        for step in self._following():
            for symbol in step.symbols:
                after.setdefault(symbol, set()).add(step.following)
        found = ((*symbol, self._automaton.state(steps)) for symbol, steps in after.items())
        return [(starts, (name, state)) for name, starts, state in found]

    def _following(self) -> Iterator[Step]:
        return (step for step in self._steps if isinstance(step, Step))

    @cached_property
    def _starts(self) -> int:
        return reduce(or_, (starts for starts, _ in self._symbols), 0)

    def merged(self, other: State | None) -> State:
        """The state of whoever may be in this one or in another."""
        if other is None or other is self:
            return self
        if other not in self._merged:
            self._merged[other] = self._automaton.state_of(self._steps | other._steps)
        return self._merged[other]


class Automaton:
    """The rules of a grammar as they are followed.

    Args:
        rules: the rules by symbol, in the order in which they are tried.

    Attributes:
        bits: a bit for each symbol, class of words and quoted word, so that sets of them
            are integers.
        ways: the rules of all symbols by their number.
    """

    def __init__(self, rules: Mapping[str, Sequence[Rule]]) -> None:
        items = {item for each in rules.values() for rule in each for item in rule.items}
        symbols = {symbol for item in items for symbol in item.symbols}
        self._words = frozenset(symbol[1:-1] for symbol in symbols if _is_quoted(symbol))
        self.bits = {name: 1 << place for place, name in enumerate(sorted(symbols | rules.keys()))}
        starts = _starts(rules)
        self._starts = {
            symbol: self.bits_of(starts.get(symbol) or (symbol,))
            for symbol in symbols | rules.keys()
            if not _is_quoted(symbol)
        }
        self._choices = {item: self._choice(item) for item in items}
        self._states: dict[frozenset[Step | int], State] = {}
        self._count = 0
        self.ways: list[Way] = []
        self._first = {
            symbol: self.state([self._add(rule) for rule in alternatives])
            for symbol, alternatives in rules.items()
        }

    def bits_of(self, names: Iterable[str]) -> int:
        """The set of names, without those that no rule has."""
        return reduce(or_, (self.bits.get(name, 0) for name in names), 0)

    def quotes(self, word: str) -> bool:
        """Whether a rule has a word itself."""
        return word in self._words

    def first(self, symbol: str) -> State | None:
        """Where the rules of a symbol begin; `None` if it has none."""
        return self._first.get(symbol)

    def state(self, steps: Iterable[Step | int]) -> State:
        """The state of these items and, where they may be absent, of those after them."""
        closed: set[Step | int] = set()
        pending = list(steps)
        while pending:
            step = pending.pop()
            closed.add(step)
            if isinstance(step, Step) and step.optional:
                pending.append(step.following)
        return self.state_of(frozenset(closed))

    def state_of(self, steps: frozenset[Step | int]) -> State:
        """The state of items among which are those after each that may be absent."""
        if steps not in self._states:
            self._states[steps] = State(self, steps)
        return self._states[steps]

    def _add(self, rule: Rule) -> Step | int:
        first: Step | int = len(self.ways)
        for item in reversed(rule.items):
            self._count += 1
            first = Step(self._count, *self._choices[item], first)
        self.ways.append(Way(first, rule.action))
        return first

    def _choice(self, item: Item) -> _Choice:
        quoted = [s for s in item.symbols if _is_quoted(s)]
        return (
            frozenset(s[1:-1] for s in quoted),
            tuple([(s, self._starts[s]) for s in item.symbols if s not in quoted]),
            item.optional,
            _is_quoted(item.symbols[0]),
        )


def _is_quoted(symbol: str) -> bool:
    return symbol.startswith("'")


def _starts(rules: Mapping[str, Sequence[Rule]]) -> dict[str, frozenset[str]]:
    """What each symbol may begin with, itself included: the least sets that fit all rules."""
    firsts = {
        symbol: frozenset(first for rule in alternatives for first in _firsts(rule))
        for symbol, alternatives in rules.items()
    }
    return {symbol: frozenset(_reached(symbol, firsts)) for symbol in rules}


def _reached(symbol: str, firsts: Mapping[str, frozenset[str]]) -> set[str]:
    found, pending = {symbol}, [symbol]
    while pending:
        new = firsts.get(pending.pop(), frozenset()) - found
        found |= new
        pending += new
    return found


def _firsts(rule: Rule) -> Iterator[str]:
    """The symbols that a rule may begin with."""
    for item in rule.items:
        yield from item.symbols
        if not item.optional:
            break
