"""Words for colours and for the styles of lines and markers."""

from __future__ import annotations

import re

from figcheck.patterns import regex

COLOURS = frozenset(
    "red orange yellow green blue purple violet pink magenta cyan teal turquoise brown black white "
    "gray grey beige cream gold golden silver navy maroon olive lime indigo salmon coral crimson "
    "lavender tan peach mint amber burgundy charcoal khaki rose ivory aqua mauve plum rust ochre "
    "lilac sand steelblue skyblue orchid fuchsia azure bronze copper viridis".split()
)
SHADES = frozenset(
    "light dark darker lighter darkest lightest bright brighter deep pale medium vivid mid intense "
    "muted dull soft strong warm warmer cool cooler hot cold saturated pastel forest sky royal "
    "steel baby lemon".split()
)
STYLES = frozenset(
    "solid dashed dotted dash dot dash-dot dashdot hatched striped plain filled hollow open "
    "line lines marker markers circle circles square squares triangle triangles diamond diamonds "
    "cross crosses star stars bar bars thick thin shaded area band with and or round dots points "
    "segment segments stripes hatching up down pointing".split()
)
PHRASE = regex(
    r"\b(?:(?:very|more|most|somewhat)[ -])?(?:(?:"
    + "|".join(sorted(SHADES))
    + r")[ -])*(?:(?:"
    + "|".join(sorted(COLOURS))
    + r")(?:ish|s)?\b(?:[ /-](?:"
    + "|".join(sorted(COLOURS))
    + r")\b)*)",
    re.IGNORECASE,
)
"""A colour as descriptions write it: "dark red", "yellow-green", "black/dark"."""


def is_style(word: str) -> bool:
    """Whether a word only says how something is drawn."""
    word = word.lower()
    return word in COLOURS or word in SHADES or word in STYLES or word.rstrip("s") in COLOURS
