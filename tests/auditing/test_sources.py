from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("pyarrow")

import pyarrow as pa
import pyarrow.parquet as pq

from figcheck.auditing import tables
from figcheck.auditing.sources import Columns, SourceError, find

COLUMNS = Columns()
TEXTS = [f"text {n} ü" for n in range(7)]


def _folder(folder: Path) -> str:
    for n, text in enumerate(TEXTS):
        (folder / f"{n}.txt").write_text(text, encoding="utf-8")
    return str(folder)


def _pattern(folder: Path) -> str:
    _folder(folder)
    (folder / "other.csv").write_text("1,2", encoding="utf-8")
    return str(folder / "*.txt")


def _lines(folder: Path) -> str:
    lines = [json.dumps({"id": f"n{n}", "text": text}) for n, text in enumerate(TEXTS)]
    lines.insert(3, "")
    (folder / "a.jsonl").write_text("\n".join(lines), encoding="utf-8")
    return str(folder / "a.jsonl")


def _parquet(folder: Path) -> str:
    pq.write_table(pa.table({"text": TEXTS}), folder / "a.parquet", row_group_size=3)
    return str(folder / "a.parquet")


def _data_set(folder: Path) -> str:
    for n, texts in enumerate((TEXTS[:3], TEXTS[3:])):
        pq.write_table(pa.table({"text": texts}), folder / f"part-{n}.parquet")
    return str(folder)


@pytest.mark.parametrize("make", [_folder, _pattern, _lines, _parquet, _data_set])
@pytest.mark.parametrize("size", [1, 2, 100])
def test_every_description_is_in_one_partition(tmp_path: Path, make: object, size: int) -> None:
    assert callable(make)
    corpus = find(make(tmp_path), COLUMNS)
    partitions = list(corpus.partitions(size))
    found = [list(partition.descriptions(COLUMNS)) for partition in partitions]
    assert corpus.count == len(TEXTS)
    assert [partition.number for partition in partitions] == list(range(len(partitions)))
    assert [len(each) for each in found] == [partition.count for partition in partitions]
    assert max(map(len, found)) <= size
    everything = [description for each in found for description in each]
    assert [d.data for d in everything] == [text.encode() for text in TEXTS]
    assert len({d.place for d in everything}) == len(TEXTS)


def test_rows_that_are_no_descriptions_are_told(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    file.write_text('{"text": "good", "id": 5}\n{nonsense\n{"text": 3}\n[1]\n', encoding="utf-8")
    (partition,) = find(str(file), COLUMNS).partitions(10)
    good, *bad = partition.descriptions(COLUMNS)
    assert (good.id, good.data) == ("5", b"good")
    assert all(description.data is None and description.problem for description in bad)
    assert [description.place for description in bad] == [f"{file}#{n}" for n in (1, 2, 3)]


def test_a_source_without_descriptions_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match="no description"):
        find(str(tmp_path), COLUMNS)
    with pytest.raises(SourceError, match="--text"):
        find(_parquet(tmp_path), Columns(text="body"))


def test_the_fingerprint_is_that_of_the_files(tmp_path: Path) -> None:
    source = _folder(tmp_path)
    before = find(source, COLUMNS).fingerprint
    assert find(source, COLUMNS).fingerprint == before
    (tmp_path / "0.txt").write_text("another text", encoding="utf-8")
    assert find(source, COLUMNS).fingerprint != before


def test_every_column_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "corpus.md").read_text("utf-8")
    for name, schema in tables.SCHEMAS.items():
        _, _, section = page.partition(f"## {name}\n")
        listed = [
            line.split("`")[1] for line in section.split("\n## ")[0].splitlines() if "`" in line
        ]
        assert listed == schema.names
