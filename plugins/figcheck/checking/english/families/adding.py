"""What one thing adds to another, and what several add together: “A adds 5 to B”."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from typing import TYPE_CHECKING

from figcheck.checking.english.families.build import both, extent_of, is_amount, is_single, reaching
from figcheck.checking.english.families.comparison import Comparative
from figcheck.checking.english.families.differences import Head
from figcheck.checking.english.families.sides import Relation
from figcheck.checking.english.kinds.polarity import way_of_better
from figcheck.checking.english.meanings.meaning import Amount, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, first, the
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Arithmetic,
    Comparator,
    Compare,
    Quantifier,
    Term,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "difference"


@rule("predicate", "ADDS value_then|bound POINTS? 'to' rival")
@rule("predicate", "ADDS 'another'|'further' value_then|bound POINTS? 'to' rival")
def _adds(_: Context, *rest: Meaning) -> Comparative:
    """“… adds 5 points to the Control”."""
    return Comparative(Relation(Comparator.MORE), the(rest, Subject), the(rest, Amount))


@record
class Together:
    """The gains or losses of several things, added up.

    Attributes:
        head: what they are.
        of: whose.
        amount: how much that is, if it is said.
    """

    head: Head
    of: Place
    amount: Amount | None = None

    def terms(self, c: Context, like: Subject) -> list[Term]:
        """Each of them, between the same two as a difference that they are set beside."""
        several = [(d, t) for d, t in self.of.ticks if len(t) > 1]
        if len(several) != 1 or like.minus is None:
            return []
        ((dimension, ticks),) = several
        turned = self._is_turned(c, like)
        if turned is None or (turned and dimension in like.minus.dimensions):
            return []
        if turned:
            like = replace(like, place=like.minus.default(like.place), minus=_ends_of(like))
        where = self.of.without([dimension]).default(like.place)
        spots = [Place.of(dimension, [t]).default(where) for t in ticks]
        return [like.term(spot) for spot in spots]

    def _is_turned(self, c: Context, like: Subject) -> bool | None:
        """Whether they go the other way: gains beside a loss; `None` if nothing tells."""
        up = self.head.up
        if self.head.by_quality and up is not None:
            up = way_of_better(c, like.place.default(c.here), better=up)
        if like.minus is None or up is None:
            return None
        ((dimension, ticks), *more) = like.minus.ticks
        if more or not is_ordered(c.names.dimensions[dimension]):
            denied = c.discourse.clause_has_word(_LOSING)
            return False if up and not denied else None
        order = c.ascending(dimension)
        rises = order.index(like.place.get(dimension)[0]) > order.index(ticks[0])
        return rises is not up


_LOSING = "(?:loss|losses|drops?|declines?|decreases?|reductions?|deficits?|shortfalls?)"


def _ends_of(like: Subject) -> Place:
    """The place of a difference as far as it differs from what is subtracted."""
    differing = like.minus.dimensions if like.minus else frozenset()
    return Place(tuple(t for t in like.place.ticks if t[0] in differing))


@record
class MoreThanTogether:
    """Being larger or smaller than several differences of its kind added up."""

    comparator: Comparator
    those: Together

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That it is, wherever both are looked at."""
        reach = extent_of(subject, extent)
        if reach is None or subject.minus is None or subject.ratio or subject.aggregate:
            return None
        if reach.excluded.ticks or not subject.signed:
            return None
        terms = self.those.terms(c, subject)
        if not terms:
            return None
        total = reduce(lambda one, two: Arithmetic("+", one, two), terms)
        held = Compare(self.comparator, subject.term(subject.place), total)
        if is_single(c, subject.place):
            number = is_amount(total, self.those.amount) if self.those.amount else None
            return Reading((both([held, number]),), FAMILY)
        if self.those.amount is not None:
            return None
        return Reading((reaching(held, reach, Quantifier.ALL),), FAMILY)


@rule(
    "gains_together", "DET? gap_noun 'of' place SUMMED noted?", "SUMMED gap_noun 'of' place noted?"
)
@rule("gains_together", "DET 'combined'|'joint'|'total'|'summed' gap_noun 'of' place noted?")
def _together(_: Context, *rest: Meaning) -> Together | None:
    """“the gains of A and B taken together”, “the combined gain of A and B”."""
    place, amount = the(rest, Place), first(rest, Amount)
    if len(place.notes) > 1 or (place.notes and amount):
        return None
    if place.notes:  # "… of A and B (22.4)": of both together, not of B.
        amount = place.notes[0][1]
    return Together(the(rest, Head), place.plain, amount)


@rule("predicate", "MORE THAN gains_together")
def _more_than_together(_: Context, comparator: Comparator, *rest: Meaning) -> MoreThanTogether:
    """“… is larger than the gains of A and B taken together”."""
    return MoreThanTogether(comparator, the(rest, Together))
