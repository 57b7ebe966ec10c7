"""`figcheck compare`: what differs between two states of a collection."""

from __future__ import annotations

import argparse
import sys

from figcheck.cli.codes import FAILED, Commands, trouble
from figcheck.publishing.comparing.differences import compare
from figcheck.publishing.comparing.opening import OpeningError, snapshot
from figcheck.publishing.comparing.views import VIEWS


def add(commands: Commands) -> None:
    """Adds the command."""
    command = commands.add_parser(
        "compare",
        help="print what differs between two states of a collection",
        description="Print which figures, values, sentences, verdicts, findings and images differ. "
        "A state is a published site (its folder, its figures.json, or the address of either), "
        "the output of `figcheck export`, a folder of descriptions, a description, or a git "
        "revision (REVISION or REVISION:FOLDER; the folder is seeds unless given).",
    )
    command.add_argument("--format", choices=list(VIEWS), default="text")
    command.add_argument(
        "--fail-on",
        choices=("never", "refuted"),
        default="never",
        help="make the exit code 1 where a sentence is newly refuted (default: %(default)s)",
    )
    command.add_argument("old", metavar="OLD", help="the state before")
    command.add_argument("new", metavar="NEW", help="the state now")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Runs the command."""
    try:
        comparison = compare(snapshot(options.old), snapshot(options.new))
    except OpeningError as error:
        return trouble(str(error))
    for piece in VIEWS[options.format](comparison):
        sys.stdout.write(piece)
    return FAILED if options.fail_on == "refuted" and comparison.newly_false else 0
