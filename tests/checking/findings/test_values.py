from __future__ import annotations

import pytest

from figcheck.checking.findings.decimals import misplaced_decimal
from figcheck.checking.findings.symmetry import lost_signs
from figcheck.checking.findings.totals import percent_total
from tests.checking.findings.describe import found, heatmap, quoted

MATRIX = """## Heatmap: Correlation matrix
### Axes
- X-axis: A, B, C, D
- Y-axis: A, B, C, D
### Data
| | A | B | C | D |
|---|---|---|---|---|
| A | 1 | 0.3 | 0.4 | -0.5 |
| B | 0.3 | 1 | 0.6 | 0.7 |
| C | 0.4 | 0.6 | 1 | 0.2 |
| D | {} | 0.7 | {} | 1 |
"""


def test_a_lost_sign_in_a_symmetric_matrix() -> None:
    text = MATRIX.format("0.5", "0.2")
    assert found(lost_signs, text) == [
        "The matrix is symmetric, but the value at A, D is -0.5 and the one at D, A is 0.5."
    ]
    assert quoted(lost_signs, text) == ["0.5"]


@pytest.mark.parametrize(("first", "second"), [("-0.5", "0.2"), ("0.5", "0.9"), ("0.4", "0.2")])
def test_a_matrix_that_is_symmetric_or_is_not(first: str, second: str) -> None:
    assert found(lost_signs, MATRIX.format(first, second)) == []


PIE = """## Pie Chart: Energy
### Data
- Coal: {}%
- Gas: 30.2%
- Wind: 24.5%
"""


def test_a_pie_that_does_not_add_up() -> None:
    [message] = found(percent_total, PIE.format("54.3"))
    assert message == "The 3 shares add up to 109 %, not to 100 %."


@pytest.mark.parametrize("share", ["45.3", "45.4", "45.2", "~44"])
def test_a_pie_that_adds_up_but_for_rounding(share: str) -> None:
    assert found(percent_total, PIE.format(share)) == []


STACKED = """## Stacked Bar Chart: Answers (%)
### Axes
- X-axis: City
- Y-axis: "Share (%)", 0 to 100
- Legend: Yes (green), No (red), Unsure (grey)
### Data
- **Ulm:** Yes 50%, No 30%, Unsure 20%
- **Bern:** Yes 40%, No 40%, Unsure {}%
- **Graz:** Yes 33%, No 33%, Unsure {}%
- **Lyon:** Yes 60%, No 20%, Unsure 20%
"""


def test_one_bar_of_many_that_does_not_add_up() -> None:
    [message] = found(percent_total, STACKED.format("30", "34"))
    assert message == "The 3 shares of Bern add up to 110 %, not to 100 %."


def test_bars_that_are_not_meant_to_add_up() -> None:
    assert found(percent_total, STACKED.format("30", "50")) == []


def test_a_value_of_a_grid_ten_times_its_neighbours() -> None:
    rows = {f"y={i}": ", ".join(str(20 + i + j) for j in range(5)) for i in range(1, 6)}
    text = heatmap({"Dry": {**rows, "y=3": "23, 24, 250, 26, 27"}})
    [message] = found(misplaced_decimal, text)
    assert "is 250; those beside it are 22 to 27" in message or "23 to 27" in message
    assert quoted(misplaced_decimal, text) == ["250"]


def test_a_column_of_large_values_is_in_another_unit() -> None:
    rows = {f"y={i}": f"{20 + i}, {21 + i}, {220 + i}, {23 + i}, {24 + i}" for i in range(1, 6)}
    assert found(misplaced_decimal, heatmap({"Dry": rows})) == []


def test_a_row_of_large_values_is_in_another_unit() -> None:
    rows = {f"y={i}": f"{20 + i}, {21 + i}, {22 + i}, {23 + i}, {24 + i}" for i in range(1, 6)}
    text = heatmap({"Dry": {**rows, "y=3": "230, 240, 250, 260, 270"}})
    assert found(misplaced_decimal, text) == []


LINE = """## Line Chart: Loss
### Axes
- X-axis: Epoch
- Y-axis: Loss
### Data
- **Train**: (1, {}), (2, 0.26), (3, {}), (4, 0.24), (5, 0.23)
"""


def test_a_point_between_others() -> None:
    assert quoted(misplaced_decimal, LINE.format("0.27", "2.5")) == ["2.5"]


def test_a_line_may_start_high() -> None:
    assert found(misplaced_decimal, LINE.format("2.5", "0.25")) == []
