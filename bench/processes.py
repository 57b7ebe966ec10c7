"""Processor time of processes that outlive the one that started them."""

from __future__ import annotations

import ctypes
import os
import sys

_SUBREAPER = 36
"""`PR_SET_CHILD_SUBREAPER` of Linux' `prctl`."""


def adopt() -> None:
    """Makes this process the parent of descendants whose own parent ends, where Linux runs.

    A fork server ends after the build that started it, with all that its workers have used.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_SUBREAPER, 1)


def orphans() -> float:
    """Waits for all children that are left; seconds of processor time that they have used."""
    used = 0.0
    while True:
        try:
            _, _, usage = os.wait4(-1, 0)
        except ChildProcessError:
            return used
        used += usage.ru_utime + usage.ru_stime
