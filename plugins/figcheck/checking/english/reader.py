"""From an English sentence to its readings as check expressions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from figcheck.checking.english import families
from figcheck.checking.english.chart import Edge, Parse
from figcheck.checking.english.lexicon import aside_at, classes_at
from figcheck.checking.english.meaning import Place, Reading
from figcheck.checking.english.names import Names
from figcheck.checking.english.tokens import Token, tokenise
from figcheck.model import Figure, Role

_DROPPED = frozenset("\"'*_")
_LONGEST = 80
"""Tokens of a clause that is read; longer ones are left `unparsed`."""


@dataclass(frozen=True)
class Context:
    """What the rules of the grammar may ask while a clause is read.

    Attributes:
        figure: the figure that the clause is about.
        names: the figure's names.
        here: what the clause's surroundings fix: "in this panel".
    """

    figure: Figure
    names: Names
    here: Place

    def ticks(self, dimension: str, numbers: Sequence[float]) -> Place | None:
        """The place of the ticks that are these numbers; `None` if one is no tick."""
        ticks = [self.names.tick_of(dimension, n) for n in numbers]
        known = [t for t in ticks if t is not None]
        return Place.of(dimension, known) if known and len(known) == len(ticks) else None

    def between(self, dimension: str, low: float, high: float) -> Place | None:
        """The place of the ticks from one number to another, both included."""
        first, last = min(low, high), max(low, high)
        known = self.names.dimensions[dimension]
        if (
            self.names.tick_of(dimension, low) is None
            or self.names.tick_of(dimension, high) is None
        ):
            return None
        ticks = [
            t
            for t, n in zip(known.ticks, known.numbers, strict=True)
            if n is not None and first <= n <= last
        ]
        return Place.of(dimension, ticks) if ticks else None

    def size(self, dimension: str) -> int:
        """How many ticks a dimension has."""
        return len(self.names.dimensions[dimension].ticks)

    def name(self, role: Role) -> str | None:
        """The name of the dimension of a role."""
        dimension = self.figure.dimension(role)
        return dimension.name if dimension else None


class Reader:
    """Reads sentences about one figure.

    Args:
        figure: the figure that they are about.
    """

    def __init__(self, figure: Figure) -> None:
        self.figure = figure
        self.names = Names(figure)

    def read(self, text: str, here: Place) -> tuple[Reading, ...]:
        """All readings of a clause that account for each of its words.

        Args:
            text: the clause, without markup.
            here: what its surroundings fix.

        Returns:
            The readings, none if the clause is not understood.
        """
        return tuple(dict.fromkeys(self._parse(text, here, "clause")))

    def place_of(self, label: str) -> Place | None:
        """The place that a label names with all of its words: "AIME24 Dataset"."""
        found = self._parse(label, Place(), "label")
        return found[0] if len(set(found)) == 1 else None

    def _parse(self, text: str, here: Place, symbol: str) -> tuple[Any, ...]:
        tokens = _without_asides(tokenise(text))
        if not tokens or len(tokens) > _LONGEST:
            return ()
        edges = [self._edges(tokens, i) for i in range(len(tokens))]
        context = Context(self.figure, self.names, here)
        return Parse(families.GRAMMAR, [t.word for t in tokens], edges, context).readings(symbol)

    def _edges(self, tokens: Sequence[Token], start: int) -> dict[str, list[Edge]]:
        edges: dict[str, list[Edge]] = {}
        token = tokens[start]
        if token.number is not None:
            edges["NUMBER"] = [(start + 1, token.number)]
        for stop, measure in self.names.measures_at(tokens, start):
            edges.setdefault("MEASURE", []).append((stop, measure))
        for stop, ticks in self.names.ticks_at(tokens, start):
            edges.setdefault("TICK", []).append((stop, ticks))
        for stop, label in self.names.labels_at(tokens, start):
            edges.setdefault("LABEL", []).append((stop, label))
        for name, stop, meaning in classes_at(tokens, start):
            edges.setdefault(name, []).append((stop, meaning))
        return edges


def _without_asides(tokens: Sequence[Token]) -> list[Token]:
    """The tokens that carry meaning: no quotation marks, no asides, no final stop."""
    kept: list[Token] = []
    i = 0
    while i < len(tokens):
        stop = aside_at(tokens, i)
        if stop > i:
            i = stop
            # "However, the …": the comma goes with the aside.
            if i < len(tokens) and tokens[i].word == ",":
                i += 1
            continue
        if tokens[i].word not in _DROPPED:
            kept.append(tokens[i])
        i += 1
    while kept and kept[-1].word in ".;,:!":
        kept.pop()
    while kept and kept[0].word in ";,":
        kept.pop(0)
    return kept
