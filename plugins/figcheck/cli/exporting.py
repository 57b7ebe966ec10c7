"""`figcheck export`: values, findings and verdicts for other programs."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable

from figcheck.cli import sources
from figcheck.cli.codes import TROUBLE, Commands
from figcheck.model import Relation
from figcheck.publishing import exports, related
from figcheck.publishing.escaping import visible
from figcheck.publishing.reports import Checked


def add(commands: Commands) -> None:
    """Adds the command."""
    command = commands.add_parser(
        "export",
        help="print values, findings and verdicts as JSON, or the values as CSV",
        description="Print a JSON array with an object for each file, in the order given; or the "
        "values as CSV, a table for each file with an empty line between two.",
    )
    command.add_argument("--format", choices=list(_FORMATS), default="json")
    sources.add(command)
    sources.add_related(command)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Runs the command."""
    return _FORMATS[options.format](sources.checked(options.files), options)


def _json(reports: Iterable[Checked], options: argparse.Namespace) -> int:
    """Writes the array, an object a line; as it comes, where figures are not related."""
    code = 0
    relations: tuple[Relation, ...] = ()
    if not options.no_related:
        reports = list(reports)
        relations = sources.related(reports)
    concerned = related.by_figure(relations)
    before = "[\n"
    for checked in reports:
        # ASCII only: whatever the terminal's encoding is, and no control character gets through.
        report = checked.report
        data = exports.to_json(report, concerned.get(report.figure.id, ()))
        text = json.dumps(data, allow_nan=False)
        sys.stdout.write(before + text)
        before = ",\n"
        code = code or (TROUBLE if checked.problem else 0)
    sys.stdout.write("\n]\n")
    return code


def _csv(reports: Iterable[Checked], options: argparse.Namespace) -> int:
    code = 0
    before = ""
    for checked in reports:
        text = exports.to_csv(checked.report.figure)
        sys.stdout.write(before + (visible(text) if sys.stdout.isatty() else text))
        before = "\n"
        code = code or (TROUBLE if checked.problem else 0)
    return code


_FORMATS = {"json": _json, "csv": _csv}
