"""The five seeds: every value, and what is said of axes, scale and panels."""

from __future__ import annotations

from pathlib import Path

import pytest

from figcheck.model import Figure, Kind, Role, Use
from figcheck.reading import read_bytes
from figcheck.reading.names import as_number

SEEDS = sorted((Path(__file__).parents[2] / "seeds").glob("*.txt"))


def seed(number: int) -> Figure:
    path = SEEDS[number]
    return read_bytes(path.read_bytes(), path.name, path.stem)


def value(figure: Figure, *at: str) -> float | None:
    (cell,) = [cell for cell in figure.cells if cell.at == at]
    return cell.value


@pytest.mark.parametrize(("number", "count"), list(enumerate([200, 300, 80, 40, 40])))
def test_every_value_is_read_where_it_stands(number: int, count: int) -> None:
    figure = seed(number)
    assert figure.kind is Kind.HEATMAP
    assert len(figure.cells) == len({cell.at for cell in figure.cells}) == count
    for index, cell in enumerate(figure.cells):
        assert cell.index == index
        written = figure.source.text[slice(*cell.span)]
        assert written == cell.text
        assert as_number(written) == cell.value
    assert [d.role for d in figure.dimensions] == [Role.PANEL, Role.Y, Role.X]


@pytest.mark.parametrize(
    ("number", "panels", "total"),
    [
        (0, ["Before GRPO", "After GRPO"], 5257),
        (1, ["Before GRPO", "After GRPO Temperature: 1.25", "After GRPO Temperature: 1.0"], 7644),
        (2, [f"R1-Llama | {name}" for name in ("AIME24", "AIME25", "AMC23", "GPQA_D")], 4091.6),
        (3, [f"R1-Owen | {name}" for name in ("AIME24", "AIME25", "AMC23", "GPQA D")], 2149.5),
        (4, ["R1-Llama", "R1-Qwen"], 2090.6),
    ],
)
def test_panels_and_totals(number: int, panels: list[str], total: float) -> None:
    figure = seed(number)
    assert list(figure.dimensions[0].ticks) == panels
    assert sum(cell.value or 0 for cell in figure.cells) == pytest.approx(total)


def test_spot_values() -> None:
    assert value(seed(0), "After GRPO", "6", "8") == 49
    assert value(seed(0), "Before GRPO", "10", "10") == 7
    assert value(seed(1), "After GRPO Temperature: 1.25", "7", "10") == 79
    assert value(seed(2), "R1-Llama | AMC23", "3000", "0.3") == 89.0
    assert value(seed(3), "R1-Owen | GPQA D", "1000", "0.4") == 46.4
    assert value(seed(4), "R1-Qwen", "2000", "0.4") == 56.3


def test_axes() -> None:
    for number in (0, 1):
        figure = seed(number)
        assert figure.dimensions[1].name == "number of y's digits"
        assert figure.dimensions[2].name == "number of x's digits"
        assert figure.dimensions[2].ticks == tuple(map(str, range(1, 11)))
    assert seed(2).y_axis.label == "Local Window Size"
    assert seed(2).dimensions[1].ticks == ("500", "1000", "2000", "3000")
    assert seed(3).dimensions[2].ticks == ("0.1", "0.2", "0.3", "0.4", "0.5")
    assert seed(4).dimensions[1].ticks == ("3000", "2000", "1000", "500")


def test_colour_scales() -> None:
    scales = [seed(number).colours for number in range(5)]
    assert [s.colours if s else None for s in scales] == [
        ("blue", "red"),
        ("black", "dark red", "red", "orange", "yellow", "bright white"),
        ("light", "dark"),
        ("dark blue", "blue", "light blue", "green", "yellow", "light yellow"),
        ("light yellow", "dark blue"),
    ]
    assert [s.bounds if s else None for s in scales] == [None, None, (24, 48), (-88, -52), (50, 56)]
    assert [s.label if s else None for s in scales][2:] == ["Pass@1"] * 3


def test_the_ragged_row_is_reported_and_nothing_else() -> None:
    figure = seed(1)
    (finding,) = figure.findings
    assert finding.code == "ragged-row"
    assert finding.message == (
        "After GRPO Temperature: 1.25, row y=7: 11 values for 10 ticks; "
        "the first 10 are placed, 75 is not."
    )
    assert finding.span is not None
    row = figure.source.text[slice(*finding.span)]
    assert row == "y=7: 47, 71, 76, 77, 77, 82, 86, 89, 84, 79, 75"
    unplaced = [m for m in figure.account if m.use is Use.UNPLACED]
    assert [figure.source.text[slice(*m.span)] for m in unplaced] == ["75"]
    for number in (0, 2, 3, 4):
        assert seed(number).findings == ()


def test_values_called_approximate() -> None:
    assert all(cell.approx for cell in seed(3).cells)
    assert not any(cell.approx for cell in seed(2).cells)


def test_claims_know_their_place() -> None:
    (claim,) = [
        c
        for c in seed(2).claims
        if c.text == "Highest value at Ratio 0.2 and Window Size 3000 (48.4)."
    ]
    assert claim.topic == ("R1-Llama | GPQA_D", "Trend")
    assert claim.context == ("R1-Llama | GPQA_D", None, None)
    (claim,) = [c for c in seed(4).claims if "with the highest value (52.8)" in c.text]
    assert claim.context == ("R1-Llama", "2000", None)
    (claim,) = [c for c in seed(0).claims if c.text.startswith('"After GRPO" at y=6')]
    assert claim.section == "Key Observations"
    assert claim.topic == ("Notable Outliers", "Highest Value")
