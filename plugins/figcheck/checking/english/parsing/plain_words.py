"""Words that mean the same wherever they stand, and those that do so in all figures alike.

Most words of a description are such ones. A figure's names, units and measures change what a
word may be only if one of them begins with it, or if it belongs to one of the classes that are
named here; all others are looked up once, however many figures there are.
"""

from __future__ import annotations

from functools import lru_cache

from figcheck.checking.english.lexicon.entries import (
    AS_SO,
    HAVE_OF,
    MORE_SO,
    MOST_SO,
    MOVES_OF,
    NOUN_OF,
    continuations,
    meanings_of,
)
from figcheck.checking.english.parsing.automaton import Automaton
from figcheck.checking.english.parsing.words import OF_ONE_RULE, Edges, PlainWord

OF_VALUES = frozenset({"HEAD", "VALUES"})
"""Classes of words for what the values of a figure are."""

OF_INTERVALS = frozenset(
    "BAND HALF_BAND BAND_BOUND BAND_END OVERLAPS LEAVES_BAND ENTERS_BAND BESIDE_BAND".split()
)
"""Classes of words for error bars and bands, which they are where some are drawn."""

_OF_FIGURES = (
    OF_VALUES
    | OF_INTERVALS
    | {MORE_SO, MOST_SO, AS_SO, HAVE_OF, NOUN_OF, MOVES_OF}
    | {"GROUPS", "JUST", "THING", "UNIT"}
)
"""Classes of which it depends on the figure what they are, or what else their words are not."""


_MOST_WORDS = 16_384
"""Words that are kept for the next figure."""


def plain(word: str, edges: Edges, automaton: Automaton) -> PlainWord:
    """A word as a grammar sees it, of which it is known what it may be alone."""
    letter = automaton.letter(word, tuple([(name, 2) for name in edges]))
    meanings = {name: [meaning for _, meaning in found] for name, found in edges.items()}
    known = letter if letter.word or edges.keys() - OF_ONE_RULE else None
    return PlainWord(meanings, known, continuations(word))


@lru_cache(maxsize=_MOST_WORDS)
def in_all_figures(word: str, automaton: Automaton) -> PlainWord | None:
    """What a word is in figures of which no name begins with it, if that is the same in all."""
    known = meanings_of(word) or continuations(word) or automaton.quotes(word)
    if not known:
        return _UNKNOWN
    edges: Edges = {}
    for name, meaning in meanings_of(word):
        if name in _OF_FIGURES:
            return None
        edges.setdefault(name, []).append((1, meaning))
    return plain(word, edges, automaton)


_UNKNOWN = PlainWord({}, None, ())
"""A word that neither the lexicon nor the grammar has."""
