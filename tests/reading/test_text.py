from __future__ import annotations

import pytest

from figcheck.reading.text import join, strip_markup


@pytest.mark.parametrize(
    ("source", "plain"),
    [
        ("**Row 1**: 38, *a* `(x)`", "Row 1: 38, a (x)"),
        ("GPQA_D and AMC_B", "GPQA_D and AMC_B"),
        ("3*4*5", "3*4*5"),
        ("is competitive** with", "is competitive** with"),
        ("a \\* b \\| c", "a * b | c"),
        ("***both*** and _one_", "both and one"),
        ("2020 / 2021*", "2020 / 2021*"),
    ],
)
def test_markup_goes_and_all_else_stays(source: str, plain: str) -> None:
    text = strip_markup(source, 0, len(source))
    assert text.plain == plain
    assert "".join(source[i] for i in text.offsets[:-1]) == plain


def test_spans_lead_back_to_the_source() -> None:
    source = "x **bold** y"
    text = strip_markup(source, 2, len(source))
    assert source[slice(*text.span(0, 4))] == "bold"
    assert text.lead == 4
    assert text.slice(5).plain == "y"


def test_joined_lines_keep_their_places() -> None:
    source = "one **two**\n  three"
    text = join([strip_markup(source, 0, 11), strip_markup(source, 12, len(source))])
    assert text.plain == "one two three"
    assert source[slice(*text.span(8, 13))] == "three"
