"""What was printed is found again as it was, and what was not printed is read."""

from __future__ import annotations

from figcheck.checking.language import parse
from figcheck.checking.language.written import Written


def test_the_tree_of_a_printed_check_is_at_hand() -> None:
    written = Written()
    formula = parse('[system = "A"] > max([])')
    assert written.formula(written.text(formula)) is formula


def test_a_check_that_was_not_printed_is_parsed() -> None:
    text = '[system = "A"] > 5'
    assert Written().formula(text) == parse(text)


def test_what_is_no_check_has_no_tree() -> None:
    written = Written()
    assert written.formula("") is None
    assert written.formula("higher than ever") is None
