"""What the names of a figure make of the words of a sentence: classes for the grammar."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.names.index import matches
from figcheck.checking.english.names.names import Names, Ticks
from figcheck.checking.english.naming.ablations import FREE
from figcheck.checking.english.naming.states import OPENINGS, States
from figcheck.checking.english.parsing.rules import Edge
from figcheck.checking.english.parsing.shared_heads import narrowed
from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.english.parsing.words import Edges
from figcheck.checking.english.sources.source import Source

_SIGNS = frozenset("w without no minus - wo before".split())
"""What the names of variants begin with that lack something, or do not have it yet."""
_RIGHT_BEFORE = frozenset("before after with without pre post following under any".split())
"""Words behind which what lies between two states names one of these, not what it does."""


class Named(Source):
    """The names of the figure: of its dimensions, their ticks, its measures and its units."""

    def add(self, edges: Edges, tokens: Sequence[Token], start: int) -> None:
        """Adds the names that start at a token.

        They are `TICK` for places, `LACKED` for what some variant is without, `LABEL` for
        dimensions, `MEASURE` for what the values are, `HAS_OF` for verbs that say of which, and
        `UNIT`; `STATE` for “after pruning” as a place, `STATE_BEFORE` and `STATE_AFTER` for
        “before” and “after” alone, and `EVENT` for what lies between two states.
        """
        for name, found in _names_at(self.names, tokens, start).items():
            edges.setdefault(name, []).extend(found)
        matrix = self.resources.confusions
        if matrix is not None and tokens[start].word in matrix.nouns:
            edges.setdefault("KIND", []).append((start + 1, None))  # "the letter c"

    def may_add(self, token: Token) -> bool:
        """Whether a name, or what classes are called, may begin with a token."""
        return self.names.may_begin(token) or self.owns(token.word)

    def owns(self, word: str) -> bool:
        """Whether a word is what the classes of a matrix are called."""
        matrix = self.resources.confusions
        return matrix is not None and word in matrix.nouns


def _names_at(names: Names, tokens: Sequence[Token], start: int) -> Edges:
    """The names that start at a token, whatever else they may be."""
    edges: Edges = {}
    token = tokens[start]
    if not names.may_begin(token):
        return edges
    if measures := list(names.topics.at(tokens, start)):
        edges["MEASURE"] = list[Edge](measures)
    if phrases := [(stop, None) for stop, _ in matches(names.topics.phrases, tokens, start)]:
        edges["TOPIC"] = list[Edge](phrases)
    for stop, whole in names.ticks_at(tokens, start):
        for ticks in narrowed(names, tokens, start, stop, whole):
            present, lacked = _told_apart(names, tokens, start, stop, ticks)
            for name, kind in (("TICK", present), ("LACKED", lacked)):
                if kind is not None:
                    edges.setdefault(name, []).append((stop, kind))
    if token.word == "without" and "TICK" in edges:
        edges["WITHOUT_TICK"] = edges["TICK"]
    if names.states is not None:
        edges |= _of_states(names.states, tokens, start, edges.get("TICK", []))
    if labels := [*names.labels_at(tokens, start), *names.axis_units_at(tokens, start)]:
        edges["LABEL"] = list[Edge](labels)
    if (measured := names.verbs.get(token.word)) is not None:
        edges["HAS_OF"] = [(start + 1, measured)]
    if token.word in names.verbs_alone and "HAVE" not in classes_in(token.word):
        edges["HAVE"] = [(start + 1, None)]
    if token.word in names.doers and edges.keys().isdisjoint(("LABEL", "TICK")):
        edges["KIND"] = [(start + 1, None)]
    if units := [(stop, None) for stop in names.units_at(tokens, start)]:
        edges["UNIT"] = list[Edge](units)
    return edges


def _of_states(states: States, tokens: Sequence[Token], start: int, ticks: Sequence[Edge]) -> Edges:
    """What the words before and after may be, and what happens between them."""
    edges: Edges = {}
    token = tokens[start]
    if token.word in OPENINGS:
        edges["STATE"] = list(ticks)
    for word, name, tick in (
        ("before", "STATE_BEFORE", states.before),
        ("beforehand", "STATE_BEFORE", states.before),
        ("without", "STATE_BEFORE", states.before),
        ("after", "STATE_AFTER", states.after),
        ("with", "STATE_AFTER", states.after),
        ("afterwards", "STATE_AFTER", states.after),
    ):
        if token.word == word:
            edges[name] = [(start + 1, Ticks(states.dimension, (tick,)))]
    led = start and tokens[start - 1].word in _RIGHT_BEFORE
    for event in () if led else states.called:
        if (stop := _written(tokens, start, event)) is not None:
            after = Ticks(states.dimension, (states.after,))
            edges.setdefault("EVENT", []).append((stop, after))
    return {name: found for name, found in edges.items() if found}


def _written(tokens: Sequence[Token], start: int, words: Sequence[str]) -> int | None:
    """Where some words end that stand from a token on, be they written with hyphens."""
    place = start
    for i, word in enumerate(words):
        if i and place < len(tokens) and tokens[place].word == "-":
            place += 1
        if place >= len(tokens) or tokens[place].word != word:
            return None
        place += 1
    return place


def _told_apart(
    names: Names, tokens: Sequence[Token], start: int, stop: int, ticks: Ticks
) -> tuple[Ticks | None, Ticks | None]:
    """What a name stands for, and what is without that: “w/o attention” for “attention”."""
    signed = tokens[start].word in _SIGNS or (start > 0 and tokens[start - 1].word == "-")
    signed = signed or tokens[stop - 1].word == FREE
    variants = names.lacking[ticks.dimension]
    every_one = len(variants) > 1 and variants.issubset(ticks.ticks)
    if signed or variants.isdisjoint(ticks.ticks) or every_one:
        return ticks, None  # "The ablations" are all of them.
    present = tuple(t for t in ticks.ticks if t not in variants)
    lacked = tuple(t for t in ticks.ticks if t in variants)
    kept = Ticks(ticks.dimension, present) if present else None
    return kept, Ticks(ticks.dimension, lacked)
