from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

from figcheck.publishing.cache import KEPT_FOR, Cache, CorruptEntryError


def test_what_is_stored_is_found_again(tmp_path: Path) -> None:
    data = {"text": "ü\u2028\ud800", "number": 0.1, "list": [1, None]}
    Cache(tmp_path / "a/b").store("key", data, {"file.bin": b"\0\xff"})
    entry = Cache(tmp_path / "a/b").load("key")
    assert entry
    assert entry.data == data
    assert entry.files["file.bin"].read_bytes() == b"\0\xff"


def test_what_is_not_there_is_not_found(tmp_path: Path) -> None:
    assert Cache(tmp_path).load("key") is None


@pytest.mark.parametrize("file", ["entry.json", "file.bin"])
@pytest.mark.parametrize("harm", ["empty", "shorter", "changed", "gone"])
def test_a_damaged_entry_is_not_believed(tmp_path: Path, file: str, harm: str) -> None:
    cache = Cache(tmp_path)
    cache.store("key", {"number": 12345}, {"file.bin": b"12345"})
    path = tmp_path / "key" / file
    content = path.read_bytes()
    if harm == "gone":
        path.unlink()
    else:
        changed = content.replace(b"12345", b"12346")
        path.write_bytes({"empty": b"", "shorter": content[:-1], "changed": changed}[harm])
    with pytest.raises(CorruptEntryError):
        cache.load("key")
    assert cache.load("key") is None


def test_an_entry_reaches_no_file_outside_its_folder(tmp_path: Path) -> None:
    cache = Cache(tmp_path / "cache")
    (tmp_path / "secret").write_bytes(b"secret")
    cache.store("key", {}, {"file": b"secret"})
    path = tmp_path / "cache/key/entry.json"
    written = json.loads(path.read_bytes())
    written["files"] = {"../../secret": written["files"]["file"]}
    path.write_text(json.dumps(written), encoding="utf-8")
    with pytest.raises(CorruptEntryError):
        cache.load("key")


def test_an_entry_written_twice_stays(tmp_path: Path) -> None:
    for _ in range(2):
        entry = Cache(tmp_path).store("key", 1, {"file": b"1"})
        assert entry.files["file"].read_bytes() == b"1"
    assert [path.name for path in tmp_path.iterdir()] == ["key"]


def test_a_failure_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(TypeError):
        Cache(tmp_path).store("key", object(), {"file": b"1"})
    assert list(tmp_path.iterdir()) == []


def test_only_what_was_not_used_for_long_is_removed(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    long_ago = time.time() - KEPT_FOR - 60
    for key in ("old", "used", "new"):
        cache.store(key, 1, {})
    others = tmp_path / "another program"
    others.mkdir()
    (others / "work.txt").write_bytes(b"work")
    (tmp_path / ".figcheck-x").mkdir()
    for name in ("old", "used", "another program", ".figcheck-x"):
        os.utime(tmp_path / name, (long_ago, long_ago))
    cache.load("used")
    cache.tidy()
    assert {path.name for path in tmp_path.iterdir()} == {"used", "new", "another program"}
    assert (others / "work.txt").is_file()
