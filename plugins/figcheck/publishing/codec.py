"""Frozen dataclasses as JSON and back.

The cache holds what was made from other people's texts, and may come from another machine. JSON
can be read without running anything, which pickle cannot.
"""

from __future__ import annotations

import dataclasses
import types
from enum import Enum
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")


def encode(value: object) -> Any:
    """A value as what `json` writes.

    Args:
        value: a dataclass, named tuple, enumeration's member, tuple, frozenset, string, number,
            truth value or `None`, and whatever of these it holds.

    Returns:
        Lists, dictionaries and plain values.

    Raises:
        TypeError: the value is, or holds, something else.
    """
    if isinstance(value, Enum):
        return value.value
    if value is None or isinstance(value, str | int | float):
        return value
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {f.name: encode(getattr(value, f.name)) for f in dataclasses.fields(value)}
    if isinstance(value, tuple):
        return [encode(item) for item in value]
    if isinstance(value, frozenset):
        return sorted(encode(item) for item in value)
    raise TypeError(f"no JSON for a {type(value).__name__}")


def decode(kind: type[T], data: Any) -> T:
    """The value that `encode` wrote.

    Args:
        kind: its type.
        data: what `json` read.

    Returns:
        A value equal to the one that was encoded.

    Raises:
        TypeError, ValueError, KeyError: the data are not of that type.
    """
    value: T = _decode(kind, data)
    return value


def _decode(kind: Any, data: Any) -> Any:
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        (inner,) = (arg for arg in get_args(kind) if arg is not types.NoneType)
        return None if data is None else _decode(inner, data)
    if origin in (tuple, frozenset):
        args = get_args(kind)
        if origin is frozenset or args[1:] == (Ellipsis,):
            return origin(_decode(args[0], item) for item in _checked(list, data))
        return tuple(_decode(a, d) for a, d in zip(args, _checked(list, data), strict=True))
    if issubclass(kind, Enum):
        return kind(data)
    if dataclasses.is_dataclass(kind):
        make: Any = kind
        return make(**{name: _decode(t, data[name]) for name, t in _fields(make)})
    if issubclass(kind, tuple):
        return kind(*(_decode(t, d) for (_, t), d in zip(_fields(kind), data, strict=True)))
    return _checked(kind, data)


@cache
def _fields(kind: Any) -> tuple[tuple[str, Any], ...]:
    hints = get_type_hints(kind)
    names = getattr(kind, "_fields", None) or [f.name for f in dataclasses.fields(kind)]
    return tuple((name, hints[name]) for name in names)


def _checked(kind: type[T], data: Any) -> T:
    if kind is float and isinstance(data, int) and not isinstance(data, bool):
        # A value such as 41 may have been written without a decimal point.
        return data  # type: ignore[return-value]
    if not isinstance(data, kind) or (isinstance(data, bool) and kind is not bool):
        raise TypeError(f"a {kind.__name__} was expected, not {data!r:.50}")
    return data
