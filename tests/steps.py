"""How much work something does, counted rather than timed: the same number on each machine."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from _typeshed import TraceFunction

would_hang = pytest.mark.timeout(120)
"""Of a test that takes seconds, and many minutes if a pattern begins anew at each character.

What goes on within one call of a pattern cannot be counted; such a test has a text so long that
its end is never seen. A slow machine is not a reason for it to fail.
"""


def steps(work: Callable[[], object]) -> int:
    """The lines that some work runs, each time it does, and the functions that it calls."""
    found = 0

    def count(_: FrameType, event: str, __: object) -> TraceFunction:
        nonlocal found
        found += event in {"line", "c_call"}
        return count

    before = sys.gettrace(), sys.getprofile()
    sys.settrace(count)
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.settrace(before[0])
        sys.setprofile(before[1])
    return found
