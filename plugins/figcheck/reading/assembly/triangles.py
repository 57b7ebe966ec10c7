"""The rows of half a square matrix, each one value longer than the one before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from figcheck.reading import names
from figcheck.reading.assembly.frame import Frame
from figcheck.reading.assembly.lines import Line
from figcheck.reading.layouts.base import Entry

_FEWEST_ROWS = 3


@dataclass(frozen=True)
class Triangle:
    """The rows of one half of a matrix whose rows and columns list the same things.

    Attributes:
        group: the rows, each with its label.
        upper: whether it is the upper half, whose rows end in the last column.
    """

    group: list[Line]
    upper: bool

    def columns(self, frame: Frame) -> list[tuple[str, ...]]:
        """The columns of the values of each row.

        Args:
            frame: what the header says; where it lists no column, the rows are the columns.
        """
        longest = max(len(line.row.entries) for line in self.group)
        labels = [names.bare(line.label.plain) for line in self.group if line.label is not None]
        listed = [tuple(ticks.values()) for ticks in (frame.x_ticks, frame.y_ticks)]
        # Without its diagonal, half a matrix lacks the last column, or the first one.
        wide = next((t for t in (*listed, tuple(labels)) if 0 <= len(t) - longest <= 1), ())
        columns = wide[len(wide) - longest :] if self.upper else wide[:longest]
        if len(columns) < longest:
            return []
        counts = [len(line.row.entries) for line in self.group]
        return [columns[longest - n :] if self.upper else columns[:n] for n in counts]


def triangle(group: Sequence[Line]) -> Triangle | None:
    """The half of a matrix that rows give, if they do.

    Args:
        group: the rows of one panel.
    """
    if len(group) < _FEWEST_ROWS:
        return None
    counts = [len(line.row.entries) for line in group]
    rising = list(range(1, len(group) + 1))
    if counts not in (rising, rising[::-1]):
        return None
    labelled = [_labelled(line) if n == 1 else line for line, n in zip(group, counts, strict=True)]
    plain = all(line.label is not None for line in labelled) and not any(
        entry.keys for line in labelled for entry in line.row.entries
    )
    return Triangle(labelled, upper=counts != rising) if plain else None


def _labelled(line: Line) -> Line:
    """A row of one value, whose name was taken for that of the value: "A: 1.00"."""
    (entry,) = line.row.entries
    if line.label is not None or len(entry.keys) != 1:
        return line
    row = replace(line.row, labels=entry.keys, entries=(Entry(entry.value),))
    return replace(line, row=row, label=entry.keys[0])
