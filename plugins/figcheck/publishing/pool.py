"""Work on many descriptions in processes of their own."""

from __future__ import annotations

import gc
import importlib
import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import BaseContext
from typing import Generic, TypeVar

T = TypeVar("T")

_STEP = 0.2
"""Seconds between two looks at how far the work is."""


class NoProcessesError(Exception):
    """No process can be started here, or none of them can work."""


class Pool(Generic[T]):
    """Processes that share work, of which one may die of what it works on.

    The work is begun by `start`, so that it goes on while this process does other things,
    and waited for by `finish`.
    """

    def __init__(self, work: Callable[[T], None], module: str, processes: int) -> None:
        """Prepares the pool.

        Args:
            work: what is done with each piece, in another process: a function of a module.
            module: what the processes import before they begin.
            processes: how many there are.
        """
        self._work = work
        self._module = module
        self._processes = processes
        self._executor: ProcessPoolExecutor | None = None
        self._begun: dict[Future[None], T] = {}

    def start(self, pieces: Sequence[T]) -> None:
        """Begins with some work.

        Args:
            pieces: the work.

        Raises:
            NoProcessesError: no process can be started.
        """
        self._begin(pieces, self._processes)

    def finish(self, progress: Callable[[int], None]) -> list[T]:
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
            if not self._can_work():
                raise NoProcessesError("they end before they have done anything")
            # Work is given out in order: what killed a process is among the first ones left.
            for piece in left[: self._processes]:
                self._begin([piece], 1)
                deadly += self._await(progress, done)
                done += 1
            self._begin(left[self._processes :], self._processes)
        return deadly

    def stop(self) -> None:
        """Ends the processes, whatever they are doing."""
        executor, self._executor = self._executor, None
        if executor is not None:
            executor.shutdown(wait=True, cancel_futures=True)

    def _begin(self, pieces: Sequence[T], processes: int) -> None:
        try:
            self._executor = self._processes_of(min(processes, max(len(pieces), 1)))
            self._begun = {self._executor.submit(self._work, piece): piece for piece in pieces}
        except (OSError, ImportError, RuntimeError) as error:
            raise NoProcessesError(str(error)) from error

    def _processes_of(self, count: int) -> ProcessPoolExecutor:
        context = _context(self._module)
        return ProcessPoolExecutor(
            count, mp_context=context, initializer=_settle, initargs=(self._module,)
        )

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
        self.stop()
        return left

    def _can_work(self) -> bool:
        """Whether a process can do anything at all."""
        try:
            with self._processes_of(1) as executor:
                return executor.submit(os.getpid).result() != os.getpid()
        except (BrokenProcessPool, OSError):
            return False


def cores() -> int:
    """How many processes can run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _context(module: str) -> BaseContext:
    """How processes are started: not as copies of this one, which may have threads.

    Where there is a fork server, it imports what the work needs once for all of them.
    """
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([module])
    return context


def _settle(module: str) -> None:
    """Imports what the work needs, and keeps the garbage collector from looking at it again."""
    importlib.import_module(module)
    gc.collect()
    gc.freeze()
