"""Relations of the figures of a site, found anew only where something changed."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial

from figcheck.model import Relation, Report
from figcheck.publishing import codec, related
from figcheck.publishing.built import BuiltFigure
from figcheck.publishing.escaping import for_terminal
from figcheck.publishing.memo import Memo

log = logging.getLogger("mkdocs.plugins.figcheck")

_HELD = 256
"""Figures that are held in memory, ready to be compared."""


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


def relate(figures: Sequence[BuiltFigure]) -> Relations:
    """Finds what the figures of a site have to do with each other.

    What each shares with others, and what was found about those, is kept: a figure is compared
    again only if it or one of those has changed.

    Args:
        figures: the figures in the order of the site.

    Returns:
        The relations of each figure that has any.
    """
    if not figures:
        return {}
    memo = figures[0].memo
    keys = tuple(built.key for built in figures)
    kept = memo.value(_Kept, "all relations", keys, lambda: _kept(figures, memo))

    def load(name: str, digest: str) -> tuple[Relation, ...]:
        return memo.value(
            _Found, "its relations", digest, lambda: related.by_figure(_found(figures))[name]
        )

    return {
        name: Relatives(digest, others, partial(load, name, digest))
        for name, digest, others in kept
    }


def every(relations: Relations) -> tuple[Relation, ...]:
    """All relations of a site, each once.

    Args:
        relations: those of each figure.
    """
    # Each relation is with every figure that it concerns.
    return tuple(dict.fromkeys(r for its in relations.values() for r in its.load()))


_Kept = tuple[tuple[str, str, tuple[str, ...]], ...]


def _kept(figures: Sequence[BuiltFigure], memo: Memo) -> _Kept:
    """Id, digest and other figures of each figure with relations; the relations are kept."""
    kept = []
    found = _found(figures)
    # Each relation is with every figure that it concerns, and is long to write.
    digests = {id(relation): _digest(json.dumps(codec.encode(relation))) for relation in found}
    for name, its in related.by_figure(found).items():
        digest = _digest("".join(digests[id(relation)] for relation in its))
        if not memo.has("its relations", digest):
            memo.value(_Found, "its relations", digest, partial(_same, its))
        concerned = sorted({part.figure for relation in its for part in relation.parts})
        kept.append((name, digest, tuple(concerned)))
    return tuple(kept)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _same(its: tuple[Relation, ...]) -> tuple[Relation, ...]:
    return its


def _found(figures: Sequence[BuiltFigure]) -> tuple[Relation, ...]:
    # What compares figures takes its time to start, and few are compared with a large site.
    from figcheck.checking import relations

    @lru_cache(maxsize=_HELD)
    def sheet(place: int) -> relations.Sheet:
        return relations.Sheet(figures[place].report.figure)

    found: list[Relation] = []
    for n, circle in enumerate(relations.circles([_traits(built) for built in figures])):
        if not circle:
            continue
        before = [m for m in circle if m < n]
        after = [m for m in circle if m > n]

        def find(
            _: Report, n: int = n, before: list[int] = before, after: list[int] = after
        ) -> _Found:
            return relations.related(sheet(n), [*map(sheet, before)], [*map(sheet, after)])

        depends = [tuple(figures[m].key for m in places) for places in (before, after)]
        try:
            found += figures[n].value(_Found, "relations", find, *depends)
        except Exception as error:  # noqa: BLE001 - one figure must not end the build
            _tell(figures[n], error)
    places = {built.id: n for n, built in enumerate(figures)}
    try:
        found = [*relations.decided(found, lambda name: sheet(places[name]).figure)]
    except Exception as error:  # noqa: BLE001 - the relations are there without it
        log.warning(
            "figcheck: an error ended the search for misread values (%s: %s)",
            type(error).__name__,
            for_terminal(str(error)),
        )
    return tuple(found)


_Found = tuple[Relation, ...]
_Traits = tuple[str, ...]


def _traits(built: BuiltFigure) -> _Traits:
    from figcheck.checking import relations

    try:
        return built.value(
            _Traits, "traits", lambda report: relations.traits(relations.Sheet(report.figure))
        )
    except Exception as error:  # noqa: BLE001 - one figure must not end the build
        _tell(built, error)
        return ()


def _tell(built: BuiltFigure, error: Exception) -> None:
    log.warning(
        "figcheck: %s: an error ended the comparison with other figures (%s: %s)",
        built.seed.path,
        type(error).__name__,
        for_terminal(str(error)),
    )
