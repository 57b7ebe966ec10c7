"""Values against the described colour scale and value axis."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from figcheck.checking.findings.catalogue import OUT_OF_LEGEND_RANGE, SIGN_MISMATCH, TICK_MISMATCH
from figcheck.checking.findings.lines import by_panel, place_in_panel
from figcheck.model import Axis, Cell, Figure, Finding, Kind, Role, Severity, Span
from figcheck.patterns import regex
from figcheck.reading.names import as_number, key
from figcheck.wording import counted, number

Bounds = tuple[float, float]

_APPROXIMATE = 0.02
"""An approximate bound may be off by this share of the scale."""
_APPROX_WORDS = regex(r"[~≈]|\b(?:about|approx\w*|around|roughly|estimated)\b", re.IGNORECASE)
_PER_PANEL = regex(
    r"\b(?:left|right|cent(?:er|re)|top|bottom|upper|lower|first|second|respectively)\b",
    re.IGNORECASE,
)
_SECOND_AXIS = regex(
    r"\b(?:secondary|dual|two|second|right[- ]hand|right) (?:y|vertical|value)[- ]?ax[ei]s",
    re.IGNORECASE,
)


def beyond_colour_scale(figure: Figure) -> Iterator[Finding]:
    """Cells of a heatmap beyond the range that is described for its colours, panel by panel."""
    scale = figure.colours
    if figure.kind is not Kind.HEATMAP or scale is None or scale.bounds is None:
        return
    if _sign_differs(figure):
        return
    low, high = scale.bounds
    slack = _APPROXIMATE * (high - low) if scale.approx else 0.0
    described = f"the described colour scale, {_range(scale.bounds, approx=scale.approx)}"
    for panel, cells in by_panel(figure, _concerned(figure, scale.span)).items():
        beyond = _beyond(cells, (low - slack, high + slack))
        if beyond:
            yield OUT_OF_LEGEND_RANGE.finding(
                _count(cells, beyond, described) + _ends(figure, beyond, scale.bounds),
                scale.span,
                beyond,
                panel=panel,
            )


def beyond_value_axis(figure: Figure) -> Iterator[Finding]:
    """Values beyond the described range, or the last listed tick, of the value axis.

    Points of a table have two such axes, each named after the column that is drawn along it.
    """
    axis = figure.value
    if figure.kind in _WITHOUT_VALUE_AXIS or "stacked" in figure.style:
        return
    if _SECOND_AXIS.search(figure.source.text):
        return
    yield from _beyond_axis(figure, axis, "value axis", _concerned(figure, axis.span))
    for name, other in (("x-axis", figure.x_axis), ("y-axis", figure.y_axis)):
        if figure.kind is Kind.SCATTER and other.span != axis.span:
            named = _of_label(figure, _concerned(figure, other.span), other.label)
            if named is not None:
                yield from _beyond_axis(figure, other, name, named)


def _beyond_axis(
    figure: Figure, axis: Axis, name: str, concerned: Sequence[Cell]
) -> Iterator[Finding]:
    """The finding for an axis along which values are drawn.

    Args:
        figure: the figure.
        axis: the axis as described.
        name: what it is called.
        concerned: the values that it may be about; those of its label, if one is named like it.
    """
    ticks = [value for value in map(as_number, axis.ticks) if value is not None]
    bounds = axis.bounds or ((min(ticks), max(ticks)) if len(ticks) > 1 else None)
    if bounds is None:
        return
    text = figure.source.text[slice(*axis.span)] if axis.span else ""
    if figure.dimension(Role.PANEL) is not None and _PER_PANEL.search(text):
        return  # what is said of one panel's axis is not said of the others
    cells = _of_label(figure, concerned, axis.label) or concerned
    approx = _APPROX_WORDS.search(text) is not None
    slack = _APPROXIMATE * (bounds[1] - bounds[0]) if approx else 0.0
    beyond = _beyond(cells, (bounds[0] - slack, bounds[1] + slack))
    if not beyond or len(beyond) == len(cells):
        return  # none is inside: the axis is in another unit
    step = (max(ticks) - min(ticks)) / (len(ticks) - 1) if len(ticks) > 1 else 0.0
    near = not axis.bounds and not _beyond(beyond, (bounds[0] - step, bounds[1] + step))
    yield TICK_MISMATCH.finding(
        _count(cells, beyond, f"the described {name}, {_range(bounds, approx=approx)}")
        + _ends(figure, beyond, bounds),
        axis.span,
        beyond,
        severity=Severity.INFO if near else None,
    )


def scale_sign(figure: Figure) -> Iterator[Finding]:
    """A colour scale that is negative where all values are positive, or the other way round."""
    scale = figure.colours
    if scale is None or scale.bounds is None or not _sign_differs(figure):
        return
    low, high = scale.bounds
    values = [cell for cell in figure.cells if cell.value is not None]
    sign, other = ("negative", "positive") if high <= 0 else ("positive", "negative")
    message = (
        f"The described colour scale is {sign}, {number(low)} to {number(high)}, "
        f"and all {counted(len(values), 'value')} are {other}."
    )
    turned = (-high, -low)
    if beyond := _beyond(values, turned):
        message += (
            f" Even without the signs {len(beyond)} of them would lie beyond "
            f"{number(turned[0])} to {number(turned[1])}."
        )
    yield SIGN_MISMATCH.finding(message, scale.span, values)


def _sign_differs(figure: Figure) -> bool:
    scale = figure.colours
    values = [cell.value for cell in figure.cells if cell.value is not None]
    if scale is None or scale.bounds is None or not values:
        return False
    low, high = scale.bounds
    return (high <= 0 and low < 0 < min(values)) or (low >= 0 and high > 0 > max(values))


def _beyond(cells: Sequence[Cell], bounds: Bounds) -> list[Cell]:
    slack = 1e-9 * max(1.0, *map(abs, bounds))
    return [
        cell
        for cell in cells
        if cell.value is not None and not bounds[0] - slack <= cell.value <= bounds[1] + slack
    ]


def _range(bounds: Bounds, *, approx: bool) -> str:
    return f"{'about ' if approx else ''}{number(bounds[0])} to {number(bounds[1])}"


def _count(cells: Sequence[Cell], beyond: Sequence[Cell], scale: str) -> str:
    """How many of the values lie beyond the scale, the first half of a message."""
    given = sum(cell.value is not None for cell in cells)
    some = "all" if len(beyond) == given else f"{len(beyond)} of"
    verb = "lies" if len(beyond) == 1 else "lie"
    return f"{some} {counted(given, 'value')} {verb} beyond {scale}: "


def _ends(figure: Figure, beyond: Sequence[Cell], bounds: Bounds) -> str:
    """How far the values go beyond the bounds, and where."""
    ends = []
    lowest = min(beyond, key=lambda cell: cell.value or 0)
    highest = max(beyond, key=lambda cell: cell.value or 0)
    if (highest.value or 0) > bounds[1]:
        ends.append(f"up to {_at(figure, highest)}")
    if (lowest.value or 0) < bounds[0]:
        ends.append(f"down to {_at(figure, lowest)}")
    return " and ".join(ends) + "."


def _at(figure: Figure, cell: Cell) -> str:
    where = place_in_panel(figure, cell.at)
    return f"{cell.text} at {where}" if where else cell.text


def _concerned(figure: Figure, span: Span | None) -> Sequence[Cell]:
    """The cells that a statement is about: those of the panels that it names, else all."""
    panels = figure.dimension(Role.PANEL)
    if panels is None or span is None:
        return figure.cells
    stated = figure.source.text[slice(*span)].casefold()
    named = {tick for tick in panels.ticks if any(n in stated for n in _short_names(tick))}
    return [c for c in figure.cells if not named or figure.coordinate(c, Role.PANEL) in named]


def _short_names(panel: str) -> Iterator[str]:
    """What a panel may be called: its name, and the letter that it begins with ("(a)")."""
    yield panel.casefold()
    if letter := re.match(r"\([a-z]\)", panel, re.IGNORECASE):
        yield letter.group().casefold()


def _of_label(figure: Figure, cells: Sequence[Cell], label: str) -> Sequence[Cell] | None:
    """The cells of the series or column that an axis is named after; `None` if none is."""
    wanted = key(label)
    for i, dimension in enumerate(figure.dimensions):
        ticks = {tick for tick in dimension.ticks if key(tick) == wanted}
        if ticks and len(dimension.ticks) > 1:
            return [cell for cell in cells if cell.at[i] in ticks]
    return None


_WITHOUT_VALUE_AXIS = frozenset({Kind.HEATMAP, Kind.TABLE, Kind.PIE, Kind.DIAGRAM})
