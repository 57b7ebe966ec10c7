from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from figcheck.publishing.pool import FEW, NoProcessesError, Pool


def work(piece: tuple[Path, int]) -> None:
    folder, number = piece
    if number < 0:
        os.kill(os.getpid(), signal.SIGKILL)
    if number > 100:
        raise OSError("full")
    (folder / str(number)).write_text(str(os.getpid()), encoding="utf-8")


WORK = f"{__name__}:work"


@pytest.fixture(name="pool")
def _pool() -> Iterator[Pool]:
    pool = Pool(2)
    yield pool
    pool.stop()


def test_all_work_is_done_by_others(pool: Pool, tmp_path: Path) -> None:
    batch = pool.start(WORK, [(tmp_path, n) for n in range(6)])
    told: list[int] = []
    assert batch.finish(told.append) == []
    assert sorted(file.name for file in tmp_path.iterdir()) == list("012345")
    assert str(os.getpid()) not in _workers(tmp_path)
    assert told[-1] == 6
    assert told == sorted(told)


def test_the_same_processes_do_one_batch_after_the_other(pool: Pool, tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for folder in (first, second):
        folder.mkdir()
        pool.start(WORK, [(folder, n) for n in range(20)]).finish()
    assert len(_workers(first) | _workers(second)) <= 2
    pool.stop()
    pool.start(WORK, [(tmp_path, 0)]).finish()
    assert not _workers(tmp_path) & _workers(first)


def _workers(folder: Path) -> set[str]:
    """Who has done the work."""
    return {file.read_text("utf-8") for file in folder.iterdir() if file.is_file()}


def test_work_that_kills_costs_nothing_but_itself(pool: Pool, tmp_path: Path) -> None:
    numbers = [0, -1, 1, 2, 3, -2, 4]
    batch = pool.start(WORK, [(tmp_path, n) for n in numbers])
    told: list[int] = []
    assert sorted(number for _, number in batch.finish(told.append)) == [-2, -1]
    assert sorted(file.name for file in tmp_path.iterdir()) == list("01234")
    assert max(told) == len(numbers)


def test_an_error_of_the_work_is_passed_on(pool: Pool, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="full"):
        pool.start(WORK, [(tmp_path, 101)]).finish()


def test_processes_that_cannot_begin_are_told_from_work_that_kills(pool: Pool) -> None:
    with pytest.raises(NoProcessesError):
        pool.start("no_such_module:work", [1]).finish()


def test_a_few_pieces_are_not_worth_other_processes() -> None:
    assert not Pool(1).is_worth(1000)
    assert Pool(2).is_worth(2)
    chosen = Pool()
    chosen.processes = 2
    assert not chosen.is_worth(FEW - 1)
    assert chosen.is_worth(FEW)


def test_a_script_that_asks_for_processes_is_not_run_again_by_them(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "from pathlib import Path\n"
        "from figcheck.publishing.pool import Pool\n"
        "print('run')\n"
        "pool = Pool(2)\n"
        f"pool.start({WORK!r}, [(Path({str(tmp_path)!r}), n) for n in range(2)]).finish()\n"
        "pool.stop()\n",
        encoding="utf-8",
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    done = subprocess.run(
        [sys.executable, script], env=environment, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("run\n", "")
    assert {"0", "1"} < {file.name for file in tmp_path.iterdir()}
