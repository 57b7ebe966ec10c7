"""What a way of naming gives: words, and the ticks that they stand for."""

from __future__ import annotations

from figcheck.records import record


@record
class Alias:
    """Another name of one tick, or of several together.

    Attributes:
        words: the name as words in lower case.
        dimension: the name of the dimension.
        ticks: what it stands for there; nothing where it is no name, alone as it is.
        alone: whether it stands for nothing else there, though others have its words as well.
    """

    words: tuple[str, ...]
    dimension: str
    ticks: tuple[str, ...]
    alone: bool = False
