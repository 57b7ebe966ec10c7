"""How many cells are so: “five of the 16 cells exceed 20”, “the number of cells above 20”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from figcheck.checking.english.families.areas import Kept, bound_of_digits
from figcheck.checking.english.families.bounds import Bounded
from figcheck.checking.english.families.build import both, cells_of, is_amount, is_row
from figcheck.checking.english.families.ranging import Between
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
    together,
)
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.english.phrases.tallies import Tally
from figcheck.checking.language.tree import (
    Arithmetic,
    Comparator,
    Compare,
    Count,
    Number,
    Quantifier,
    Share,
    Term,
)
from figcheck.reading.numbers import Number as Written
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "counting"


@record
class Cells:
    """So many cells of a place.

    Attributes:
        amount: how many, or which part of them.
        share: whether it is a part.
        total: how many there are altogether, where that is said.
        place: where.
        label: the dimension whose ticks are counted, where they are no cells.
        of_things: whether what is counted may be things rather than their values.
        but: how many of them are left out, where all others are meant: “all but two cells”.
    """

    amount: Amount
    share: bool = False
    total: int | None = None
    place: Place = EVERYWHERE
    label: Label | None = None
    of_things: bool = False
    but: int | None = None


@rule("those_cells", "DET? VALUES|CASE|MEASURE|LABEL at?", "DET? place VALUES|CASE", "'them'")
@rule("those_cells", "DET? COUNT|NUMBER VALUES|CASE|MEASURE|LABEL at?", "DET? NUMBER|COUNT")
@rule("those_cells", "DET? COUNT|NUMBER 'different'|'distinct' VALUES|CASE|MEASURE at?")
@rule("those_cells", "DET? COUNT|NUMBER place VALUES|CASE", "POSSESSIVE VALUES|CASE at?")
@rule("those_cells", "POSSESSIVE COUNT|NUMBER VALUES|CASE at?", "'all' VALUES|CASE at?")
@rule("those_cells", "DET? COUNT|NUMBER AGGREGATE at?")
@rule("those_cells", "place 's' COUNT|NUMBER? VALUES|CASE")
@rule("those_cells", "DET? COUNT|NUMBER? matrix_cells at?", "place 's' COUNT|NUMBER? matrix_cells")
def _those_cells(_: Context, *rest: Meaning) -> Cells | None:
    """“the 16 cells of Large”, “Large values”."""
    number = first(rest, Written)
    total = int(number.value) if number else first_exactly(rest, int)
    place = together(every(rest, Place))
    if place is None:
        return None
    return Cells(Amount(Number(0)), total=total, place=place, label=first(rest, Label))


@rule("so_many_cells", "counted 'out'? 'of' those_cells", "'none' 'of' those_cells")
@rule("so_many_cells", "'of' those_cells ',' counted")
@rule("so_many_cells", "counted VALUES|CASE|MEASURE|LABEL at?", "counted place VALUES|CASE")
@rule("so_many_cells", "counted matrix_cells at?")
@rule("so_many_cells", "counted VALUES|CASE 'of'|'in'|'across' everything")
def _counted_cells(c: Context, *rest: Meaning) -> Cells | None:
    """“five of the 16 cells of Large”, “only one cell of Small”."""
    amount = first(rest, Amount) or Amount(Number(0))
    known = first(rest, Cells)
    if known is not None:
        return replace(known, amount=amount)
    cells: Cells | None = _those_cells(c, *rest)
    return cells and replace(cells, amount=amount, of_things=first(rest, str) is not None)


@rule("so_many_cells", "'all' 'but' COUNT|NUMBER 'of'? those_cells")
def _all_but_so_many(_: Context, left_out: int | Written, *rest: Meaning) -> Cells:
    """“all but two of the 30 cells”."""
    but = left_out if isinstance(left_out, int) else int(left_out.value)
    return replace(the(rest, Cells), but=but)


@rule("so_many_cells", "BOUND|ABOUT|EXACTLY? FRACTION 'of'? those_cells")
@rule("so_many_cells", "amount|bound 'of' those_cells")
def _part_of_cells(_: Context, *rest: Meaning) -> Cells | None:
    """“more than half of the cells”, “40 % of all cells”."""
    cells, amount = the(rest, Cells), first(rest, Amount)
    if amount is not None:
        if not amount.percent:
            return None
        number = Number(amount.number.value / 100, amount.number.decimals + 2)
        return replace(cells, share=True, amount=replace(amount, number=number, percent=False))
    comparator = first(rest, Comparator)
    if comparator is None:
        # "half of the cells" is not said of a bare 50.0 % alone, "exactly half" is.
        comparator = Comparator.EQUAL if None not in rest[:1] else Comparator.ABOUT
    return replace(cells, share=True, amount=Amount(Number(the(rest, float), 4), comparator))


@record
class Limit:
    """What is said of the cells one by one.

    Attributes:
        low: the bound, or the lower one of two.
        high: the upper one.
    """

    low: Amount
    high: Amount | None = None

    of_level: ClassVar[bool] = True


@rule(
    "cell_limit", "verb? predicate", "'that'|'which' verb? predicate", "AT? bound", "'with' bound"
)
def _limit(c: Context, *rest: Meaning) -> Limit | None:
    bounded, amount = first(rest, Bounded), first(rest, Amount)
    between = first(rest, Between)
    if between is not None:
        exact = {between.low.comparator, between.high.comparator} == {Comparator.EQUAL}
        return Limit(between.low, between.high) if exact else None
    if bounded is not None and bounded.amount.near:
        return None
    amount = amount or (bounded.amount if bounded else None)
    if amount and not amount.number.value and c.discourse.clause_has_word("no"):
        amount = Amount(c.scale.zero)  # “Four cells show no change”, neither up nor down.
    return Limit(amount) if amount else None


@rule("cell_limit", "BE ZERO", "ZERO", "BE? 'at' ZERO", "'equal' 'to' ZERO")
def _zero(c: Context, *_: Meaning) -> Limit:
    """“three cells are zero”."""
    return Limit(Amount(c.scale.zero))


@rule("cell_limit", "HAVE DIGIT_SIZE measure", "'with' DIGIT_SIZE measure")
def _of_so_many_digits(c: Context, *rest: Meaning) -> Limit | None:
    """“three cells have single-digit values”."""
    bound = bound_of_digits(c, int(the(rest, float)))
    return Limit(bound) if bound else None


@rule("cell_limit", "BE EXACTLY? amount", "'of'|'with' EXACTLY? amount", "'equal' 'to' amount")
def _equal(c: Context, *rest: Meaning) -> Limit | None:
    amount = the(rest, Amount)
    if not amount.number.value:
        amount = replace(amount, number=c.scale.zero)
    return Limit(amount) if amount.comparator is Comparator.EQUAL else None


@rule("cell_limit", "REACHES amount", "REACHES 'or' EXCEEDS amount", "BE? 'at' 'or' MORE amount")
def _reaching(_: Context, *rest: Meaning) -> Limit:
    """“only one cell reaches 20”."""
    return Limit(replace(the(rest, Amount), comparator=Comparator.AT_LEAST))


_CLASSES = "class(?:es)?|categor(?:y|ies)"


@rule("clause", "so_many_cells cell_limit at?", "so_many_cells at cell_limit")
@rule("clause", "at ','? so_many_cells cell_limit", "THERE so_many_cells cell_limit at?")
@rule("clause", "at ','? THERE so_many_cells cell_limit")
def so_many(c: Context, *rest: Meaning) -> Reading | None:
    """“Eight cells exceed 80”, “more than half of the cells of Large exceed 20”."""
    cells, limit = the(rest, Cells), the(rest, Limit)
    if c.confusions is not None and c.discourse.clause_has_word(_CLASSES):
        return None  # "Two classes stay below 60 %" is said of how well they are recognised.
    place: Place | None = cells.place
    for more in every(rest, Place):
        if _lists(cells, more):
            return None  # "Two systems stay below 25 on Web, A and B": which they are.
        place = place and place.within(more)
    place = c.names.measures.narrowed(place, limit) if place else None
    if place is None:
        return None
    # "High values: five of the 64 cells …", of 64: of all that there are.
    everything = (len(c.figure.cells), len(cells_of(c, place)))
    open_ = c.about_something and cells.total not in everything
    if not place.ticks and not c.here.ticks and open_:
        return None
    if cells.of_things and any(len(ticks) > 1 for _, ticks in place.ticks):
        return None  # "In A and B, one source exceeds 40": one in each, and no one cell of both.
    place = place.default(c.here)
    if place.notes:
        return None
    if c.names.measures.differ(place) or len(cells_of(c, place)) == 1:
        return None
    if cells.label is not None and not is_row(c, place, cells.label.dimension):
        return None
    if cells.total is not None and cells.total != len(cells_of(c, place)):
        pairs = c.square.sizes.get(cells.total) if c.square and place.is_nothing else None
        if pairs is None:
            return None
        place = replace(place, orders=(pairs,))
    amount = cells.amount
    if cells.but is not None:
        amount = Amount(Number(float(len(cells_of(c, place)) - cells.but)))
        if amount.number.value <= 0:
            return None
    return Reading((is_amount(how_many(limit, place, share=cells.share), amount),), FAMILY)


def how_many(limit: Limit, place: Place, *, share: bool = False) -> Term:
    """How many of the cells of a place keep to a limit.

    Args:
        limit: the limit.
        place: the place.
        share: whether it is asked which part of them do.
    """
    of = Share if share else Count
    if limit.high is None:
        return of(Compare(limit.low.comparator, place.cells, limit.low.number))
    from_low = of(Compare(Comparator.AT_LEAST, place.cells, limit.low.number))
    return Arithmetic("-", from_low, of(Compare(Comparator.MORE, place.cells, limit.high.number)))


@record
class CountedSo:
    """So many cells of which the same is said.

    Attributes:
        cells: how many, and where.
        limit: what is said of them.
    """

    cells: Cells
    limit: Limit


@rule("counted_so", "so_many_cells cell_limit")
def _counted_so(_: Context, cells: Cells, limit: Limit) -> CountedSo:
    return CountedSo(cells, limit)


@rule("counted_so", "kept_there")
@rule("kept_there", "DET? kept OCCURS AT so_many_cells", "THERE BE kept AT so_many_cells")
def _kept_in_so_many(_: Context, *rest: Meaning) -> CountedSo | None:
    """“Values above 60 occur in 15 of the 56 cells”, “a rate of 84 or more is reached in three”."""
    known = first(rest, CountedSo)
    if known is not None:
        return known
    kept, cells = the(rest, Kept), the(rest, Cells)
    place = cells.place.within(kept.place)
    if kept.all or place is None:
        return None
    return CountedSo(replace(cells, place=place), Limit(kept.bound))


@rule("clause", "kept_there at?", "at ','? kept_there")
def _so_many_kept(c: Context, *rest: Meaning) -> Reading | None:
    """“In Base, values above 60 occur in 15 of the 36 cells”."""
    counted = the(rest, CountedSo)
    reading: Reading | None = so_many(c, counted.cells, counted.limit, *every(rest, Place))
    return reading


def _lists(cells: Cells, place: Place) -> bool:
    """Whether a place names what is counted rather than where."""
    if cells.label is not None:
        return cells.label.dimension in place.dimensions
    return cells.of_things and any(len(t) == cells.amount.number.value > 1 for _, t in place.ticks)


@rule("clause", "so_many_cells cell_limit ','? CONTRAST so_many_cells")
@rule("clause", "so_many_cells cell_limit ','? CONTRAST so_many_cells cell_limit")
def _so_many_against(c: Context, *rest: Meaning) -> Reading | None:
    """“Half of the A cells are above 4, compared to two thirds of the B cells”."""
    (one, two), limits = every(rest, Cells), every(rest, Limit)
    signs = {(limit.low.comparator, limit.low.unit) for limit in limits}
    if len(signs) > 1 and c.discourse.clause_has_word("of (?:them|these|those)"):
        return None  # "Three exceed 70, and none of them is below 20": none of the three.
    readings = [so_many(c, one, limits[0]), so_many(c, two, limits[-1])]
    known = [r for r in readings if r is not None]
    if len(known) < len(readings):
        return None
    return Reading((both(r.formulas[0] for r in known),), FAMILY)


@rule("clause", "THERE so_many_cells cell_limit at ','? CONTRAST counted at")
def _here_and_there(c: Context, *rest: Meaning) -> Reading | None:
    """“There are four cells with 100 in A and eleven in B”."""
    cells, limit = the(rest, Cells), the(rest, Limit)
    (one, two), other = every(rest, Place), replace(cells, amount=every(rest, Amount)[-1])
    if cells.total is not None or cells.share or one.dimensions != two.dimensions or one == two:
        return None
    readings = [so_many(c, cells, limit, one), so_many(c, other, limit, two)]
    known = [r for r in readings if r is not None]
    if len(known) < len(readings):
        return None
    return Reading((both(r.formulas[0] for r in known),), FAMILY)


@record
class ThoseThere:
    """Where those are that were counted.

    Attributes:
        which: all of them, most or none.
        place: where.
    """

    which: Quantifier
    place: Place


@rule("those_there", "'all'|'both' all_them? BE? at", "'all'|'both' all_them BE place")
def _all_there(_: Context, *rest: Meaning) -> ThoseThere:
    """“all of them in 1960”."""
    return ThoseThere(Quantifier.ALL, the(rest, Place))


@rule("those_there", "'none' all_them BE? at")
def _none_there(_: Context, *rest: Meaning) -> ThoseThere:
    """“none of these cells is on a weekend”."""
    return ThoseThere(Quantifier.NONE, the(rest, Place))


@rule("those_there", "'most' all_them BE? at")
def _most_there(_: Context, *rest: Meaning) -> ThoseThere:
    """“most of them in the last two rows”."""
    return ThoseThere(Quantifier.MOST, the(rest, Place))


@rule("clause", "counted_so ','? 'and'? those_there", "at ','? counted_so ',' 'and'? those_there")
def _so_many_all_there(c: Context, *rest: Meaning) -> Reading | None:
    """“Seven cells exceed 500, all of them in 1960”."""
    counted, there = the(rest, CountedSo), the(rest, ThoseThere)
    cells, limit = counted.cells, counted.limit
    led = [p for p in every(rest, Place) if p.is_named]
    # "High values: five cells exceed 80": all that there are, if that is so.
    whole = replace(c, about_something=False)
    among = so_many(whole, cells, limit, *led)
    place = together((there.place.plain, cells.place, *led))
    if among is None or place is None or there.place.notes or cells.share:
        return None
    inside = replace(cells, place=place, total=None)
    if there.which is not Quantifier.ALL:
        if cells.but is not None or cells.amount.comparator is not Comparator.EQUAL:
            return None
        most = Amount(Number(cells.amount.number.value / 2, 1), Comparator.MORE)
        none = Amount(Number(0))
        inside = replace(inside, amount=most if there.which is Quantifier.MOST else none)
    those = so_many(whole, inside, limit)
    if those is None or (cells.but is not None and there.place.plain != place):
        return None
    formula = both([among.formulas[0], those.formulas[0]])
    if so_many(c, cells, limit, *led) is None and not c.table.evaluate(formula).truth:
        return None
    return Reading((formula,), FAMILY)


@rule("all_them", "'of' 'them'|'these'|'those'|'which'", "'of' 'these'|'those' CASE|VALUES")
def _them(*_: Meaning) -> str:
    return "of them"


@rule("subject", "DET? 'number' 'of' VALUES|CASE cell_limit at?")
@rule("subject", "DET? 'number' 'of' VALUES|CASE at cell_limit")
@rule("subject", "DET? 'number' 'of' place VALUES|CASE cell_limit")
def _number_of(_: Context, *rest: Meaning) -> Subject | None:
    """“the number of cells above 20”."""
    limit = the(rest, Limit)
    if limit.high is not None:
        return None
    place = first(rest, Place) or EVERYWHERE
    named = place.is_named
    return Subject(place, counting=limit.low, named=named, whole=not named)


@rule("subject", "DET? PART 'of' VALUES|CASE cell_limit at?")
@rule("subject", "DET? PART 'of' place VALUES|CASE cell_limit")
def _share_of(_: Context, *rest: Meaning) -> Subject | None:
    """“the share of cells above 20”."""
    limit = the(rest, Limit)
    if limit.high is not None:
        return None
    place = first(rest, Place) or EVERYWHERE
    return Subject(place, counting=limit.low, counted_share=True, named=place.is_named)


@record
class HavingSoMany:
    """Lying beyond a number at so many points: “has eight months below zero”."""

    amount: Amount
    points: Tally

    counts_cells: ClassVar[bool] = True
    """What is set against it without a verb is a number of them, not their values."""

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the subject's values do so at as many."""
        along = self.points.dimension
        if along is None or subject.quantifier or subject.count or along in subject.own:
            return None
        there = extent.joined(Extent(count=self.points.amount, along=along))
        place = subject.place.within(self.points.place)
        if there is None or place is None:
            return None
        return Bounded(self.amount).reading(c, replace(subject, place=place), there)


@rule("predicate", "HAVE tally bound")
def _has_so_many(_: Context, *rest: Meaning) -> HavingSoMany:
    """“Poland has three years above 10 %”."""
    return HavingSoMany(every(rest, Amount)[-1], the(rest, Tally))
