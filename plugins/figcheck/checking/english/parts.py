"""What predicates, formulas and terms are made of, for those who look through all of it."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any


def parts_of(node: Any) -> tuple[Any, ...]:
    """The items of a tuple, the values of a dataclass; nothing of all else.

    Args:
        node: what is looked through.
    """
    if isinstance(node, tuple):
        return node
    return tuple([getattr(node, name) for name in _names(node.__class__)])


@cache
def _names(kind: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()
