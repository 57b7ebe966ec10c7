"""What figcheck adds to a build of MkDocs: cold, with nothing changed, with one seed changed.

    python -m bench.build [--counts 10 100 1000] [--rounds 5] [--plain 20] [--pairs 0] [--svg]

Sites of descriptions like the seeds are built in turn: as a bare MkDocs site whose pages and
files are those that figcheck made (a hook hands the finished HTML over, so that no markdown is
parsed), with an empty cache, with nothing changed, and with one description changed. Each build
is a process of its own. `--plain` figures are also drawn with plain matplotlib, an SVG and a PNG
each, one after the other; the time for all of a site is what these take, times their share.
Printed are seconds, seconds of processor time (which other work on the machine changes less),
ratios to the bare build of the same round, and the peak memory of the main process. `--pairs`
adds builds with nothing changed, each beside a bare one; `--svg` adds cold builds without PNG.
"""

from __future__ import annotations

import argparse
import compileall
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bench import figures
from bench.processes import adopt, orphans
from bench.report import Table, print_machine

import figcheck

ROOT = Path(__file__).resolve().parent.parent
CONFIG = """\
site_name: Figures
theme: {name: material, font: false}
plugins: [search, figcheck]
"""
SVG_ONLY = CONFIG.replace("figcheck", "{figcheck: {png: false}}")
BARE = """\
site_name: Figures
theme: {name: material, font: false}
plugins: [search]
not_in_nav: "figures/*/index.md"
hooks: [ready.py]
"""
HOOK = '''\
"""Pages that are finished HTML, and the tables of contents of their headings."""

import re
from pathlib import Path

from mkdocs.structure.toc import AnchorLink, TableOfContents

READY = Path(__file__).parent / "ready"
HEADING = re.compile(r'<h2 id="([^"]+)">([^<]*)')


def on_page_content(html, page, config, files):
    file = READY / f"{page.file.src_uri}.html"
    if not file.is_file():
        return html
    html = file.read_text(encoding="utf-8")
    top = AnchorLink(page.title, "", 1)
    top.children = [AnchorLink(title, id, 2) for id, title in HEADING.findall(html)]
    page.toc = TableOfContents([top])
    return html
'''
PLAIN = """\
import sys, time
from bench.drawing import plain
from bench import figures
from figcheck.reading import read_text

made = [read_text(figures.description(n)) for n in range(int(sys.argv[1]) + 1)]
plain(made.pop(), "png")
start, used = time.perf_counter(), time.process_time()
for figure in made:
    plain(figure, "svg")
    plain(figure, "png")
print(time.perf_counter() - start, time.process_time() - used)
"""


@dataclass(frozen=True)
class Run:
    """One build: seconds, seconds of processor time of all its processes, MiB at its peak."""

    seconds: float
    used: float
    memory: float


def site(folder: Path, count: int, config: str = CONFIG) -> Path:
    """A site with `count` descriptions."""
    figures.write(folder / "seeds", count)
    (folder / "docs").mkdir()
    (folder / "docs" / "index.md").write_text("# Figures\n\n<!-- figcheck: gallery -->\n")
    (folder / "mkdocs.yml").write_text(config)
    return folder


def bare(folder: Path, finished: Path) -> Path:
    """A site without figcheck that has the pages and files of a finished one."""
    docs, ready = folder / "docs", folder / "ready"
    docs.mkdir(parents=True)
    (folder / "mkdocs.yml").write_text(BARE)
    (folder / "ready.py").write_text(HOOK)
    for file in sorted(finished.rglob("*")):
        place = file.relative_to(finished)
        if place.parts[0] == "figures" and file.is_file() and file.name != "index.html":
            (docs / place.parent).mkdir(parents=True, exist_ok=True)
            shutil.copy(file, docs / place)
        elif file.name == "index.html":
            searched = place.parts[0] != "lists"
            _page(
                docs / place.parent,
                ready / place.parent,
                file.read_text("utf-8"),
                searched=searched,
            )
    return folder


def _page(stub: Path, ready: Path, page: str, *, searched: bool) -> None:
    for folder in (stub, ready):
        folder.mkdir(parents=True, exist_ok=True)
    matter = "" if searched else "---\nsearch:\n  exclude: true\n---\n"
    (stub / "index.md").write_text(f"{matter}# Figure\n", encoding="utf-8")
    # Claims are articles within that of the page.
    article = page.partition("<article")[2].partition(">")[2].rpartition("</article>")[0]
    (ready / "index.md.html").write_text(article, encoding="utf-8")


def build(folder: Path) -> Run:
    """Builds a site in a process of its own."""
    command = [sys.executable, "-m", "mkdocs", "build", "-q", "-d", str(folder / "site")]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    compiled()
    adopt()
    start = time.perf_counter()
    with subprocess.Popen(command, cwd=folder, env=environment) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    seconds = time.perf_counter() - start
    if process.returncode:
        raise SystemExit(f"the build of {folder} failed")
    used = usage.ru_utime + usage.ru_stime + orphans()
    return Run(seconds, used, usage.ru_maxrss / 1024)


@cache
def compiled() -> None:
    """Compiles figcheck, as pip does with what it installs, MkDocs and the galleries among it.

    Where figcheck is a folder that is worked in and Python is told to write no bytecode, every
    process would compile it anew.
    """
    compileall.compile_dir(Path(figcheck.__file__).parent, quiet=2)


def plain(sample: int, count: int, bare: Run) -> Run:
    """Plain matplotlib for a site, by a sample of its figures, and the bare build after it."""
    command = [sys.executable, "-c", PLAIN, str(sample)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    seconds, used = (float(each) * count / sample for each in done.stdout.split())
    return Run(seconds + bare.seconds, used + bare.used, bare.memory)


def change(folder: Path) -> None:
    """Changes the first description."""
    seed = min((folder / "seeds").iterdir())
    with seed.open("a", encoding="utf-8") as file:
        file.write("\nThe figure is a heatmap.")


NAMES = ("bare MkDocs", "cold", "nothing changed", "one seed changed")
PLAIN_AND_BARE = "plain matplotlib + bare MkDocs"
SVG = "cold, SVG only"
SECONDS = "seconds"
PROCESSOR = "seconds of processor time"
MEMORY = "MiB at the peak"
ASKED = {
    ("cold", 1000): "at most 0.2",
    ("memory", 1000): "at most 1.5",
    ("pairs", 1000): "at most 1.15",
    ("svg", 100): "at most 2.0",
}
"""What is asked of ratios, by what is measured and by the number of figures."""
UNITS: dict[str, Callable[[Run], float]] = {
    SECONDS: lambda run: run.seconds,
    PROCESSOR: lambda run: run.used,
    MEMORY: lambda run: run.memory,
}


def measure(folder: Path, count: int, options: argparse.Namespace) -> dict[str, list[Run]]:
    """Builds sites of one size in turn and prints the tables; the builds by their names."""
    ours = site(folder / "ours", count)
    theirs: Path | None = None
    runs: dict[str, list[Run]] = {name: [] for name in NAMES}
    drawn: list[Run] = []
    for _ in range(options.rounds):
        shutil.rmtree(ours / ".cache", ignore_errors=True)
        runs["cold"].append(build(ours))
        theirs = theirs or bare(folder / "bare", ours / "site")
        runs["bare MkDocs"].append(build(theirs))
        runs["nothing changed"].append(build(ours))
        if options.plain:
            drawn.append(plain(options.plain, count, runs["bare MkDocs"][-1]))
        change(ours)
        runs["one seed changed"].append(build(ours))
    print(f"\n### {count} figures, {options.rounds} rounds\n")
    for unit, of in UNITS.items():
        asked = _asked("memory", count, NAMES[1]) if unit == MEMORY else {}
        found = {name: [*map(of, runs[name])] for name in NAMES}
        print(f"{Table(unit, found, NAMES[0], asked=asked)}\n")
    if drawn:
        print(f"Plain matplotlib: {options.plain} figures, times {count / options.plain:g}.\n")
        for unit in (SECONDS, PROCESSOR):
            of = UNITS[unit]
            both = {PLAIN_AND_BARE: [*map(of, drawn)], "cold": [*map(of, runs["cold"])]}
            asked = _asked("cold", count, "cold") if unit == SECONDS else {}
            print(f"{Table(unit, both, PLAIN_AND_BARE, asked=asked)}\n")
    if options.svg:
        svg_only(folder, count, options.rounds)
    if options.pairs:
        build(ours)
        pairs: dict[str, list[Run]] = {NAMES[0]: [], NAMES[2]: []}
        for _ in range(options.pairs):
            pairs[NAMES[0]].append(build(theirs or ours))
            pairs[NAMES[2]].append(build(ours))
        print(f"### {count} figures, nothing changed, {options.pairs} pairs\n")
        _compare(pairs, NAMES[0], _asked("pairs", count, NAMES[2]))
    return runs


def svg_only(folder: Path, count: int, rounds: int) -> None:
    """Builds a site without PNG in turn with its bare one, and prints the tables."""
    ours = site(folder / "svg", count, SVG_ONLY)
    theirs: Path | None = None
    runs: dict[str, list[Run]] = {NAMES[0]: [], SVG: []}
    for _ in range(rounds):
        shutil.rmtree(ours / ".cache", ignore_errors=True)
        runs[SVG].append(build(ours))
        theirs = theirs or bare(folder / "svg bare", ours / "site")
        runs[NAMES[0]].append(build(theirs))
    print(f"### {count} figures, SVG only, {rounds} rounds\n")
    _compare(runs, NAMES[0], _asked("svg", count, SVG))


def _compare(runs: dict[str, list[Run]], base: str, asked: dict[str, str]) -> None:
    for unit in (SECONDS, PROCESSOR):
        found = {name: [*map(UNITS[unit], runs[name])] for name in runs}
        print(f"{Table(unit, found, base, asked=asked)}\n")


def _asked(what: str, count: int, row: str) -> dict[str, str]:
    """What is asked of a row."""
    return {row: ASKED[what, count]} if (what, count) in ASKED else {}


def main() -> None:
    """Prints the tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--counts", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--plain", type=int, default=20, help="figures drawn by plain matplotlib")
    parser.add_argument("--pairs", type=int, default=0, help="more builds with nothing changed")
    parser.add_argument("--svg", action="store_true", help="more cold builds, without PNG")
    options = parser.parse_args()
    print_machine("mkdocs", "mkdocs-material", "matplotlib")
    growth: dict[str, list[float]] = {}
    for count in options.counts:
        with tempfile.TemporaryDirectory() as temporary:
            runs = measure(Path(temporary), count, options)
        for name in NAMES[:3]:
            used = [1e3 * run.used / count for run in runs[name]]
            growth[f"{count} figures, {name}"] = used
    print("### Growth\n")
    print(Table("ms of processor time a figure", growth))


if __name__ == "__main__":
    main()
