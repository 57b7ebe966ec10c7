"""How long the site takes to build: cold, unchanged, and without figcheck.

    python bench/build.py [--runs 5]

Builds the site of the repository's own descriptions in turn: with an empty
cache, with everything unchanged, and as a bare MkDocs site that has the same
finished pages and downloads as files of its own. Each build is a process of its
own. Prints medians, spread and the ratio to the bare build of the same round.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BARE = """\
site_name: bare
docs_dir: docs
theme: {name: material, font: false}
plugins: [search]
"""


def project(folder: Path) -> Path:
    """A copy of the project, so that its own cache stays as it is."""
    for name in ("docs", "seeds"):
        shutil.copytree(ROOT / name, folder / name)
    shutil.copy(ROOT / "mkdocs.yml", folder)
    return folder


def bare(folder: Path, site: Path) -> Path:
    """A site without figcheck that holds the pages and files of a finished one."""
    docs = folder / "docs"
    shutil.copytree(ROOT / "docs", docs)
    for page in (site / "figures").glob("*/index.html"):
        target = docs / "figures" / page.parent.name
        target.mkdir(parents=True)
        article = page.read_text(encoding="utf-8").split("<article", 1)[1].split(">", 1)[1]
        article = article.split("</article>\n</div>", 1)[0]
        body = "".join(line.strip() for line in article.splitlines())
        (target / "index.md").write_text(f"<div>{body}</div>\n", encoding="utf-8")
        for file in page.parent.iterdir():
            if file.suffix != ".html":
                shutil.copy(file, target)
    (folder / "mkdocs.yml").write_text(BARE, encoding="utf-8")
    return folder


def build(folder: Path) -> float:
    """Seconds that one build takes, as a process of its own."""
    command = [sys.executable, "-m", "mkdocs", "build", "-q", "-d", str(folder / "site")]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    start = time.perf_counter()
    subprocess.run(command, cwd=folder, env=environment, check=True)
    return time.perf_counter() - start


def row(name: str, seconds: list[float], base: list[float]) -> str:
    """A line of the table: median, lowest, highest, and the median of the ratios."""
    ratio = statistics.median(a / b for a, b in zip(seconds, base, strict=True))
    median = statistics.median(seconds)
    return f"{name:24}{median:8.2f}{min(seconds):8.2f}{max(seconds):8.2f}{ratio:10.2f}"


def main() -> None:
    """Runs the builds and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    times: dict[str, list[float]] = {"bare MkDocs": [], "cold": [], "unchanged": []}
    with tempfile.TemporaryDirectory() as temporary:
        ours = project(Path(temporary, "ours"))
        os.environ["XDG_CACHE_HOME"] = str(Path(temporary, "cache"))
        build(ours)
        theirs = bare(Path(temporary, "bare"), ours / "site")
        for _ in range(runs):
            times["bare MkDocs"].append(build(theirs))
            shutil.rmtree(Path(temporary, "cache"), ignore_errors=True)
            shutil.rmtree(ours / ".cache", ignore_errors=True)
            times["cold"].append(build(ours))
            times["unchanged"].append(build(ours))
    libraries = ", ".join(f"{n} {version(n)}" for n in ("mkdocs", "mkdocs-material", "matplotlib"))
    seeds = len(list((ROOT / "seeds").iterdir()))
    print(f"{platform.platform()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    print(f"{libraries}; {seeds} figures, {runs} rounds, seconds")
    print(f"{'build':24}{'median':>8}{'min':>8}{'max':>8}{'ratio':>10}")
    for name, seconds in times.items():
        print(row(name, seconds, times["bare MkDocs"]))


if __name__ == "__main__":
    main()
