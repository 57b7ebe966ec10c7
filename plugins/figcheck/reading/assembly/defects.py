"""What is wrong with the rows: too many values, too few, or the same ones twice."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.model import Finding, Role, Severity, Span
from figcheck.reading.values import Value


class Defects:
    """Collects the findings on rows and the values that have no place."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []
        self.unplaced: list[Span] = []
        self._ragged: set[Span] = set()

    def ragged(
        self,
        row: Span,
        surplus: Sequence[Span],
        name: str | None = None,
        read: int = 0,
        wanted: int = 0,
    ) -> None:
        """Add the finding for a row with too many or too few values, once a row.

        Args:
            row: where the row stands.
            surplus: where the values stand that have no place.
            name: what the row is called.
            read: how many values it has.
            wanted: how many it should have; 0 for a row of a table.
        """
        self.unplaced += surplus
        if row in self._ragged:
            return
        self._ragged.add(row)
        if wanted:
            what = f"Row {name}" if name else "A row"
            rest = "the last ones have no place" if surplus else "the last ticks get none"
            message = f"{what} has {read} values for {wanted} ticks; {rest}."
        else:
            what = "more" if surplus else "fewer"
            message = f"A row of the table has {what} cells than its header."
        mend = "Give one value for each tick, and n/a where there is none."
        self.findings.append(Finding("ragged-row", Severity.WARNING, message, mend, row))

    def doubled(self, row: Span, values: Sequence[tuple[dict[Role, str], Value, Value]]) -> None:
        """Add the finding for the values of a row whose places are taken.

        Args:
            row: where the row stands.
            values: the coordinates, the value that has no place and the one that has it.
        """
        self.unplaced += [value.span for _, value, _ in values]
        other = [(at, value, first) for at, value, first in values if value.value != first.value]
        at, value, first = other[0] if other else values[0]
        where = ", ".join(at.values())
        if other:
            code = "value-conflict"
            message = f"At {where} the text gives {first.text} and, further down, {value.text}."
        else:
            code = "duplicate-rows"
            message = f"The value at {where} is given twice."
        if len(values) > 1:
            message += f" {len(values)} values of this row have been given before."
        self.findings.append(
            Finding(code, Severity.WARNING, message, "Give every value once.", row)
        )
