"""How a channel writes: what the one who asked can see, and how much of it they want."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TextIO

from figcheck.model import RelationKind, Verdict
from figcheck.publishing.remarks import Level, Outcome, Remark
from figcheck.wording import counted


@dataclass(frozen=True)
class Paint:
    """Colours for a terminal, or none."""

    on: bool = False

    @classmethod
    def of(cls, stream: TextIO) -> Paint:
        """Colours if the stream is a terminal and nobody asked for none (no-color.org)."""
        plain = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
        return cls(stream.isatty() and not plain)

    def code(self, remark: Remark) -> str:
        """The code of a remark in the colour of its verdict, else of its level."""
        return self._wrap(_COLOURS.get(remark.code) or _COLOURS[remark.level], remark.code)

    def title(self, text: str) -> str:
        """The text in bold."""
        return self._wrap("1", text)

    def _wrap(self, code: str, text: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.on else text


@dataclass(frozen=True)
class Manner:
    """How a channel writes.

    Attributes:
        everything: whether sentences without a verdict are written too.
        paint: the colours.
    """

    everything: bool = False
    paint: Paint = field(default_factory=Paint)


def cut(text: str, longest: int) -> str:
    """The text, or its beginning with "…", `longest` characters in all."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


def summary(remarks: Iterable[Remark]) -> str:
    """Remarks counted in words, verdicts first: so many supported, so many refuted."""
    remarks = list(remarks)
    codes = [remark.code for remark in remarks]
    verdicts = [f"{n} {verdict}" for verdict in Verdict if (n := codes.count(verdict))]
    findings = sum(code not in _VERDICTS and code not in _RELATIONS for code in codes)
    # Every file that a relation is between tells it.
    relations = len({remark.message for remark in remarks if remark.code in _RELATIONS})
    told = [*verdicts, counted(findings, "finding")]
    return ", ".join([*told, counted(relations, "relation")] if relations else told)


def listed(outcomes: Iterable[Outcome]) -> list[tuple[Outcome, Remark]]:
    """The problems of all files: what makes the check fail first, else in the order given."""
    found = [(outcome, remark) for outcome in outcomes for remark in outcome.problems]
    levels = list(Level)
    return sorted(found, key=lambda pair: levels.index(pair[1].level))


_RELATIONS = frozenset(kind.value for kind in RelationKind)
_VERDICTS = frozenset(verdict.value for verdict in Verdict)
_COLOURS: dict[str, str] = {
    Verdict.SUPPORTED: "32",
    Verdict.REFUTED: "31",
    Verdict.MIXED: "33",
    Verdict.UNCHECKABLE: "2",
    Verdict.UNPARSED: "2",
    Level.ERROR: "31",
    Level.WARNING: "33",
    Level.NOTE: "36",
}
