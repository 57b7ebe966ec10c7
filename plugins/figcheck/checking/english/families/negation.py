"""What is not so, and clauses that begin with their reach: “Only in C is A ahead”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from figcheck.checking.english.families.bounds import Bounded, Reaching
from figcheck.checking.english.families.extremum import Extremal
from figcheck.checking.english.families.levels import Crossing
from figcheck.checking.english.families.peaks import Peak
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import (
    Amount,
    Extent,
    Place,
    Predicate,
    Reading,
    Subject,
)
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.meanings.reaches import is_passing
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the, the_predicate
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Comparator,
    Compare,
    Count,
    Formula,
    Function,
    Not,
    Number,
    Quantifier,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@record
class Negated:
    """Not being so."""

    of: Predicate

    @property
    def denied(self) -> Predicate:
        """What is so wherever this is not."""
        return self.of

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That it is not so: for one number the opposite, for several that it holds nowhere."""
        if extent.is_said or subject.count or _is_not_yet(c, self.of, extent):
            return None
        if subject.quantifier:
            return self._of_all(c, subject, extent)
        plain = self.of.reading(c, subject, extent)
        if plain is None:
            return None
        counted = any(isinstance(getattr(n, "count", None), int) for n in nodes_of(self.of))
        ranks = any(isinstance(n, Extremal) for n in nodes_of(self.of))
        ranks = ranks or any(map(_is_of_some, plain.nodes))
        if _are_several(subject) and not counted and ranks:
            return None  # "A and B are not the highest": neither is, or not the two together.
        nowhere = self.of.reading(c, subject, replace(extent, quantifier=Quantifier.NONE))
        formulas: tuple[Formula, ...] = tuple(Not(f) for f in plain.formulas)
        if nowhere is not None:
            # "… does not drop below 65 in any language": in none of them, not only in some.
            # "It does not exceed 50", of a line: at none of its points.
            passing = hasattr(self.of, "of_level") and is_passing(c)
            anywhere = extent.freed or isinstance(self.of, Crossing) or passing
            formulas = nowhere.formulas if anywhere else formulas + nowhere.formulas
        return Reading(formulas, plain.family)

    def _of_all(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """“The five models do not exceed 50”: none does; of “all”, it may be that not all do."""
        bound = hasattr(self.of, "of_level") or isinstance(self.of, Crossing)
        if subject.quantifier is not Quantifier.ALL or not bound:
            return None
        none = replace(subject, quantifier=Quantifier.NONE)
        found = self.of.reading(c, none, extent)
        if found is None or not c.discourse.clause_has_word("(?:all|every|each|both)"):
            return found
        plain = self.of.reading(c, subject, extent)
        return plain and replace(found, formulas=found.formulas + tuple(map(Not, plain.formulas)))


def _is_of_some(node: object) -> bool:
    """Whether a part of a formula says that something is among the first two or more."""
    if not isinstance(node, Compare) or not isinstance(node.left, Count):
        return False
    return isinstance(node.right, Number) and node.right.value > 1


def _are_several(subject: Subject) -> bool:
    """Whether a subject names several of the same."""
    return any(len(ticks) > 1 for d, ticks in subject.place.ticks if d in subject.own)


def _is_not_yet(c: Context, predicate: Predicate, extent: Extent) -> bool:
    """Whether “… does not exceed 50 until 1990” says when it does."""
    stands = any(hasattr(predicate, kind) for kind in ("of_level", "stands", "is_against_own"))
    along = any(len(t) > 1 and is_ordered(c.names.dimensions[d]) for d, t in extent.place.ticks)
    return stands and along and c.discourse.clause_has_word("(?:not|never) .*(?:until|till|before)")


@rule("predicate", "NOT negatable", "NOT HAVE negatable")
def _not(c: Context, *rest: Meaning) -> Negated | None:
    """“… does not exceed 50”."""
    if c.discourse.clause_has_word(_BEST_OVERALL):
        return None  # "… does not have the best overall score": on average, or anywhere.
    return Negated(the_predicate(rest))


_BEST_OVERALL = r"(?:not|n['’]t|never) have .*\boverall\b|overall\b.*(?:not|n['’]t|never) have"


@rule("negatable", "HAVE predicate")
def _having(_: Context, *rest: Meaning) -> Predicate | None:
    """“… does not have the highest score”, “… a higher score than B”."""
    predicate = the_predicate(rest)
    return None if isinstance(predicate, Negated | Reaching | Crossing) else predicate


@rule("negatable", "predicate")
def _negatable(_: Context, predicate: Predicate) -> Predicate | None:
    if isinstance(predicate, Reaching):
        # "It does not reach 50" is none that stops elsewhere, but one that stays below.
        return Bounded(replace(predicate.amount, comparator=Comparator.AT_LEAST))
    factor = getattr(predicate, "factor", None)
    if factor is not None and factor.comparator is Comparator.ABOUT and hasattr(predicate, "up"):
        # "It does not double" is none that becomes three times as much.
        reached = Comparator.AT_LEAST if factor.number.value > 1 else Comparator.AT_MOST
        bound = replace(factor, comparator=reached)
        so_much: Predicate = replace(cast("Any", predicate), factor=bound)
        return so_much
    return None if isinstance(predicate, Negated) else predicate


@rule("clause", "only_extent BE|DO|HAVE subject predicate extents?")
@rule("clause", "only_extent BE|DO|HAVE subject extents predicate extents?")
def _inverted(c: Context, *rest: Meaning) -> Reading | None:
    """“Only in C and D are men ahead”, “Nowhere is A above 50”."""
    extent: Extent | None = Extent()
    for more in every(rest, Extent):
        extent = extent and extent.joined(more)
    predicate = next(r for r in rest if hasattr(r, "reading") and not isinstance(r, Statement))
    if extent is None:
        return None
    return Statement(the(rest, Subject), predicate, extent).reading(c)


@rule("only_extent", "'only' at", "NOWHERE", "QUANTITY", "'in' EACH LABEL|CASE|KIND", "AT tally")
@rule("only_extent", "'at' EACH LABEL|CASE|KIND", "'for' EACH LABEL|CASE|KIND", "'only' AT tally")
def _only_extent(_: Context, *rest: Meaning) -> Extent | None:
    place = first(rest, Place)
    if place is not None:
        return Extent(only=place)
    quantifier = first(rest, Quantifier)
    tally = next((r for r in rest if hasattr(r, "dimension") and hasattr(r, "amount")), None)
    if tally is not None:
        return Extent(count=tally.amount, along=tally.dimension, place=tally.place)
    if quantifier is not None:
        label = next((r for r in rest if type(r).__name__ == "Label"), None)
        return Extent(quantifier, along=label.dimension if label else None)
    return Extent(Quantifier.NONE)


@rule("clause", "NOWHERE BE subject MORE measure? THAN at said?")
@rule("clause", "'in'|'at'|'on'|'for' EACH 'other'? LABEL|KIND BE subject MORE THAN at said?")
def _nowhere_larger(c: Context, *rest: Meaning) -> Reading | None:
    """“Nowhere is the distance between A and B larger than on C”."""
    if first(rest, Quantifier) not in (None, Quantifier.NONE):
        return None
    up = the(rest, Comparator) is Comparator.MORE
    predicate = Extremal(
        Peak(Function.MAX if up else Function.MIN),
        location=the(rest, Place),
        amount=first(rest, Amount),
    )
    return Statement(the(rest, Subject), predicate, Extent()).reading(c)
