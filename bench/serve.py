"""What one changed description costs under `mkdocs serve`.

    python -m bench.serve [--count 100] [--rounds 5]

A site of descriptions like the seeds is served; then, in turn, a page of the author is changed in
a bare MkDocs site of the same pages and files, and a description in the site with figcheck. MkDocs
tells how long each rebuild took. Printed are these seconds, and the seconds of processor time that
each server used meanwhile, which other work on the machine does not change much.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import IO

from bench.build import bare, build, site
from bench.report import Table, print_machine

ADDED = "what figcheck adds"
_BUILT = re.compile(r"Documentation built in ([\d.]+) seconds")


class Server:
    """A running `mkdocs serve`."""

    def __init__(self, folder: Path, stack: ExitStack, port: int) -> None:
        """Starts it, and waits for the first build."""
        command = [sys.executable, "-m", "mkdocs", "serve", "-a", f"127.0.0.1:{port}"]
        environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONUNBUFFERED": "1"}
        process = stack.enter_context(
            subprocess.Popen(
                command, cwd=folder, env=environment, stderr=subprocess.PIPE, text=True
            )
        )
        stack.callback(process.terminate)
        self._pid = process.pid
        assert process.stderr is not None
        self._lines: IO[str] = process.stderr
        self.wait()

    def processor_time(self) -> float:
        """Seconds of processor time that it has used, NaN where the system does not say so."""
        try:
            told = Path(f"/proc/{self._pid}/stat").read_text(encoding="utf-8")
        except OSError:
            return float("nan")
        # The 14th and 15th field; the second one is a name in brackets that may hold spaces.
        user, system = told.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def wait(self) -> float:
        """Seconds that the next build takes."""
        for line in self._lines:
            if match := _BUILT.search(line):
                return float(match[1])
        raise SystemExit("the server ended")


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    print_machine("mkdocs", "mkdocs-material")
    names = ("bare MkDocs", "one description changed")
    times: dict[str, list[float]] = {name: [] for name in names}
    used: dict[str, list[float]] = {name: [] for name in names}
    with tempfile.TemporaryDirectory() as temporary, ExitStack() as stack:
        ours = site(Path(temporary, "ours"), options.count)
        build(ours)
        theirs = bare(Path(temporary, "bare"), ours / "site")
        servers = [Server(theirs, stack, 8471), Server(ours, stack, 8472)]
        seeds = sorted((ours / "seeds").iterdir())
        for round_ in range(options.rounds):
            seed = seeds[round_ * 7 % len(seeds)]
            for name, server, file in zip(
                names, servers, (theirs / "docs" / "index.md", seed), strict=True
            ):
                before = server.processor_time()
                file.write_text(f"{file.read_text('utf-8')}\nNote {round_}.", encoding="utf-8")
                times[name].append(server.wait())
                used[name].append(server.processor_time() - before)
    print(f"{options.count} figures, {options.rounds} rounds\n")
    for unit, measured in (("seconds", times), ("seconds of processor time", used)):
        pairs = zip(measured[names[1]], measured[names[0]], strict=True)
        measured[ADDED] = [a - b for a, b in pairs]
        asked = {ADDED: "at most 0.5 s"} if unit == "seconds" else {}
        print(f"{Table(unit, measured, names[0], asked=asked)}\n")


if __name__ == "__main__":
    main()
