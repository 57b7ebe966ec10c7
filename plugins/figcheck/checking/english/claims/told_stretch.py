"""The time of a change that the sentence before told: “All fell from 2010 to 2012. A lost most”."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place
from figcheck.checking.language.order import ordinates
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.claims.discourse import Surroundings
    from figcheck.checking.english.parsing.reader import Reader

_OF_CHANGE = frozenset("RISES GAINS GROWS_IN BETTERS".split())
"""Classes of verbs for changes."""

_TELLING_WHEN = frozenset({"TIME_EDGE", "INITIALLY"})
"""Classes of words by which a sentence tells a point of an axis that it does not name."""


def told_stretch(
    reader: Reader, text: str, around: Surroundings, earlier: Iterable[str]
) -> Place | None:
    """The stretch of time that a sentence before one looks at, and in which it may tell a change.

    Args:
        reader: knows the names of the figure.
        text: the sentence, which does not itself say when.
        around: its surroundings.
        earlier: the sentences that run on to it, the latest first.

    Returns:
        `None` if none is told, or if the sentence is of no change.
    """
    times = {n for n, d in reader.names.dimensions.items() if is_time(d) and len(d.ticks) > 2}
    if len(times) != 1 or _OF_CHANGE.isdisjoint(classes_in(text)):
        return None
    if not _TELLING_WHEN.isdisjoint(classes_in(text)):
        return None  # "By the end of the period, A has lost 5": since its beginning.
    here = (around.here or EVERYWHERE).dimensions
    if not times.isdisjoint(reader.dimensions_in(text) | here):
        return None
    for before in earlier:
        if times.isdisjoint(reader.dimensions_in(before)):
            continue
        stretch = stretch_between(reader, before)
        return stretch if stretch is not None and stretch.dimensions == times else None
    return None


def stretch_between(reader: Reader, text: str) -> Place | None:
    """The stretch of an axis that a text tells, be it by the two points between which it lies.

    Args:
        reader: knows the names of the figure.
        text: the text: “A rose from 2010 to 2012”, “A rose from 5 in 2010 to 9 in 2012”.

    Returns:
        All points of the stretch, at least two; `None` if the text tells none.
    """
    stretch = reader.stretch_of(text)
    if stretch is not None and all(len(ticks) > 1 for _, ticks in stretch.ticks):
        return stretch
    for name, ticks in reader.ticks_in(text).items():
        known = reader.names.dimensions[name]
        if is_time(known) and len(ticks) == 2:
            ordered = [tick for _, tick in sorted(zip(ordinates(known), known.ticks, strict=True))]
            start, stop = sorted(map(ordered.index, ticks))
            return Place.of(name, ordered[start : stop + 1])
    return None
