from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from figcheck.model import Cell, Report, Source, Verdict
from figcheck.publishing.codec import decode, dumps, encode, loads
from tests.publishing.figures import report


def test_a_report_survives_the_way_through_json() -> None:
    whole = report()
    # Sets of one thing are printed alike in every process.
    before = replace(whole, figure=replace(whole.figure, style=frozenset({"log"})))
    after = decode(Report, json.loads(json.dumps(encode(before))))
    assert after == loads(Report, dumps(before)) == before
    # A whole number that stands for a value is one from then on.
    assert repr(loads(Report, dumps(after))) == repr(after)


def test_text_that_utf_8_cannot_hold_survives_too() -> None:
    seed = Source("a.txt", "half of a pair: \ud83d", "0")
    assert loads(Source, dumps(seed)) == seed


def test_the_same_value_gives_the_same_json_in_every_process() -> None:
    assert encode(frozenset({"b", "a", "c"})) == ["a", "b", "c"]
    assert dumps(frozenset({"b", "a", "c"})) == b'["a","b","c"]'


CELL = {
    "index": 0,
    "at": ["a", None],
    "value": 1.5,
    "text": "1.5",
    "span": [0, 3],
    "approx": False,
    "error": None,
    "decimals": 1,
}


def test_the_example_is_right() -> None:
    assert decode(Cell, CELL).at == ("a", None)


@pytest.mark.parametrize(
    "wrong",
    [
        {"index": "0"},
        {"index": True},
        {"at": "ab"},
        {"at": [1]},
        {"value": "1.5"},
        {"value": 10**400},
        {"span": [0]},
        {"span": [0, 1, 2]},
        {"approx": 1},
        {"text": None},
    ],
)
def test_data_of_another_type_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"Expected|out of range"):
        decode(Cell, {**CELL, **wrong})
    with pytest.raises(ValueError, match=r"Expected|out of range"):
        loads(Cell, json.dumps({**CELL, **wrong}).encode())


@pytest.mark.parametrize("text", [b"", b"{", b"\xff", b"[" * 100_000, b'{"text": "\\ud83d"}'])
def test_what_is_no_json_is_refused(text: bytes) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        loads(Cell, text)


def test_an_unknown_word_is_refused() -> None:
    with pytest.raises(ValueError, match="perhaps"):
        decode(Verdict, "perhaps")


def test_what_is_no_data_is_refused() -> None:
    with pytest.raises(TypeError):
        encode(object())
    with pytest.raises(TypeError):
        dumps([object()])
