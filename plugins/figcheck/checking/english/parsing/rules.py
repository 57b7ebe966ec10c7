"""Grammars whose rules are added one by one; `parse` reads by them.

A rule rewrites a symbol as a sequence of items and says what the whole means.
Items are symbols (`place`), classes of words that the lexicon gives (`BE`,
in capitals) or words themselves (`'of'`); `?` makes an item optional, `|`
offers alternatives: `"subject BE|HAVE 'the'? extreme"`. All readings are
found; every token must be accounted for. Symbols must not rewrite to a
sequence that begins with themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias, TypeVar, overload

from figcheck.records import record

Meaning: TypeAlias = Any
"""What a symbol stands for; each symbol has a type of its own."""

T = TypeVar("T")

Action: TypeAlias = Callable[..., Meaning]
Edge: TypeAlias = tuple[int, Meaning]


@dataclass(frozen=True, eq=False)
class Item:
    """One item of a rule: the alternatives for it, and whether it may be absent.

    What is written alike is one item in all rules.
    """

    symbols: tuple[str, ...]
    optional: bool


@record
class Rule:
    """How a symbol may be written, and what it means then."""

    items: tuple[Item, ...]
    action: Action


class Grammar:
    """A set of rules that modules add to.

    An action is called with the context of the parse and the meanings of the
    items, `None` for an optional one that is absent; meanings of quoted words
    are left out. An action that returns `None` rejects the reading.
    """

    def __init__(self) -> None:
        self.rules: dict[str, list[Rule]] = {}

    def rule(self, symbol: str, *patterns: str) -> Callable[[Action], Action]:
        """Makes a function the action of one or several rules for `symbol`."""

        def add(action: Action) -> Action:
            for pattern in patterns:
                items = tuple(_item(text) for text in pattern.split())
                self.rules.setdefault(symbol, []).append(Rule(items, action))
            return action

        return add


@cache
def _item(text: str) -> Item:
    optional = text.endswith("?")
    return Item(tuple((text[:-1] if optional else text).split("|")), optional)


def first(meanings: Sequence[Meaning], kind: type[T]) -> T | None:
    """The first meaning of a type among those that a rule's items gave, if any."""
    return next((m for m in meanings if isinstance(m, kind)), None)


def the(meanings: Sequence[Meaning], kind: type[T]) -> T:
    """The meaning of a type that one of the rule's items always gives."""
    return next(m for m in meanings if isinstance(m, kind))


def every(meanings: Sequence[Meaning], kind: type[T]) -> list[T]:
    """All meanings of a type among those that a rule's items gave."""
    return [m for m in meanings if isinstance(m, kind)]


@overload
def first_exactly(meanings: Sequence[Meaning], kind: type[T]) -> T | None: ...


@overload
def first_exactly(meanings: Sequence[Meaning], kind: type[T], otherwise: T) -> T: ...


def first_exactly(
    meanings: Sequence[Meaning], kind: type[T], otherwise: T | None = None
) -> T | None:
    """The first meaning of a type itself, of none derived from it: `True` is no number here.

    Args:
        meanings: what the rule's items gave.
        kind: the type.
        otherwise: what is taken where there is none.
    """
    return next((m for m in meanings if type(m) is kind), otherwise)


def exactly(meanings: Sequence[Meaning], kind: type[T]) -> T:
    """The same where one of the rule's items always gives it."""
    return next(m for m in meanings if type(m) is kind)


def the_predicate(meanings: Sequence[Meaning]) -> Meaning:
    """What one of the rule's items always gives that is said of a subject."""
    return next(m for m in meanings if hasattr(m, "reading"))
