from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("dask")
pytest.importorskip("pyarrow")

import pyarrow.parquet as pq

from figcheck.auditing import engine, tables
from tests.auditing import deadly

# Dask's own: sockets of a local cluster that are closed by the garbage collector.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]

ROOT = Path(__file__).parent.parent.parent
SEED = (
    "## Heatmap: Yield {n}\n### Data\n- y=1: 1, 2\n- y=2: 3, {n}\n### Notes\n- The highest is 4.\n"
)


def _corpus(folder: Path, count: int, **special: str) -> Path:
    folder.mkdir()
    for n in range(count):
        text = special.get(f"n{n}", SEED.format(n=n))
        (folder / f"{n:03}.txt").write_text(text, encoding="utf-8")
    return folder


def _tables(out: Path) -> dict[str, list[dict[str, Any]]]:
    return {name: pq.read_table(out / name).to_pylist() for name in tables.SCHEMAS}


def _run(source: Path, out: Path, **options: Any) -> Any:
    audit = engine.Audit(str(source), out, jobs=1, **options)
    return engine.run(audit, tell=lambda line: None, progress=lambda progress: None)


def _process(*arguments: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.auditing.deadly", *map(str, arguments)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )


def test_a_description_that_ends_its_worker_costs_nothing_but_itself(tmp_path: Path) -> None:
    corpus = _corpus(tmp_path / "texts", 12, n3="KILL", n4="KILL too", n8="HANG")
    # Long enough for the first description of a worker, which makes the grammar ready.
    counts = _run(corpus, tmp_path / "out", size=4, limit=8.0, examine=deadly.examine)
    assert counts.status == {"checked": 9, "ended": 3}
    found = _tables(tmp_path / "out")
    status = {Path(row["figure"]).stem: row["status"] for row in found["figures"]}
    assert [name for name, state in status.items() if state == "ended"] == ["003", "004", "008"]
    assert len(found["figures"]) == 12
    assert Counter(row["figure"] for row in found["cells"]).most_common(1)[0][1] == 4
    page = (tmp_path / "out" / engine.SUMMARY).read_text("utf-8")
    assert "003.txt" in page
    assert "8 seconds" in page


def test_a_run_that_is_killed_three_times_ends_like_one_that_is_not(tmp_path: Path) -> None:
    corpus = _corpus(tmp_path / "texts", 30)
    rng = random.Random(5)
    for _ in range(3):
        process = _process(corpus, tmp_path / "killed")
        assert process.stdout
        for _ in range(rng.randint(1, 2)):
            process.stdout.readline()
        time.sleep(rng.uniform(0, 0.2))
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    for folder in ("killed", "undisturbed"):
        process = _process(corpus, tmp_path / folder)
        out, _ = process.communicate()
        assert process.returncode == 0
    assert "5\n" in out
    assert _tables(tmp_path / "killed") == _tables(tmp_path / "undisturbed")
    names = [file.name for file in (tmp_path / "undisturbed").rglob("*")]
    assert sorted(names) == sorted(file.name for file in (tmp_path / "killed").rglob("*"))


def test_a_finished_audit_is_not_done_again_and_a_changed_one_is_refused(tmp_path: Path) -> None:
    corpus = _corpus(tmp_path / "texts", 3)
    _run(corpus, tmp_path / "out")
    before = {file: file.stat().st_mtime_ns for file in (tmp_path / "out").rglob("*.parquet")}
    _run(corpus, tmp_path / "out")
    assert before == {f: f.stat().st_mtime_ns for f in (tmp_path / "out").rglob("*.parquet")}
    (corpus / "more.txt").write_text(SEED, encoding="utf-8")
    with pytest.raises(engine.AuditError, match="descriptions, files"):
        _run(corpus, tmp_path / "out")
    with pytest.raises(engine.AuditError, match="other things"):
        _run(corpus, corpus)


def test_a_small_corpus_has_work_for_several_workers(tmp_path: Path) -> None:
    corpus = _corpus(tmp_path / "texts", 40)
    _run(corpus, tmp_path / "out")
    parts = sorted((tmp_path / "out" / "figures").iterdir())
    assert [len(pq.read_table(part)) for part in parts] == [10, 10, 10, 10]


def test_a_cluster_that_runs_somewhere_gives_the_same(tmp_path: Path) -> None:
    corpus = _corpus(tmp_path / "texts", 20)
    dask = Path(sys.executable).with_name("dask")
    file = tmp_path / "scheduler.json"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    scheduler = ["scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard"]
    worker = ["worker", "--host", "127.0.0.1", "--nthreads", "1", "--no-dashboard"]
    file_option = ["--scheduler-file", str(file)]
    started: list[subprocess.Popen[bytes]] = []
    try:
        started.append(subprocess.Popen([dask, *scheduler, *file_option], **quiet))  # type: ignore[call-overload]
        started += [
            subprocess.Popen([dask, *worker, *file_option], cwd=ROOT, **quiet)  # type: ignore[call-overload]
            for _ in range(2)
        ]
        deadline = time.monotonic() + 60
        while not file.is_file() or not file.read_text():
            assert time.monotonic() < deadline
            time.sleep(0.1)
        address = json.loads(file.read_text())["address"]
        process = _process(corpus, tmp_path / "there", address)
        process.communicate()
        assert process.returncode == 0
    finally:
        for each in started:
            each.terminate()
        for each in started:
            each.wait(30)
    process = _process(corpus, tmp_path / "here")
    process.communicate()
    assert _tables(tmp_path / "there") == _tables(tmp_path / "here")
