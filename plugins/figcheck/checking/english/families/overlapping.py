"""Error bars, whiskers and bands that have values in common, or none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import both, extent_of, open_dimensions
from figcheck.checking.english.families.differences import of_two
from figcheck.checking.english.families.intervals import FAMILY, Band, middle, owner
from figcheck.checking.english.meanings.meaning import Drawn, Extent, Place, Reading, Subject
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Absolute,
    Arithmetic,
    Comparator,
    Compare,
    Formula,
    Not,
    Number,
    Quantifier,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.context import Context

_MOST_PAIRS = 30

_SHIFTED_LITTLE = 0.3
"""How far apart their middles may be, beside half of both, for two to overlap for the most part."""

_FAR = "(?:almost|nearly) (?:completely|entirely|fully|totally)|largely|to a large extent"


@record
class Overlapping:
    """Having values in common.

    Attributes:
        yes: whether they do.
        rival: with what, if the subject is one interval.
        far: whether most of each lies within the other: “overlap almost completely”.
    """

    yes: bool
    rival: Place | None = None
    far: bool = False

    notes_values: ClassVar[bool] = True
    """What is written behind the rival is its value: “overlaps with that of SVM (31.4)”."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the intervals of each two overlap, or do not."""
        reach = extent_of(subject, extent)
        if reach is None or reach.count or reach.excluded.ticks or subject.drawn is None:
            return None
        if reach.quantifier not in (None, Quantifier.ALL, Quantifier.NONE):
            return None
        yes = self.yes is not (reach.quantifier is Quantifier.NONE)
        if reach.quantifier is Quantifier.NONE and not self.yes:
            return None
        if len(extent.freed) == 1 and not reach.is_said:
            # "… do not overlap in either season": in none of them, not just in one.
            if self.yes and c.discourse.clause_has_word("(?:not|never)"):
                return None
            reach = Extent(Quantifier.ALL, along=next(iter(extent.freed)))
        listed = [d for d in open_dimensions(c, subject.place) if subject.place.get(d)]
        among = [d for d in listed if d in subject.own and d != reach.along]
        if reach.along is not None and self.rival is None and len(among) != 1:
            return None
        # "… overlap in both years": those of one year with each other.
        ticks = subject.place.get(reach.along or "") or self._all_of(c, reach.along)
        places = [Place.of(reach.along or "", [t]).default(subject.place) for t in ticks]
        pairs = [pair for p in places or [subject.place] for pair in self._pairs(c, p)]
        return _overlap(c, pairs, yes=yes, far=self.far) if pairs else None

    @staticmethod
    def _all_of(c: Context, dimension: str | None) -> tuple[str, ...]:
        return c.names.dimensions[dimension].ticks if dimension else ()

    def _pairs(self, c: Context, place: Place) -> Iterator[tuple[Place, Place]]:
        if self.rival is not None:
            rival = self.rival.default(place)
            if rival != place and rival.dimensions == place.dimensions:
                yield place, rival
            return
        listed = [d for d in open_dimensions(c, place) if place.get(d)]
        if not listed and c.discourse.clause_has_word("their") and c.discourse.pair() is not None:
            return  # "A is ahead of B, as their error bars do not overlap": A's and B's.
        free = listed or list(open_dimensions(c, place))
        if len(free) == 1:
            ticks = place.get(free[0]) or c.names.dimensions[free[0]].ticks
            for one, two in combinations(ticks, 2):
                yield tuple(Place.of(free[0], [t]).default(place) for t in (one, two))  # type: ignore[misc]


def _overlap(
    c: Context, pairs: Sequence[tuple[Place, Place]], *, yes: bool, far: bool = False
) -> Reading | None:
    """That all of some pairs of intervals overlap, or none; in both ways where they just touch.

    How far they must if they do so “almost completely”, nobody says: between a touch and a
    distance of the middles that is small beside the intervals nothing is decided.
    """
    if len(pairs) > _MOST_PAIRS:
        return None
    found: list[Formula] = []
    for comparator in (Comparator.AT_MOST, Comparator.LESS):
        parts: list[Formula] = []
        for one, two in pairs:
            if not all(len(c.table.indices(p.cells)) == 1 for p in (one, two)):
                return None
            cells = one.cells, two.cells
            apart = Absolute(Arithmetic("-", *map(middle, cells)))
            halves = Arithmetic("+", *map(Drawn.HALF.term, cells))
            if far and comparator is Comparator.LESS:
                halves = Arithmetic("*", halves, Number(_SHIFTED_LITTLE, 2))
            held = Compare(comparator, apart, halves)
            parts.append(held if yes else Not(held))
        found.append(both(parts))
    return Reading(tuple(found), FAMILY)


@rule("predicate", "OVERLAPS", "OVERLAPS 'each' 'other'", "OVERLAPS FOR_THE_MOST_PART")
@rule("predicate", "FOR_THE_MOST_PART OVERLAPS")
def _overlapping(c: Context, *rest: Meaning) -> Overlapping | None:
    """“The intervals of A and B overlap”."""
    yes, far = the(rest, bool), c.discourse.clause_has_word(_FAR)
    return Overlapping(yes, far=far) if yes or not far else None


@rule("predicate", "OVERLAPS 'with'? band", "OVERLAPS 'with'? 'that'|'those' 'of' place")
@rule("predicate", "OVERLAPS 'with'? DET 'one' 'of' place", "OVERLAPS 'with'? place 's'")
def _overlapping_with(_: Context, yes: bool, *rest: Meaning) -> Overlapping | None:
    """“Its whisker overlaps with that of SVM”."""
    band = first(rest, Band) or Band(the(rest, Place))
    return Overlapping(yes, band.place) if band.place.ticks else None


@rule("clause", "'the'|'these'|'both'|'their' 'two'? BAND OVERLAPS extents?")
@rule("clause", "'those' 'of' place OVERLAPS")
@rule("clause", "'those' 'of' place OVERLAPS FOR_THE_MOST_PART")
@rule("clause", "DET? BAND 'of'|'for' 'these'|'the' 'two' KIND|LABEL OVERLAPS extents?")
def _two_overlap(c: Context, *rest: Meaning) -> Reading | None:
    """“The two whiskers do not touch”: of two that were named."""
    place, yes = first(rest, Place), the(rest, bool)
    if place is None:
        label = first(rest, Label)
        dimension = label.dimension if label else None
        pair = c.discourse.pair(dimension) or of_two(c, dimension)
        place = pair and _named_last(c, *pair)
    own = place and owner(c).within(place.default(c.here))
    if own is None:
        return None
    far = c.discourse.clause_has_word(_FAR)
    band = Subject(own, drawn=Drawn.WIDTH, own=own.dimensions)
    return Overlapping(yes, far=far).reading(c, band, first(rest, Extent) or Extent())


@rule(
    "clause", "DET? BAND 'of'|'for' NEIGHBOURING LABEL|KIND OVERLAPS", "NEIGHBOURING BAND OVERLAPS"
)
def _neighbours_overlap(c: Context, *rest: Meaning) -> Reading | None:
    """“The bands of neighbouring doses never overlap”."""
    label, place = first(rest, Label), owner(c).default(c.here)
    free = [d for d in open_dimensions(c, place) if is_ordered(c.names.dimensions[d])]
    if len(free) != 1 or (label is not None and label.dimension != free[0]):
        return None
    spots = [Place.of(free[0], [t]).default(place) for t in c.ascending(free[0])]
    return _overlap(c, tuple(pairwise(spots)), yes=the(rest, bool))


def _named_last(c: Context, one: Place, two: Place) -> Place | None:
    """Two places taken together, unless something else of their kind was named since."""
    for dimension in one.dimensions:
        ticks = {*one.get(dimension), *two.get(dimension)}
        if len(ticks) > 1 and not set(c.discourse.named().get(dimension, ticks)) <= ticks:
            return None
    return one.beside(two)
