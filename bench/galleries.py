"""figcheck against galleries that run scripts: mkdocs-gallery and sphinx-gallery.

    python -m bench.galleries [--count 100] [--rounds 1] [--venv FOLDER]

The figures of descriptions like the seeds are drawn from nothing by each: an SVG, a PNG and a
thumbnail a figure, and its page. The galleries run a script a figure that draws it with plain
matplotlib, from its values; figcheck reads, checks and draws the descriptions. The galleries are
installed into a virtual environment of their own (build/bench/galleries unless given), with the
same versions of matplotlib, MkDocs and its theme; sphinx-gallery runs on two processes.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import tempfile
import time
import venv
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path

from bench import figures
from bench.build import build, site
from bench.drawing import panels
from bench.processes import adopt, orphans
from bench.report import Table, print_machine

from figcheck.reading import read_text

ROOT = Path(__file__).resolve().parent.parent
GALLERIES = ("mkdocs-gallery==0.10.4", "sphinx-gallery==0.22.1", "sphinx", "joblib")
ASKED = {"mkdocs-gallery": "at least 8", "sphinx-gallery": "at least 2.5"}
"""What is asked of ratios, of a hundred figures."""
SAME = ("matplotlib", "numpy", "pillow", "mkdocs", "mkdocs-material")

SCRIPT = '''\
"""
{title}
{line}

{words}
"""

# %%
# The values of the figure.
import sys

sys.path.insert(0, {folder!r})
from plain import Panel, plot

panels = {panels!r}

# %%
# As a vector graphic; the gallery makes the other one.
plot({title!r}, panels).savefig({svg!r})
'''
MKDOCS = """\
site_name: Figures
theme: {name: material, font: false}
nav: [index.md, {Figures: gallery}]
plugins:
  - search
  - gallery:
      examples_dirs: examples
      gallery_dirs: docs/gallery
"""
SPHINX = """\
project = "Figures"
extensions = ["sphinx_gallery.gen_gallery"]
sphinx_gallery_conf = {
    "examples_dirs": "examples",
    "gallery_dirs": "gallery",
    "filename_pattern": ".*",
    "parallel": 2,
}
"""


def environment(folder: Path) -> Path:
    """The Python of a virtual environment with the galleries, made if it is not there."""
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    done = folder / "installed"
    wanted = [*GALLERIES, *(f"{name}=={version(name)}" for name in SAME)]
    if not done.is_file() or done.read_text("utf-8").split() != wanted:
        venv.create(folder, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "-q", *wanted], check=True)
        done.write_text("\n".join(wanted), encoding="utf-8")
    return python


def scripts(folder: Path, count: int, heading: str) -> None:
    """Writes a script a figure.

    Args:
        folder: where to.
        count: how many.
        heading: name and text of the file that a gallery takes its heading from.
    """
    folder.mkdir(parents=True)
    name, _, text = heading.partition(":")
    (folder / name).write_text(text, encoding="utf-8")
    for n in range(count):
        figure = read_text(figures.description(n))
        shown = SCRIPT.format(
            title=figure.title,
            line="=" * len(figure.title),
            words="A heatmap.",
            folder=str(ROOT / "bench"),
            panels=panels(figure),
            svg=str(folder.parent / f"{n}.svg"),
        )
        (folder / f"plot_{n:04}.py").write_text(shown, encoding="utf-8")


def run(command: list[str], folder: Path) -> tuple[float, float, float]:
    """Seconds, seconds of processor time, and MiB at the peak of the first process."""
    adopt()
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "MPLBACKEND": "agg"}
    environment.pop("PYTHONPATH", None)
    start = time.perf_counter()
    with (
        (folder / "log.txt").open("w") as log,
        subprocess.Popen(
            command, cwd=folder, env=environment, stdout=log, stderr=subprocess.STDOUT
        ) as process,
    ):
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    seconds = time.perf_counter() - start
    if process.returncode:
        raise SystemExit((folder / "log.txt").read_text("utf-8")[-3000:])
    used = usage.ru_utime + usage.ru_stime + orphans()
    return seconds, used, usage.ru_maxrss / 1024


def mkdocs_gallery(python: Path, folder: Path, count: int) -> tuple[float, float, float]:
    """Builds with mkdocs-gallery."""
    scripts(folder / "examples", count, "README.md:# Figures\n")
    (folder / "docs").mkdir()
    (folder / "docs" / "index.md").write_text("# Figures\n", encoding="utf-8")
    (folder / "mkdocs.yml").write_text(MKDOCS, encoding="utf-8")
    return run([str(python), "-m", "mkdocs", "build", "-q"], folder)


def sphinx_gallery(python: Path, folder: Path, count: int) -> tuple[float, float, float]:
    """Builds with sphinx-gallery on two processes."""
    scripts(folder / "examples", count, "GALLERY_HEADER.rst:Figures\n=======\n")
    (folder / "index.rst").write_text("Figures\n=======\n\n.. toctree::\n\n   gallery/index\n")
    (folder / "conf.py").write_text(SPHINX, encoding="utf-8")
    command = [str(python), "-m", "sphinx", "-q", "-j", "2", "-b", "html", ".", "site"]
    return run(command, folder)


def figcheck(folder: Path, count: int) -> tuple[float, float, float]:
    """Builds with figcheck from an empty cache."""
    folder.mkdir()
    built = build(site(folder, count))
    return built.seconds, built.used, built.memory


def main() -> None:
    """Prints the tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--venv", type=Path, default=ROOT / "build" / "bench" / "galleries")
    options = parser.parse_args()
    python = environment(options.venv.resolve())
    found: dict[str, list[tuple[float, float, float]]] = {}
    with tempfile.TemporaryDirectory() as temporary:
        for _ in range(options.rounds):
            folders = {name: Path(temporary, name) for name in ("figcheck", "mkdocs", "sphinx")}
            for name, result in (
                ("figcheck", figcheck(folders["figcheck"], options.count)),
                ("mkdocs-gallery", mkdocs_gallery(python, folders["mkdocs"], options.count)),
                ("sphinx-gallery", sphinx_gallery(python, folders["sphinx"], options.count)),
            ):
                found.setdefault(name, []).append(result)
            for folder in folders.values():
                shutil.rmtree(folder)
    print_machine("mkdocs", "mkdocs-material", "matplotlib")
    print(f"{options.count} figures, {options.rounds} rounds, {', '.join(GALLERIES[:2])}\n")
    for place, unit in enumerate(("seconds", "seconds of processor time", "MiB at the peak")):
        measured: Mapping[str, list[float]] = {
            name: [result[place] for result in results] for name, results in found.items()
        }
        asked = ASKED if unit == "seconds" else {}
        print(f"{Table(unit, measured, 'figcheck', asked=asked)}\n")


if __name__ == "__main__":
    main()
