"""The work on a description that is drawn as PNG too, in a process that has done it before."""

from __future__ import annotations

from contextlib import suppress

from figcheck import reading
from figcheck.drawing.paint import paint
from figcheck.publishing.ready import ANY, make
from figcheck.publishing.undisturbed import undisturbed

__all__ = ["make"]

# The work itself meets the same error, and tells it.
with suppress(Exception), undisturbed():
    from figcheck.drawing.png import to_png

    to_png(paint(reading.read_text(ANY)))
