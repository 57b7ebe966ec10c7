"""How many descriptions `figcheck audit` checks a second, and how much memory it takes.

    python -m bench.audit [--counts 200 1000] [--rounds 3] [--workers 1 2] [--large 100000]

Descriptions like the seeds are audited from a Parquet file by one worker and by two in turn.
Printed are descriptions a second, start and end of the cluster included and apart, the rate of
reading and checking alone in this process, and the peak memory of the process that gives out the
work and of the largest worker, by size of the corpus. `--large` audits one more corpus, once, to
show that memory does not grow with it; a hundred thousand descriptions take about an hour.
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
from figcheck.auditing.work import examine, make_ready
from figcheck.publishing.undisturbed import undisturbed

RUN = """\
import resource, sys, time
from pathlib import Path
from figcheck.auditing import engine

if __name__ == "__main__":
    seconds = []
    audit = engine.Audit(sys.argv[1], Path(sys.argv[2]), jobs=int(sys.argv[3]))
    engine.run(audit, tell=lambda line: None, progress=lambda p: seconds.append(p.seconds))
    own, workers = (resource.getrusage(who).ru_maxrss / 1024
                    for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    print(seconds[-1], own, workers)
"""


ALONE = "reading and checking alone"


def alone(source: Path, most: int) -> float:
    """Descriptions a second of processor time, read and checked in this process.

    Args:
        source: the corpus.
        most: how many are taken.
    """
    columns = Columns()
    first, *_ = find(str(source), columns).partitions(most)
    descriptions = list(first.descriptions(columns))
    make_ready()
    examine(descriptions[0])
    start = time.process_time()
    for description in descriptions:
        with undisturbed():
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


def called(workers: int) -> str:
    """What so many workers are called in the tables."""
    return f"{workers} worker{'s' * (workers > 1)}"


def main() -> None:
    """Prints the tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--counts", type=int, nargs="+", default=[200, 1000])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--large", type=int, default=0, help="size of one more corpus")
    options = parser.parse_args()
    print_machine("dask", "pyarrow")
    first, most = called(options.workers[0]), options.workers[-1]
    asked = {ALONE: "≥ 40 a core", called(1): "≥ 40", called(2): f"≥ 1.8 times {called(1)}"}
    memory: dict[str, list[float]] = {}
    for count in (*options.counts, *([options.large] if options.large else ())):
        large = count == options.large
        rates: dict[str, list[float]] = {}
        with tempfile.TemporaryDirectory() as temporary:
            source = figures.write_parquet(Path(temporary, "corpus.parquet"), count)
            for round_ in range(1 if large else options.rounds):
                rates.setdefault(ALONE, []).append(alone(source, 100))
                for workers in (most,) if large else options.workers:
                    out = Path(temporary, f"out-{round_}-{workers}")
                    seconds, work, own, worker = audit(source, out, workers)
                    name = called(workers)
                    rates.setdefault(name, []).append(count / work)
                    rates.setdefault(f"{name}, with start and end", []).append(count / seconds)
                    if workers == most:
                        memory.setdefault(f"gives out {count:,}", []).append(own)
                        memory.setdefault(f"a worker, of {count:,}", []).append(worker)
        print(f"\n### {count:,} descriptions, {len(rates[ALONE])} rounds\n")
        bases = () if large else (first,)
        print(Table("descriptions a second", rates, *bases, asked=asked))
    print(f"\n### Memory by the size of the corpus, {called(most)}\n")
    sizes = dict.fromkeys(memory, "the same whatever the size")
    print(Table("MiB at the peak", memory, asked=sizes))


if __name__ == "__main__":
    main()
