"""One partition of a corpus: what a worker does with it."""

from __future__ import annotations

import faulthandler
import gc
import json
import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Self
from uuid import uuid4

import pyarrow as pa
import pyarrow.parquet as pq

from figcheck.auditing import tables
from figcheck.auditing.sources import Columns, Description, Partition
from figcheck.auditing.tables import Row
from figcheck.checking import check
from figcheck.model import Verdict
from figcheck.publishing import reports
from figcheck.publishing.seeds import Seed, slug
from figcheck.publishing.undisturbed import undisturbed
from figcheck.reading import read_bytes

RUNNING = ".running"
"""Folder in which a worker notes which description it is at."""

DONE = ".done"
"""Folder with a note for each partition whose tables are complete."""

MOST_DEATHS = 2
"""After so many times a description that ends the worker is passed over."""

_MOST_NAMED = 100

# The timer that ends a worker is one for the process, and so is what it watches.
_ALONE = Lock()


def examine(description: Description) -> dict[str, list[Row]]:
    """Reads and checks a description.

    Args:
        description: the description, with its bytes.

    Returns:
        Its rows of each table.
    """
    seed = Seed(slug(description.id), description.place, Path(description.place))
    report, failures = reports.make(seed, description.data or b"", read_bytes, check)
    found = tables.rows(description.place, description.id, report)
    if failures:
        found["figures"][0] |= {"status": "failed", "message": " ".join(failures)}
    return found


@dataclass(frozen=True)
class Job:
    """What is to be done with every partition.

    Attributes:
        out: folder of the results.
        columns: where the descriptions are.
        limit: seconds that a description may take.
        examine: gives the rows of a description.
    """

    out: Path
    columns: Columns
    limit: float
    examine: Callable[[Description], dict[str, list[Row]]] = examine


@dataclass
class Counts:
    """What came of descriptions, in numbers.

    Attributes:
        status: how many were checked, could not be read, failed or ended the worker.
        verdicts: how many claims got each verdict.
        findings: how many findings there are of each code.
        kinds: how many figures there are of each kind.
        cells: how many values there are.
        troubles: place, status and reason of some of those that were not checked.
    """

    status: Counter[str] = field(default_factory=Counter)
    verdicts: Counter[str] = field(default_factory=Counter)
    findings: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    cells: int = 0
    troubles: list[tuple[str, str, str]] = field(default_factory=list)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Counts:
        """The counts that a note of a partition holds."""
        return cls(
            Counter(data["status"]),
            Counter(data["verdicts"]),
            Counter(data["findings"]),
            Counter(data["kinds"]),
            data["cells"],
            [(place, status, why) for place, status, why in data["troubles"]],
        )

    def add(self, other: Counts) -> None:
        """Adds the counts of a partition."""
        self.status += other.status
        self.verdicts += other.verdicts
        self.findings += other.findings
        self.kinds += other.kinds
        self.cells += other.cells
        self.troubles += other.troubles[: max(0, _MOST_NAMED - len(self.troubles))]

    def count(self, found: dict[str, list[Row]]) -> None:
        """Counts the rows of a description."""
        for figure in found["figures"]:
            self.status[figure["status"]] += 1
            if figure["status"] == "checked":
                self.kinds[figure["kind"]] += 1
            elif len(self.troubles) < _MOST_NAMED:
                self.troubles.append((figure["figure"], figure["status"], figure["message"]))
            self.cells += figure["cells"]
            for verdict in Verdict:
                self.verdicts[verdict.value] += figure[verdict.value]
        self.findings.update(row["code"] for row in found.get("findings", ()))


def run(partition: Partition, job: Job) -> int:
    """Checks the descriptions of a partition and writes their tables.

    A note on which description the worker is at outlives the worker: who comes after it passes
    over what has ended `MOST_DEATHS` of them. The note that the partition is done is written
    last: without it, all of it is done again, into the same files.

    Args:
        partition: the partition.
        job: what is to be done.

    Returns:
        How many descriptions it has.
    """
    with _ALONE:
        make_ready()
        rows: dict[str, list[Row]] = {name: [] for name in tables.SCHEMAS}
        counts = Counts()
        with _Log(job.out / RUNNING / f"{partition.number:06}.json") as log:
            for number, description in enumerate(partition.descriptions(job.columns)):
                found = _examined(description, number, job, log)
                counts.count(found)
                for name, more in found.items():
                    rows[name] += more
        for name, schema in tables.SCHEMAS.items():
            table = pa.Table.from_pylist(rows[name], schema=schema)
            with _whole(job.out / name / f"part-{partition.number:06}.parquet") as file:
                pq.write_table(table, file, compression="zstd")
        with _whole(job.out / DONE / f"{partition.number:06}.json") as file:
            file.write_text(json.dumps(vars(counts)), encoding="utf-8")
        return partition.count


def _examined(description: Description, number: int, job: Job, log: _Log) -> dict[str, list[Row]]:
    place, name = description.place, description.id
    if description.data is None:
        return tables.failed(place, name, "unreadable", description.problem)
    if log.deaths[number] >= MOST_DEATHS:
        why = (
            f"It ended the process that checked it, {MOST_DEATHS} times: it took longer than "
            f"{job.limit:g} seconds or more memory than there is, or hit a fault."
        )
        return tables.failed(place, name, "ended", why)
    log.at(number)
    with _limited(job.limit), undisturbed():
        return job.examine(description)


@cache
def make_ready() -> None:
    """Makes grammar and lexicon, which is no description's time; they stay with the process."""
    check(read_bytes(b"", "", ""))
    gc.freeze()


class _Log:
    """The note on which description a worker is at, and which ones ended those before it."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.deaths: Counter[int] = Counter()
        try:
            before = json.loads(file.read_bytes())
            self.deaths.update({int(number): n for number, n in before["deaths"].items()})
            self.deaths[before["at"]] += 1
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            # There is none, or the worker was ended while it wrote it.
            pass

    def __enter__(self) -> Self:
        self._stream = self._file.open("w", encoding="utf-8")
        return self

    def __exit__(self, *error: object) -> None:
        self._stream.close()
        self._file.unlink(missing_ok=True)

    def at(self, number: int) -> None:
        """Notes that a description begins."""
        text = json.dumps({"at": number, "deaths": self.deaths})
        self._stream.seek(0)
        self._stream.write(text)
        self._stream.truncate()
        self._stream.flush()


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Ends this process if the block takes longer.

    A thread could not: a search for a regular expression lets no other thread run.
    """
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()


@contextmanager
def _whole(file: Path) -> Iterator[Path]:
    """A file that appears whole or not at all."""
    unfinished = file.with_name(f".{file.name}.{uuid4().hex}")
    yield unfinished
    unfinished.replace(file)
