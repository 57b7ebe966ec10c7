from __future__ import annotations

from dataclasses import replace

import pytest

from figcheck.checking.language.order import is_ordered, ordinates
from figcheck.model import Dimension, Role
from figcheck.times import is_time, year_of


def dimension(*ticks: str) -> Dimension:
    numbers = tuple(float(t) if t.replace(".", "").isdigit() else None for t in ticks)
    return Dimension("d", Role.X, ticks, numbers)


@pytest.mark.parametrize(
    "ticks",
    [
        ("2025*", "2024", "2023"),
        ("2020/2021", "2019/2020", "2018 / 2019*"),
        ("August 2020", "Feb. 2020", "Dec 2019"),
        ("Q1 2020", "2019 Q4", "Q3 2019"),
        ("2020-03", "2020-02-14", "2019-12"),
        ("FY 2012", "FY 2011", "FY 2010"),
        ("30", "20", "5"),
    ],
)
def test_numbers_and_times_have_an_order_of_their_own(ticks: tuple[str, ...]) -> None:
    places = ordinates(dimension(*ticks))
    assert list(places) == sorted(places, reverse=True)
    assert len(set(places)) == len(places)
    assert is_ordered(dimension(*ticks))


@pytest.mark.parametrize("ticks", [("Oslo", "Bergen"), ("2010", "total"), ("May", "June 2010")])
def test_names_come_as_they_are_listed(ticks: tuple[str, ...]) -> None:
    assert ordinates(dimension(*ticks)) == (0.0, 1.0)
    assert not is_time(dimension(*ticks))


@pytest.mark.parametrize(
    ("name", "ticks"),
    [
        ("Month", ("Nov", "Dec.", "Jan", "Feb")),
        ("Month", ("January", "April", "July", "October")),
        ("d", ("Fri", "Sat", "Sun", "Mon")),
        ("d", ("Q2", "Q3", "Q4", "Q1")),
        ("calendar week", ("48", "50", "52", "2", "4")),
        ("Hour of the day", ("18", "21", "0", "3")),
    ],
)
def test_points_of_a_cycle_come_as_they_pass_by(name: str, ticks: tuple[str, ...]) -> None:
    turning = replace(dimension(*ticks), name=name)
    assert is_ordered(turning)
    assert ordinates(turning) == tuple(map(float, range(len(ticks))))


@pytest.mark.parametrize(
    "ticks", [("Jan", "Mar", "Feb"), ("Sun", "Sat", "Fri"), ("Mon", "Wed"), ("May", "Total", "Jun")]
)
def test_names_out_of_turn_have_no_order(ticks: tuple[str, ...]) -> None:
    assert not is_ordered(dimension(*ticks))


@pytest.mark.parametrize(
    ("name", "ticks"), [("Layers", ("8", "16", "2", "4")), ("Week", ("9", "6", "3"))]
)
def test_numbers_that_do_not_come_round_are_in_their_own_order(
    name: str, ticks: tuple[str, ...]
) -> None:
    assert ordinates(replace(dimension(*ticks), name=name)) == tuple(map(float, ticks))


def test_only_months_quarters_and_days_have_a_year_within() -> None:
    assert [year_of(t) for t in ("August 2012", "Q3 2018", "2020-03-01", "2014", "Oslo")] == [
        "2012", "2018", "2020", "", "",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "ticks",
    [
        ("65+", "25–64", "18-24", "<18"),
        ("> 2000 m", "1600–2000 m", "800–1600 m", "under 800 m"),
        ("75 and over", "10–74", "0 to 9"),
    ],
)
def test_ranges_have_an_order_of_their_own(ticks: tuple[str, ...]) -> None:
    places = ordinates(dimension(*ticks))
    assert list(places) == sorted(places, reverse=True)
    assert len(set(places)) == len(places)
    assert is_ordered(dimension(*ticks))


@pytest.mark.parametrize("ticks", [("A1-2", "B3-4"), ("20–10", "5–1"), ("10–20", "10–30")])
def test_what_is_no_range_comes_as_it_is_listed(ticks: tuple[str, ...]) -> None:
    assert ordinates(dimension(*ticks)) == (0.0, 1.0)


@pytest.mark.parametrize(
    "ticks",
    [
        ("70M", "410M", "1B", "6.9B"),
        ("8K", "128K", "1M"),
        ("512", "1k", "2k"),
        ("none", "1", "2"),
        ("400M", "1.5bn", "2T"),
    ],
)
def test_powers_of_ten_make_sizes_of_numbers(ticks: tuple[str, ...]) -> None:
    places = ordinates(dimension(*reversed(ticks)))
    assert list(places) == sorted(places, reverse=True)
    assert is_ordered(dimension(*ticks))


def test_a_bare_number_goes_with_no_unit_but_powers_of_ten() -> None:
    assert not is_ordered(dimension("2 km", "500"))
