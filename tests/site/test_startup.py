"""What a process imports that has little to do."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.site.sites import Site, heatmap

WATCH = """\
import atexit, json, runpy, sys
out = sys.argv.pop()
atexit.register(lambda: open(out, "w").write(json.dumps(sorted(sys.modules))))
del sys.argv[0]
runpy.run_module(sys.argv[0], run_name="__main__")
"""


def _modules(folder: Path, *command: str) -> set[str]:
    """The modules that `python -m COMMAND` imports."""
    out = folder / "modules.json"
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    subprocess.run(
        [sys.executable, "-c", WATCH, *command, str(out)],
        cwd=folder,
        env=environment,
        check=True,
        capture_output=True,
    )
    return set(json.loads(out.read_text()))


@pytest.mark.parametrize("command", [("--help",), ("check", "a.txt")])
def test_the_command_line_does_not_wait_for_pictures_and_sites(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    (tmp_path / "a.txt").write_text(heatmap(), encoding="utf-8")
    found = _modules(tmp_path, "figcheck", *command)
    assert "figcheck.cli" in found
    assert not found & {"matplotlib", "numpy", "mkdocs", "pandas", "dask", "pyarrow"}


def test_a_build_without_changes_imports_nothing_that_makes_figures(site: Site) -> None:
    for name in "abc":
        site.seed(f"{name}.txt", heatmap(name))
    site.write()
    assert "matplotlib" in _modules(site.root, "mkdocs", "build", "-q")
    found = _modules(site.root, "mkdocs", "build", "-q")
    assert "figcheck.plugin" in found
    assert not found & {"matplotlib", "numpy", "figcheck.reading.figure", "figcheck.drawing.paint"}


def test_what_other_processes_make_this_one_need_not_import(site: Site) -> None:
    for name in "abc":
        site.seed(f"{name}.txt", heatmap(name))
    site.options(jobs=2)
    site.write()
    found = _modules(site.root, "mkdocs", "build", "-q")
    assert "figcheck.publishing.writing" in found
    assert not found & {
        "matplotlib",
        "figcheck.drawing.paint",
        "figcheck.checking.english.catalogue",
    }
