"""The report of a description's file, whatever is wrong with the file or with figcheck."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from figcheck.checking.findings.catalogue import (
    DUPLICATE_ID,
    INTERNAL_ERROR,
    OWN_CHECKS,
    UNREADABLE,
)
from figcheck.model import Figure, Finding, Kind, Report, Severity, Source
from figcheck.publishing.seeds import Seed, UnreadError


@dataclass(frozen=True)
class Checked:
    """A file's report.

    Attributes:
        report: the report.
        problem: why it is not that of the whole description, "" if it is.
    """

    report: Report
    problem: str = ""


def make(
    seed: Seed,
    data: bytes,
    read: Callable[[bytes, str, str], Figure],
    check: Callable[[Figure], Report],
    *,
    own: bool = False,
) -> tuple[Report, tuple[str, ...]]:
    """Reads and checks a description; an error in figcheck becomes a finding.

    Args:
        seed: the file.
        data: what it holds.
        read: what makes a figure of its bytes, path and id.
        check: what makes a report of the figure.
        own: whether the checks in the file beside it are applied.

    Returns:
        The report, and a sentence for each error.
    """
    failures = []
    try:
        figure = read(data, seed.path, seed.id)
    except Exception as error:  # noqa: BLE001 - one description must not end the work on others
        failures.append(failure("reading", error))
        figure = _nothing(seed, data)
    try:
        report = check(figure)
    except Exception as error:  # noqa: BLE001
        failures.append(failure("checking", error))
        report = Report(figure, figure.findings)
    if own:
        try:
            report = _with_own(report, seed)
        except Exception as error:  # noqa: BLE001
            failures.append(failure("reading of the file of checks", error))
    return with_failures(report, failures), tuple(failures)


def unread(seed: Seed, why: str) -> Report:
    """The report of a file that could not be opened.

    Args:
        seed: the file.
        why: the reason, in a few words.
    """
    figure = _nothing(seed, b"")
    finding = UNREADABLE.finding(f"The description was not read: {why}.", None)
    return _with_first(Report(replace(figure, findings=(finding,))), (finding,))


def with_failures(report: Report, failures: list[str]) -> Report:
    """The report with a finding for each error of figcheck.

    Args:
        report: what was made in spite of them.
        failures: the errors, a sentence each.
    """
    return _with_first(report, tuple(INTERNAL_ERROR.finding(text, None) for text in failures))


def without(seed: Seed, data: bytes, why: str) -> Report:
    """The report of a file that could be opened and not worked on.

    Args:
        seed: the file.
        data: what it holds.
        why: what happened, in a sentence.
    """
    return with_failures(Report(_nothing(seed, data)), [why])


def with_namesake(report: Report, seed: Seed) -> Report:
    """The report with a finding if another file has the name that the figure would have."""
    return _with_first(report, namesakes(seed)) if seed.namesake else report


def namesakes(seed: Seed) -> tuple[Finding, ...]:
    """A finding if another file has the name that the figure of this one would have."""
    if not seed.namesake:
        return ()
    message = (
        f"The figure is published as {seed.id}, for {seed.namesake} has the name that it would "
        "have."
    )
    return (DUPLICATE_ID.finding(message, None),)


def problems(findings: Iterable[Finding]) -> tuple[str, ...]:
    """Why a description cannot be used as it is, a sentence each.

    Args:
        findings: what was found in it; errors of figcheck itself are not its problems.
    """
    return tuple(
        f"{finding.message} {finding.mend}".strip()
        for finding in findings
        if finding.severity is Severity.ERROR or finding.code == DUPLICATE_ID.code
        if finding.code != INTERNAL_ERROR.code
    )


def failure(step: str, error: Exception) -> str:
    """An error of figcheck in a sentence.

    Args:
        step: what it ended ("reading").
        error: the error.
    """
    return f"An error ended the {step} of this description ({type(error).__name__}: {error})."


def _with_own(report: Report, seed: Seed) -> Report:
    """The report with what people say in the file of checks beside the description."""
    try:
        data = seed.checks()
    except UnreadError as error:
        finding = OWN_CHECKS.finding(f"The file {seed.checks_path} was not read: {error}.", None)
        return _with_first(report, (finding,))
    if not data:
        return report
    # What reads YAML takes its time to start; few descriptions have such a file.
    from figcheck.checking import own

    return own.apply(report, data, seed.checks_path)


def _with_first(report: Report, findings: tuple[Finding, ...]) -> Report:
    return replace(report, findings=(*findings, *report.findings))


def _nothing(seed: Seed, data: bytes) -> Figure:
    source = Source(seed.path, data.decode("utf-8", "replace"), hashlib.sha256(data).hexdigest())
    return Figure(seed.id, seed.file.stem, Kind.UNKNOWN, source)
