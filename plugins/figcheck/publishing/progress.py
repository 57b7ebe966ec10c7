"""How far a long build is, for whoever waits for it."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import TextIO

import click

_PATIENCE = 2.0
"""Seconds after which people want to know."""

_EVERY = 10.0
"""Seconds between two lines where there is no terminal."""

_Generator = Generator[None, tuple[int, int], None]


@contextmanager
def shown(
    log: logging.Logger, stream: TextIO | None = None, clock: Callable[[], float] = time.monotonic
) -> Iterator[Callable[[int, int], None]]:
    """Shows a bar on a terminal, and lines of a log elsewhere; nothing for what is soon done.

    Args:
        log: where lines go.
        stream: where the bar goes; standard error unless given.
        clock: tells seconds.

    Yields:
        What is to be told how many of how many figures are done.
    """
    stream = sys.stderr if stream is None else stream
    show = _bar(stream) if stream.isatty() else _lines(log, clock)
    next(show)
    began = clock()

    def tell(done: int, total: int) -> None:
        if clock() - began >= _PATIENCE:
            show.send((done, total))

    try:
        yield tell
    finally:
        show.close()


def _bar(stream: TextIO) -> _Generator:
    done, total = yield
    with click.progressbar(length=total, label="figcheck: figures", file=stream) as bar:
        while True:
            bar.update(done - bar.pos)
            done, total = yield


def _lines(log: logging.Logger, clock: Callable[[], float]) -> _Generator:
    last = -_EVERY
    while True:
        done, total = yield
        if clock() - last >= _EVERY and done < total:
            last = clock()
            log.info("figcheck: %d of %d figures", done, total)
