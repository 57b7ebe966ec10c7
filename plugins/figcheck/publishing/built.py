"""A figure as it comes out of the cache."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeVar

from figcheck.model import Report
from figcheck.publishing import codec
from figcheck.publishing.memo import Memo
from figcheck.publishing.pages.parts import Picture
from figcheck.publishing.seeds import Seed

T = TypeVar("T")

SVG = "figure.svg"
PNG = "figure.png"
THUMBNAIL = "thumbnail.png"
TEXT = "source.txt"
CSV = "data.csv"
CARD = "card.png"
"""Names of a figure's files, in the cache and in the site."""

REPORT = "report.json"
"""Name of the file that holds a figure's report, in the cache only."""


@dataclass(frozen=True)
class Made:
    """What is known of a figure without its report.

    Attributes:
        id: its name in the site.
        title: its title.
        picture: what to say of its image; `None` if it could not be drawn.
        failures: what went wrong in figcheck itself, a sentence each.
        problems: why the description cannot be used as it is, a sentence each.
    """

    id: str
    title: str
    picture: Picture | None
    failures: tuple[str, ...] = ()
    problems: tuple[str, ...] = ()


@dataclass(frozen=True)
class BuiltFigure:
    """A figure, ready to be published.

    Attributes:
        key: what it is known by: two figures with the same key are the same in all but the
            description's place.
        seed: the file that describes it.
        made: what is known of it without its report.
        files: the files that go beside its page, by name.
        load: gives its report, which is large and seldom needed.
        memo: keeps what is made of the report.
    """

    key: str
    seed: Seed
    made: Made
    files: Mapping[str, Path]
    load: Callable[[], Report]
    memo: Memo

    @property
    def id(self) -> str:
        """Name of the figure in the site."""
        return self.made.id

    @property
    def title(self) -> str:
        """Title of the figure."""
        return self.made.title

    @property
    def picture(self) -> Picture | None:
        """Its picture; `None` if it could not be drawn."""
        return self.made.picture

    @property
    def failures(self) -> tuple[str, ...]:
        """What went wrong in figcheck itself, a sentence each."""
        return self.made.failures

    @property
    def problems(self) -> tuple[str, ...]:
        """Why the description cannot be used as it is, a sentence each."""
        return self.made.problems

    @property
    def report(self) -> Report:
        """The figure and what was found out about it.

        It is read from the cache. What asks it of every figure is to keep what it makes of it:
        see `value` and `file`.
        """
        return self.load()

    def value(self, kind: type[T], what: str, make: Callable[[Report], T], *depends: object) -> T:
        """What is made of the report, made once.

        Args:
            kind: its type, of what `codec` can write.
            what: which value it is.
            make: makes it of the report.
            depends: what it depends on besides the figure, of what `codec` can write.
        """
        return self.memo.value(kind, *self.known_by(what, *depends), lambda: make(self.report))

    def known_by(self, what: str, *depends: object) -> tuple[str, tuple[object, ...]]:
        """What the memo knows such a value by.

        Args:
            what: which value it is.
            depends: what it depends on besides the figure.
        """
        return what, (self.key, *depends)

    def file(self, name: str, make: Callable[[Report], str | bytes], *depends: object) -> Path:
        """A file that is made of the report, made once.

        Args:
            name: its name, which says what it is.
            make: makes its text or its bytes of the report.
            depends: what it depends on besides the figure, of what `codec` can write.
        """
        return self.memo.file(name, (self.key, *depends), lambda: make(self.report))

    def is_there(self) -> bool:
        """Whether its files still are, or someone has emptied the cache meanwhile."""
        return all(file.is_file() for file in self.files.values())


@dataclass(frozen=True)
class Handed:
    """A figure as it is handed to another process, which reads its report from the cache.

    Attributes:
        key: what it is known by.
        seed: the file that describes it.
        made: what is known of it without its report.
        files: the files that go beside its page, by name.
    """

    key: str
    seed: Seed
    made: Made
    files: Mapping[str, Path]

    @classmethod
    def of(cls, built: BuiltFigure) -> Handed:
        """A figure without what only this process has of it.

        Args:
            built: the figure.
        """
        return cls(built.key, built.seed, built.made, built.files)

    def figure(self, memo: Memo) -> BuiltFigure:
        """The figure.

        Args:
            memo: keeps what is made of it, in the folder of the cache.
        """

        # Several things are made of the report, which takes long to read.
        @cache
        def report() -> Report:
            return codec.loads(Report, (memo.folder / self.key / REPORT).read_bytes())

        return BuiltFigure(self.key, self.seed, self.made, self.files, report, memo)
