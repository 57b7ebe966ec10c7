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
    def memo() -> Memo:
        return Memo(Cache(tmp_path), "1")

    file = memo().file("a.txt", "x", lambda: "text ü")
    assert file.read_text("utf-8") == "text ü"
    file.write_bytes(b"other")
    assert memo().file("a.txt", "x", lambda: "again").read_text("utf-8") == "again"
    assert memo().value(int, "n", "x", lambda: 5) == 5
    for stored in tmp_path.glob("*/value.json"):
        stored.write_bytes(b"6")
    assert memo().value(int, "n", "x", lambda: 7) == 7


def test_small_values_are_held_in_memory(tmp_path: Path) -> None:
    memo = Memo(Cache(tmp_path), "1")
    for size in (10, 10_000):
        text = "a" * size
        assert memo.value(str, "text", size, partial(str, text)) == text
        for stored in tmp_path.glob("*/value.json"):
            stored.unlink()
        again = memo.value(str, "text", size, partial(str, "again"))
        assert again == (text if size == 10 else "again")


def test_of_values_that_are_kept_together_only_new_ones_are_made(tmp_path: Path) -> None:
    made: list[str] = []

    def make(key: str) -> _Pair:
        made.append(key)
        return _Pair(key, (len(made),))

    def table(*keys: str) -> list[_Pair]:
        return Memo(Cache(tmp_path), "1").table(_Pair, "pairs", "x", keys, make)

    assert table("a", "b") == [_Pair("a", (1,)), _Pair("b", (2,))]
    assert table("c", "b") == [_Pair("c", (3,)), _Pair("b", (2,))]
    assert table("b") == [_Pair("b", (2,))]
    assert made == ["a", "b", "c"]
    for stored in tmp_path.glob("*/value.json"):
        stored.write_bytes(b'[["b"]]')
    assert table("b") == [_Pair("b", (4,))]
