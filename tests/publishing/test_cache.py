from __future__ import annotations

import hashlib
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


def listed(folder: Path, content: bytes = b"12345") -> Path:
    """The file of an entry that a cache with a ledger has found in order."""
    cache = Cache(folder, with_ledger=True)
    cache.store("key", {"number": 1}, {"file.bin": content})
    assert cache.load("key")
    cache.close()
    return folder / "key" / "file.bin"


def test_what_was_found_in_order_is_not_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = listed(tmp_path)
    again = Cache(tmp_path, with_ledger=True)
    monkeypatch.setattr(Path, "read_bytes", None)
    entry = again.load("key")
    assert entry
    assert (entry.data, entry.files) == ({"number": 1}, {"file.bin": file})


@pytest.mark.parametrize("harm", ["changed", "longer", "link", "gone"])
def test_what_was_changed_since_is_read_again(tmp_path: Path, harm: str) -> None:
    file = listed(tmp_path)
    before = file.stat()
    file.unlink()
    if harm == "changed":
        file.write_bytes(b"12346")
        os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns + 1000))
    elif harm == "longer":
        file.write_bytes(b"123456")
        os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    elif harm == "link":
        (tmp_path / "other").write_bytes(b"54321")
        os.utime(tmp_path / "other", ns=(before.st_atime_ns, before.st_mtime_ns))
        file.symlink_to(tmp_path / "other")
    with pytest.raises(CorruptEntryError):
        Cache(tmp_path, with_ledger=True).load("key")


@pytest.mark.parametrize("harm", ["empty", "shorter", "changed", "gone"])
def test_without_a_ledger_in_order_entries_are_read(tmp_path: Path, harm: str) -> None:
    listed(tmp_path)
    file = tmp_path / "checked.json"
    content = file.read_bytes()
    if harm == "gone":
        file.unlink()
    else:
        changed = content.replace(b'"number":1', b'"number":2')
        file.write_bytes({"empty": b"", "shorter": content[:-1], "changed": changed}[harm])
    entry = Cache(tmp_path, with_ledger=True).load("key")
    assert entry
    assert entry.data == {"number": 1}


def test_a_ledger_leads_to_no_file_outside_its_folder(tmp_path: Path) -> None:
    listed(tmp_path / "cache")
    secret = tmp_path / "secret"
    secret.write_bytes(b"secret")
    found = secret.stat()
    for name in ("../../secret", "..", "", "..\\..\\secret", "C:secret"):
        told = {"key": [{"number": 2}, {name: [found.st_size, found.st_mtime_ns]}]}
        body = json.dumps(told).encode()
        digest = hashlib.sha256(body).hexdigest().encode()
        (tmp_path / "cache/checked.json").write_bytes(digest + b"\n" + body)
        entry = Cache(tmp_path / "cache", with_ledger=True).load("key")
        assert entry
        assert entry.data == {"number": 1}


def test_the_ledger_forgets_what_is_not_used(tmp_path: Path) -> None:
    listed(tmp_path)
    cache = Cache(tmp_path, with_ledger=True)
    cache.store("other", 1, {})
    cache.load("other")
    cache.close()
    assert b"file.bin" not in (tmp_path / "checked.json").read_bytes()
