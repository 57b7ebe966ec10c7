"""Words that mean the same wherever they stand, and those that do so in all figures alike.

Most words of a description are such ones. A figure's names, units and measures change what a
word may be only if one of them begins with it, or if it belongs to one of the classes that are
named here; all others are looked up once, however many figures there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from figcheck.checking.english.automaton import Automaton
from figcheck.checking.english.lexicon import (
    AS_SO,
    HAVE_OF,
    MORE_SO,
    MOST_SO,
    MOVES_OF,
    NOUN_OF,
    meanings_of,
)
from figcheck.checking.english.rules import Meaning
from figcheck.checking.english.shape import Letter
from figcheck.checking.english.words import OF_ONE_RULE, Edges

OF_VALUES = frozenset({"HEAD", "VALUES"})
"""Classes of words for what the values of a figure are."""

OF_INTERVALS = frozenset(
    "BAND HALF_BAND BAND_END OVERLAPS LEAVES_BAND ENTERS_BAND BESIDE_BAND".split()
)
"""Classes of words for error bars and bands, which they are where some are drawn."""

_OF_FIGURES = (
    OF_VALUES
    | OF_INTERVALS
    | {MORE_SO, MOST_SO, AS_SO, HAVE_OF, NOUN_OF, MOVES_OF}
    | {"GROUPS", "JUST", "THING", "UNIT"}
)
"""Classes of which it depends on the figure what they are, or what else their words are not."""


class Plain(NamedTuple):
    """A word that means the same wherever it stands: no name, number or phrase begins with it.

    Attributes:
        meanings: what it may be, by class.
        letter: the same as the grammar sees it; `None` where it may have to be guessed.
    """

    meanings: Sequence[tuple[str, Sequence[Meaning]]]
    letter: Letter | None

    @classmethod
    def of(cls, word: str, edges: Edges, automaton: Automaton) -> Plain:
        """A word as a grammar sees it, of which it is known what it may be alone."""
        quoted = word if automaton.quotes(word) else ""
        letter = Letter(quoted, tuple([(name, 2) for name in edges]))
        meanings = [(name, [meaning for _, meaning in found]) for name, found in edges.items()]
        return cls(meanings, letter if quoted or edges.keys() - OF_ONE_RULE else None)

    def edges(self, stop: int) -> Edges:
        """What starts with the word.

        Args:
            stop: the index after it.
        """
        return {name: [(stop, meaning) for meaning in found] for name, found in self.meanings}


def in_all_figures(word: str, automaton: Automaton) -> Plain | None:
    """What a word is in figures of which no name begins with it, if that is the same in all."""
    known = meanings_of(word)
    return _in_all(word, automaton) if known or automaton.quotes(word) else _UNKNOWN


@cache
def _in_all(word: str, automaton: Automaton) -> Plain | None:
    edges: Edges = {}
    for name, meaning in meanings_of(word):
        if name in _OF_FIGURES:
            return None
        edges.setdefault(name, []).append((1, meaning))
    return Plain.of(word, edges, automaton)


_UNKNOWN = Plain((), None)
"""A word that neither the lexicon nor the grammar has."""
