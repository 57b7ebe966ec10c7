"""What lies between two ends of a sequence that a description names."""

from __future__ import annotations

import calendar
import importlib

import pytest

from figcheck.reading import sequences


@pytest.mark.parametrize(
    ("first", "last", "names"),
    [
        ("April", "June", "April May June"),
        ("Nov", "Feb", "Nov Dec Jan Feb"),
        ("Monday", "Wednesday", "Monday Tuesday Wednesday"),
        ("Sat", "Mon", "Sat Sun Mon"),
        ("c", "e", "c d e"),
        ("Z08", "Z11", "Z08 Z09 Z10 Z11"),
        ("Layer_3", "Layer_1", "Layer_3 Layer_2 Layer_1"),
    ],
)
def test_what_lies_between_is_named(first: str, last: str, names: str) -> None:
    assert sequences.between(first, last) == tuple(names.split())


@pytest.mark.parametrize(
    ("first", "last"), [("1", "5"), ("A1", "B3"), ("Mon", "Wednesday"), ("May", "May"), ("e", "c")]
)
def test_ends_that_tell_no_sequence_have_nothing_between(first: str, last: str) -> None:
    assert sequences.between(first, last) == ()


def test_months_are_english_whatever_the_locale_calls_them(monkeypatch: pytest.MonkeyPatch) -> None:
    german = ["", *"Januar Februar März April Mai Juni Juli August September".split()]
    with monkeypatch.context() as patched:
        patched.setattr(calendar, "month_name", german)
        patched.setattr(calendar, "month_abbr", [name[:3] for name in german])
        importlib.reload(sequences)
    assert sequences.between("April", "June") == ("April", "May", "June")
    assert sequences.between("Oct", "Dec") == ("Oct", "Nov", "Dec")
