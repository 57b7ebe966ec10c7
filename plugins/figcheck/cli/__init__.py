"""The command line: a thin door that hands files through reading and checking, and prints.

Each command is a module that adds its own arguments. None of `check`, `export` and `compare` needs
matplotlib or MkDocs, so they start quickly.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import TextIO

from figcheck import __version__
from figcheck.cli import auditing, building, checking, comparing, exporting
from figcheck.cli.codes import FAILED, TROUBLE

__all__ = ["FAILED", "TROUBLE", "main", "parser"]

COMMANDS = (checking, comparing, exporting, building, auditing)
"""The modules of the commands, in the order in which `--help` lists them.

Each has `add(commands)`, which adds its parser and sets `run`, a function from the parsed
arguments to the exit code.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line.

    Args:
        arguments: what stands after `figcheck`; the process's own arguments unless given.

    Returns:
        The exit code: 0, `FAILED` where a check fails, `TROUBLE` where a file cannot be opened.
    """
    options = parser().parse_args(arguments)
    _take_any_character(sys.stdout)
    _take_any_character(sys.stderr)
    try:
        code: int = options.run(options)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has what it wanted (`| head`). What is left in the buffer goes nowhere, or
        # the interpreter complains when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def parser() -> argparse.ArgumentParser:
    """What understands the command line."""
    whole = argparse.ArgumentParser(
        prog="figcheck", description="Check what descriptions of figures say, by their own numbers."
    )
    whole.add_argument("--version", action="version", version=f"figcheck {__version__}")
    commands = whole.add_subparsers(required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add(commands)
    return whole


def _take_any_character(stream: TextIO) -> None:
    """Lets a stream print what its encoding lacks as its code point, rather than fail."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="backslashreplace")
