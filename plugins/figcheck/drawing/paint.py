"""The picture of any figure."""

from __future__ import annotations

from figcheck.drawing.kinds import LAST, PAINTERS
from figcheck.drawing.scene import LABEL_SIZE, SOFT_INK, Scene, paragraph, sheet
from figcheck.model import Figure


def paint(figure: Figure) -> Scene:
    """The scene of a figure: in the form of its kind, else as a table, else in words.

    Args:
        figure: any figure.
    """
    for painter in (*PAINTERS[figure.kind], LAST):
        scene = painter(figure)
        if scene is not None:
            return scene
    words = "No picture: the description gives no values."
    return sheet(figure.title, paragraph(words, 260.0, size=LABEL_SIZE, colour=SOFT_INK))
