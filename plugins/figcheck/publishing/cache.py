"""What was made of a description, kept between builds."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import tempfile
import time
import uuid
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from figcheck.publishing.ledger import UNFINISHED, Ledger

KEPT_FOR = 30 * 24 * 3600
"""Seconds that an entry is kept after it was last used."""

_DAY = 24 * 3600
"""Seconds after which it is noted again that an entry is used."""

_ENTRY = "entry.json"
_LEDGER = "checked.json"


class CorruptEntryError(Exception):
    """An entry is not as it was written."""


@dataclass(frozen=True)
class Entry:
    """One entry of the cache.

    Attributes:
        data: what `json` read.
        files: the files that belong to it, by name.
    """

    data: Any
    files: Mapping[str, Path]


class Cache:
    """A folder of entries, each a folder named by its key.

    An entry appears whole or not at all, so that builds may share the folder.
    """

    def __init__(self, folder: Path, *, with_ledger: bool = False) -> None:
        """Opens the cache.

        Args:
            folder: where it is; made if it is not there.
            with_ledger: whether an entry that was found as it was written is read whole again
                only if its files were changed since then. Pays for who loads most of them.

        Raises:
            OSError: the folder can neither be made nor written to.
        """
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            self.folder = folder
        self._ledger = Ledger(folder / _LEDGER) if with_ledger else None

    def has(self, key: str) -> bool:
        """Whether there is an entry, as it was written or not."""
        return (self.folder / key / _ENTRY).is_file()

    def load(self, key: str) -> Entry | None:
        """Finds an entry.

        Args:
            key: what it was stored under.

        Returns:
            The entry, `None` if there is none.

        Raises:
            CorruptEntryError: there is one, and it is not as it was written. It is gone now.
        """
        folder = self.folder / key
        try:
            used = folder.stat().st_mtime
        except OSError:
            return None
        listed = self._ledger.find(key, folder) if self._ledger else None
        if listed is None:
            return self._load(key)
        if used < time.time() - _DAY:
            os.utime(folder)
        data, names = listed
        return Entry(data, {name: folder / name for name in names if name != _ENTRY})

    def _load(self, key: str) -> Entry:
        """An entry of which every byte is read."""
        folder = self.folder / key
        try:
            written = json.loads((folder / _ENTRY).read_bytes())
            contents = {name: _content(folder, name) for name in written["files"]}
            if {name: _hash(content) for name, content in contents.items()} != written["files"]:
                raise ValueError("files")
            if _hash(_dump(written["data"])) != written["sha256"]:
                raise ValueError(_ENTRY)
        except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            self.remove(key)
            raise CorruptEntryError(str(error)) from error
        os.utime(folder)
        if self._ledger:
            self._ledger.add(key, folder, written["data"], (_ENTRY, *contents))
        return Entry(written["data"], {name: folder / name for name in contents})

    def store(self, key: str, data: Any, files: Mapping[str, bytes]) -> Entry:
        """Writes an entry.

        Args:
            key: what to find it under, fit for a file name.
            data: what `json` can write.
            files: contents of the files that belong to it, by name.

        Returns:
            The entry as `load` gives it.

        Raises:
            OSError: it cannot be written.
        """
        folder = self.folder / key
        content = {
            "data": data,
            "sha256": _hash(_dump(data)),
            "files": {name: _hash(content) for name, content in files.items()},
        }
        self.folder.mkdir(parents=True, exist_ok=True)
        whole = self.folder / f"{UNFINISHED}{uuid.uuid4()}"
        whole.mkdir()
        try:
            for name, file in files.items():
                (whole / name).write_bytes(file)
            (whole / _ENTRY).write_bytes(_dump(content))
            whole.rename(folder)
        except OSError:
            shutil.rmtree(whole, ignore_errors=True)
            # Another build may have written the same entry meanwhile.
            if not folder.is_dir():
                raise
        else:
            if self._ledger:
                self._ledger.add(key, folder, data, (_ENTRY, *files))
        return Entry(data, {name: folder / name for name in files})

    def remove(self, key: str) -> None:
        """Forgets an entry."""
        shutil.rmtree(self.folder / key, ignore_errors=True)

    def close(self) -> None:
        """Keeps what was found in order for the next time; the cache may be used on."""
        if self._ledger:
            self._ledger.save()

    def tidy(self) -> None:
        """Removes the entries that no build has used for `KEPT_FOR` seconds.

        Other folders stay: the cache may have been put among those of other programs.
        """
        oldest = time.time() - KEPT_FOR
        for folder in self.folder.iterdir():
            if folder.name.startswith(UNFINISHED) or (folder / _ENTRY).is_file():
                # Another build may have removed it meanwhile.
                with suppress(FileNotFoundError):
                    if folder.stat().st_mtime >= oldest:
                        continue
                    if folder.is_dir():
                        shutil.rmtree(folder, ignore_errors=True)
                    else:
                        folder.unlink()


def _content(folder: Path, name: str) -> bytes:
    # Names become paths in the site too.
    if Path(name).name != name:
        raise ValueError(name)
    return (folder / name).read_bytes()


def _dump(data: Any) -> bytes:
    return json.dumps(data, ensure_ascii=True, sort_keys=True, separators=(",", ":")).encode()


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
