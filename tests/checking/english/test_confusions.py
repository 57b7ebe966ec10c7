"""Which figures are confusion matrices, and which way they run."""

from __future__ import annotations

import pytest

from figcheck.checking.english.kinds.confusions import confusion_matrix
from figcheck.model import Role
from figcheck.reading import read_text

CORNERS = [
    ("True \\ Predicted", Role.Y),
    ("True / Predicted", Role.Y),
    ("Predicted / True", Role.X),
    ("Predicted → / Actual ↓", Role.Y),
    ("Actual → / Predicted ↓", Role.X),
]
"""Corners of tables, and what has the true classes."""

TOLD = [
    ("Rows are true classes and columns are predicted ones.", Role.Y),
    ("The columns show the actual class, the rows the predicted one.", Role.X),
    ("True labels are on the vertical axis.", Role.Y),
    ("Predicted labels run along the y-axis, true labels along the x-axis.", Role.X),
    ("It shows how well the classes are told apart.", None),
    ("Rows are true classes. In the columns are the true labels.", None),
]
"""Overviews, and what has the true classes."""


def described(corner: str, overview: str, first: str = "") -> str:
    """A description of a small confusion matrix."""
    return (
        f"## Heatmap: Confusion Matrix of Fruit\n### Overview\n{overview}\n"
        f"### Detailed Analysis\n| {corner} | {first}Fig | {first}Pear | {first}Plum |\n"
        "|---|---|---|---|\n| Fig | 8 | 1 | 0 |\n| Pear | 2 | 7 | 3 |\n| Plum | 0 | 4 | 9 |\n"
    )


@pytest.mark.parametrize(("corner", "role"), CORNERS)
def test_the_corner_tells_which_way_a_matrix_runs(corner: str, role: Role) -> None:
    matrix = confusion_matrix(read_text(described(corner, "A heatmap.")))
    assert matrix is not None
    assert matrix.truth.role is role


@pytest.mark.parametrize(("overview", "role"), TOLD)
def test_the_overview_tells_which_way_a_matrix_runs(overview: str, role: Role | None) -> None:
    matrix = confusion_matrix(read_text(described("Class", overview)))
    assert (matrix.truth.role if matrix else None) is role


def test_columns_may_be_marked_as_predicted() -> None:
    matrix = confusion_matrix(read_text(described("Class", "A heatmap.", first="Pred. ")))
    assert matrix is not None
    assert matrix.truth.role is Role.Y


def test_parts_of_each_class_are_no_numbers_of_cases() -> None:
    parts = described("True / Predicted", "Normalized.")
    for old, new in (("8 | 1 | 0", ".89 | .11 | 0"), ("2 | 7 | 3", ".17 | .58 | .25")):
        parts = parts.replace(old, new)
    matrix = confusion_matrix(read_text(parts.replace("0 | 4 | 9", "0 | .31 | .69")))
    assert matrix is not None
    assert matrix.rated is matrix.truth
    assert matrix.size == 1
    assert not matrix.has_precision


NOUNS = [
    ("Rows are the fruits assigned by pickers and columns are the fruits predicted.", "fruit"),
    ("The true fruit is given by the row, the predicted fruit by the column.", "fruit"),
    ("A camera tells three dried fruits apart, in 34 photos.", "fruit"),
    ("Rows are the fruits assigned by pickers and columns are the baskets predicted.", None),
    ("True labels are set against predicted labels, over three folds.", None),
    ("Two fruits of four look alike.", None),
    ("Three fruits in three baskets.", None),
]
"""Overviews, and what they call the classes."""


@pytest.mark.parametrize(("overview", "noun"), NOUNS)
def test_the_text_tells_what_the_classes_are_called(overview: str, noun: str | None) -> None:
    matrix = confusion_matrix(read_text(described("Picker / Predicted", overview)))
    assert matrix is not None
    assert matrix.nouns == (frozenset((noun, f"{noun}s")) if noun else frozenset())
