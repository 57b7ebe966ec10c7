"""What adjectives for dark and light say of the values of a heatmap: “the darkest cell”."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.naming.shades import shades
from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.english.parsing.words import Edges
from figcheck.checking.english.sources.source import Resources, Source
from figcheck.checking.language.tree import Function


class Shaded(Source):
    """Adjectives for shades."""

    def __init__(self, resources: Resources) -> None:
        super().__init__(resources)
        self._shades = shades(resources.figure)

    def add(self, edges: Edges, tokens: Sequence[Token], start: int) -> None:
        """Adds `EXTREME` and `MORE` for the shades that say how high a value is."""
        if (shade := self._shades.get(tokens[start].word)) is not None:
            name = "EXTREME" if isinstance(shade, Function) else "MORE"
            edges.setdefault(name, []).append((start + 1, shade))

    def may_add(self, token: Token) -> bool:
        """Whether it is such an adjective."""
        return self.owns(token.word)

    def owns(self, word: str) -> bool:
        """Whether a word is such an adjective."""
        return word in self._shades
