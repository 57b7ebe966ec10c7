"""Style sheets and scripts as browsers get them: made of those that people write, and small."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.assets import SOURCES, TYPES, minified

ALL = sorted(path for path in SOURCES.iterdir() if path.suffix in TYPES)


@pytest.mark.parametrize("source", ALL, ids=lambda path: path.name)
def test_what_is_published_is_made_of_what_is_written(source: Path) -> None:
    published = (SOURCES / "min" / source.name).read_text(encoding="utf-8")
    assert published == minified(source), "run `make assets`"


def test_together_they_are_small() -> None:
    published = list((SOURCES / "min").iterdir())
    assert {path.name for path in published} == {path.name for path in ALL}
    assert sum(path.stat().st_size for path in published) < 30_000
    # Of a nested rule that begins with none of a name, "." and "&" the minifier makes nothing.
    assert [path.name for path in published if " { " in path.read_text(encoding="utf-8")] == []
