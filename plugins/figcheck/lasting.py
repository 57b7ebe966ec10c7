"""Objects that last as long as the process: grammar, lexicon, patterns."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def lasting() -> Iterator[None]:
    """What is made within is kept for good, and the garbage collector never looks at it.

    It would otherwise look through all of it again and again while it is made, which takes as
    long as making it, and then at every full collection.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if enabled:
            gc.enable()
