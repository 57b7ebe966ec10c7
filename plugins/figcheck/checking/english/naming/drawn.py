"""Series by how they are drawn: “the dashed blue line”, “the red dots”, “the curve in green”."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure
from figcheck.patterns import regex

_STYLES = frozenset(
    "dashed dotted solid dashdotted hatched striped filled hollow thick thin bold faint".split()
)
"""Words for how a line or a bar is drawn."""

_MARKERS = (
    "circle circles", "square squares", "triangle triangles", "diamond diamonds", "cross crosses",
    "star stars", "dot dots", "x xs", "plus pluses",
)  # fmt: skip
"""Words for the marks of points."""

_DRAWN = (
    "line lines curve curves bar bars dots points markers series area areas segment segments band "
    "one ones circles squares triangles diamonds column columns slice trace"
).split()
"""What a series may be drawn as."""

_NUMERALS = {3: "three", 4: "four", 5: "five"}

_IN_PARENTHESES = regex(r"\s*\([^()]*\)")
_NO_COLOUR = frozenset({"line", "with", "and", "bars", "bar", "the", "in", "a", "markers"})


Look = tuple[frozenset[str], frozenset[str], frozenset[str]]
"""Words for a series' colour, its line, and its markers."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """What the series of a legend are called by their colours, dashes and markers."""
    looks: dict[tuple[str, str], Look] = {}
    for entry in figure.legend:
        found = _tick_of(figure, entry.name)
        if found is None:
            continue
        dimension, tick = found
        words = (*words_of(entry.colour), *words_of(entry.style))
        styles = _STYLES.intersection(words)
        markers = frozenset(m for m in _MARKERS if set(m.split()).intersection(words))
        colour = frozenset(words_of(entry.colour)) - styles - _NO_COLOUR
        looks[dimension.name, tick] = (colour, styles, markers)
    for (dimension_name, tick), own in looks.items():
        others = [look for key, look in looks.items() if key != (dimension_name, tick)]
        for words in _names(own, others):
            yield Alias(words, dimension_name, (tick,))
    yield from _pairs(looks)
    yield from _shades(looks)


def _shades(looks: dict[tuple[str, str], Look]) -> Iterator[Alias]:
    """Several series by the one word that their colours share: “the two dark segments”."""
    for dimension in sorted({name for name, _ in looks}):
        own = {tick: look[0] for (name, tick), look in looks.items() if name == dimension}
        for word in sorted(frozenset().union(*own.values()) - _NO_COLOUR):
            ticks = tuple(tick for tick, colour in own.items() if word in colour)
            if not 1 < len(ticks) < len(own):
                continue
            counted = ("two", "2", "both") if len(ticks) == 2 else (_NUMERALS.get(len(ticks), ""),)
            for drawn in (d for d in _DRAWN if d.endswith("s") and d != "series"):
                yield Alias((word, drawn), dimension, ticks)
                yield from (Alias((n, word, drawn), dimension, ticks) for n in counted if n)


def _pairs(looks: dict[tuple[str, str], Look]) -> Iterator[Alias]:
    """Two series by their colours, the noun said once: “the blue and the red line”."""
    colours = [look[0] for look in looks.values()]
    plain = {key: look for key, look in looks.items() if len(look[0]) == 1}
    for (one, (first, _, _)), (two, (second, _, _)) in permutations(plain.items(), 2):
        if one[0] == two[0] and colours.count(first) == colours.count(second) == 1:
            for joint in (("and",), ("and", "the")):
                for drawn in _DRAWN:
                    yield Alias((*first, *joint, *second, drawn), one[0], (one[1], two[1]))


def _tick_of(figure: Figure, name: str) -> tuple[Dimension, str] | None:
    """The one tick that an entry of the legend names, with or without its parentheses."""
    bare = _IN_PARENTHESES.sub("", name)
    names = (name.lower(), bare.lower())
    found = [(d, t) for d in figure.dimensions for t in d.ticks if t.lower() in names]
    return found[0] if len(found) == 1 else None


def _names(own: Look, others: list[Look]) -> Iterator[tuple[str, ...]]:
    colour, styles, markers = own
    base = colour - {"light", "dark", "pale", "deep", "medium", "bright"}
    shared = {frozenset(look[0]) for look in others}
    colours: list[tuple[str, ...]] = []
    if colour and colour not in shared:
        if len(colour) == 1 or not any(base & set(look[0]) for look in others):
            colours = [(word,) for word in sorted(base)] if len(base) == 1 else []
        colours += [(shade, word) for shade in sorted(colour - base) for word in sorted(base)]
    only_styles = [s for s in sorted(styles) if not any(s in look[1] for look in others)]
    for drawn in _DRAWN:
        for name in colours:
            yield (*name, drawn)
            yield from (
                words for s in sorted(styles) for words in ((s, *name, drawn), (*name, s, drawn))
            )
            yield from ((drawn, "in", *name), (drawn, "drawn", "in", *name))
        yield from ((s, drawn) for s in only_styles)
    for forms in (m.split() for m in sorted(markers)):
        if any(" ".join(forms) in look[2] for look in others):
            continue
        for drawn, marker in ((d, m) for d in ("line", "curve", "series") for m in forms):
            yield from ((drawn, "with", marker), (drawn, "with", marker, "markers"))
            yield (drawn, "marked", "by", marker)
            yield from ((*name, drawn, "with", marker) for name in colours)
        yield from ((*name, forms[-1]) for name in colours)
