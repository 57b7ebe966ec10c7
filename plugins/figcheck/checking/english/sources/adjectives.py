"""Words that say how much there is of a measure that they do not name: “faster”, “weighs”.

The lexicon lists of what they speak; the figure tells which of its values that are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figcheck.checking.english.lexicon.attribute import Attribute
from figcheck.checking.english.lexicon.entries import (
    AS_SO,
    HAVE_OF,
    MORE_SO,
    MOST_SO,
    MOVES_OF,
    NOUN_OF,
    classes_beginning,
    has_class,
)
from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.names import Names
from figcheck.checking.english.parsing.numerals import may_be_spelled
from figcheck.checking.english.parsing.rules import Meaning
from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.english.parsing.words import Edges
from figcheck.checking.language.tree import Comparator, Function

_OF_QUALITY = frozenset({"accuracy", "difficulty"})
"""What adjectives of plain better and worse are about; the second of these is a fault."""

_OF_FAULTS = frozenset({"difficulty"})

_TOLD = frozenset({"accuracy", "cost", "spending", "weight"})
"""What verbs for having a value say by themselves: “costs”, not “needs twice the memory”."""

_WITHOUT_MEASURE = {MOST_SO: "EXTREME", MORE_SO: "MORE"}
"""What adjectives that are compared say where the measure is named that they are about."""


class Adjectives:
    """Finds which values of a figure adjectives and their like speak of.

    Args:
        names: the names of the figure.
    """

    def __init__(self, names: Names) -> None:
        self._names = names

    def add(
        self,
        edges: Edges,
        tokens: Sequence[Token],
        start: int,
        listed: tuple[str, int, Attribute],
    ) -> None:
        """Adds what such a word or phrase says of the figure's values.

        Args:
            edges: what may start at the token so far.
            tokens: the tokens of a clause.
            start: where the word stands.
            listed: its class in the lexicon, the index after its end, and its meaning there.
        """
        name, stop, attribute = listed
        for degree, sense in self._compared(name, attribute):
            if degree == "HAVE" and "HAS_OF" in edges and _compares(tokens, stop):
                continue  # "… costs less than B" says nothing of another measure.
            edges.setdefault(degree, []).append((stop, sense))
        if name in _WITHOUT_MEASURE:
            alone = self._before_measure(tokens, stop, attribute, most=name == MOST_SO)
            if alone is not None:
                edges.setdefault(_WITHOUT_MEASURE[name], []).append((stop, alone))
        if name == MOST_SO and stop == start + 1:
            edges["WORD"] = [(stop, tokens[start].word)]  # "The hardest split (Web)".
            if attribute.concept == "weight" and "EXTREME_OF" in edges:
                edges.pop("EXTREME", None)  # "The heaviest car", beside its price.

    @staticmethod
    def may_depend(word: str) -> bool:
        """Whether an adjective that is compared may begin with a word.

        Args:
            word: the word.
        """
        return not classes_beginning(word).isdisjoint(_WITHOUT_MEASURE)

    def depends(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether an adjective that is compared may stand before what it is about.

        Args:
            tokens: the tokens of a clause.
            start: where it stands.
        """
        if start + 1 == len(tokens) or not has_class(tokens, start, _WITHOUT_MEASURE):
            return False
        return self._names.may_begin(tokens[start + 1])

    def _compared(self, degree: str, attribute: Attribute) -> Iterator[tuple[str, Meaning]]:
        """What the comparative or superlative of an adjective says of this figure's values."""
        most, meant = degree == MOST_SO, self._names.measures.meant(attribute)
        if degree == MOVES_OF:
            if meant is not None and meant.dimension is None:
                yield "RISES", meant.high
            return
        if degree == HAVE_OF:
            told = attribute.concept in _TOLD and (
                attribute.concept != "accuracy" or len(meant.ticks if meant else ()) == 1
            )
            if meant is not None and meant.dimension is not None and told:
                yield "HAS_OF", Place.of(meant.dimension, meant.ticks)
                if attribute.concept == "spending":
                    return  # "… spends 2 points more": no points of another measure.
            if meant is not None or attribute.concept == "spending":
                yield "HAVE", None
            return
        if degree == NOUN_OF:
            if (told_of := self._names.measures.told(attribute)) is not None:
                within = told_of.dimension
                yield NOUN_OF, Place.of(within, told_of.ticks) if within else Place()
            return
        if degree == AS_SO:
            if meant is not None and meant.dimension is not None:
                place = Place.of(meant.dimension, meant.ticks)
                yield "AS_MUCH_OF", (_sense(most, meant.high), place)
            return
        if meant is None:
            for way in self._names.measures.ways_meant(attribute):
                assert way.dimension is not None  # noqa: S101
                place = Place.of(way.dimension, way.ticks)
                yield ("EXTREME_OF" if most else "MORE_OF"), (_sense(most, way.high), place)
            if attribute.concept in _OF_QUALITY and not self._names.is_mixed:
                better = attribute.much is (attribute.concept not in _OF_FAULTS)
                yield ("BEST" if most else "BETTER"), _sense(most, better)
            return
        sense = _sense(most, meant.high)
        if meant.dimension is None:
            yield ("EXTREME" if most else "MORE"), sense
            return
        place = Place.of(meant.dimension, meant.ticks)
        yield ("EXTREME_OF" if most else "MORE_OF"), (sense, place)

    def _before_measure(
        self, tokens: Sequence[Token], stop: int, attribute: Attribute, *, most: bool
    ) -> Function | Comparator | None:
        """What an adjective says of the measure that is named behind it: “a slower pulse rate”."""
        if stop >= len(tokens):
            return None
        named = [t for _, found in self._names.ticks_at(tokens, stop) for t in found.ticks]
        ways = {self._names.measures.way_in(tick, attribute) for tick in named}
        way = ways.pop() if len(ways) == 1 else None
        return None if way is None else _sense(most, way)


def _sense(most: bool, high: bool) -> Function | Comparator:
    """Highest or lowest, higher or lower."""
    if most:
        return Function.MAX if high else Function.MIN
    return Comparator.MORE if high else Comparator.LESS


def _compares(tokens: Sequence[Token], place: int) -> bool:
    """Whether “more than” follows, and no number."""
    words = [t.word for t in tokens[place : place + 2]]
    behind = tokens[place + 2 : place + 3]
    if words not in (["more", "than"], ["less", "than"]):
        return False
    return all(t.number is None and not may_be_spelled(t.word) for t in behind)
