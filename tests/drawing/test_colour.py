"""Colours as descriptions name them."""

from __future__ import annotations

import pytest

from figcheck.drawing.colour import (
    colour_map,
    ink_on,
    luminance,
    on_paper,
    read_colours,
    series_colours,
)
from figcheck.drawing.scene import PAPER


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (("blue", "red"), "coolwarm"),
        (("Blue", "Red"), "coolwarm"),
        (("red", "blue"), "coolwarm_r"),
        (("light yellow", "dark blue"), "YlGnBu"),
        (("dark blue", "blue", "light blue", "green", "yellow", "light yellow"), "YlGnBu_r"),
        (("black", "dark red", "red", "orange", "yellow", "bright white"), "hot"),
        (("dark", "bright yellow/white"), "hot"),
        (("light", "dark"), "YlGnBu"),
        (("dark", "light"), "YlGnBu_r"),
        (("cool colours (blues)", "warm colours (reds)"), "coolwarm"),
        (("light blue", "dark blue"), "Blues"),
        (("dark green", "light green"), "Greens_r"),
        (("blues",), "Blues"),
        (("cream", "dark red"), "OrRd"),
        (("purple", "yellow"), "viridis"),
        ((), "viridis"),
        (("no colour at all",), "viridis"),
    ],
)
def test_known_families(names: tuple[str, ...], expected: str) -> None:
    assert colour_map(names).name == expected


def test_other_colours_are_blended_as_named() -> None:
    colours = colour_map(("teal", "brown"))
    low, high = colours(0.0), colours(1.0)
    assert low[1] > low[0], "teal is greener than red"
    assert high[0] > high[2], "brown is redder than blue"


def test_light_and_dark_change_a_colour() -> None:
    light, plain, dark = (read_colours(name)[0].rgb for name in ("light red", "red", "dark red"))
    assert luminance(light) > luminance(plain) > luminance(dark)


def test_series_have_different_colours() -> None:
    chosen = series_colours(["blue", "", "blue", "", "red", ""])
    assert len(set(chosen)) == 6
    assert chosen[0] == read_colours("blue")[0].rgb


def test_more_series_than_colours_still_have_one_each() -> None:
    assert len(series_colours([""] * 40)) == 40


@pytest.mark.parametrize("shade", [i / 20 for i in range(21)])
def test_ink_has_enough_contrast(shade: float) -> None:
    paper = (shade, shade, 1 - shade)
    low, high = sorted((luminance(paper), luminance(ink_on(paper))))
    assert (high + 0.05) / (low + 0.05) >= 4.5


def test_a_pale_line_is_darkened_and_a_dark_one_is_not() -> None:
    assert luminance(on_paper(PAPER)) < 0.5
    assert on_paper((0.1, 0.1, 0.5)) == (0.1, 0.1, 0.5)
