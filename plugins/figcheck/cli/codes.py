"""How the commands end: exit codes and the message of trouble; and what they add themselves to."""

from __future__ import annotations

import argparse
import sys
from typing import TypeAlias

from figcheck.publishing.escaping import for_terminal

FAILED = 1
"""Exit code where a check fails: `--fail-on` applies, or a baseline does not fit."""

TROUBLE = 2
"""Exit code where a file cannot be opened, and of a wrong command line."""

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""What commands add their parsers to."""


def trouble(message: str) -> int:
    """Says on the error output why a command ends; its exit code.

    Args:
        message: may hold text of a description.
    """
    print(f"figcheck: {for_terminal(message)}", file=sys.stderr)
    return TROUBLE
