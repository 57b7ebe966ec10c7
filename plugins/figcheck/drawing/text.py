"""Text for a picture: made harmless, measured, shortened and wrapped.

Widths are those of DejaVu Sans, the font that comes with matplotlib, so that a
layout does not depend on the machine. A browser sets the SVG in the reader's own
sans-serif font; the usual ones are narrower, so what fits here fits there.
"""

from __future__ import annotations

import io
import unicodedata
from functools import cache, lru_cache
from pathlib import Path

import matplotlib as mpl
import numpy as np
from matplotlib.ft2font import FT2Font
from matplotlib.path import Path as Outline
from numpy.typing import NDArray

ELLIPSIS = "…"
LONGEST = 400
"""Characters of a text that are looked at; a picture has no room for more."""

_UNITS = 1000
"""Font size, in points, at which advances are measured."""


def font_path(*, bold: bool = False) -> Path:
    """The font file that pictures are measured and, as PNG, drawn with."""
    name = "DejaVuSans-Bold.ttf" if bold else "DejaVuSans.ttf"
    return Path(mpl.get_data_path()) / "fonts" / "ttf" / name


def clean(text: str) -> str:
    """`text` on one line, without what XML forbids or what turns other text around.

    Control characters, unassigned code points, lone surrogates and the invisible
    characters that override the direction of text go; runs of white space become
    one space. The joiners that emoji and Indic scripts are spelt with stay.

    Args:
        text: any text of a description.
    """
    if len(text) <= LONGEST and text.isascii() and text.isprintable():
        return " ".join(text.split())
    kept = []
    for char in text[:LONGEST]:
        category = unicodedata.category(char)
        if char.isspace():
            kept.append(" ")
        elif category[0] != "C" or char in "\u200c\u200d":
            kept.append(char)
        elif category == "Cs":
            kept.append("\ufffd")
    line = " ".join("".join(kept).split())
    return line + ELLIPSIS if len(text) > LONGEST else line


def width(text: str, size: float, *, bold: bool = False) -> float:
    """Width of one line of `text` in points, at a font size in points."""
    return sum(_advance(char, bold) for char in text) * size


def shorten(text: str, room: float, size: float, *, bold: bool = False) -> str:
    """`text`, cut with an ellipsis where it is wider than `room` points."""
    if width(text, size, bold=bold) <= room:
        return text
    left = room - width(ELLIPSIS, size, bold=bold)
    kept = 0
    for char in text:
        left -= _advance(char, bold) * size
        if left < 0:
            break
        kept += 1
    return text[:kept].rstrip() + ELLIPSIS


def wrap(text: str, room: float, size: float, *, lines: int = 3, bold: bool = False) -> list[str]:
    """`text` broken at its spaces into at most `lines` lines of `room` points.

    The last line is cut with an ellipsis where there is more text than room.
    """
    wrapped: list[str] = []
    words = text.split()
    while words and len(wrapped) < lines - 1:
        count = 1
        while count < len(words) and (width(" ".join(words[: count + 1]), size, bold=bold) <= room):
            count += 1
        wrapped.append(shorten(" ".join(words[:count]), room, size, bold=bold))
        words = words[count:]
    if words:
        wrapped.append(shorten(" ".join(words), room, size, bold=bold))
    return wrapped


def drawable(text: str, *, bold: bool = False) -> str:
    """`text` with a box for every character that the PNG's font has no glyph for."""
    return "".join(char if _glyph(char, bold) else "\u25a1" for char in text)


@lru_cache(maxsize=1024)
def outline(text: str, *, bold: bool = False) -> Outline | None:
    """The outlines of a line's glyphs.

    Args:
        text: a line of which the font has every character.
        bold: whether it is bold.

    Returns:
        The outlines with the line's baseline from (0, 0) to the right, y upwards, in units of
        the font size; `None` if its characters join or turn around, as those of Arabic do:
        it takes a layout of text to place them.
    """
    if not all(map(_stands_alone, text)):
        return None
    at = 0.0
    vertices = [np.empty((0, 2))]
    codes = [np.empty(0, dtype=Outline.code_type)]
    for char in text:
        points, kinds = _glyph_outline(char, bold)
        vertices.append(points + np.array([at, 0.0]))
        codes.append(kinds)
        at += _advance(char, bold)
    return Outline(np.concatenate(vertices), np.concatenate(codes))


@cache
def _glyph_outline(char: str, bold: bool) -> tuple[NDArray[np.float64], NDArray[np.uint8]]:
    font = _font(bold)
    font.load_char(ord(char))
    vertices, codes = font.get_path()
    return np.asarray(vertices) / _UNITS, np.asarray(codes)


@cache
def _stands_alone(char: str) -> bool:
    """Whether a character looks the same whatever its neighbours are."""
    joins = unicodedata.combining(char) or unicodedata.category(char) in {"Cf", "Mn", "Mc", "Me"}
    return not joins and unicodedata.bidirectional(char) not in {"R", "AL", "AN"}


@cache
def _font(bold: bool) -> FT2Font:
    # Not matplotlib's own cached font: that one changes size with every text drawn. From memory:
    # processes that are forked from this one share the position in a file that is open here.
    font = FT2Font(io.BytesIO(font_path(bold=bold).read_bytes()))
    font.set_size(_UNITS, 72)
    return font


@cache
def _glyph(char: str, bold: bool) -> int:
    return _font(bold).get_char_index(ord(char))


@cache
def _advance(char: str, bold: bool) -> float:
    """Width of a character in units of the font size; 1 for those not in the font."""
    if unicodedata.combining(char) or unicodedata.category(char) in {"Cf", "Mn"}:
        return 0.0
    if not _glyph(char, bold):
        return 1.0
    glyph = _font(bold).load_char(ord(char))
    return float(glyph.linearHoriAdvance) / 65536 / _UNITS
