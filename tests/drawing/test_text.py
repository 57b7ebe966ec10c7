"""Text in pictures."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from figcheck.drawing import text as texts


@pytest.mark.parametrize(
    ("given_text", "expected"),
    [
        ("plain", "plain"),
        (" two\nlines\tand  spaces ", "two lines and spaces"),
        ("a\x00b\x1b[0m", "ab[0m"),
        ("left\u202eright", "leftright"),
        ("\ud800", "\ufffd"),
        ("👩\u200d💻", "👩\u200d💻"),
    ],
)
def test_clean(given_text: str, expected: str) -> None:
    assert texts.clean(given_text) == expected


def test_clean_looks_at_the_beginning_only() -> None:
    assert len(texts.clean("x" * 1_000_000)) == texts.LONGEST + 1


@given(st.text())
def test_clean_text_can_be_written_as_xml(text: str) -> None:
    cleaned = texts.clean(text)
    cleaned.encode("utf-8")
    assert not any(ord(char) < 32 or char in "\ufffe\uffff" for char in cleaned)


@given(st.text(max_size=60), st.floats(20, 200))
def test_shortened_text_fits(text: str, room: float) -> None:
    assert texts.width(texts.shorten(text, room, 9.0), 9.0) <= room + 1e-6


@given(st.text(alphabet="ab ", max_size=80), st.floats(20, 90))
def test_wrapped_text_fits_and_keeps_its_words(text: str, room: float) -> None:
    lines = texts.wrap(text, room, 9.0, lines=50)
    assert all(texts.width(line, 9.0) <= room + 1e-6 for line in lines)
    if not any(texts.ELLIPSIS in line for line in lines):
        assert " ".join(lines).split() == text.split()


def test_what_does_not_fit_ends_in_an_ellipsis() -> None:
    assert texts.wrap("one two three four", 40.0, 9.0, lines=2)[-1].endswith(texts.ELLIPSIS)


def test_a_character_that_the_font_lacks_is_a_box() -> None:
    assert texts.drawable("a日b") == "a□b"
