"""The evaluator gives what the same computation in pandas gives."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from itertools import product
from typing import Any

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from figcheck.checking.language import Table
from figcheck.checking.language.tree import (
    Aggregate,
    Arithmetic,
    Cells,
    Comparator,
    Compare,
    Condition,
    Correlation,
    Count,
    Direction,
    Function,
    Missing,
    Number,
    Order,
    Quantified,
    Quantifier,
    Share,
    Size,
    Steps,
    Ticks,
    Transposed,
    Trend,
)
from figcheck.model import Figure, Role
from tests.checking.tables import figure

PANELS, ROWS, COLUMNS = ("A", "B"), ("1", "2", "3"), ("1", "2", "3", "4")
NAMES = ["panel", "row", "column"]
SIGNS: dict[Comparator, Callable[[Any, Any], Any]] = {
    Comparator.LESS: operator.lt,
    Comparator.AT_MOST: operator.le,
    Comparator.MORE: operator.gt,
    Comparator.AT_LEAST: operator.ge,
}
FUNCTIONS: dict[Function, Callable[[pd.Series], float]] = {
    Function.MAX: lambda v: v.max(),
    Function.MIN: lambda v: v.min(),
    Function.MEAN: lambda v: v.mean(),
    Function.MEDIAN: lambda v: v.median(),
    Function.SUM: lambda v: v.sum(),
    Function.RANGE: lambda v: v.max() - v.min(),
    Function.STD: lambda v: v.std(ddof=0),
}


@st.composite
def figures(draw: st.DrawFn) -> Figure:
    """A grid with two panels, with holes."""
    values: dict[tuple[str, ...], str] = {}
    for panel in PANELS:
        for row in ROWS:
            for column in COLUMNS:
                tenths = draw(st.one_of(st.none(), st.integers(-99, 99)))
                if tenths is not None:
                    values[panel, row, column] = f"{tenths / 10:.1f}"
    dimensions = (("panel", Role.PANEL, PANELS), ("row", Role.Y, ROWS), ("column", Role.X, COLUMNS))
    return figure(dimensions, values)


def frame(of: Figure) -> pd.DataFrame:
    rows = [(*c.at, c.value) for c in of.cells]
    return pd.DataFrame(rows, columns=[*NAMES, "value"])


def panel(name: str) -> Cells:
    return Cells((Condition("panel", (name,)),))


@given(st.lists(st.one_of(st.just("–"), st.just("1.5")), min_size=24, max_size=24))
def test_cells_without_a_value_are_counted(written: list[str]) -> None:
    places = product(PANELS, ROWS, COLUMNS)
    values: dict[tuple[str, ...], str] = dict(zip(places, written, strict=True))
    dimensions = (("panel", Role.PANEL, PANELS), ("row", Role.Y, ROWS), ("column", Role.X, COLUMNS))
    of = figure(dimensions, values)
    data = frame(of)
    for selection, kept in ((Cells(), data), (panel("A"), data[data["panel"] == "A"])):
        found = Table(of).term(Missing(selection)).single
        assert found is not None
        assert found.value == kept["value"].isna().sum()
        assert [*found.cells] == [*kept.index[kept["value"].isna()]]
    missing_one = figure(dimensions, {at: "1.5" for at in values if at != ("A", "1", "1")})
    assert not Table(missing_one).term(Missing(panel("A"))).entries
    one = Cells(tuple(Condition(n, (t,)) for n, t in zip(NAMES, ("A", "1", "1"), strict=True)))
    assert Table(missing_one).term(Missing(one)).entries[()].value == 1


@given(st.sets(st.integers(1990, 2010), min_size=2, max_size=6), st.data())
def test_ticks_are_where_values_lie(years: set[int], data: st.DataObject) -> None:
    blank = data.draw(st.sampled_from(sorted(years)))
    values: dict[tuple[str, ...], str] = {
        (str(year), row): "–" if year == blank else "2" for year in sorted(years) for row in "ab"
    }
    of = figure(
        (("Year", Role.X, [str(y) for y in data.draw(st.permutations(sorted(years)))]),
         ("row", Role.SERIES, ["a", "b"])),
        values,
    )  # fmt: skip
    found = Table(of).term(Ticks("Year")).entries
    assert {key: e.value for key, e in found.items()} == {
        (str(year),): year for year in years - {blank}
    }
    assert all(len(entry.cells) == 2 for entry in found.values())
    assert not Table(of).term(Ticks("row")).entries
    assert not Table(of).term(Ticks("none")).entries
    size = Table(of).term(Size("Year")).single
    assert size is not None
    assert size.value == len(years) - 1
    assert not Table(of).term(Size("none")).entries


@given(figures(), st.sampled_from(Function), st.sampled_from([(), ("row",), ("row", "column")]))
def test_aggregates(of: Figure, function: Function, by: tuple[str, ...]) -> None:
    ours = Table(of).term(Aggregate(function, Cells(), by))
    data = frame(of)
    if data.empty:
        assert not ours.entries
        return
    if by:
        grouped = data.groupby(list(by))["value"].agg(FUNCTIONS[function])
        theirs = {k if isinstance(k, tuple) else (k,): v for k, v in grouped.items()}
    else:
        theirs = {(): FUNCTIONS[function](data["value"])}
    assert {k: e.value for k, e in ours.entries.items()} == pytest.approx(theirs, abs=1e-9)


@given(figures(), st.sampled_from(list(SIGNS)))
def test_comparisons_pair_what_both_sides_have(of: Figure, comparator: Comparator) -> None:
    data = frame(of)
    one, two = (data[data["panel"] == p].drop(columns="panel") for p in PANELS)
    joined = one.merge(two, on=["row", "column"])
    held = SIGNS[comparator](joined["value_x"], joined["value_y"])
    comparison = Compare(comparator, panel("A"), panel("B"))
    table = Table(of)
    pairs = table.pairs(comparison)
    assert (len(pairs), sum(p.holds for p in pairs)) == (len(held), int(held.sum()))
    expected = {
        Quantifier.ALL: held.all(),
        Quantifier.SOME: held.any(),
        Quantifier.NONE: not held.any(),
        Quantifier.MOST: held.mean() > 0.5,
    }
    for quantifier, truth in expected.items():
        outcome = table.evaluate(Quantified(quantifier, comparison))
        assert outcome.truth == (None if held.empty else bool(truth))
    if not held.empty:
        (share,) = table.term(Share(comparison)).entries.values()
        assert share.value == pytest.approx(held.mean())


@given(figures(), st.integers(-99, 99), st.sampled_from(list(SIGNS)))
def test_counts(of: Figure, tenths: int, comparator: Comparator) -> None:
    number = Number(tenths / 10, 1)
    (entry,) = Table(of).term(Count(Compare(comparator, Cells(), number))).entries.values()
    data = frame(of)
    assert entry.value == sum(SIGNS[comparator](data["value"], number.value))


@given(figures(), st.sampled_from("+-*/"))
def test_arithmetic(of: Figure, sign: str) -> None:
    data = frame(of)
    one, two = (data[data["panel"] == p].drop(columns="panel") for p in PANELS)
    joined = one.merge(two, on=["row", "column"]).set_index(["row", "column"])
    compute = {"+": "add", "-": "sub", "*": "mul", "/": "div"}[sign]
    theirs = getattr(joined["value_x"], compute)(joined["value_y"])
    ours = Table(of).term(Arithmetic(sign, panel("A"), panel("B")))
    expected = {k: v for k, v in theirs.items() if math.isfinite(v)}
    assert {k: e.value for k, e in ours.entries.items()} == pytest.approx(expected)


@given(figures(), st.sampled_from(["==", "<", ">"]))
def test_triangles(of: Figure, sign: str) -> None:
    data = frame(of)
    x, y = data["column"].astype(int), data["row"].astype(int)
    kept = data[{"==": x == y, "<": x < y, ">": x > y}[sign]]
    order = Order("column", Comparator("=" if sign == "==" else sign), "row")
    cells = Table(of).indices(Cells((order,)))
    assert sorted(of.cells[i].value or 0.0 for i in cells) == sorted(kept["value"])


@given(figures(), st.sampled_from(["row", "column"]))
def test_steps_are_the_changes_to_the_next_value_that_is_there(of: Figure, along: str) -> None:
    ours = Table(of).term(Steps(panel("A"), along))
    data = frame(of)
    data = data[data["panel"] == "A"].sort_values(along)
    other = "row" if along == "column" else "column"
    data["step"] = data.groupby(other)["value"].diff()
    rows = data.dropna(subset=["step"]).set_index(["row", "column"])["step"]
    assert {k: e.value for k, e in ours.entries.items()} == pytest.approx(rows.to_dict(), abs=1e-9)


@given(figures(), st.sampled_from(list(PANELS)), st.sampled_from(ROWS))
def test_rises_throughout_is_strictly_increasing(of: Figure, name: str, row: str) -> None:
    data = frame(of)
    line = data[(data["panel"] == name) & (data["row"] == row)].sort_values("column")["value"]
    term = Cells((Condition("panel", (name,)), Condition("row", (row,))))
    truth = Table(of).evaluate(Trend(Direction.RISES_THROUGHOUT, term)).truth
    if len(line) < 2:
        assert truth is None
    else:
        assert truth == (line.is_monotonic_increasing and line.is_unique)


@given(figures())
def test_an_outcome_names_the_cells_that_speak_against_it(of: Figure) -> None:
    outcome = Table(of).evaluate(
        Quantified(Quantifier.ALL, Compare(Comparator.MORE, Cells(), Number(0)))
    )
    below = tuple(c.index for c in of.cells if (c.value or 0.0) <= 0)
    assert outcome.counterexamples == below


@given(figures(), st.booleans())
def test_correlations_are_those_of_pearson_and_of_spearman(of: Figure, ranks: bool) -> None:
    ours = Table(of).term(Correlation(panel("A"), panel("B"), ranks)).single
    table = frame(of).pivot_table(index=["row", "column"], columns="panel", values="value")
    both = table.dropna() if {"A", "B"} <= set(table.columns) else table.iloc[:0]
    if both.empty or both["A"].nunique() < 2 or both["B"].nunique() < 2:
        assert ours is None
        return
    one, two = (both[name].rank() if ranks else both[name] for name in ("A", "B"))
    assert ours is not None
    assert ours.value == pytest.approx(one.corr(two), abs=1e-6)


@pytest.mark.parametrize("size", ["1.7e308", "1e-320"])
def test_numbers_at_the_ends_of_what_a_float_holds_end_nothing(size: str) -> None:
    values: dict[tuple[str, ...], str] = dict(
        zip(product("AB", "123"), (size, "0", size, "0", size, size), strict=True)
    )
    table = Table(figure([("panel", Role.PANEL, "AB"), ("row", Role.Y, "123")], values))
    for function in Function:
        entry = table.term(Aggregate(function, Cells())).single
        assert entry is None or math.isfinite(entry.value)
    found = table.term(Correlation(panel("A"), panel("B"), ranks=False)).single
    assert found is None or math.isfinite(found.value)


@given(figures())
def test_transposed_exchanges_rows_and_columns_by_position(of: Figure) -> None:
    ours = Table(of).term(Transposed(panel("A"), "row", "column"))
    data = frame(of)
    data = data[data["panel"] == "A"]
    theirs = {
        (COLUMNS[COLUMNS.index(column)], row): value
        for row, column, value in zip(data["row"], data["column"], data["value"], strict=True)
        if column in ROWS
    }
    assert {k: e.value for k, e in ours.entries.items()} == pytest.approx(theirs)
