"""Panels and columns named by two things at once, “Women | 1995”, taken apart into the two.

Statements about such a figure are often about one of the two (“women”, “in 1995”, “both
sexes”), and set its values against each other where the other one is the same.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from figcheck.checking.column_factors import crossed_columns
from figcheck.model import Cell, Claim, Dimension, Figure, Role
from figcheck.patterns import regex
from figcheck.times import is_time

_SEPARATORS = (" | ", "|", " / ", " – ", " — ", " - ", ", ", ": ")
"""What may stand between the parts of a name."""

_LISTED = regex(r"\b(?:by|across|over|with|of)\s+([^.:;()\n]+)", re.IGNORECASE)
"""Where a title or the layout lists what a figure is broken down by."""

_BETWEEN_ITEMS = regex(r"\s*,\s*(?:and\s+)?|\s+and\s+", re.IGNORECASE)
_NARROWED = regex(r"\s+(?:in|of|for|on|at|from|with|among)\s.*", re.IGNORECASE)
_EXPLAINED = regex(r"((?:[\w-]+ ){1,4})\(([^()\n]*)\)")
_BEFORE_NOUN = frozenset("the a an its their each every of by with for to and or in on two".split())
_IN_PARENTHESES = regex(r"([^()]*[^()\s])\s*\(([^()]+)\)")
_FEWEST = 4
"""Lines that two things with two names each make."""

_MOST_WORDS = 3
"""Words of the name of a factor."""


def factored(figure: Figure) -> Figure | None:
    """A figure whose panels or columns are crossed out of two factors, with a dimension for each.

    Args:
        figure: any figure.

    Returns:
        The same cells in the same order, with the two factors in place of the panels, or of
        the columns of a table; `None` where these are not all combinations of two things.
        Cells of columns beside these are left empty: `leaves_out` says whether there are any.
    """
    if (columns := crossed_columns(figure)) is not None:
        factors, pairs = columns
        return _spread(figure, Role.X, factors, pairs)
    return _of_panels(figure) or _of_series(figure)


def leaves_out(apart: Figure, figure: Figure) -> bool:
    """Whether a figure that was taken apart has not all of the values."""
    return any(
        new.value is None is not old.value
        for new, old in zip(apart.cells, figure.cells, strict=True)
    )


_Pair = tuple[str | None, str | None]
"""Coordinates in the two factors."""


def _of_panels(figure: Figure) -> Figure | None:
    """A figure with its panels taken apart.

    The factors have the role of series: “both panels” are none of them.
    """
    panel = figure.dimension(Role.PANEL)
    parts = columns_of(panel.ticks, fullness=1) if panel is not None else None
    if panel is None or parts is None or figure.dimension(Role.SERIES) is not None:
        return None
    ticks = [tuple(dict.fromkeys(part)) for part in parts]
    if len(parts) != 2 or min(map(len, ticks)) < 2 or not set(ticks[0]).isdisjoint(ticks[1]):
        return None
    by_tick: dict[str, _Pair] = dict(zip(panel.ticks, zip(*parts, strict=True), strict=True))
    return _spread(figure, Role.PANEL, _named(figure, panel, ticks), by_tick)


def _of_series(figure: Figure) -> Figure | None:
    """A figure with its lines or bars taken apart: “Oak (train)”, “Oak (test)”, “Elm (train)”.

    Those that are named so all are, each combination of the two once.
    """
    series = figure.dimension(Role.SERIES)
    if series is None or figure.dimension(Role.PANEL) is not None:
        return None
    found = [_IN_PARENTHESES.fullmatch(tick) for tick in series.ticks]
    if len(found) < _FEWEST or not all(found):
        return None
    parts = list(zip(*((m[1].strip(), m[2].strip()) for m in found if m), strict=True))
    ticks = [tuple(dict.fromkeys(part)) for part in parts]
    crossed = (
        len(series.ticks) == len(ticks[0]) * len(ticks[1]) == len(set(zip(*parts, strict=True)))
    )
    if min(map(len, ticks)) < 2 or not crossed or not set(ticks[0]).isdisjoint(ticks[1]):
        return None
    if any(re.match(r"[\d~≈<>±]", part) for part in ticks[1]):
        return None  # "Oak (12)" is no combination of an oak with a twelve.
    by_tick: dict[str, _Pair] = dict(zip(series.ticks, zip(*parts, strict=True), strict=True))
    return _spread(figure, Role.SERIES, _named(figure, series, ticks), by_tick)


def _spread(
    figure: Figure, role: Role, factors: Sequence[Dimension], pairs: Mapping[str, _Pair]
) -> Figure:
    """A figure with two factors in place of the dimension of a role."""
    known = figure.dimensions
    position = [d.role for d in known].index(role)

    def spread(at: tuple[str | None, ...]) -> tuple[str | None, ...]:
        if len(at) <= position:
            return at
        own = at[position]
        both = (None, None) if own is None else pairs.get(own, (None, None))
        return (*at[:position], *both, *at[position + 1 :])

    def cell(old: Cell) -> Cell:
        own = old.at[position] if position < len(old.at) else None
        kept = own is None or own in pairs
        return replace(old, at=spread(old.at), value=old.value if kept else None)

    def claim(old: Claim) -> Claim:
        return replace(old, context=spread(old.context))

    return replace(
        figure,
        dimensions=(*known[:position], *factors, *known[position + 1 :]),
        cells=tuple(map(cell, figure.cells)),
        claims=tuple(map(claim, figure.claims)),
    )


def columns_of(names: Sequence[str], *, fullness: float) -> list[tuple[str, ...]] | None:
    """Names that say as many things each, as a column a thing.

    Args:
        names: the names: “Women | 1995”, “Men | 1995”, …
        fullness: which share of all combinations there must be.

    Returns:
        For each thing what the names say of it, one after the other; `None` for names
        that cannot be taken apart so.
    """
    for separator in _SEPARATORS:
        parts = [tuple(part.strip() for part in name.split(separator)) for name in names]
        count = len(parts[0]) if parts else 1
        if count < 2 or any(len(p) != count or not all(p) for p in parts):
            continue
        columns = [tuple(p[i] for p in parts) for i in range(count)]
        combinations = math.prod(len(set(column)) for column in columns)
        if combinations * fullness <= len(names) and len(set(parts)) == len(names):
            return columns
    return None


def _named(figure: Figure, panel: Dimension, ticks: list[tuple[str, ...]]) -> list[Dimension]:
    """The two factors, with what the description calls them, if it does."""
    numbers = [_numbers(t) for t in ticks]
    plain = [
        Dimension(f"{panel.name} ({place} part)", Role.SERIES, own, n)
        for place, own, n in zip(("first", "second"), ticks, numbers, strict=True)
    ]
    names = [_explained(figure.source.text, own) for own in ticks]
    names = ["Year" if is_time(d) else name for d, name in zip(plain, names, strict=True)]
    if "" in names:
        names = next((listed for listed in _lists(figure) if _agree(listed, names)), names)
    taken = {d.name.lower() for d in figure.dimensions}
    return [
        replace(d, name=name) if name and name.lower() not in taken else d
        for d, name in zip(plain, names, strict=True)
    ]


def _numbers(ticks: tuple[str, ...]) -> tuple[float | None, ...]:
    return tuple(float(t) if re.fullmatch(r"-?\d+(?:\.\d+)?", t) else None for t in ticks)


def _explained(text: str, ticks: tuple[str, ...]) -> str:
    """The noun behind which all of some ticks stand in parentheses: “direction (to, from)”."""
    for before, inside in _EXPLAINED.findall(text):
        named = (re.search(rf"\b{re.escape(t)}\b", inside, re.IGNORECASE) for t in ticks)
        if "|" not in inside and all(named):
            words: list[str] = []
            for word in reversed(before.lower().split()):
                if word in _BEFORE_NOUN or len(words) == _MOST_WORDS:
                    break
                words.insert(0, word)
            if words:
                return " ".join(words)
    return ""


def _lists(figure: Figure) -> Iterator[list[str]]:
    """Lists of two things that are no axes: “by Age Group, Sex and Year” of an axis of ages."""
    axes = {d.name.lower() for d in figure.dimensions if d.role is not Role.PANEL}
    axes |= {figure.x_axis.label.lower(), figure.y_axis.label.lower()}
    axes |= {f"{axis}s" for axis in axes}
    for text in (figure.title, figure.source.text):
        for listed in _LISTED.findall(text):
            items = [_NARROWED.sub("", i).strip(" *_'\"") for i in _BETWEEN_ITEMS.split(listed)]
            kept = [_singular(i) for i in items if i and i.lower() not in axes]
            if len(items) > 1 and len(kept) == 2 and all(len(i.split()) <= 2 for i in kept):
                yield kept


def _agree(listed: list[str], known: list[str]) -> bool:
    return all(
        not name or name.lower() == new.lower() for name, new in zip(known, listed, strict=True)
    )


def _singular(noun: str) -> str:
    return noun[:-1] if noun.endswith("s") and not noun.endswith("ss") else noun
