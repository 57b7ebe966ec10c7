"""What those are called that are set against each other in a matrix of contests: “engine”."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.english.parsing.words import Edges
from figcheck.checking.english.sources.source import Resources, Source

_SIDES = frozenset("row rows column columns player opponent opposing of the in as".split())
"""Words of the names of the two sides that tell one from the other."""


class Contestants(Source):
    """The noun that the names of both sides have: of “row engine” and “column engine”."""

    def __init__(self, resources: Resources) -> None:
        super().__init__(resources)
        contest = resources.contest
        names = (contest.player, contest.opponent) if contest is not None else ()
        shared = [frozenset(words_of(name)) - _SIDES for name in names if name]
        nouns = frozenset.intersection(*shared) if len(shared) > 1 else frozenset[str]()
        self._nouns = frozenset(form for noun in nouns for form in (noun, *toggled((noun,))))

    def add(self, edges: Edges, tokens: Sequence[Token], start: int) -> None:
        """Takes the noun for one of a kind of thing."""
        if self.owns(tokens[start].word):
            edges.clear()
            edges["KIND"] = [(start + 1, None)]

    def may_add(self, token: Token) -> bool:
        """Whether it is such a noun."""
        return self.owns(token.word)

    def owns(self, word: str) -> bool:
        """Whether a word is that noun."""
        return word in self._nouns
