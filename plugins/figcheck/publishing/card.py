"""The picture that stands for a figure where a link to its page is shown: a social card.

1200 by 630 pixels, the size that the Open Graph's users crop least: the title, how the claims
stand in words and as a bar, and the figure without its own title.
"""

from __future__ import annotations

import io
from functools import cache

from PIL import Image, ImageDraw, ImageFont

from figcheck.drawing import text as texts
from figcheck.model import Verdict
from figcheck.publishing.pages.listed import Summary
from figcheck.publishing.pages.parts import SYMBOLS
from figcheck.wording import counted

SIZE = (1200, 630)
"""Width and height in pixels."""

_MARGIN = 48
_TITLE = 46
_WORDS = 28
_BAR = 14

_INK = "#1f2328"
_QUIET = "#57606a"
_COLOURS = {
    Verdict.REFUTED: "#b3261e",
    Verdict.MIXED: "#8a4b00",
    Verdict.SUPPORTED: "#17653a",
    Verdict.UNPARSED: "#8a919c",
    Verdict.UNCHECKABLE: "#c9ced6",
}
"""Those of the pages in the light."""


def card(figure: Summary, png: bytes, heading: float) -> bytes:
    """The social card of a figure, as PNG.

    Args:
        figure: the figure.
        png: its picture.
        heading: which share of the picture's height, from the top, is for its title.
    """
    image = Image.new("RGB", SIZE, "white")
    draw = ImageDraw.Draw(image)
    room = SIZE[0] - 2 * _MARGIN
    y = _MARGIN - 6
    for line in texts.wrap(texts.clean(figure.title), room, _TITLE, lines=2, bold=True):
        _write(draw, (_MARGIN, y), line, _TITLE, _INK, bold=True)
        y += round(_TITLE * 1.2)
    y += 14
    y = _verdicts(draw, figure, y)
    _paste(image, png, heading, (_MARGIN, y, SIZE[0] - _MARGIN, SIZE[1] - _MARGIN // 2))
    # A palette makes the file a third as large.
    few = image.quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    out = io.BytesIO()
    few.save(out, "PNG", compress_level=3)
    return out.getvalue()


def _verdicts(draw: ImageDraw.ImageDraw, figure: Summary, y: int) -> int:
    """The claims by verdict from `y` down; where they end."""
    total = len(figure.claims)
    if not total:
        _write(draw, (_MARGIN, y), counted(figure.values, "value"), _WORDS, _QUIET)
        return y + round(_WORDS * 1.8)
    room = SIZE[0] - 2 * _MARGIN
    x = float(_MARGIN)
    for verdict, start, count in figure.shares:
        left = _MARGIN + room * start / total
        right = _MARGIN + room * (start + count) / total
        draw.rectangle((round(left), y, round(right) - 3, y + _BAR), _COLOURS[verdict])
        words = f"{SYMBOLS[verdict]} {count} {verdict}"
        colour = _COLOURS[verdict] if verdict.is_decided else _QUIET
        _write(draw, (round(x), y + _BAR + 12), words, _WORDS, colour, bold=verdict.is_decided)
        x += texts.width(words, _WORDS, bold=verdict.is_decided) + 36
    return y + _BAR + round(_WORDS * 2.2)


def _paste(image: Image.Image, png: bytes, heading: float, box: tuple[int, int, int, int]) -> None:
    """Puts the picture without its title into the middle of a box, as large as it goes."""
    left, top, right, bottom = box
    with Image.open(io.BytesIO(png)) as picture:
        cut = round(picture.height * heading)
        width, height = picture.width, picture.height - cut
        scale = min((right - left) / width, (bottom - top) / height)
        size = max(1, round(width * scale)), max(1, round(height * scale))
        body = (0, cut, width, picture.height)
        small = picture.convert("RGB").resize(size, Image.Resampling.HAMMING, body)
    image.paste(small, ((left + right - size[0]) // 2, (top + bottom - size[1]) // 2))


def _write(
    draw: ImageDraw.ImageDraw,
    place: tuple[int, int],
    text: str,
    size: int,
    colour: str,
    *,
    bold: bool = False,
) -> None:
    draw.text(place, texts.drawable(text, bold=bold), colour, _font(size, bold))


@cache
def _font(size: int, bold: bool) -> ImageFont.FreeTypeFont:
    # The layout that every build of Pillow has, and so the same pixels.
    return ImageFont.truetype(
        texts.font_path(bold=bold), size, layout_engine=ImageFont.Layout.BASIC
    )
