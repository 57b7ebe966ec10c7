"""The picture that stands for a figure in previews of links."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from figcheck.model import Verdict
from figcheck.publishing.card import card
from figcheck.publishing.pages import Summary
from figcheck.publishing.pages.listed import ClaimItem
from tests.publishing.figures import report

RED, GREEN, BLACK = (179, 38, 30), (23, 101, 58), (0, 0, 0)

CLAIMS = (
    ClaimItem(1, Verdict.REFUTED, "A is larger.", "It is not."),
    ClaimItem(2, Verdict.SUPPORTED, "A is smaller.", "It is."),
)
SUMMARY = replace(Summary.of(report()), claims=CLAIMS)


def drawn(
    summary: Summary, heading: float = 0.25, size: tuple[int, int] = (400, 400)
) -> Image.Image:
    """The card of a picture that is black for the upper quarter and blue below."""
    picture = Image.new("RGB", size, (0, 0, 255))
    picture.paste(BLACK, (0, 0, size[0], size[1] // 4))
    out = io.BytesIO()
    picture.save(out, "PNG")
    return Image.open(io.BytesIO(card(summary, out.getvalue(), heading))).convert("RGB")


def share(image: Image.Image, colour: tuple[int, int, int]) -> float:
    """Which share of the pixels has a colour, but for what a palette changes."""
    bands = [
        band.point([255 * (abs(value - wanted) < 12) for value in range(256)])
        for band, wanted in zip(image.split(), colour, strict=True)
    ]
    near = ImageChops.darker(ImageChops.darker(bands[0], bands[1]), bands[2])
    return near.histogram()[255] / (image.width * image.height)


def test_a_card_has_the_verdicts_and_the_figure_without_its_title() -> None:
    image = drawn(SUMMARY)
    assert image.size == (1200, 630)
    assert share(image, RED) > 0.001
    assert share(image, GREEN) > 0.001
    assert share(image, BLACK) == 0
    assert share(image, (0, 0, 255)) > 0.2
    assert share(drawn(SUMMARY, heading=0.0), BLACK) > 0.02


@pytest.mark.parametrize("title", ["", "W" * 3000, "图 \x00 ﷽ \u202e é̀\n<b>", "\ud800"])
@pytest.mark.parametrize("size", [(4000, 40), (40, 4000)])
def test_any_title_and_any_picture_fit(title: str, size: tuple[int, int]) -> None:
    summary = replace(SUMMARY, title=title)
    image = drawn(summary, size=size)
    corners = (0, 0, 1, image.height), (image.width - 1, 0, image.width, image.height)
    # A palette may turn white into what no one can tell from it.
    for box in corners:
        assert sum(image.crop(box).convert("L").histogram()[:250]) == 0


def test_without_claims_it_has_the_number_of_values() -> None:
    image = drawn(replace(SUMMARY, claims=()))
    assert share(image, RED) == share(image, GREEN) == 0
