"""One figure held against those that it meets: the part of relating that processes share."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from figcheck.checking.relations.telling import Found, told
from figcheck.model import Figure
from figcheck.publishing import codec
from figcheck.publishing.built import REPORT
from figcheck.publishing.cache import Cache
from figcheck.publishing.memo import Memo

if TYPE_CHECKING:
    from figcheck.checking.relations.pair import Sheet

HELD = 512
"""Figures that a process holds in memory, ready to be compared."""

_RELATIONS = "relations"
_TOGETHER = "together with"


@dataclass(frozen=True)
class Meeting:
    """A figure and those that it is worth comparing with, by their keys.

    Attributes:
        key: the figure.
        before: those before it in the site; they hold themselves against it.
        after: those after it, which it is held against.
    """

    key: str
    before: tuple[str, ...]
    after: tuple[str, ...]

    @property
    def everyone(self) -> str:
        """A name for those whom it meets, taken together."""
        return " ".join((_TOGETHER, *self.before, *self.after))


@dataclass(frozen=True)
class Share:
    """Meetings that one process sees to.

    Attributes:
        folder: the cache, which the figures come from and the relations go to.
        program: what everything in it depends on.
        meetings: figures that stand near each other meet the same ones.
    """

    folder: Path
    program: str
    meetings: tuple[Meeting, ...]


@dataclass(frozen=True)
class _Read:
    """What is compared of a report: not what was found out about the figure, which is most of it.

    Attributes:
        figure: the figure.
    """

    figure: Figure


def find(meeting: Meeting, memo: Memo, sheet: Callable[[str], Sheet]) -> Found:
    """The relations of a figure to those after it, and to several together.

    Each two figures are held against each other once: of a figure that has met others before,
    only what is new is found.

    Args:
        meeting: the figure and those that it meets.
        memo: keeps what is found.
        sheet: gives the figure of a key.
    """

    def make(other: str) -> Found:
        # numpy takes its time to start, and what was found before is only read.
        from figcheck.checking.relations import relate

        if other == meeting.everyone:
            others = (*meeting.before, *meeting.after)
            return relate.together(sheet(meeting.key), [*map(sheet, others)])
        return relate.between(sheet(meeting.key), sheet(other))

    keys = (*meeting.after, meeting.everyone)
    *pairs, several = memo.table(Found, _RELATIONS, meeting.key, keys, make)
    return (*told(pairs), *several)


def is_new(meeting: Meeting, memo: Memo) -> bool:
    """Whether the figure was never held against any."""
    return not memo.has(_RELATIONS, meeting.key)


def work(share: Share) -> None:
    """Finds the relations of some figures, so that they are in the memo.

    Args:
        share: the figures.

    Raises:
        OSError: the cache cannot be written.
    """
    memo = Memo(Cache(share.folder), share.program)
    for meeting in share.meetings:
        # What goes wrong here goes wrong again where the relations are asked for, and is told.
        with suppress(Exception):
            find(meeting, memo, lambda key: _sheet(share.folder, key))


@lru_cache(maxsize=HELD)
def _sheet(folder: Path, key: str) -> Sheet:
    from figcheck.checking.relations.pair import Sheet

    return Sheet(codec.loads(_Read, (folder / key / REPORT).read_bytes()).figure)
