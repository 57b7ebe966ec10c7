"""Words for what is measured: the topics of the title and the axes, and names of measures."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.lexicon.entries import classes_at
from figcheck.checking.english.parsing.guesses import may_be_noun, may_be_verb
from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.english.parsing.words import Edges
from figcheck.checking.english.sources.source import Source

_OF_TOPICS = frozenset(
    {"CLOSED", "CORRELATION", "EVALUATIVE", "DECORATIVE", "RATE", "HEAD", "ACCURACY", "NOUN_OF"}
)
"""Classes of words that may as well say what is measured, where the title has them."""

_OF_LOSSES = frozenset({"BETTERING", "BETTERMENT", "DEFICIT", "HARM"})
"""Classes of nouns for changes that are no changes where they say what is measured."""

_VERBS = frozenset({"WINS", "SURPASSES", "FAILS_THERE", "HITS", "PEAKS", "RISES", "FALLS", "LEADS"})
"""Classes of verbs that may as well begin the name of what is measured: “pass rate”."""

_OF_DOING = frozenset({"HAVE"})
"""Classes of participles that may as well be what is done: “of all spending”."""

_OF_TAKING = frozenset({"PART_OF", "ACCOUNT_FOR", "GETS"})
"""Classes of verbs that are nouns behind an article: “supply”."""

_BEFORE_NOUNS = frozenset("the its their all total this".split())

_OF_THINGS = frozenset({"THING", "KIND", "HOLDER"})
"""Classes of nouns for things that are compared."""

_WINNING = frozenset({"win", "winning"})


class Measured(Source):
    """Words that say what is measured, where that depends on what else they may be."""

    def add(self, edges: Edges, tokens: Sequence[Token], start: int) -> None:
        """Adds `MEASURE` and `TOPIC`, and takes away what such words do not say then."""
        token = tokens[start]
        self._keep_apart(edges)
        if "MEASURE" in edges and self.names.topics.are_called(token.word):
            for name in _OF_LOSSES:
                edges.pop(name, None)  # Of losses, “the highest loss” is a value.
        # "Net sales": a phrase of the title, of which each word may be a name as well.
        phrases, measures = edges.pop("TOPIC", []), edges.get("MEASURE", [])
        named_alone = any(stop == start + 1 for stop, _ in measures)
        others = edges.keys() - {"MEASURE"} <= _OF_TOPICS
        if others and not named_alone and self.names.topics.has(token):
            edges["MEASURE"] = [*measures, (start + 1, token.word)]
            phrases = [*phrases, (start + 1, None)]
            if self._is_compound(tokens, start):
                edges["MEASURE"].append((start + 2, token.word))
            if token.word.endswith("ed") and may_be_verb(token):
                edges["HAVE"] = [(start + 1, None)]  # "A pressed 5 tons", of grapes pressed.
        elif self._is_doing(edges, tokens, start) or (
            not _VERBS.isdisjoint(edges) and self._is_part_of_topic(tokens, start)
        ):
            edges["MEASURE"] = [(start + 1, token.word)]
        if phrases:
            edges["TOPIC"] = phrases

    def _is_doing(self, edges: Edges, tokens: Sequence[Token], start: int) -> bool:
        """Whether what may be a verb is a noun of the title: “of all spending”, “of the supply”."""
        before = tokens[start - 1].word if start else ""
        classes = _OF_DOING | _OF_TAKING if before in _BEFORE_NOUNS else _OF_DOING
        return edges.keys() <= classes and self.names.topics.has(tokens[start])

    def _is_compound(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a word of the title makes one noun with the next: “the metro system”, of metros.

        What lists know of that may only be that things are called so.
        """
        if start + 1 >= len(tokens) or not may_be_noun(tokens[start + 1]):
            return False
        known = {name for name, _, _ in classes_at(tokens, start + 1)}
        return known <= _OF_THINGS and not any(self.names.ticks_at(tokens, start + 1))

    def _keep_apart(self, edges: Edges) -> None:
        """Where “score” names one of several measures, it is no word for all values."""
        if "VALUES" not in edges:
            return
        measured = self.names.measures.dimension
        ticks = ((stop, t) for stop, t in edges.get("TICK", ()) if t.dimension == measured)
        own = {stop for stop, t in ticks if len(t.ticks) == 1}
        if kept := [edge for edge in edges.pop("VALUES") if edge[0] not in own]:
            edges["VALUES"] = kept

    def _is_part_of_topic(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a word that may be a verb is part of what is measured: “win rate”."""
        if start + 1 >= len(tokens):
            return False
        topics, (one, two) = self.names.topics, tokens[start : start + 2]
        # "The win chance", of "Win Probability", where cells give the chance.
        told = one.word in _WINNING and topics.has(one) and any(topics.at(tokens, start + 1))
        return told or topics.joins(one, two)
