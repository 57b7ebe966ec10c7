"""Where in a description something stands, as people count: lines and columns from 1."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import NamedTuple


class Place(NamedTuple):
    """A line and a column, both counted from 1, the column in characters."""

    line: int
    column: int


class Lines:
    """The lines of a text."""

    def __init__(self, text: str) -> None:
        self._starts = [0]
        self._starts.extend(end.end() for end in re.finditer("\n", text))

    def place(self, index: int) -> Place:
        """Where the character with that index stands.

        Args:
            index: index into the text; its length is the place after the last character.

        Returns:
            The line and the column.
        """
        line = bisect_right(self._starts, index)
        return Place(line, index - self._starts[line - 1] + 1)
