from __future__ import annotations

from collections.abc import Callable

import pytest

from figcheck.checking.relations.relate import relate
from figcheck.model import RelationKind as Kind
from tests.checking.relations.describe import Rows, heatmap, kinds, relation

CLAY: Rows = {
    "Barley": [31.4, 38.2, 44.9, 29.7],
    "Clover": [22.8, 27.5, 36.1, 41.3],
    "Lentil": [18.6, 25.9, 21.4, 33.8],
}
LOAM: Rows = {
    "Barley": [36.2, 30.1, 52.4, 47.9],
    "Clover": [29.9, 40.6, 35.2, 28.4],
    "Lentil": [43.3, 19.7, 39.8, 24.5],
}
SAND: Rows = {
    "Barley": [12.1, 28.8, 17.3, 22.6],
    "Clover": [15.5, 9.4, 26.7, 20.2],
    "Lentil": [11.8, 24.1, 13.9, 30.4],
}
BOTH = {"Clay": CLAY, "Loam": LOAM}


def changed(rows: Rows, row: str, place: int, value: float) -> Rows:
    values = [*rows[row]]
    values[place] = value
    return {**rows, row: values}


def combined(how: str, *panels: Rows) -> Rows:
    ways: dict[str, Callable[[list[float]], float]] = {
        "mean": lambda v: sum(v) / len(v),
        "sum": sum,
        "maximum": max,
        "minimum": min,
        "difference": lambda v: v[0] - v[1],
    }
    combine = ways[how]
    return {
        row: [
            round(combine([float(p[row][i]) for p in panels]), 1)
            for i in range(len(panels[0][row]))
        ]
        for row in panels[0]
    }


def test_equal_panels_are_the_same() -> None:
    found = relation(Kind.SAME, heatmap("a", BOTH), heatmap("b", {"": LOAM}))
    assert found.certain
    assert found.parts[0].names == ("Loam",)
    assert found.fit is not None
    assert (found.fit.compared, found.fit.agreeing, found.fit.deviation) == (12, 12, 0)
    assert "all 12 values are equal" in found.message


def test_equal_panels_are_the_same_with_rows_in_another_order() -> None:
    turned = dict(reversed(list(LOAM.items())))
    assert kinds(heatmap("a", BOTH), heatmap("b", {"": turned})) == [Kind.SAME]


def test_a_row_in_both_is_the_same_and_the_rest_is_not() -> None:
    other = {**SAND, "Clover": CLAY["Clover"]}
    found = relation(Kind.SAME, heatmap("a", {"": CLAY}), heatmap("b", {"": other}))
    assert found.parts[0].names == ("Clover",)
    assert found.fit is not None
    assert found.fit.compared == 4


def test_a_value_that_differs_is_named_with_both_values() -> None:
    misread = changed(LOAM, "Clover", 1, 46.6)
    figures = heatmap("a", BOTH), heatmap("b", {"": misread})
    found = relation(Kind.VALUE_CONFLICT, *figures)
    (place,) = found.differing
    assert place.values == (40.6, 46.6)
    assert dict(zip(found.axes, place.at, strict=True)) == {"Soil": "Clover", "Depth": "4"}
    assert [figures[part].cells[cell].value for part, cell in place.cells] == [40.6, 46.6]
    assert "40.6 / 46.6" in found.message


def test_a_reversed_axis_is_told_and_no_conflict() -> None:
    turned = {row: values[::-1] for row, values in LOAM.items()}
    figures = heatmap("a", BOTH), heatmap("b", {"": turned})
    assert kinds(*figures) == [Kind.FLIPPED_AXIS]
    found = relation(Kind.FLIPPED_AXIS, *figures)
    assert "“Depth” is reversed" in found.message
    place = found.places[1]
    assert place.at == ("Barley", "4")
    assert figures[1].cells[place.cells[1][1]].at == ("Barley", "8"), "the cell that it is equal to"


def test_permuted_rows_are_told() -> None:
    rows = list(LOAM)
    permuted = {row: LOAM[rows[(i + 1) % 3]] for i, row in enumerate(rows)}
    found = relation(Kind.FLIPPED_AXIS, heatmap("a", BOTH), heatmap("b", {"": permuted}))
    assert "“Soil” is put in another order" in found.message


def test_rows_are_told_as_permuted_where_no_value_is_in_its_place() -> None:
    rows: Rows = {"pa": [81, 9, 6, 4], "ta": [11, 73, 12, 5], "ka": [7, 15, 70, 8]}
    moved: Rows = {"pa": rows["ta"], "ta": rows["ka"], "ka": rows["pa"]}
    figures = heatmap("a", {"": rows}), heatmap("b", {"": moved})
    assert kinds(*figures) == [Kind.FLIPPED_AXIS]


def test_ticks_that_disagree_where_values_agree() -> None:
    other = heatmap("b", {"": LOAM}, x="Depth: 2, 4, 8, 32")
    figures = heatmap("a", BOTH), other
    assert kinds(*figures) == [Kind.TICK_CONFLICT]
    found = relation(Kind.TICK_CONFLICT, *figures)
    assert found.written == (("2", "4", "8", "16"), ("2", "4", "8", "32"))
    assert "16 in a where b has 32" in found.message


def test_ticks_that_disagree_over_the_same_rows() -> None:
    other = heatmap("b", {"": SAND}, x="Depth: 2, 4, 8, 32")
    assert Kind.TICK_CONFLICT in kinds(heatmap("a", {"": LOAM}), other)


def test_axes_that_share_few_ticks_are_two_axes() -> None:
    other = heatmap("b", {"": SAND}, x="Depth: 2, 6, 10, 14")
    assert Kind.TICK_CONFLICT not in kinds(heatmap("a", {"": LOAM}), other)


@pytest.mark.parametrize(
    ("written", "misread"), [("Qinoa-O", "Qinoa-0"), ("Elm1", "Elml"), ("Lex-Rank", "LexRank")]
)
def test_a_name_that_was_misread_where_values_agree(written: str, misread: str) -> None:
    one = {**CLAY, written: [17.7, 23.4, 38.1, 20.6]}
    other = {**CLAY, misread: [17.7, 23.4, 38.1, 20.6]}
    found = relation(Kind.NAME_VARIANT, heatmap("a", {"": one}), heatmap("b", {"": other}))
    assert found.certain
    assert found.written == ((written,), (misread,))


def test_a_name_that_looks_alike_over_the_same_axes() -> None:
    one = heatmap("a", {"Owen | Wet": CLAY, "Owen | Dry": LOAM})
    other = heatmap("b", {"Qwen": SAND, "Rye": combined("mean", SAND, CLAY)})
    assert relation(Kind.NAME_VARIANT, one, other).written == (("Owen",), ("Qwen",))


def test_names_that_differ_in_a_number_are_two() -> None:
    one = {**CLAY, "Plot24": [17.7, 23.4, 38.1, 20.6]}
    other = {**CLAY, "Plot25": [17.7, 23.4, 38.1, 20.6]}
    assert Kind.NAME_VARIANT not in kinds(heatmap("a", {"": one}), heatmap("b", {"": other}))


def test_panels_of_one_name_with_other_data_are_no_copies() -> None:
    figures = heatmap("a", BOTH), heatmap("b", {"Clay": SAND, "Peat": combined("sum", SAND, LOAM)})
    found = relation(Kind.SAME_AXES, *figures)
    assert found.parts[0].names == ("Clay",)
    assert "Neither is a copy" in found.message
    assert not {Kind.SAME, Kind.VALUE_CONFLICT} & set(kinds(*figures))


@pytest.mark.parametrize("how", ["mean", "sum", "maximum", "minimum", "difference"])
def test_a_panel_that_is_made_of_panels(how: str) -> None:
    result = combined(how, CLAY, LOAM)
    figures = heatmap("a", {"Clay": CLAY, "Loam": LOAM}), heatmap("b", {"": result})
    found = relation(Kind.AGGREGATE, *figures)
    assert found.certain
    assert [part.figure for part in found.parts] == ["b", "a"], "the result comes first"
    assert ("minus" if how == "difference" else how) in found.message
    assert found.fit is not None
    assert found.fit.agreeing == found.fit.compared == 12


def test_an_aggregate_names_the_cells_that_deviate() -> None:
    result = changed(combined("mean", CLAY, LOAM, SAND), "Barley", 2, 88.2)
    three = heatmap("a", {"Clay": CLAY, "Loam": LOAM, "Sand": SAND})
    found = relation(Kind.AGGREGATE, three, heatmap("b", {"": result}))
    (place,) = found.differing
    assert place.at == ("Barley", "8")
    assert place.values[0] == 88.2
    assert {part for part, _ in place.cells} == {0, 1}
    assert len(place.cells) == 4, "the result's cell and one of each panel"


def test_a_mean_over_all_but_one() -> None:
    result = combined("mean", CLAY, SAND)
    three = heatmap("a", {"Clay": CLAY, "Loam": LOAM, "Sand": SAND})
    found = relation(Kind.AGGREGATE, three, heatmap("b", {"": result}))
    assert "mean over “Clay” and “Sand” of a" in found.message


def test_a_mean_over_panels_of_several_figures() -> None:
    parts = [heatmap(name, {"": rows}) for name, rows in (("a", CLAY), ("b", LOAM), ("c", SAND))]
    result = heatmap("d", {"": combined("mean", CLAY, LOAM, SAND)})
    found = relation(Kind.AGGREGATE, *parts, result)
    assert [part.figure for part in found.parts] == ["d", "a", "b", "c"]


def test_what_is_greatest_everywhere_is_a_copy_and_no_maximum() -> None:
    high = {row: [float(v) + 60 for v in values] for row, values in SAND.items()}
    found = relate([heatmap("a", {"Clay": CLAY, "High": high}), heatmap("b", {"": high})])
    assert [r.kind for r in found] == [Kind.SAME]


def test_a_panel_near_the_mean_of_panels_named_after_it_is_not_certain() -> None:
    mean = combined("mean", CLAY, LOAM)
    near = {
        row: [round(float(v) + d, 1) for v, d in zip(values, (0.6, -0.9, 0.7, -0.5), strict=True)]
        for row, values in mean.items()
    }
    parts = heatmap("a", {"Oat | Clay": CLAY, "Oat | Loam": LOAM})
    found = relation(Kind.AGGREGATE, parts, heatmap("b", {"Oat": near, "Rye": SAND}))
    assert not found.certain
    assert found.parts[0].names == ("Oat",)
    assert "not it within rounding" in found.message


def test_figures_with_nothing_in_common_have_no_relation() -> None:
    other = heatmap(
        "b",
        {"": {"Perch": [4.1, 7.7, 2.9], "Trout": [3.3, 8.6, 5.2]}},
        x="Month: 1, 2, 3",
        y="Fish",
        value="Weight",
    )
    assert relate([heatmap("a", BOTH), other]) == ()


def test_constant_and_even_values_prove_nothing() -> None:
    even = {"Barley": [10, 20, 30, 40], "Clover": [5, 5, 5, 5]}
    assert not {Kind.SAME, Kind.VALUE_CONFLICT, Kind.AGGREGATE} & set(
        kinds(heatmap("a", {"": even}), heatmap("b", {"": even}))
    )


def test_an_aggregate_decides_which_value_is_misread() -> None:
    misread = changed(LOAM, "Clover", 1, 46.6)
    three = (
        heatmap("a", BOTH),
        heatmap("b", {"": misread}),
        heatmap("c", {"": combined("mean", CLAY, LOAM)}),
    )
    found = relation(Kind.VALUE_CONFLICT, *three)
    assert "Likely misread is 46.6 in b" in found.message


def test_nothing_is_guessed_where_nothing_tells() -> None:
    misread = changed(LOAM, "Clover", 1, 46.6)
    found = relation(Kind.VALUE_CONFLICT, heatmap("a", BOTH), heatmap("b", {"": misread}))
    assert "misread" not in found.message


@pytest.mark.filterwarnings("error")
def test_values_beyond_what_can_be_computed_are_left_out() -> None:
    huge: Rows = {**CLAY, "Barley": ["1e308", "-1e308", "1e300", "2e307"]}
    figures = heatmap("a", {"Clay": huge, "Loam": LOAM}), heatmap("b", {"": huge})
    assert Kind.SAME in kinds(*figures)
    found = relation(Kind.SAME, *figures)
    assert found.fit is not None
    assert found.fit.compared == 8
