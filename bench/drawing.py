"""What one picture costs, against matplotlib as it is commonly written.

    python -m bench.drawing [--count 20] [--rounds 5]

Draws the same figures (descriptions like the seeds) in turn: by figcheck, and with
`plt.subplots`, `imshow`, a text a cell, tick labels, titles and a colour bar, saved as SVG, as SVG
with text as text, and as PNG. The first figure of the process is not counted.
"""

from __future__ import annotations

import argparse
import io
from collections.abc import Callable

import matplotlib as mpl

mpl.use("agg")

import matplotlib.pyplot as plt
from bench import figures
from bench.plain import Panel, plot
from bench.report import Table, print_machine, seconds

from figcheck.drawing.paint import paint
from figcheck.drawing.png import to_png
from figcheck.drawing.svg import to_svg
from figcheck.model import Figure, Role
from figcheck.reading import read_text


def plain(figure: Figure, kind: str, *, text_as_text: bool = False) -> bytes:
    """The figure as people draw annotated heatmaps.

    Args:
        figure: a figure with x and y.
        kind: "svg" or "png".
        text_as_text: whether an SVG's text is text; matplotlib itself makes it outlines.
    """
    with plt.rc_context({"svg.fonttype": "none" if text_as_text else "path"}):
        plotted = plot(figure.title, panels(figure))
        out = io.BytesIO()
        plotted.savefig(out, format=kind)
        plt.close(plotted)
    return out.getvalue()


def panels(figure: Figure) -> tuple[Panel, ...]:
    """What the panels of a figure show.

    Args:
        figure: a figure with x and y.
    """
    x, y, panel = (figure.dimension(role) for role in (Role.X, Role.Y, Role.PANEL))
    assert x is not None
    assert y is not None
    cells: dict[str, list[tuple[int, int, float, str]]] = {}
    for cell in figure.cells:
        if cell.value is not None:
            row = y.positions[figure.coordinate(cell, Role.Y) or ""]
            column = x.positions[figure.coordinate(cell, Role.X) or ""]
            place = figure.coordinate(cell, Role.PANEL) or ""
            cells.setdefault(place, []).append((row, column, cell.value, cell.text))
    return tuple(
        Panel(title, x.ticks, y.ticks, x.name, y.name, tuple(cells.get(title, ())))
        for title in (panel.ticks if panel else ("",))
    )


WAYS: dict[str, Callable[[Figure], object]] = {
    "plain matplotlib, SVG": lambda figure: plain(figure, "svg"),
    "plain matplotlib, SVG, text as text": lambda figure: plain(figure, "svg", text_as_text=True),
    "figcheck, SVG": lambda figure: to_svg(paint(figure)),
    "plain matplotlib, PNG": lambda figure: plain(figure, "png"),
    "figcheck, PNG and thumbnail": lambda figure: to_png(paint(figure)),
}


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    made = [read_text(figures.description(n)) for n in range(options.count)]
    times: dict[str, list[float]] = {way: [] for way in WAYS}
    for draw in WAYS.values():
        draw(made[0])
    for _ in range(options.rounds):
        for way, draw in WAYS.items():
            with seconds(times[way]):
                for figure in made:
                    draw(figure)
    per_figure = {w: [1e3 * t / options.count for t in taken] for w, taken in times.items()}
    print_machine("matplotlib", "numpy", "pillow")
    print(f"{options.count} figures like the seeds, {options.rounds} rounds\n")
    asked = {"figcheck, SVG": "at most 0.4 of plain matplotlib, SVG"}
    bases = ("plain matplotlib, SVG", "plain matplotlib, PNG")
    print(Table("ms a figure", per_figure, *bases, asked=asked))


if __name__ == "__main__":
    main()
