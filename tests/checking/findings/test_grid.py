from __future__ import annotations

from figcheck.checking.findings.grid import missing_cells
from figcheck.model import Severity
from figcheck.reading import read_text
from tests.checking.findings.describe import found, heatmap, quoted, table

POINTS = """## Heatmap: Yield
### Axes
- X-axis: 'Day', with markers at 1, 2, 3.
- Y-axis: 'Dose', with markers at 10, 20.
### Data
**Dry**
* Day 1, Dose 10: 4.5
* Day 1, Dose 20: 4.9
* Day 3, Dose 10: 5.1
* Day 3, Dose 20: 5.2
**Wet**
* Day 1, Dose 10: 6.5
* Day 1, Dose 20: 6.9
* Day 2, Dose 10: 7.1
* Day 2, Dose 20: 7.7
* Day 3, Dose 10: 7.3
* Day 3, Dose 20: 7.4
"""


def test_a_tick_that_the_axis_lists_but_a_panel_leaves_out() -> None:
    assert found(missing_cells, POINTS) == [], "the grid of both panels is full as far as it goes"
    text = POINTS.replace("* Day 3, Dose 20: 5.2\n", "")
    assert found(missing_cells, text) == [
        "Dry: 3 of 6 cells have no value: Dose 10, Day 2; Dose 20, Day 2; and Dose 20, Day 3."
    ]


def test_one_bar_of_a_group() -> None:
    text = """## Grouped Bar Chart: Speed
### Axes
- x-axis: City. From left to right: Ulm, Bern, Graz.
- Legend: Bus, Tram, Bike
### Data
- **Ulm:** Bus 20.1; Tram 18.2; Bike 14.5
- **Bern:** Bus 21.5; Bike 15.5
- **Graz:** Bus 22.7; Tram 19.9; Bike 13.0
"""
    [message] = found(missing_cells, text)
    assert message == "One of 9 cells has no value: Tram, Bern."
    assert quoted(missing_cells, text) == ["21.5; Bike 15.5"]


def test_cells_that_the_description_gives_as_empty() -> None:
    text = table(
        ("System", "dev", "test"), ("A", "1.5", "n/a"), ("B", "2.5", "2.7"), ("C", "3.5", "3.7")
    )
    [finding] = missing_cells(read_text(text))
    assert finding.message == "One of 6 cells has no value (given as n/a): A, test."
    assert finding.severity is Severity.INFO
    assert len(finding.cells) == 1


def test_a_ragged_row_is_told_once() -> None:
    rows = {"y=1": "1, 2, 3, 4, 5", "y=2": "2, 3, 4", "y=3": "3, 4, 5, 6, 7"}
    figure = read_text(heatmap({"Dry": rows}))
    assert [f.code for f in figure.findings] == ["ragged-row"]
    assert list(missing_cells(figure)) == []


def test_panels_may_have_different_rows() -> None:
    panels = {
        "Dry": {"Rye": "1, 2, 3, 4, 5", "Oat": "2, 3, 4, 5, 6", "Teff": "3, 4, 5, 6, 7"},
        "Wet": {"Rye": "1, 2, 3, 4, 9", "Rice": "2, 3, 4, 5, 9"},
    }
    assert found(missing_cells, heatmap(panels)) == []


def test_lines_may_have_their_points_elsewhere() -> None:
    text = """## Line Chart: Loss
### Axes
- X-axis: Epoch
### Data
- **Train**: (1, 2.5), (2, 1.9), (3, 1.4), (4, 1.2)
- **Test**: (2, 2.6), (4, 1.9)
"""
    assert found(missing_cells, text) == []
