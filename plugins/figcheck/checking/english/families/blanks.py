"""Cells without a value: “one cell is blank, A on B”, “there is no value for A in 2020”."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.build import both
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, first_exactly, the
from figcheck.checking.language.tree import Comparator, Compare, Formula, Missing, Number
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "blanks"


def _blank(place: Place, count: int = 1, comparator: Comparator = Comparator.EQUAL) -> Formula:
    return Compare(comparator, Missing(place.cells), Number(float(count)))


def _one_cell(c: Context, place: Place) -> Place | None:
    """A place with what surrounds it, if that is one cell of the figure."""
    where = place.default(c.here)
    if where.orders:
        return None
    several = [d for d in c.figure.dimensions if len(d.ticks) > 1]
    return where if all(len(where.get(d.name)) == 1 for d in several) else None


def _is_zero(c: Context, place: Place) -> bool:
    return any(c.figure.cells[i].value == 0 for i in c.table.indices(place.cells))


@record
class Blank:
    """Having no value."""

    bare: ClassVar[bool] = True

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the one cell that is named has none."""
        if subject != Subject(subject.place, named=subject.named, own=subject.own):
            return None
        if extent.is_said or extent.excluded.ticks:
            return None
        place = subject.place.within(extent.place)
        where = _one_cell(c, place) if place is not None and place.ticks else None
        if where is None or _is_zero(c, where):
            return None  # “No goal is recorded for A in spring”: none that was shot, perhaps.
        return Reading((_blank(where),), FAMILY)


@rule("predicate", "BE BLANK", "HAVE 'no' BLANK_NOUN", "BE 'without' DET? BLANK_NOUN")
def _is_blank(*_: Meaning) -> Blank:
    """“The cell of A on B is empty”."""
    return Blank()


@record
class BlankAt:
    """Having no value at a place: “… lacks an mIoU”.

    Attributes:
        place: where.
    """

    place: Place

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the cell of the subject there has none, or those of all that are named."""
        if extent.is_said or extent.excluded.ticks or extent.place.ticks or subject.aggregate:
            return None
        where = self.place.default(c.here)
        size = prod(len(where.get(d.name) or d.ticks) for d in c.figure.dimensions)
        if len(c.table.indices(where.cells)) == size:
            return None  # “Two breads lack rye”: they have 0 of it.
        named = subject.place.within(where)
        if named is None or named.orders or not named.ticks:
            return None
        several = [d for d in c.figure.dimensions if len(d.ticks) > 1]
        ticks = {d.name: named.get(d.name) for d in several}
        told = subject.quantifier or subject.count
        apart = [d for d in several if len(ticks[d.name]) != 1]
        if len(apart) > 1 or not all(ticks[d.name] or told for d in apart):
            return None
        along = apart or several[:1]
        cells = [
            (_blank(cell),)
            for d in along
            for t in ticks[d.name] or d.ticks
            if (cell := Place.of(d.name, [t]).within(named)) is not None
        ]
        return of_several(c, cells, subject, FAMILY)


@rule("predicate", "LACKS DET? place BLANK_NOUN?")
def _lacks(_: Context, *rest: Meaning) -> BlankAt:
    """“A lacks an mIoU”."""
    return BlankAt(the(rest, Place))


@rule("predicate", "LACKS DET? BLANK_NOUN")
def _lacks_a_value(*_: Meaning) -> Blank:
    """“A lacks a value in 2020”."""
    return Blank()


@rule("clause", "THERE 'no' BLANK_NOUN 'for'|'of'|AT subject extents?")
@rule("clause", "'no' BLANK_NOUN|MEASURE BE GIVEN 'for'|'of'|AT subject extents?")
@rule("clause", "'no' BLANK_NOUN|MEASURE 'for'|'of'|AT subject extents? BE GIVEN")
def _there_is_none(c: Context, *rest: Meaning) -> Reading | None:
    """“There is no value for A in 2020”."""
    return Blank().reading(c, the(rest, Subject), first(rest, Extent) or Extent())


@rule("blank_cells", "'only'|'just'|'exactly'? COUNT BLANK_CELL BE BLANK")
@rule("blank_cells", "THERE BE? 'only'|'just'|'exactly'? COUNT BLANK BLANK_CELL")
@rule("blank_cells", "'only'|'just'|'exactly'? COUNT BLANK_CELL HAVE 'no' BLANK_NOUN")
def _blank_cells(_: Context, *rest: Meaning) -> int | None:
    """“Only one cell is blank”."""
    return first_exactly(rest, int)


@rule("blank_cells", "'only'|'just'? 'a' 'single'|'lone' BLANK_CELL BE BLANK")
@rule("blank_cells", "'only'|'just'? 'a' 'single'|'lone' BLANK_CELL HAVE 'no' BLANK_NOUN")
@rule("blank_cells", "THERE BE? 'only'|'just'? 'a' 'single'|'lone' BLANK BLANK_CELL")
def _a_single_one(*_: Meaning) -> int:
    """“A single cell has no value”."""
    return 1


@rule("blank_cells", "'only'|'just'? COUNT 'out'? 'of' DET COUNT|NUMBER BLANK_CELL BE BLANK")
@rule(
    "blank_cells",
    "'only'|'just'? COUNT 'out'? 'of' DET COUNT|NUMBER BLANK_CELL HAVE 'no' BLANK_NOUN",
)
def _so_many_of(c: Context, *rest: Meaning) -> int | None:
    """“Two of the 30 cells are blank”, if there are so many, blank ones among them."""
    count, *total = (r for r in rest if type(r) is int)
    written = first(rest, Written)
    stated = total[0] if total else written.value if written else 0
    sizes = {d.name: len(c.here.get(d.name)) or c.size(d.name) for d in c.figure.dimensions}
    return count if stated in (prod(sizes.values()), prod(map(c.size, sizes))) else None


@rule("clause", "blank_cells", "at ','? blank_cells")
def _so_many(c: Context, *rest: Meaning) -> Reading | None:
    place = first(rest, Place) or EVERYWHERE
    return Reading((_blank(place.default(c.here), the(rest, int)),), FAMILY)


@rule("that_of", "'that'|'the' 'one'? 'of'|'for'")
def _that_of(*_: Meaning) -> str:
    return "that of"


@rule("clause", "blank_cells ','|':' 'namely'? subject extents?")
@rule("clause", "'the' 'only'|'single'|'one' BLANK BLANK_CELL BE that_of? subject extents?")
def _which(c: Context, *rest: Meaning) -> Reading | None:
    """“One cell is blank, A on B”: so many are, and that is one of them."""
    count = first_exactly(rest, int, 1)
    reading = Blank().reading(c, the(rest, Subject), first(rest, Extent) or Extent())
    if reading is None or count != 1:
        return None
    return Reading((both((_blank(c.here, count), *reading.formulas)),), FAMILY)


@rule("clause", "'no' BLANK_CELL BE BLANK", "THERE BE? 'no' BLANK BLANK_CELL")
@rule("clause", "'all' BLANK_CELL BE FILLED", "EACH BLANK_CELL BE FILLED")
def _none_is(c: Context, *_: Meaning) -> Reading:
    """“No cell is blank”."""
    return Reading((_blank(c.here, 0),), FAMILY)


def of_blanks(readings: Sequence[Reading]) -> Sequence[Reading]:
    """Readings of a clause, without others where it says that a cell has no value.

    “No value is given for A in 2020” is not about how much there is of A then.
    """
    return [r for r in readings if r.family == FAMILY] or readings
