"""A figure with matplotlib as it is commonly written: what figcheck's drawing is compared with.

It needs matplotlib and nothing else, so that the scripts of a gallery can use it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import matplotlib.pyplot as plt
import numpy as np


@dataclass(frozen=True)
class Panel:
    """A heatmap.

    Attributes:
        title: its title.
        columns: names along x.
        rows: names along y.
        x: name of the x axis.
        y: name of the y axis.
        cells: row, column, value and text of each value.
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    x: str
    y: str
    cells: tuple[tuple[int, int, float, str], ...]


def plot(title: str, panels: tuple[Panel, ...]) -> Any:
    """Draws panels beside each other.

    Args:
        title: the title of all.
        panels: the panels.

    Returns:
        The figure of pyplot, still open.
    """
    figure, axes = plt.subplots(1, len(panels), figsize=(5 * len(panels), 4), squeeze=False)
    for axis, panel in zip(axes[0], panels, strict=True):
        grid = np.full((len(panel.rows), len(panel.columns)), np.nan)
        for row, column, value, text in panel.cells:
            grid[row, column] = value
            axis.text(column, row, text, ha="center", va="center")
        image = axis.imshow(grid, cmap="viridis")
        axis.set_xticks(range(len(panel.columns)), panel.columns)
        axis.set_yticks(range(len(panel.rows)), panel.rows)
        axis.set_xlabel(panel.x)
        axis.set_ylabel(panel.y)
        axis.set_title(panel.title)
    figure.colorbar(image, ax=axes)
    figure.suptitle(title)
    return figure
