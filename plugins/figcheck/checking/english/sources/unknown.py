"""What a word may be in a figure that no source knows, by where it stands."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.lexicon.entries import classes_at
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.naming.counted_things import kinds
from figcheck.checking.english.naming.everyone import others_than
from figcheck.checking.english.naming.groups import sorts_of
from figcheck.checking.english.naming.synonyms import THINGS
from figcheck.checking.english.parsing.guesses import (
    is_derived,
    may_be_noun,
    may_be_verb,
    measures_another,
    speaks_against,
)
from figcheck.checking.english.parsing.things import may_be_thing
from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.english.parsing.words import Edges
from figcheck.checking.english.sources.source import Resources
from figcheck.model import Role

_SIZES = frozenset("largest biggest greatest strongest heaviest smallest weakest slightest".split())
"""Superlatives that say nothing of which way something goes."""

_AFTER_A_NOUN = frozenset("of in at on for by to with among from and or than as is are".split())

_ARE = frozenset("is are was were be being remains remain becomes seems proves".split())

_OF_QUALITY = frozenset("best worst top leading strongest weakest fastest slowest".split())
"""What ranks things of a kind by how good they are."""

_PARTS = frozenset("percent half third thirds quarter quarters fifth fifths tenth".split())
_SHARES = frozenset("share shares percentage percentages proportion proportions fraction".split())
_ALL_OF = frozenset("the all total overall".split())


class Unknown:
    """Guesses what words may be that nothing knows.

    Args:
        resources: what is known of the figure.
    """

    def __init__(self, resources: Resources) -> None:
        figure = resources.figure
        self._resources = resources
        self._names = resources.names
        axes = " ".join(d.name for d in figure.dimensions).lower()
        ticks = " ".join(tick for d in figure.dimensions for tick in d.ticks).lower()
        self._of_ticks = frozenset(words_of(ticks))
        series = figure.dimension(Role.SERIES)
        several = series is not None and len(series.ticks) > 1
        self._parted = several or "stacked" in figure.style
        self._told = frozenset(words_of(f"{resources.titles} {axes} {ticks}"))
        label = f"{figure.value.label} {figure.y_axis.label}"
        self._valued = frozenset(words_of(label if label.strip() else figure.title))
        self._kinds = kinds(figure)
        self._other_people = others_than(figure)
        self._sorts = sorts_of(figure)

    def edges(self, tokens: Sequence[Token], start: int) -> Edges:
        """What a word may be.

        Args:
            tokens: the tokens of a clause.
            start: where it stands.
        """
        token, stop = tokens[start], start + 1
        edges: Edges = {}
        if _is_graded(tokens, start) or speaks_against(token.word, self._told):
            return edges
        if token.word in self._sorts and token.word not in self._of_ticks:
            return edges  # "The fastest transformer" is the fastest of some.
        if token.word not in self._told and measures_another(token.word, self._valued):
            return edges  # "The latency", of throughputs.
        if self._names.is_mixed:
            if self._names.says_on_what(tokens, start):
                edges["KIND"] = [(stop, None)]
            elif self._names.of_things is not None and may_be_thing(token.word):
                edges["LABEL"] = [(stop, self._names.of_things)]
            return edges
        scale, confusions = self._resources.scale, self._resources.confusions
        if scale.percent and _is_shared_out(tokens, start, parted=self._parted):
            return edges
        if scale.signed and start and tokens[start - 1].word in _SIZES:
            return edges  # "The largest outflow" is the lowest of the values.
        is_case = confusions is None or confusions.has_cases(token.word)
        is_derived_noun = is_derived(token.word, self._of_ticks)
        is_noun = may_be_noun(token) or self._is_of_capitals(token)
        if is_noun and is_case and not (is_derived_noun or self._narrows(tokens, start)):
            edges["KIND"] = [(stop, None)]
            if not _is_numbered(tokens, start):
                edges["LABEL"] = [(stop, label) for label in self._resources.listed]
            # "Profits peaked" is about something of its own, "the most profits" need not be.
            if start > 0:
                edges["MEASURE"] = [(stop, token.word)]
        if may_be_verb(token) and not (start and self._is_demonym(tokens[start - 1])):
            edges["HAVE"] = [(stop, None)]
        return edges

    def _is_of_capitals(self, token: Token) -> bool:
        """Whether a word in capitals, “GPU” or “GPUs”, is what a title speaks of in the plural."""
        capitals = len(token.text) > 2 and token.text[:-1].isupper()
        return capitals and not self._kinds.isdisjoint((token.word, *toggled((token.word,))))

    def _narrows(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a word may say of which part of all something is said.

        That may be a noun behind “female” or “Kenyan”, or a word before a name or what is
        measured that the figure does not know: “the older members”, where all members are
        counted; “the deep CNN”.
        """
        topics = self._names.topics
        of_sex = start > 0 and tokens[start - 1].word in ("female", "male")
        before = start + 1 < len(tokens) and (
            topics.has(tokens[start + 1]) or any(self._names.ticks_at(tokens, start + 1))
        )
        if tokens[start].word in self._other_people and self._names.ends_at(tokens, start):
            return True  # “Hispanic students”, of adults
        if tokens[start].word in THINGS:
            return False
        if self._is_of_kind(tokens, start):
            return not topics.has(tokens[start])  # “the best open model”, of all models
        # “Kenyan farms”, where nothing is said of farms.
        of_people = start > 0 and self._is_demonym(tokens[start - 1])
        if not (of_sex or before or of_people):
            return False
        return not topics.frames(tokens[start])

    def _is_of_kind(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a word stands between a superlative of quality and a noun for what is listed."""
        if not start or start + 1 >= len(tokens) or tokens[start - 1].word not in _OF_QUALITY:
            return False
        listed = {of.dimension for _, of in self._names.labels_at(tokens, start + 1)}
        return bool(listed) or any(name == "THING" for name, _, _ in classes_at(tokens, start + 1))

    def _is_demonym(self, token: Token) -> bool:
        """Whether a word says of which country something is, and is not the country's name."""
        meant = self._names.tick_called(token.word)
        return meant is not None and token.word not in self._of_ticks and token.text.istitle()


def _is_graded(tokens: Sequence[Token], start: int) -> bool:
    """Whether a word must be an adjective: “the least integrated member”, “is the most fragile”."""
    if not start or tokens[start - 1].word not in ("least", "most"):
        return False
    if not _ARE.isdisjoint(token.word for token in tokens[max(0, start - 3) : start - 1]):
        return True
    if start + 1 >= len(tokens):
        return False
    after = tokens[start + 1].word
    return after.isalpha() and after not in _AFTER_A_NOUN


def _is_numbered(tokens: Sequence[Token], start: int) -> bool:
    """Whether a noun is told from others by an ordinal: “the second dose” may be a name."""
    before = tokens[max(0, start - 2) : start]
    return any(
        name == "ORDINAL" for i in range(len(before)) for name, _, _ in classes_at(before, i)
    )


def _is_shared_out(tokens: Sequence[Token], start: int, *, parted: bool) -> bool:
    """Whether it is a part of something that is said: “51 % of emissions” are no other shares.

    Nor need “the highest share of walkers” be the highest of all shares, where several are
    parted from each other.
    """
    before = start - 1
    while before > 0 and tokens[before].word in _ALL_OF:
        before -= 1
    if before < 1 or tokens[before].word != "of":
        return False
    number = tokens[before - 1].number
    told = tokens[before - 1].word in (_PARTS | _SHARES if parted else _PARTS)
    return told or (number is not None and number.unit == "%")
