"""One state of a collection: which figures it has, each to be read when it is needed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from figcheck.publishing.comparing.records import FigureRecord


@dataclass(frozen=True)
class Listed:
    """A figure of a snapshot.

    Attributes:
        id: its name in the site.
        title: its title.
        path: path of its description.
        sha256: hash of the description.
        load: reads the figure; raises `OpeningError` if that fails.
        digest: hash of its `figure.json`, "" if unknown.
        image: hash of its image as it was published, "" if it was not.
        url: its page from the site's root, "" if it has none.
        draw: draws its image as SVG, b"" if that fails; `None` where there is no description.
    """

    id: str
    title: str
    path: str
    sha256: str
    load: Callable[[], FigureRecord]
    digest: str = ""
    image: str = ""
    url: str = ""
    draw: Callable[[], bytes] | None = None


@dataclass(frozen=True)
class Snapshot:
    """One state of a collection.

    Attributes:
        name: what to call it.
        figures: its figures.
    """

    name: str
    figures: tuple[Listed, ...] = ()
