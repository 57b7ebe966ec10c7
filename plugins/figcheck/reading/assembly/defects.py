"""What is wrong with the rows: too many values, too few, or the same ones twice."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.model import Finding, Role, Severity, Span
from figcheck.reading import names
from figcheck.reading.assembly.lines import Line
from figcheck.reading.layouts.base import Ragged
from figcheck.reading.values import Value

_MOST_SHOWN = 5


class Defects:
    """Collects the findings on rows and the values that have no place."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []
        self.unplaced: list[Span] = []
        self._ragged: set[Span] = set()

    def ragged(self, ragged: Ragged, line: Line | None) -> None:
        """Add the finding for a row with too many or too few values, once a row.

        Args:
            ragged: the row.
            line: the same with its panel and its label, if it gives any value.
        """
        self.unplaced += [value.span for value in ragged.surplus]
        if ragged.row in self._ragged:
            return
        self._ragged.add(ragged.row)
        where = ", ".join(_where(line))
        message = f"{where[:1].upper()}{where[1:]}: {_count(ragged.read, 'value')} for "
        message += f"{_count(ragged.wanted, ragged.places.rstrip('s'))}; "
        message += _surplus(ragged) if ragged.surplus else _missing(ragged)
        mend = "Give one value for each tick, and n/a where there is none."
        self.findings.append(Finding("ragged-row", Severity.WARNING, message, mend, ragged.row))

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


def _where(line: Line | None) -> list[str]:
    """Panel and row as a reader knows them."""
    if line is None:
        return ["a row"]
    labels = [text.plain for text in line.panel]
    own = line.label or (line.row.labels[-1] if line.row.labels else None)
    name = names.bare(own.plain) if own is not None else ""
    is_row = name.lower().startswith("row ")
    return [*labels, (name if is_row else f"row {name}") if name else "a row"]


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _surplus(ragged: Ragged) -> str:
    shown = ", ".join(value.text for value in ragged.surplus[:_MOST_SHOWN])
    more = len(ragged.surplus) - _MOST_SHOWN
    shown += f" and {more} more" if more > 0 else ""
    is_not = "is not" if len(ragged.surplus) == 1 else "are not"
    if ragged.wanted < 1:
        return f"{shown} {is_not} placed."
    first = "the first is" if ragged.wanted == 1 else f"the first {ragged.wanted} are"
    return f"{first} placed, {shown} {is_not}."


def _missing(ragged: Ragged) -> str:
    missing = ragged.wanted - ragged.read
    return "the last one gets none." if missing == 1 else f"the last {missing} get none."
