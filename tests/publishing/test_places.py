from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from figcheck.publishing.places import Lines


@given(st.text(st.sampled_from("ab\n\r")))
def test_every_character_is_found_where_people_count_it(text: str) -> None:
    lines = Lines(text)
    line, column = 1, 1
    for index, character in enumerate(text):
        assert lines.place(index) == (line, column)
        line, column = (line + 1, 1) if character == "\n" else (line, column + 1)
    assert lines.place(len(text)) == (line, column)
