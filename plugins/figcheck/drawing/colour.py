"""Colours: those that a description names, and those that a reader can tell apart."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import cycle
from typing import TypeVar

import matplotlib as mpl
from matplotlib.colors import Colormap, LinearSegmentedColormap, to_rgb

from figcheck.drawing.scene import PAPER, RGB

T = TypeVar("T")

BLACK: RGB = (0.0, 0.0, 0.0)

DEFAULT_MAP = "viridis"
"""For a scale of which no colour is described: even in lightness, safe for the colour-blind."""

SERIES: tuple[RGB, ...] = tuple(
    to_rgb(code)
    for code in (
        "#0072b2",
        "#d55e00",
        "#009e73",
        "#cc79a7",
        "#e69f00",
        "#56b4e9",
        "#7f3c8d",
        "#8c6d31",
        "#5f6b6d",
        "#a3b729",
    )
)
"""For series of which no colour is described. The first six are those of Okabe and Ito,
*Color Universal Design* (2008), without black and yellow, which serve as ink and paper."""

_HUES: dict[str, RGB] = {
    name: to_rgb(code)
    for name, code in {
        "black": "#1a1a1a",
        "white": "#ffffff",
        "grey": "#8c8c8c",
        "red": "#d62f2f",
        "orange": "#f28522",
        "yellow": "#f5d327",
        "green": "#3a9a4b",
        "teal": "#1b9e9e",
        "cyan": "#2bbcd4",
        "blue": "#2f6fb7",
        "purple": "#7b4ea3",
        "pink": "#e377b5",
        "brown": "#8c564b",
        "cream": "#fff4d6",
        "gold": "#d4a017",
        "navy": "#1f3a6e",
        "maroon": "#7d1f2b",
        "olive": "#7f8229",
        "lime": "#9acd32",
    }.items()
}

_TEMPERATURES = {"cool": "blue", "cooler": "blue", "warm": "red", "warmer": "red"}

_SYNONYMS = {
    "gray": "grey",
    "silver": "grey",
    "violet": "purple",
    "indigo": "purple",
    "lavender": "purple",
    "magenta": "pink",
    "crimson": "red",
    "scarlet": "red",
    "salmon": "red",
    "coral": "orange",
    "peach": "orange",
    "turquoise": "teal",
    "aqua": "cyan",
    "beige": "cream",
    "ivory": "cream",
    "tan": "brown",
    "reddish": "red",
    "bluish": "blue",
    **_TEMPERATURES,
}

_PLAIN = {
    "light": "white",
    "dark": "black",
    "gold": "yellow",
    "lime": "green",
    "olive": "green",
    "navy": "blue",
    "cyan": "teal",
    "maroon": "red",
}

_LIGHTNESS = {
    **dict.fromkeys(("light", "lighter", "lightest", "pale", "paler", "pastel"), 0.55),
    **dict.fromkeys(("dark", "darker", "darkest", "deep", "deeper"), -0.4),
}

_MAPS: dict[tuple[str, ...], str] = {
    ("light", "dark"): "YlGnBu",
    ("white", "black"): "Greys",
    ("white", "grey"): "Greys",
    ("white", "blue"): "Blues",
    ("white", "red"): "Reds",
    ("white", "green"): "Greens",
    ("white", "orange"): "Oranges",
    ("white", "purple"): "Purples",
    ("white", "teal"): "BuGn",
    ("white", "pink"): "RdPu",
    ("cream", "red"): "OrRd",
    ("cream", "orange"): "Oranges",
    ("cream", "blue"): "YlGnBu",
    ("cream", "purple"): "magma_r",
    ("yellow", "orange", "red"): "YlOrRd",
    ("yellow", "red"): "YlOrRd",
    ("yellow", "orange", "brown"): "YlOrBr",
    ("yellow", "brown"): "YlOrBr",
    ("yellow", "green"): "YlGn",
    ("yellow", "blue"): "YlGnBu",
    ("yellow", "teal", "blue"): "YlGnBu",
    ("yellow", "green", "blue"): "YlGnBu",
    ("yellow", "green", "teal", "blue"): "YlGnBu",
    ("green", "yellow", "blue"): "YlGnBu",
    ("purple", "yellow"): "viridis",
    ("purple", "green", "yellow"): "viridis",
    ("purple", "teal", "yellow"): "viridis",
    ("purple", "teal", "green", "yellow"): "viridis",
    ("purple", "blue", "green", "yellow"): "viridis",
    ("purple", "blue", "teal", "green", "yellow"): "viridis",
    ("purple", "orange", "yellow"): "plasma",
    ("black", "purple", "orange", "yellow"): "inferno",
    ("black", "purple", "orange", "cream"): "magma",
    ("black", "red", "orange", "yellow", "white"): "hot",
    ("black", "red", "yellow", "white"): "hot",
    ("black", "red", "orange", "yellow"): "hot",
    ("black", "red", "yellow"): "hot",
    ("black", "orange", "yellow", "white"): "afmhot",
    ("black", "yellow", "white"): "afmhot",
    ("black", "yellow"): "afmhot",
    ("dark", "yellow", "white"): "hot",
    ("dark", "white"): "hot",
    ("dark", "yellow"): "inferno",
    ("blue", "red"): "coolwarm",
    ("blue", "white", "red"): "RdBu_r",
    ("blue", "yellow", "red"): "RdYlBu_r",
    ("red", "yellow", "green"): "RdYlGn",
    ("red", "green"): "RdYlGn",
    ("purple", "white", "green"): "PRGn",
    ("blue", "cyan", "green", "yellow", "red"): "turbo",
    ("blue", "green", "yellow", "red"): "turbo",
}
"""matplotlib's colour maps by the colours that a description names, lowest value first.
Read backwards they serve the opposite direction. Their lightness is even, unlike that of
a straight blend of the named colours."""


@dataclass(frozen=True)
class Named:
    """A colour as a description names it.

    Attributes:
        hue: its hue in this module's words, or "light" or "dark" where none is named.
        rgb: the colour.
        shade: above 0 for a light one, below 0 for a dark one.
    """

    hue: str
    rgb: RGB
    shade: float


def read_colours(text: str) -> list[Named]:
    """The colours that are named in `text`, in its order.

    Args:
        text: "dark red", "bright yellow/white", "cool colours (blues)", …
    """
    found = []
    shade = 0.0
    waiting = False
    words = re.findall(r"[a-z]+", text[:200].lower())
    if any(_hue(word) and word not in _TEMPERATURES for word in words):
        words = [word for word in words if word not in _TEMPERATURES]
    for word in words:
        if word in _LIGHTNESS:
            shade, waiting = _LIGHTNESS[word], True
            continue
        hue = _hue(word)
        if hue:
            found.append(Named(hue, mix(_HUES[hue], shade), shade))
            shade, waiting = 0.0, False
    if waiting and not found:
        hue = "light" if shade > 0 else "dark"
        found.append(Named(hue, mix(_HUES["blue"], shade), shade))
    return found


def colour_map(names: Iterable[str]) -> Colormap:
    """The colour map that a description means.

    A known family of colours gives matplotlib's map of that family, any other two
    colours or more a blend of them, none the default.

    Args:
        names: names of the colours from the lowest value to the highest, as written.
    """
    colours = [colour for name in names for colour in read_colours(name)]
    shaded = _by_shade(colours)
    if shaded:
        return mpl.colormaps[shaded]
    for hues in _spellings(colours):
        if hues in _MAPS:
            return mpl.colormaps[_MAPS[hues]]
        if hues[::-1] in _MAPS:
            return mpl.colormaps[_reversed(_MAPS[hues[::-1]])]
    stops = _without_repeats([colour.rgb for colour in colours])
    if len(stops) < 2:
        return mpl.colormaps[DEFAULT_MAP]
    return LinearSegmentedColormap.from_list("described", stops)


def series_colours(names: Sequence[str]) -> list[RGB]:
    """A colour for each series: the described one where there is one, all different.

    Args:
        names: name of each series' colour as written, "" where none is given.
    """
    chosen: list[RGB | None] = []
    for name in names:
        named = read_colours(name)
        rgb = named[0].rgb if named else None
        chosen.append(None if rgb is None or _near(rgb, chosen) else rgb)
    # More series than colours that can be told apart: they come round again.
    free = cycle([rgb for rgb in SERIES if not _near(rgb, chosen)] or SERIES)
    return [next(free) if rgb is None else rgb for rgb in chosen]


def on_paper(colour: RGB, contrast: float = 2.0) -> RGB:
    """`colour`, darkened until a line of it shows on white paper."""
    while _contrast(colour, PAPER) < contrast:
        colour = mix(colour, -0.1)
    return colour


@lru_cache(maxsize=4096)
def ink_on(colour: RGB) -> RGB:
    """The colour of text that reads best on `colour`, black or white.

    One of the two always has a contrast of 4.5 or more, as WCAG 2.2 asks of small text.
    """
    return max(BLACK, PAPER, key=lambda ink: _contrast(colour, ink))


def luminance(colour: RGB) -> float:
    """Relative luminance, 0 to 1, as WCAG 2.2 defines it."""
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def mix(colour: RGB, shade: float) -> RGB:
    """`colour` blended with white (`shade` above 0) or black (below), 1 being all of it."""
    target = 1.0 if shade > 0 else 0.0
    share = abs(shade)
    red, green, blue = (c + (target - c) * share for c in colour)
    return (red, green, blue)


def _contrast(one: RGB, other: RGB) -> float:
    """Contrast ratio, 1 to 21, as WCAG 2.2 defines it."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _near(colour: RGB, others: Iterable[RGB | None]) -> bool:
    return any(
        other is not None and sum((a - b) ** 2 for a, b in zip(colour, other, strict=True)) < 0.03
        for other in others
    )


def _hue(word: str) -> str:
    """The hue that a word names ("blues", "reddish", "grey"), "" if it is none."""
    for form in (word, word.removesuffix("s"), word.removesuffix("ish")):
        name = _SYNONYMS.get(form, form)
        if name in _HUES:
            return name
    return ""


def _by_shade(colours: Sequence[Named]) -> str:
    """The map for shades of a single hue ("light blue", "dark blue"), "" if they differ."""
    hues = {colour.hue for colour in colours}
    if len(hues) != 1 or hues & {"light", "dark"}:
        return ""
    name = _MAPS.get(("white", *hues), "")
    falling = colours[0].shade < colours[-1].shade
    return _reversed(name) if name and falling else name


def _spellings(colours: Sequence[Named]) -> list[tuple[str, ...]]:
    """The sequence of hues as named, and with the rarer ones by their plain names."""
    hues = _without_repeats([colour.hue for colour in colours])
    plain = _without_repeats([_PLAIN.get(hue, hue) for hue in hues])
    return [tuple(way) for way in (hues, plain) if len(way) > 1]


def _without_repeats(items: Sequence[T]) -> list[T]:
    return [item for i, item in enumerate(items) if i == 0 or item != items[i - 1]]


def _reversed(name: str) -> str:
    return name.removesuffix("_r") if name.endswith("_r") else name + "_r"
