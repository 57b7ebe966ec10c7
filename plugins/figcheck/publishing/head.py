"""What a figure's page says of itself to programs that preview links: its `<head>`.

The properties are those of the Open Graph protocol (https://ogp.me); they want whole addresses,
so that a site whose address is not known has none.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path

from figcheck.publishing.pages.listed import Summary
from figcheck.publishing.pages.parts import render
from figcheck.wording import counted

_SIGNATURE = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"


@dataclass(frozen=True)
class Image:
    """The image that stands for a page.

    Attributes:
        address: its whole address, a PNG.
        png: the file.
        alt: what a reader is told who does not see it.
    """

    address: str
    png: Path
    alt: str


def description(figure: Summary) -> str:
    """A figure's page in a sentence, in words of this program alone.

    Args:
        figure: the figure.
    """
    what = f"A {figure.kind_name} of {counted(figure.values, 'value')}"
    if not figure.decided:
        return f"{what}, redrawn from its description; none of its claims could be decided."
    return (
        f"{what}, redrawn from its description: {figure.faulty} of "
        f"{counted(figure.decided, 'claim')} that its own numbers decide "
        f"{'does' if figure.faulty == 1 else 'do'} not hold."
    )


def tags(figure: Summary) -> list[str]:
    """What a figure can be grouped by: its kind and its findings.

    Verdicts are none of it: Material's search ranks tags above all else, and who searches for
    "refuted" and a word is after claims.

    Args:
        figure: the figure.
    """
    return [figure.kind_name, *figure.codes]


def preview(figure: Summary, address: str, image: Image | None, site: str) -> str:
    """The elements of `<head>` from which others make a preview of a link to the page.

    Args:
        figure: the figure.
        address: the whole address of its page.
        image: its image, `None` where there is none that previews show: they show no SVG.
        site: the site's name.
    """
    properties = {
        "og:type": "article",
        "og:site_name": site,
        "og:title": figure.title,
        "og:description": description(figure),
        "og:url": address,
        **(_image(image) if image else {}),
    }
    card = "summary_large_image" if image else "summary"
    return render("head.html.j2", properties=properties, card=card)


def _image(image: Image) -> dict[str, str | int]:
    width, height = _size(image.png)
    return {
        "og:image": image.address,
        "og:image:type": "image/png",
        "og:image:width": width,
        "og:image:height": height,
        "og:image:alt": image.alt,
    }


def _size(png: Path) -> tuple[int, int]:
    """Width and height of a PNG in pixels, as its header says."""
    with png.open("rb") as file:
        header = file.read(24)
    if not header.startswith(_SIGNATURE):
        raise ValueError(f"{png} is no PNG")
    width, height = struct.unpack(">II", header[16:24])
    return width, height
