"""Work on many descriptions in processes of their own."""

from __future__ import annotations

import gc
import multiprocessing
import os
import pkgutil
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.context import BaseContext
from types import ModuleType
from typing import Generic, TypeVar

from figcheck.publishing.undisturbed import undisturbed

T = TypeVar("T")

FEW = 16
"""Pieces of work from which other processes are worth their start, a tenth of a second each."""

_STEP = 0.2
"""Seconds between two looks at how far the work is."""


class NoProcessesError(Exception):
    """No process can be started here, or none of them can work."""


class Pool:
    """Processes that share work of several kinds, one batch after the other.

    They are started with the first batch, and stay until `stop`.
    """

    def __init__(self, processes: int = 0) -> None:
        """Prepares the pool.

        Args:
            processes: how many there are, 0 for one a core.
        """
        self.processes = processes or cores()
        self._few = 2 if processes else FEW
        self._executor: ProcessPoolExecutor | None = None

    def is_worth(self, pieces: int) -> bool:
        """Whether that many pieces are done sooner by other processes than by this one.

        Args:
            pieces: how many there are.
        """
        return self.processes > 1 and pieces >= self._few

    def start(self, work: str, pieces: Sequence[T]) -> Batch[T]:
        """Begins with some work, which goes on while this process does other things.

        Args:
            work: what is done with each piece, as `module:function`. It is imported in the other
                processes only.
            pieces: the work.

        Raises:
            NoProcessesError: no process can be started.
        """
        return Batch(self, work, pieces)

    def stop(self) -> None:
        """Ends the processes, whatever they are doing."""
        executor, self._executor = self._executor, None
        if executor is not None:
            executor.shutdown(wait=True, cancel_futures=True)

    def submit(self, work: str, pieces: Sequence[T], processes: int) -> dict[Future[None], T]:
        """Gives work to the processes, which are started if there are none.

        Args:
            work: what is done with each piece.
            pieces: the work.
            processes: how many are started.

        Raises:
            NoProcessesError: no process can be started.
        """
        try:
            if self._executor is None:
                self._executor = _executor(work, min(processes, max(len(pieces), 1)))
            with _without_main():
                return {self._executor.submit(_do, work, piece): piece for piece in pieces}
        except (OSError, ImportError, RuntimeError) as error:
            raise NoProcessesError(str(error)) from error


class Batch(Generic[T]):
    """Work that was begun, and of which one piece may kill the process that it is done by."""

    def __init__(self, pool: Pool, work: str, pieces: Sequence[T]) -> None:
        """Begins.

        Args:
            pool: the processes.
            work: what is done with each piece, as `module:function`.
            pieces: the work.

        Raises:
            NoProcessesError: no process can be started.
        """
        self._pool = pool
        self._work = work
        self._begun = pool.submit(work, pieces, pool.processes)

    def finish(self, progress: Callable[[int], None] = lambda done: None) -> list[T]:
        """Waits for the work.

        Args:
            progress: is told from time to time how many pieces are done.

        Returns:
            The pieces of which a process died, each tried a second time alone.

        Raises:
            NoProcessesError: not one process could work.
            Exception: what the work raised.
        """
        deadly = []
        done = 0
        while True:
            begun = len(self._begun)
            left = self._await(progress, done)
            done += begun - len(left)
            if not left:
                break
            if not _can_work(self._work):
                raise NoProcessesError("they end before they have done anything")
            # Work is given out in order: what killed a process is among the first ones left.
            for piece in left[: self._pool.processes]:
                self._begin([piece], 1)
                deadly += self._await(progress, done)
                done += 1
            self._begin(left[self._pool.processes :], self._pool.processes)
        return deadly

    def _begin(self, pieces: Sequence[T], processes: int) -> None:
        """Begins with pieces anew, in new processes."""
        self._pool.stop()
        self._begun = self._pool.submit(self._work, pieces, processes)

    def _await(self, progress: Callable[[int], None], before: int) -> list[T]:
        """Waits for what was begun; what is left to do if a process died."""
        waiting = set(self._begun)
        while waiting:
            waiting = wait(waiting, timeout=_STEP).not_done
            progress(before + len(self._begun) - len(waiting))
        left = []
        for future, piece in self._begun.items():
            try:
                future.result()
            except BrokenProcessPool:
                left.append(piece)
        self._begun = {}
        if left:
            self._pool.stop()
        return left


def cores() -> int:
    """How many processes can run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _executor(work: str, processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(
        processes, mp_context=_context(work), initializer=_settle, initargs=(work,)
    )


def _context(work: str) -> BaseContext:
    """How processes are started: not as copies of this one, which may have threads.

    Where there is a fork server, it imports what the work needs once for all of them.
    """
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([work.partition(":")[0]])
    return context


@contextmanager
def _without_main() -> Iterator[None]:
    """Lets processes start without what this one was started with, which they need nothing of.

    Each would run the script anew: `mkdocs` imports all of MkDocs, and one that builds a site
    without asking whether it is `__main__` would build another.
    """
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def _can_work(work: str) -> bool:
    """Whether a process can do anything at all."""
    try:
        with _executor(work, 1) as executor, _without_main():
            return executor.submit(os.getpid).result() != os.getpid()
    except (BrokenProcessPool, OSError):
        return False


def _settle(work: str) -> None:
    """Imports what the work needs, which the garbage collector never looks at."""
    pkgutil.resolve_name(work)
    gc.collect()
    gc.freeze()


def _do(work: str, piece: object) -> None:
    with undisturbed():
        pkgutil.resolve_name(work)(piece)
