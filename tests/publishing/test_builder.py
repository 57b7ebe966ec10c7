from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

import pytest

import figcheck
from figcheck.model import Figure, Report
from figcheck.publishing import builder, codec, pool
from figcheck.publishing.builder import Builder
from figcheck.publishing.cache import Cache
from figcheck.publishing.making import Stages, make
from figcheck.publishing.pool import FEW, Batch, NoProcessesError, Pool
from figcheck.publishing.task import Task

SEED = "## Heatmap: Yield\n### Data\n- y=1: 1, 2\n- y=2: 3, 4\n"


@pytest.fixture(name="folder")
def _folder(tmp_path: Path) -> Path:
    folder = tmp_path / "seeds"
    folder.mkdir()
    (folder / "a.txt").write_text(SEED, encoding="utf-8")
    return folder


def _new(folder: Path, stages: Stages | None = None) -> Builder:
    """What a run of its own would build with."""
    return Builder(folder, "seeds", Cache(folder.parent / "cache"), stages or Stages())


def _fail(figure: Figure) -> NoReturn:
    raise MemoryError


def test_every_file_of_the_program_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "figcheck"
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(Path(figcheck.__file__).parent, home, ignore=ignored)
    monkeypatch.setattr(figcheck, "__file__", str(home / "__init__.py"))
    programs = {builder._program.__wrapped__()}
    for name in (
        "model.py",
        "checking/language/grammar.lark",
        "checking/english/lexicon/lexicon.toml",
    ):
        with (home / name).open("a", encoding="utf-8") as file:
            file.write("# changed\n")
        programs.add(builder._program.__wrapped__())
    assert len(programs) == 4
    (home / "__pycache__").mkdir()
    (home / "__pycache__" / "model.pyc").write_bytes(b"compiled")
    assert builder._program.__wrapped__() in programs


def test_what_failed_is_tried_again_by_the_next_run_only(folder: Path) -> None:
    failing = _new(folder, Stages(check=_fail))
    for kept in (0, 1):
        collection = failing.build()
        assert collection.work.kept == kept
        assert "MemoryError" in collection.figures[0].failures[0]
    again = _new(folder).build()
    assert (again.work.read, again.figures[0].failures, again.notes) == (1, (), ())
    assert _new(folder).build().work.kept == 1


def test_an_entry_that_names_another_figure_is_not_believed(folder: Path) -> None:
    key = _new(folder).build().figures[0].key
    file = folder.parent / "cache" / key / "entry.json"
    written = json.loads(file.read_bytes())
    written["data"]["id"] = "../../a"
    cache = Cache(folder.parent / "cache")
    files = {path.name: path.read_bytes() for path in file.parent.iterdir() if path != file}
    cache.remove(file.parent.name)
    cache.store(file.parent.name, written["data"], files)
    collection = _new(folder).build()
    assert collection.work.read == 1
    assert [built.id for built in collection.figures] == ["a"]
    assert "damaged" in collection.notes[0]


def _many(folder: Path, count: int) -> Path:
    for number in range(count):
        (folder / f"{number:02}.txt").write_text(SEED + f"- y=3: {number}, 5\n", encoding="utf-8")
    return folder


def _contents(cache: Path) -> dict[str, bytes]:
    files = (file for file in cache.rglob("*") if file.is_file())
    return {file.relative_to(cache).as_posix(): file.read_bytes() for file in files}


def test_any_number_of_processes_gives_the_same_bytes(folder: Path, tmp_path: Path) -> None:
    _many(folder, 5)
    for jobs in (1, 2, 3):
        told: list[tuple[int, int]] = []
        built = Builder(folder, "seeds", Cache(tmp_path / str(jobs)), pool=Pool(jobs))
        built.start()
        collection = built.build(lambda done, total: told.append((done, total)))  # noqa: B023
        built.stop()
        assert (collection.work.drawn, collection.notes) == (6, ())
        assert told[-1] == (6, 6)
        assert _contents(tmp_path / str(jobs)) == _contents(tmp_path / "1")


def test_processes_are_not_started_for_a_few(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: object, work: str, pieces: object) -> NoReturn:
        raise AssertionError("processes are started")

    monkeypatch.setattr(Pool, "start", refuse)
    monkeypatch.setattr(pool, "cores", lambda: 2)
    _many(folder, FEW - 2)
    cache = Cache(folder.parent / "cache")
    assert Builder(folder, "seeds", cache).build().work.drawn == FEW - 1
    (folder / "99.txt").write_text(SEED, encoding="utf-8")
    _many(folder, FEW + 1)
    with pytest.raises(AssertionError, match="processes"):
        Builder(folder, "seeds", Cache(folder.parent / "empty")).build()


def test_without_processes_this_one_does_the_work(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: object, work: str, pieces: object) -> NoReturn:
        raise NoProcessesError("none are allowed")

    monkeypatch.setattr(Pool, "start", refuse)
    _many(folder, 3)
    collection = Builder(folder, "seeds", Cache(folder.parent / "cache"), pool=Pool(2)).build()
    assert collection.work.drawn == 4
    assert "none are allowed" in collection.notes[0]
    assert all(built.picture for built in collection.figures)


def test_a_description_that_ends_its_process_is_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(Batch[Task]):
        def __init__(self, pool: Pool, work: str, pieces: Sequence[Task]) -> None:
            self.pieces = pieces

        def finish(self, progress: Callable[[int], None] = lambda done: None) -> list[Task]:
            for task in self.pieces[1:]:
                make(task)
            return [self.pieces[0]]

    def start(pool: Pool, work: str, pieces: Sequence[Task]) -> Killed:
        return Killed(pool, work, pieces)

    monkeypatch.setattr(Pool, "start", start)
    _many(folder, 2)
    collection = Builder(folder, "seeds", Cache(folder.parent / "cache"), pool=Pool(2)).build()
    first, *others = collection.figures
    assert "was ended" in first.failures[0]
    assert first.report.figure.source.text.startswith("## Heatmap")
    assert not any(built.failures for built in others)


def test_reports_are_read_when_they_are_asked_for(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = _new(folder).build().figures[0].report
    decoded: list[object] = []
    loads = codec.loads

    def counted(kind: type, text: bytes) -> object:
        decoded.append(kind)
        return loads(kind, text)

    monkeypatch.setattr(codec, "loads", counted)
    (built,) = _new(folder).build().figures
    assert Report not in decoded
    assert built.report == expected
    assert built.report is built.report
    assert decoded.count(Report) == 1
    (folder.parent / "cache" / built.key / "report.json").write_bytes(b'{"figure": 1}')
    (again,) = _new(folder).build().figures
    assert again.report == expected
