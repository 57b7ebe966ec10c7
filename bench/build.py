"""What figcheck adds to a build of MkDocs: cold, with nothing changed, with one seed changed.

    python -m bench.build [--counts 10 100 1000] [--rounds 5] [--plain 20]

Sites of descriptions like the seeds are built in turn: as a bare MkDocs site whose pages and
files are those that figcheck made (a hook hands the finished HTML over, so that no markdown is
parsed), with an empty cache, with nothing changed, and with one description changed. Each build
is a process of its own. `--plain` figures are also drawn with plain matplotlib, an SVG and a PNG
each, one after the other; the time for all of a site is what these take, times their share.
Printed are seconds, seconds of processor time (which other work on the machine changes less),
ratios to the bare build of the same round, and the peak memory of the main process.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from bench import figures
from bench.processes import adopt, orphans
from bench.report import Table, print_machine

ROOT = Path(__file__).resolve().parent.parent
CONFIG = """\
site_name: Figures
theme: {name: material, font: false}
plugins: [search, figcheck]
"""
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
start = time.perf_counter()
for figure in made:
    plain(figure, "svg")
    plain(figure, "png")
print(time.perf_counter() - start)
"""


@dataclass(frozen=True)
class Run:
    """One build: seconds, seconds of processor time of all its processes, MiB at its peak."""

    seconds: float
    used: float
    memory: float


def site(folder: Path, count: int) -> Path:
    """A site with `count` descriptions."""
    figures.write(folder / "seeds", count)
    (folder / "docs").mkdir()
    (folder / "docs" / "index.md").write_text("# Figures\n\n<!-- figcheck: gallery -->\n")
    (folder / "mkdocs.yml").write_text(CONFIG)
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


def plain(count: int, of: int) -> float:
    """Seconds that plain matplotlib takes for a site, by a sample of its figures."""
    if not count:
        return float("nan")
    command = [sys.executable, "-c", PLAIN, str(count)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return float(done.stdout) * of / count


def change(folder: Path) -> None:
    """Changes the first description."""
    seed = min((folder / "seeds").iterdir())
    with seed.open("a", encoding="utf-8") as file:
        file.write("\nThe figure is a heatmap.")


def measure(folder: Path, count: int, rounds: int, sample: int) -> None:
    """Builds sites of one size in turn and prints the table."""
    ours = site(folder / "ours", count)
    build(ours)
    theirs = bare(folder / "bare", ours / "site")
    names = ("bare MkDocs", "cold", "nothing changed", "one seed changed")
    times: dict[str, list[float]] = {name: [] for name in names}
    used: dict[str, list[float]] = {name: [] for name in names}
    memory: dict[str, list[float]] = {name: [] for name in names}
    drawn: dict[str, list[float]] = {"plain matplotlib + bare MkDocs": []}
    for _ in range(rounds):
        runs = [build(theirs)]
        shutil.rmtree(ours / ".cache")
        runs += [build(ours), build(ours)]
        change(ours)
        runs.append(build(ours))
        for name, run in zip(names, runs, strict=True):
            times[name].append(run.seconds)
            used[name].append(run.used)
            memory[name].append(run.memory)
        if sample:
            drawn["plain matplotlib + bare MkDocs"].append(plain(sample, count) + runs[0].seconds)
    print(f"\n### {count} figures, {rounds} rounds\n")
    print(Table("seconds", times, "bare MkDocs"))
    print()
    print(Table("seconds of processor time", used, "bare MkDocs"))
    if sample:
        print()
        print(Table("seconds", {**drawn, "cold": times["cold"]}, *drawn))
    print()
    print(Table("MiB at the peak", memory, "bare MkDocs"))


def main() -> None:
    """Prints the tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--counts", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--plain", type=int, default=20, help="figures drawn by plain matplotlib")
    options = parser.parse_args()
    print_machine("mkdocs", "mkdocs-material", "matplotlib")
    for count in options.counts:
        with tempfile.TemporaryDirectory() as temporary:
            measure(Path(temporary), count, options.rounds, options.plain)


if __name__ == "__main__":
    main()
