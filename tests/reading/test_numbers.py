from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from figcheck.reading.numbers import scan
from tests.steps import steps, would_hang


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("38, 46, 28", [38, 46, 28]),
        ("38,46,28", [38, 46, 28]),
        ("3,100,20", [3, 100, 20]),
        ("1,049 of 12,345,678.5", [1049, 12345678.5]),
        ("-5, −5, (–5), 3-5, 3–5", [-5, -5, -5, 3, 5, 3, 5]),
        (".311, -.5", [0.311, -0.5]),
        ("596k, 3.62M, 1.2B", [596e3, 3.62e6, 1.2e9]),
        ("3e-4 3×10⁻⁴ 10^-4 10⁻⁴ 1.5E6", [3e-4, 3e-4, 1e-4, 1e-4, 1.5e6]),
        ("25% and 25 %", [25, 25]),
        ("$5.3M, €20", [5.3e6, 20]),
        ("y=1, x=-2; Size 2000/Ratio 0.3", [1, -2, 2000, 0.3]),
        ("**38**, `4`, *5*", [38, 4, 5]),
        ("AIME24 R@1 GPT-4 d4 M0 F1 ROUGE-1 LR F1 WS-353-ALL 2018b m^2 10x10 3D", []),
        ("version 1.2.3 of 2020-01-05", []),
        ("a >10x gain", [10]),
        ("ends with 46. And 5.", [46, 5]),
        ("Row 3: 1", [3, 1]),
        ("2B–8B, 20k-50k, 0.5M–1B", [2e9, 8e9, 2e4, 5e4, 5e5, 1e9]),
        ("7B-32K GPT-2B–8B A2B–8B", [7e9]),
        ("9" * 400 + " 1e999 7", [7]),
    ],
)
def test_values(text: str, values: list[float]) -> None:
    assert [number.value for number in scan(text)] == values


@pytest.mark.parametrize(
    ("text", "written", "decimals"),
    [
        ("3.62M", "3.62M", -4),
        ("596k", "596k", -3),
        ("25.0 %", "25.0 %", 1),
        ("3e-4", "3e-4", 4),
        ("1,049", "1,049", 0),
        ("= −3.5,", "−3.5", 1),
        ("$5.3M", "$5.3M", -5),
    ],
)
def test_place_and_decimals(text: str, written: str, decimals: int) -> None:
    (number,) = scan(text)
    assert text[number.start : number.end] == written
    assert number.decimals == decimals


@pytest.mark.parametrize(
    "text", ["~5", "≈ 5", "about 5", "Around 5", "approximately 5", "nearly 5"]
)
def test_approximate(text: str) -> None:
    assert scan(text)[0].approx


@pytest.mark.parametrize("text", ["5", "at 5", "roundabout5 5", "= 5"])
def test_not_approximate(text: str) -> None:
    assert not scan(text)[-1].approx


@pytest.mark.parametrize(
    ("text", "error"),
    [("29.3±0.5", 0.5), ("29.3 ± .5", 0.5), ("70.5 (± 2.5)", 2.5), ("5 +/- 1", 1), ("(5±1k)", 1e3)],
)
def test_error(text: str, error: float) -> None:
    (number,) = scan(text)
    assert number.error == error
    assert number.stop > number.end


def test_units() -> None:
    assert [n.unit for n in scan("25%, 14 °C, 3x, 4×, 5 ms, 6ms, $7, 8")] == [
        "%", "°C", "x", "x", "", "ms", "$", "",
    ]  # fmt: skip


@given(st.text(alphabet="0123456789.,-−–+eE%kM×x^ ()±~a⁻⁴\n", max_size=60))
def test_numbers_lie_apart_and_in_order(text: str) -> None:
    numbers = scan(text)
    for number in numbers:
        assert 0 <= number.start < number.end <= number.stop <= len(text)
        assert any(c.isdigit() for c in text[number.start : number.end])
    for a, b in itertools.pairwise(numbers):
        assert a.stop <= b.start


every_piece = pytest.mark.parametrize(
    "piece", ["1", "1,111,", "111,", "1.", "a-1-", "1±", "10x", "1e", "- ", "("]
)


@every_piece
def test_steps_grow_with_the_length_only(piece: str) -> None:
    few, many = (piece * (length // len(piece)) + "2" for length in (5_000, 20_000))
    assert steps(lambda: scan(many)) < 5 * steps(lambda: scan(few)) + 50


@every_piece
@would_hang
def test_no_pattern_hangs(piece: str) -> None:
    scan(piece * (500_000 // len(piece)) + "2")
