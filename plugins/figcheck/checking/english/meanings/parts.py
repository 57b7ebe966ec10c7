"""What predicates, formulas and terms are made of, for those who look through all of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import cache
from operator import attrgetter, is_
from typing import Any

from figcheck.checking.language.tree import Absolute, Cells
from figcheck.patterns import regex


def parts_of(node: Any) -> list[Any]:
    """The items of a tuple, the values of a dataclass, as far as they have parts themselves.

    Args:
        node: what is looked through; words, numbers and all else have no parts.
    """
    return [value for value in _VALUES[node.__class__](node) if _HAS_PARTS[value.__class__]]


def nodes_of(node: Any) -> Iterator[Any]:
    """A node and all that it is made of, but for bare words and numbers.

    Args:
        node: what is looked through.
    """
    waiting = [node]
    while waiting:
        node = waiting.pop()
        yield node
        values = _VALUES[node.__class__](node)
        if values:
            waiting += [value for value in reversed(values) if _HAS_PARTS[value.__class__]]


def rebuilt(node: Any, change: Callable[[Any], Any]) -> Any:
    """A node with its parts changed; the node itself if none was.

    Args:
        node: a tuple or a dataclass; all else is left as it is.
        change: gives what is to stand in the place of a part.
    """
    if isinstance(node, tuple):
        parts = tuple(map(change, node))
        return node if all(map(is_, parts, node)) else parts
    changed: dict[str, Any] = {}
    for name in _names(node.__class__) or ():
        part = getattr(node, name)
        if (other := change(part)) is not part:
            changed[name] = other
    return replace(node, **changed) if changed else node


def _values(kind: Any) -> Callable[[Any], Sequence[Any]]:
    """What gives the items of a tuple, or the values of a dataclass that may have parts."""
    if issubclass(kind, tuple):
        return tuple
    known = fields(kind) if is_dataclass(kind) else ()
    names = [field.name for field in known if not _BARE.issuperset(_WORD.findall(str(field.type)))]
    if len(names) == 1:
        return lambda node: (getattr(node, names[0]),)
    return attrgetter(*names) if names else lambda node: ()


@cache
def _names(kind: type[Any]) -> tuple[str, ...] | None:
    """The fields of a dataclass; `None` for tuples, and no field for all else."""
    if issubclass(kind, tuple):
        return None
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()


_WORD = regex(r"\w+")
_BARE = frozenset("bool str int float None frozenset tuple".split())
"""What the types are made of that have no parts, as fields are annotated with them."""


class _HasParts(dict[Any, bool]):
    """Which kinds of nodes have parts, each looked at once."""

    def __missing__(self, kind: Any) -> bool:
        self[kind] = found = _names(kind) != ()
        return found


_HAS_PARTS = _HasParts()


class _Values(dict[Any, Callable[[Any], Sequence[Any]]]):
    """What gives the values of a kind of nodes, each looked at once."""

    def __missing__(self, kind: Any) -> Callable[[Any], Sequence[Any]]:
        self[kind] = found = _values(kind)
        return found


_VALUES = _Values()


def absolute(node: Any) -> Any:
    """A formula with the absolute values of all cells in it.

    Args:
        node: a formula, or a part of one.
    """
    if isinstance(node, Absolute):
        return node
    return Absolute(node) if isinstance(node, Cells) else rebuilt(node, absolute)
