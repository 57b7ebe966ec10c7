"""What strong and weak say of values of which nothing says that more or less is better.

Of an attention or a signal “the strongest head” is the one with the highest value; of scores it is
the best one, and of coefficients the one furthest from zero.
"""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.kinds.polarity import is_neutral
from figcheck.checking.english.parsing.tokens import Token, tokenise
from figcheck.checking.english.parsing.words import Edges
from figcheck.checking.english.sources.source import Resources, Source
from figcheck.checking.language.tree import Comparator, Function

_STRENGTHS: dict[str, tuple[str, Function | Comparator]] = {
    "strongest": ("EXTREME", Function.MAX),
    "weakest": ("EXTREME", Function.MIN),
    "stronger": ("MORE", Comparator.MORE),
    "weaker": ("MORE", Comparator.LESS),
}

_SIGNALS = frozenset(
    "attention signal signals intensity intensities activation activations response responses "
    "effect effects influence importance weight weights similarity association uptake field "
    "support contribution contributions".split()
)
"""What is strong where there is much of it."""


class Strengths(Source):
    """Adjectives for strength, where they are about the values."""

    def __init__(self, resources: Resources) -> None:
        super().__init__(resources)
        figure = resources.figure
        values = [cell.value for cell in figure.cells if cell.value is not None]
        measured = {t.word for t in tokenise(f"{figure.title} {figure.value.label}")}
        told = not measured.isdisjoint(_SIGNALS)
        self._are_values = told and is_neutral(figure) and all(value >= 0 for value in values)

    def add(self, edges: Edges, tokens: Sequence[Token], start: int) -> None:
        """Adds `EXTREME` and `MORE` for strong and weak."""
        if self._are_values and (known := _STRENGTHS.get(tokens[start].word)) is not None:
            name, sense = known
            edges.setdefault(name, []).append((start + 1, sense))

    def may_add(self, token: Token) -> bool:
        """Whether it is such an adjective, about the values."""
        return self.owns(token.word)

    def owns(self, word: str) -> bool:
        """Whether a word is such an adjective and about the values."""
        return self._are_values and word in _STRENGTHS
