"""A folder of descriptions to figures that are read, checked and drawn, each once."""

from __future__ import annotations

import hashlib
import json
import platform
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache as memoized
from functools import cached_property, partial
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

import figcheck
from figcheck.model import Report
from figcheck.publishing import codec, reports, seeds
from figcheck.publishing.built import REPORT, BuiltFigure, Made
from figcheck.publishing.cache import Cache, CorruptEntryError, Entry
from figcheck.publishing.memo import Memo
from figcheck.publishing.pool import Batch, NoProcessesError, Pool
from figcheck.publishing.seeds import Seed, UnreadError
from figcheck.publishing.task import Task
from figcheck.publishing.undisturbed import undisturbed

if TYPE_CHECKING:
    from figcheck.publishing.making import Stages

_HELD = 256
"""Reports that are held in memory, some 0.3 MB each: enough for `serve` to put the pages of a
usual site together again without reading any twice."""

_MAKE = {
    True: "figcheck.publishing.ready_for_png:make",
    False: "figcheck.publishing.ready:make",
}
"""The work itself, with all that it imports and sets up, by whether PNG is drawn too."""

Progress = Callable[[int, int], None]
"""Is told how many of how many new descriptions are done."""


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
        notes: what happened to the cache, and to the processes, a sentence each.
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
        stages: the steps, if they are not the usual ones.
        pool: the processes that share the work.
        png: whether figures are drawn as PNG too.
    """

    folder: Path
    name: str
    cache: Cache
    stages: Stages | None = None
    pool: Pool = field(default_factory=Pool)
    png: bool = True
    _latest: dict[str, BuiltFigure] = field(default_factory=dict, init=False)
    _round: _Round | None = field(default=None, init=False)
    _held: OrderedDict[str, Report] = field(default_factory=OrderedDict, init=False)

    @cached_property
    def memo(self) -> Memo:
        """Keeps what is made of the figures."""
        return Memo(self.cache, program())

    def start(self) -> None:
        """Begins to read, check and draw what is new or changed since it was last built.

        `build` ends it; what the host does meanwhile costs no time.

        Raises:
            OSError: the cache cannot be written.
        """
        self.stop()
        # `build` tries again, and tells.
        with suppress(seeds.UnlistedError):
            self._round = self._begin()

    def _begin(self) -> _Round:
        begun = _Round()
        tasks: dict[str, Task] = {}
        for seed in seeds.limited(seeds.find(self.folder, self.name)):
            try:
                data = seed.content()
            except UnreadError as error:
                begun.figures.append(self._unread(seed, str(error)))
                continue
            key = self._key(data, seed)
            built = self._latest.get(key)
            if built is None or not built.is_there():
                built = self._load(key, seed, begun)
            if built:
                begun.work.kept += 1
                begun.figures.append(self._published(key, built.made, built.files, seed))
            else:
                tasks[key] = self._task(seed, data, key)
                begun.missing.append((len(begun.figures), key, seed))
                begun.figures.append(None)
        begun.tasks = list(tasks.values())
        if self.stages is None and self.pool.is_worth(len(begun.tasks)):
            try:
                begun.batch = self.pool.start(_MAKE[self.png], begun.tasks)
            except NoProcessesError as error:
                begun.notes.append(_alone(error))
        return begun

    def build(self, progress: Progress = lambda done, total: None) -> Collection:
        """Reads, checks and draws what is new or changed since it was last built.

        Args:
            progress: is told how far the work is.

        Returns:
            The figures. What goes wrong with one is told in it and leaves the others alone.

        Raises:
            seeds.UnlistedError: the folder cannot be listed.
            OSError: the cache cannot be written.
        """
        begun, self._round = self._round or self._begin(), None
        self._work(begun, progress)
        for place, key, seed in begun.missing:
            begun.figures[place] = self._made(key, seed, begun)
        figures = tuple(built for built in begun.figures if built is not None)
        self._latest = {built.key: built for built in figures if built.files}
        if begun.tasks:
            # To look at every entry takes its time; a cache that nothing is added to does not grow.
            self.cache.tidy()
        return Collection(figures, begun.work, tuple(begun.notes))

    def prepare(self) -> None:
        """Sets up what the next change of a description will need, while nobody waits."""
        from figcheck.publishing.making import rehearse

        built = next(iter(self._latest.values()), None)
        with suppress(UnreadError):
            if built:
                rehearse(self._task(built.seed, built.seed.content(), built.key))

    def stop(self) -> None:
        """Ends what `start` began, if `build` has not, and the processes."""
        self._round = None
        self.pool.stop()

    def _work(self, begun: _Round, progress: Progress) -> None:
        if not begun.tasks:
            return
        total = len(begun.tasks)
        if not self._shared(begun, lambda done: progress(done, total)):
            from figcheck.publishing.making import make

            for done, task in enumerate(begun.tasks):
                progress(done, total)
                if not self.cache.has(task.key):
                    with undisturbed():
                        make(task)
        progress(total, total)
        begun.work.read = begun.work.checked = begun.work.drawn = total

    def _shared(self, begun: _Round, progress: Callable[[int], None]) -> bool:
        """Whether other processes have done the work."""
        if begun.batch is None:
            return False
        try:
            deadly = begun.batch.finish(progress)
        except NoProcessesError as error:
            begun.notes.append(_alone(error))
            return False
        for task in deadly:
            from figcheck.publishing.making import give_up

            give_up(task, "The process that worked on this description was ended.")
        return True

    def _key(self, data: bytes, seed: Seed) -> str:
        digest = hashlib.sha256(data).hexdigest()
        try:
            checks = hashlib.sha256(seed.checks()).hexdigest()
        except UnreadError as error:
            checks = str(error)
        told = [program(), self.png, seed.path, seed.id, seed.namesake, digest, checks]
        return hashlib.sha256(json.dumps(told).encode()).hexdigest()

    def _task(self, seed: Seed, data: bytes, key: str) -> Task:
        return Task(seed, data, key, self.cache.folder, program(), self.png, self.stages)

    def _load(self, key: str, seed: Seed, begun: _Round) -> BuiltFigure | None:
        try:
            entry = self.cache.load(key)
            if entry is None:
                return None
            built = self._built(key, entry, seed)
        except (CorruptEntryError, TypeError, ValueError, KeyError):
            self.cache.remove(key)
            begun.notes.append(
                f"{seed.path}: what the cache held of it was damaged and is made anew."
            )
            return None
        if built.failures:
            # What failed may have been the machine, short of memory; the next run tries again.
            self.cache.remove(key)
            return None
        return built

    def _made(self, key: str, seed: Seed, begun: _Round) -> BuiltFigure:
        entry = self.cache.load(key)
        if entry is None:
            raise OSError(f"{seed.path}: what was made of it is not in the cache any more")
        return self._built(key, entry, seed)

    def _built(self, key: str, entry: Entry, seed: Seed) -> BuiltFigure:
        made = codec.decode(Made, entry.data)
        if made.id != seed.id:
            # The id becomes a path: it is the file's, whoever wrote the cache.
            raise ValueError(f"the entry is that of {made.id!r}")
        if REPORT not in entry.files:
            raise ValueError("the entry has no report")
        files = {name: file for name, file in entry.files.items() if name != REPORT}
        return self._published(key, made, files, seed)

    def _published(
        self, key: str, made: Made, files: Mapping[str, Path], seed: Seed
    ) -> BuiltFigure:
        load = partial(self._report, key, seed)
        return BuiltFigure(key, seed, made, files, load, self.memo)

    def _unread(self, seed: Seed, why: str) -> BuiltFigure:
        report = reports.with_namesake(reports.unread(seed, why), seed)
        figure = report.figure
        made = Made(figure.id, figure.title, None, (), reports.problems(report.findings))
        return BuiltFigure(self._key(why.encode(), seed), seed, made, {}, lambda: report, self.memo)

    def _report(self, key: str, seed: Seed) -> Report:
        """A report from memory, else from the cache, else made anew."""
        if key in self._held:
            self._held.move_to_end(key)
            return self._held[key]
        try:
            text = (self.cache.folder / key / REPORT).read_bytes()
            report = codec.loads(Report, text)
        except (OSError, TypeError, ValueError, KeyError):
            from figcheck.publishing.making import examine

            report, _ = examine(self._task(seed, seed.content(), key))
        self._held[key] = report
        if len(self._held) > _HELD:
            self._held.popitem(last=False)
        return report


@dataclass
class _Round:
    """One build from its start to its end.

    Attributes:
        figures: those that need no work, `None` in the place of one that does.
        missing: place, key and description of the others.
        tasks: what is to be done for them.
        batch: it, where other processes do it.
        work: how much was done.
        notes: what happened to the cache and the processes.
    """

    figures: list[BuiltFigure | None] = field(default_factory=list)
    missing: list[tuple[int, str, Seed]] = field(default_factory=list)
    tasks: list[Task] = field(default_factory=list)
    batch: Batch[Task] | None = None
    work: Work = field(default_factory=Work)
    notes: list[str] = field(default_factory=list)


def program() -> str:
    """What results depend on besides the description: this program and what it calls."""
    return _program()


def _alone(error: NoProcessesError) -> str:
    return f"One process does all the work, for others cannot ({error})."


@memoized
def _program() -> str:
    home = Path(figcheck.__file__).parent
    digest = hashlib.sha256()
    # Words and grammars are files of their own: all files count but compiled ones.
    for file in sorted(p for p in home.rglob("*") if p.is_file() and p.suffix != ".pyc"):
        digest.update(f"{file.relative_to(home).as_posix()}\0".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    libraries = ("matplotlib", "numpy", "pillow", "markdown-it-py", "lark", "jinja2")
    versions = [f"{name} {version(name)}" for name in libraries]
    return "\n".join([platform.python_version(), *versions, digest.hexdigest()])
