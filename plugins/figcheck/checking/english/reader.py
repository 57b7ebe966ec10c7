"""From an English sentence to its readings as check expressions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import dropwhile
from typing import Any

from figcheck.checking.english import families
from figcheck.checking.english.automaton import Automaton
from figcheck.checking.english.context import Context
from figcheck.checking.english.discourse import Discourse, Surroundings, fixed
from figcheck.checking.english.echo import Echo
from figcheck.checking.english.guesses import may_be_noun, may_be_verb
from figcheck.checking.english.lexicon import HAVE_OF, MOST_SO, aside_at, classes_at
from figcheck.checking.english.meaning import EVERYWHERE, Place, Reading, Subject
from figcheck.checking.english.measures import Attribute
from figcheck.checking.english.named import name_edges
from figcheck.checking.english.names import Label, Names
from figcheck.checking.english.numerals import spelled_at
from figcheck.checking.english.parse import Parse, Shape
from figcheck.checking.english.rules import Edge, Meaning
from figcheck.checking.english.scale import POWERS, RATES, Scale
from figcheck.checking.english.tokens import Token, tokenise
from figcheck.checking.language import Table
from figcheck.checking.language.order import is_ordered, is_time
from figcheck.checking.language.tree import Comparator, Function
from figcheck.model import Figure, Role
from figcheck.reading.numbers import Number

__all__ = ["Context", "Reader"]

_DROPPED = frozenset("\"'*_")
_NOTHING = Surroundings()
_OF_TOPICS = frozenset({"CLOSED", "CORRELATION", "EVALUATIVE", "DECORATIVE", "RATE", "HEAD"})
"""Classes of words that may as well say what is measured, where the title has them."""

_OF_VALUES = frozenset({"HEAD", "VALUES"})
"""Classes of words for what the values of a figure are."""

_OF_QUALITY = frozenset({"accuracy", "difficulty"})
"""What adjectives of plain better and worse are about; the second of these is a fault."""

_TOLD = frozenset({"cost", "weight"})
"""What verbs for having a value say by themselves: “costs”, not “needs twice the memory”."""

_OF_FAULTS = frozenset({"difficulty"})

_DECADE = re.compile(r"([12]\d\d0)s")
"""The years of a decade: "the 1970s"."""

_THENCE = frozenset({"AFTER_THAT", "BEFORE_THAT", "AT_THAT"})
"""Classes of phrases that refer to a time that was named before."""

_WRITTEN_IN_FULL = 1000
"""From what size on a number is no longer in thousands or millions by itself."""

_LONGEST_PHRASE = 6
"""Words of the longest phrases that the lexicon lists."""

_OVER = frozenset({"of", "over", "across"})
"""What follows “the mean” where it is to be computed."""

_SHOWN = 3
"""Words that tell where a clause is no longer understood."""

_LONGEST = 80
"""Tokens of a clause that is read; longer ones are left `unparsed`."""


class Reader:
    """Reads sentences about one figure.

    Args:
        figure: the figure that they are about.
        table: its values, if they are at hand already.
    """

    def __init__(self, figure: Figure, table: Table | None = None) -> None:
        self.figure = figure
        self.names = Names(figure)
        self.table = table or Table(figure)
        self.scale = Scale.of(figure)
        self._gaps: dict[str, Subject | None] = {}
        self._no_discourse = Discourse((), self.places_in)
        self._axes = frozenset(d.name for d in figure.dimensions if is_ordered(d))
        self._tokens: dict[str, list[Token]] = {}
        self._shapes: dict[tuple[str, bool], Shape] = {}
        self._places: dict[str, tuple[Place, ...]] = {}

    def read(self, text: str, around: Surroundings = _NOTHING) -> tuple[Reading, ...]:
        """All readings of a clause that account for each of its words.

        Args:
            text: the clause, without markup.
            around: where it stands.

        Returns:
            The readings, none if the clause is not understood.
        """
        return tuple(dict.fromkeys(self._parse(text, "clause", around, guess=True)))

    def places_in(self, text: str) -> tuple[Place, ...]:
        """The places that a text names, in their order, each as far as it goes."""
        if text in self._places:
            return self._places[text]
        tokens = self._meant(text)
        parse = self._parsed(text, _NOTHING, self._no_discourse)
        found: list[Place] = []
        start = 0
        while start < len(tokens):
            edges = parse.beginnings("place", start)
            stop = max((e for e, _ in edges), default=start + 1)
            meant = {place.plain for end, place in edges if end == stop}
            found += meant if len(meant) == 1 else ()
            start = stop
        self._places[text] = tuple(found)
        return self._places[text]

    def subject_of(self, text: str) -> Place | None:
        """The place that a text begins with, be it behind “In 2010, …”; `None` for “It …”."""
        found: set[Place] = {place.plain for place in self._first(text, "place")}
        return found.pop() if len(found) == 1 else None

    def beyond_axes(self, place: Place) -> Place:
        """A place without the points of axes that have an order."""
        return place.without(self._axes)

    def quantity_of(self, text: str) -> Subject | None:
        """What a text begins with, where that is made of several values: a gap, a mean."""
        found = self.quantities_of(text)
        return next(iter(found)) if len(found) == 1 else None

    def quantities_of(self, text: str) -> frozenset[Subject]:
        """All that may be meant by what a text begins with that is made of several values."""
        subjects = self._first(text, "subject")
        return frozenset(s for s in subjects if s.minus or s.aggregate or s.rate)

    def _first(self, text: str, symbol: str) -> list[Any]:
        """The longest readings of what a text begins with, be it behind “In 2010, …”."""
        tokens = self._meant(text)
        parse = self._parsed(text, _NOTHING, self._no_discourse)
        start = max((stop for stop, _ in parse.beginnings("lead", 0)), default=0) if tokens else 0
        edges = parse.beginnings(symbol, start) if start < len(tokens) else ()
        longest = max((stop for stop, _ in edges), default=0)
        return [meaning for stop, meaning in edges if stop == longest]

    def echo_of(
        self, text: str, symbol: str = "echo", around: Surroundings = _NOTHING
    ) -> Echo | None:
        """What a clause says to hold elsewhere as well, if it says just that.

        Args:
            text: the clause.
            symbol: `echo` for “The same is true of B”, `repeated` for “… and only five in B”.
            around: where it stands.
        """
        found: set[Echo] = set(self._parse(text, symbol, around))
        return found.pop() if len(found) == 1 else None

    def gap_of(self, label: str) -> Subject | None:
        """The difference that a label names: "Precision/recall gap on NYT11"."""
        if label not in self._gaps:
            found = set(self._parse(label, "gap_label"))
            self._gaps[label] = found.pop() if len(found) == 1 else None
        return self._gaps[label]

    def rest_of(self, text: str) -> str | None:
        """What a clause goes on with where it is no longer understood, in a few words.

        Returns:
            The words; none if all are understood and only their sense is not; `None` for a
            text that is not read at all.
        """
        tokens = self._meant(text)
        if not tokens or len(tokens) > _LONGEST:
            return None
        start = self._shape(text, guess=True).furthest("clause")
        rest = list(dropwhile(lambda t: not t.is_word, tokens[start:]))[:_SHOWN]
        return text[rest[0].start : rest[-1].end] if rest else ""

    def names_anything(self, text: str) -> bool:
        """Whether a text names a part of the figure."""
        tokens = tokenise(text)
        return any(
            any(self.names.ticks_at(tokens, i)) or any(self.names.labels_at(tokens, i))
            for i in range(len(tokens))
        )

    def lead(self, text: str, here: Place) -> Place:
        """What a clause leaves to those after it: "In 2018, A had 12, while B had 9"."""
        tokens = self._meant(text)
        if not tokens:
            return here
        parse = self._parsed(text, Surroundings(here), self._no_discourse)
        whole: set[Place] = {place.plain for place in parse.readings("place")}
        if len(whole) == 1:
            return whole.pop().default(here)  # "Lower-right quadrant: …"
        at = next(iter(self._edges(tokens, 0).get("AT", ())), None)
        beyond = () if at else parse.beginnings("at", 0)
        edges = beyond or parse.beginnings("coordinate", at[0] if at else 0)
        longest = max((stop for stop, _ in edges), default=0)
        found: set[Place] = {place.plain for stop, place in edges if stop == longest}
        panel = self.figure.dimension(Role.PANEL)
        if at and not found:
            found = self._bare_ticks(tokens, at[0])
        if len(found) != 1:
            return here
        place = found.pop()
        # "The right panel differs; both lines rise there": the panel stays.
        return place.default(here) if at or beyond or (panel and place.get(panel.name)) else here

    def _bare_ticks(self, tokens: Sequence[Token], place: int) -> set[Place]:
        """The ticks that a number without the name of its axis may be: "At 0.01, …"."""
        number = tokens[place].number if place < len(tokens) else None
        if number is None:
            return set()
        ticks = ((d, self.names.tick_of(d, number.value)) for d in self.names.dimensions)
        return {Place.of(d, [tick]) for d, tick in ticks if tick is not None}

    def stretch_of(self, text: str) -> Place | None:
        """Where on an axis a clause looks at something: "ViT improves after epoch 20"."""
        tokens = self._meant(text)
        parse = self._parsed(text, _NOTHING, self._no_discourse)
        for start in reversed(range(len(tokens))):
            edges = parse.beginnings("at", start)
            longest = max((stop for stop, _ in edges), default=0)
            places: list[Place] = [place.plain for stop, place in edges if stop == longest]
            for place in places:
                named = place.dimensions
                if len(named) == 1 and all(is_ordered(self.names.dimensions[d]) for d in named):
                    return place
        return None

    def measure_of(self, text: str) -> Place | None:
        """The measure that a text speaks of, where the figure has several of the same things."""
        found = {
            Place.of(d, t)
            for place in self.places_in(text)
            for d, t in place.ticks
            if not self.names.compared(frozenset({d, ""})) - {""} and len(t) == 1
        }
        return found.pop() if len(found) == 1 else None

    def spans_of_names(self, text: str) -> tuple[tuple[int, int], ...]:
        """Where a text writes names that have commas or joining words in them."""
        tokens = tokenise(text)
        found = []
        for i, token in enumerate(tokens):
            stop = max((stop for stop, _ in self.names.ticks_at(tokens, i)), default=i)
            if stop > i + 1 and any(t.word in (",", "and", ":", "with") for t in tokens[i:stop]):
                found.append((token.start, tokens[stop - 1].end))
        return tuple(found)

    def refers_back(self, text: str) -> bool:
        """Whether a text speaks of what was named before: "the two", "they"."""
        tokens = tokenise(text)
        return any(
            name == "REFERS" for i in range(len(tokens)) for name, _, _ in classes_at(tokens, i)
        )

    def is_place(self, text: str) -> bool:
        """Whether a text does no more than name a place."""
        return bool(self._parse(text, "place"))

    def is_elliptical(self, text: str) -> bool:
        """Whether a text leaves out of what it names the extreme: "…, while B has the lowest"."""
        tokens = tokenise(text)
        return any(
            name == "EXTREME" for i in range(len(tokens)) for name, _, _ in classes_at(tokens, i)
        ) and not any(
            any(self.names.measures_at(tokens, i)) or self.names.is_topic(t)
            for i, t in enumerate(tokens)
        )

    def counts_else(self, text: str) -> str | None:
        """What a text counts where the figure counts something else: “the number of murders”."""
        tokens = tokenise(text)
        for i, token in enumerate(tokens[:-2]):
            counted = tokens[i + 2]
            if (token.word, tokens[i + 1].word) != ("number", "of") or not may_be_noun(counted):
                continue
            if self.names.counted and not self._is_known(tokens, i + 2):
                return counted.text
        return None

    def _is_known(self, tokens: Sequence[Token], i: int) -> bool:
        named = (self.names.ticks_at, self.names.labels_at, self.names.measures_at)
        return (
            self.names.is_topic(tokens[i])
            or any(any(at(tokens, i)) for at in named)
            or any(classes_at(tokens, i))
        )

    def writes_a_value(self, text: str) -> bool:
        """Whether a text has a number that is neither a tick nor part of a name."""
        tokens = tokenise(text)
        place = 0
        while place < len(tokens):
            number = tokens[place].number
            named = max((stop for stop, _ in self.names.ticks_at(tokens, place)), default=place)
            if number is not None and named == place and not self._is_tick(number.value):
                return True
            place = max(named, place + 1)
        return False

    def _is_tick(self, value: float) -> bool:
        return any(self.names.tick_of(d, value) is not None for d in self.names.dimensions)

    def mentions(self, text: str) -> Place | None:
        """All that a text names, together; `None` if it names things that exclude each other."""
        tokens = self._meant(text)
        place: Place | None = Place()
        i = 0
        while i < len(tokens) and place is not None:
            ticks = dict(self.names.ticks_at(tokens, i))
            stop = max(ticks, default=i)
            if stop > i:
                place = place.within(Place.of(ticks[stop].dimension, ticks[stop].ticks))
            i = max(stop, i + 1)
        return place

    def common_to(self, text: str) -> Place:
        """What holds of all that a text names: "inference" of "A vs. B in inference"."""
        return fixed(self.places_in(text))

    def is_aside(self, text: str) -> bool:
        """Whether a parenthesis adds nothing that could be checked: no number, name, "not"."""
        tokens = tokenise(text)
        return not any(
            token.number is not None
            or any(self.names.ticks_at(tokens, i))
            or any(name in ("NOT", "EXCEPT", "EACH") for name, _, _ in classes_at(tokens, i))
            for i, token in enumerate(tokens)
        )

    def knows(self, tokens: Sequence[Token], place: int) -> bool:
        """Whether a token belongs to a word, phrase or name that is known, or is a sign."""
        return not tokens[place].is_word or any(
            f"'{tokens[place].word}'" in _automaton().words
            or any(stop > place for stops in self._edges(tokens, i).values() for stop, _ in stops)
            for i in range(max(0, place - _LONGEST_PHRASE), place + 1)
        )

    def _meant(self, text: str) -> list[Token]:
        if text not in self._tokens:
            self._tokens[text] = _without_asides(tokenise(text), self.names)
        return self._tokens[text]

    def _parse(
        self, text: str, symbol: str, around: Surroundings = _NOTHING, *, guess: bool = False
    ) -> tuple[Any, ...]:
        tokens = self._meant(text)
        if not tokens or len(tokens) > _LONGEST:
            return ()
        discourse = Discourse(
            (text, *around.said), self.places_in, around.here or EVERYWHERE, self._axes
        )
        return self._parsed(text, around, discourse, guess=guess).readings(symbol)

    def _parsed(
        self,
        text: str,
        around: Surroundings,
        discourse: Discourse,
        *,
        guess: bool = False,
    ) -> Parse:
        context = Context(
            self.figure,
            self.names,
            self.table,
            self.scale,
            around.here or EVERYWHERE,
            discourse,
            around.about_something,
            lost=around.lost or around.here is None,
            gap=around.gap,
        )
        return Parse(self._shape(text, guess=guess), context)

    def _shape(self, text: str, *, guess: bool) -> Shape:
        """What the tokens of a text may form, wherever it stands."""
        shape = self._shapes.get((text, guess))
        if shape is None:
            tokens = self._meant(text)
            edges = [self._edges(tokens, i, guess) for i in range(len(tokens))]
            shape = Shape(_automaton(), [t.word for t in tokens], edges)
            self._shapes[text, guess] = shape
        return shape

    def _edges(
        self, tokens: Sequence[Token], start: int, guess: bool = False
    ) -> dict[str, list[Edge]]:
        edges: dict[str, list[Edge]] = {}
        token = tokens[start]
        if decade := _DECADE.fullmatch(token.word):
            return {"DECADE": [(start + 1, float(decade[1]))]}
        if token.number is not None:
            edges["NUMBER"] = self._numbers(tokens, start, token.number)
            if (tick := self.names.tick_with_unit(token.number)) is not None:
                edges["TICK"] = [(start + 1, tick)]
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
        size = token.number.value if token.number and token.text[-1:].isalpha() else None
        if size is not None and start + 1 in named and not self.scale.may_be_value(size):
            edges.pop("NUMBER", None)  # "at 10B" is a place of the axis.
        self._add_listed(edges, tokens, start)
        if edges.keys() <= _OF_TOPICS and self.names.is_topic(token):
            edges["MEASURE"] = [(start + 1, token.word)]
            edges["TOPIC"] = [(start + 1, None)]
        if not edges and f"'{token.word}'" not in _automaton().words:
            if guess:
                edges |= self._guesses(tokens, start)
            if token.word.isalpha():
                edges["WORD"] = [(start + 1, token.word)]
        return edges

    def _compared(self, degree: str, attribute: Attribute) -> Iterator[tuple[str, Meaning]]:
        """What the comparative or superlative of an adjective says of this figure's values."""
        most, meant = degree == MOST_SO, self.names.measures.meant(attribute)
        if degree == HAVE_OF:
            if meant is not None:
                yield "HAVE", None
            if meant is not None and meant.dimension is not None and attribute.concept in _TOLD:
                yield "HAS_OF", Place.of(meant.dimension, meant.ticks)
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

    def _add_listed(
        self, edges: dict[str, list[Edge]], tokens: Sequence[Token], start: int
    ) -> None:
        """Adds what the lexicon knows of the words from a token on."""
        token, named = tokens[start], {stop for stop, _ in edges.get("TICK", ())}
        labelled = "LABEL" in edges
        for name, stop, meaning in classes_at(tokens, start):
            if name == "AGGREGATE" and stop in named and not _is_of(tokens, stop):
                continue  # "The mean" is a column.
            if stop in named and token.word == "overall":
                edges["OVERALL_TICK"] = edges["TICK"]
                continue
            if isinstance(meaning, Attribute):
                for degree, sense in self._compared(name, meaning):
                    edges.setdefault(degree, []).append((stop, sense))
                if name == MOST_SO and stop == start + 1:
                    edges["WORD"] = [(stop, token.word)]  # "The hardest split (Web)".
                continue
            if name in _OF_VALUES and not self.scale.rates and token.word in RATES:
                continue  # "the higher survival rate" is no number of the figure.
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
        if self.names.is_mixed:
            return edges
        if may_be_noun(token):
            edges["KIND"] = [(stop, None)]
            edges["LABEL"] = [
                (stop, Label(d.name))
                for d in self.figure.dimensions
                if len(d.ticks) > 1 and not is_time(d)  # "every region" is no point of time
            ]
            # "Profits peaked" is about something of its own, "the most profits" need not be.
            if start > 0:
                edges["MEASURE"] = [(stop, token.word)]
        if may_be_verb(token):
            edges["HAVE"] = [(stop, None)]
        return edges

    def _numbers(self, tokens: Sequence[Token], start: int, number: Number) -> list[Edge]:
        """A number in the units of the figure, with the word for a power of ten after it."""
        after = [t.word for t in tokens[start + 1 : start + 3]]
        if after[:1] == ["percent"] or after == ["per", "cent"]:
            stop = start + (2 if after[0] == "percent" else 3)
            return [(stop, n) for n in self.scale.plain(number._replace(unit="%"))]
        if after[:1] in (["points"], ["point"], ["percentage"], ["pp"]):
            return [(start + 1, number._replace(unit="points"))]
        power = POWERS.get(after[0]) if after else None
        if (measured := self._with_unit(tokens, start, number, power)) is not None:
            return [measured]
        if power is not None:
            return [(start + 2, self.scale.in_words(number, power))]
        return [(start + 1, n) for n in self.scale.plain(number)]

    def _with_unit(
        self, tokens: Sequence[Token], start: int, number: Number, power: int | None
    ) -> Edge | None:
        """A number with the unit of one of several measures: “30 million parameters”."""
        measures, place = self.names.measures, start + 1 + (power is not None)
        if measures.dimension is None:
            return None
        word = tokens[place].word if place < len(tokens) else ""
        if measures.in_unit(word) is None:  # "12.4M", of a column in millions
            word, place = tokens[start].word[-1:], place - 1
            if measures.in_unit(word) is None or not measures.power(word):
                return None
        value = number.value * 10.0 ** (power or 0)
        shift = measures.power(word) if abs(value) >= _WRITTEN_IN_FULL else 0
        shown = number.decimals - (power or 0) + shift
        value = round(value / 10.0**shift, max(shown, 0))
        return place + 1, number._replace(value=value, decimals=shown, unit=word)


@cache
def _automaton() -> Automaton:
    """The rules of all families, made ready when the first sentence is read."""
    return Automaton(families.GRAMMAR.rules)


def _sense(most: bool, high: bool) -> Function | Comparator:
    """Highest or lowest, higher or lower."""
    if most:
        return Function.MAX if high else Function.MIN
    return Comparator.MORE if high else Comparator.LESS


def _is_of(tokens: Sequence[Token], place: int) -> bool:
    after = tokens[place : place + 2]
    return len(after) > 1 and after[0].word in _OVER and after[1].number is None


def _is_thence(tokens: Sequence[Token], place: int) -> bool:
    """Whether a word ends a phrase that refers back: the “then” of “since then”."""
    return place > 0 and any(
        name in _THENCE and stop > place for name, stop, _ in classes_at(tokens, place - 1)
    )


def _without_asides(tokens: Sequence[Token], names: Names) -> list[Token]:
    """The tokens that carry meaning: no quotation marks, no asides, no final stop."""
    kept: list[Token] = []
    i = 0
    while i < len(tokens):
        stop = aside_at(tokens, i)
        if stop > i and not any(names.ticks_at(tokens, i)) and not _is_thence(tokens, i):
            i = stop
            # "However, the …": the comma goes with the aside, as do both in "A, however, is …".
            if i < len(tokens) and tokens[i].word == ",":
                i += 1
                if kept and kept[-1].word == ",":
                    kept.pop()
            continue
        if tokens[i].word not in _DROPPED:
            kept.append(tokens[i])
        i += 1
    while kept and kept[-1].word in ".;,:!":
        kept.pop()
    # "Texas (22,969) 2." is what is left of a numbered list: the 2 belongs to the next item.
    if len(kept) > 2 and kept[-1].number is not None and kept[-2].word == ")":
        kept.pop()
    while kept and kept[0].word in ";,":
        kept.pop(0)
    return kept
