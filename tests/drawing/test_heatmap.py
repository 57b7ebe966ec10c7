"""Heatmaps, by the elements of their SVG."""

from __future__ import annotations

import re

import pytest

from figcheck.drawing import draw
from figcheck.drawing.kinds.heatmap import draw_heatmap
from figcheck.drawing.scene import Group, Shape, Text
from figcheck.model import Axis, ColourScale, Figure
from tests.drawing.build import heatmap
from tests.drawing.svg import cells, corner, fill, parse, texts

GRID = {"a": ["1", "2.0", "3"], "b": ["4", "5.50", "6"]}
X = ["p", "q", "r"]


def hatched(figure: Figure) -> list[Shape]:
    scene = draw_heatmap(figure)
    assert scene
    return [mark for mark in scene.walk() if isinstance(mark, Shape) and mark.hatched]


def written(figure: Figure) -> list[Text]:
    scene = draw_heatmap(figure)
    assert scene
    return [mark for mark in scene.walk() if isinstance(mark, Text)]


def test_every_cell_has_an_element_with_its_value_as_written() -> None:
    figure = heatmap({"left": GRID, "right": GRID}, X)
    found = cells(draw(figure).svg)
    assert sorted(found) == list(range(12))
    assert [texts(found[cell.index]) for cell in figure.cells] == [
        [cell.text] for cell in figure.cells
    ]


def test_an_element_says_its_place_and_value() -> None:
    figure = heatmap({"left": GRID}, X, x_name="Ratio", y_name="Size")
    title = cells(draw(figure).svg)[4].find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert title.text == "left, Size b, Ratio q: 5.50"


def test_ticks_stand_in_the_order_of_the_figure() -> None:
    rows = {"3000": ["1", "2"], "2000": ["3", "4"], "500": ["5", "6"]}
    figure = heatmap({"only": rows}, ["0.5", "0.1"])
    found = cells(draw(figure).svg)
    tops = [corner(found[i])[1] for i in (0, 2, 4)]
    assert tops == sorted(tops)
    assert corner(found[0])[0] < corner(found[1])[0]
    labels = {text.text: text for text in written(figure)}
    assert labels["3000"].y < labels["2000"].y < labels["500"].y
    assert labels["0.5"].x < labels["0.1"].x


def test_panels_stand_side_by_side_under_their_titles() -> None:
    figure = heatmap({"left one": GRID, "right one": GRID}, X)
    svg = draw(figure).svg
    found = cells(svg)
    assert corner(found[0])[1] == corner(found[6])[1]
    assert corner(found[2])[0] < corner(found[6])[0]
    assert {"left one", "right one"} <= set(texts(parse(svg)))


def test_many_panels_wrap_into_rows() -> None:
    figure = heatmap({f"panel {i}": GRID for i in range(20)}, X)
    tops = {corner(cell)[1] for i, cell in cells(draw(figure).svg).items() if i % 6 == 0}
    assert len(tops) > 1


@pytest.mark.parametrize(
    ("colours", "high"),
    [(("blue", "red"), 0), (("red", "blue"), 2), (("white", "dark green"), 1)],
)
def test_colours_run_in_the_described_direction(colours: tuple[str, str], high: int) -> None:
    figure = heatmap({"only": GRID}, X, colours=ColourScale(colours=colours))
    colour = fill(cells(draw(figure).svg)[5])
    assert colour is not None
    assert colour[high] == max(colour)
    assert colour[high] > 1.5 * max(c for i, c in enumerate(colour) if i != high)


def test_a_missing_cell_is_hatched_and_has_no_colour() -> None:
    whole = heatmap({"only": GRID}, X)
    figure = heatmap({"only": {"a": ["1", None, "3"], "b": ["4", "5.50", "6"]}}, X)
    assert hatched(whole) == []
    assert len(hatched(figure)) == 1
    assert sorted(cells(draw(figure).svg)) == list(range(5))


def test_a_cell_that_is_given_as_missing_is_hatched_and_keeps_its_text() -> None:
    figure = heatmap({"only": {"a": ["1", "n/a", "3"], "b": ["0", "5.50", "6"]}}, X)
    found = cells(draw(figure).svg)
    assert fill(found[1]) is None
    assert texts(found[1]) == ["n/a"]
    assert fill(found[3]) is not None


def test_the_colour_bar_has_the_described_range_and_label() -> None:
    scale = ColourScale("Pass@1", (0.0, 8.0), colours=("light", "dark"))
    svg = draw(heatmap({"only": GRID}, X, colours=scale)).svg
    said = texts(parse(svg))
    assert "Pass@1" in said
    assert {"0", "8"} <= set(said)
    assert not any("▲" in text or "▼" in text for text in said)


def test_values_beyond_the_described_range_are_marked() -> None:
    scale = ColourScale("score", (2.0, 5.5), colours=("light", "dark"))
    drawing = draw(heatmap({"only": GRID}, X, colours=scale))
    found = cells(drawing.svg)
    shapes = {
        i: len(list(cell.iter("{http://www.w3.org/2000/svg}path"))) for i, cell in found.items()
    }
    assert shapes == {0: 2, 1: 1, 2: 1, 3: 1, 4: 1, 5: 2}
    assert any("▲ above, ▼ below" in text for text in texts(parse(drawing.svg)))
    assert any("2 of 6 values lie beyond" in note for note in drawing.notes)


def test_the_ends_of_the_colour_bar_point_to_values_beyond_it() -> None:
    def pointed(bounds: tuple[float, float]) -> int:
        scene = draw_heatmap(heatmap({"only": GRID}, X, colours=ColourScale(bounds=bounds)))
        assert scene
        marks = list(scene.walk())
        groups = [mark for mark in marks if isinstance(mark, Group) and mark.cells]
        inside = {id(mark) for group in groups for mark in group.marks}
        return sum(
            isinstance(mark, Shape)
            and mark.fill is not None
            and len(mark.path) == 4  # a triangle, closed
            and id(mark) not in inside
            for mark in marks
        )

    assert [pointed(bounds) for bounds in ((0.0, 9.0), (0.0, 5.0), (2.0, 5.0))] == [0, 1, 2]


def test_a_range_that_holds_no_value_is_not_used() -> None:
    scale = ColourScale("Pass@1", (-88.0, -52.0), colours=("dark blue", "light yellow"))
    drawing = draw(heatmap({"only": GRID}, X, colours=scale))
    found = cells(drawing.svg)
    assert fill(found[0]) != fill(found[5])
    assert any("None of the 6 values" in note for note in drawing.notes)
    assert {"1", "6"} <= set(texts(parse(drawing.svg)))


def test_text_is_legible_on_its_cell() -> None:
    figure = heatmap(
        {"only": {"a": ["0", "100"]}}, ["p", "q"], colours=ColourScale(colours=("white", "black"))
    )
    scene = draw_heatmap(figure)
    assert scene
    inks = [
        mark.marks[-1].colour
        for mark in scene.walk()
        if isinstance(mark, Group) and mark.cells and isinstance(mark.marks[-1], Text)
    ]
    assert inks == [(0.0, 0.0, 0.0), (1.0, 1.0, 1.0)]


def test_a_name_that_only_other_panels_have_is_no_missing_row() -> None:
    figure = heatmap({"all": GRID, "some": {"a": ["1", "2", "3"]}}, X)
    assert hatched(figure) == []


def test_a_number_that_only_other_panels_have_is_a_missing_row() -> None:
    rows = {"500": ["1", "2"], "1000": ["3", "4"]}
    figure = heatmap({"all": rows, "some": {"500": ["1", "2"]}}, ["p", "q"])
    assert len(hatched(figure)) == 1


def test_values_of_the_same_place_share_an_element() -> None:
    figure = heatmap({"only": {"a": ["1", "2", "9"]}}, ["p", "q", "q"])
    drawing = draw(figure)
    found = cells(drawing.svg)
    assert sorted(found) == [0, 1, 2]
    assert found[2] in list(found[1])
    assert any("several values" in note for note in drawing.notes)


def test_axes_have_their_described_labels() -> None:
    figure = heatmap({"only": GRID}, X, x_axis=Axis("Ratio"), y_axis=Axis("Window"))
    assert {"Ratio", "Window"} <= set(texts(parse(draw(figure).svg)))


def test_cells_are_vectors() -> None:
    svg = draw(heatmap({"only": GRID}, X)).svg
    assert not re.search(rb"<image|data:", svg)


def test_numbers_that_do_not_fit_are_left_out() -> None:
    x = [str(i) for i in range(100)]
    figure = heatmap({"only": {"a": ["123.456"] * 100}}, x)
    found = cells(draw(figure).svg)
    assert len(found) == 100
    assert texts(found[0]) == []
