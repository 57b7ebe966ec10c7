"""The collector of objects that only hold each other, kept from looking amid the work."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

_YOUNG = 0
"""The generation of objects that came of one piece of work."""


@contextmanager
def undisturbed() -> Iterator[None]:
    """Looks for objects that only hold each other when the block is done, not meanwhile.

    Python looks whenever some hundred objects are new, through grammar and lexicon as well,
    which takes a third of the time of a description.
    """
    wanted = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.collect(_YOUNG)
        if wanted:
            gc.enable()
