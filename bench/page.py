"""Runs the benchmarks and writes docs/performance.md from what they print.

    python -m bench.page [--keep FOLDER] [--only TITLE ...]

What a benchmark has printed is kept in FOLDER (build/bench unless given), and not measured again:
remove its file to have it measured anew. All of it takes half an hour on an idle machine
with two cores, most of which is the large site. `--only` measures the sections of these titles;
of the others, those that were measured before are on the page.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "performance.md"

HEAD = """\
# How fast it is

The descriptions are made up like the seeds (`bench/figures.py`): heatmaps of two to four panels
with 40 to 300 values and 10 to 25 sentences each. What is compared is measured in turn, in one
run: a machine's own speed changes by half within minutes, and only ratios say something. Each
table is what the command above it prints; `python -m bench.page` runs them all and writes this
page. Where other work ran beside, seconds are more than on an idle machine, and processor time is
what to compare.
"""


@dataclass(frozen=True)
class Benchmark:
    """A section of the page.

    Attributes:
        title: its heading.
        text: what is measured.
        command: module in `bench` and its arguments.
    """

    title: str
    text: str
    command: str


BENCHMARKS = (
    Benchmark(
        "Drawing",
        "A figure with matplotlib as it is commonly written, and as figcheck draws it: all text of "
        "the PNG as a few outlines, that of the SVG as elements, no axes, ticks and text objects.",
        "drawing --count 8 --rounds 3",
    ),
    Benchmark(
        "Stages", "Where the time of a new description goes.", "stages --count 20 --rounds 2"
    ),
    Benchmark(
        "Builds",
        "A site against a bare MkDocs site of the same pages and files, and against plain "
        "matplotlib drawing an SVG and a PNG of each figure, one after the other. Processor time "
        "is that of all processes; two of them work in about half of it. SVG only is the option "
        "`png: false`, against a bare site without PNG.",
        "build --counts 10 100 --rounds 3 --plain 10 --svg",
    ),
    Benchmark(
        "A large site",
        "The same with a thousand figures.",
        "build --counts 1000 --rounds 1 --plain 20 --pairs 10",
    ),
    Benchmark(
        "Serving",
        "One description changed under `mkdocs serve`.",
        "serve --count 100 --rounds 5",
    ),
    Benchmark(
        "Galleries",
        "The same pictures in the same formats by galleries that run scripts: mkdocs-gallery, and "
        "sphinx-gallery on two processes.",
        "galleries --count 100",
    ),
    Benchmark(
        "Sentences",
        "Reading a sentence and judging it.",
        "sentences --count 20",
    ),
    Benchmark(
        "A corpus",
        "`figcheck audit` with one and two workers.",
        "audit --counts 300 1000 --rounds 1",
    ),
)


def place(benchmark: Benchmark, kept: Path) -> Path:
    """Where it is kept what a benchmark has printed.

    Args:
        benchmark: the benchmark.
        kept: the folder of what was printed before.
    """
    return kept / f"{benchmark.title.lower().replace(' ', '-')}.md"


def measured(benchmark: Benchmark, kept: Path) -> str:
    """What a benchmark prints.

    Args:
        benchmark: the benchmark.
        kept: the folder of what was printed before.
    """
    module, *arguments = benchmark.command.split()
    file = place(benchmark, kept)
    if not file.is_file():
        command = [sys.executable, "-m", f"bench.{module}", *arguments]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        file.write_text(done.stdout, encoding="utf-8")
    return file.read_text(encoding="utf-8").strip()


def main() -> None:
    """Writes the page."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--keep", type=Path, default=ROOT / "build" / "bench")
    parser.add_argument("--only", nargs="+", choices=[each.title for each in BENCHMARKS])
    options = parser.parse_args()
    kept: Path = options.keep
    kept.mkdir(parents=True, exist_ok=True)
    sections = [HEAD]
    for benchmark in BENCHMARKS:
        asked = not options.only or benchmark.title in options.only
        if not asked and not place(benchmark, kept).is_file():
            continue
        # A line of its own for the machine, and a blank line before each table.
        printed = re.sub(r"(?<=[^|\n])\n(?=[^\n])", "  \n", measured(benchmark, kept))
        sections.append(
            f"## {benchmark.title}\n\n{benchmark.text}\n\n"
            f"```sh\npython -m bench.{benchmark.command}\n```\n\n{printed}\n"
        )
    PAGE.write_text("\n".join(sections), encoding="utf-8")


if __name__ == "__main__":
    main()
