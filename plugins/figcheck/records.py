"""Records: classes of values that stay what they are once they are made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(kind: type[T]) -> type[T]:
    """Makes a class a frozen dataclass for those of which very many are made, or that are many.

    Who checks types sees to it that no field of one is set; that Python sees to it as well
    makes it take three times as long to make one, and much of checking is making them. How two
    are compared is the same function for all classes: to write and compile one for each, as
    `dataclass` does, would take a tenth of the time until the first claim is checked.

    Args:
        kind: the class, with its fields.
    """
    own = vars(kind)
    made = dataclass(eq=False)(kind)
    values = _values([f.name for f in fields(made) if f.compare])  # type: ignore[arg-type]

    def equal(self: object, other: object) -> bool:
        return other.__class__ is self.__class__ and values(self) == values(other)

    def hashed(self: object) -> int:
        return hash(values(self))

    if "__eq__" not in own:
        made.__eq__ = equal  # type: ignore[method-assign]
    if own.get("__hash__") is None:
        made.__hash__ = hashed  # type: ignore[method-assign]
    return made


def _values(names: list[str]) -> Callable[[object], object]:
    """What gives the values of some fields: as a tuple, or the one value that there is."""
    return attrgetter(*names) if names else lambda one: ()
