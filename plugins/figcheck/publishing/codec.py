"""Frozen dataclasses as JSON and back, by msgspec.

The cache holds what was made from other people's texts, and may come from another machine. JSON
can be read without running anything, which pickle cannot, and msgspec refuses what is not of the
type that is expected.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, TypeVar, cast

import msgspec

T = TypeVar("T")

Text = msgspec.Raw
"""JSON within JSON that is read only when it is asked for."""

_ENCODER = msgspec.json.Encoder(order="deterministic")


def encode(value: object) -> Any:
    """A value as what `json` writes.

    Args:
        value: a dataclass, named tuple, enumeration's member, tuple, frozenset, string, number,
            truth value or `None`, and whatever of these it holds.

    Returns:
        Lists, tuples, dictionaries and plain values.

    Raises:
        TypeError: the value is, or holds, something else.
    """
    return msgspec.to_builtins(value, order="deterministic")


def decode(kind: type[T], data: Any) -> T:
    """The value that `encode` gave.

    Args:
        kind: its type.
        data: what `json` read.

    Returns:
        A value equal to the one that was encoded.

    Raises:
        ValueError: the data are not of that type.
    """
    try:
        return msgspec.convert(data, kind)
    except RecursionError as error:
        raise ValueError(str(error)) from error


def dumps(value: object) -> bytes:
    """A value as JSON, the same in every process; infinite numbers are lost.

    Args:
        value: as in `encode`.

    Raises:
        TypeError: as in `encode`.
    """
    try:
        return _ENCODER.encode(value)
    except UnicodeEncodeError:
        # Half of a surrogate pair, which no text in UTF-8 holds.
        return json.dumps(encode(value)).encode()


def loads(kind: type[T], text: bytes) -> T:
    """The value that `dumps` wrote.

    Args:
        kind: its type.
        text: the JSON.

    Raises:
        ValueError: the text is no JSON, or not of that type.
    """
    try:
        value: T = _decoder(cast(Any, kind)).decode(text)
    except msgspec.ValidationError:
        raise
    except (msgspec.DecodeError, RecursionError) as error:
        if b"\\ud" not in text:
            raise ValueError(str(error)) from error
        return decode(kind, json.loads(text))
    return value


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """What reads values of that type; made once a type, for a site reads millions of values."""
    return msgspec.json.Decoder(kind)
