"""Rows that were copied, or in which one value was repeated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figcheck.checking.findings.catalogue import CONSTANT_ROW, DUPLICATE_ROWS
from figcheck.checking.findings.lines import Line, lines, place_in_panel
from figcheck.model import Figure, Finding
from figcheck.wording import counted, listing

_SHORTEST = 4
"""Shorter rows are the same by chance, or because the things are alike."""
_DISTINCT = 3
"""Rows of zeros, or of 0 and 100, are the same because their values cannot go further."""

_FEWEST_ROWS = 3
"""In a panel of two rows nobody can tell which one is unusual."""


def duplicate_rows(figure: Figure) -> Iterator[Finding]:
    """Rows or series of one panel that agree in every value."""
    groups: dict[object, list[Line]] = {}
    for line in _complete(figure):
        if len(set(line.values)) >= _DISTINCT:
            groups.setdefault((line.panel, line.ticks, line.values), []).append(line)
    for same in groups.values():
        if len(same) > 1:
            values = ", ".join(cell.text for cell in same[0].cells[:6])
            more = ", …" if len(same[0].cells) > 6 else ""
            yield DUPLICATE_ROWS.finding(
                f"the rows {_names(figure, same)} have the same {len(same[0].cells)} values "
                f"({values}{more}).",
                same[-1].span,
                [cell for line in same for cell in line.cells],
                panel=same[0].panel,
            )


def constant_rows(figure: Figure) -> Iterator[Finding]:
    """The one row or series of a panel that has one value only, where all others vary.

    A row that is said to be constant, its value written once, is not copied.
    """
    values = [cell.value for cell in figure.cells if cell.value is not None]
    # Values may well stick at zero, and at the lowest or highest of all.
    ends = {0.0, min(values, default=0.0), max(values, default=0.0)}
    panels: dict[str | None, list[Line]] = {}
    for line in _complete(figure):
        panels.setdefault(line.panel, []).append(line)
    for panel, rows in panels.items():
        constant = [line for line in rows if len(set(line.values)) == 1]
        constant = [line for line in constant if len({cell.span for cell in line.cells}) > 1]
        if len(constant) != 1 or len(rows) < _FEWEST_ROWS or constant[0].values[0] in ends:
            continue
        [line] = constant
        yield CONSTANT_ROW.finding(
            f"all {counted(len(line.cells), 'value')} at "
            f"{place_in_panel(figure, line.outer)} are {line.cells[0].text}.",
            line.span,
            line.cells,
            panel=panel,
        )


def _complete(figure: Figure) -> list[Line]:
    return [
        line for line in lines(figure) if len(line.cells) >= _SHORTEST and None not in line.values
    ]


def _names(figure: Figure, same: Sequence[Line]) -> str:
    """The rows in words; the axis that tells them apart is named once."""
    first, *rest = [place_in_panel(figure, line.outer) for line in same]
    axes = [d.name for d in figure.dimensions if all(n.startswith(f"{d.name} ") for n in rest)]
    short = [name.removeprefix(f"{axis} ") for axis in axes[:1] for name in rest]
    return listing([first, *(short or rest)], "; " if "," in first else ", ")
