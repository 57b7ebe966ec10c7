from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NoReturn

import pytest

from figcheck.publishing import meeting, relating
from figcheck.publishing.builder import Builder
from figcheck.publishing.built import BuiltFigure
from figcheck.publishing.cache import Cache
from figcheck.publishing.pool import Pool
from figcheck.publishing.relating import Relating, Relations

SEED = """\
## Heatmap: Yield {n}
### Components/Axes
- **X-axis (Depth)**: 2, 4, 8, 16
- **Y-axis (Soil)**: Clay, Loam, Sand
### Detailed Analysis
- **Values**:
  - Clay: 31.4, 38.2, {n}.9, 29.7
  - Loam: 22.8, 27.5, 36.1, 41.3
  - Sand: 18.6, 25.9, 21.4, 33.8
"""
MANY = 64


@pytest.fixture(name="pool")
def _pool() -> Iterator[Pool]:
    pool = Pool(2)
    yield pool
    pool.stop()


def _figures(folder: Path, pool: Pool | None = None, count: int = 2) -> Sequence[BuiltFigure]:
    seeds = folder / "seeds"
    seeds.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        (seeds / f"{number:02}.txt").write_text(SEED.format(n=number), encoding="utf-8")
    cache = Cache(folder / "cache")
    return Builder(seeds, "seeds", cache, pool=pool or Pool(1), png=False).build().figures


def _told(relations: Relations) -> dict[str, object]:
    return {name: (its.digest, its.figures, its.load()) for name, its in relations.items()}


def _raise(*_: object) -> NoReturn:
    raise MemoryError


def test_much_is_put_together_by_another_process_to_the_same(
    tmp_path: Path, pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = _figures(tmp_path / "shared", pool, MANY)
    shutil.copytree(tmp_path / "shared", tmp_path / "alone")
    alone = _told(Relating().relate(_figures(tmp_path / "alone", pool, MANY)))
    assert len(alone) == MANY
    monkeypatch.setattr(Relating, "_found", _raise)
    assert _told(Relating(pool).relate(shared)) == alone


def test_what_another_process_cannot_put_together_is_told_by_this_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    figures = _figures(tmp_path)
    monkeypatch.setattr(meeting, "find", _raise)
    relating.work(relating.Handover.of(figures))
    assert not caplog.records
    assert not Relating().relate(figures)
    assert "00.txt: an error ended the comparison" in caplog.text
