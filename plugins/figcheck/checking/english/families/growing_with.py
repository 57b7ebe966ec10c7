"""What grows with what, over several things: “the score rises with the price”.

Of a scatter plot, or of a table of measures, where no axis has an order: cheap and expensive
things are set beside each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, cells_of
from figcheck.checking.english.kinds.squares import FAMILY
from figcheck.checking.english.meanings.meaning import Place, Reading
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Comparator,
    Compare,
    Correlation,
    Formula,
    Number,
    Quantifier,
)

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

_FEWEST = 2
"""Things of which it is said that one measure grows with another."""

_FEW = 4
"""Things fewer than which one measure must always be higher where another is."""

_BOUNDS = (0.15, 0.4)
"""From which correlation on one measure may be said to grow with another, and surely does."""

Growth = tuple[Comparator, Place]
"""More or less of some measures."""


def _grows(c: Context, one: Place, other: Place, *, up: bool) -> Reading | None:
    """That one measure grows with another, or falls."""
    dimension = c.names.measures.dimension
    if dimension is None or one.notes or other.notes:
        return None
    sides = [p.get(dimension) for p in (one, other)]
    named = one.dimensions | other.dimensions
    if not all(sides) or named != {dimension} or set(sides[0]) & set(sides[1]):
        return None
    pairs = [(a, b) for a in sides[0] for b in sides[1]]
    formulas: list[Formula] = []
    for ranks in (False, True):
        for bound in _BOUNDS:
            held = []
            for pair in pairs:
                x, y = (Place.of(dimension, [t]).default(c.here) for t in pair)
                if min(len(cells_of(c, x)), len(cells_of(c, y))) < _FEWEST:
                    return None
                term = Correlation(x.cells, y.cells, ranks=ranks)
                sign = Comparator.MORE if up else Comparator.LESS
                known = Compare(sign, term, Number(bound if up else -bound, 2))
                if ranks and bound == _BOUNDS[0] and len(cells_of(c, x)) < _FEW:
                    known = Compare(Comparator.EQUAL, term, Number(1.0 if up else -1.0, 4))
                held.append(known)
            formulas.append(both(held))
    return Reading(tuple(formulas), FAMILY)


@rule("clause", "DET? place measure? tending? RISES 'with' DET? rising_measure")
@rule("clause", "measure|WORD tending? RISES 'with' DET? rising_measure")
def _rises_with(c: Context, *rest: Meaning) -> Reading | None:
    """“The score tends to rise with the price”."""
    *own, other = every(rest, Place)
    one = own[0] if own else _quality(c)
    if not own and not c.discourse.clause_has_word("quality|performance|scores?"):
        return None
    return _grows(c, one, other, up=the(rest, bool)) if one else None


@rule(
    "rising_measure",
    "'number' 'of' place",
    "place measure?",
    "'increasing'|'rising'|'higher'|'growing' place",
)
@rule(
    "rising_measure", "LABEL|KIND? NOUN_OF", "'increasing'|'rising'|'growing' LABEL|KIND? NOUN_OF"
)
def _rising_measure(_: Context, *rest: Meaning) -> Place | None:
    """“with increasing price”, “with the size of a model”."""
    place = the(rest, Place)
    return place if place.ticks else None


@rule("tending", "QUANTITY", "'tends'|'tend' 'to'")
def _tending(_: Context, *rest: Meaning) -> str | None:
    """“tends to”, “generally”: as growing is meant anyway."""
    known = first(rest, Quantifier)
    return "tending" if known in (None, Quantifier.GENERALLY, Quantifier.MOST) else None


def _quality(c: Context) -> Place | None:
    """The one score that stands beside a price or a size."""
    dimension = c.names.measures.dimension
    ticks = c.names.measures.wanted
    return Place.of(dimension, ticks) if dimension is not None and len(ticks) == 1 else None


@rule("clause", "MORE_OF LABEL|KIND|THING tending? BE more_of_it")
@rule("clause", "MORE_OF LABEL|KIND|THING tending? HAVE more_of_it")
@rule("clause", "MORE_OF LABEL|KIND|THING tending? HAS_OF MORE")
def _more_so_are(c: Context, growth: Growth, *rest: Meaning) -> Reading | None:
    """“Larger models tend to be more accurate”, “… score higher”."""
    one, *more = (r for r in (growth, *rest) if isinstance(r, tuple))
    sign, place = one
    if more:
        other_sign, other = more[0]
    else:
        other_sign, other = the(rest, Comparator), the(rest, Place)
    return _grows(c, place, other, up=sign is other_sign)


@rule("more_of_it", "MORE_OF", "DET? MORE place measure?")
def _more_of_it(_: Context, *rest: Meaning) -> Growth:
    """“more accurate”, “a higher score”."""
    known = first(rest, tuple)
    return known or (the(rest, Comparator), the(rest, Place))
