"""What separates things: “0.7 points separate A from B”, “the best and the worst are 11 apart”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.bounds import Valued
from figcheck.checking.english.families.differences import Ends, Head, Pair, difference, paired
from figcheck.checking.english.families.gaps import Spanning
from figcheck.checking.english.families.worth import Worth
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    Amount,
    Extent,
    Place,
    Reading,
    Subject,
)
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import Function, Quantifier

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule(
    "separated",
    "'both'? pair",
    "place 'from' place",
    "place 'from' 'that'|'those' 'of' place",
)
def _two(_: Context, *rest: Meaning) -> Subject | None:
    """“A from B”, “the two”."""
    places = every(rest, Place)
    pair: Pair | None = paired(*places) if places else the(rest, tuple)
    return pair and Subject(pair[0], minus=pair[1])


@rule("separated", "DET? best 'from'|'and' DET? best measure|KIND|LABEL? at?")
@rule("separated", "DET? best measure|KIND|LABEL 'from'|'and' DET? best 'one'? at?")
def _ends(_: Context, *rest: Meaning) -> Subject | None:
    """“the best from the worst variant”: from the lowest of all to the highest."""
    if {r for r in rest if isinstance(r, Function)} != {Function.MAX, Function.MIN}:
        return None
    place = first(rest, Place) or EVERYWHERE
    return Subject(place, aggregate=Function.RANGE, named=bool(place.ticks))


@rule("clause", "extents? ','? value_then|bound POINTS? SEPARATES separated extents?")
@rule("clause", "extents? ','? DET DIFFERENCE 'of' value_then SEPARATES separated extents?")
@rule("clause", "extents? ','? separated BE|HAVE? SEPARATED_BY value_then POINTS? extents?")
@rule("clause", "extents? ','? separated BE|LIES|SHORT? value_then POINTS? APART extents?")
@rule("clause", "extents? ','? separated extents BE? value_then POINTS? APART")
@rule("clause", "extents? ','? separated APART EXACTLY? value_then POINTS? extents?")
def _separate(c: Context, *rest: Meaning) -> Reading | None:
    """“On Web, 11 points lie between the best and the worst variant”."""
    subject, amount = the(rest, Subject), the(rest, Amount)
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    if extent is None:
        return None
    if subject.minus is None:
        return Statement(subject, Valued(amount), extent).reading(c)
    ends = Ends(subject.place, subject.minus)
    gap = difference(c, Head(), ends)
    return Statement(gap, Worth(amount), extent).reading(c) if gap else None


@rule("clause", "extents? ','? EXACTLY? value_then|bound POINTS? SEPARATES subject extents?")
def _separate_several(c: Context, *rest: Meaning) -> Reading | None:
    """“Only about 10 points separate the five models”: the lowest and the highest of them."""
    subject, extent = the(rest, Subject), Extent()
    of_each = subject.each is not None and subject.quantifier is Quantifier.ALL
    if not of_each or subject.minus or subject.aggregate or subject.count:
        return None
    for more in every(rest, Extent):
        joined = extent.joined(more)
        if joined is None:
            return None
        extent = joined
    return Statement(subject, Spanning(the(rest, Amount)), extent).reading(c)
