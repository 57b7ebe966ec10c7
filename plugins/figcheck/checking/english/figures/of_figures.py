"""What is found out of a figure once, though several parts of the checker ask for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar
from weakref import ref

from figcheck.model import Figure

T = TypeVar("T")


def remembered(way: Callable[[Figure], T]) -> Callable[[Figure], T]:
    """Keeps what a function found in the figure that it looked at last.

    A figure is told by what it is, not by what it holds, which takes long to compare, and is
    not kept from going. What is found must not be changed by who asks for it.
    """
    last: list[tuple[ref[Figure], T]] = []

    @wraps(way)
    def found(figure: Figure) -> T:
        for known, result in last:
            if known() is figure:
                return result
        result = way(figure)
        last[:] = [(ref(figure), result)]
        return result

    return found
