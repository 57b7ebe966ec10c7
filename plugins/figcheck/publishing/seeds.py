"""The descriptions of a folder: which files they are, and what their figures are called."""

from __future__ import annotations

import os
import re
import stat
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path, PurePath, PurePosixPath

SUFFIXES = frozenset({".txt", ".md"})
"""Endings of the files that are taken for descriptions."""

MOST_BYTES = 1_000_000
"""A larger file is not opened: it has more characters than reading takes."""

MOST_CHECK_BYTES = 100_000
"""A larger file of people's own checks is not opened."""

MOST_SEEDS = 20_000
"""Descriptions that a site has pages of; of more, the number of the rest is told."""

CHECKS = ".checks.yml"
"""What stands in place of such an ending in the name of a file of checks."""

LONGEST_ID = 80
"""Characters of an id, so that paths stay within what file systems take."""

_RESERVED = re.compile(r"(?:index|con|prn|aux|nul|com\d|lpt\d)(?:\.|\Z)", re.IGNORECASE)


class UnlistedError(OSError):
    """The folder of descriptions cannot be listed."""


class UnreadError(Exception):
    """A description cannot be opened; the message says why, in a few words."""


@dataclass(frozen=True)
class Seed:
    """A file that describes a figure.

    Attributes:
        id: name of the figure in the site: letters, digits, `.`, `_` and `-`.
        path: path of the file with `/`, for people to read.
        file: the file itself.
        refused: why the file is not opened; "" for one that may be.
        namesake: path of the description that has the id that this one would have had.
    """

    id: str
    path: str
    file: Path
    refused: str = ""
    namesake: str = ""

    def content(self) -> bytes:
        """What the file holds.

        Raises:
            UnreadError: it may not or cannot be opened.
        """
        if self.refused:
            raise UnreadError(self.refused)
        try:
            size = self.file.stat().st_size
            if size > MOST_BYTES:
                raise UnreadError(f"it has {size:,} bytes; at most {MOST_BYTES:,} are read")
            return self.file.read_bytes()
        except OSError as error:
            raise UnreadError(f"it cannot be opened ({reason(error)})") from error

    @property
    def checks_path(self) -> str:
        """Path of the file with checks of people's own, for people to read."""
        return str(PurePosixPath(self.path).with_suffix(CHECKS)) if self.path else ""

    def checks(self) -> bytes:
        """What the file beside it holds, in which people say how its claims are to be judged.

        Returns:
            Its bytes, none if there is no such file.

        Raises:
            UnreadError: it may not or cannot be opened.
        """
        if self.refused or not self.file.name:
            return b""
        file = self.file.with_suffix(CHECKS)
        try:
            found = file.lstat()
        except (FileNotFoundError, NotADirectoryError):
            return b""
        except OSError as error:
            raise UnreadError(f"it cannot be opened ({reason(error)})") from error
        if not stat.S_ISREG(found.st_mode):
            raise UnreadError("it is not a regular file")
        if found.st_size > MOST_CHECK_BYTES:
            most = f"at most {MOST_CHECK_BYTES:,} are read"
            raise UnreadError(f"it has {found.st_size:,} bytes; {most}")
        try:
            return file.read_bytes()
        except OSError as error:
            raise UnreadError(f"it cannot be opened ({reason(error)})") from error


def find(folder: Path, name: str = "") -> list[Seed]:
    """The descriptions in a folder and the folders below it.

    Hidden files and folders are left out. Links are followed to files within the folder only that
    are not hidden.

    Args:
        folder: the folder of descriptions.
        name: what to call the folder in the descriptions' paths.

    Returns:
        The descriptions in the order of their paths, whatever order the file system has.

    Raises:
        UnlistedError: the folder cannot be listed.
    """
    found = sorted((_path(file, folder, name), file) for file in _files(folder))
    owners: dict[str, str] = {}
    for path, file in found:
        owners.setdefault(slug(file.stem).casefold(), path)
    numbers: dict[str, int] = {}
    seeds = []
    for path, file in found:
        unique = wanted = slug(file.stem)
        namesake = owners[wanted.casefold()]
        if namesake == path:
            namesake = ""
        else:
            number = numbers.get(wanted.casefold(), 2)
            while (unique := f"{wanted}-{number}").casefold() in owners:
                number += 1
            numbers[wanted.casefold()] = number + 1
            owners[unique.casefold()] = path
        seeds.append(Seed(unique, path, file, _refusal(file, folder), namesake))
    return seeds


def limited(found: list[Seed], most: int = MOST_SEEDS) -> list[Seed]:
    """The first of many descriptions, the last of them with how many are left out.

    Args:
        found: all descriptions.
        most: how many are taken.
    """
    if len(found) <= most:
        return found
    left = len(found) - most + 1
    why = f"it and the {left - 1:,} behind it are left out: at most {most - 1:,} are published"
    return [*found[: most - 1], replace(found[most - 1], refused=why)]


def slug(name: str) -> str:
    """A name that is safe as the name of a folder and as part of an address.

    Args:
        name: any text.

    Returns:
        Its letters, digits, `.`, `_` and `-` without accents; never empty, never hidden, never
        a name that means something to a system or a site.
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    safe = re.sub(r"[^A-Za-z0-9._-]+", "-", plain)
    safe = re.sub(r"\.{2,}", ".", safe).strip(".-")[:LONGEST_ID].strip(".-")
    if not safe:
        return "figure"
    return f"figure-{safe}" if _RESERVED.match(safe) else safe


def shown(path: PurePath) -> str:
    """A path as text: names of files are bytes, and those that are no UTF-8 cannot be written."""
    return path.as_posix().encode("utf-8", "surrogateescape").decode("utf-8", "replace")


def reason(error: Exception) -> str:
    """Why something went wrong, in a few words and without paths of this machine."""
    return (getattr(error, "strerror", None) or type(error).__name__).lower()


def _files(folder: Path) -> Iterator[Path]:
    unlisted: list[OSError] = []
    for parent, folders, files in os.walk(folder, onerror=unlisted.append):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in files:
            if _is_description(name):
                yield Path(parent, name)
        for name in folders:
            # `walk` does not enter links; one to a folder within leads to files found anyway.
            link = Path(parent, name)
            if _is_description(name) or (link.is_symlink() and not _is_within(link, folder)):
                yield link
    for error in unlisted:
        if Path(error.filename) == folder:
            raise UnlistedError(error.errno, error.strerror, error.filename) from error
        yield Path(error.filename)


def _is_description(name: str) -> bool:
    return not name.startswith(".") and Path(name).suffix.lower() in SUFFIXES


def _is_within(file: Path, folder: Path) -> bool:
    return file.resolve().is_relative_to(folder.resolve())


def _is_hidden(file: Path, folder: Path) -> bool:
    within = file.resolve().relative_to(folder.resolve())
    return any(part.startswith(".") for part in within.parts)


def _path(file: Path, folder: Path, name: str) -> str:
    return shown(PurePosixPath(name, file.relative_to(folder).as_posix()))


def _refusal(file: Path, folder: Path) -> str:
    try:
        mode = file.lstat().st_mode
        if stat.S_ISLNK(mode):
            mode = file.stat().st_mode
            if not _is_within(file, folder):
                return "it is a link that leads out of the folder of descriptions"
            if _is_hidden(file, folder):
                return "it is a link to a hidden file"
    except (OSError, RuntimeError) as error:
        return f"it cannot be opened ({reason(error)})"
    if stat.S_ISDIR(mode):
        return "it is a folder, not a file"
    return "" if stat.S_ISREG(mode) else "it is not a regular file"
