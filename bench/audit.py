"""How many descriptions `figcheck audit` checks a second, and how much memory it takes.

    python -m bench.audit [--counts 200 1000] [--rounds 3] [--workers 1 2]

Descriptions like the seeds are audited from a Parquet file by one worker and by two in turn.
Printed are descriptions a second, start and end of the cluster included and apart, the rate of
reading and checking alone in this process, and the peak memory of the process that gives out the
work and of the largest worker.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench import figures
from bench.report import Table, print_machine

from figcheck.auditing.sources import Columns, find
from figcheck.auditing.work import examine

RUN = """\
import resource, sys, time
from pathlib import Path
from figcheck.auditing import engine

if __name__ == "__main__":
    seconds = []
    audit = engine.Audit(sys.argv[1], Path(sys.argv[2]), jobs=int(sys.argv[3]), size=100)
    engine.run(audit, tell=lambda line: None, progress=lambda p: seconds.append(p.seconds))
    own, workers = (resource.getrusage(who).ru_maxrss / 1024
                    for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    print(seconds[-1], own, workers)
"""


def alone(source: Path, most: int) -> float:
    """Descriptions a second of processor time, read and checked in this process.

    Args:
        source: the corpus.
        most: how many are taken.
    """
    columns = Columns()
    first, *_ = find(str(source), columns).partitions(most)
    descriptions = list(first.descriptions(columns))
    examine(descriptions[0])
    start = time.process_time()
    for description in descriptions:
        examine(description)
    return len(descriptions) / (time.process_time() - start)


def audit(source: Path, out: Path, workers: int) -> tuple[float, float, float, float]:
    """Seconds in all and of work, MiB of this side and of a worker at their peaks."""
    with tempfile.NamedTemporaryFile("w", suffix=".py") as script:
        script.write(RUN)
        script.flush()
        command = [sys.executable, script.name, str(source), str(out), str(workers)]
        root = str(Path(__file__).resolve().parent.parent / "plugins")
        environment = {**os.environ, "PYTHONPATH": root}
        start = time.perf_counter()
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
        seconds = time.perf_counter() - start
    work, own, worker = map(float, done.stdout.split())
    return seconds, work, own, worker


def main() -> None:
    """Prints the tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--counts", type=int, nargs="+", default=[200, 1000])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    options = parser.parse_args()
    print_machine("dask", "pyarrow")
    for count in options.counts:
        rates: dict[str, list[float]] = {"reading and checking alone": []}
        memory: dict[str, list[float]] = {}
        with tempfile.TemporaryDirectory() as temporary:
            source = figures.write_parquet(Path(temporary, "corpus.parquet"), count)
            for round_ in range(options.rounds):
                rates["reading and checking alone"].append(alone(source, 100))
                for workers in options.workers:
                    out = Path(temporary, f"out-{round_}-{workers}")
                    seconds, work, own, worker = audit(source, out, workers)
                    name = f"{workers} worker{'s' * (workers > 1)}"
                    rates.setdefault(name, []).append(count / work)
                    rates.setdefault(f"{name}, with start and end", []).append(count / seconds)
                    memory.setdefault(f"{name}: the process that gives out", []).append(own)
                    memory.setdefault(f"{name}: a worker", []).append(worker)
        print(f"\n### {count} descriptions, {options.rounds} rounds\n")
        first = f"{options.workers[0]} worker{'s' * (options.workers[0] > 1)}"
        print(Table("descriptions a second", rates, first))
        print()
        print(Table("MiB at the peak", memory))


if __name__ == "__main__":
    main()
