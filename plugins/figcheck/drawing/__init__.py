"""`Figure` to SVG and PNG, and the text that stands for the picture."""

from __future__ import annotations

from dataclasses import dataclass

from figcheck.model import Figure


@dataclass(frozen=True)
class Drawing:
    """A figure as picture.

    Attributes:
        svg: the picture for a page; the element of cell n has the id `cell-n`.
        png: the same for downloads and previews.
        thumbnail: a small PNG, 480 pixels wide.
        alt: what a reader is told who does not see it.
        notes: what it does not show as described, a sentence each.
    """

    svg: bytes
    png: bytes
    thumbnail: bytes
    alt: str
    notes: tuple[str, ...] = ()


def draw(figure: Figure) -> Drawing:
    """Draw a figure from its values.

    The same figure gives the same bytes, whatever the machine's fonts and the user's
    matplotlib settings. Every figure gives a picture: one without values says so.

    Args:
        figure: any figure that reading gave.
    """
    # matplotlib takes long to import; who only wants `Drawing` does not wait for it.
    from figcheck.drawing.alt import alt_text
    from figcheck.drawing.paint import paint
    from figcheck.drawing.render import to_png, to_svg

    scene = paint(figure)
    png, thumbnail = to_png(scene)
    return Drawing(to_svg(scene), png, thumbnail, alt_text(figure), scene.notes)
