"""The part of a figure that is drawn: its panels, within the limits of a picture."""

from __future__ import annotations

from dataclasses import dataclass, field

from figcheck.drawing import text as texts
from figcheck.model import Cell, Figure, Role

MOST_PANELS = 40
MOST_TICKS = 100
"""Ticks of one direction that are drawn."""

MOST_CELLS = 10_000
"""Cells of one picture: its SVG then has some 3 MB."""


LARGEST = 1e100
"""Numbers beyond it, and below its inverse, have no place in a picture: the arithmetic of
scales would overflow."""


@dataclass
class Notes:
    """What a picture does not show as described, a sentence each, none twice."""

    sentences: list[str] = field(default_factory=list)

    def add(self, sentence: str) -> None:
        """Add a sentence unless it is there."""
        if sentence not in self.sentences:
            self.sentences.append(sentence)


@dataclass(frozen=True)
class Panel:
    """One panel of a figure.

    Attributes:
        title: its title as written, "" for the only panel.
        cells: its cells in the order of the text.
    """

    title: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class View:
    """A figure as far as it is drawn.

    Attributes:
        figure: the whole figure.
        panels: its panels with the cells that are drawn.
        notes: what is left out.
        most: how many ticks of a direction are drawn.
    """

    figure: Figure
    panels: tuple[Panel, ...]
    notes: Notes
    most: int

    def ticks(self, role: Role) -> tuple[str, ...]:
        """The ticks that are drawn in a direction."""
        dimension = self.figure.dimension(role)
        return () if dimension is None else dimension.ticks[: self.most]

    def values(self) -> list[float]:
        """All numbers that are drawn."""
        return [
            v for panel in self.panels for cell in panel.cells if (v := number(cell)) is not None
        ]


def view_of(figure: Figure, most: int = MOST_TICKS) -> View:
    """The panels of `figure` with as many ticks and cells as a picture can hold.

    Args:
        figure: any figure.
        most: how many ticks of each direction, and series, are drawn.
    """
    notes = Notes()
    kept = {
        dimension.role: set(dimension.ticks[:most])
        for dimension in figure.dimensions
        if dimension.role is not Role.PANEL
    }
    for dimension in figure.dimensions:
        if dimension.role is not Role.PANEL and len(dimension.ticks) > most:
            name = texts.clean(dimension.name) or dimension.role.value
            notes.add(
                f"Only the first {most} of {len(dimension.ticks)} values of {name} are drawn."
            )
    panels: dict[str, list[Cell]] = {}
    titles = figure.dimension(Role.PANEL)
    for tick in (titles.ticks if titles else ())[:MOST_PANELS]:
        panels[tick] = []
    if titles and len(titles.ticks) > MOST_PANELS:
        notes.add(f"Only the first {MOST_PANELS} of {len(titles.ticks)} panels are drawn.")
    drawn = 0
    roles = [d.role for d in figure.dimensions]
    for cell in figure.cells:
        place = dict(zip(roles, cell.at, strict=True))
        title = place.get(Role.PANEL) or ""
        if any(
            tick is not None and role in kept and tick not in kept[role]
            for role, tick in place.items()
        ):
            continue
        if title not in panels and len(panels) >= MOST_PANELS:
            continue
        if drawn >= MOST_CELLS:
            notes.add(f"Only the first {MOST_CELLS} of {len(figure.cells)} values are drawn.")
            break
        panels.setdefault(title, []).append(cell)
        drawn += 1
    filled = tuple(Panel(title, tuple(cells)) for title, cells in panels.items() if cells)
    return View(figure, filled, notes, most)


def shown(value: float | None) -> float | None:
    """`value`, 0 if it is too small and `None` if it is too large to have a place."""
    if value is None or not abs(value) <= LARGEST:
        return None
    return value if abs(value) >= 1 / LARGEST else 0.0


def number(cell: Cell) -> float | None:
    """The cell's value, `None` where there is none that a picture could show."""
    return shown(cell.value)


def error(cell: Cell) -> float:
    """The ± of a cell as a length, 0 where there is none that a picture could show."""
    return abs(shown(cell.error) or 0.0)


def bounds(given: tuple[float, float] | None) -> tuple[float, float] | None:
    """A described range, the lower end first; `None` for one that cannot be a scale."""
    ends = [end for value in given or () if (end := shown(value)) is not None]
    return (min(ends), max(ends)) if len(set(ends)) == 2 else None


def caption(figure: Figure, cell: Cell) -> str:
    """What a cell says when it is pointed at: its place and its value."""
    place = ", ".join(
        f"{dimension.name} {tick}"
        if dimension.role in {Role.X, Role.Y} and dimension.name.lower() not in {"x", "y"}
        else tick
        for dimension, tick in zip(figure.dimensions, cell.at, strict=True)
        if tick is not None
    )
    return texts.clean(f"{place}: {written(cell)}" if place else written(cell))


def written(cell: Cell) -> str:
    """The cell's number as written, with its sign of approximation and its error."""
    about = "≈ " if cell.approx and cell.value is not None else ""
    error = "" if cell.error is None else f" ± {cell.error:g}"
    return f"{about}{cell.text}{error}"
