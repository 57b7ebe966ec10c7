"""“Thereafter”, which says when: only behind what was said of a time before is it no more than how.

“It peaks in 2016 and falls thereafter” tells two phases, the second after the first. “It falls
thereafter” is about what follows upon something that must be known.
"""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.lexicon.entries import classes_beginning
from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.english.parsing.words import Edges
from figcheck.checking.english.sources.source import Source

_REFERRING = "AFTER_THAT"
_HOW = "MANNER"
_JOINING = frozenset({"and", "but", "then", "before", "until", "or", ",", ";"})
"""What there is between two phases."""


class Thence(Source):
    """Phrases that say when by what was said before."""

    looks_ahead = True

    def add(self, edges: Edges, tokens: Sequence[Token], start: int) -> None:
        """Takes away that such a phrase may only tell how something goes on, where it is alone."""
        if not self.depends(tokens, start):
            return
        stops = {stop for stop, _ in edges.get(_REFERRING, ())}
        if not stops or _HOW not in edges:
            return
        edges[_HOW] = [edge for edge in edges[_HOW] if edge[0] not in stops]
        if not edges[_HOW]:
            del edges[_HOW]

    def may_add(self, token: Token) -> bool:
        """Whether such a phrase may begin with a word."""
        return self.may_depend(token.word)

    def may_depend(self, word: str) -> bool:
        """Whether such a phrase may begin with a word."""
        return {_REFERRING, _HOW} <= classes_beginning(word)

    def depends(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether it stands in a clause with nothing before it that it may follow."""
        return len(tokens) > 1 and _JOINING.isdisjoint(token.word for token in tokens[:start])
