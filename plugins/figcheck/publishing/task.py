"""What is to be done for one description, as it is handed from process to process."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from figcheck.publishing.seeds import Seed

if TYPE_CHECKING:
    from figcheck.publishing.making import Stages


@dataclass(frozen=True)
class Task:
    """A description that is to be read, checked and drawn.

    Attributes:
        seed: the file.
        data: what it holds.
        key: what its results are known by.
        folder: the cache that they go into.
        program: what everything in the cache depends on.
        png: whether it is drawn as PNG too.
        stages: the steps, if they are not the usual ones.
    """

    seed: Seed
    data: bytes
    key: str
    folder: Path
    program: str
    png: bool = True
    stages: Stages | None = None
