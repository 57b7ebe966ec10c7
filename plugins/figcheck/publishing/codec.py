"""Frozen dataclasses as JSON and back.

The cache holds what was made from other people's texts, and may come from another machine. JSON
can be read without running anything, which pickle cannot.
"""

from __future__ import annotations

import dataclasses
import sys
import types
from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

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
    kind: Any = type(value)
    return _encoder(kind)(value)


@cache
def _encoder(kind: Any) -> Callable[[Any], Any]:
    """What encodes a value of that type; made once a type, as what decodes it."""
    if issubclass(kind, Enum):
        return lambda value: value.value
    if issubclass(kind, str | int | float | types.NoneType):
        return lambda value: value
    if dataclasses.is_dataclass(kind):
        names = tuple(field.name for field in dataclasses.fields(kind))
        return lambda value: {name: encode(getattr(value, name)) for name in names}
    if issubclass(kind, tuple):
        return lambda value: [encode(item) for item in value]
    if issubclass(kind, frozenset):
        return lambda value: sorted(encode(item) for item in value)
    raise TypeError(f"no JSON for a {kind.__name__}")


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in dataclasses.fields(kind))


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
    decoder: Callable[[Any], T] = _decoder(cast(Any, kind))
    return decoder(data)


@cache
def _decoder(kind: Any) -> Callable[[Any], Any]:
    """What makes a value of that type; made once a type, for a site decodes millions of values."""
    origin = get_origin(kind)
    args = get_args(kind)
    if origin in (Union, types.UnionType):
        (inner,) = (_decoder(arg) for arg in args if arg is not types.NoneType)
        return lambda data: None if data is None else inner(data)
    if origin is frozenset or (origin is tuple and args[1:] == (Ellipsis,)):
        item = _decoder(args[0])
        return lambda data: origin(map(item, _checked(list, data)))
    if origin is tuple:
        items = [_decoder(arg) for arg in args]
        return lambda data: tuple(_each(items, data))
    if issubclass(kind, Enum):
        member: Callable[[Any], Any] = kind
        return member
    if dataclasses.is_dataclass(kind):
        return _dataclass_decoder(kind)
    if issubclass(kind, tuple):
        hints = get_type_hints(kind)
        fields = [_decoder(hints[name]) for name in kind._fields]
        return lambda data: kind(*_each(fields, data))
    return lambda data: data if type(data) is kind else _checked(kind, data)


def _dataclass_decoder(kind: Any) -> Callable[[Any], Any]:
    hints = get_type_hints(kind)

    @cache
    def fields() -> list[tuple[str, Callable[[Any], Any]]]:
        # Judgements hold judgements: the fields' decoders are looked up when they are needed.
        return [(name, _decoder(hints[name])) for name in _names(kind)]

    return lambda data: kind(**{name: decode(data[name]) for name, decode in fields()})


def _each(decoders: list[Callable[[Any], Any]], data: Any) -> list[Any]:
    return [decode(item) for decode, item in zip(decoders, _checked(list, data), strict=True)]


def _checked(kind: type[T], data: Any) -> T:
    if kind is float and isinstance(data, int) and not isinstance(data, bool):
        # A value such as 41 may have been written without a decimal point.
        if abs(data) > sys.float_info.max:
            raise ValueError(f"a float was expected, not a number of {data.bit_length():,} bits")
        return data  # type: ignore[return-value]
    if not isinstance(data, kind) or (isinstance(data, bool) and kind is not bool):
        raise TypeError(f"a {kind.__name__} was expected, not {data!r:.50}")
    return data
