"""Relations of the figures of a site, found anew only where something changed."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import lru_cache

from figcheck.model import Relation, Report
from figcheck.publishing import related
from figcheck.publishing.built import BuiltFigure
from figcheck.publishing.escaping import for_terminal

log = logging.getLogger("mkdocs.plugins.figcheck")

_HELD = 64
"""Figures that are held in memory, ready to be compared."""


def relate(figures: Sequence[BuiltFigure]) -> Mapping[str, tuple[Relation, ...]]:
    """Finds what the figures of a site have to do with each other.

    What each shares with others, and what was found about those, is kept: a figure is compared
    again only if it or one of those has changed.

    Args:
        figures: the figures in the order of the site.

    Returns:
        The relations of each figure that has any, by its id (see `related.by_figure`).
    """
    if not figures:
        return {}
    keys = tuple(built.key for built in figures)
    return related.by_figure(
        figures[0].memo.value(_Found, "all relations", keys, lambda: _found(figures))
    )


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
