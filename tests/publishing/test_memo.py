from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from figcheck.publishing.cache import Cache
from figcheck.publishing.memo import Memo


@dataclass(frozen=True)
class _Pair:
    word: str
    numbers: tuple[int, ...]


def test_a_value_is_made_once_for_what_it_depends_on(tmp_path: Path) -> None:
    made: list[str] = []

    def make(word: str) -> _Pair:
        made.append(word)
        return _Pair(word, (1, 2))

    for program, depends in (("1", "a"), ("1", "a"), ("1", "b"), ("2", "a"), ("1", "a")):
        memo = Memo(Cache(tmp_path), program)
        value = memo.value(_Pair, "pair", (depends,), partial(make, program + depends))
        assert value == _Pair(program + depends, (1, 2))
    assert made == ["1a", "1b", "2a"]


def test_what_is_damaged_is_made_anew(tmp_path: Path) -> None:
    memo = Memo(Cache(tmp_path), "1")
    file = memo.file("a.txt", "x", lambda: "text ü")
    assert file.read_text("utf-8") == "text ü"
    file.write_bytes(b"other")
    assert memo.file("a.txt", "x", lambda: "again").read_text("utf-8") == "again"
    assert memo.value(int, "n", "x", lambda: 5) == 5
    for stored in tmp_path.glob("*/value.json"):
        stored.write_bytes(b"6")
    assert memo.value(int, "n", "x", lambda: 7) == 7
