"""The text that stands for a picture."""

from __future__ import annotations

from figcheck.drawing.alt import alt_text
from figcheck.model import ColourScale, Component, Kind, Role, Span
from tests.drawing.build import dimension, figure, heatmap


def test_it_says_what_there_is_and_where_the_extremes_stand() -> None:
    made = heatmap(
        {"Before": {"3000": ["1", "2"], "500": ["3", "4"]}, "After": {"500": ["9.50", "8"]}},
        ["0.1", "0.5"],
        x_name="Ratio",
        y_name="Window",
        title="Scores",
        colours=ColourScale("Pass@1"),
    )
    assert alt_text(made) == (
        "Heatmap: Scores. 2 panels: Before, After. x axis Ratio: 0.1 to 0.5. "
        "y axis Window: 3000 to 500. 6 values of Pass@1, from 1 (at Before, 3000, 0.1) to "
        "9.50 (at After, 500, 0.1)."
    )


def test_a_title_that_says_the_kind_is_enough() -> None:
    made = heatmap({"only": {"a": ["1"]}}, ["p"], title="Heatmap of scores")
    assert alt_text(made).startswith("Heatmap of scores. ")


def test_tied_extremes_are_counted() -> None:
    made = heatmap({"only": {"a": ["1", "1", "5"]}}, ["p", "q", "r"])
    assert "from 1 (at 2 places) to 5 (at only, a, r)" in alt_text(made)


def test_it_is_one_plain_line_of_bounded_length() -> None:
    names = [f"name\n{i} " + "very " * 100 for i in range(50)]
    made = heatmap({name: {name: ["1", "2"]} for name in names}, names[:2], title="t " * 900)
    said = alt_text(made)
    assert len(said) <= 400
    assert "\n" not in said


def test_no_values() -> None:
    assert alt_text(figure(Kind.UNKNOWN, [], [], title="A cat")) == (
        "Figure: A cat. No values are given."
    )


def test_a_diagram_names_its_parts() -> None:
    parts = (Component("Encoder", "", Span(0, 0)), Component("Decoder", "", Span(0, 0)))
    made = figure(Kind.DIAGRAM, [], [], title="Network", components=parts)
    assert alt_text(made) == "Diagram: Network. 2 parts: Encoder, Decoder."


def test_one_value() -> None:
    made = figure(Kind.BAR, [dimension("City", Role.X, ["Oslo"])], [(("Oslo",), "7")], title="")
    assert alt_text(made) == "Bar chart. x axis City: Oslo. One value: 7 (at Oslo)."
