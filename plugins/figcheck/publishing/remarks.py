"""What a check says of each file, flat: the one view that every output format is made from."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from figcheck.model import (
    Finding,
    Judgement,
    Relation,
    RelationKind,
    Report,
    Severity,
    Span,
    Verdict,
)
from figcheck.publishing.failing import FailOn
from figcheck.publishing.places import Lines


class Level(StrEnum):
    """How much a remark matters.

    `ERROR` is what makes the check fail, `PASS` a sentence that holds, `SKIP` one without a
    verdict.
    """

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"
    PASS = "pass"  # noqa: S105 - not a password
    SKIP = "skip"

    @property
    def is_problem(self) -> bool:
        """Whether there is something to be mended or looked at."""
        return self not in (Level.PASS, Level.SKIP)


@dataclass(frozen=True)
class Region:
    """A stretch of a file, lines and columns counted from 1, columns in characters, end excluded.

    Attributes:
        line: line of the first character.
        column: column of the first character.
        end_line: line of the end.
        end_column: column of the end.
    """

    line: int
    column: int
    end_line: int
    end_column: int


@dataclass(frozen=True)
class Remark:
    """One thing that a check says.

    Attributes:
        code: a finding's code, a verdict, or the kind of a relation to other figures.
        level: how much it matters.
        region: where; `None` for the whole file.
        text: the sentence that is judged, "" for a finding.
        message: the finding, or the explanation of the verdict.
        mend: how to mend it.
        known: whether the baseline has it.
        fingerprint: stays the same while the description changes elsewhere.
    """

    code: str
    level: Level
    region: Region | None
    text: str
    message: str
    mend: str = ""
    known: bool = False
    fingerprint: str = ""


@dataclass(frozen=True)
class Outcome:
    """What a check says of one file.

    Attributes:
        path: path of the file.
        title: title of its figure.
        values: how many values the figure has.
        remarks: findings, then sentences, both in the order of the text, then checks that
            people added, then relations.
        problem: why the file was not checked as it is, "" if it was.
    """

    path: str
    title: str
    values: int
    remarks: tuple[Remark, ...]
    problem: str = ""

    @property
    def problems(self) -> Iterator[Remark]:
        """The remarks on what is wrong."""
        return (remark for remark in self.remarks if remark.level.is_problem)


def outcome(
    report: Report, fail_on: FailOn, problem: str = "", relations: Iterable[Relation] = ()
) -> Outcome:
    """What is said of a report.

    Args:
        report: the figure and what was found out about it.
        fail_on: what makes the check fail.
        problem: why the file was not checked as it is.
        relations: what the figure has to do with others.
    """
    figure = report.figure
    lines = Lines(figure.source.text)
    found = [_finding(finding, fail_on, lines) for finding in report.findings]
    judged = [_judged(checked.judgement, fail_on, lines) for checked in report.claims]
    judged += [replace(_judged(c, fail_on, lines), region=None) for c in report.checks]
    remarks = tuple(_fingerprinted([*found, *judged, *map(_related, relations)]))
    return Outcome(figure.source.path, figure.title, len(figure.cells), remarks, problem)


_CONFLICTS = frozenset(
    (
        RelationKind.VALUE_CONFLICT,
        RelationKind.FLIPPED_AXIS,
        RelationKind.TICK_CONFLICT,
        RelationKind.NAME_VARIANT,
    )
)
"""Relations of which one figure at least must be wrong."""

_SEVERITIES = {
    Severity.ERROR: Level.WARNING,
    Severity.WARNING: Level.WARNING,
    Severity.INFO: Level.NOTE,
}


def _finding(finding: Finding, fail_on: FailOn, lines: Lines) -> Remark:
    level = Level.ERROR if fail_on.by_finding(finding) else _SEVERITIES[finding.severity]
    region = _region(finding.span, lines)
    return Remark(finding.code, level, region, "", finding.message, finding.mend)


def _judged(judgement: Judgement, fail_on: FailOn, lines: Lines) -> Remark:
    region = _region(judgement.span, lines)
    level = _level(judgement.verdict, fail_on)
    message = judgement.explanation
    return Remark(judgement.verdict.value, level, region, judgement.text, message)


def _related(relation: Relation) -> Remark:
    level = Level.WARNING if relation.certain and relation.kind in _CONFLICTS else Level.NOTE
    return Remark(relation.kind.value, level, None, "", relation.message)


def _level(verdict: Verdict, fail_on: FailOn) -> Level:
    if verdict.is_false:
        return Level.ERROR if fail_on.by_verdict(verdict) else Level.WARNING
    return Level.PASS if verdict is Verdict.SUPPORTED else Level.SKIP


def _region(span: Span | None, lines: Lines) -> Region | None:
    return Region(*lines.place(span.start), *lines.place(span.end)) if span else None


def _fingerprinted(remarks: list[Remark]) -> Iterator[Remark]:
    """Gives each remark a fingerprint that does not hold its line."""
    seen: Counter[str] = Counter()
    for remark in remarks:
        told = f"{remark.code}\0{remark.text or remark.message}".encode("utf-8", "surrogatepass")
        digest = hashlib.sha256(told).hexdigest()[:16]
        seen[digest] += 1
        yield Remark(
            remark.code,
            remark.level,
            remark.region,
            remark.text,
            remark.message,
            remark.mend,
            fingerprint=f"{digest}:{seen[digest]}",
        )
