"""Axes that a sentence describes: what they are called, and in which order their ticks come."""

from __future__ import annotations

import pytest

from figcheck.reading import read_text

SENTENCES = {
    "verb": "The horizontal axis represents the depth (2, 4, 8) and the vertical axis the width"
    " (64, 128).",
    "quoted": 'Both share the horizontal axis "Depth" (2, 4, 8) and the vertical axis "Width"'
    " (64, 128).",
    "runs over": "The x-axis runs over the depths 2, 4, 8; the y-axis over the widths 64, 128.",
    "behind its ticks": "It shows accuracy with depth (2, 4, 8) on the x-axis and width (64, 128)"
    " on the y-axis.",
    "columns and rows": "Columns stand for depth (2, 4, 8), rows for width (64, 128).",
    "equals": "The columns correspond to depth = 2, 4, 8, the rows to width = 64, 128.",
    "of": "The columns are depths of 2, 4 and 8 and the rows are widths of 64 and 128.",
    "arrows": "- x-axis → Depth [2, 4, 8]\n- y-axis → Width [64, 128]",
}


@pytest.mark.parametrize("sentence", SENTENCES.values(), ids=[*SENTENCES])
def test_both_axes(sentence: str) -> None:
    figure = read_text(
        f"""\
## Heatmap: Accuracy

{sentence}

### Data
- 64: 11, 12, 13
- 128: 21, 22, 23
"""
    )
    named = [(d.name.lower().removesuffix("s"), d.ticks) for d in figure.dimensions]
    assert named == [("width", ("64", "128")), ("depth", ("2", "4", "8"))]


def test_ticks_behind_what_they_are() -> None:
    figure = read_text(
        """\
## Heatmap: Waits

The x-axis runs over the weekdays Mon, Tue, Wed; the y-axis over the hours 8, 10.

- First row (8 h): 12 – 9 – 8
- Second row (10 h): 18 – 14 – 13
"""
    )
    assert [d.ticks for d in figure.dimensions] == [("8", "10"), ("Mon", "Tue", "Wed")]


def test_ticks_that_are_counted() -> None:
    text = """\
## Heatmap: Accuracy

The figure shows accuracy {words}.

### Data
- 64: 11, 12, 13
- 128: 21, 22, 23
"""
    counted = read_text(text.format(words="across three depths (2, 4, 8) and two widths (64, 128)"))
    assert counted.dimensions[1].ticks == ("2", "4", "8")
    coloured = read_text(text.format(words="in three colors (red, white, blue)"))
    assert coloured.dimensions[1].ticks == ("1", "2", "3")
