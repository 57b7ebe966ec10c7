"""What the package offers to others, and what its rooms may know of each other."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import figcheck
from figcheck.model import Verdict

PACKAGE = Path(figcheck.__file__).parent

ROOMS = {
    "reading": {"reading"},
    "checking": {"reading", "checking"},
    "drawing": {"reading", "drawing"},
    "publishing": {"reading", "checking", "drawing", "publishing"},
}
"""The rooms that each room may import from."""

OUTSIDE = {"mkdocs": {"plugin.py"}, "matplotlib": {"drawing"}, "jinja2": {"publishing"}}
"""Libraries that one place only may know of."""


def imported(file: Path) -> Iterator[str]:
    """The modules that a file imports when it runs."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def test_everything_public_is_there_and_said_once() -> None:
    assert len(figcheck.__all__) == len(set(figcheck.__all__))
    public = {name for name in vars(figcheck) if not name.startswith("_")}
    modules = {name for name in public if (PACKAGE / name).exists()}
    modules |= {name for name in public if (PACKAGE / f"{name}.py").exists()}
    for name in figcheck.__all__:
        assert hasattr(figcheck, name)
    functions = [getattr(figcheck, name) for name in figcheck.__all__ if name != "__version__"]
    assert all(function.__doc__ for function in functions)
    assert not modules & set(figcheck.__all__), "a function must not hide a module"


@pytest.mark.parametrize("room", list(ROOMS))
def test_a_room_exports_what_is_its_own(room: str) -> None:
    module = importlib.import_module(f"figcheck.{room}")
    for name in getattr(module, "__all__", ()):
        origin = getattr(getattr(module, name), "__module__", module.__name__)
        assert origin.startswith(module.__name__), f"{name} comes from {origin}"


@pytest.mark.parametrize("room", list(ROOMS))
def test_a_room_knows_only_those_before_it(room: str) -> None:
    for file in sorted((PACKAGE / room).rglob("*.py")):
        for module in imported(file):
            parts = module.split(".")
            if parts[0] == "figcheck" and len(parts) > 1 and parts[1] in {*ROOMS, "plugin", "cli"}:
                assert parts[1] in ROOMS[room], f"{file.relative_to(PACKAGE)} imports {module}"


@pytest.mark.parametrize("library", list(OUTSIDE))
def test_a_library_is_known_in_one_place(library: str) -> None:
    places = {
        file.relative_to(PACKAGE).parts[0]
        for file in sources()
        if any(module.split(".")[0] == library for module in imported(file))
    }
    assert places <= OUTSIDE[library]


def test_pyplot_is_not_used() -> None:
    assert not [f for f in sources() if any("pyplot" in module for module in imported(f))]


def test_from_a_file_to_verdicts(tmp_path: Path) -> None:
    file = tmp_path / "yield.txt"
    file.write_bytes(
        b"## Bar Chart: Yield\n### Data\n- Rye: 3\n- Oat: 5\n### Observations\n"
        b"- The highest value is 5.\n"
    )
    figure = figcheck.read(file)
    assert (figure.id, figure.source.path) == ("yield", file.as_posix())
    assert figcheck.read(str(file)) == figure
    report = figcheck.check(figure)
    assert [c.judgement.verdict for c in report.claims] == [Verdict.SUPPORTED]
    assert figcheck.read_text(figure.source.text).cells == figure.cells


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        figcheck.read(tmp_path / "missing.txt")
