"""A corpus on Dask: gives out its partitions, goes on where an earlier run was ended, counts."""

from __future__ import annotations

import json
import math
import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import cast

import dask
from dask.distributed import Client, Future, KilledWorker, LocalCluster, as_completed

from figcheck.auditing import summary, tables, work
from figcheck.auditing.sources import Columns, Corpus, Partition, find
from figcheck.publishing.builder import program

MANIFEST = "audit.json"
SUMMARY = "index.html"

_MOST = 200
"""Descriptions of a partition: some seconds of work, which is what a kill costs."""

_LEAST = 10
"""Descriptions that are worth the files of a partition."""

_PARTITIONS = 32
"""Partitions of a small corpus: with a few, one worker is at the last one while others wait."""

_AHEAD = 3
"""Partitions that are given out for each worker."""

_MOST_RETRIES = 50
"""How often a partition is given out again when its workers end."""


_SETTINGS = {
    # A worker that dies is a description's doing, and `work` knows which one; the partition is
    # given out again until it has been passed over.
    "distributed.scheduler.allowed-failures": 2,
    # A local cluster would give up for good a worker that happens to be starting anew when it
    # looks after one that died a while ago.
    "distributed.deploy.lost-worker-timeout": "365 days",
    # Dask looks a hundred times a second at what a worker is doing, and at whether it answers:
    # a twentieth of the worker's time.
    "distributed.worker.profile.interval": "1s",
    "distributed.admin.tick.interval": "500ms",
}


class AuditError(Exception):
    """An audit cannot be done; the message says why and what to do."""


@dataclass(frozen=True)
class Audit:
    """What is asked for.

    Attributes:
        source: what names the corpus, see `sources.find`.
        out: folder of the results.
        columns: where the descriptions are.
        scheduler: address of a Dask scheduler; "" for workers on this machine.
        jobs: how many workers on this machine, 0 for one a core.
        limit: seconds that a description may take.
        size: how many descriptions a worker takes at once, 0 for what suits the corpus.
        examine: gives the rows of a description.
    """

    source: str
    out: Path
    columns: Columns = field(default_factory=Columns)
    scheduler: str = ""
    jobs: int = 0
    limit: float = 60.0
    size: int = 0
    examine: Callable[..., dict[str, list[tables.Row]]] = work.examine


@dataclass(frozen=True)
class Progress:
    """How far an audit is.

    Attributes:
        done: descriptions that are done.
        total: descriptions of the corpus.
        before: those among the done that an earlier run did.
        seconds: how long this run has been at it.
    """

    done: int
    total: int
    before: int
    seconds: float

    @property
    def rate(self) -> float:
        """Descriptions a second in this run."""
        return (self.done - self.before) / self.seconds if self.seconds else 0.0

    @property
    def rest(self) -> float:
        """Seconds that are left at that rate."""
        return (self.total - self.done) / self.rate if self.rate else float("inf")


def run(
    audit: Audit, *, tell: Callable[[str], None], progress: Callable[[Progress], None]
) -> work.Counts:
    """Audits a corpus, or what an earlier run has left of it.

    Args:
        audit: what is asked for.
        tell: is told what people want to know, in a line.
        progress: is told how far it is.

    Returns:
        What came of all descriptions.

    Raises:
        sources.SourceError: the corpus cannot be read.
        AuditError: `out` holds something else, or workers end for no reason that a description
            could have.
        OSError: `out` cannot be written, or the scheduler cannot be reached.
    """
    corpus = find(audit.source, audit.columns)
    size = audit.size or min(max(math.ceil(corpus.count / _PARTITIONS), _LEAST), _MOST)
    out = audit.out.resolve()
    _prepare(audit, corpus, size, out)
    done = {int(file.stem) for file in (out / work.DONE).glob("*.json")}
    left = (p for p in corpus.partitions(size) if p.number not in done)
    first = next(left, None)
    if first is not None:
        before = sum(p.count for p in corpus.partitions(size) if p.number in done)
        if before:
            tell(f"going on after {before:,} of {corpus.count:,} descriptions")
        with ExitStack() as stack:
            client = _client(audit, stack)
            tell(f"dashboard: {client.dashboard_link}")
            job = work.Job(out, audit.columns, audit.limit, audit.examine)
            began = time.monotonic()
            finished = before
            for count in _results(client, job, _chained(first, left)):
                finished += count
                seconds = time.monotonic() - began
                progress(Progress(finished, corpus.count, before, seconds))
    counts = work.Counts()
    for file in sorted((out / work.DONE).glob("*.json")):
        counts.add(work.Counts.from_json(json.loads(file.read_bytes())))
    (out / SUMMARY).write_text(summary.page(audit.source, corpus.count, counts), encoding="utf-8")
    shutil.rmtree(out / work.RUNNING, ignore_errors=True)
    _tidy(out)
    return counts


def _prepare(audit: Audit, corpus: Corpus, size: int, out: Path) -> None:
    """Makes the folder of the results, or finds that it is that of the same audit."""
    manifest = {
        "source": audit.source,
        "files": corpus.fingerprint,
        "descriptions": corpus.count,
        "columns": vars(audit.columns),
        "size": size,
        "program": program(),
    }
    file = out / MANIFEST
    if file.is_file():
        try:
            earlier = json.loads(file.read_bytes())
        except ValueError:
            earlier = {}
        changed = sorted(key for key in manifest if earlier.get(key) != manifest[key])
        if changed:
            raise AuditError(
                f"{audit.out} holds an audit that differs in {', '.join(changed)}: it cannot be "
                "gone on with. Name another folder, or remove this one."
            )
    elif out.is_dir() and any(out.iterdir()):
        raise AuditError(f"{audit.out} holds other things than an audit. Name another folder.")
    for name in (*tables.SCHEMAS, work.DONE, work.RUNNING):
        (out / name).mkdir(parents=True, exist_ok=True)
    # What ended a worker of an earlier run may have been whoever ended that run.
    for note in (out / work.RUNNING).glob("*.json"):
        note.unlink()
    _tidy(out)
    file.write_text(json.dumps(manifest, indent=1), encoding="utf-8")


def _tidy(out: Path) -> None:
    """Removes files that workers had no time to finish."""
    for name in (*tables.SCHEMAS, work.DONE):
        for unfinished in (out / name).glob(".*.*.*"):
            unfinished.unlink()


def _client(audit: Audit, stack: ExitStack) -> Client:
    stack.enter_context(dask.config.set(_SETTINGS))
    if audit.scheduler:
        remote: Client = Client(audit.scheduler, timeout="20s")  # type: ignore[no-untyped-call]
        return cast("Client", stack.enter_context(remote))
    cluster = LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=audit.jobs or os.cpu_count() or 1,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
        silence_logs=50,
    )
    local: Client = Client(stack.enter_context(cluster))  # type: ignore[no-untyped-call]
    return cast("Client", stack.enter_context(local))


def _results(client: Client, job: work.Job, partitions: Iterator[Partition]) -> Iterator[int]:
    """The number of descriptions of each partition, as they are done; a few are under way."""
    retries: dict[int, int] = {}
    under_way: dict[Future[int], Partition] = {}
    waiting = as_completed()  # type: ignore[no-untyped-call]

    def give_out(partition: Partition) -> None:
        attempt = retries.get(partition.number, 0)
        key = f"partition-{partition.number:06}-{attempt}-{os.getpid()}"
        future = client.submit(work.run, partition, job, key=key, pure=False)
        under_way[future] = partition
        waiting.add(future)  # type: ignore[no-untyped-call]

    workers = max(1, len(client.scheduler_info(n_workers=-1)["workers"]))
    for partition in islice(partitions, workers * _AHEAD):
        give_out(partition)
    for future in waiting:
        partition = under_way.pop(future)
        try:
            count = future.result()
        except KilledWorker as error:
            attempt = retries[partition.number] = retries.get(partition.number, 0) + 1
            if attempt > _MOST_RETRIES:
                place = partition.file or partition.names[0]
                raise AuditError(
                    f"{place}: the workers that take its descriptions from number "
                    f"{partition.first} on keep ending, whatever is passed over. Look at their "
                    "logs; they may have too little memory."
                ) from error
            give_out(partition)
            continue
        yield count
        for following in islice(partitions, 1):
            give_out(following)


def _chained(first: Partition, rest: Iterator[Partition]) -> Iterator[Partition]:
    yield first
    yield from rest
