"""`Figure` to SVG and PNG, and the text that stands for the picture."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from figcheck.model import Figure


@dataclass(frozen=True)
class Drawing:
    """A figure as picture.

    Attributes:
        svg: the picture for a page; the element of cell n has the id `cell-n`.
        png: the same for downloads and previews; empty if it was drawn as SVG only.
        thumbnail: a small PNG, 480 pixels wide, without the title; empty with `png`.
        alt: what a reader is told who does not see it.
        notes: what it does not show as described, a sentence each.
        heading: which share of its height, from the top, is for its title.
    """

    svg: bytes
    png: bytes
    thumbnail: bytes
    alt: str
    notes: tuple[str, ...] = ()
    heading: float = 0.0

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the picture to a file.

        Args:
            path: the file; its name ends in `.svg` or `.png`.

        Raises:
            ValueError: the name ends in something else, or in `.png` where there is none.
            OSError: the file cannot be written.
        """
        file = Path(path)
        formats = {".svg": self.svg} | ({".png": self.png} if self.png else {})
        if file.suffix.lower() not in formats:
            known = " or ".join(formats)
            raise ValueError(f"{file}: this picture is saved as {known}, not {file.suffix!r}")
        file.write_bytes(formats[file.suffix.lower()])

    def _repr_svg_(self) -> str:
        return self.svg.decode()


def draw(figure: Figure, *, png: bool = True) -> Drawing:
    """Draw a figure from its values.

    The same figure gives the same bytes, whatever the machine's fonts and the user's
    matplotlib settings. Every figure gives a picture: one without values says so.

    Args:
        figure: any figure that reading gave.
        png: whether it is drawn as PNG too, which takes most of the time.
    """
    # matplotlib takes long to import; who only wants `Drawing` does not wait for it.
    from figcheck.drawing.alt import alt_text
    from figcheck.drawing.paint import paint
    from figcheck.drawing.svg import to_svg

    scene = paint(figure)
    large = small = b""
    if png:
        # Its renderers take the longer part of it.
        from figcheck.drawing.png import to_png

        large, small = to_png(scene)
    heading = scene.heading / scene.height
    return Drawing(to_svg(scene), large, small, alt_text(figure), scene.notes, heading)
