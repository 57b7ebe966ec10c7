"""Regular expressions that are compiled when they are first used.

Reading and checking know more than a thousand, a description needs few of them, and compiling
all would take longer than reading and checking one.
"""

from __future__ import annotations

import re
from typing import Any, cast


class _Later:
    """Stands for a pattern, whose methods and attributes it has once one of them is used."""

    def __init__(self, source: str, flags: int) -> None:
        self._source = source
        self._flags = flags

    def __getattr__(self, name: str) -> Any:
        # Kept as an attribute of its own, so that it is looked up here only once.
        found = getattr(re.compile(self._source, self._flags), name)
        setattr(self, name, found)
        return found


def regex(source: str, flags: int = 0) -> re.Pattern[str]:
    """A pattern to be used like one of `re.compile`, which is called when it is first needed.

    Args:
        source: the pattern; errors in it show when it is first used.
        flags: as for `re.compile`.
    """
    return cast("re.Pattern[str]", _Later(source, flags))


def any_case(source: str) -> re.Pattern[str]:
    """The same of a pattern that tells no capital letter from a small one.

    Args:
        source: the pattern.
    """
    return regex(source, re.IGNORECASE)
