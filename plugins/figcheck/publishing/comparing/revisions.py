"""The descriptions of a git revision, put into a folder for as long as they are needed."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePath

from figcheck.publishing.seeds import CHECKS, SUFFIXES

FOLDER = "seeds"
"""Where descriptions are unless a revision says otherwise: `REVISION:FOLDER`."""

_FILES = frozenset({"100644", "100755"})
"""Modes of regular files; links and submodules are left out."""


class RevisionError(Exception):
    """The revision, or its folder, is not there."""


@contextmanager
def checked_out(name: str) -> Iterator[Path]:
    """The descriptions of a revision of the repository that the program runs in.

    Args:
        name: a revision, and after a colon the folder of the descriptions.

    Returns:
        A folder with the descriptions, which is removed afterwards.

    Raises:
        RevisionError: there is no such revision or folder, no repository, or no git.
    """
    revision, _, folder = name.partition(":")
    if not revision or revision.startswith("-"):
        raise RevisionError("no revision has that name")
    commit = _git("rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}").decode().strip()
    tree = f"{commit}:{folder or FOLDER}"
    listed = _git("ls-tree", "-r", "-z", "--full-tree", tree)
    with tempfile.TemporaryDirectory(prefix="figcheck-") as temporary:
        for line in filter(None, listed.split(b"\0")):
            head, _, path = line.partition(b"\t")
            mode, _, blob = head.decode().split(" ", 2)
            place = PurePath(path.decode("utf-8", "surrogateescape"))
            if mode in _FILES and _is_wanted(place):
                file = Path(temporary, place)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(_git("cat-file", "blob", blob))
        yield Path(temporary)


def _is_wanted(place: PurePath) -> bool:
    # Git itself writes no tree with such names, but reads one that somebody else has made.
    leads_out = place.is_absolute() or bool(place.drive) or ".." in place.parts
    is_description = place.suffix.lower() in SUFFIXES or place.name.endswith(CHECKS)
    return is_description and not leads_out


def _git(*arguments: str) -> bytes:
    try:
        done = subprocess.run(["git", *arguments], capture_output=True, check=False)  # noqa: S603, S607
    except OSError as error:
        raise RevisionError("git is not installed") from error
    if done.returncode:
        message = done.stderr.decode("utf-8", "replace").strip().splitlines()
        raise RevisionError(message[-1] if message else "git does not know it")
    return done.stdout
