"""`figcheck audit`: a whole corpus, on Dask."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from figcheck.cli.codes import Commands, trouble
from figcheck.publishing.escaping import for_terminal

if TYPE_CHECKING:
    from figcheck.auditing.engine import Progress

_EXTRA = ("dask", "distributed", "pyarrow")


def add(commands: Commands) -> None:
    """Adds the command."""
    command = commands.add_parser(
        "audit",
        help="check a corpus and write tables of what was found",
        description="Check all descriptions of a corpus on Dask, and write Parquet tables of "
        "figures, cells, claims and findings with a summary page. A run that was ended goes on "
        "where it was if it is started again.",
    )
    command.add_argument(
        "source",
        metavar="SOURCE",
        help='a folder of .txt and .md or of Parquet files, a pattern ("texts/*.txt"), or a file '
        "of JSON lines (.jsonl) or Parquet (.parquet)",
    )
    command.add_argument(
        "--out", type=Path, required=True, metavar="DIR", help="folder of the results"
    )
    command.add_argument(
        "--text", default="text", metavar="COLUMN", help="column of the texts (default: text)"
    )
    command.add_argument(
        "--id", default="id", metavar="COLUMN", help="column of their names (default: id)"
    )
    command.add_argument(
        "--scheduler",
        default="",
        metavar="ADDRESS",
        help="address of a Dask scheduler whose workers see the same files (default: workers on "
        "this machine)",
    )
    command.add_argument(
        "--jobs", type=int, default=0, metavar="N", help="workers on this machine (default: cores)"
    )
    command.add_argument(
        "--timeout",
        type=float,
        default=60.0,
        metavar="SECONDS",
        help="time that one description may take (default: 60)",
    )
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Runs the command."""
    try:
        from figcheck.auditing import engine
        from figcheck.auditing.sources import Columns, SourceError
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in _EXTRA:
            raise
        return trouble(f'audit needs {error.name}: pip install "mkdocs-figcheck[audit]"')
    audit = engine.Audit(
        options.source,
        options.out,
        Columns(options.text, options.id),
        options.scheduler,
        options.jobs,
        options.timeout,
    )
    progress = _Line()
    try:
        counts = engine.run(audit, tell=_tell, progress=progress.show)
    except (SourceError, engine.AuditError, OSError) as error:
        progress.end()
        return trouble(str(error))
    progress.end()
    states = ", ".join(f"{count:,} {state}" for state, count in sorted(counts.status.items()))
    print(f"{states}; {counts.cells:,} values")
    print(", ".join(f"{count:,} {verdict}" for verdict, count in counts.verdicts.items()))
    print(for_terminal(f"{options.out / engine.SUMMARY}"))
    return 0


def _tell(message: str) -> None:
    print(f"figcheck: {for_terminal(message)}", file=sys.stderr, flush=True)


class _Line:
    """How far it is: one line that is written again on a terminal, else a line now and then."""

    _every = 10.0

    def __init__(self) -> None:
        self._last = 0.0
        self._open = False

    def show(self, progress: Progress) -> None:
        """Shows it, not too often."""
        terminal = sys.stderr.isatty()
        due = progress.seconds - self._last >= (0.5 if terminal else self._every)
        if not due and progress.done < progress.total:
            return
        self._last = progress.seconds
        text = (
            f"{progress.done:,} of {progress.total:,} descriptions, {progress.rate:,.0f} a second, "
            f"{_duration(progress.rest)} left"
        )
        if terminal:
            print(f"\r\x1b[Kfigcheck: {text}", end="", file=sys.stderr, flush=True)
            self._open = True
        else:
            _tell(text)

    def end(self) -> None:
        """Ends the line."""
        if self._open:
            print(file=sys.stderr)


def _duration(seconds: float) -> str:
    if seconds >= 5400:
        return f"{seconds / 3600:.1f} h"
    return f"{seconds / 60:.0f} min" if seconds >= 90 else f"{seconds:.0f} s"
