from __future__ import annotations

import pytest

from figcheck.checking.english.kinds.scale import POWERS, Scale
from figcheck.model import Role
from figcheck.reading.numbers import Number, scan
from tests.checking.tables import figure


def scale_of(label: str, *values: str) -> Scale:
    places = [("Year", Role.X, [str(2000 + i) for i in range(len(values))])]
    return Scale.of(
        figure(places, {(str(2000 + i),): v for i, v in enumerate(values)}, value=label)
    )


def read(text: str) -> Number:
    (number,) = scan(text)
    return number


@pytest.mark.parametrize(
    ("label", "written", "value"),
    [
        ("Sales in millions", "4.7 million", 4.7),
        ("Sales in millions", "4.7 billion", 4700),
        ("Sales in thousand units", "4.7 million", 4700),
        ("Sales (1,000 tons)", "4.7 million", 4700),
        ("Sales", "4.7 million", 4.7),
        ("Deaths per thousand births", "4.7 million", 4.7),
    ],
)
def test_words_for_powers_are_taken_in_the_units_of_the_axis(
    label: str, written: str, value: float
) -> None:
    digits, word = written.split()
    scale = scale_of(label, "3.1", "5.2")
    assert scale.in_words(read(digits), POWERS[word]).value == pytest.approx(value)


def test_a_word_stays_a_factor_where_the_values_are_that_large() -> None:
    number = scale_of("Sales", "3100000", "5200000").in_words(read("4.7"), 6)
    assert number.value == pytest.approx(4_700_000)
    assert number.decimals == -5


def test_written_out_numbers_are_brought_to_the_axis_with_their_precision() -> None:
    (number,) = scale_of("Sales in thousands", "48.2", "61").plain(read("48,200"))
    assert number.value == pytest.approx(48.2)
    assert number.decimals == 3


def test_numbers_of_the_axis_stay_as_they_are() -> None:
    (number,) = scale_of("Sales in thousands", "48.2", "61").plain(read("55"))
    assert number.value == 55


def test_a_share_of_percentages_may_mean_both() -> None:
    meanings = scale_of("Share (%)", "22", "61").plain(read("0.22"))
    assert [n.value for n in meanings] == [pytest.approx(0.22), pytest.approx(22)]
