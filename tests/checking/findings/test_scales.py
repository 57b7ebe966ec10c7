from __future__ import annotations

import pytest

from figcheck.checking.findings.scales import beyond_colour_scale, beyond_value_axis, scale_sign
from figcheck.model import Severity
from figcheck.reading import read_text
from tests.checking.findings.describe import cells, found, heatmap, quoted

PANELS = {
    "Dry": {"y=1": "11, 12, 13, 14, 15", "y=2": "16, 17, 18, 19, 20.5"},
    "Wet": {"y=1": "12, 12, 13, 14, 15", "y=2": "16, 17, 18, 19, 19"},
}


def test_each_panel_with_values_beyond_the_colour_scale() -> None:
    text = heatmap(PANELS, colours="white (12) to dark blue (20)")
    [message] = found(beyond_colour_scale, text)
    assert message.startswith(
        "Dry: 2 of 10 values lie beyond the described colour scale, 12 to 20: up to 20.5 at"
    )
    assert " and down to 11 at" in message
    assert "white (12) to dark blue (20)" in quoted(beyond_colour_scale, text)[0]
    assert cells(beyond_colour_scale, text) == [["11", "20.5"]]


def test_an_approximate_scale_may_be_a_little_off() -> None:
    about = "ranges from approximately 11 to {} (white to dark blue)."
    assert found(beyond_colour_scale, heatmap(PANELS, colours=about.format("20.4"))) == []
    [message] = found(beyond_colour_scale, heatmap(PANELS, colours=about.format("18")))[:1]
    assert "the described colour scale, about 11 to 18: up to 20.5" in message


def test_values_at_the_ends_are_within() -> None:
    assert found(beyond_colour_scale, heatmap(PANELS, colours="white (11) to blue (20.5)")) == []


def test_a_scale_that_is_said_of_one_panel() -> None:
    colours = "of the Wet panel, from white (12) to dark blue (19)"
    assert found(beyond_colour_scale, heatmap(PANELS, colours=colours)) == []


def test_a_negative_scale_with_positive_values() -> None:
    text = heatmap(PANELS, colours="ranges from approximately -12 to -20 (white to blue).")
    [message] = found(scale_sign, text)
    assert message == (
        "The described colour scale is negative, -20 to -12, and all 20 values are positive. "
        "Even without the signs 2 of them would lie beyond 12 to 20."
    )
    assert found(beyond_colour_scale, text) == [], "told once"


def test_a_scale_that_only_begins_below_zero() -> None:
    assert found(scale_sign, heatmap(PANELS, colours="white (-5) to dark blue (30)")) == []


LINE = """## Line Chart: Loss
### Axes
- X-axis: Epoch, 1 to 4
- Y-axis: {}
- Legend: Train (red), Test (blue)
### Data
- **Train**: (1, 2.5), (2, 1.9), (3, 1.4), (4, 1.2)
- **Test**: (1, 3.6), (2, 2.2), (3, 1.9), (4, 1.8)
"""


def test_points_beyond_the_value_axis() -> None:
    text = LINE.format('"Loss", from 0 to 3')
    [message] = found(beyond_value_axis, text)
    assert message == (
        "1 of 8 values lies beyond the described value axis, 0 to 3: up to 3.6 at Test, Epoch 1."
    )
    assert "from 0 to 3" in quoted(beyond_value_axis, text)[0]


def test_bars_may_reach_a_little_beyond_the_last_tick() -> None:
    [near] = beyond_value_axis(read_text(LINE.format('"Loss", ticks at 0, 1, 2, 3')))
    [far] = beyond_value_axis(read_text(LINE.format('"Loss", ticks at 0, 0.5, 1, 1.5, 2')))
    assert (near.severity, far.severity) == (Severity.INFO, Severity.WARNING)


@pytest.mark.parametrize(
    "axis",
    [
        '"Loss", from 0 to 4',
        '"Loss", from 0 to approximately 3.59',
        '"Loss", from 0 to 1',  # no value is within: another unit
        '"Loss"',
    ],
)
def test_axes_that_fit(axis: str) -> None:
    assert found(beyond_value_axis, LINE.format(axis)) == []


def test_a_second_value_axis() -> None:
    text = LINE.format('"Loss", from 0 to 3') + "\nThe right y-axis shows the test loss.\n"
    assert found(beyond_value_axis, text) == []


POINTS = """## Scatter Plot: Weight vs. Range of Drones
### Components / Axes
- X-axis: "Weight (kg)", linear, {}
- Y-axis: "Range (km)", from 0 to 50
### Data
| Drone | Weight (kg) | Range (km) | Price ($) |
|---|---|---|---|
| Kite | 1.2 | 8 | 300 |
| Lark | 2.5 | 14 | 750 |
| Crane | 6.8 | 31 | 2100 |
| Condor | 9.4 | 46 | 5200 |
"""


def test_points_beyond_the_axis_of_one_of_their_columns() -> None:
    [message] = found(beyond_value_axis, POINTS.format("from 0 to 8"))
    assert message.startswith("1 of 4 values lies beyond the described x-axis, 0 to 8: up to 9.4")
    assert found(beyond_value_axis, POINTS.format("from 0 to 10")) == []
    # The price is drawn along no axis.
    assert found(beyond_value_axis, POINTS.format("the weight, from 0 to 8")) != []
    assert found(beyond_value_axis, POINTS.format("in pounds, from 100 to 200")) == []
