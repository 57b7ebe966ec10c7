"""What is done around each description."""

from __future__ import annotations

import gc
import weakref

from figcheck.publishing.undisturbed import undisturbed


class Ring:
    """Holds itself, so that only the collector frees it."""

    def __init__(self) -> None:
        self.itself = self


def test_what_only_holds_itself_is_freed_after_each_description_and_not_meanwhile() -> None:
    with undisturbed():
        assert not gc.isenabled()
        ring = weakref.ref(Ring())
        rest = [Ring() for _ in range(5_000)]
        assert ring() is not None
        del rest
    assert ring() is None
    assert gc.isenabled()
