from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import NoReturn

import pytest

import figcheck
from figcheck.model import Figure
from figcheck.publishing import builder
from figcheck.publishing.builder import Builder
from figcheck.publishing.cache import Cache
from figcheck.publishing.making import Stages

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
    for name in ("model.py", "checking/language/grammar.lark", "checking/english/lexicon.toml"):
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
    _new(folder).build()
    [file] = (folder.parent / "cache").glob("*/entry.json")
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
