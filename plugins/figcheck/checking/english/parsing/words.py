"""The words of a text as a grammar is given them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeAlias

from figcheck.checking.english.parsing.automaton import Automaton, Letter
from figcheck.checking.english.parsing.rules import Edge, Meaning
from figcheck.checking.english.parsing.shape import Shape
from figcheck.checking.english.parsing.tokens import Token

Edges: TypeAlias = dict[str, list[Edge]]
"""By class or symbol, what starts at a token: the index after its end, and its meaning."""


OF_ONE_RULE = frozenset(
    "NOUN_OF RESPONDS SOLVES AS_LATE_AS CAME_TO CEDES CONCERNED CONSIDERED ERRS EXTREME_END "
    "EXTREME_ENDS FINDS FLOWS INVOLVES LABELLED LABELLING LABELS LENGTH MISSES_THEM "
    "POINT_OF_AXIS SET_AT STRETCH_OF_AXIS SWALLOWS TAKEN_BARE VARIOUS WHEN_IT_IS WHOLE_OF".split()
)
"""Classes that say little of a word: “time” and “answers” may be anything else all the same."""


class PlainWord(NamedTuple):
    """A word that means the same wherever it stands: no name or number begins with it.

    Attributes:
        meanings: what it may be, by class.
        letter: the same as the grammar sees it; `None` where it may have to be guessed.
        goes_on: the words with which phrases go on that begin with it.
    """

    meanings: Mapping[str, Sequence[Meaning]]
    letter: Letter | None
    goes_on: Collection[str]

    def edges(self, stop: int) -> Edges:
        """What starts with the word.

        Args:
            stop: the index after it.
        """
        return {
            name: [(stop, meaning) for meaning in found] for name, found in self.meanings.items()
        }


@dataclass(frozen=True, eq=False)
class Words:
    """The words of a text as the grammar is given them.

    Attributes:
        tokens: those that carry meaning.
        found: what may start at each of them.
        unknown: the places of those that neither the lexicon nor the figure nor a rule knows.
        automaton: the grammar.
    """

    tokens: Sequence[Token]
    found: Sequence[PlainWord | Edges]
    unknown: Sequence[int]
    automaton: Automaton

    def edges(self, place: int) -> Edges:
        """What may start at one of them, with its end.

        Args:
            place: which of them.
        """
        found = self.found[place]
        return found.edges(place + 1) if isinstance(found, PlainWord) else found

    def starting(self, place: int, name: str) -> Sequence[Edge]:
        """What of a class or symbol starts at one of them, with its end.

        Args:
            place: which of them.
            name: the class or symbol.
        """
        found = self.found[place]
        if isinstance(found, PlainWord):
            meanings = found.meanings.get(name)
            return [(place + 1, meaning) for meaning in meanings] if meanings else ()
        return found.get(name, ())

    def classes(self, place: int) -> AbstractSet[str]:
        """The classes of what may start at one of them.

        Args:
            place: which of them.
        """
        found = self.found[place]
        return (found.meanings if isinstance(found, PlainWord) else found).keys()

    @property
    def letters(self) -> list[Letter]:
        """They as the grammar sees them."""
        return [
            (isinstance(found, PlainWord) and found.letter) or self._letter(place)
            for place, found in enumerate(self.found)
        ]

    @cached_property
    def shape(self) -> Shape:
        """What they may form."""
        return Shape.of(self.automaton, self.letters)

    def _letter(self, place: int) -> Letter:
        word, edges = self.tokens[place].word, self.edges(place)
        classes = tuple([(name, _lengths(ends, place)) for name, ends in edges.items()])
        return self.automaton.letter(word, classes)


def _lengths(found: Sequence[Edge], place: int) -> int:
    """How many tokens a class may take, as bits."""
    if len(found) == 1:
        return 1 << found[0][0] - place
    lengths = 0
    for stop, _ in found:
        lengths |= 1 << stop - place
    return lengths
