"""A small parser for grammars whose rules are added one by one.

A rule rewrites a symbol as a sequence of items and says what the whole means.
Items are symbols (`place`), classes of words that the lexicon gives (`BE`,
in capitals) or words themselves (`'of'`); `?` makes an item optional, `|`
offers alternatives: `"subject BE|HAVE 'the'? extreme"`. All readings are
found; every token must be accounted for. Symbols must not rewrite to a
sequence that begins with themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import Any, NamedTuple, TypeAlias, TypeVar

Meaning: TypeAlias = Any
"""What a symbol stands for; each symbol has a type of its own."""

T = TypeVar("T")

Action: TypeAlias = Callable[..., Meaning]
Edge: TypeAlias = tuple[int, Meaning]
Match: TypeAlias = tuple[int, tuple[Meaning, ...]]

MOST_READINGS = 256
"""Readings of one symbol at one place that are kept; sentences that have more
are too ambiguous to be judged."""


@dataclass(frozen=True)
class Item:
    """One item of a rule: the alternatives for it, and whether it may be absent."""

    symbols: tuple[str, ...]
    optional: bool


@dataclass(frozen=True)
class Rule:
    """How a symbol may be written, and what it means then."""

    items: tuple[Item, ...]
    action: Action


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """An item of a rule as it is matched, and what comes after it.

    Attributes:
        number: tells it from all other steps of a grammar.
        words: the quoted words among its alternatives, without their quotes.
        symbols: the other alternatives, each with what it may begin with.
        optional: whether it may be absent.
        silent: whether it leaves no meaning where it is absent.
        following: the next item, `None` after the last one.
        starts: what it or, where it may be absent, what follows may begin with.
        skippable: whether all items from here on may be absent.
    """

    number: int
    words: frozenset[str]
    symbols: tuple[tuple[str, frozenset[str]], ...]
    optional: bool
    silent: bool
    following: Step | None
    starts: frozenset[str]
    skippable: bool


class Way(NamedTuple):
    """A rule as it is tried.

    Attributes:
        first: its first item, `None` if it has none.
        action: what it means.
        needs: sets of which each must have something from the place on where the rule applies.
    """

    first: Step | None
    action: Action
    needs: tuple[frozenset[str], ...]


class Index:
    """For each symbol its rules by what they may begin with: a class, or a quoted word.

    Most rules cannot apply at most places; this is how they are not even tried.

    Args:
        rules: the rules by symbol, in the order in which they are tried.

    Attributes:
        words: the quoted words of all rules, in their quotes.
        classes: the other items of all rules.
    """

    def __init__(self, rules: Mapping[str, Sequence[Rule]]) -> None:
        items = {
            symbol
            for alternatives in rules.values()
            for rule in alternatives
            for item in rule.items
            for symbol in item.symbols
        }
        self.words = frozenset(filter(_is_quoted, items))
        self.classes = frozenset(items - self.words)
        self._starts = _starts(rules)
        needs = _needs(rules)
        self._count = 0
        self._ways: dict[str, list[Way]] = {}
        self._by_start: dict[str, dict[str, list[int]]] = {}
        for symbol, alternatives in rules.items():
            table = self._by_start[symbol] = {}
            for number, rule in enumerate(alternatives):
                way = Way(self._step(rule.items), rule.action, tuple(_needs_of(rule, needs)))
                self._ways.setdefault(symbol, []).append(way)
                for start in _starts_of(rule, self._starts):
                    table.setdefault(start, []).append(number)
        self._beginning = lru_cache(maxsize=1 << 14)(self._begin)

    def ways(self, symbol: str, given: frozenset[str], ahead: frozenset[str]) -> Iterator[Way]:
        """The rules for a symbol that may apply at a place.

        Args:
            symbol: the symbol.
            given: the classes and words that begin there.
            ahead: those that begin there or later.
        """
        # Words and classes that begin no rule of the symbol tell nothing about it.
        starts = given.intersection(self._by_start.get(symbol, ()))
        for way in self._beginning(symbol, starts):
            if not any(map(ahead.isdisjoint, way.needs)):
                yield way

    def _begin(self, symbol: str, starts: frozenset[str]) -> tuple[Way, ...]:
        """The rules for a symbol that may begin with one of these, in their order."""
        numbers = {n for start in starts for n in self._by_start[symbol][start]}
        return tuple(self._ways[symbol][number] for number in sorted(numbers))

    def _step(self, items: Sequence[Item]) -> Step | None:
        if not items:
            return None
        item, following = items[0], self._step(items[1:])
        self._count += 1
        starts = _starts_of_item(item, self._starts)
        if item.optional and following is not None:
            starts |= following.starts
        return Step(
            self._count,
            frozenset(s[1:-1] for s in item.symbols if _is_quoted(s)),
            tuple(
                (s, self._starts.get(s) or frozenset((s,)))
                for s in item.symbols
                if not _is_quoted(s)
            ),
            item.optional,
            _is_quoted(item.symbols[0]),
            following,
            starts,
            item.optional and (following is None or following.skippable),
        )


def _is_quoted(symbol: str) -> bool:
    return symbol.startswith("'")


def _starts(rules: Mapping[str, Sequence[Rule]]) -> dict[str, frozenset[str]]:
    """What each symbol may begin with, itself included: the least sets that fit all rules."""
    known = {symbol: frozenset((symbol,)) for symbol in rules}
    while True:
        grown = {
            symbol: starts.union(*(_starts_of(rule, known) for rule in rules[symbol]))
            for symbol, starts in known.items()
        }
        if grown == known:
            return known
        known = grown


def _starts_of(rule: Rule, known: Mapping[str, frozenset[str]]) -> frozenset[str]:
    found: frozenset[str] = frozenset()
    for item in rule.items:
        found |= _starts_of_item(item, known)
        if not item.optional:
            break
    return found


def _starts_of_item(item: Item, known: Mapping[str, frozenset[str]]) -> frozenset[str]:
    return frozenset().union(*(known.get(s) or frozenset((s,)) for s in item.symbols))


def _needs(rules: Mapping[str, Sequence[Rule]]) -> dict[str, frozenset[str]]:
    """For each symbol a set of which each of its readings has something.

    Symbols of which nothing of the kind can be said are left out. Each round says more and
    nothing wrong, for it draws on what the round before said.
    """
    given = {
        symbol: frozenset((symbol,))
        for alternatives in rules.values()
        for rule in alternatives
        for item in rule.items
        for symbol in item.symbols
        if symbol not in rules
    }
    known = given
    while True:
        grown = dict(given)
        for symbol, alternatives in rules.items():
            least = [min(_needs_of(rule, known), key=len, default=None) for rule in alternatives]
            sets = [need for need in least if need is not None]
            if len(sets) == len(least):
                grown[symbol] = frozenset((symbol,)).union(*sets)
        if grown == known:
            return known
        known = grown


def _needs_of(rule: Rule, known: Mapping[str, frozenset[str]]) -> list[frozenset[str]]:
    """For each item that may not be absent, what one of its readings must have."""
    return [
        frozenset().union(*(known[s] for s in item.symbols))
        for item in rule.items
        if not item.optional and all(s in known for s in item.symbols)
    ]


class Grammar:
    """A set of rules that modules add to.

    An action is called with the context of the parse and the meanings of the
    items, `None` for an optional one that is absent; meanings of quoted words
    are left out. An action that returns `None` rejects the reading.
    """

    def __init__(self) -> None:
        self.rules: dict[str, list[Rule]] = {}
        self._index: Index | None = None

    @property
    def index(self) -> Index:
        """The rules by what they may begin with."""
        if self._index is None:
            self._index = Index(self.rules)
        return self._index

    def rule(self, symbol: str, *patterns: str) -> Callable[[Action], Action]:
        """Makes a function the action of one or several rules for `symbol`."""

        def add(action: Action) -> Action:
            for pattern in patterns:
                items = tuple(_item(text) for text in pattern.split())
                self.rules.setdefault(symbol, []).append(Rule(items, action))
            self._index = None
            return action

        return add


def _item(text: str) -> Item:
    optional = text.endswith("?")
    return Item(tuple((text[:-1] if optional else text).split("|")), optional)


class Parse:
    """The readings of one sequence of tokens.

    Args:
        grammar: the rules.
        words: the tokens as the quoted words of rules are compared with them.
        edges: for each token, what the lexicon says starts there: a class of
            words, or a symbol, with the index after its end and its meaning.
        context: handed to every action.
    """

    def __init__(
        self,
        grammar: Grammar,
        words: Sequence[str],
        edges: Sequence[Mapping[str, Sequence[Edge]]],
        context: object,
    ) -> None:
        self._index = grammar.index
        self._given = [
            frozenset((f"'{word}'", *classes)) for word, classes in zip(words, edges, strict=True)
        ]
        # For each token all that begins there or later.
        self._ahead = [*accumulate(reversed(self._given), _union)][::-1]
        self._words = words
        self._edges = edges
        self._context = context
        self._memory: dict[tuple[str, int], tuple[Edge, ...]] = {}
        self._rests: dict[tuple[int, int], Sequence[Match]] = {}

    def readings(self, symbol: str) -> tuple[Meaning, ...]:
        """The meanings of all ways to read the whole sequence as `symbol`."""
        if not self._all_known():
            return ()
        end = len(self._words)
        return tuple(meaning for stop, meaning in self._parse(symbol, 0) if stop == end)

    def beginnings(self, symbol: str, start: int) -> tuple[Edge, ...]:
        """The readings of what begins at a token as `symbol`, each with where it ends."""
        return self._parse(symbol, start)

    def _all_known(self) -> bool:
        """Whether each token may belong to something: what can have no reading is not read."""
        reach = 0
        for place, (given, edges) in enumerate(zip(self._given, self._edges, strict=True)):
            used = (edge for name, edge in edges.items() if name in self._index.classes)
            stops = [stop for edge in used for stop, _ in edge]
            reach = max(reach, place + (not given.isdisjoint(self._index.words)), *stops, 0)
            if reach <= place:
                return False
        return True

    def _parse(self, symbol: str, start: int) -> tuple[Edge, ...]:
        key = (symbol, start)
        found = self._memory.get(key)
        if found is None:
            self._memory[key] = ()
            if start == len(self._edges):
                return ()
            edges: dict[Edge, None] = dict.fromkeys(self._edges[start].get(symbol, ()))
            for way in self._index.ways(symbol, self._given[start], self._ahead[start]):
                for stop, meanings in self._match(way.first, start):
                    meaning = way.action(self._context, *meanings)
                    if meaning is not None:
                        edges[stop, meaning] = None
                if len(edges) > MOST_READINGS:
                    break
            found = tuple(edges)[:MOST_READINGS]
            self._memory[key] = found
        return found

    def _match(self, step: Step | None, start: int) -> Sequence[Match]:
        """The ways to read tokens from a place on as an item of a rule and all after it."""
        if step is None:
            return ((start, ()),)
        key = (step.number, start)
        known = self._rests.get(key)
        if known is not None:
            return known
        found: list[Match] = []
        if start < len(self._words):
            if self._words[start] in step.words:
                found += self._match(step.following, start + 1)
            given = self._given[start]
            for symbol, starts in step.symbols:
                if not starts.isdisjoint(given):
                    for stop, meaning in self._parse(symbol, start):
                        if self._may_begin(step.following, stop):
                            for end, rest in self._match(step.following, stop):
                                found.append((end, (meaning, *rest)))
        if step.optional and self._may_begin(step.following, start):
            absent = () if step.silent else (None,)
            for end, rest in self._match(step.following, start):
                found.append((end, absent + rest))
        self._rests[key] = found
        return found

    def _may_begin(self, step: Step | None, start: int) -> bool:
        """Whether the next token allows what is left of a rule."""
        return (
            step is None
            or step.skippable
            or (start < len(self._given) and not step.starts.isdisjoint(self._given[start]))
        )


def _union(one: frozenset[str], other: frozenset[str]) -> frozenset[str]:
    return one | other


def first(meanings: Sequence[Meaning], kind: type[T]) -> T | None:
    """The first meaning of a type among those that a rule's items gave, if any."""
    return next((m for m in meanings if isinstance(m, kind)), None)


def the(meanings: Sequence[Meaning], kind: type[T]) -> T:
    """The meaning of a type that one of the rule's items always gives."""
    return next(m for m in meanings if isinstance(m, kind))


def every(meanings: Sequence[Meaning], kind: type[T]) -> list[T]:
    """All meanings of a type among those that a rule's items gave."""
    return [m for m in meanings if isinstance(m, kind)]
