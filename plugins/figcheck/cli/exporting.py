"""`figcheck export`: values, findings and verdicts for other programs."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator

from figcheck.cli import sources
from figcheck.cli.codes import TROUBLE, Commands
from figcheck.publishing import exports
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
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Runs the command."""
    return _FORMATS[options.format](sources.checked(options.files))


def _json(reports: Iterator[Checked]) -> int:
    """Writes the array as it comes, an object a line."""
    code = 0
    before = "[\n"
    for checked in reports:
        # ASCII only: whatever the terminal's encoding is, and no control character gets through.
        text = json.dumps(exports.to_json(checked.report), allow_nan=False)
        sys.stdout.write(before + text)
        before = ",\n"
        code = code or (TROUBLE if checked.problem else 0)
    sys.stdout.write("\n]\n")
    return code


def _csv(reports: Iterator[Checked]) -> int:
    code = 0
    before = ""
    for checked in reports:
        text = exports.to_csv(checked.report.figure)
        sys.stdout.write(before + (visible(text) if sys.stdout.isatty() else text))
        before = "\n"
        code = code or (TROUBLE if checked.problem else 0)
    return code


_FORMATS = {"json": _json, "csv": _csv}
