"""Which entries of the cache were found as they were written, so that they need not be read again.

As with git's index, a file is taken for the same if its size and the time of its last change are
those of the time when it was read whole.
"""

from __future__ import annotations

import hashlib
import json
import re
import stat
import uuid
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

UNFINISHED = ".figcheck-"
"""How the names of files and folders begin that are being written."""

_ELSEWHERE = re.compile(r"[/\\:]|^\.*$")

_Stamp = tuple[int, int]
"""Size of a file in bytes, and nanoseconds at which it was last changed."""


class Ledger:
    """A file that lists entries with their data and the stamps of their files.

    Without it, or where it is damaged, every entry is read whole once more.
    """

    def __init__(self, file: Path) -> None:
        """Opens the ledger.

        Args:
            file: where it is, whether it is there or not.
        """
        self._file = file
        self._before = _read(file)
        self._now: dict[str, list[Any]] = {}

    def find(self, key: str, folder: Path) -> tuple[Any, tuple[str, ...]] | None:
        """Looks an entry up.

        Args:
            key: its key.
            folder: where its files are.

        Returns:
            Its data and the names of its files, if it is listed and none of them has changed.
        """
        listed = self._now.get(key) or self._before.get(key)
        if listed is None:
            return None
        try:
            data, stamps = listed
            if any(_stamp(folder, name) != tuple(stamp) for name, stamp in stamps.items()):
                return None
            names = tuple(stamps)
        except (OSError, TypeError, ValueError, AttributeError):
            return None
        self._now[key] = listed
        return data, names

    def add(self, key: str, folder: Path, data: Any, names: Iterable[str]) -> None:
        """Lists an entry that was read whole.

        Args:
            key: its key.
            folder: where its files are.
            data: what `json` can write of it.
            names: the names of its files.
        """
        with suppress(OSError):
            self._now[key] = [data, {name: _stamp(folder, name) for name in names}]

    def save(self) -> None:
        """Writes what was looked up and listed since it was opened; the rest is forgotten."""
        if self._now == self._before:
            return
        body = json.dumps(self._now, separators=(",", ":")).encode()
        whole = self._file.with_name(f"{UNFINISHED}{uuid.uuid4()}")
        # It only saves time.
        with suppress(OSError):
            whole.write_bytes(_digest(body) + b"\n" + body)
            whole.replace(self._file)
        self._before = dict(self._now)


def _read(file: Path) -> Mapping[str, list[Any]]:
    try:
        digest, _, body = file.read_bytes().partition(b"\n")
        listed = json.loads(body) if digest == _digest(body) else {}
    except (OSError, ValueError, RecursionError):
        return {}
    return listed if isinstance(listed, dict) else {}


def _digest(body: bytes) -> bytes:
    return hashlib.sha256(body).hexdigest().encode()


def _stamp(folder: Path, name: str) -> _Stamp:
    # Names become paths in the site too.
    if _ELSEWHERE.search(name):
        raise ValueError(f"{name} is no name of a file")
    found = (folder / name).lstat()
    if not stat.S_ISREG(found.st_mode):
        raise ValueError(f"{name} is not a regular file")
    return found.st_size, found.st_mtime_ns
