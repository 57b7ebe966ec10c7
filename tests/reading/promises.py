"""What must hold of the figure that is read from any text."""

from __future__ import annotations

from figcheck.model import Figure, Use
from figcheck.reading import read_text
from figcheck.reading.numbers import scan

LONGEST_INTERVAL = 60
"""How far behind a value the numbers of its confidence interval may stand."""


def check_whole(text: str) -> Figure:
    """Read a text and hold the figure against the promises that hold for any text."""
    figure = read_text(text)
    for cell in figure.cells:
        assert text[slice(*cell.span)] == cell.text
        assert len(cell.at) == len(figure.dimensions)
        for dimension, tick in zip(figure.dimensions, cell.at, strict=True):
            assert tick is None or tick in dimension.positions
    assert len({cell.at for cell in figure.cells}) == len(figure.cells)
    assert len({d.name for d in figure.dimensions}) == len(figure.dimensions)
    assert [tuple(m.span) for m in figure.account] == [(n.start, n.end) for n in scan(text)]
    reported = [f.span for f in figure.findings if f.span is not None]
    for mark in figure.account:
        if mark.use is Use.UNPLACED:
            assert any(a <= mark.span.start and mark.span.end <= b for a, b in reported)
    placed = {cell.span for cell in figure.cells}
    uncertain = {cell.span.end for cell in figure.cells if cell.error is not None}
    for mark in figure.account:
        start, end = mark.span
        in_cell = any(a <= start < b or start <= a < end for a, b in placed)
        in_interval = any(stop < start < stop + LONGEST_INTERVAL for stop in uncertain)
        assert mark.use is Use.CELL if in_cell else mark.use is not Use.CELL or in_interval
    for claim in figure.claims:
        assert len(claim.offsets) == len(claim.text) + 1
        assert len(claim.context) == len(figure.dimensions)
        assert list(claim.offsets) == sorted(claim.offsets)
        assert 0 <= claim.span.start <= claim.span.end <= len(text)
    return figure
