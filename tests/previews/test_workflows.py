"""What the workflows may do, and that what they run is there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / ".github/workflows").glob("*.yml"))
ALL = [*FILES, ROOT / "action.yml"]


def workflow(name: str) -> dict[Any, Any]:
    loaded: dict[Any, Any] = yaml.safe_load((ROOT / ".github/workflows" / name).read_bytes())
    return loaded


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.name)
def test_actions_are_pinned_by_commit(path: Path) -> None:
    for used in re.findall(r"uses: (\S+)(.*)", path.read_text(encoding="utf-8")):
        action, comment = used
        if not action.startswith("$/"):
            assert re.fullmatch(r"[\w-]+/[\w/-]+@[0-9a-f]{40}", action), action
            assert re.search(r"# v\d+\.\d+\.\d+", comment), action


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_what_runs_a_strangers_changes_can_write_nothing(path: Path) -> None:
    text = yaml.safe_load(path.read_bytes())
    assert text["permissions"] in ({}, {"contents": "read"})
    if "pull_request" in text[True]:
        for name, job in text["jobs"].items():
            granted = job.get("permissions", text["permissions"])
            closing = path.name == "preview-remove.yml"
            assert closing or set(granted.values()) <= {"read"}, name


def test_what_publishes_runs_only_the_main_branch() -> None:
    text = (ROOT / ".github/workflows/preview-publish.yml").read_text(encoding="utf-8")
    assert "ref:" not in text
    assert "head_branch" not in text


def test_the_modules_that_they_run_are_there() -> None:
    commands = " ".join(path.read_text(encoding="utf-8") for path in [*FILES, ROOT / "Makefile"])
    modules = set(re.findall(r"python3? -m (tools[\w.]*)", commands))
    assert modules >= {"tools.previews.store", "tools.previews.publish", "tools.release"}
    for module in modules:
        assert (ROOT / f"{module.replace('.', '/')}.py").is_file(), module


def test_the_linters_find_nothing() -> None:
    bin_ = Path(sys.executable).parent
    for command in (
        ["zizmor", "--offline", "--quiet", ".github", "action.yml"],
        ["check-jsonschema", "--builtin-schema", "vendor.github-workflows", *map(str, FILES)],
        ["check-jsonschema", "--builtin-schema", "vendor.github-actions", "action.yml"],
    ):
        done = subprocess.run([str(bin_ / command[0]), *command[1:]], cwd=ROOT, check=False)
        assert done.returncode == 0, command


def test_the_action_annotates_and_writes_its_files(tmp_path: Path) -> None:
    (tmp_path / "a b.txt").write_text(
        "## Bar Chart: X\n### Data\n- Rye: 3\n- Oat: 5\n"
        "### Observations\n- The lowest value is 5.\n"
    )
    figcheck = tmp_path / "bin/figcheck"
    figcheck.parent.mkdir()
    figcheck.write_text(f'#!/bin/sh\nexec {sys.executable} -m figcheck "$@"\n')
    figcheck.chmod(0o755)
    done = subprocess.run(
        ["bash", str(ROOT / "tools/action.sh")],
        cwd=tmp_path,
        env={
            "PATH": f"{figcheck.parent}:/usr/bin:/bin",
            "PYTHONPATH": ":".join(sys.path),
            "FILES": "a b.txt\n",
            "FAIL_ON": "refuted",
            "BASELINE": "",
            "SARIF": "out.sarif",
            "GITHUB_STEP_SUMMARY": str(tmp_path / "summary.md"),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stderr
    assert done.stdout.startswith("::error file=a b.txt,line=6,")
    assert "1 refuted" in (tmp_path / "summary.md").read_text()
    assert '"ruleId": "refuted"' in (tmp_path / "out.sarif").read_text()


def test_the_hook_checks_what_it_should() -> None:
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_bytes())
    assert hook["entry"] == "figcheck check"
    assert re.search(hook["files"], "seeds/more/a.txt")
    assert not re.search(hook["files"], "docs/seeds/a.txt")
