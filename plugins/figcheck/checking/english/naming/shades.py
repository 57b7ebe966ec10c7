"""How dark the high values of a heatmap are: what “the darkest cell” and “brighter” mean."""

from __future__ import annotations

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.language.tree import Comparator, Function
from figcheck.model import Figure, Kind
from figcheck.patterns import any_case

_LIGHTNESS = {
    "white": 4, "cream": 3, "ivory": 3, "beige": 2, "yellow": 2, "black": -4, "navy": -3,
    "light": 2, "pale": 2, "bright": 2, "dark": -2, "deep": -2, "indigo": -1, "purple": -1,
    "violet": -1,
}  # fmt: skip
"""What words for colours say of how light they are; all others say nothing."""

_MAPS = frozenset("viridis plasma inferno magma cividis".split())
"""Names of scales as a whole, beside which their ends are told."""

_CLEARLY = 2
"""How far apart the two ends of a scale must be."""

_LIGHTEST = ("brightest", "lightest", "palest")
_LIGHTER = ("brighter", "lighter", "paler")
_TOLD = any_case(
    r"\b(?P<shade>darker|lighter|brighter|paler)\b(?: (?!than\b)[a-z]+){0,3}"
    r"(?:,? the|:| ?[=→]| (?:means?|indicat(?:es?|ing)|represents?|stands? for|marks?|denotes?"
    r"|corresponds? to|shows?|is|are|for)) ?(?:an? )?"
    r"(?P<more>more|higher|larger|greater|stronger|lower|less|fewer|smaller|weaker)\b"
)
"""“The darker the blue, the more rain”, “darker cells mean higher values”."""

_LESS = frozenset("lower less fewer smaller weaker".split())


def shades(figure: Figure) -> dict[str, Function | Comparator]:
    """What adjectives for dark and light cells say of their values.

    Args:
        figure: the figure.

    Returns:
        The meanings by word; none for what is no heatmap, or where both ends of the colour scale
        are dark.
    """
    if figure.kind is not Kind.HEATMAP:
        return {}
    if (told := _TOLD.search(figure.source.text)) is not None:
        is_dark, is_high = told["shade"].lower() == "darker", told["more"].lower() not in _LESS
        return _meanings(light_is_high=is_dark != is_high)
    if figure.colours is None:
        return {}
    named = [c for c in figure.colours.colours if c.lower() not in _MAPS]
    lightness = [sum(_LIGHTNESS.get(w, 0) for w in words_of(colour)) for colour in named]
    if len(lightness) < 2 or not _goes_one_way(lightness):
        return {}
    return _meanings(light_is_high=lightness[-1] > lightness[0])


def _meanings(*, light_is_high: bool) -> dict[str, Function | Comparator]:
    most, least = Function.MAX, Function.MIN
    more, less = Comparator.MORE, Comparator.LESS
    if not light_is_high:
        most, least, more, less = least, most, less, more
    return {
        **dict.fromkeys(_LIGHTEST, most),
        "darkest": least,
        **dict.fromkeys(_LIGHTER, more),
        "darker": less,
    }


def _goes_one_way(lightness: list[int]) -> bool:
    """Whether the colours between lie between the ends, and these well apart."""
    low, high = sorted((lightness[0], lightness[-1]))
    return high - low >= _CLEARLY and all(low <= one <= high for one in lightness)
