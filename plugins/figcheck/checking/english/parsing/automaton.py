"""A grammar made ready for reading: its rules as automata.

The rules of a symbol that begin alike, or end alike, go through the same states, so that
reading does not grow with the number of rules. States are made when a sentence first gets
there and kept for the next one (the subset construction, Rabin and Scott 1959). What a token
may begin is found out when it first stands at a state, together with what may stand behind it:
most of what a token may begin cannot go on with the next one, and is not tried.

Source: M. O. Rabin and D. Scott, "Finite Automata and Their Decision Problems", IBM Journal
of Research and Development 3 (1959).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache, reduce
from operator import or_
from typing import NamedTuple, TypeAlias

from figcheck.checking.english.parsing.rules import Action, Item, Rule

Classes: TypeAlias = tuple[tuple[str, int], ...]
"""Classes and symbols that start at a token, in their order, each with how many tokens it may
take, as bits: bit 1 is set if it may be one, bit 2 if it may be two."""

ANYTHING = 1
"""The bit of whatever stands at a place, be it the end."""

_ONE = 2
"""Lengths, as bits, of what is one token long."""

_MOST_LETTERS = 8192
"""Letters that are kept for the next token that is alike."""


@dataclass(frozen=True, slots=True, eq=False)
class Letter:
    """A token as a grammar sees it; one for all tokens that are alike to it.

    Attributes:
        word: the word itself, if a rule quotes it; else empty.
        listed: what the lexicon says starts there, with its lengths as bits.
        given: all of these, as bits.
        paths: what there is behind it for symbols, as far as it was asked for.
    """

    word: str
    listed: Mapping[str, int]
    given: int
    paths: dict[str, Paths] = field(default_factory=dict)


class Paths(NamedTuple):
    """What there is behind a letter for what begins with it.

    Attributes:
        behind: what may come next, as bits.
        ends: whether the letter may be all of it.
        touches: whether the letter may be all of a part of it that is no quoted word.
    """

    behind: int
    ends: bool
    touches: bool


_NO_PATHS = Paths(0, ends=False, touches=False)


class Ahead(NamedTuple):
    """A symbol that may come next.

    Attributes:
        name: its name.
        after: the state after it.
        behind: what may stand behind its first letter, as bits.
        reach: how far the letter is a part of it that is no quoted word, as bits.
    """

    name: str
    after: State
    behind: int
    reach: int


class Onward(NamedTuple):
    """Where a state leads with a letter.

    Attributes:
        direct: the states after the letter itself, by length.
        reach: how far the classes reach that are asked for, as bits.
        symbols: the symbols with rules that may begin with it.
    """

    direct: Sequence[tuple[int, State]]
    reach: int
    symbols: Sequence[Ahead]


@dataclass(slots=True, eq=False)
class Step:
    """An item of a rule as it is matched, and what comes after it.

    Attributes:
        number: tells it from all other steps of a grammar.
        words: the quoted words among its alternatives, without their quotes.
        symbols: the other alternatives, each with what it may begin with, as bits.
        optional: whether it may be absent.
        silent: whether it leaves no meaning where it is absent.
        begins: what the rule may go on with from here, as bits.
        may_end: whether it may end here.
        following: the next item; after the last one the number of the rule.
    """

    number: int
    words: frozenset[str]
    symbols: tuple[tuple[str, int], ...]
    optional: bool
    silent: bool
    begins: int
    may_end: bool
    following: Step | int


_Choice: TypeAlias = tuple[frozenset[str], tuple[tuple[str, int], ...], bool, int]
"""What a step has of its item: words, symbols, whether it is silent, what it may begin with."""


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
        begins: what may come next, as bits: anything where a rule ends.
    """

    def __init__(self, automaton: Automaton, steps: frozenset[Step | int]) -> None:
        self.ended = sorted(step for step in steps if isinstance(step, int))
        begins = (step.begins for step in steps if isinstance(step, Step))
        self.begins = reduce(or_, begins, ANYTHING if self.ended else 0)
        self.onward: dict[Letter, Onward] = {}
        self._automaton = automaton
        self._steps = steps
        self._merged: dict[State, State] = {}
        self._paths: dict[Letter, Paths] = {}

    def on(self, letter: Letter) -> Onward:
        """Where a letter leads from here; kept in `onward`.

        Args:
            letter: the letter.
        """
        direct: dict[int, State] = {}
        reach = 0
        if (after := self._words.get(letter.word)) is not None:
            direct[1] = after
        symbols: list[Ahead] = []
        for name, starts, after in self._symbols:
            if not starts & letter.given:
                continue
            if self._automaton.first(name) is None:
                lengths = letter.listed.get(name, 0)
                reach |= lengths
                for length in places(lengths):
                    direct[length] = after.merged(direct.get(length))
            else:
                behind, ends, touches = self._automaton.paths(name, letter)
                if ends:
                    behind |= after.begins
                symbols.append(Ahead(name, after, behind, _ONE if touches else 0))
        found = self.onward[letter] = Onward([*direct.items()], reach, symbols)
        return found

    def paths(self, letter: Letter) -> Paths:
        """What may stand behind a letter that comes next.

        Args:
            letter: the letter.
        """
        found = self._paths.get(letter)
        if found is None:
            behind, ends, touches = _NO_PATHS
            if (after := self._words.get(letter.word)) is not None:
                behind, ends = after.begins & ~ANYTHING, bool(after.ended)
            for name, starts, after in self._symbols:
                if starts & letter.given:
                    inside = self._automaton.paths(name, letter)
                    behind |= inside.behind
                    touches = touches or inside.touches
                    if inside.ends:
                        behind |= after.begins & ~ANYTHING
                        ends = ends or bool(after.ended)
            found = self._paths[letter] = Paths(behind, ends, touches)
        return found

    @cached_property
    def _words(self) -> Mapping[str, State]:
        """The quoted words that may come next, each with the state after it."""
        after: dict[str, set[Step | int]] = {}
        for step in self._following():
            for word in step.words:
                after.setdefault(word, set()).add(step.following)
        return {word: self._automaton.state(steps) for word, steps in after.items()}

    @cached_property
    def _symbols(self) -> Sequence[tuple[str, int, State]]:
        """The symbols that may come next, with what they may begin with, and the state after."""
        after: dict[tuple[str, int], set[Step | int]] = {}
        for step in self._following():
            for symbol in step.symbols:
                after.setdefault(symbol, set()).add(step.following)
        return [(*symbol, self._automaton.state(steps)) for symbol, steps in after.items()]

    def _following(self) -> Iterator[Step]:
        return (step for step in self._steps if isinstance(step, Step))

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
        names = sorted(symbols | rules.keys())
        self.bits = {name: ANYTHING << place for place, name in enumerate(names, start=1)}
        starts = _starts(rules)
        self._starts = {
            symbol: self.bits_of(starts.get(symbol) or (symbol,))
            for symbol in symbols | rules.keys()
            if not _is_quoted(symbol)
        }
        self._choices = {item: self._choice(item) for item in items}
        self._states: dict[frozenset[Step | int], State] = {}
        self._letters = lru_cache(maxsize=_MOST_LETTERS)(self._letter)
        self._count = 0
        self.ways: list[Way] = []
        self._first = {
            symbol: self.state([self._add(rule) for rule in alternatives])
            for symbol, alternatives in rules.items()
        }

    def bits_of(self, names: Iterable[str]) -> int:
        """The set of names, without those that no rule has."""
        return reduce(or_, (self.bits.get(name, 0) for name in names), 0)

    def letter(self, word: str, classes: Classes) -> Letter:
        """A token as the grammar sees it.

        Args:
            word: its word.
            classes: what the lexicon says starts there.
        """
        return self._letters(word if word in self._words else "", classes)

    def _letter(self, word: str, classes: Classes) -> Letter:
        given = self.bits_of((f"'{word}'", *(name for name, _ in classes)))
        return Letter(word, dict(classes), given | ANYTHING)

    def paths(self, symbol: str, letter: Letter) -> Paths:
        """What there is behind a letter for a symbol that begins with it.

        Args:
            symbol: the symbol.
            letter: the letter.
        """
        found = letter.paths.get(symbol)
        if found is None:
            lengths = letter.listed.get(symbol, 0)
            first = self._first.get(symbol)
            behind, ends, touches = first.paths(letter) if first is not None else _NO_PATHS
            if lengths & ~_ONE or (first is not None and first.ended):
                behind |= ANYTHING  # What is longer, or empty, says nothing of the next token.
            ends = ends or bool(lengths & _ONE)
            found = letter.paths[symbol] = Paths(behind, ends, touches or ends or lengths > 0)
        return found

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
            words, symbols, silent, begins = self._choices[item]
            may_end = optional = item.optional
            if optional and isinstance(first, Step):
                begins, may_end = begins | first.begins, first.may_end
            first = Step(self._count, words, symbols, optional, silent, begins, may_end, first)
        self.ways.append(Way(first, rule.action))
        return first

    def _choice(self, item: Item) -> _Choice:
        quoted = [s for s in item.symbols if _is_quoted(s)]
        symbols = [(s, self._starts[s]) for s in item.symbols if s not in quoted]
        return (
            frozenset(s[1:-1] for s in quoted),
            tuple(symbols),
            _is_quoted(item.symbols[0]),
            reduce(or_, (starts for _, starts in symbols), self.bits_of(quoted)),
        )


def places(bits: int) -> Iterator[int]:
    """The places that the bits of an integer stand for, in their order."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


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
