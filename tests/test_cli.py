from __future__ import annotations

import csv
import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import figcheck
from figcheck import cli

SEED = """## Heatmap: Yield
### Components/Axes
- **X-axis**: Day, 1 to 3
### Detailed Analysis
#### Dry
- y=1: 11, 12, 13
- y=2: 16, 17, 18
#### Wet
- y=1: 21, 22, 23
- y=2: 26, 27, 28, 29
### Key Observations
- The highest value is 28.
- The lowest value is 12.
- Gloops frob the wibble.
"""
TRUE = SEED.replace("- The lowest value is 12.\n", "")


@dataclass(frozen=True)
class Run:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str


Figcheck = Callable[..., Run]


@pytest.fixture(name="run")
def _run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Figcheck:
    """Runs a command in a folder of its own, in which `a.txt` is `SEED`."""
    monkeypatch.chdir(tmp_path)
    Path("a.txt").write_text(SEED, encoding="utf-8")

    def run(*arguments: str) -> Run:
        code = cli.main(arguments)
        return Run(code, *capsys.readouterr())

    return run


def exported(run: Run) -> list[Any]:
    """The objects of the JSON array that was printed."""
    objects: list[Any] = json.loads(run.out)
    return objects


# export


def test_export_gives_an_object_for_each_file_in_the_order_given(run: Figcheck) -> None:
    Path("b.txt").write_text("Nothing.", encoding="utf-8")
    Path("c.bin").write_bytes(bytes(range(256)))
    done = run("export", "--format", "json", "c.bin", "a.txt", "b.txt", "a.txt")
    objects = exported(done)
    assert done.code == 0
    assert [o["id"] for o in objects] == ["c", "a", "b", "a"]
    assert [o["source"]["path"] for o in objects] == ["c.bin", "a.txt", "b.txt", "a.txt"]


def test_exported_spans_hold_what_they_say(run: Figcheck) -> None:
    [figure] = exported(run("export", "a.txt"))
    assert len(figure["cells"]) == 12
    for cell in figure["cells"]:
        assert float(SEED[slice(*cell["span"])]) == cell["value"]


def test_a_missing_file_leaves_the_others_alone(run: Figcheck) -> None:
    done = run("export", "missing.txt", "a.txt")
    missing, there = exported(done)
    assert done.code == cli.TROUBLE
    assert "missing.txt: it cannot be opened (no such file or directory)" in done.err
    assert [f["code"] for f in missing["findings"]] == ["unreadable"]
    assert missing["cells"] == []
    assert len(there["cells"]) == 12


def test_an_error_of_the_program_leaves_the_others_alone(
    run: Figcheck, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("b.txt").write_text(TRUE, encoding="utf-8")

    def fragile(figure: figcheck.model.Figure) -> figcheck.model.Report:
        if figure.id == "a":
            raise ZeroDivisionError("of all things")
        return figcheck.check(figure)

    monkeypatch.setattr("figcheck.cli.sources.check", fragile)
    done = run("export", "a.txt", "b.txt")
    broken, fine = exported(done)
    assert done.code == cli.TROUBLE
    assert "of all things" in done.err
    assert [f["code"] for f in broken["findings"]] == ["internal-error", "ragged-row"]
    assert [len(figure["cells"]) for figure in (broken, fine)] == [12, 12]


def test_a_folder_stands_for_its_descriptions(run: Figcheck) -> None:
    Path("seeds/more").mkdir(parents=True)
    for name in ("seeds/b.txt", "seeds/a.md", "seeds/more/c.txt", "seeds/picture.png"):
        Path(name).write_text(TRUE, encoding="utf-8")
    objects = exported(run("export", "seeds"))
    paths = [o["source"]["path"] for o in objects]
    assert paths == ["seeds/a.md", "seeds/b.txt", "seeds/more/c.txt"]


def test_files_of_one_name_get_a_finding(run: Figcheck) -> None:
    Path("seeds/more").mkdir(parents=True)
    for name in ("seeds/a.txt", "seeds/more/a.txt"):
        Path(name).write_text(TRUE, encoding="utf-8")
    first, second = exported(run("export", "seeds"))
    assert (first["id"], second["id"]) == ("a", "a-2")
    assert "duplicate-id" not in {f["code"] for f in first["findings"]}
    [finding] = [f for f in second["findings"] if f["code"] == "duplicate-id"]
    assert "seeds/a.txt" in finding["message"]


def test_export_as_csv(run: Figcheck) -> None:
    done = run("export", "--format", "csv", "a.txt")
    rows = list(csv.DictReader(io.StringIO(done.out)))
    assert [float(row["value"]) for row in rows][:4] == [11, 12, 13, 16]
    assert {row["panel"] for row in rows} == {"Dry", "Wet"}


def test_tables_of_several_files_are_apart(run: Figcheck) -> None:
    one, two = run("export", "--format", "csv", "a.txt", "a.txt").out.split("\n\n")
    assert one + "\n" == two


def test_json_is_ascii_and_ends_in_a_line(run: Figcheck) -> None:
    Path("a.txt").write_text(SEED.replace("Dry", "Dürre \x1b[31m \x9b \u202e"), encoding="utf-8")
    out = run("export", "a.txt").out
    assert out.isascii()
    assert "\x1b" not in out
    assert out.endswith("]\n")


# check


def test_check_gives_place_verdict_and_sentence(run: Figcheck) -> None:
    lines = run("check", "a.txt").out.splitlines()
    assert lines[0] == "Heatmap: Yield"
    assert "a.txt:12:3: supported: “The highest value is 28.”" in lines
    refuted = lines.index("a.txt:13:3: refuted: “The lowest value is 12.”")
    assert "11" in lines[refuted + 1], "the explanation follows"
    assert any(line.startswith("a.txt:10:") and "ragged-row" in line for line in lines)
    assert lines[-2].startswith("a.txt: 12 values, 1 supported, 1 refuted, 1 unparsed, 1 find")


def test_sentences_without_a_verdict_on_demand(run: Figcheck) -> None:
    assert "Gloops frob" not in run("check", "a.txt").out
    assert "a.txt:14:3: unparsed: “Gloops frob" in run("check", "--all", "a.txt").out


def test_check_adds_up_over_files(run: Figcheck) -> None:
    Path("b.txt").write_text(TRUE, encoding="utf-8")
    out = run("check", "a.txt", "b.txt").out
    assert out.splitlines()[-1] == (
        "2 files: 2 supported, 1 refuted, 2 unparsed, 2 findings, 1 relation"
    )


def test_figures_of_several_files_are_related_unless_told_not_to(run: Figcheck) -> None:
    Path("b.txt").write_text(TRUE, encoding="utf-8")
    told = run("check", "a.txt", "b.txt").out
    assert "\na.txt: same: " in told
    assert "\nb.txt: same: " in told
    assert "all 12 values are equal" in told
    assert "same: " not in run("check", "--no-related", "a.txt", "b.txt").out
    one, other = json.loads(run("export", "a.txt", "b.txt").out)
    assert [(r["id"], r["relation"], r["certain"]) for r in one["related"]] == [("b", "same", True)]
    assert [(r["id"], r["relation"]) for r in other["related"]] == [("a", "same")]
    assert one["related"][0]["fit"]["agreeing"] == 12
    assert json.loads(run("export", "--no-related", "a.txt", "b.txt").out)[0]["related"] == []


@pytest.mark.parametrize(
    ("fail_on", "codes"),
    [
        (("--fail-on", "never"), (0, 0, 0)),
        (("--fail-on", "unreadable"), (0, 0, 1)),
        ((), (0, 0, 1)),
        (("--fail-on", "refuted"), (0, 1, 1)),
    ],
)
def test_what_makes_check_fail(
    run: Figcheck, fail_on: tuple[str, ...], codes: tuple[int, int, int]
) -> None:
    Path("true.txt").write_text(TRUE, encoding="utf-8")
    Path("binary.txt").write_bytes(bytes(range(256)))
    files = ("true.txt", "a.txt", "binary.txt")
    assert tuple(run("check", *fail_on, file).code for file in files) == codes


def test_a_missing_file_is_worse_than_a_refuted_claim(run: Figcheck) -> None:
    done = run("check", "--fail-on", "refuted", "a.txt", "missing.txt")
    assert done.code == cli.TROUBLE
    assert "missing.txt" in done.err
    assert "refuted" in done.out
    assert run("check", "--fail-on", "never", "missing.txt").code == cli.TROUBLE


def test_no_control_character_reaches_the_terminal(run: Figcheck) -> None:
    hostile = SEED.replace("Yield", "Yield \x1b]0;gotcha\x07 \x9b31m").replace(
        "Gloops", "Gloops \x1b[2J \r \u202e"
    )
    Path("a\x1b[31m.txt").write_text(hostile, encoding="utf-8")
    done = run("check", "--all", "a\x1b[31m.txt", "missing\x1b.txt")
    printed = (done.out + done.err).replace("\n", "")
    assert [c for c in printed if not c.isprintable()] == []
    assert "gotcha" in done.out


# colours


@pytest.mark.parametrize(
    ("terminal", "environment", "coloured"),
    [
        (True, {}, True),
        (True, {"NO_COLOR": ""}, True),
        (True, {"NO_COLOR": "1"}, False),
        (True, {"TERM": "dumb"}, False),
        (False, {}, False),
    ],
)
def test_colours_on_a_terminal_only(
    run: Figcheck,
    monkeypatch: pytest.MonkeyPatch,
    terminal: bool,
    environment: dict[str, str],
    coloured: bool,
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal)
    out = run("check", "a.txt").out
    assert ("\x1b[31mrefuted\x1b[0m" in out) == coloured
    assert ("\x1b" in out) == coloured


# the process


def figcheck_process(
    *arguments: str, cwd: Path, **environment: str
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "figcheck", *arguments],
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        check=False,
    )


def test_version(tmp_path: Path) -> None:
    done = figcheck_process("--version", cwd=tmp_path)
    assert done.stdout.decode().strip() == f"figcheck {figcheck.__version__}"


def test_a_wrong_command_line(tmp_path: Path) -> None:
    done = figcheck_process("export", "--format", "xml", "a.txt", cwd=tmp_path)
    assert done.returncode == cli.TROUBLE
    assert b"xml" in done.stderr


def test_a_terminal_without_unicode(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(SEED, encoding="utf-8")
    done = figcheck_process("check", "a.txt", cwd=tmp_path, PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr
    assert b"\\u201cThe highest value is 28.\\u201d" in done.stdout


def test_a_reader_that_has_enough(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(SEED, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, "-m", "figcheck", "export", *["a.txt"] * 200],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""


def test_neither_matplotlib_nor_mkdocs_is_loaded(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(SEED, encoding="utf-8")
    program = (
        "import sys; from figcheck import cli; cli.main(['export', 'a.txt']);"
        "cli.main(['check', 'a.txt']);"
        "print({'matplotlib', 'numpy', 'mkdocs'} & set(sys.modules), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, check=True
    )
    assert done.stderr.decode().strip() == "set()"


@pytest.mark.parametrize("form", ["text", "json", "sarif", "junit", "github", "markdown"])
def test_a_name_that_is_no_text(run: Figcheck, form: str) -> None:
    name = os.fsdecode(b"a\xff.txt")
    Path(name).write_text(SEED, encoding="utf-8")
    assert run("check", "--format", form, name, "missing" + name).code == cli.TROUBLE
