"""Exit codes of the command line, and the type of what commands add themselves to."""

from __future__ import annotations

import argparse
from typing import TypeAlias

FAILED = 1
"""Exit code where a check fails: `--fail-on` applies, or a baseline does not fit."""

TROUBLE = 2
"""Exit code where a file cannot be opened, and of a wrong command line."""

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""What commands add their parsers to."""
