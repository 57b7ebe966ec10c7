"""Marks in a text: whatever they are, the text stays whole and every passage is covered."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from figcheck.model import Span
from figcheck.publishing.marked import CELL, FINDING, UNPLACED, Passage, Piece, lines, passages
from tests.publishing.figures import TEXT, report

TEXTS = st.text(alphabet="ab1, \n\r", max_size=40)
PLACES = st.integers(-3, 45)
PASSAGES = st.lists(
    st.builds(
        Passage,
        st.builds(Span, PLACES, PLACES),
        st.sampled_from([CELL, FINDING, UNPLACED, "refuted"]),
        st.sampled_from(["", "cell-1", "claim-1", "finding-1"]),
    ),
    max_size=8,
)


def expected_lines(text: str) -> list[str]:
    return [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")]


@given(TEXTS, PASSAGES)
def test_no_character_is_lost_or_added(text: str, marks: list[Passage]) -> None:
    found = lines(text, marks)
    assert ["".join(piece.text for piece in line) for line in found] == expected_lines(text)
    assert all(piece.text for line in found for piece in line)


@given(TEXTS, PASSAGES)
def test_each_character_has_the_signs_and_the_link_of_what_covers_it(
    text: str, marks: list[Passage]
) -> None:
    at = 0
    for line, whole in zip(lines(text, marks), text.split("\n"), strict=False):
        place = at
        for piece in line:
            around = [
                [m for m in marks if m.span.start <= i < m.span.end]
                for i in range(place, place + len(piece.text))
            ]
            for covering in around:
                assert set(piece.signs) == {mark.sign for mark in covering}
                leading = [mark for mark in covering if mark.target]
                shortest = min(leading, key=lambda m: m.span.end - m.span.start, default=None)
                linked = any(character.isalnum() for character in piece.text)
                assert piece.target == (shortest.target if shortest and linked else "")
            place += len(piece.text)
        at += len(whole) + 1


def test_a_value_within_a_finding_leads_to_its_cell() -> None:
    marks = [
        Passage(Span(0, 10), FINDING, "finding-1"),
        Passage(Span(3, 5), CELL, "cell-0"),
        Passage(Span(7, 9), CELL, "cell-1"),
        Passage(Span(7, 9), UNPLACED),
    ]
    assert lines("a: 41, 42;\nend\n", marks) == (
        (
            Piece("a: ", (FINDING,), "finding-1"),
            Piece("41", (FINDING, CELL), "cell-0"),
            Piece(", ", (FINDING,)),
            Piece("42", (FINDING, UNPLACED, CELL), "cell-1"),
            Piece(";", (FINDING,)),
        ),
        (Piece("end"),),
    )


def test_of_equals_the_first_leads() -> None:
    marks = [Passage(Span(0, 2), FINDING, "finding-1"), Passage(Span(0, 2), CELL, "cell-0")]
    assert lines("41", marks) == ((Piece("41", (FINDING, CELL), "finding-1"),),)


def test_passages_may_nest_deeply() -> None:
    count = 20_000
    marks = [Passage(Span(i, 2 * count - i), FINDING, f"finding-{i}") for i in range(count)]
    (line,) = lines("x" * 2 * count, marks)
    assert line[count - 1].target == f"finding-{count - 1}"
    assert line[0].target == line[-1].target == "finding-0"


def test_the_passages_of_a_report() -> None:
    found = [(TEXT[slice(*p.span)], p.sign, p.target) for p in passages(report())]
    assert found == [
        ("A", "found", "finding-1"),
        ("The highest is 596k and the lowest is 3.", "mixed", "claim-1"),
        ("-1.5", "value", "cell-0"),
        ("596k", "value", "cell-1"),
        ("n/a", "value", "cell-2"),
        ("~3", "value", "cell-3"),
    ]
