"""The files that a command line names, and the report of each."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from figcheck.checking import check
from figcheck.model import Relation
from figcheck.publishing import reports, seeds
from figcheck.publishing.escaping import for_terminal
from figcheck.publishing.reports import Checked
from figcheck.publishing.undisturbed import undisturbed
from figcheck.reading import read_bytes


def add(command: argparse.ArgumentParser) -> None:
    """Lets a command take files and folders."""
    command.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="a description, or a folder of them (.txt and .md)",
    )


def add_related(command: argparse.ArgumentParser) -> None:
    """Lets a command be told not to hold the figures of several files against each other."""
    command.add_argument(
        "--no-related",
        action="store_true",
        help="do not hold the figures against each other, so that each is written as it is read",
    )


def checked(files: Sequence[str]) -> Iterator[Checked]:
    """The report of every file, in the order given; what went wrong is told at once.

    Args:
        files: paths of descriptions and of folders of them.
    """
    for name in files:
        for seed in find(Path(name)):
            result = _checked(seed)
            if result.problem:
                print(
                    f"figcheck: {for_terminal(seed.path)}: {for_terminal(result.problem)}",
                    file=sys.stderr,
                )
            yield result


def related(reports: Sequence[Checked]) -> tuple[Relation, ...]:
    """What the figures of several files have to do with each other; nothing for one file."""
    if len(reports) < 2:
        return ()
    # What compares figures takes its time to start, which a single file need not wait for.
    from figcheck.checking.relations.relate import relate

    return relate([checked.report.figure for checked in reports])


def find(path: Path) -> list[seeds.Seed]:
    """The descriptions of a folder; a file is taken for one whatever its name."""
    if not path.is_dir():
        return [seeds.Seed(seeds.slug(path.stem), seeds.shown(path), path)]
    try:
        return seeds.find(path, seeds.shown(path))
    except seeds.UnlistedError as error:
        why = f"it cannot be listed ({seeds.reason(error)})"
        return [seeds.Seed(seeds.slug(path.name), seeds.shown(path), path, why)]


def _checked(seed: seeds.Seed) -> Checked:
    try:
        data = seed.content()
    except seeds.UnreadError as error:
        return Checked(reports.unread(seed, str(error)), str(error))
    with undisturbed():
        report, failures = reports.make(seed, data, read_bytes, check, own=True)
    return Checked(reports.with_namesake(report, seed), " ".join(failures))
