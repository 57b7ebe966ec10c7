"""Finds the descriptions in a folder and gives each an id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SUFFIXES = (".txt", ".md")
"""Endings of files that are taken for descriptions."""

_NOT_IN_IDS = re.compile(r"[^A-Za-z0-9._-]+")
_LONGEST_ID = 80
_RESERVED = frozenset({"index", "con", "prn", "aux", "nul"})


@dataclass(frozen=True)
class Seed:
    """A file with a description.

    Attributes:
        id: the figure's name in the site: the file's stem, made safe for a URL.
        file: the file.
        path: its path as it is shown, relative to the project, with `/`.
    """

    id: str
    file: Path
    path: str


@dataclass(frozen=True)
class Problem:
    """What is wrong with a file, for the log: which file, what, how to mend it."""

    path: str
    message: str

    def __str__(self) -> str:
        return f"{self.path}: {self.message}"


def find_seeds(folder: Path, project: Path) -> tuple[list[Seed], list[Problem]]:
    """Finds the descriptions below a folder, in the order of their paths.

    Args:
        folder: where the descriptions are.
        project: what paths are shown relative to.

    Returns:
        The descriptions, and what could not be taken for one.
    """
    seeds: list[Seed] = []
    problems: list[Problem] = []
    taken: dict[str, str] = {}
    for file in sorted(_candidates(folder), key=lambda f: f.relative_to(folder).as_posix()):
        path = _shown(file, project)
        if not file.resolve().is_relative_to(folder.resolve()):
            problems.append(
                Problem(path, "a link that leads out of the folder of descriptions is not followed")
            )
            continue
        if file.is_dir():
            problems.append(Problem(path, "is a folder, not a description; rename it"))
            continue
        stem = _id(file.stem)
        name = stem
        number = 2
        while name.lower() in taken:
            name, number = f"{stem}-{number}", number + 1
        if name != stem:
            problems.append(
                Problem(
                    path,
                    f"would have the id {stem!r} of {taken[stem.lower()]}, and gets {name!r}; "
                    "give the two files different names",
                )
            )
        taken[name.lower()] = path
        seeds.append(Seed(name, file, path))
    return seeds, problems


def _candidates(folder: Path) -> Iterator[Path]:
    for suffix in SUFFIXES:
        yield from folder.rglob(f"*{suffix}")


def _shown(file: Path, project: Path) -> str:
    return (file.relative_to(project) if file.is_relative_to(project) else file).as_posix()


def _id(stem: str) -> str:
    """A file's stem as a part of a URL, and never a name that means something else."""
    name = _NOT_IN_IDS.sub("-", stem).strip("-.")[:_LONGEST_ID]
    return f"figure-{name}" if not name or name.lower() in _RESERVED else name
