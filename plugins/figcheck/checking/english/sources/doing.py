"""What is done of what is measured, and who does it: “most trusted”, “the weakest saver”."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.lexicon.attribute import OUTDOING, Attribute
from figcheck.checking.english.naming.measure_verbs import UNWANTED_DOERS
from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.english.parsing.words import Edges
from figcheck.checking.english.sources.qualities import DEGREES, may_be_graded, quality_edges
from figcheck.checking.english.sources.source import Source
from figcheck.checking.language.tree import Function

_MOST = {"most": Function.MAX, "least": Function.MIN}
"""What stands before or behind what is done: “the most trusted source”, “trusted most”."""

_STRENGTHS = frozenset("weakest strongest".split())
_QUALITIES = frozenset("best worst poorest finest".split())
"""Superlatives of who does what is measured."""


class Doing(Source):
    """Verbs of the measure, words for who does it, and how much it is done."""

    looks_ahead = True

    def add(self, edges: Edges, tokens: Sequence[Token], start: int) -> None:
        """Makes what is said of doing something be said of the measure of that."""
        self._take_for_measure(edges, tokens, start)
        for name, edge in quality_edges(self.names, tokens, start):
            edges.setdefault(name, []).append(edge)
        if self._is_of_done(tokens, start):
            edges.setdefault("EXTREME", []).append((start + 2, _MOST[tokens[start].word]))
        if self._is_done_most(tokens, start):
            # "A is trusted most in C": more than in D, or more than B; "… and least in D" tells.
            either = not any(t.word in _MOST for t in tokens[start + 2 :])
            for name in ("PEAKS", "EXTREME") if either else ("PEAKS",):
                degree = _MOST[tokens[start + 1].word]
                edges.setdefault(name, []).append((start + 2, degree))

    def may_add(self, token: Token) -> bool:
        """Whether a word may say that something is done, by whom, or how much."""
        word, names = token.word, self.names
        return token.number is None and (
            self.owns(word)
            or word in names.verbs
            or word in names.verbs_alone
            or word in names.doers
            or word in _STRENGTHS
            or word in _QUALITIES
            or may_be_graded(word)
            or names.topics.are_done(word)
        )

    def owns(self, word: str) -> bool:
        """Whether a verb is about one of several measures: “outweighs”, beside a column of mass."""
        concept = OUTDOING.get(word)
        meant = None if concept is None else self.names.measures.meant(Attribute(concept, True))
        return meant is not None and meant.dimension is not None

    def depends(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a word says how much what is behind it is done, or is that itself."""
        after = _word_behind(tokens, start)
        if (
            tokens[start].word not in DEGREES
            and after not in _MOST
            and after not in self.names.doers
        ):
            return False  # As most words.
        return (
            any(quality_edges(self.names, tokens, start))
            or self._is_of_doer(tokens, start)
            or self._is_of_done(tokens, start)
            or self._is_done_most(tokens, start)
        )

    def _take_for_measure(self, edges: Edges, tokens: Sequence[Token], start: int) -> None:
        """What verbs of the measure and words for who does it most say is about that measure."""
        word = tokens[start].word
        if self.owns(word):
            edges.pop("BEATS", None)
            edges.pop("EXCEEDS", None)
        if (own := self.names.verbs.get(word)) is not None:
            edges["HAS_OF"] = [(start + 1, own)]  # A ferry that charges in an hour has no price.
        if word in self.names.doers and "KIND" in edges:
            labels = [(start + 1, label) for label in self.resources.listed]
            edges.setdefault("LABEL", []).extend(labels)
            edges.setdefault("MEASURE", []).append((start + 1, word))
        if word in self.names.verbs_alone:
            edges.pop("SAVES", None)  # Of saving rates, who saves 10 % has no 10 % less.
        if "BEST" in edges and self._is_of_doer(tokens, start):
            edges["EXTREME"] = edges.pop("BEST")  # "The weakest saver" saves least.

    def _is_of_doer(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a superlative says how much somebody does of what is measured."""
        after = _word_behind(tokens, start)
        if after not in self.names.doers:
            return False
        good = not after.startswith(UNWANTED_DOERS)
        return tokens[start].word in _STRENGTHS or (good and tokens[start].word in _QUALITIES)

    def _is_of_done(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a degree is one of what is measured as something done: “most trusted”."""
        after = _word_behind(tokens, start)
        return tokens[start].word in _MOST and self.names.topics.are_done(after)

    def _is_done_most(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether the degree stands behind it: “trusted most”."""
        after = _word_behind(tokens, start)
        return after in _MOST and self.names.topics.are_done(tokens[start].word)


def _word_behind(tokens: Sequence[Token], start: int) -> str:
    return tokens[start + 1].word if start + 1 < len(tokens) else ""
