from __future__ import annotations

from figcheck.checking.findings.rows import constant_rows, duplicate_rows
from tests.checking.findings.describe import cells, found, heatmap, quoted, table

ROWS = {
    "y=1": "4, 9, 16, 25, 36",
    "y=2": "5, 7, 9, 11, 13",
    "y=3": "5, 7, 9, 11, 13",
}
WET = {"y=1": "1, 2, 3, 4, 5", "y=2": "2, 3, 4, 5, 6", "y=3": "9, 8, 7, 6, 5"}


def test_two_rows_of_a_panel_with_the_same_values() -> None:
    text = heatmap({"Dry": ROWS, "Wet": WET})
    [message] = found(duplicate_rows, text)
    assert message.startswith("Dry: the rows")
    assert "2 and 3 have the same 5 values (5, 7, 9, 11, 13)" in message
    assert quoted(duplicate_rows, text) == ["5, 7, 9, 11, 13"]
    assert cells(duplicate_rows, text) == [["5", "7", "9", "11", "13"] * 2]


def test_three_are_told_together() -> None:
    [message] = found(duplicate_rows, heatmap({"Dry": {**ROWS, "y=4": ROWS["y=3"]}}))
    assert "2, 3 and 4 have the same" in message


def test_rows_of_different_panels_may_agree() -> None:
    first, second = (
        {"y=1": ROWS["y=1"], "y=2": ROWS["y=2"]},
        {"y=1": ROWS["y=2"], "y=2": "1, 2, 3, 4, 6"},
    )
    assert found(duplicate_rows, heatmap({"Dry": first, "Wet": second})) == []


def test_rows_that_stick_at_their_ends_may_agree() -> None:
    rows = {"y=1": "0, 0, 0, 100, 100", "y=2": "0, 0, 0, 100, 100", "y=3": "1, 2, 3, 4, 5"}
    assert found(duplicate_rows, heatmap({"Dry": rows})) == []


def test_short_rows_may_agree() -> None:
    header = ("Model", "P", "R", "F1")
    rows = (("A", "0.5", "0.7", "0.6"), ("B", "0.5", "0.7", "0.6"), ("C", "0.4", "0.9", "0.8"))
    assert found(duplicate_rows, table(header, *rows)) == []


def test_two_series_of_a_line_chart() -> None:
    text = """## Line Chart: Loss
### Axes
- X-axis: Epoch
- Y-axis: Loss
### Data
- **Train**: (1, 2.5), (2, 1.9), (3, 1.4), (4, 1.2)
- **Test**: (1, 2.5), (2, 1.9), (3, 1.4), (4, 1.2)
- **Shifted**: (2, 2.5), (3, 1.9), (4, 1.4), (5, 1.2)
"""
    [message] = found(duplicate_rows, text)
    assert message == "The rows Train and Test have the same 4 values (2.5, 1.9, 1.4, 1.2)."


def test_a_row_of_one_value() -> None:
    text = heatmap({"Dry": {**ROWS, "y=3": "7, 7, 7, 7, 7"}, "Wet": WET})
    assert [m.partition(" at ")[0] for m in found(constant_rows, text)] == ["Dry: all 5 values"]
    assert quoted(constant_rows, text) == ["7, 7, 7, 7, 7"]
    assert cells(constant_rows, text) == [["7"] * 5]


def test_a_row_at_the_end_of_the_scale_may_be_constant() -> None:
    for value in ("0", "36"):
        row = ", ".join([value] * 5)
        assert found(constant_rows, heatmap({"Dry": {**ROWS, "y=3": row}})) == []


def test_a_figure_of_constant_rows_is_meant_so() -> None:
    rows = {"y=1": "4, 4, 4, 4, 4", "y=2": "7, 7, 7, 7, 7", "y=3": "1, 2, 3, 4, 9"}
    rows["y=4"] = "2, 3, 4, 5, 8"
    assert found(constant_rows, heatmap({"Dry": rows})) == []
