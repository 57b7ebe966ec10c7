"""Sentences that are built alike share what their tokens may form."""

from __future__ import annotations

from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.english.parsing.shape import Shape
from tests.checking.tables import from_rows


def reader(*rows: str) -> Reader:
    return Reader(from_rows("line; Harvest; Tonnes; ; Year", ["|   | 2001 | 2002 |", *rows]))


def test_sentences_about_other_names_and_numbers_share_a_shape() -> None:
    one = reader("| Oats | 1 | 2 |", "| Rye | 3 | 4 |").vocabulary
    two = reader("| Barley | 5 | 60 |", "| Wheat | 7 | 80 |").vocabulary
    shape = one.words("Oats rose from 1 to 2.").shape
    assert two.words("Wheat rose from 70 to 80.").shape is shape
    assert two.words("Wheat fell from 70 and 80.").shape is not shape
    assert two.words("Flax rose from 70 to 80.").shape is not shape


def test_how_far_tokens_are_understood_does_not_depend_on_what_was_asked_before() -> None:
    text = "Oats rose from 1 to 2 whenever Rye had wugs in 2001."
    words = reader("| Oats | 1 | 2 |", "| Rye | 3 | 4 |").vocabulary.words(text)
    alone, asked = (Shape(words.automaton, words.letters) for _ in range(2))
    for place in range(len(words.tokens)):
        for symbol in ("place", "statement", "at"):
            list(asked.beginnings(symbol, place))
    assert alone.furthest("clause") == asked.furthest("clause") < len(words.tokens)
