from __future__ import annotations

import pytest

from figcheck.checking.findings.ticks import tick_mismatch
from figcheck.model import Severity
from figcheck.reading import read_text
from tests.checking.findings.describe import found, heatmap, quoted

ROWS = {"y=1": "11, 12, 13", "y=2": "16, 17, 18", "y=3": "4, 5, 9"}


def test_a_range_that_goes_beyond_the_rows() -> None:
    text = heatmap({"Dry": ROWS}, x="1 to 3", y="1 to 6")
    [message] = found(tick_mismatch, text)
    assert message.endswith("is described as 1 to 6, but the data have ticks from 1 to 3 only.")
    assert "1 to 6" in quoted(tick_mismatch, text)[0]


def test_a_range_that_fits() -> None:
    assert found(tick_mismatch, heatmap({"Dry": ROWS}, x="1 to 3", y="1 to 3")) == []


def test_rows_that_are_only_some_of_the_range() -> None:
    rows = {"y=1": "11, 12, 13", "y=2": "16, 17, 18", "y=5": "4, 5, 9"}
    assert found(tick_mismatch, heatmap({"Dry": rows}, x="1 to 3", y="1 to 9")) == []


TABLE = """## Line Chart: Forgetting
### Axes
- X-axis: "Delay", {}
- Y-axis: "Recall (%)"
### Data
| Delay | Seen | Heard |
|---|---|---|
| 1 h | 58 | 57 |
| 8 h | 44 | 46 |
| 2 days | 35 | 34 |
| 9 days | 33 | 30 |
"""


def test_ticks_with_other_names_than_the_data() -> None:
    text = TABLE.format("tick labels: 1 h, 9 h, 2 days, 9 days.")
    [message] = found(tick_mismatch, text)
    assert (
        "lists 9 h without a value there and does not list 8 h, where there are values" in message
    )


@pytest.mark.parametrize(
    "said",
    [
        "tick labels: 1 h, 8 h, 2 days, 9 days.",
        "tick labels: 1 h, 8 h, 2 days, …, 9 days.",
        "tick labels: 1 h, 8 h, ..., 9 days.",
        "tick labels: Monday, Tuesday, Friday.",  # about something else
    ],
)
def test_ticks_that_fit(said: str) -> None:
    assert found(tick_mismatch, TABLE.format(said)) == []


LINE = """## Line Chart: Loss
### Axes
- X-axis: "Epoch", {}
- Y-axis: "Loss"
### Data
- **Train**: (1, 2.5), (2, 1.9), (3, 1.4), (4, 1.2)
"""


def test_a_listed_tick_after_the_last_point() -> None:
    [finding] = tick_mismatch(read_text(LINE.format("with ticks at 1, 2, 3, 4, 5.")))
    assert finding.severity is Severity.INFO
    assert "lists 5" in finding.message


def test_a_point_beyond_the_axis() -> None:
    [finding] = tick_mismatch(read_text(LINE.format("from 1 to 3.")))
    assert finding.severity is Severity.WARNING
    assert len(finding.cells) == 1


def test_ticks_between_points_are_not_told_with_a_point_beyond_the_axis() -> None:
    [message] = found(tick_mismatch, LINE.format("with ticks at 1, 2, 2.5, 3."))
    assert message == "The x-axis (“Epoch”) does not list 4, where there are values."


@pytest.mark.parametrize(
    "said",
    [
        "with ticks at 0, 1, 2, 3, 4.",  # it begins at zero
        "with ticks at 0, 2, 4.",  # points may lie between ticks
        "from 0 to 10.",
    ],
)
def test_a_numeric_axis_with_points_anywhere(said: str) -> None:
    assert found(tick_mismatch, LINE.format(said)) == []


LOGARITHMIC = """## Line Chart: Loss by Batch Size
### Axes
- **X-axis:** "Batch size", logarithmic, with ticks at {}.
- **Y-axis:** "Loss"
### Data
- **Adam:** (2, 3.1), (10, 2.8), (20, 2.6), (100, 2.5)
- **Momentum:** (2, 3.3), (10, 3.0), (20, 2.7), (100, 2.4)
"""


def test_ticks_of_a_logarithmic_axis_that_follow_the_data() -> None:
    [message] = found(tick_mismatch, LOGARITHMIC.format("2, 10, 20, 100, 200"))
    assert "lists 200 without a value there" in message
    assert found(tick_mismatch, LOGARITHMIC.format("2, 10, 20, 100")) == []


def test_decades_of_a_logarithmic_axis() -> None:
    assert found(tick_mismatch, LOGARITHMIC.format("1, 10, 100, 1000")) == []
