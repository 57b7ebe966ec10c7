"""The picture of any figure."""

from __future__ import annotations

from figcheck.drawing.kinds import PAINTERS
from figcheck.drawing.scene import NOTE_SIZE, SOFT_INK, Scene, paragraph, sheet
from figcheck.drawing.view import view
from figcheck.model import Figure


def paint(figure: Figure) -> Scene:
    """The scene of a figure: in the form of its kind, else a sheet that says why not."""
    seen = view(figure)
    painter = PAINTERS.get(figure.kind)
    scene = painter(seen) if painter else None
    if scene is None:
        words = paragraph(
            "The description gives no values.", 240.0, size=NOTE_SIZE, colour=SOFT_INK
        )
        scene = sheet(figure.title, words, notes=seen.notes.sentences)
    return scene
