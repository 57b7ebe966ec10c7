"""Which of two sides a name is of, in a matrix that lists the same on both: “the Dutch model”."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.trained import is_of_training
from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.english.parsing.words import Edges
from figcheck.checking.english.sources.source import Source
from figcheck.patterns import any_case

_MODELS = frozenset(
    "model models system systems tagger taggers parser parsers classifier classifiers network "
    "networks encoder encoders checkpoint checkpoints recognizer recogniser one".split()
)
"""What something is called by what it was trained on."""

_TRAINED = frozenset(
    "train trained training tune tuned tuning finetuned finetuning learn learnt learned learning "
    "transfer transferred transferring transfers".split()
)
_LISTS = frozenset(", and or".split())
_TOWARDS = frozenset("→ - to into".split())
_OF_TRAINING = any_case(r"\btrain|tun(?:ed|ing)\b|\btransfer|\badapt|zero-shot")
"""What tells what models are trained on from languages that are translated."""

_OVERVIEW = 1_500
"""Characters at the beginning of a description that say what it shows."""


class Directed(Source):
    """Names of what models were trained on, and of what they are tested on."""

    looks_ahead = True

    def add(self, edges: Edges, tokens: Sequence[Token], start: int) -> None:
        """Leaves of what a name may be the side that it is of, where the words around it say so."""
        side = self._side(tokens, start)
        if side is None or "TICK" not in edges:
            return
        kept = [
            (stop, ticks)
            for stop, ticks in edges["TICK"]
            if stop > start + 1 or ticks.dimension == side
        ]
        if kept:
            edges["TICK"] = kept

    def may_add(self, token: Token) -> bool:
        """Whether there are two sides."""
        return self.may_depend(token.word)

    def may_depend(self, word: str) -> bool:
        """Whether there are two sides."""
        del word
        return self._ends is not None

    def depends(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether the words around a name say of which side it is."""
        return self._side(tokens, start) is not None

    @cached_property
    def _ends(self) -> tuple[str, str] | None:
        """What models are trained on, and what they are tested on."""
        ends, figure = self.names.directions, self.resources.figure
        told = f"{ends} {figure.title} {figure.source.text[:_OVERVIEW]}"
        training = ends is not None and is_of_training(ends)
        return ends if training and _OF_TRAINING.search(told) else None

    def _side(self, tokens: Sequence[Token], start: int) -> str | None:
        ends = self._ends
        if ends is None or not self._is_name(tokens, start):
            return None
        if start + 1 < len(tokens) and tokens[start + 1].word in _MODELS:
            return ends[0]
        if start + 2 < len(tokens) and tokens[start + 1].word in _TOWARDS:
            return None  # "On German → French": from one to the other.
        place = start - 1
        while place > 0 and (tokens[place].word in _LISTS or self._is_name(tokens, place)):
            place -= 1
        if place < 0 or tokens[place].word != "on":
            return None
        trained = {token.word for token in tokens[max(place - 2, 0) : place]} & _TRAINED
        return None if trained else ends[1]

    def _is_name(self, tokens: Sequence[Token], place: int) -> bool:
        ends = self.names.directions or ("", "")
        known = self.names.dimensions
        return any(words_of(t) == (tokens[place].word,) for d in ends for t in known[d].ticks)
