"""Every other kind of figure, by the elements of its SVG."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any
from xml.etree.ElementTree import Element

import pytest

from figcheck.drawing import draw
from figcheck.model import Axis, Component, Figure, Kind, LegendEntry, Role, Span
from tests.drawing.build import dimension, figure
from tests.drawing.svg import NAMESPACE, cells, fill, parse, texts

SERIES = dimension("series", Role.SERIES, ["one", "two"])
NAMES = dimension("Group", Role.X, ["a", "b", "c"])


def chart(kind: Kind, values: dict[str, list[object]], **more: Any) -> Figure:
    rows = [
        ((series, tick), value)
        for series, row in values.items()
        for tick, value in zip(NAMES.ticks, row, strict=True)
        if value is not None
    ]
    return figure(kind, [SERIES, NAMES], rows, **more)


def extent(cell: Element) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the first shape of a cell."""
    path = cell.find(f"{NAMESPACE}path")
    assert path is not None
    return outline(path)


def outline(path: Element) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a shape."""
    numbers = [float(n) for n in re.findall(r"-?[\d.]+", path.get("d", ""))]
    return min(numbers[::2]), min(numbers[1::2]), max(numbers[::2]), max(numbers[1::2])


@pytest.mark.parametrize("kind", [k for k in Kind if k is not Kind.DIAGRAM])
def test_every_kind_shows_every_cell(kind: Kind) -> None:
    made = chart(kind, {"one": [1, 2, 3], "two": [4, 5, 6]})
    assert sorted(cells(draw(made).svg)) == list(range(6))


def test_bars_are_as_long_as_their_values() -> None:
    found = cells(draw(chart(Kind.BAR, {"one": [10, 20, 40], "two": [5, -10, 0.5]})).svg)
    boxes = {i: extent(cell) for i, cell in found.items()}
    height = {i: box[3] - box[1] for i, box in boxes.items()}
    assert height[1] == pytest.approx(2 * height[0], rel=1e-3)
    assert height[2] == pytest.approx(4 * height[0], rel=1e-3)
    assert boxes[4][1] == pytest.approx(boxes[0][3], abs=0.01)


def test_bars_of_a_group_stand_side_by_side() -> None:
    found = cells(draw(chart(Kind.BAR, {"one": [1, 2, 3], "two": [4, 5, 6]})).svg)
    assert extent(found[0])[2] <= extent(found[3])[0] + 0.01
    assert extent(found[3])[2] < extent(found[1])[0]


def test_stacked_bars_stand_on_each_other() -> None:
    made = chart(Kind.BAR, {"one": [1, 2, 3], "two": [4, 5, 6]}, style=frozenset({"stacked"}))
    found = cells(draw(made).svg)
    assert extent(found[3])[3] == pytest.approx(extent(found[0])[1], abs=0.01)
    assert extent(found[0])[::2] == extent(found[3])[::2]


def test_horizontal_bars_run_from_top_to_bottom() -> None:
    made = chart(
        Kind.BAR,
        {"one": [1, 2, 3]},
        style=frozenset({"horizontal"}),
        x_axis=Axis("Share", bounds=(0.0, 4.0)),
        y_axis=Axis("Group"),
    )
    boxes = [extent(cell) for _, cell in sorted(cells(draw(made).svg).items())]
    assert all(upper[3] < lower[1] for upper, lower in pairwise(boxes))
    assert boxes[1][2] - boxes[1][0] == pytest.approx(2 * (boxes[0][2] - boxes[0][0]), rel=1e-3)
    written = {text.text: text for text in parse(draw(made).svg).iter(f"{NAMESPACE}text")}
    assert {"Share", "Group", "4"} <= set(written)
    places = [float(written[name].get("y", "")) for name in NAMES.ticks]
    assert places == sorted(places)


def test_a_bar_that_is_missing_has_a_dash_and_no_length() -> None:
    given = chart(Kind.BAR, {"one": [1, 2, 3], "two": [4, 5, 6]})
    missing = chart(Kind.BAR, {"one": [1, 2, 3], "two": [4, None, 6]})
    assert "–" not in texts(parse(draw(given).svg))
    assert "–" in texts(parse(draw(missing).svg))


def test_described_colours_and_their_order_are_those_of_the_legend() -> None:
    legend = (LegendEntry("two", "red"), LegendEntry("one", "light blue"))
    svg = draw(chart(Kind.BAR, {"one": [1, 2, 3], "two": [4, 5, 6]}, legend=legend)).svg
    found = cells(svg)
    one, two = fill(found[0]), fill(found[3])
    assert one is not None
    assert two is not None
    assert one[2] == max(one)
    assert two[0] == max(two)
    said = texts(parse(svg))
    assert said.index("one") < said.index("two")


def test_points_of_a_line_lie_at_their_numbers() -> None:
    x = dimension("m", Role.X, ["1", "2", "4"])
    made = figure(Kind.LINE, [x], [(("1",), 10), (("2",), 20), (("4",), 20)])
    boxes = [extent(cell) for _, cell in sorted(cells(draw(made).svg).items())]
    (a, top_a, *_), (b, top_b, *_), (c, top_c, *_) = boxes
    assert c - b == pytest.approx(2 * (b - a), rel=1e-3)
    assert top_b == pytest.approx(top_c)
    assert top_b < top_a


@pytest.mark.parametrize(
    "told",
    [
        {"x_axis": Axis("n", scale="log"), "y_axis": Axis("loss", scale="log")},
        {"style": frozenset({"log-x", "log-y"})},  # "A log-log plot of …"
    ],
)
def test_a_log_axis_has_equal_steps_for_equal_factors(told: dict[str, Any]) -> None:
    x = dimension("n", Role.X, ["10", "100", "1000"])
    values = [(("10",), 1), (("100",), 10), (("1000",), 100)]
    made = figure(Kind.LINE, [x], values, **told)
    boxes = [extent(cell) for _, cell in sorted(cells(draw(made).svg).items())]
    for way in (0, 1):
        first, second, third = (box[way] for box in boxes)
        assert third - second == pytest.approx(second - first, rel=1e-3)


def test_a_line_breaks_where_a_value_is_given_as_missing() -> None:
    def lines(value: object) -> list[int]:
        x = dimension("m", Role.X, ["1", "2", "3", "4", "5"])
        values = [(("1",), 1), (("2",), 2), (("3",), value), (("4",), 4), (("5",), 5)]
        root = parse(draw(figure(Kind.LINE, [x], values)).svg)
        paths = [p for p in root.iter(f"{NAMESPACE}path") if "width: 1.6" in p.get("style", "")]
        return [path.get("d", "").count("L") for path in paths]

    assert lines(3) == [4]
    assert lines("n/a") == [1, 1]


def test_lines_are_dashed_as_the_legend_says() -> None:
    legend = (LegendEntry("one", "black", "solid"), LegendEntry("two", "red", "dashed"))
    svg = draw(chart(Kind.LINE, {"one": [1, 2, 3], "two": [4, 5, 6]}, legend=legend)).svg
    dashed = re.findall(rb"stroke-dasharray[^\"]*", svg)
    assert len(dashed) == 2, "the line and its key in the legend"
    assert all(b"stroke: #d62f2f" in style for style in dashed)


def test_bounds_make_a_band() -> None:
    series = dimension("series", Role.SERIES, ["Observed", "Lower bound", "Upper bound"])
    x = dimension("t", Role.X, ["1", "2"])
    values = [
        (("Observed", "1"), 5), (("Observed", "2"), 6),
        (("Lower bound", "1"), 4), (("Lower bound", "2"), 5),
        (("Upper bound", "1"), 6), (("Upper bound", "2"), 7),
    ]  # fmt: skip
    legend = (LegendEntry("probable error", "gray", "area"),)
    svg = draw(figure(Kind.LINE, [series, x], values, legend=legend)).svg
    assert sorted(cells(svg)) == list(range(6))
    assert "probable error" in texts(parse(svg))
    assert "Lower bound" not in texts(parse(svg))


def test_an_axis_reaches_to_values_beyond_its_description() -> None:
    axis = Axis("Score", bounds=(0.0, 5.0))
    within = draw(chart(Kind.LINE, {"one": [1, 2, 3]}, y_axis=axis))
    beyond = draw(chart(Kind.LINE, {"one": [1, 2, 9]}, y_axis=axis))
    assert within.notes == ()
    assert any("0 to 5" in note for note in beyond.notes)
    assert "8" in texts(parse(beyond.svg))


def test_a_named_point_carries_all_its_values() -> None:
    series = dimension("series", Role.SERIES, ["GM", "Sim", "PP"])
    names = dimension("model", Role.X, ["M0", "M1"])
    values = [(("GM", "M0"), 1), (("Sim", "M0"), 0.7), (("PP", "M0"), 37), (("GM", "M1"), 2),
              (("Sim", "M1"), 0.8), (("PP", "M1"), 26)]  # fmt: skip
    made = figure(Kind.SCATTER, [series, names], values, x_axis=Axis("Sim"), y_axis=Axis("PP"))
    svg = draw(made).svg
    found = cells(svg)
    assert sorted(found) == list(range(6))
    assert extent(found[2])[0] < extent(found[5])[0], "the more similar is further right"
    assert extent(found[2])[1] < extent(found[5])[1], "the more perplexed is higher"
    assert {"M0", "M1"} <= set(texts(parse(svg)))
    assert "M0: GM 1, Sim 0.7, PP 37" in draw(made).svg.decode()


def test_a_pie_turns_clockwise_from_the_top() -> None:
    made = figure(Kind.PIE, [NAMES], [(("a",), 50), (("b",), 25), (("c",), 25)])
    found = cells(draw(made).svg)
    (left, _, right, bottom), lower, upper = (extent(found[i]) for i in range(3))
    assert right - left == pytest.approx((bottom - extent(found[0])[1]) / 2, rel=0.01)
    assert lower[2] == pytest.approx(left, abs=0.1)
    assert upper[3] == pytest.approx(lower[1], abs=0.1)
    assert any(text.startswith("a: 50") for text in texts(parse(draw(made).svg)))


def test_negative_parts_make_no_pie() -> None:
    made = figure(Kind.PIE, [NAMES], [(("a",), 50), (("b",), -25)])
    found = cells(draw(made).svg)
    assert extent(found[0])[3] == pytest.approx(extent(found[1])[1], abs=0.01), "bars"


def test_a_box_has_its_statistics_in_order() -> None:
    names = ["Median", "Q1", "Q3", "Minimum", "Maximum"]
    statistics = dimension("statistic", Role.SERIES, names)
    values = [((name, "a"), value) for name, value in zip(names, [5, 3, 6, 1, 9], strict=True)]
    svg = draw(figure(Kind.BOX, [statistics, NAMES], values)).svg
    found = cells(svg)
    heights = [extent(found[i])[1] for i in (4, 2, 0, 1, 3)]
    assert heights == sorted(heights)
    assert heights[1] - heights[0] == pytest.approx(3 * (heights[2] - heights[1]), rel=1e-2)
    body = next(path for path in parse(svg).iter(f"{NAMESPACE}path") if "z" in path.get("d", "")
                and "stroke: #212126" in path.get("style", ""))  # fmt: skip
    assert outline(body)[1::2] == pytest.approx((heights[1], heights[3]), abs=0.01)


def test_a_table_has_its_values_in_rows_and_columns() -> None:
    rows = dimension("System", Role.Y, ["first", "second"])
    columns = dimension("x", Role.X, ["acc", "wer"])
    values = [(("first", "acc"), "26.60"), (("first", "wer"), "–"), (("second", "acc"), "1,204")]
    svg = draw(figure(Kind.TABLE, [rows, columns], values)).svg
    found = cells(svg)
    assert [texts(found[i]) for i in range(3)] == [["26.60"], ["–"], ["1,204"]]
    assert extent(found[0])[1] == extent(found[1])[1] < extent(found[2])[1]
    assert extent(found[0])[0] == extent(found[2])[0] < extent(found[1])[0]
    assert {"first", "second", "acc", "wer"} <= set(texts(parse(svg)))


def test_a_diagram_shows_its_parts() -> None:
    parts = (Component("Encoder", "", Span(0, 0)), Component("Decoder", "", Span(0, 0)))
    drawing = draw(figure(Kind.DIAGRAM, [], [], components=parts))
    assert {"Encoder", "Decoder"} <= set(texts(parse(drawing.svg)))
    assert any("without their arrangement" in note for note in drawing.notes)


@pytest.mark.parametrize("kind", list(Kind))
def test_a_figure_without_values_says_so(kind: Kind) -> None:
    said = texts(parse(draw(figure(kind, [], [], title="A photograph")).svg))
    assert said == ["A photograph", "No picture: the description gives no values."]


def test_panels_of_another_form_are_drawn_in_theirs() -> None:
    dimensions = [
        dimension("panel", Role.PANEL, ["grid", "lines"]),
        dimension("series", Role.SERIES, ["one", "two"]),
        dimension("Batch size", Role.Y, ["1", "10"]),
        dimension("Framework", Role.X, ["A", "B"]),
    ]
    values = [
        *((("grid", None, y, x), 1) for y in ("1", "10") for x in ("A", "B")),
        *((("lines", s, y, None), int(y)) for s in ("one", "two") for y in ("1", "10")),
    ]
    made = figure(Kind.HEATMAP, dimensions, values, x_axis=Axis("Framework"))
    drawing = draw(made)
    found = cells(drawing.svg)
    assert sorted(found) == list(range(8))
    assert drawing.notes == ()
    assert extent(found[0])[3] < extent(found[4])[1], "under the grid"
    assert extent(found[5])[1] < extent(found[4])[1], "10 is higher than 1"
    said = texts(parse(drawing.svg))
    assert said.count("Framework") == 1
    assert {"one", "two", "grid", "lines"} <= set(said)
    assert said.count("A figure") == 1


def test_long_headings_of_a_table_wrap_and_no_column_is_lost() -> None:
    columns = dimension("x", Role.X, [f"Correlation with human judgment {i}" for i in range(12)])
    rows = dimension("System", Role.Y, ["one", "two"])
    values = [((row, tick), "0.552") for row in rows.ticks for tick in columns.ticks]
    drawing = draw(figure(Kind.TABLE, [rows, columns], values))
    assert drawing.notes == ()
    assert len(cells(drawing.svg)) == 24
    assert "human" in texts(parse(drawing.svg))


def listed(columns: list[str], rows: dict[str, list[object]], kind: Kind) -> Figure:
    """What a description lists in a table of rows and columns."""
    across, down = dimension("x", Role.X, columns), dimension("Time", Role.Y, list(rows))
    values = [
        ((row, column), value)
        for row, cells in rows.items()
        for column, value in zip(columns, cells, strict=True)
    ]
    return figure(kind, [down, across], values)


def test_a_figure_of_no_known_kind_has_lines_over_time() -> None:
    years: dict[str, list[object]] = {"2012": [3, 5], "2011": [1, 6], "2010": [2, 9]}
    svg = draw(listed(["one", "two"], years, Kind.UNKNOWN)).svg
    found = {i: extent(cell) for i, cell in cells(svg).items()}
    # From the first to the last, though the table begins with the last.
    assert found[4][0] < found[2][0] < found[0][0]
    assert found[2][1] > found[4][1] > found[0][1]


@pytest.mark.parametrize("count", [2, 4], ids=["bars", "line"])
def test_months_run_from_the_first_to_the_last(count: int) -> None:
    months = ("Mar '23", "Feb '23", "Jan '23", "Dec '22")[:count]
    some: dict[str, list[object]] = {month: [3] for month in months}
    found = cells(draw(listed(["one"], some, Kind.UNKNOWN)).svg)
    places = [extent(found[i])[0] for i in range(count)]
    assert places == sorted(places, reverse=True)


def test_a_figure_of_no_known_kind_has_bars_for_names() -> None:
    rows: dict[str, list[object]] = {"Kenya": [3, 5], "Ghana": [6, 10]}
    found = cells(draw(listed(["one", "two"], rows, Kind.UNKNOWN)).svg)
    height = {i: (box := extent(cell))[3] - box[1] for i, cell in found.items()}
    assert height[2] == pytest.approx(2 * height[0], rel=1e-3)
    assert height[3] == pytest.approx(2 * height[1], rel=1e-3)


@pytest.mark.parametrize(("kind", "far"), [(Kind.TABLE, 5), (Kind.UNKNOWN, 0.002)])
def test_a_table_stays_one_and_so_do_values_of_unlike_size(kind: Kind, far: float) -> None:
    years: dict[str, list[object]] = {"2010": [3, far], "2011": [6, far], "2012": [9, far]}
    written = texts(parse(draw(listed(["one", "two"], years, kind)).svg))
    assert written.count(str(far)) == 3
