"""`figcheck check`: what is wrong and what holds, for people and for other programs."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from figcheck.cli import sources
from figcheck.cli.codes import FAILED, TROUBLE, Commands, trouble
from figcheck.model import Relation
from figcheck.publishing import baseline
from figcheck.publishing.channels import CHANNELS
from figcheck.publishing.channels.manner import Manner, Paint
from figcheck.publishing.failing import FailOn
from figcheck.publishing.related import by_figure
from figcheck.publishing.remarks import Level, Outcome, outcome
from figcheck.publishing.reports import Checked


def add(commands: Commands) -> None:
    """Adds the command."""
    command = commands.add_parser(
        "check",
        help="print what is wrong and what holds",
        description="Print findings and verdicts, a line each: file:line:column: what: text.",
    )
    command.add_argument(
        "--all", action="store_true", help="print sentences without a verdict as well"
    )
    command.add_argument(
        "--format",
        choices=list(CHANNELS),
        default="text",
        help="who it is printed for (default: %(default)s)",
    )
    command.add_argument(
        "--fail-on",
        choices=[word.value for word in FailOn],
        help="what makes the exit code 1 (default: unreadable; with --baseline: refuted)",
    )
    command.add_argument(
        "--baseline",
        type=Path,
        metavar="FILE",
        help="refutations that are known: only new ones fail, and those that are gone must be "
        "removed from the file",
    )
    command.add_argument(
        "--update-baseline", action="store_true", help="write the baseline anew, and fail for none"
    )
    sources.add(command)
    sources.add_related(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Runs the command."""
    fail_on = FailOn(options.fail_on or ("refuted" if options.baseline else "unreadable"))
    outcomes = _outcomes(sources.checked(options.files), fail_on, related=not options.no_related)
    if options.update_baseline and not options.baseline:
        return trouble("--update-baseline needs --baseline FILE")
    try:
        if options.update_baseline:
            outcomes = list(outcomes)
            baseline.write(options.baseline, outcomes)
        if options.baseline:
            outcomes = baseline.Baseline(options.baseline).mark(outcomes)
    except baseline.BaselineError as error:
        return trouble(str(error))
    except OSError as error:
        return trouble(f"{options.baseline}: it cannot be written ({error.strerror})")
    codes: list[int] = []
    manner = Manner(options.all, Paint.of(sys.stdout))
    for piece in CHANNELS[options.format](_watched(outcomes, codes), manner):
        sys.stdout.write(piece)
    return max(codes, default=0)


def _outcomes(reports: Iterable[Checked], fail_on: FailOn, *, related: bool) -> Iterable[Outcome]:
    """What is said of each file; of figures that are related once all are read."""
    relations: Mapping[str, tuple[Relation, ...]] = {}
    if related:
        reports = list(reports)
        relations = by_figure(sources.related(reports))
    for checked in reports:
        its = relations.get(checked.report.figure.id, ())
        yield outcome(checked.report, fail_on, checked.problem, its)


def _watched(outcomes: Iterable[Outcome], codes: list[int]) -> Iterator[Outcome]:
    """The outcomes as they are; the exit code of each goes into `codes`."""
    for one in outcomes:
        failed = any(remark.level is Level.ERROR for remark in one.remarks)
        codes.append(TROUBLE if one.problem else FAILED if failed else 0)
        yield one
