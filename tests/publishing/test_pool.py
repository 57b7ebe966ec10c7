from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from figcheck.publishing.pool import NoProcessesError, Pool


def _work(piece: tuple[Path, int]) -> None:
    folder, number = piece
    if number < 0:
        os.kill(os.getpid(), signal.SIGKILL)
    if number > 100:
        raise OSError("full")
    (folder / str(number)).write_text(str(os.getpid()), encoding="utf-8")


def _pool(processes: int = 2) -> Pool[tuple[Path, int]]:
    return Pool(_work, __name__, processes)


def test_all_work_is_done_by_others(tmp_path: Path) -> None:
    pool = _pool()
    pool.start([(tmp_path, n) for n in range(6)])
    told: list[int] = []
    assert pool.finish(told.append) == []
    pool.stop()
    assert sorted(file.name for file in tmp_path.iterdir()) == list("012345")
    assert str(os.getpid()) not in {file.read_text("utf-8") for file in tmp_path.iterdir()}
    assert told[-1] == 6
    assert told == sorted(told)


def test_work_that_kills_costs_nothing_but_itself(tmp_path: Path) -> None:
    pool = _pool()
    numbers = [0, -1, 1, 2, 3, -2, 4]
    pool.start([(tmp_path, n) for n in numbers])
    told: list[int] = []
    assert sorted(number for _, number in pool.finish(told.append)) == [-2, -1]
    assert sorted(file.name for file in tmp_path.iterdir()) == list("01234")
    assert max(told) == len(numbers)


def test_an_error_of_the_work_is_passed_on(tmp_path: Path) -> None:
    pool = _pool()
    pool.start([(tmp_path, 101)])
    with pytest.raises(OSError, match="full"):
        pool.finish(lambda done: None)
    pool.stop()


def test_processes_that_cannot_begin_are_told_from_work_that_kills() -> None:
    pool: Pool[tuple[Path, int]] = Pool(_work, "no_such_module", 2)
    pool.start([(Path(), 1)])
    with pytest.raises(NoProcessesError):
        pool.finish(lambda done: None)
    pool.stop()
