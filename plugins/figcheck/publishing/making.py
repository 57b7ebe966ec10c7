"""One description to what the cache keeps of it: the work that processes share."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from figcheck import checking, drawing, reading
from figcheck.drawing import Drawing
from figcheck.model import Figure, Report
from figcheck.publishing import codec, exports, relating, reports
from figcheck.publishing.built import CSV, PNG, REPORT, SVG, TEXT, THUMBNAIL, BuiltFigure, Made
from figcheck.publishing.cache import Cache
from figcheck.publishing.memo import Memo
from figcheck.publishing.pages import Picture
from figcheck.publishing.task import Task


@dataclass(frozen=True)
class Stages:
    """The three steps from bytes to pictures, exchangeable for tests."""

    read: Callable[[bytes, str, str], Figure] = reading.read_bytes
    check: Callable[[Figure], Report] = checking.check
    draw: Callable[[Figure], Drawing] = drawing.draw


def make(task: Task) -> None:
    """Reads, checks and draws a description, and puts the results into the cache.

    Args:
        task: the description.

    Raises:
        OSError: the cache cannot be written.
    """
    report, failures = examine(task)
    files = {TEXT: task.data}
    picture = None
    try:
        drawn = _stages(task).draw(report.figure)
        size = _size(drawn.svg)
        picture = Picture(drawn.alt, drawn.notes, *size, drawn.heading, has_png=task.png)
        files |= {SVG: drawn.svg}
        files |= {PNG: drawn.png, THUMBNAIL: drawn.thumbnail} if task.png else {}
    except Exception as error:  # noqa: BLE001 - one description must not end the build
        failure = reports.failure("drawing", error)
        report = reports.with_failures(report, [failure])
        failures = (*failures, failure)
    _store(task, report, picture, failures, files)


def rehearse(task: Task) -> None:
    """Does the work for nothing, so that what its first use sets up is there for the next time.

    Args:
        task: a description.
    """
    report, _ = examine(task)
    with suppress(Exception):
        _stages(task).draw(report.figure)


def examine(task: Task) -> tuple[Report, tuple[str, ...]]:
    """Reads and checks a description.

    Args:
        task: the description.

    Returns:
        Its report, and a sentence for each error in figcheck itself.
    """
    stages = _stages(task)
    return reports.make(task.seed, task.data, stages.read, stages.check, own=True)


def _stages(task: Task) -> Stages:
    return task.stages or Stages(draw=partial(drawing.draw, png=task.png))


def give_up(task: Task, why: str) -> None:
    """Puts into the cache that a description could not be worked on.

    Args:
        task: the description.
        why: what happened, in a sentence.

    Raises:
        OSError: the cache cannot be written.
    """
    report = reports.without(task.seed, task.data, why)
    _store(task, report, None, (why,), {TEXT: task.data})


def _store(
    task: Task,
    report: Report,
    picture: Picture | None,
    failures: tuple[str, ...],
    files: dict[str, bytes],
) -> None:
    report = reports.with_namesake(report, task.seed)
    figure = report.figure
    made = Made(figure.id, figure.title, picture, failures, reports.problems(report.findings))
    files |= {CSV: exports.to_csv(figure).encode(), REPORT: codec.dumps(report)}
    cache = Cache(task.folder)
    entry = cache.store(task.key, codec.encode(made), files)
    memo = Memo(cache, task.program)
    relating.traits(BuiltFigure(task.key, task.seed, made, entry.files, lambda: report, memo))


def _size(svg: bytes) -> tuple[int, int]:
    """Width and height of a drawing in CSS pixels, of which 96 are an inch of 72 points."""
    size = re.search(rb'<svg[^>]* width="([\d.]+)pt" height="([\d.]+)pt"', svg)
    if not size:
        raise ValueError("the drawing has no size")
    return round(float(size[1]) * 96 / 72), round(float(size[2]) * 96 / 72)
