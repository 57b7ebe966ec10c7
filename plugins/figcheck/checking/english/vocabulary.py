"""What the words of a text may be in a figure: classes of the lexicon, names, numbers."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from figcheck.checking.english.asides import without_asides
from figcheck.checking.english.attribute import OUTDOING, Attribute
from figcheck.checking.english.automaton import Automaton
from figcheck.checking.english.bare_ticks import bare_tick
from figcheck.checking.english.confusions import Confusions
from figcheck.checking.english.guesses import is_derived, may_be_noun, may_be_verb, speaks_against
from figcheck.checking.english.lexicon import (
    AS_SO,
    HAVE_OF,
    MORE_SO,
    MOST_SO,
    MOVES_OF,
    NOUN_OF,
    classes_at,
    has_class,
)
from figcheck.checking.english.meaning import Place
from figcheck.checking.english.name_forms import words_of
from figcheck.checking.english.named import name_edges
from figcheck.checking.english.names import Label, Names
from figcheck.checking.english.naming.measure_verbs import UNWANTED_DOERS
from figcheck.checking.english.naming.shades import shades
from figcheck.checking.english.naming.synonyms import THINGS
from figcheck.checking.english.numerals import may_be_spelled, spelled_at
from figcheck.checking.english.plain_words import (
    OF_INTERVALS,
    OF_VALUES,
    in_all_figures,
    plain,
)
from figcheck.checking.english.qualities import DEGREES, quality_edges
from figcheck.checking.english.rules import Edge, Meaning
from figcheck.checking.english.scale import POWERS, RATES, Scale
from figcheck.checking.english.things import may_be_thing
from figcheck.checking.english.tokens import Token, tokenise
from figcheck.checking.english.words import OF_ONE_RULE, Edges, PlainWord, Words
from figcheck.checking.language.order import is_time
from figcheck.checking.language.tree import Comparator, Function
from figcheck.model import Figure, Kind
from figcheck.reading.numbers import Number

_OF_TOPICS = frozenset(
    {"CLOSED", "CORRELATION", "EVALUATIVE", "DECORATIVE", "RATE", "HEAD", "ACCURACY", "NOUN_OF"}
)
"""Classes of words that may as well say what is measured, where the title has them."""

_OF_LOSSES = frozenset({"BETTERING", "BETTERMENT", "DEFICIT", "HARM"})
"""Classes of nouns for changes that are no changes where they say what is measured."""

_VERBS = frozenset({"WINS", "SURPASSES", "FAILS_THERE", "HITS", "PEAKS", "RISES", "FALLS", "LEADS"})
"""Classes of verbs that may as well begin the name of what is measured: “pass rate”."""

_WINNING = frozenset({"win", "winning"})

_TOTALS = frozenset({"total", "totals"})
"""What values are called that are sums already; elsewhere it has to be computed."""

_OF_PERCENTAGES = frozenset("points point percentage percent per pp units unit".split())
"""How the units begin in which percentages and their differences are given."""

_BEGIN_NAMES = frozenset({"DECORATIVE", "DOUBLES", "MULTIPLIES"})
"""Classes of words that say nothing of their own where a name begins with them: “double oven”."""

_OF_QUALITY = frozenset({"accuracy", "difficulty"})
"""What adjectives of plain better and worse are about; the second of these is a fault."""

_TOLD = frozenset({"accuracy", "cost", "spending", "weight"})
"""What verbs for having a value say by themselves: “costs”, not “needs twice the memory”."""

_OF_FAULTS = frozenset({"difficulty"})

_IS_MARKED = re.compile(r"[^\W\d_]$|\de[-+]?\d", re.IGNORECASE)
"""What stands in a number that names a tick: “10B”, “1e-4”."""

_DECADE = re.compile(r"([12]\d\d0)s")
"""The years of a decade: "the 1970s"."""

_WRITTEN_IN_FULL = 1000
"""From what size on a number is no longer in thousands or millions by itself."""

_DEGREES = {"most": Function.MAX, "least": Function.MIN}
"""What stands before what is done: “the most trusted source”."""

_RATIOS = ("ratio", "ratios")
_ASKED = frozenset({"both", "after", *DEGREES})
"""Words that are not always what they are alone."""

_SIZES = frozenset("largest biggest greatest strongest heaviest smallest weakest slightest".split())
"""Superlatives that say nothing of which way something goes."""

_STRENGTHS = frozenset("weakest strongest".split())
_QUALITIES = frozenset("best worst poorest finest".split())
"""Superlatives of who does what is measured."""

_WITHOUT_MEASURE = {MOST_SO: "EXTREME", MORE_SO: "MORE"}
"""What adjectives that are compared say where the measure is named that they are about."""

_SIGNS = frozenset("+-−–")
_RANGE_SIGNS = frozenset(("to", "and", "or", "-", "–"))

_LONGEST_PHRASE = 6
"""Words of the longest phrases that the lexicon lists."""

_OVER = frozenset({"of", "over", "across"})
_FACTOR = 5
"""Words in which “a factor of about” stands before its number."""
"""What follows “the mean” where it is to be computed."""


_GOING_ON = frozenset(
    "RISES RISE FALLS IMPROVED LEVELS LEVELS_OFF LEVEL_NOUN STABLE THROUGHOUT HOLDS CHANGES_BY "
    "DIVERGE SLOWS RANGES CONFINED MULTIPLIES DIMINISHING ONWARDS TREND EACH BETTERS".split()
)
"""Classes of words for what goes on for a while."""

_NONE = frozenset("no none nothing".split())
_STANDING = frozenset("is are was were".split())
"""“After 10 epochs none is above 5” is said of then; that none gets there, of all later on."""

_LASTING = frozenset(
    "stay stays stayed remain remains remained keep keeps kept never always no none nothing "
    "longer hardly barely".split()
)


_AFTER_A_NOUN = frozenset("of in at on for by to with among from and or than as is are".split())


_ARE = frozenset("is are was were be being remains remain becomes seems proves".split())


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


_HAS_BECOME = frozenset("has have had".split())


def _goes_on(tokens: Sequence[Token]) -> bool:
    """Whether a clause says what goes on, rather than how things stand or what they have become."""
    if not _HAS_BECOME.isdisjoint(token.word for token in tokens):
        return False
    words = {token.word for token in tokens}
    lasting = _LASTING if words.isdisjoint(_STANDING) else _LASTING - _NONE
    return any(
        token.word in lasting
        or any(
            name in _GOING_ON and (name != "EACH" or _is_of_times(tokens, stop))
            for name, stop, _ in classes_at(tokens, i)
        )
        for i, token in enumerate(tokens)
    )


_TIMES = frozenset(
    "point points time times step steps stage stages moment interval intervals marker markers "
    "measurement measurements checkpoint checkpoints tick ticks one other others later further "
    "following subsequent remaining succeeding next epoch epochs round rounds iteration iterations "
    "cycle cycles second seconds minute minutes hour hours day days week weeks month months year "
    "years decade decades session sessions dose doses visit visits".split()
)


def _is_of_times(tokens: Sequence[Token], start: int) -> bool:
    """Whether “every” is said of times, or of nothing: “every line” says nothing of when."""
    return start >= len(tokens) or tokens[start].word in _TIMES


_PARTS = frozenset("percent half third thirds quarter quarters fifth fifths tenth".split())
_ALL_OF = frozenset("the all total overall".split())


def _is_shared_out(tokens: Sequence[Token], start: int) -> bool:
    """Whether it is a part of something that is said: “51 % of emissions” are no other shares."""
    before = start - 1
    while before > 0 and tokens[before].word in _ALL_OF:
        before -= 1
    if before < 1 or tokens[before].word != "of":
        return False
    number = tokens[before - 1].number
    return tokens[before - 1].word in _PARTS or (number is not None and number.unit == "%")


def _is_plural(token: Token) -> bool:
    return token.word.endswith("s") and not token.word.endswith("ss")


class Vocabulary:
    """The words that sentences about a figure are made of.

    Args:
        figure: the figure.
        names: its names.
        scale: in what its values are given.
        automaton: the grammar.
        has_intervals: whether error bars or bands are drawn around values.
        confusions: the figure as a confusion matrix, if it is one.
    """

    def __init__(
        self,
        figure: Figure,
        names: Names,
        scale: Scale,
        automaton: Automaton,
        *,
        has_intervals: bool = False,
        confusions: Confusions | None = None,
    ) -> None:
        self._has_intervals = has_intervals
        self._confusions = confusions
        self._errors = {(cell.value, cell.error) for cell in figure.cells}
        self.names = names
        self.scale = scale
        self._automaton = automaton
        # "Every region", of years, is no point of time.
        listed = (d for d in figure.dimensions if len(d.ticks) > 1 and not is_time(d))
        self._listed = [Label(d.name) for d in listed]
        told = " ".join((figure.title, figure.value.label, figure.y_axis.label)).lower()
        axes = " ".join(d.name for d in figure.dimensions).lower()
        ticks = " ".join(tick for d in figure.dimensions for tick in d.ticks).lower()
        self._listed_words = frozenset(words_of(ticks))
        self._told = frozenset(words_of(f"{told} {axes} {ticks}"))
        self._is_pie = figure.kind is Kind.PIE
        self._adds_up = (
            scale.counts and not names.has_one_measure and _TOTALS.isdisjoint(words_of(told))
        )
        self._shades = shades(figure)
        self._tokens: dict[str, Sequence[Token]] = {}
        self._known: dict[str, Words] = {}
        self._guessed: dict[Words, Words] = {}
        self._plain: dict[str, PlainWord | None] = {}

    def tokens(self, text: str) -> Sequence[Token]:
        """The tokens of a text that carry meaning."""
        tokens = self._tokens.get(text)
        if tokens is None:
            tokens = without_asides(tokenise(text), self.names)
            # "ON" is no preposition where something is called so.
            if known := self.names.capitals:
                tokens = [t._replace(word=t.text) if t.text in known else t for t in tokens]
            self._tokens[text] = tokens
        return tokens

    def words(self, text: str) -> Words:
        """The words of a text, as far as they are known."""
        words = self._known.get(text)
        if words is None:
            tokens = self.tokens(text)
            # Sentences are read with their full stop, and said again without it.
            stopped = self._known.get(f"{text}.")
            alike = stopped is not None and stopped.tokens == tokens
            self._known[text] = words = stopped if stopped and alike else self._words(tokens)
        return words

    def _words(self, tokens: Sequence[Token]) -> Words:
        found: list[PlainWord | Edges] = []
        unknown: list[int] = []
        for place, token in enumerate(tokens):
            alone = self._alone(tokens, place, token)
            if alone is not None and alone.letter is not None:
                found.append(alone)
                continue
            edges = alone.edges(place + 1) if alone else self._edges(tokens, place)
            if edges.keys() <= OF_ONE_RULE and not self._automaton.quotes(token.word):
                unknown.append(place)
                if token.word.isalpha():
                    edges["WORD"] = [(place + 1, token.word)]
            found.append(edges)
        return Words(tokens, found, unknown, self._automaton)

    def guessed(self, text: str) -> Words:
        """The words of a text, with what those may be that nothing knows."""
        words = self.words(text)
        guessed = self._guessed.get(words)
        if guessed is None:
            found = list(words.found)
            for place in words.unknown:
                known = found[place]
                assert not isinstance(known, PlainWord)  # noqa: S101
                found[place] = self._guesses(words.tokens, place) | known
            if found == words.found:
                guessed = words
            else:
                guessed = Words(words.tokens, found, words.unknown, self._automaton)
            self._guessed[words] = guessed
        return guessed

    def knows(self, tokens: Sequence[Token], place: int) -> bool:
        """Whether a token is a sign, a word of letters, or part of what is known."""
        token = tokens[place]
        return (
            not token.is_word
            or token.word.isalpha()
            or self._automaton.quotes(token.word)
            or any(
                stop > place
                for start in range(max(0, place - _LONGEST_PHRASE), place + 1)
                for found in self._edges(tokens, start).values()
                for stop, _ in found
            )
        )

    def _alone(self, tokens: Sequence[Token], start: int, token: Token) -> PlainWord | None:
        """What a token may be, if it means that wherever it stands; else `None`.

        Most words of a description are such ones, and come again and again.
        """
        if token.number is not None:
            return None
        word = token.word
        if word not in self._plain:
            self._plain[word] = self._found_alone(token)
        found = self._plain[word]
        after = tokens[start + 1].word if start + 1 < len(tokens) else None
        if found is None or after in found.goes_on:
            return None
        asked = word in _ASKED or after in _DEGREES or after in self.names.doers
        asked = asked or self._is_graded_before_name(tokens, start)
        return None if asked and self._depends(tokens, start) else found

    def _depends(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether it depends on what stands behind a word what it means."""
        word = tokens[start].word
        if self._is_graded_before_name(tokens, start):
            return True
        if word == "both" or (word == "after" and self._is_so_much(tokens, start + 1)):
            return True
        if any(quality_edges(self.names, tokens, start)) or self._is_of_doer(tokens, start):
            return True
        return self._is_of_done(tokens, start) or self._is_done_most(tokens, start)

    def _is_graded_before_name(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether an adjective that is compared may stand before what it is about."""
        named = start + 1 < len(tokens) and self.names.may_begin(tokens[start + 1])
        return named and has_class(tokens, start, _WITHOUT_MEASURE)

    def _found_alone(self, token: Token) -> PlainWord | None:
        word = token.word
        if self.names.may_begin(token) or self.names.topics.has(token):
            return None
        if may_be_spelled(word) or _DECADE.fullmatch(word) or self._is_ahead_in_one(word):
            return None
        found = in_all_figures(word, self._automaton) if word not in self._shades else None
        return found or plain(word, self._edges((token,), 0), self._automaton)

    def _edges(self, tokens: Sequence[Token], start: int) -> Edges:
        """What may start at a token, without what it may only be guessed to be."""
        edges: dict[str, list[Edge]] = {}
        token = tokens[start]
        if decade := _DECADE.fullmatch(token.word):
            return {"DECADE": [(start + 1, float(decade[1]))]}
        if token.number is not None:
            edges["NUMBER"] = self._numbers(tokens, start, token.number)
            if token.number.error is not None and not self._is_given(token.number):
                edges.pop("NUMBER")  # "15.4±0.3" of what is given as 15.4±0.5.
            elif self._is_change(tokens, start):
                edges["GAIN"] = edges.pop("NUMBER")
            self._add_tick(edges, tokens, start, token.number)
            after = tokens[start + 1].word if start + 1 < len(tokens) else ""
            if after in POWERS:
                tick = self.names.scaled_tick(token.number.value, POWERS[after])
                edges |= {"TICK": [(start + 2, tick)]} if tick else {}
        elif (spelled := spelled_at(tokens, start)) is not None:
            stop, number, power = spelled
            edges["NUMBER"] = [(stop, self.scale.in_words(number, power))]
            if (tick := self.names.scaled_tick(number.value, power)) is not None:
                edges["TICK"] = [(stop, tick)]
        for name, found in name_edges(self.names, tokens, start).items():
            edges.setdefault(name, []).extend(found)
        named = {stop for stop, _ in edges.get("TICK", ())}
        if self._is_place(tokens, start, named):
            edges.pop("NUMBER", None)
        self._add_listed(edges, tokens, start)
        self._take_for_measure(edges, tokens, start)
        self._keep_measures_apart(edges)
        if "MEASURE" in edges and self.names.topics.are_called(token.word):
            for name in _OF_LOSSES:
                edges.pop(name, None)  # Of losses, “the highest loss” is a value.
        self._add_done(edges, tokens, start)
        if (shade := self._shades.get(token.word)) is not None:
            name = "EXTREME" if isinstance(shade, Function) else "MORE"
            edges.setdefault(name, []).append((start + 1, shade))
        if "JUST" in edges:
            edges.pop("ADJECTIVE", None)  # "slightly above 3" is said of the distance.
        many = [(stop, of) for stop, of in edges.get("LABEL", ()) if _is_plural(tokens[stop - 1])]
        if many:
            edges["LABELS"] = many
        if token.word == "after" and self._is_so_much(tokens, start + 1):
            if _goes_on(tokens):
                edges["FROM_ON"] = [(start + 1, True)]  # "After 10 epochs, A falls": from then on.
            else:
                edges["AT"] = edges.pop("FROM_ON")  # "After 10 epochs, A leads": then.
        if edges.keys() <= _OF_TOPICS and self.names.topics.has(token):
            edges["MEASURE"] = [(start + 1, token.word)]
            edges["TOPIC"] = [(start + 1, None)]
        elif not _VERBS.isdisjoint(edges) and self._is_part_of_topic(tokens, start):
            edges["MEASURE"] = [(start + 1, token.word)]
        return edges

    def _is_place(self, tokens: Sequence[Token], start: int, named: Collection[int]) -> bool:
        """Whether what looks like a number is no value: “at 8 bits”, none being given in bits."""
        token = tokens[start]
        if start + 1 in named and self._names_a_point(tokens, start):
            return True
        if token.number is None:
            return False
        unit = token.number.unit
        told = start + 1 in named and unit and self.names.is_unit_of_axis(unit)  # "40 °C"
        return bool(told) or (start + 2 in named and self.names.is_amount(tokens, start))

    def _take_for_measure(
        self, edges: dict[str, list[Edge]], tokens: Sequence[Token], start: int
    ) -> None:
        """What verbs of the measure and words for who does it most say is about that measure."""
        word = tokens[start].word
        if self._is_ahead_in_one(word):
            edges.pop("BEATS", None)
            edges.pop("EXCEEDS", None)
        if (own := self.names.verbs.get(word)) is not None:
            edges["HAS_OF"] = [(start + 1, own)]  # A ferry that charges in an hour has no price.
        if word in self.names.doers and "KIND" in edges:
            edges.setdefault("LABEL", []).extend((start + 1, label) for label in self._listed)
            edges.setdefault("MEASURE", []).append((start + 1, word))
        if word in self.names.verbs_alone:
            edges.pop("SAVES", None)  # Of saving rates, who saves 10 % has no 10 % less.
        if "BEST" in edges and self._is_of_doer(tokens, start):
            edges["EXTREME"] = edges.pop("BEST")  # "The weakest saver" saves least.

    def _is_ahead_in_one(self, word: str) -> bool:
        """Whether a verb is about one of several measures: “outweighs”, beside a column of mass."""
        concept = OUTDOING.get(word)
        meant = None if concept is None else self.names.measures.meant(Attribute(concept, True))
        return meant is not None and meant.dimension is not None

    def _names_a_point(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a number can only be the tick that it names: “10B”, but not “lr = 1e-4”."""
        number = tokens[start].number
        if number is None or _IS_MARKED.search(tokens[start].text) is None:
            return False
        set_to = start > 0 and tokens[start - 1].word == "="
        return not set_to and not self.scale.may_be_value(number.value)

    def _add_tick(
        self, edges: dict[str, list[Edge]], tokens: Sequence[Token], start: int, number: Number
    ) -> None:
        """Adds the point of an axis that a number is, by its unit or by where it stands."""
        tick = self.names.tick_with_unit(number)
        if tick is None:
            tick = bare_tick(self.names, self.scale, tokens, start)
            if tick is not None and self.scale.percent and abs(number.value) <= 1:
                edges.pop("NUMBER", None)  # "at 0.7", of ratios up to 1, is no share of 70 %.
        if tick is not None:
            edges["TICK"] = [(start + 1, tick)]

    def _add_done(self, edges: dict[str, list[Edge]], tokens: Sequence[Token], start: int) -> None:
        """Adds “most trusted” and “trusted most”, where it is trust that is measured."""
        for name, edge in quality_edges(self.names, tokens, start):
            edges.setdefault(name, []).append(edge)
        if self._is_of_done(tokens, start):
            edges.setdefault("EXTREME", []).append((start + 2, _DEGREES[tokens[start].word]))
        if self._is_done_most(tokens, start):
            # "A is trusted most in C": more than in D, or more than B; "… and least in D" tells.
            either = not any(t.word in _DEGREES for t in tokens[start + 2 :])
            for name in ("PEAKS", "EXTREME") if either else ("PEAKS",):
                degree = _DEGREES[tokens[start + 1].word]
                edges.setdefault(name, []).append((start + 2, degree))

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

    def _is_of_done(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a degree is one of what is measured as something done: “most trusted”."""
        after = tokens[start + 1].word if start + 1 < len(tokens) else ""
        return tokens[start].word in _DEGREES and self.names.topics.are_done(after)

    def _is_of_doer(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a superlative says how much somebody does of what is measured."""
        after = tokens[start + 1].word if start + 1 < len(tokens) else ""
        if after not in self.names.doers:
            return False
        good = not after.startswith(UNWANTED_DOERS)
        return tokens[start].word in _STRENGTHS or (good and tokens[start].word in _QUALITIES)

    def _is_done_most(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether the degree stands behind it: “trusted most”."""
        after = tokens[start + 1].word if start + 1 < len(tokens) else ""
        return after in _DEGREES and self.names.topics.are_done(tokens[start].word)

    def _is_part_of_topic(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a word that may be a verb is part of what is measured: “win rate”."""
        if start + 1 >= len(tokens):
            return False
        topics, (one, two) = self.names.topics, tokens[start : start + 2]
        # "The win chance", of "Win Probability", where cells give the chance.
        told = one.word in _WINNING and topics.has(one) and any(topics.at(tokens, start + 1))
        return told or topics.joins(one, two)

    def _is_so_much(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether so much of what an axis counts is named: after “10 epochs”, at 10 of them."""
        if start + 1 >= len(tokens):
            return False
        if self.names.is_amount(tokens, start):
            return True  # "After 24 h", where the ticks are "2 h" and "24 h".
        if tokens[start].number is None:
            return False
        labels = self.names.labels_at(tokens, start + 1)
        return any(tokens[stop - 1].word.endswith("s") for stop, _ in labels)

    def _compared(self, degree: str, attribute: Attribute) -> Iterator[tuple[str, Meaning]]:
        """What the comparative or superlative of an adjective says of this figure's values."""
        most, meant = degree == MOST_SO, self.names.measures.meant(attribute)
        if degree == MOVES_OF:
            if meant is not None and meant.dimension is None:
                yield "RISES", meant.high
            return
        if degree == HAVE_OF:
            told = attribute.concept in _TOLD and (
                attribute.concept != "accuracy" or len(meant.ticks if meant else ()) == 1
            )
            if meant is not None and meant.dimension is not None and told:
                yield "HAS_OF", Place.of(meant.dimension, meant.ticks)
                if attribute.concept == "spending":
                    return  # "… spends 2 points more": no points of another measure.
            if meant is not None or attribute.concept == "spending":
                yield "HAVE", None
            return
        if degree == NOUN_OF:
            if (told_of := self.names.measures.told(attribute)) is not None:
                within = told_of.dimension
                yield NOUN_OF, Place.of(within, told_of.ticks) if within else Place()
            return
        if degree == AS_SO:
            if meant is not None and meant.dimension is not None:
                place = Place.of(meant.dimension, meant.ticks)
                yield "AS_MUCH_OF", (_sense(most, meant.high), place)
            return
        if meant is None:
            if attribute.concept in _OF_QUALITY and not self.names.is_mixed:
                better = attribute.much is (attribute.concept not in _OF_FAULTS)
                yield ("BEST" if most else "BETTER"), _sense(most, better)
            return
        sense = _sense(most, meant.high)
        if meant.dimension is None:
            yield ("EXTREME" if most else "MORE"), sense
            return
        place = Place.of(meant.dimension, meant.ticks)
        yield ("EXTREME_OF" if most else "MORE_OF"), (sense, place)

    def _before_measure(
        self, tokens: Sequence[Token], stop: int, attribute: Attribute, *, most: bool
    ) -> Function | Comparator | None:
        """What an adjective says of the measure that is named behind it: “a slower pulse rate”."""
        if stop >= len(tokens):
            return None
        named = [t for _, found in self.names.ticks_at(tokens, stop) for t in found.ticks]
        ways = {self.names.measures.way_in(tick, attribute) for tick in named}
        way = ways.pop() if len(ways) == 1 else None
        return None if way is None else _sense(most, way)

    def _add_listed(
        self, edges: dict[str, list[Edge]], tokens: Sequence[Token], start: int
    ) -> None:
        """Adds what the lexicon knows of the words from a token on."""
        token, named = tokens[start], {stop for stop, _ in edges.get("TICK", ())}
        labelled = "LABEL" in edges
        for name, stop, meaning in classes_at(tokens, start):
            if name in _SPREADS and stop in named and not _is_of(tokens, stop):
                continue  # "The mean" is a column.
            if name in _BEGIN_NAMES and max(named, default=0) > stop:
                continue  # "The wide baseline" is the one that is called so.
            if name == "UNIT" and self.scale.percent and token.word not in _OF_PERCENTAGES:
                edges.setdefault("CLOSED", []).append((stop, None))
                continue  # "123 euros", of percentages.
            if stop in named and token.word == "overall":
                edges["OVERALL_TICK"] = edges["TICK"]
                continue
            if isinstance(meaning, Attribute):
                for degree, sense in self._compared(name, meaning):
                    if degree == "HAVE" and "HAS_OF" in edges and _compares(tokens, stop):
                        continue  # "… costs less than B" says nothing of another measure.
                    edges.setdefault(degree, []).append((stop, sense))
                if name in _WITHOUT_MEASURE:
                    alone = self._before_measure(tokens, stop, meaning, most=name == MOST_SO)
                    if alone is not None:
                        edges.setdefault(_WITHOUT_MEASURE[name], []).append((stop, alone))
                if name == MOST_SO and stop == start + 1:
                    edges["WORD"] = [(stop, token.word)]  # "The hardest split (Web)".
                    if meaning.concept == "weight" and "EXTREME_OF" in edges:
                        edges.pop("EXTREME", None)  # "The heaviest car", beside its price.
                continue
            if name in OF_INTERVALS and not self._has_intervals:
                continue
            if name == "KIND" and labelled and start and tokens[start - 1].word == "both":
                continue  # "Both directions", of pairs of languages, are no two systems.
            if name == "EACH" and token.word == "both" and not self._may_be_two(tokens, stop):
                continue  # "Both systems", of seven, are two that were named before.
            if name in OF_VALUES and token.word in _TOTALS and self._adds_up:
                continue  # "Thursday's total", of counts by day and hour.
            rate = name in OF_VALUES and token.word in RATES
            if rate and (not self.scale.rates or any(self.names.labels_at(tokens, start))):
                continue  # "the higher survival rate", "the Ratio": no number of the figure.
            if rate and token.word in _RATIOS and self._is_pie:
                continue  # "The ratio is below 1.5", of slices: that of one to another.
            edges.setdefault(name, []).append((stop, meaning))
            if name == "GROUPS" and self.names.of_groups is not None:
                edges.setdefault("LABEL", []).append((stop, self.names.of_groups))
            if name == "THING":
                edges.setdefault("KIND", []).append((stop, None))
                # "model" means the lines of a chart, unless there is a dimension of models.
                if self.names.of_things is not None and not labelled:
                    edges.setdefault("LABEL", []).append((stop, self.names.of_things))

    def _guesses(self, tokens: Sequence[Token], start: int) -> dict[str, list[Edge]]:
        """What a word may be that nothing knows."""
        token, stop = tokens[start], start + 1
        edges: dict[str, list[Edge]] = {}
        if _is_graded(tokens, start) or speaks_against(token.word, self._told):
            return edges
        if self.names.is_mixed:
            if self.names.says_on_what(tokens, start):
                edges["KIND"] = [(stop, None)]
            elif self.names.of_things is not None and may_be_thing(token.word):
                edges["LABEL"] = [(stop, self.names.of_things)]
            return edges
        if self.scale.percent and _is_shared_out(tokens, start):
            return edges
        if self.scale.signed and start and tokens[start - 1].word in _SIZES:
            return edges  # "The largest outflow" is the lowest of the values.
        is_case = self._confusions is None or self._confusions.has_cases(token.word)
        is_derived_noun = is_derived(token.word, self._listed_words)
        if may_be_noun(token) and is_case and not (is_derived_noun or self._narrows(tokens, start)):
            edges["KIND"] = [(stop, None)]
            if not _is_numbered(tokens, start):
                edges["LABEL"] = [(stop, label) for label in self._listed]
            # "Profits peaked" is about something of its own, "the most profits" need not be.
            if start > 0:
                edges["MEASURE"] = [(stop, token.word)]
        if may_be_verb(token):
            edges["HAVE"] = [(stop, None)]
        return edges

    def _keep_measures_apart(self, edges: dict[str, list[Edge]]) -> None:
        """Where “score” names one of several measures, it is no word for all values."""
        measured = self.names.measures.dimension
        ticks = ((stop, t) for stop, t in edges.get("TICK", ()) if t.dimension == measured)
        own = {stop for stop, t in ticks if len(t.ticks) == 1}
        if kept := [edge for edge in edges.pop("VALUES", ()) if edge[0] not in own]:
            edges["VALUES"] = kept

    def _narrows(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a word may say of which part of all something is said.

        That may be a noun behind “female”, or a word before a name or what is measured that the
        figure does not know: “the older members”, where all members are counted; “the deep CNN”.
        """
        topics = self.names.topics
        of_sex = start > 0 and tokens[start - 1].word in ("female", "male")
        before = start + 1 < len(tokens) and (
            topics.has(tokens[start + 1]) or any(self.names.ticks_at(tokens, start + 1))
        )
        if (not of_sex and not before) or tokens[start].word in THINGS:
            return False
        return not topics.frames(tokens[start])

    def _numbers(self, tokens: Sequence[Token], start: int, number: Number) -> list[Edge]:
        """A number in the units of the figure, with the word for a power of ten after it."""
        after = [t.word for t in tokens[start + 1 : start + 3]]
        if after[:1] == ["percent"] or after == ["per", "cent"]:
            stop = start + (2 if after[0] == "percent" else 3)
            return [(stop, n) for n in self.scale.plain(number._replace(unit="%"))]
        if after[:1] in (["points"], ["point"], ["percentage"], ["pp"]):
            return [(start + 1, number._replace(unit="points"))]
        if after[:1] in (["times"], ["fold"]) or _is_factor(tokens, start):
            return [(start + 1, number)]  # So many times, whatever the values are given in.
        power = POWERS.get(after[0]) if after else None
        if power is None and (shared := self._shared_power(tokens, start, number)) is not None:
            return [(start + 1, shared)]
        if (measured := self._with_unit(tokens, start, number, power)) is not None:
            return [measured]
        if power is not None:
            return [(start + 2, self.scale.in_words(number, power))]
        if self.scale.power and tokens[start].text[-1:].isalpha() and not number.unit:
            return [(start + 1, self.scale.abbreviated(number))]
        if start > 0 and tokens[start - 1].word == "±":
            return [(start + 1, number)]  # "±0.5", of percentages, is no 50 %.
        if any(self.names.tick_of(d, number.value) is not None for d in self.names.dimensions):
            return [(start + 1, number)]  # "At 0.7", of an axis of shares, is no 70 % of values.
        return [(start + 1, n) for n in self.scale.plain(number)]

    def _shared_power(self, tokens: Sequence[Token], start: int, number: Number) -> Number | None:
        """A number whose power of ten the next one has: the first of “0.6 to 2.3 million”."""
        if start + 1 >= len(tokens) or tokens[start + 1].word not in _RANGE_SIGNS:
            return None
        for place in range(start + 2, min(start + 4, len(tokens) - 1)):
            if tokens[place].number is not None:
                power = POWERS.get(tokens[place + 1].word)
                shared = None if power is None else self.scale.in_words(number, power)
                fits = shared is not None and self.scale.may_be_value(shared.value)
                return shared if fits and not self.scale.may_be_value(number.value) else None
        return None

    def _is_given(self, number: Number) -> bool:
        """Whether a value is given with the error that a text gives it: “15.4±0.5”."""
        return (number.value, number.error) in self._errors

    def _is_change(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a number set off has a sign that no value has: “(+24)”, “(-0.5M)”, “, +3,”."""
        before = tokens[start - 1].word if start > 0 else ""
        signed = tokens[start].text[:1] in _SIGNS and before in ("(", ",")
        return signed and not self.scale.signed

    def _with_unit(
        self, tokens: Sequence[Token], start: int, number: Number, power: int | None
    ) -> Edge | None:
        """A number with the unit of one of several measures: “30 million parameters”."""
        measures, place = self.names.measures, start + 1 + (power is not None)
        if measures.dimension is None:
            return None
        word = tokens[place].word if place < len(tokens) else ""
        if (spelled := measures.spelled.at(tokens, place)) is not None:
            stop, unit = spelled  # "104 km/h"
            if measures.in_unit(unit) is not None:
                value = number.value * 10.0 ** (power or 0)
                return stop, number._replace(value=value, unit=unit)
        if (
            number.unit
            and measures.in_unit(number.unit) is not None
            and measures.power(number.unit)
        ):
            word, place = number.unit, place - 1  # "$12,400", of a column in thousands of them
        if measures.in_unit(word) is None:  # "12.4M", of a column in millions
            word, place = tokens[start].word[-1:], place - 1
            if measures.in_unit(word) is None or not measures.power(word):
                return None
        value = number.value * 10.0 ** (power or 0)
        shift = measures.power(word) if abs(value) >= _WRITTEN_IN_FULL else 0
        shown = number.decimals - (power or 0) + shift
        value = round(value / 10.0**shift, max(shown, 0))
        return place + 1, number._replace(value=value, decimals=shown, unit=word)


def _sense(most: bool, high: bool) -> Function | Comparator:
    """Highest or lowest, higher or lower."""
    if most:
        return Function.MAX if high else Function.MIN
    return Comparator.MORE if high else Comparator.LESS


def _compares(tokens: Sequence[Token], place: int) -> bool:
    """Whether “more than” follows, and no number."""
    words = [t.word for t in tokens[place : place + 2]]
    behind = tokens[place + 2 : place + 3]
    if words not in (["more", "than"], ["less", "than"]):
        return False
    return all(t.number is None and not may_be_spelled(t.word) for t in behind)


_SPREADS = frozenset({"AGGREGATE", "RANGE"})
"""Classes of words that may be the name of a column: “range”, of cars."""

_BEFORE_AMOUNT = frozenset(
    "exactly more less over under above below about around than at least".split()
)
"""Words between “of” and the amount that something has."""


def _is_of(tokens: Sequence[Token], place: int) -> bool:
    """Whether “range of” is that of other things, not one “of more than 300 km”."""
    after = tokens[place : place + 5]
    words = 1
    while words < len(after) and after[words].word in _BEFORE_AMOUNT:
        words += 1
    return len(after) > words and after[0].word in _OVER and after[words].number is None


def _is_factor(tokens: Sequence[Token], start: int) -> bool:
    """Whether a number says how many times: “a factor of more than 46”."""
    before = [t.word for t in tokens[max(0, start - _FACTOR) : start]]
    return "factor" in before and "of" in before[before.index("factor") :]
