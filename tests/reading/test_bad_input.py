"""Any bytes give a figure that says what is wrong with them."""

from __future__ import annotations

import pytest

from figcheck.model import Kind, Severity, Use
from figcheck.reading import read_bytes, read_text
from figcheck.reading.decode import MAX_CHARACTERS
from tests.steps import steps, would_hang

HEATMAP = "## Heatmap: x\n### Data\n"
GOOD = "## Bar Chart: Tür\n### Data\n- Tür: 5\n- Öl: 6\n"


def codes(data: bytes) -> list[str]:
    return [finding.code for finding in read_bytes(data, "a.txt", "a").findings]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_encodings_that_say_what_they_are(encoding: str) -> None:
    figure = read_bytes(GOOD.encode(encoding), "a.txt", "a")
    assert figure.source.text == GOOD
    assert [cell.value for cell in figure.cells] == [5, 6]
    assert figure.findings == ()


def test_another_encoding_is_read_with_a_warning() -> None:
    figure = read_bytes(GOOD.encode("cp1252"), "a.txt", "a")
    assert figure.source.text == GOOD
    assert [(f.code, f.severity) for f in figure.findings] == [("unreadable", Severity.WARNING)]


@pytest.mark.parametrize("data", [b"", b"  \n\t\n", b"\xef\xbb\xbf"])
def test_empty(data: bytes) -> None:
    assert codes(data) == ["no-data"]


def test_a_line_of_nothing_but_a_control_character() -> None:
    assert codes("\x85\n0".encode()) == ["no-data", "unplaced-number"]


@pytest.mark.parametrize("data", [b"\x89PNG\r\n\x1a\n", bytes(range(256)) * 9, b"abc\x00\x01def"])
def test_binary(data: bytes) -> None:
    figure = read_bytes(data, "a.txt", "a")
    assert [(f.code, f.severity) for f in figure.findings] == [("unreadable", Severity.ERROR)]


def test_no_numbers() -> None:
    figure = read_text("## Bar Chart: Nothing\n\nThe bars rise.\n")
    assert [f.code for f in figure.findings] == ["no-data"]
    assert figure.title == "Bar Chart: Nothing"


def test_no_figure_at_all() -> None:
    figure = read_text("Dear Anna, see you at the station. Yours, Bob")
    assert [f.code for f in figure.findings] == ["no-data"]
    assert figure.kind is Kind.UNKNOWN


def test_a_diagram_needs_no_data() -> None:
    text = (
        "## System Architecture Diagram: Loop\n### Components\n* **Policy** (box): maps s to a.\n"
    )
    figure = read_text(text)
    assert figure.kind is Kind.DIAGRAM
    assert figure.findings == ()
    assert [(c.name, c.text) for c in figure.components] == [("Policy", "(box): maps s to a.")]


def test_a_line_of_ten_megabytes() -> None:
    assert codes(b"1, " * 3_400_000) == ["unreadable"]
    assert steps(lambda: codes(b"1, " * 3_400_000)) < 500
    assert len("1, " * 3_400_000) > MAX_CHARACTERS


@pytest.mark.parametrize(
    "piece",
    [
        "- a: 1, 2, 3\n", "1, ", "(1, 2), ", "**a", "| 1 ", "| a | 1 |\n", "y=1: 2\n", "a: ", "> ",
        "- ", "(", "[1, 2], ", "a,1\n", "a ... 1\n", "**Remarks.** a\n\n",
        '"a', "a and ", "# a\n", "**A**:\n", "The A is 3 higher than B. ", "a (1), ",
    ],
)  # fmt: skip
def test_steps_grow_with_the_length_only(piece: str) -> None:
    few, many = (HEATMAP + piece * (length // len(piece)) for length in (2_000, 8_000))
    assert steps(lambda: read_text(many)) < 5 * steps(lambda: read_text(few))


@pytest.mark.parametrize("piece", ["**a", "| 1 ", "- ", "(", '"a', "a and ", "E", "\t"])
@pytest.mark.parametrize("head", ["", HEATMAP])
@would_hang
def test_no_pattern_hangs(head: str, piece: str) -> None:
    read_text(head + piece * ((MAX_CHARACTERS - len(head)) // len(piece)))


@pytest.mark.parametrize(
    "row",
    [
        "<tr>" + '<td rowspan="99" colspan="99">5</td>' * 50 + "</tr>",
        " & ".join([r"\multicolumn{99}{c}{5}"] * 50) + r" \\",
    ],
)
@would_hang
def test_cells_over_many_others_do_not_fill_a_table(row: str) -> None:
    lines = [row] * 60
    lines = ["<table>", *lines, "</table>"] if row.startswith("<") else lines
    figure = read_text("## Table: A\n\n" + "\n".join(lines))
    assert len(figure.cells) < 3_000


def test_windows_line_ends_do_not_shift_spans() -> None:
    text = GOOD.replace("\n", "\r\n")
    figure = read_text(text)
    assert [text[slice(*cell.span)] for cell in figure.cells] == ["5", "6"]


def test_text_that_looks_like_markup_stays_text() -> None:
    text = "## Bar Chart: <b>x</b> {{ y }}\n### Data\n- <i>a</i>: 1\n- [b](c): 2\n"
    figure = read_text(text)
    assert figure.title == "Bar Chart: <b>x</b> {{ y }}"
    assert [cell.at for cell in figure.cells] == [("<i>a</i>",), ("[b](c)",)]


def test_what_has_no_place_is_reported() -> None:
    text = "## Table: T\n| a | b |\n|---|---|\n| x | 1 | 2 |\n| y | 3 |\n"
    figure = read_text(text)
    marks = {text[slice(*mark.span)]: mark.use for mark in figure.account}
    assert (marks["1"], marks["2"]) == (Use.CELL, Use.UNPLACED)
    assert [f.code for f in figure.findings] == ["ragged-row"]
    assert (
        "Row x: 2 values for 1 column; the first is placed, 2 is not." in figure.findings[0].message
    )


def test_values_without_a_heading_beside_values_with_one() -> None:
    text = "## Chart: Fees\n|---|---|\n| 2020 || 6610 |\n| 2019 | 6,496 |"
    marks = {text[slice(*mark.span)]: mark.use for mark in read_text(text).account}
    assert marks["6,496"] is Use.UNPLACED


def test_the_ends_of_an_interval_belong_to_the_value_before_it() -> None:
    figure = read_text(
        "## Bar Chart: T\n### Data\n- a: 1.4 (95% CI: 1.1–1.9)\n- b: 0.8 [0.6, 1.1]\n"
    )
    assert {mark.use for mark in figure.account} == {Use.CELL}
    assert [cell.error for cell in figure.cells] == [0.4, 0.25]


def test_a_number_that_nothing_explains() -> None:
    text = "## Bar Chart: T\n### Data\n- a: 1\n- b: 2\n- 17\n"
    figure = read_text(text)
    (finding,) = figure.findings
    assert (finding.code, finding.span) == ("unplaced-number", (41, 43))
    assert "17" in finding.message


def test_a_row_listed_twice_and_a_place_given_two_values() -> None:
    text = "## Bar Chart: T\n### Data\n- a: 1\n- b: 2\n- b: 2\n- a: 4\n"
    figure = read_text(text)
    assert [cell.value for cell in figure.cells] == [1, 2]
    assert [finding.code for finding in figure.findings] == ["duplicate-rows", "value-conflict"]
