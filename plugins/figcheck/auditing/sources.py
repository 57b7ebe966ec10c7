"""What a corpus consists of, divided into partitions that a worker reads by itself."""

from __future__ import annotations

import glob
import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from figcheck.publishing import seeds

LINES = frozenset({".jsonl", ".ndjson"})
PARQUET = frozenset({".parquet", ".pq"})


class SourceError(Exception):
    """A corpus cannot be read; the message says what was found and what is expected."""


@dataclass(frozen=True)
class Columns:
    """Where the descriptions are in JSON lines and Parquet.

    Attributes:
        text: column of the texts.
        id: column of their names; rows that have none go by their place.
    """

    text: str = "text"
    id: str = "id"


@dataclass(frozen=True)
class Description:
    """One description of a corpus.

    Attributes:
        place: where it is: a path, or a path, `#` and the number of the row from 0.
        id: what it is called.
        data: its bytes; `None` if it could not be read.
        problem: why not.
    """

    place: str
    id: str
    data: bytes | None
    problem: str = ""


@dataclass(frozen=True)
class Partition:
    """A piece of a corpus.

    Attributes:
        number: its place among all pieces.
        file: the file that it is in; a folder for descriptions that are files of their own.
        first: number of its first row, or of its first file.
        count: how many descriptions it has.
        start: where it begins: the byte of its first line, or the number of its row group.
        names: the files, for descriptions that are files of their own.
    """

    number: int
    file: str
    first: int
    count: int
    start: int = 0
    names: tuple[str, ...] = ()

    def descriptions(self, columns: Columns) -> Iterator[Description]:
        """The descriptions, one after the other.

        Args:
            columns: where they are.
        """
        return _READERS[_form(Path(self.file)) if not self.names else "files"](self, columns)


@dataclass(frozen=True)
class Corpus:
    """All descriptions that are to be checked.

    Attributes:
        files: the files, in order.
        count: how many descriptions they hold.
        fingerprint: changes if the files do: a run that was interrupted goes on only with the
            same ones.
    """

    files: tuple[Path, ...]
    count: int
    fingerprint: str

    def partitions(self, size: int) -> Iterator[Partition]:
        """The pieces of the corpus.

        Args:
            size: how many descriptions each has at most.
        """
        for number, piece in enumerate(self._pieces(size)):
            yield Partition(number, *piece)

    def _pieces(self, size: int) -> Iterator[tuple[str, int, int, int, tuple[str, ...]]]:
        single = [file for file in self.files if _form(file) == "files"]
        for first in range(0, len(single), size):
            names = tuple(file.as_posix() for file in single[first : first + size])
            yield "", first, len(names), 0, names
        for file in self.files:
            if _form(file) != "files":
                for first, count, start in _DIVIDERS[_form(file)](file, size):
                    yield file.as_posix(), first, count, start, ()


def find(source: str, columns: Columns) -> Corpus:
    """The descriptions that a source names.

    Args:
        source: a folder of descriptions or of Parquet files, a file of JSON lines or Parquet, or
            a pattern with `*` that files of these kinds fit.
        columns: where the descriptions are.

    Raises:
        SourceError: there are none, or a file cannot be read.
    """
    files = tuple(_files(source))
    if not files:
        raise SourceError(
            f"{source}: no description was found. A folder of .txt and .md files, a pattern such "
            'as "texts/*.txt", JSON lines (.jsonl) or Parquet (.parquet) is expected.'
        )
    digest = hashlib.sha256()
    count = 0
    for file in files:
        try:
            state = file.stat()
            count += _COUNTERS[_form(file)](file, columns)
        except (OSError, pa.ArrowException) as error:
            raise SourceError(f"{file}: it cannot be read ({error}).") from error
        digest.update(f"{file.as_posix()}\0{state.st_size}\0{state.st_mtime_ns}\n".encode())
    return Corpus(files, count, digest.hexdigest())


def _files(source: str) -> Iterator[Path]:
    path = Path(source)
    if path.is_dir():
        parquet = sorted(p for p in path.rglob("*") if p.suffix.lower() in PARQUET)
        try:
            yield from parquet or [seed.file for seed in seeds.find(path) if not seed.refused]
        except seeds.UnlistedError as error:
            raise SourceError(f"{source}: it cannot be listed ({error.strerror}).") from error
    elif path.is_file():
        yield path
    else:
        # `Path.glob` takes no pattern that begins at the root.
        found = sorted(glob.glob(source, recursive=True))  # noqa: PTH207
        yield from (Path(name) for name in found if Path(name).is_file())


def _form(file: Path) -> str:
    suffix = file.suffix.lower()
    return "lines" if suffix in LINES else "parquet" if suffix in PARQUET else "files"


def _lines(file: Path) -> Iterator[tuple[int, bytes]]:
    """The lines of a file that are not blank, each with the byte that it begins at."""
    at = 0
    with file.open("rb") as stream:
        for line in stream:
            if line.strip():
                yield at, line
            at += len(line)


def _divide_lines(file: Path, size: int) -> Iterator[tuple[int, int, int]]:
    starts = (at for at, _ in _lines(file))
    first = 0
    while chunk := list(islice(starts, size)):
        yield first, len(chunk), chunk[0]
        first += len(chunk)


def _divide_parquet(file: Path, size: int) -> Iterator[tuple[int, int, int]]:
    metadata = pq.read_metadata(file)
    before = 0
    for group in range(metadata.num_row_groups):
        rows = metadata.row_group(group).num_rows
        for first in range(0, rows, size):
            yield before + first, min(size, rows - first), group
        before += rows


def _count_lines(file: Path, columns: Columns) -> int:
    return sum(1 for _ in _lines(file))


def _count_parquet(file: Path, columns: Columns) -> int:
    schema = pq.read_schema(file)
    if columns.text not in schema.names:
        raise SourceError(
            f"{file}: it has no column {columns.text!r}, but {', '.join(schema.names)}. Name the "
            "column of the descriptions with --text."
        )
    return int(pq.read_metadata(file).num_rows)


def _read_files(partition: Partition, columns: Columns) -> Iterator[Description]:
    for name in partition.names:
        try:
            yield Description(name, Path(name).stem, Path(name).read_bytes())
        except OSError as error:
            yield Description(name, Path(name).stem, None, f"It cannot be opened ({error}).")


def _read_lines(partition: Partition, columns: Columns) -> Iterator[Description]:
    with Path(partition.file).open("rb") as stream:
        stream.seek(partition.start)
        lines = (line for line in stream if line.strip())
        for row, line in enumerate(islice(lines, partition.count), start=partition.first):
            try:
                record = json.loads(line)
            except (ValueError, RecursionError) as error:
                yield Description(f"{partition.file}#{row}", str(row), None, f"No JSON: {error}.")
                continue
            record = record if isinstance(record, dict) else {}
            yield _described(partition, row, record.get(columns.id), record.get(columns.text))


def _read_parquet(partition: Partition, columns: Columns) -> Iterator[Description]:
    with pq.ParquetFile(partition.file) as file:
        before = sum(file.metadata.row_group(g).num_rows for g in range(partition.start))
        names = [c for c in (columns.text, columns.id) if c in file.schema_arrow.names]
        table = file.read_row_group(partition.start, columns=names)
        rows = table.slice(partition.first - before, partition.count).to_pylist()
        for number, row in enumerate(rows, start=partition.first):
            yield _described(partition, number, row.get(columns.id), row[columns.text])


def _described(partition: Partition, row: int, id_: object, text: object) -> Description:
    place = f"{partition.file}#{row}"
    name = str(row) if id_ is None else str(id_)
    if not isinstance(text, str):
        return Description(place, name, None, f"Its text is {type(text).__name__}, not a string.")
    return Description(place, name, text.encode("utf-8", "replace"))


_READERS: dict[str, Callable[[Partition, Columns], Iterator[Description]]] = {
    "files": _read_files,
    "lines": _read_lines,
    "parquet": _read_parquet,
}
_DIVIDERS: dict[str, Callable[[Path, int], Iterator[tuple[int, int, int]]]] = {
    "lines": _divide_lines,
    "parquet": _divide_parquet,
}
_COUNTERS: dict[str, Callable[[Path, Columns], int]] = {
    "files": lambda file, columns: 1,
    "lines": _count_lines,
    "parquet": _count_parquet,
}
