"""Records: classes of values that stay what they are once they are made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def record(kind: type[T]) -> type[T]:
    """Makes a class a frozen dataclass for those of which very many are made.

    Who checks types sees to it that no field of one is set; that Python sees to it as well
    makes it take three times as long to make one, and much of checking is making them.

    Args:
        kind: the class, with its fields.
    """
    return dataclass(unsafe_hash="__hash__" not in vars(kind))(kind)
