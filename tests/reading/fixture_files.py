"""Reads the cases in `fixtures/`; README.md there says what they look like."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / "fixtures"


@dataclass(frozen=True)
class Case:
    name: str
    text: str
    expected: list[str]


def cases() -> list[Case]:
    """All cases of all files."""
    found = []
    for path in sorted(FOLDER.glob("*.md")):
        if path.name == "README.md":
            continue
        parts = path.read_text(encoding="utf-8").split("\n.\n")
        for i in range(0, len(parts) - 2, 3):
            title = parts[i].strip()
            expected = parts[i + 2].strip().splitlines()
            found.append(Case(f"{path.stem}: {title}", parts[i + 1], expected))
    return found
