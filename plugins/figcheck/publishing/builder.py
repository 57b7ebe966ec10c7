"""A folder of descriptions to figures that are read, checked and drawn, each once."""

from __future__ import annotations

import hashlib
import json
import platform
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache as memoized
from importlib.metadata import version
from pathlib import Path

import figcheck
from figcheck import checking, drawing, reading
from figcheck.drawing import Drawing
from figcheck.model import Figure, Report
from figcheck.publishing import codec, reports, seeds
from figcheck.publishing.cache import Cache, CorruptEntryError, Entry
from figcheck.publishing.failing import is_unusable
from figcheck.publishing.pages import Picture
from figcheck.publishing.seeds import Seed, UnreadError

SVG = "figure.svg"
PNG = "figure.png"
THUMBNAIL = "thumbnail.png"
TEXT = "source.txt"
"""Names of a figure's files, in the cache and in the site."""


@dataclass(frozen=True)
class Stages:
    """The three steps from bytes to pictures, exchangeable for tests."""

    read: Callable[[bytes, str, str], Figure] = reading.read_bytes
    check: Callable[[Figure], Report] = checking.check
    draw: Callable[[Figure], Drawing] = drawing.draw


@dataclass(frozen=True)
class BuiltFigure:
    """A figure, ready to be published.

    Attributes:
        report: the figure and what was found out about it.
        picture: its picture; `None` if it could not be drawn.
        files: the files that go beside its page, by name.
        seed: the file that describes it.
        problems: why the description cannot be used as it is, a sentence each.
        failures: what went wrong in figcheck itself, a sentence each.
    """

    report: Report
    picture: Picture | None
    files: Mapping[str, Path]
    seed: Seed
    problems: tuple[str, ...] = ()
    failures: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        """Name of the figure in the site."""
        return self.report.figure.id

    def is_there(self) -> bool:
        """Whether its files still are, or someone has emptied the cache meanwhile."""
        return all(file.is_file() for file in self.files.values())


@dataclass
class Work:
    """How often each step was taken, and how many figures needed none."""

    read: int = 0
    checked: int = 0
    drawn: int = 0
    kept: int = 0


@dataclass(frozen=True)
class Collection:
    """All figures of a folder.

    Attributes:
        figures: in the order of the paths of their descriptions.
        work: what was done for them.
        notes: what happened to the cache, a sentence each.
    """

    figures: tuple[BuiltFigure, ...] = ()
    work: Work = field(default_factory=Work)
    notes: tuple[str, ...] = ()


@dataclass
class Builder:
    """Builds the figures of a folder, again and again, and does no step twice.

    Attributes:
        folder: the folder of descriptions.
        name: what to call it in paths that people read.
        cache: where results are kept between builds.
        stages: the steps.
    """

    folder: Path
    name: str
    cache: Cache
    stages: Stages = field(default_factory=Stages)
    _latest: dict[str, BuiltFigure] = field(default_factory=dict, init=False)

    def build(self) -> Collection:
        """Reads, checks and draws what is new or changed since it was last built.

        Returns:
            The figures. What goes wrong with one is told in it and leaves the others alone.

        Raises:
            seeds.UnlistedError: the folder cannot be listed.
            OSError: the cache cannot be written.
        """
        work = Work()
        notes: list[str] = []
        latest: dict[str, BuiltFigure] = {}
        figures = []
        for seed in seeds.find(self.folder, self.name):
            try:
                data = seed.content()
            except UnreadError as error:
                report = reports.unread(seed, str(error))
                figures.append(_with_problems(BuiltFigure(report, None, {}, seed)))
                continue
            key = _key(data, seed)
            built = self._latest.get(key)
            if built is None or not built.is_there():
                built = self._load(key, seed, notes)
            if built:
                work.kept += 1
            else:
                built = self._make(data, key, seed, work)
            latest[key] = built
            figures.append(_with_problems(replace(built, seed=seed)))
        self._latest = latest
        self.cache.tidy()
        return Collection(tuple(figures), work, tuple(notes))

    def _load(self, key: str, seed: Seed, notes: list[str]) -> BuiltFigure | None:
        try:
            entry = self.cache.load(key)
            if entry is None:
                return None
            built = _built(entry, seed)
        except (CorruptEntryError, TypeError, ValueError, KeyError):
            self.cache.remove(key)
            notes.append(f"{seed.path}: what the cache held of it was damaged and is made anew.")
            return None
        if built.failures:
            # What failed may have been the machine, short of memory; the next run tries again.
            self.cache.remove(key)
            return None
        return built

    def _make(self, data: bytes, key: str, seed: Seed, work: Work) -> BuiltFigure:
        work.read += 1
        work.checked += 1
        report, failures = reports.make(seed, data, self.stages.read, self.stages.check)
        work.drawn += 1
        files = {TEXT: data}
        picture = None
        try:
            drawn = self.stages.draw(report.figure)
            picture = Picture(drawn.alt, drawn.notes, *_size(drawn.svg))
            files |= {SVG: drawn.svg, PNG: drawn.png, THUMBNAIL: drawn.thumbnail}
        except Exception as error:  # noqa: BLE001 - one description must not end the build
            failure = reports.failure("drawing", error)
            report = reports.with_failures(report, [failure])
            failures = (*failures, failure)
        entry = self.cache.store(key, codec.encode(_Made(report, picture, failures)), files)
        return _built(entry, seed)


@dataclass(frozen=True)
class _Made:
    report: Report
    picture: Picture | None
    failures: tuple[str, ...]


def _built(entry: Entry, seed: Seed) -> BuiltFigure:
    made = codec.decode(_Made, entry.data)
    if made.report.figure.id != seed.id:
        # The id becomes a path: it is the file's, whoever wrote the cache.
        raise ValueError(f"the entry is that of {made.report.figure.id!r}")
    return BuiltFigure(made.report, made.picture, entry.files, seed, failures=made.failures)


def _with_problems(built: BuiltFigure) -> BuiltFigure:
    report = reports.with_namesake(built.report, built.seed)
    problems = tuple(
        f"{finding.message} {finding.mend}".strip()
        for finding in report.findings
        if is_unusable(finding)
    )
    return replace(built, report=report, problems=problems)


def _size(svg: bytes) -> tuple[int, int]:
    """Width and height of a drawing in CSS pixels, of which 96 are an inch of 72 points."""
    size = re.search(rb'<svg[^>]* width="([\d.]+)pt" height="([\d.]+)pt"', svg)
    if not size:
        raise ValueError("the drawing has no size")
    return round(float(size[1]) * 96 / 72), round(float(size[2]) * 96 / 72)


def _key(data: bytes, seed: Seed) -> str:
    parts = json.dumps([_program(), seed.path, seed.id, hashlib.sha256(data).hexdigest()])
    return hashlib.sha256(parts.encode()).hexdigest()


@memoized
def _program() -> str:
    """What results depend on besides the description: this program and what it calls."""
    home = Path(figcheck.__file__).parent
    digest = hashlib.sha256()
    # Words and grammars are files of their own: all files count but compiled ones.
    for file in sorted(p for p in home.rglob("*") if p.is_file() and p.suffix != ".pyc"):
        digest.update(f"{file.relative_to(home).as_posix()}\0".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    libraries = ("matplotlib", "numpy", "pillow", "markdown-it-py", "lark")
    versions = [f"{name} {version(name)}" for name in libraries]
    return "\n".join([platform.python_version(), *versions, digest.hexdigest()])
