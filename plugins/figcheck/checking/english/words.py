"""The words of a text as a grammar is given them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from figcheck.checking.english.automaton import Automaton
from figcheck.checking.english.rules import Edge
from figcheck.checking.english.shape import Letter, Shape
from figcheck.checking.english.tokens import Token

Edges: TypeAlias = dict[str, list[Edge]]
"""By class or symbol, what starts at a token: the index after its end, and its meaning."""


OF_ONE_RULE = frozenset({"NOUN_OF", "RESPONDS", "SOLVES"})
"""Classes that say little of a word: “time” and “answers” may be anything else all the same."""


@dataclass(frozen=True, eq=False)
class Words:
    """The words of a text as the grammar is given them.

    Attributes:
        tokens: those that carry meaning.
        edges: for each of them what may start there.
        automaton: the grammar.
        letters: for each of them what the grammar sees of it, as far as that is known already.
    """

    tokens: Sequence[Token]
    edges: Sequence[Edges]
    automaton: Automaton
    letters: Sequence[Letter | None] = ()

    @cached_property
    def unknown(self) -> Sequence[int]:
        """The places of those that neither the lexicon nor the figure nor a rule knows."""
        quotes = self.automaton.quotes
        known = zip(self.tokens, self.edges, strict=True)
        return [
            place
            for place, (token, edges) in enumerate(known)
            if edges.keys() <= OF_ONE_RULE and not quotes(token.word)
        ]

    @cached_property
    def shape(self) -> Shape:
        """What they may form."""
        return Shape.of(
            self.automaton, [known or self._letter(n) for n, known in enumerate(self.letters)]
        )

    def _letter(self, place: int) -> Letter:
        word = self.tokens[place].word
        return Letter(
            word if self.automaton.quotes(word) else "",
            tuple([(name, _lengths(found, place)) for name, found in self.edges[place].items()]),
        )


def _lengths(found: Sequence[Edge], place: int) -> int:
    """How many tokens a class may take, as bits."""
    if len(found) == 1:
        return 1 << found[0][0] - place
    lengths = 0
    for stop, _ in found:
        lengths |= 1 << stop - place
    return lengths
