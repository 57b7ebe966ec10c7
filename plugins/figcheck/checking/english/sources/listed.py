"""What the lexicon knows of words, as far as a figure does not use them for something else."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from figcheck.checking.english.kinds.scale import RATES
from figcheck.checking.english.lexicon.attribute import Attribute
from figcheck.checking.english.lexicon.entries import classes_at, classes_beginning
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.names.index import Ticks
from figcheck.checking.english.naming.everyone import others_than
from figcheck.checking.english.naming.groups import sorts_of
from figcheck.checking.english.naming.sizes import SIZE
from figcheck.checking.english.parsing.plain_words import OF_INTERVALS, OF_VALUES
from figcheck.checking.english.parsing.rules import Edge
from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.english.parsing.words import Edges
from figcheck.checking.english.sources.adjectives import Adjectives
from figcheck.checking.english.sources.source import Resources, Source
from figcheck.model import Kind

_TOTALS = frozenset({"total", "totals"})
"""What values are called that are sums already; elsewhere it has to be computed."""

_RATIOS = ("ratio", "ratios")

_OF_PERCENTAGES = frozenset("points point percentage percent per pp units unit".split())
"""How the units begin in which percentages and their differences are given."""

_BEGIN_NAMES = frozenset({"DECORATIVE", "DOUBLES", "MULTIPLIES"})
"""Classes of words that say nothing of their own where a name begins with them: “double oven”."""

_SPREADS = frozenset({"AGGREGATE", "RANGE"})
"""Classes of words that may be the name of a column: “range”, of cars."""

_OVER = frozenset({"of", "over", "across"})
"""What follows “the mean” where it is to be computed."""

_SIZED = frozenset("largest biggest smallest larger bigger smaller".split())
"""What names of things may begin with that grades values elsewhere."""

_SIZED_THINGS = frozenset("model models variant variants version versions network networks".split())

_BEFORE_AMOUNT = frozenset(
    "exactly more less over under above below about around than at least".split()
)
"""Words between “of” and the amount that something has."""


class Listed(Source):
    """The words and phrases of the lexicon."""

    looks_ahead = True

    def __init__(self, resources: Resources) -> None:
        super().__init__(resources)
        self._adjectives = Adjectives(self.names)
        self._listed = frozenset(t for d in resources.figure.dimensions for t in d.ticks)
        ticks = [d.ticks for d in resources.figure.dimensions]
        # Of points in a plane the size may be one of the values: the largest there.
        points = resources.figure.kind is Kind.SCATTER
        self._has_sizes = not points and any(sum(map(bool, map(SIZE.search, t))) > 1 for t in ticks)
        self._other_people = others_than(resources.figure)
        self._sorts = sorts_of(resources.figure)
        self._is_pie = resources.figure.kind is Kind.PIE
        self._adds_up = (
            self.scale.counts
            and not self.names.has_one_measure
            and _TOTALS.isdisjoint(words_of(resources.titles))
        )

    def add(self, edges: Edges, tokens: Sequence[Token], start: int) -> None:
        """Adds the classes of the words from a token on."""
        word, named = tokens[start].word, {stop for stop, _ in edges.get("TICK", ())}
        labelled = "LABEL" in edges
        # "The largest Orion model" is no highest value of all Orions.
        whole = word in _SIZED and max(named, default=0) > start + 2
        whole = whole or (word in _SIZED and self._is_by_size(tokens, start))
        whole = whole or self._is_written_as_name(tokens, start, max(named, default=0))
        for name, stop, meaning in classes_at(tokens, start):
            if whole or _is_of_name(name, tokens, stop, named):
                continue
            if name == "UNIT" and self.scale.percent and word not in _OF_PERCENTAGES:
                edges.setdefault("CLOSED", []).append((stop, None))  # "123 euros", of percentages.
            elif stop in named and word == "overall":
                edges["OVERALL_TICK"] = edges["TICK"]
                if not self._is_called_so(edges["TICK"]):
                    edges.setdefault(name, []).append((stop, meaning))
            elif isinstance(meaning, Attribute):
                self._adjectives.add(edges, tokens, start, (name, stop, meaning))
            elif self._is_so(name, tokens, start, stop, labelled=labelled):
                edges.setdefault(name, []).append((stop, meaning))
                self._add_label(edges, name, stop, labelled=labelled)
        if "JUST" in edges:
            edges.pop("ADJECTIVE", None)  # "slightly above 3" is said of the distance.

    @staticmethod
    def _is_called_so(ticks: Sequence[Edge]) -> bool:
        """Whether a row is called “Overall”, which may be one for all by another name."""
        named = (t for _, of in ticks if isinstance(of, Ticks) for t in of.ticks)
        return any("overall" in words_of(tick) for tick in named)

    def _is_by_size(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a superlative grades things whose names give their sizes: “the largest model”."""
        behind = [token.word for token in tokens[start + 1 : start + 4]]
        return self._has_sizes and not _SIZED_THINGS.isdisjoint(behind)

    def _is_written_as_name(self, tokens: Sequence[Token], start: int, stop: int) -> bool:
        """Whether a word begins a name with its capital letter: “below No context”."""
        if not start or stop < start + 2 or not tokens[start].text.istitle():
            return False
        before = tokens[start - 1]
        written = " ".join(token.text for token in tokens[start:stop])
        goes_on = before.word == "," or (before.is_word and before.word.isalpha())
        return goes_on and written in self._listed

    def may_add(self, token: Token) -> bool:
        """Whether the lexicon has a word or phrase that begins so."""
        return bool(classes_beginning(token.word))

    def owns(self, word: str) -> bool:
        """Whether a word is for some people or things that elsewhere may be all of them."""
        return word in self._other_people or word in self._sorts

    def may_depend(self, word: str) -> bool:
        """Whether a word is “both”, or may be an adjective that is compared."""
        return word == "both" or Adjectives.may_depend(word)

    def depends(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a word is “both”, or an adjective before what it may be about."""
        return tokens[start].word == "both" or self._adjectives.depends(tokens, start)

    def _is_so(
        self, name: str, tokens: Sequence[Token], start: int, stop: int, *, labelled: bool
    ) -> bool:
        """Whether a word is in this figure of a class in which the lexicon has it."""
        word = tokens[start].word
        if name == "CROWD" and word in self._other_people and self.names.ends_at(tokens, start):
            return False  # "Hispanic adults", of teens.
        if name in ("THING", "KIND") and word in self._sorts:
            return False  # "All transformers" are not all models, where CNNs are of another colour.
        if name in OF_INTERVALS:
            return self.resources.has_intervals
        if name == "KIND" and labelled and start and tokens[start - 1].word == "both":
            return False  # "Both directions", of pairs of languages, are no two systems.
        if name == "RANGE" and labelled:
            return False  # "With a window of 128", of an axis of windows, is no spread.
        if name == "EACH" and word == "both":
            return self._may_be_two(tokens, stop)  # Not “both systems”, of seven.
        if name not in OF_VALUES:
            return True
        if word in _TOTALS and self._adds_up:
            return False  # "Thursday's total", of counts by day and hour.
        if word not in RATES:
            return True
        if not self.scale.rates or any(self.names.labels_at(tokens, start)):
            return False  # "the higher survival rate", "the Ratio": no number of the figure.
        # "The ratio is below 1.5", of slices: that of one to another.
        return word not in _RATIOS or not self._is_pie

    def _add_label(self, edges: Edges, name: str, stop: int, *, labelled: bool) -> None:
        """Adds the dimension that words for groups and things are about."""
        if name == "GROUPS" and self.names.of_groups is not None:
            edges.setdefault("LABEL", []).append((stop, self.names.of_groups))
        if name == "THING":
            edges.setdefault("KIND", []).append((stop, None))
            # "model" means the lines of a chart, unless there is a dimension of models.
            if self.names.of_things is not None and not labelled:
                edges.setdefault("LABEL", []).append((stop, self.names.of_things))
            elif not labelled and len(listed := self.resources.listed) == 1:
                # "Most sites", of attractions: what else could be meant?
                edges.setdefault("LABEL", []).append((stop, listed[0]))

    def _may_be_two(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a noun names what there are just two of, or nothing that is known."""
        if start >= len(tokens):
            return True
        named = {label.dimension for _, label in self.names.labels_at(tokens, start)}
        if self.names.of_things is not None and "THING" in {
            name for name, _, _ in classes_at(tokens, start)
        }:
            named.add(self.names.of_things.dimension)
        return not named or any(len(self.names.dimensions[d].ticks) == 2 for d in named)


def _is_of_name(name: str, tokens: Sequence[Token], stop: int, named: Collection[int]) -> bool:
    """Whether a word of a class is a name, or a part of one, and says nothing besides."""
    if name in _SPREADS and stop in named and not _is_of(tokens, stop):
        return True  # "The mean" is a column.
    # "The wide baseline" is the one that is called so.
    return name in _BEGIN_NAMES and max(named, default=0) > stop


def _is_of(tokens: Sequence[Token], place: int) -> bool:
    """Whether “range of” is that of other things, not one “of more than 300 km”."""
    after = tokens[place : place + 5]
    words = 1
    while words < len(after) and after[words].word in _BEFORE_AMOUNT:
        words += 1
    return len(after) > words and after[0].word in _OVER and after[words].number is None
