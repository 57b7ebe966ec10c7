"""Rows that were copied, or in which one value was repeated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figcheck.checking.findings.catalogue import CONSTANT_ROW, DUPLICATE_ROWS
from figcheck.checking.findings.lines import Line, lines, place_in_panel
from figcheck.checking.wording import counted, listing
from figcheck.model import Figure, Finding

_SHORTEST = 4
"""Shorter rows are the same by chance, or because the things are alike."""
_DISTINCT = 3
"""Rows of zeros, or of 0 and 100, are the same because their values cannot go further."""


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
    """Rows or series of one value, where the other rows of the panel vary."""
    rows = _complete(figure)
    for line in rows:
        if len(set(line.values)) > 1 or _is_end(figure, line):
            continue
        others = [other for other in rows if other.panel == line.panel and other != line]
        varying = [other for other in others if len(set(other.values)) > 1]
        if len(varying) >= 2 and len(varying) == len(others):
            yield CONSTANT_ROW.finding(
                f"all {counted(len(line.cells), 'value')} at "
                f"{place_in_panel(figure, line.outer)} are {line.cells[0].text}.",
                line.span,
                line.cells,
                panel=line.panel,
            )


def _complete(figure: Figure) -> list[Line]:
    return [
        line for line in lines(figure) if len(line.cells) >= _SHORTEST and None not in line.values
    ]


def _is_end(figure: Figure, line: Line) -> bool:
    """Whether the line's value is the lowest or highest of all, at which values may well stick."""
    values = [cell.value for cell in figure.cells if cell.value is not None]
    return line.values[0] == 0 or line.values[0] in (min(values), max(values))


def _names(figure: Figure, same: Sequence[Line]) -> str:
    """The rows in words; the axis that tells them apart is named once."""
    first, *rest = [place_in_panel(figure, line.outer) for line in same]
    axes = [d.name for d in figure.dimensions if all(n.startswith(f"{d.name} ") for n in rest)]
    short = [name.removeprefix(f"{axis} ") for axis in axes[:1] for name in rest]
    return listing([first, *(short or rest)], "; " if "," in first else ", ")
