"""The comparison: what differs between two states of a collection, ready to be shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from figcheck.model import Verdict
from figcheck.publishing.comparing.records import Place

SCHEMA = 1
"""Version of the comparison's JSON."""


class Change(StrEnum):
    """What became of something."""

    ADDED = "added"
    REMOVED = "removed"
    RENAMED = "renamed"
    CHANGED = "changed"


@dataclass(frozen=True)
class CellChange:
    """A value that changed, came or went.

    Attributes:
        change: what became of it.
        at: its coordinates.
        old: its value before, `None` where there was none.
        new: its value now, `None` where there is none.
        line: its line in the description, the new one unless it is gone.
    """

    change: Change
    at: Place
    old: float | None
    new: float | None
    line: int | None


@dataclass(frozen=True)
class ClaimChange:
    """A sentence that is new, gone or reworded, or whose verdict turned.

    Attributes:
        old_text: what it said, `None` if it is new.
        new_text: what it says, `None` if it is gone.
        old_verdict: its verdict before.
        new_verdict: its verdict now.
        explanation: what explains the verdict, the new one unless it is gone.
        line: its line in the description, the new one unless it is gone.
        number: its place among the claims of the new figure, from 1; 0 if it is gone.
    """

    old_text: str | None
    new_text: str | None
    old_verdict: Verdict | None
    new_verdict: Verdict | None
    explanation: str
    line: int | None
    number: int

    @property
    def is_turned(self) -> bool:
        """Whether a sentence that was there has another verdict."""
        both = self.old_verdict is not None and self.new_verdict is not None
        return both and self.old_verdict is not self.new_verdict

    @property
    def is_newly_false(self) -> bool:
        """Whether it does not hold now, and that was not so before."""
        was_false = self.old_verdict is not None and self.old_verdict.is_false
        return self.new_verdict is not None and self.new_verdict.is_false and not was_false

    @property
    def rank(self) -> int:
        """Where it stands among changes: newly refuted first, what is gone last."""
        if self.new_verdict is None:
            return 5
        if self.is_newly_false:
            return 0 if self.new_verdict is Verdict.REFUTED else 1
        if self.is_turned:
            return 2 if self.old_verdict is Verdict.SUPPORTED else 3
        return 4


@dataclass(frozen=True)
class FindingChange:
    """A finding that is new (`ADDED`) or fixed (`REMOVED`)."""

    change: Change
    code: str
    message: str
    line: int | None


@dataclass(frozen=True)
class RelationChange:
    """A relation to another figure that is new (`ADDED`) or gone (`REMOVED`)."""

    change: Change
    kind: str
    other: str
    message: str


@dataclass(frozen=True)
class DetailChange:
    """Something else of the figure that changed: its title, its kind, an axis.

    Attributes:
        name: what it is.
        old: what it was.
        new: what it is now.
    """

    name: str
    old: str
    new: str


@dataclass(frozen=True)
class FigureChange:
    """A figure that differs.

    Attributes:
        change: what became of it.
        id: its name in the site, the new one unless it is gone.
        title: its title, the new one unless it is gone.
        path: path of its description, the new one unless it is gone.
        old_path: the path before; "" if it is new.
        url: its page from the site's root, "" if it has none.
        details: what changed of title, kind and axes.
        cells: what changed of its values.
        claims: what changed of its sentences.
        findings: what changed of its findings.
        image: whether its image is another one; `False` if that is not known.
        relations: which relations to other figures came and went.
    """

    change: Change
    id: str
    title: str
    path: str
    old_path: str = ""
    url: str = ""
    details: tuple[DetailChange, ...] = ()
    cells: tuple[CellChange, ...] = ()
    claims: tuple[ClaimChange, ...] = ()
    findings: tuple[FindingChange, ...] = ()
    image: bool = False
    relations: tuple[RelationChange, ...] = ()


@dataclass(frozen=True)
class Comparison:
    """What differs between two states.

    Attributes:
        schema: version of the format.
        old: what the one state is called.
        new: what the other is called.
        figures: the figures that differ, in the order of their paths.
        unchanged: how many do not.
    """

    schema: int = SCHEMA
    old: str = ""
    new: str = ""
    figures: tuple[FigureChange, ...] = field(default=())
    unchanged: int = 0

    @property
    def newly_false(self) -> int:
        """How many sentences do not hold now and did before, or are new."""
        return sum(claim.is_newly_false for figure in self.figures for claim in figure.claims)
