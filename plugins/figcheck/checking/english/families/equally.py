"""Gaps and means that are much the same at two places: “The loss is equally large for A and B”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.families.alike import (
    NEARLY_SAME,
    NOT_NEARLY_SAME,
    NOT_SIMILAR,
    SIMILAR,
)
from figcheck.checking.english.families.differences import Pair, paired
from figcheck.checking.english.meanings.meaning import Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Function,
    Number,
)
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context

FAMILY = "alike"


@record
class EquallyLarge:
    """Being much the same at two places, of one number that is made of several values.

    Attributes:
        nearly: whether all but the same is meant rather than similar.
        pair: the two places.
    """

    nearly: bool
    pair: Pair

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the means at the two places differ by little beside them.

        By how little, nobody says: between two bounds nothing is decided.
        """
        if subject.minus is None and subject.aggregate is None:
            return None
        if subject.quantifier or subject.count or extent.is_said or extent.excluded.ticks:
            return None
        function = subject.aggregate or Function.MEAN
        terms = []
        for spot in self.pair:
            if spot.dimensions & subject.place.without(c.here.dimensions).dimensions:
                return None
            place = spot.plain.default(subject.place)
            if not c.table.indices(place.cells):
                return None
            terms.append(Aggregate(function, subject.term(place)))
        one, two = terms
        distance = Absolute(Arithmetic("-", one, two))
        middle = Absolute(Arithmetic("/", Arithmetic("+", one, two), Number(2)))
        share = Arithmetic("/", distance, middle)
        bounds = (NEARLY_SAME, NOT_NEARLY_SAME) if self.nearly else (SIMILAR, NOT_SIMILAR)
        return Reading(
            tuple(Compare(Comparator.AT_MOST, share, Number(bound, 2)) for bound in bounds), FAMILY
        )


_WHERE = "'for'|'in'|'on'|'at'|'with'|'under'"


@rule("equally", "ALIKE", "ABOUT? 'equally' ADJECTIVE|'big'|'wide'|'marked'|'severe'")
def _equally(_: Context, *rest: Meaning) -> bool:
    """“about equally large”: that is said of what is similar."""
    return first(rest, bool) or False


@rule("predicate", f"equally {_WHERE} pair")
def _at_both(_: Context, nearly: bool, pair: Pair) -> EquallyLarge:
    """“… is similar for A and B”."""
    return EquallyLarge(nearly, pair)


@rule("predicate", f"equally {_WHERE} place 'and' {_WHERE} place")
def _at_each(_: Context, *rest: Meaning) -> EquallyLarge | None:
    """“… is about the same in A and in B”."""
    pair = paired(*(place.plain for place in every(rest, Place)))
    return EquallyLarge(the(rest, bool), pair) if pair else None
