"""Diagrams: the parts that the description names, without their arrangement."""

from __future__ import annotations

from figcheck.drawing import text as texts
from figcheck.drawing.scene import (
    LABEL_SIZE,
    LINE_HEIGHT,
    NOTE_SIZE,
    RULE,
    SOFT_INK,
    Box,
    Group,
    Mark,
    Scene,
    Shape,
    below,
    paragraph,
    rectangle,
    sheet,
)
from figcheck.model import Figure

_ACROSS = 3
_WIDE = 180.0
_GAP = 10.0
_PAD = 7.0
_MOST = 30
_FIELD = (0.96, 0.96, 0.97)


def draw_diagram(figure: Figure) -> Scene | None:
    """A sheet with the named parts of a diagram, `None` if none is named.

    Where the parts stand and what joins them is not drawn: it would be invented.

    Args:
        figure: a figure with components.
    """
    if not figure.components:
        return None
    notes = ["The parts are drawn in the order of the text, without their arrangement."]
    if len(figure.components) > _MOST:
        notes.append(f"Only the first {_MOST} of {len(figure.components)} parts are drawn.")
    names = [texts.clean(part.name) for part in figure.components[:_MOST]]
    high = LABEL_SIZE * LINE_HEIGHT * 2 + 2 * _PAD
    marks: list[Mark] = []
    for i, name in enumerate(names):
        said = paragraph(name, _WIDE - 2 * _PAD, size=LABEL_SIZE, lines=2, align="center")
        field = Shape(rectangle(0, 0, _WIDE, high), fill=_FIELD, stroke=RULE, width=0.8)
        inner = Group(said.marks, _PAD, (high - said.height) / 2)
        x, y = i % _ACROSS * (_WIDE + _GAP), i // _ACROSS * (high + _GAP)
        marks.append(Group((field, inner), x, y))
    across = min(len(names), _ACROSS)
    down = -(-len(names) // _ACROSS)
    box = Box(tuple(marks), across * (_WIDE + _GAP) - _GAP, down * (high + _GAP) - _GAP)
    words = paragraph(
        "Parts named in the description, without their arrangement.",
        box.width,
        size=NOTE_SIZE,
        colour=SOFT_INK,
    )
    return sheet(figure.title, below([box, words], 10.0), notes=notes)
