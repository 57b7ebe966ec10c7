"""Orders as a whole: “A and B produce the same ranking”, “sorting by A also sorts by B”."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, is_single, open_dimensions
from figcheck.checking.english.families.differences import Pair, paired
from figcheck.checking.english.kinds.polarity import more_is_better
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place, Reading, together
from figcheck.checking.english.names.names import Label
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, first_exactly, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Comparator,
    Compare,
    Correlation,
    Formula,
    Not,
    Number,
    Or,
    Quantifier,
)
from figcheck.model import Role
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "correlation"

_PAIR = 2
_MOST = 8
"""Panels of which it is looked at which of them are alike."""


def _same_order(
    c: Context, pair: Pair, *, reverse: bool = False, lead: Place = EVERYWHERE
) -> Formula | None:
    """That two rows of values rank the same things alike, each from the best to the worst."""
    pair = (pair[0].default(lead), pair[1].default(lead))
    one, two = (p.default(c.here) for p in pair)
    open_ = open_dimensions(c, one)
    if one.notes or two.notes or len(open_) != 1 or open_dimensions(c, two) != open_:
        return None
    if c.size(open_[0]) < 3:
        return None
    ways = more_is_better(c, one), more_is_better(c, two)
    opposed = None not in ways and ways[0] is not ways[1]
    if reverse and opposed:
        return None  # From the best to the worst, or from the highest to the lowest?
    opposed = opposed or reverse
    ranks = Correlation(one.cells, two.cells, ranks=True)
    return Compare(Comparator.EQUAL, ranks, Number(-1.0 if opposed else 1.0, 4))


@rule("of_ranked", "'of'|'for' DET? COUNT? LABEL|KIND|MEASURE", "'of' 'all' COUNT? LABEL|KIND")
def _of_ranked(c: Context, *rest: Meaning) -> str | None:
    label = first(rest, Label)
    if label is not None and len(c.here.get(label.dimension)) == 1:
        return None  # "The order of the lines", behind a clause about one of them.
    return "of those that are ranked" if _is_so_many(c, rest) else None


def _is_so_many(c: Context, meanings: tuple[Meaning, ...]) -> bool:
    """Whether there are as many things of one kind as are said to be ranked."""
    count = first_exactly(meanings, int)
    return count is None or count in {len(d.ticks) for d in c.figure.dimensions}


@rule(
    "clause", "pair 'both'? PRODUCES|HAVE SAME_ORDER of_ranked?", "pair BE? SAME_ORDER of_ranked?"
)
@rule("clause", "DET RANKING of_ranked? BE|HAVE SAME_AS AT|'by' pair")
@rule("clause", "pair 'both'? SORTS DET? COUNT? LABEL|KIND SAME_WAY")
@rule("clause", "DET LABEL|KIND SORTS? SAME_WAY AT 'both'? pair")
@rule("clause", "DET? SORTING DET? LABEL|KIND by_measure? PRODUCES SAME_ORDER AT 'both'? pair")
def _same_ranking(c: Context, *rest: Meaning) -> Reading | None:
    """“Dev and test accuracy produce exactly the same ranking of the nine systems”."""
    pair = the(rest, tuple)
    series = c.figure.dimension(Role.SERIES)
    lines = series is not None and c.discourse.clause_has_word("(?:lines|curves|series)")
    if lines and series is not None and series.name in pair[0].dimensions & pair[1].dimensions:
        return None  # "The order of the lines in both panels", of which one was named before.
    held = _same_order(c, pair) if _is_so_many(c, rest) else None
    return Reading((held,), FAMILY) if held else None


@rule("clause", "pair DO? NOT PRODUCES|HAVE SAME_ORDER of_ranked?")
@rule("clause", "DET RANKING of_ranked? BE? NOT SAME_AS AT|'by' pair")
@rule("clause", "DET RANKING of_ranked? CHANGES|DIFFERS 'between' pair")
@rule("clause", "DET RANKING of_ranked? CHANGES 'from' place 'to' place")
@rule("clause", "pair DO? NOT SORTS DET? COUNT? LABEL|KIND SAME_WAY")
def _other_ranking(c: Context, *rest: Meaning) -> Reading | None:
    """“A and B do not produce the same ranking”, “the ranking differs between A and B”."""
    pair = first(rest, tuple) or paired(*every(rest, Place))
    held = _same_order(c, pair) if pair else None
    return Reading((Not(held),), FAMILY) if held else None


@rule("ranked_by", "DET? RANKING of_ranked 'by'|'on'|'in'|'for'|'under'|'at'|'with' place measure?")
@rule(
    "ranked_by",
    "DET? RANKING 'by'|'on'|'in'|'for'|'of'|'under'|'at'|'with' place measure?",
    "'that'|'the' 'one'? 'by'|'on'|'in'|'for' place",
)
def _ranked_by(_: Context, *rest: Meaning) -> Place:
    return the(rest, Place)


@rule("by_measure", "'by' POSSESSIVE|DET? measure")
def _by_measure(*_: Meaning) -> str:
    return "by what is measured"


@rule("clause", "ranked_by DIFFERS 'from' ranked_by", "ranked_by DIFFERS 'from' AT place")
def _unlike_ranking(c: Context, *rest: Meaning) -> Reading | None:
    """“The ranking on A differs from that on B”."""
    reading: Reading | None = _other_ranking(c, *rest)
    return reading


@rule("turned", "SAME_AS")
def _alike(*_: Meaning) -> str:
    return "same"


@rule("turned", "REVERSE_OF")
def _turned(*_: Meaning) -> str:
    return "reverse"


@rule("clause", "ranked_by BE turned 'as' AT place")
@rule("clause", "ranked_by BE turned ranked_by", "at ','? ranked_by BE turned ranked_by")
@rule("clause", "ranked_by at BE turned ranked_by", "ranked_by BE turned ranked_by at")
def _same_as_ranking(c: Context, *rest: Meaning) -> Reading | None:
    """“The ranking by energy is the reverse of the one by latency”."""
    places, words = every(rest, Place), every(rest, str)
    lead = EVERYWHERE
    if len(places) > 2:
        lead = places.pop(-1 if words[-1:] != ["reverse"] and rest[-1] is places[-1] else 0)
    pair = paired(*places) if len(places) == 2 else None
    held = _same_order(c, pair, reverse="reverse" in words, lead=lead) if pair else None
    return Reading((held,), FAMILY) if held else None


@rule("each_one", "AT? EACH DET? place", "AT 'both'? place")
def _each_listed(c: Context, *rest: Meaning) -> Place | None:
    """“on Web, News and Mail”: three or more, for two are a pair."""
    place = the(rest, Place)
    if place.notes or len(place.ticks) != 1 or first(rest, Quantifier) is Quantifier.NONE:
        return None
    return place if len(place.ticks[0][1]) > _PAIR else None


@rule("each_one", "AT? EACH COUNT? LABEL")
def _each_one(c: Context, *rest: Meaning) -> Place | None:
    """“in all three subjects”, without a column of sizes beside them."""
    label, count = the(rest, Label), first_exactly(rest, int)
    where = c.all_of(label.dimension, count)
    if the(rest, Quantifier) is not Quantifier.ALL or where is None:
        return None
    return Place.of(label.dimension, where.get(label.dimension) or _looked_at(c, label.dimension))


def _looked_at(c: Context, dimension: str) -> tuple[str, ...]:
    """All ticks of a dimension, or those of the stretch that a label above names."""
    known = c.names.dimensions[dimension].ticks
    return c.here.get(dimension) if c.looks_at_stretch(dimension) else known


@rule("each_one", "AT place", "at")
def _each_named(_: Context, *rest: Meaning) -> Place | None:
    """“on A, B and C”, by their names."""
    place = the(rest, Place)
    named = len(place.ticks) == 1 and len(place.ticks[0][1]) > 1
    return place if named and not place.orders and not place.notes else None


@rule("clause", "DET RANKING of_ranked? BE turned each_one")
@rule("clause", "at ','? DET RANKING of_ranked? BE turned each_one")
@rule("clause", "each_one ','? DET RANKING of_ranked? BE turned", "ranked_by BE turned each_one")
@rule("clause", "each_one ','? ranked_by BE turned", "each_one HAVE SAME_ORDER of_ranked?")
@rule("clause", "at ','? DET LABEL|KIND HAVE|BE|PRODUCES? SAME_ORDER each_one")
@rule("clause", "each_one SORTS DET? COUNT? LABEL|KIND SAME_WAY")
@rule("clause", "DET LABEL|KIND SORTS? SAME_WAY each_one")
@rule("clause", "DET? SORTING DET? LABEL|KIND by_measure? PRODUCES SAME_ORDER each_one")
def _same_everywhere(c: Context, *rest: Meaning) -> Reading | None:
    """“The order of the systems is the same on all benchmarks”, “… by cost … in both panels”."""
    places, words = every(rest, Place), every(rest, str)
    each = next(p for p in reversed(places) if len(p.ticks) == 1 and len(p.ticks[0][1]) > 1)
    ((dimension, ticks),) = each.ticks
    lead = next((p for p in places if p is not each), EVERYWHERE)
    reverse = "reverse" in words
    if dimension in lead.dimensions or (reverse and len(ticks) != 2) or not _is_so_many(c, rest):
        return None
    places = [Place.of(dimension, [t]) for t in ticks]
    held = [
        _same_order(c, (places[0], other), reverse=reverse, lead=there)
        for there in _panels(c, lead, dimension)
        for other in places[1:]
    ]
    known = [f for f in held if f is not None]
    return Reading((both(known),), FAMILY) if known and len(known) == len(held) else None


@rule("clause", "DET RANKING of_ranked? BE turned AT EACH LABEL|KIND EXCEPT|'but' AT? place")
def _same_but_there(c: Context, *rest: Meaning) -> Reading | None:
    """“The ranking is the same in all conditions except Clean”: there it is another one."""
    left_out, label = the(rest, Place), first(rest, Label)
    if the(rest, Quantifier) is not Quantifier.ALL or left_out.notes or "reverse" in rest:
        return None
    if len(left_out.ticks) != 1:
        return None
    ((dimension, apart),) = left_out.ticks
    all_ = c.all_of(dimension, None)
    known = (all_ and all_.get(dimension)) or c.names.dimensions[dimension].ticks
    alike = [t for t in known if t not in apart]
    if len(alike) < _PAIR or (label is not None and label.dimension != dimension):
        return None
    one, *others = (Place.of(dimension, [t]) for t in (*alike, *apart))
    held = [_same_order(c, (one, other)) for other in others]
    found = [f for f in held if f is not None]
    if len(found) < len(held):
        return None
    same, unlike = found[: len(alike) - 1], found[len(alike) - 1 :]
    return Reading((both([*same, *map(Not, unlike)]),), FAMILY)


def _panels(c: Context, lead: Place, but: str) -> list[Place]:
    """A place in each of the panels, which need not rank things alike, if it names none."""
    panel = c.figure.dimension(Role.PANEL)
    known = {but, *lead.dimensions, *c.here.dimensions}
    if panel is None or len(panel.ticks) < 2 or panel.name in known:
        return [lead]
    return [lead.default(Place.of(panel.name, [tick])) for tick in panel.ticks]


@record
class _SoMany:
    """So many of the ticks of a dimension: “three of the four panels”."""

    count: int
    dimension: str


@rule("so_many_of_them", "AT COUNT 'of' DET COUNT? LABEL")
def _so_many_of_them(c: Context, *rest: Meaning) -> _SoMany | None:
    """“in three of the four panels”."""
    label, (count, *of) = the(rest, Label), [r for r in rest if type(r) is int]
    size = c.size(label.dimension)
    fits = (not of or of[0] == size) and 1 < count < size <= _MOST
    return _SoMany(count, label.dimension) if fits else None


@rule("clause", "DET RANKING of_ranked? BE turned so_many_of_them")
@rule("clause", "at ','? DET RANKING of_ranked? BE turned so_many_of_them")
@rule("clause", "so_many_of_them ','? DET RANKING of_ranked? BE turned at?")
@rule("clause", "ranked_by BE turned so_many_of_them")
def _same_in_so_many(c: Context, *rest: Meaning) -> Reading | None:
    """“The order of the lines is the same in three of the four panels”: in some three of them."""
    said, lead = the(rest, _SoMany), first(rest, Place) or EVERYWHERE
    if said.dimension in lead.dimensions or "reverse" in every(rest, str):
        return None
    ticks = c.names.dimensions[said.dimension].ticks
    ways: list[Formula] = []
    for chosen in combinations(ticks, said.count):
        one, *others = (Place.of(said.dimension, [t]) for t in chosen)
        alike = [_same_order(c, (one, other), lead=lead) for other in others]
        rest_of_them = (Place.of(said.dimension, [t]) for t in ticks if t not in chosen)
        unlike = [_same_order(c, (one, other), lead=lead) for other in rest_of_them]
        held = [f for f in alike if f] + [Not(f) for f in unlike if f]
        if len(held) < len(ticks) - 1:
            return None
        ways.append(both(held))
    return Reading((Or(tuple(ways)),), FAMILY)


@rule("unchanged", "'never' 'changes'|'change'|'changed'", "DO 'not' 'change' OVER_TIME?")
@rule("unchanged", "BE 'always'? 'the' 'same' OVER_TIME|THROUGHOUT", "BE unchanged_there")
@rule("unchanged", "'stays'|'remains'|'stayed'|'remained' 'the' 'same' OVER_TIME|THROUGHOUT?")
@rule("unchanged_there", "'unchanged' OVER_TIME|THROUGHOUT?", "'always' 'the' 'same'")
def _unchanged(*_: Meaning) -> str:
    return "unchanged"


@rule("clause", "DET RANKING of_ranked? unchanged")
def _never_changes(c: Context, *rest: Meaning) -> Reading | None:
    """“The order of the lines never changes”: at no point of the one axis that has an order."""
    axes = [d.name for d in c.figure.dimensions if len(d.ticks) > 1 and is_ordered(d)]
    if len(axes) != 1 or len(c.here.get(axes[0])) == 1:
        return None
    everywhere = Place.of(axes[0], _looked_at(c, axes[0]))
    reading: Reading | None = _same_everywhere(c, *rest, everywhere)
    return reading


@rule(
    "clause", "pair SWAPS_PLACES at?", "at ','? pair SWAPS_PLACES at?", "pair at SWAPS_PLACES at?"
)
@rule("clause", "at ','? pair SWAPS_PLACES 'between' pair", "pair SWAPS_PLACES 'between' pair at?")
def _swap_places(c: Context, *rest: Meaning) -> Reading | None:
    """“B and C swap places in the right panel”: their order turns between the two panels."""
    pair, *more = (r for r in rest if isinstance(r, tuple))
    panel = c.figure.dimension(Role.PANEL)
    where = together(every(rest, Place))
    if where is None or where.notes:
        return None
    if more:
        ends = more[0]
    elif panel is not None and len(panel.ticks) == 2:
        ends = tuple(Place.of(panel.name, [t]) for t in panel.ticks)
        where = where.without([panel.name])
    else:
        return None
    one, two = pair
    terms = [[p.default(e).default(where).default(c.here) for p in (one, two)] for e in ends]
    if not all(is_single(c, p) for row in terms for p in row):
        return None
    signs = ((Comparator.MORE, Comparator.LESS), (Comparator.LESS, Comparator.MORE))
    ways = (
        both(Compare(sign, a.cells, b.cells) for sign, (a, b) in zip(way, terms, strict=True))
        for way in signs
    )
    return Reading((Or(tuple(ways)),), "crossing")
