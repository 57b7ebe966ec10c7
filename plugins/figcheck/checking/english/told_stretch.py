"""The time of a change that the sentence before told: “All fell from 2010 to 2012. A lost most”."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from figcheck.checking.english.lexicon import classes_in
from figcheck.checking.english.meaning import EVERYWHERE, Place
from figcheck.checking.language.order import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.discourse import Surroundings
    from figcheck.checking.english.reader import Reader

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
        stretch = reader.stretch_of(before)
        if stretch is None:
            return None
        several = all(len(ticks) > 1 for _, ticks in stretch.ticks)
        return stretch if several and stretch.dimensions == times else None
    return None
