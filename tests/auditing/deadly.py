"""Descriptions that end their worker, and a command line that checks some of them."""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path

from figcheck.auditing import engine, work
from figcheck.auditing.sources import Description
from figcheck.auditing.tables import Row


def examine(description: Description) -> dict[str, list[Row]]:
    """What `work.examine` does, unless the description says what is to happen."""
    data = description.data or b""
    if data.startswith(b"KILL"):
        os.kill(os.getpid(), signal.SIGKILL)
    if data.startswith(b"HANG"):
        # Lets no other thread of the process run.
        re.match(r"(a+)+$", "a" * 60 + "b")
    return work.examine(description)


def main() -> None:
    """Audits SOURCE into OUT with partitions of a few descriptions."""
    source, out, *address = sys.argv[1:]
    audit = engine.Audit(source, Path(out), scheduler="".join(address), jobs=1, size=5)
    engine.run(audit, tell=lambda line: None, progress=_show)


def _show(progress: engine.Progress) -> None:
    print(progress.done, flush=True)


if __name__ == "__main__":
    main()
