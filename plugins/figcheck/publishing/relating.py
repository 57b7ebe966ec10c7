"""Relations of the figures of a site, found anew only where something changed."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from figcheck.model import Relation, Report
from figcheck.publishing import codec, related
from figcheck.publishing.built import BuiltFigure, Handed
from figcheck.publishing.cache import Cache
from figcheck.publishing.escaping import for_terminal
from figcheck.publishing.memo import Memo
from figcheck.publishing.pool import NoProcessesError, Pool

if TYPE_CHECKING:
    from figcheck.checking.relations.pair import Sheet
    from figcheck.publishing.meeting import Meeting

log = logging.getLogger("mkdocs.plugins.figcheck")

_HELD = 256
"""Figures that are held in memory, ready to be compared."""

_ITS = "its relations"
_ALL = "all relations"

_MANY = 64
"""Figures never compared from which processes share the work."""

_SHARE = 8
"""Figures that a process compares at a time."""

_WORK = f"{__name__}:work"


@dataclass(frozen=True)
class Relatives:
    """The relations of a figure, which are read only where they are shown.

    Attributes:
        digest: changes if they do.
        figures: ids of all figures that they concern.
        load: gives them, those that are certain first.
    """

    digest: str
    figures: tuple[str, ...]
    load: Callable[[], tuple[Relation, ...]]


NONE = Relatives("", (), tuple)
"""Those of a figure that has none."""

Relations = Mapping[str, Relatives]
"""The relations of each figure that has any, by its id."""


class Relating:
    """Finds what the figures of a site have to do with each other, again and again.

    What was found between two figures is kept: only a figure that is new or has changed is held
    against those that it shares something with.
    """

    def __init__(
        self, pool: Pool | None = None, tell: Callable[[str, Exception], None] | None = None
    ) -> None:
        """Prepares the search.

        Args:
            pool: the processes that share it where much is new.
            tell: is told what an error ended, and the error; a warning unless given.
        """
        self._pool = pool or Pool(1)
        self._tell = tell or _warn
        self._figures: Mapping[str, BuiltFigure] = {}
        self._sheet = lru_cache(maxsize=_HELD)(self._make_sheet)
        self._known: dict[Meeting, Found] = {}
        self._written: dict[int, tuple[Relation, str]] = {}
        self._lock = Lock()

    def relate(self, figures: Sequence[BuiltFigure]) -> Relations:
        """Finds what figures have to do with each other.

        Args:
            figures: the figures in the order of the site.

        Returns:
            The relations of each figure that has any.
        """
        if not figures:
            return {}
        memo = figures[0].memo
        keys = tuple(built.key for built in figures)
        with self._lock:
            if not memo.has(_ALL, keys):
                self._share(figures, memo)
            kept = memo.value(_Kept, _ALL, keys, lambda: self._kept(figures, memo))

        def load(name: str, digest: str) -> Found:
            return memo.value(
                Found,
                _ITS,
                digest,
                lambda: related.by_figure(self._found(figures))[name],
            )

        return {
            name: Relatives(digest, others, partial(load, name, digest))
            for name, digest, others in kept
        }

    def prepare(self, figures: Sequence[BuiltFigure]) -> None:
        """Reads what the next change of a figure will need, while nobody waits.

        Args:
            figures: the figures in the order of the site; of many, nothing is held in memory.
        """
        if figures and len(figures) <= _HELD:
            with self._lock:
                self._kept(figures, figures[0].memo)
                for built in figures:
                    self._sheet(built.key)

    def _kept(self, figures: Sequence[BuiltFigure], memo: Memo) -> _Kept:
        """Id, digest and other figures of each figure with relations; the relations are kept."""
        kept = []
        found = self._found(figures)
        # Each relation is with every figure that it concerns, and is long to write.
        written: dict[int, tuple[Relation, str]] = {
            id(relation): self._written.get(id(relation)) or (relation, _written(relation))
            for relation in found
        }
        self._written = written if len(figures) <= _HELD else {}
        for name, its in related.by_figure(found).items():
            digest = _digest("".join(written[id(relation)][1] for relation in its))
            if not memo.has(_ITS, digest):
                memo.value(Found, _ITS, digest, partial(_same, its))
            concerned = sorted({part.figure for relation in its for part in relation.parts})
            kept.append((name, digest, tuple(concerned)))
        return tuple(kept)

    def _found(self, figures: Sequence[BuiltFigure]) -> Found:
        # What compares figures takes its time to start, and few are compared with a large site.
        from figcheck.checking.relations.deciding import decided
        from figcheck.publishing import meeting

        self._figures = {built.key: built for built in figures}
        memo = figures[0].memo
        found: list[Relation] = []
        known, self._known = self._known, {}
        for each in _meetings(figures):
            try:
                its = known[each] if each in known else meeting.find(each, memo, self._sheet)
            except Exception as error:  # noqa: BLE001 - one figure must not end the build
                self._tell(_ended(self._figures[each.key]), error)
                continue
            found += its
            if len(self._known) < _HELD:
                self._known[each] = its
        names = {built.id: built.key for built in figures}
        try:
            found = [*decided(found, lambda name: self._figures[names[name]].report.figure)]
        except Exception as error:  # noqa: BLE001 - the relations are there without it
            self._tell("an error ended the search for misread values", error)
        return tuple(found)

    def _share(self, figures: Sequence[BuiltFigure], memo: Memo) -> None:
        """Lets processes find what is new, where it is much."""
        from figcheck.publishing import meeting

        if self._pool.processes < 2 or len(figures) < _MANY:
            return
        new = [each for each in _meetings(figures) if meeting.is_new(each, memo)]
        if len(new) < _MANY:
            return
        shares = [
            meeting.Share(memo.folder, memo.program, tuple(new[n : n + _SHARE]))
            for n in range(0, len(new), _SHARE)
        ]
        # What no process has found is found by this one.
        with suppress(NoProcessesError):
            self._pool.start("figcheck.publishing.meeting:work", shares).finish()
            # All relations of a large site together fill more memory than all else.
            self._pool.start(_WORK, [Handover.of(figures)]).finish()

    def _make_sheet(self, key: str) -> Sheet:
        from figcheck.checking.relations.pair import Sheet

        return Sheet(self._figures[key].report.figure)


@dataclass(frozen=True)
class Handover:
    """All figures of a site, as they are handed to another process.

    Attributes:
        folder: the cache, which has what was found between each two of them.
        program: what everything in it depends on.
        handed: the figures in the order of the site.
    """

    folder: Path
    program: str
    handed: tuple[Handed, ...]

    @classmethod
    def of(cls, figures: Sequence[BuiltFigure]) -> Handover:
        """Figures as they are handed over.

        Args:
            figures: the figures in the order of the site, at least one.
        """
        memo = figures[0].memo
        return cls(memo.folder, memo.program, tuple(map(Handed.of, figures)))


def work(handover: Handover) -> None:
    """Puts together what was found between the figures of a site, so that it is in the memo.

    Args:
        handover: the figures.
    """
    memo = Memo(Cache(handover.folder), handover.program)
    # What goes wrong here goes wrong again where the relations are asked for, and is told.
    with suppress(Exception):
        Relating(tell=_fail).relate([each.figure(memo) for each in handover.handed])


def _fail(what: str, error: Exception) -> None:
    raise RuntimeError(what) from error


def _meetings(figures: Sequence[BuiltFigure]) -> list[Meeting]:
    """Each figure that meets others."""
    from figcheck.checking.relations import index
    from figcheck.publishing.meeting import Meeting

    circles = index.circles([traits(built) for built in figures])
    keys = [built.key for built in figures]
    return [
        Meeting(
            keys[n],
            tuple(keys[m] for m in circle if m < n),
            tuple(keys[m] for m in circle if m > n),
        )
        for n, circle in enumerate(circles)
        if circle
    ]


def kept(memo: Memo, digest: str) -> Relatives:
    """The relations of a figure that are in the memo.

    Args:
        memo: where they were put.
        digest: theirs.
    """
    if not digest:
        return NONE
    return Relatives(digest, (), partial(memo.value, Found, _ITS, digest, _lost))


def _lost() -> Found:
    raise KeyError(_ITS)


def every(relatives: Iterable[Relatives]) -> tuple[Relation, ...]:
    """All relations of some figures, each once.

    Args:
        relatives: those of each figure.
    """
    # Each relation is with every figure that it concerns.
    return tuple(dict.fromkeys(r for its in relatives for r in its.load()))


Found = tuple[Relation, ...]
_Kept = tuple[tuple[str, str, tuple[str, ...]], ...]


def _written(relation: Relation) -> str:
    return hashlib.sha256(codec.dumps(relation)).hexdigest()


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _same(its: Found) -> Found:
    return its


def traits(built: BuiltFigure) -> tuple[str, ...]:
    """What other figures are found by that a figure may have to do with, made once.

    Args:
        built: the figure.

    Returns:
        Its traits, as `figcheck.checking.relations.index.traits` gives them; none after an error,
        which is told.
    """
    try:
        return built.value(tuple[str, ...], "traits", _traits)
    except Exception as error:  # noqa: BLE001 - one figure must not end the build
        _warn(_ended(built), error)
        return ()


def _traits(report: Report) -> tuple[str, ...]:
    from figcheck.checking.relations.index import traits
    from figcheck.checking.relations.pair import Sheet

    return traits(Sheet(report.figure))


def _ended(built: BuiltFigure) -> str:
    return f"{built.seed.path}: an error ended the comparison with other figures"


def _warn(what: str, error: Exception) -> None:
    log.warning("figcheck: %s (%s: %s)", what, type(error).__name__, for_terminal(str(error)))
