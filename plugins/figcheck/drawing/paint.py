"""The picture of any figure."""

from __future__ import annotations

from figcheck.drawing.kinds import LAST, PAINTERS
from figcheck.drawing.parts import parts_of
from figcheck.drawing.scene import LABEL_SIZE, SOFT_INK, Scene, paragraph, sheet, stack
from figcheck.model import Figure


def paint(figure: Figure) -> Scene:
    """The scene of a figure: in the form of its kind, else as a table, else in words.

    Args:
        figure: any figure.
    """
    return stack([_paint(part) for part in parts_of(figure)])


def _paint(figure: Figure) -> Scene:
    for painter in (*PAINTERS[figure.kind], LAST):
        scene = painter(figure)
        if scene is not None:
            return scene
    words = "No picture: the description gives no values."
    return sheet(figure.title, paragraph(words, 260.0, size=LABEL_SIZE, colour=SOFT_INK))
