"""Lists of values: what is told of them before their items are read is what reading them gives."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from figcheck.reading.items import begins_with_name, read_items
from figcheck.reading.remembered import remembered
from figcheck.reading.text import Text
from figcheck.reading.values import read_value

WORDS = (
    "value the count no not n/a missing nan then starts at begins about ~ is = : , ; / | → – - and "
    "of in for 5 12 3.5 7% 8ms 1,000 2019 y=1 A Foo lost ± x 4.6/5 highest 1st 12:30 . … ( ) [ ]"
).split()
NUMBERS = ["5", "-3.5", "1,049", ".311", "12%", "$4", "596k", "8 ms", "~7", "24–48", "5 ± 2"]


def text_of(plain: str) -> Text:
    return Text(plain, range(len(plain) + 1))


@pytest.mark.parametrize("plain", ["y=1: 38, 46, 28", "Row 3: 5, 6", "Dropout 0.1: 4.5, n/a"])
def test_begins_with_name(plain: str) -> None:
    assert begins_with_name(plain)


@pytest.mark.parametrize(
    "plain",
    [
        "38, 46, 28",
        "Values: 38, 46",
        "missing at 3.5 s: 38, 46",
        "Salt and pepper: 5, 6",
        "Seed 0: 5 6",
        "(a: 5), 6",
    ],
)
def test_may_begin_with_value(plain: str) -> None:
    assert not begins_with_name(plain)


@given(st.lists(st.sampled_from([f"{w}{s}" for w in WORDS for s in ("", " ", ", ", ": ")])))
def test_what_begins_with_name_is_no_list_of_mere_values(pieces: list[str]) -> None:
    plain = "".join(pieces).strip()
    items = read_items(text_of(plain))
    if begins_with_name(plain):
        assert len(items) < 2 or items[0].key is not None


@given(st.lists(st.sampled_from(NUMBERS), min_size=1, max_size=6))
def test_numbers_alone_are_what_each_of_them_is(numbers: list[str]) -> None:
    plain = ", ".join(numbers)
    text = text_of(plain)
    ends = [len(", ".join(numbers[:i])) for i in range(1, len(numbers) + 1)]
    each = [read_value(text, end - len(n), end) for n, end in zip(numbers, ends, strict=True)]
    assert [item.value for item in read_items(text)] == each


def test_remembers_texts_of_usual_length() -> None:
    asked: list[str] = []

    @remembered(3)
    def length(text: str) -> int:
        asked.append(text)
        return len(text)

    assert [length(text) for text in ("abc", "abc", "abcd", "abcd")] == [3, 3, 4, 4]
    assert asked == ["abc", "abcd", "abcd"]
