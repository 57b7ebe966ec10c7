"""States of a collection to compare, and what their comparison tells."""

from __future__ import annotations

import json
from pathlib import Path

from figcheck import check, read_text
from figcheck.publishing import exports
from figcheck.publishing.comparing.comparison import Comparison
from figcheck.publishing.comparing.differences import compare
from figcheck.publishing.comparing.opening import snapshot
from figcheck.publishing.comparing.told import sections

SEED = """## Heatmap: Yield
### Components/Axes
- **X-axis**: Day, 1 to 3
### Detailed Analysis
#### Dry
- y=1: 11, 12, 13
- y=2: 16, 17, 18
#### Wet
- y=1: 21, 22, 23
- y=2: 26, 27, 28
### Key Observations
- The highest value is 28.
- The lowest value is 11.
- Gloops frob the wibble in every second row of it.
"""

BARS = """## Bar Chart: Harvest
### Data
- Rye: 3
- Oat: 5
### Observations
- The highest value is 5.
"""


def write(folder: Path, texts: dict[str, str]) -> Path:
    """A folder of descriptions."""
    folder.mkdir(parents=True)
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def published(folder: Path, texts: dict[str, str], images: str = "1") -> Path:
    """What a site of these descriptions publishes for other programs."""
    entries = []
    for name, text in texts.items():
        figure = Path(name).stem
        report = check(read_text(text, path=f"seeds/{name}", id=figure))
        place = folder / "figures" / figure
        place.mkdir(parents=True)
        content = exports.to_json(report)
        (place / "figure.json").write_text(exports.dumps(content), encoding="utf-8")
        entries.append((exports.entry(report, content), f"figures/{figure}/", images))
    index = exports.dumps(exports.index(entries))
    (folder / "figures.json").write_text(index, encoding="utf-8")
    return folder


def exported(file: Path, texts: dict[str, str]) -> Path:
    """What `figcheck export` prints of these descriptions."""
    found = [
        exports.to_json(check(read_text(text, path=name, id=Path(name).stem)))
        for name, text in texts.items()
    ]
    file.write_text(json.dumps(found), encoding="utf-8")
    return file


def compared(old: Path | str, new: Path | str) -> Comparison:
    """The comparison of two states."""
    return compare(snapshot(str(old)), snapshot(str(new)))


def told(comparison: Comparison) -> dict[str, list[tuple[str, str]]]:
    """What a comparison tells: by section, what happened to what."""
    return {s.title: [(i.what, i.text) for i in s.items] for s in sections(comparison)}
