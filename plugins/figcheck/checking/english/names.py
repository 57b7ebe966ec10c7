"""The figure's own names, in the forms in which sentences use them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property

from figcheck.checking.english.label_words import (
    LABEL_PARTS,
    axis_units,
    counted,
    is_misnamed,
    is_year,
    lists_measures,
    measure_labels,
    units,
)
from figcheck.checking.english.lexicon import NUMERALS
from figcheck.checking.english.measures import Measures
from figcheck.checking.english.name_forms import (
    COMMON,
    POSITIONS,
    nouns_of,
    parts_of,
    toggled,
    words_of,
)
from figcheck.checking.english.name_index import Index, Label, Ticks, matches
from figcheck.checking.english.naming import aliases, attributes_of, labels
from figcheck.checking.english.naming.counted_things import ticks_counted
from figcheck.checking.english.naming.quantities import units_of_amounts
from figcheck.checking.english.naming.states import states
from figcheck.checking.english.naming.synonyms import (
    ALIASES,
    ALIKE,
    AMOUNTS,
    MEASURE_WORDS,
    ROLE_WORDS,
    TIME_WORDS,
    role_words,
)
from figcheck.checking.english.naming.told import counted_things, measure_of_all
from figcheck.checking.english.naming.topics import Topics
from figcheck.checking.english.naming.trained import directions
from figcheck.checking.english.scale import power_in
from figcheck.checking.english.tokens import Token, tokenise
from figcheck.checking.language.order import is_ordered, is_time, year_of
from figcheck.model import Dimension, Figure, Kind, Role
from figcheck.reading.numbers import Number

__all__ = ["Label", "Names", "Ticks", "measure_labels"]

_BETWEEN_WORDS = re.compile(r"\W+")
_AS_NAMES_ONLY = frozenset("may march mar fall sun sat wed fri".split())
"""Months and days whose names are words as well."""

_LETTER_OF = re.compile(r"\b(\w)['’]s\b")
_LETTERED = re.compile(r"\((\w)\)|\Z")
_MIXED = frozenset({Kind.TABLE, Kind.SCATTER, Kind.BOX, Kind.UNKNOWN})
"""Kinds of figure whose columns or series may be different measures."""

_LISTING = frozenset({Kind.TABLE, Kind.UNKNOWN})
"""Those whose title or overview may say what all of their values are."""


class Names:
    """Recognises the names of a figure's dimensions and ticks in sentences.

    Args:
        figure: the figure whose names they are.

    Attributes:
        dimensions: the figure's dimensions by name.
        has_one_measure: whether the figure is a single row of values.
        is_one_line: whether it is one, along an axis that has an order.
        is_mixed: whether its columns or series may be different measures.
        units: the words in which the axis of values gives its unit: "TWh".
        of_things: the one dimension that has no label of its own; words like
            "model" or "system" mean its ticks.
        topics: what the values are called.
        measures: what is measured of the same things, where that is more than one thing.
        measured: the dimensions whose ticks are different measures.
        of_groups: the dimension along which the bars of a chart stand in groups.
        attributes: the dimensions that only say what each tick of another one is.
        directions: the dimensions from which and to which something goes, in a matrix
            whose rows and columns list the same things.
        states: the two panels that are before and after something.
    """

    def __init__(self, figure: Figure) -> None:
        self.dimensions = {d.name: d for d in figure.dimensions}
        x = figure.dimension(Role.X)
        self._axis_labels = {x.name: f"{x.name} {figure.x_axis.label}"} if x else {}
        self._ticks = Index()
        self._labels = Index()
        self._amount_units = units_of_amounts(figure)
        # "At 128k", beside a panel called "Extended (128k window)", is a place of the axis.
        self._wholes = {words_of(t): d.name for d in figure.dimensions for t in d.ticks}
        attributes = attributes_of(figure)
        self.attributes = frozenset(d.name for d in attributes)
        for dimension in figure.dimensions:
            if dimension in attributes:
                continue  # "The closed models" are models, by whatever column says so.
            # Of a figure of one year, that year is a place as well: “In 2019, …”.
            if len(dimension.ticks) > 1 or all(n and is_year(n) for n in dimension.numbers):
                self._add_ticks(dimension)
                self._add_happenings(dimension)
            self._add_label(dimension, figure)
            if len(dimension.ticks) > 1 and is_time(dimension):
                self._add_time(dimension)
        for dimension in figure.dimensions:
            for word in role_words(dimension, figure):
                self._labels.add((word,), Label(dimension.name))
                self._labels.add((word + "s",), Label(dimension.name))
        self._add_from_title(figure)
        for dimension in figure.dimensions:
            self._add_alike(dimension)
        self.counted = next(filter(None, map(counted, measure_labels(figure))), "")
        self.units = frozenset(units(figure))
        self._axis_units = Index()
        for dimension in figure.dimensions:
            for words in axis_units(dimension, figure, self.units):
                self._axis_units.add(words, Label(dimension.name))
        self._add_aliases(figure)
        self.states = states(figure)
        self.has_one_measure = sum(len(d.ticks) > 1 for d in figure.dimensions) == 1
        self.is_one_line = self.has_one_measure and all(
            is_ordered(d) for d in figure.dimensions if len(d.ticks) > 1
        )
        # "PP" is the name of a row of its own where other measures stand beside it.
        listed = {t for d in figure.dimensions if len(d.ticks) > 1 for t in d.ticks}
        known = bool(figure.value.label and figure.kind is Kind.TABLE)
        labelled = known or (figure.kind in _LISTING and bool(measure_of_all(figure)))
        self.is_mixed = figure.kind in _MIXED and not self.has_one_measure and not labelled
        self.directions = directions(figure)
        measures = [d for d in figure.dimensions if lists_measures(d, figure)]
        # What the one axis gives whose label is known, others do not.
        on_axes = any(d.role is Role.PANEL for d in measures)
        labels = (label for label in measure_labels(figure) if label not in listed)
        self.topics = Topics(
            figure,
            () if on_axes else tuple(labels),
            is_mixed=self.is_mixed or on_axes,
            has_one_measure=self.has_one_measure,
        )
        self.measured = frozenset(d.name for d in measures)
        self.measures = Measures(figure, self.measured)
        for dimension in measures:
            for word in MEASURE_WORDS:
                self._labels.add((word,), Label(dimension.name))
            drawn = [t for t in dimension.ticks if t in (figure.x_axis.label, figure.y_axis.label)]
            if len(drawn) > 1:
                self._ticks.add(("axes",), Ticks(dimension.name, tuple(drawn)))
        shared = {d.name: self._add_shared(d) for d in figure.dimensions}
        unlabelled = [
            d.name
            for d in figure.dimensions
            if d not in measures
            and not shared[d.name]
            and (d.name == d.role or is_misnamed(d, figure))
        ]
        x = figure.dimension(Role.X)
        grouped = x is not None and figure.kind is Kind.BAR and figure.dimension(Role.SERIES)
        self.of_groups = Label(x.name) if x is not None and grouped else None
        self.of_things = Label(unlabelled[0]) if len(unlabelled) == 1 else None

    @cached_property
    def telling(self) -> frozenset[str]:
        """The words that tell some ticks from the others of their dimension."""
        found: set[str] = set()
        for dimension in self.dimensions.values():
            words = [frozenset(words_of(tick)) for tick in dimension.ticks]
            found |= frozenset().union(*words) - frozenset.intersection(*words)
        return frozenset(w for w in found - COMMON - POSITIONS if w.isalpha())

    def may_begin(self, token: Token) -> bool:
        """Whether any name, or a unit, may begin with a token."""
        return token.word in self._beginnings

    @cached_property
    def _beginnings(self) -> frozenset[str]:
        indexes = (self._ticks, self._labels, self.topics.index, self._axis_units)
        events = {event[0] for event in self.states.called} if self.states else set()
        return self.units.union(events, *(index.entries for index in indexes))

    def ticks_at(self, tokens: Sequence[Token], start: int) -> Iterator[tuple[int, Ticks]]:
        """Names of ticks that start at a token, with the index after their end.

        Of names that start together only the longest are given; "HAN r" is not
        "HAN".
        """
        if tokens[start].word not in self._ticks.entries:
            return iter(())
        longest = 0
        found: list[tuple[int, Ticks]] = []
        for stop, meaning in matches(self._ticks, tokens, start):
            if (
                stop >= longest
                and isinstance(meaning, Ticks)
                and self._cased(tokens[start], stop - start, meaning)
            ):
                longest = stop
                found.append((stop, meaning))
        return (edge for edge in found if edge[0] == longest)

    def labels_at(self, tokens: Sequence[Token], start: int) -> Iterator[tuple[int, Label]]:
        """Names of dimensions that start at a token, with the index after their end."""
        if tokens[start].word == "time" and start and tokens[start - 1].word == "first":
            return  # "for the first time" names no year.
        if start and tokens[start].word in self._amount_units and _is_number(tokens[start - 1]):
            return  # "At 8 bits" is a place, not eight of the widths in bits.
        for stop, meaning in matches(self._labels, tokens, start):
            if isinstance(meaning, Label):
                yield stop, meaning

    def axis_units_at(self, tokens: Sequence[Token], start: int) -> Iterator[tuple[int, Label]]:
        """Units of axes that start at a token, behind a number: "200 °C" is a tick."""
        if start == 0 or tokens[start - 1].number is None:
            return
        for stop, meaning in matches(self._axis_units, tokens, start):
            if isinstance(meaning, Label):
                yield stop, meaning

    def tick_with_unit(self, number: Number) -> Ticks | None:
        """The tick that a number written with the unit of its axis is: "200 °C"."""
        words = tuple(t.word for t in tokenise(number.unit)) if number.unit else ()
        for known, label in self._axis_units.entries.get(words[0], ()) if words else ():
            if known == words and isinstance(label, Label):
                tick = self.tick_of(label.dimension, number.value)
                return None if tick is None else Ticks(label.dimension, (tick,))
        return None

    def is_amount(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a unit of an axis, in which no value is given, follows a token."""
        unit = tokens[start + 1].word
        return unit in self._amount_units and unit not in self.units

    @staticmethod
    def _cased(token: Token, length: int, meaning: Ticks) -> bool:
        """Whether a word is written as the name is: "A" is not "a", nor "May" what may be."""
        if length > 1 or not token.text.isalpha():
            return True
        if token.word in _AS_NAMES_ONLY:
            return not (token.text.islower() and meaning.ticks[0][:1].isupper())
        if len(token.text) > 2:
            return True
        return any(token.text in _BETWEEN_WORDS.split(tick) for tick in meaning.ticks)

    def tick_of(self, dimension: str, number: float) -> str | None:
        """The tick of a dimension that is this number."""
        known = self.dimensions[dimension]
        for tick, value in zip(known.ticks, known.numbers, strict=True):
            if value is not None and abs(value - number) <= 1e-9 * max(1.0, abs(number)):
                return tick
        return None

    def scaled_tick(self, number: float, power: int) -> Ticks | None:
        """The tick that is a number with a power of ten: "50 billion" of an axis in billions."""
        found = []
        for name in self.dimensions:
            label = self._axis_labels.get(name, name)
            for shift in {power, power - (power_in(label) or 0)}:
                tick = self.tick_of(name, number * 10.0**shift)
                if tick is not None:
                    found.append(Ticks(name, (tick,)))
        return found[0] if len(found) == 1 else None

    def _add_ticks(self, dimension: Dimension) -> None:
        parts: dict[tuple[str, ...], list[str]] = {}
        for tick in dimension.ticks:
            # "(a) Inference" is also "panel (a)".
            if (lettered := _LETTERED.match(tick)) and lettered.group(1):
                for word in ROLE_WORDS[dimension.role]:
                    parts.setdefault((word, lettered.group(1).lower()), []).append(tick)
        for tick, number in zip(dimension.ticks, dimension.numbers, strict=True):
            words = words_of(tick)
            if number is not None and not any(w.isalpha() for w in words):
                # "10B" names its tick by itself, as a year does, but no bare number.
                if is_year(number) or tick[-1:].isalpha():
                    self._ticks.add(words, Ticks(dimension.name, (tick,)))
                continue
            self._ticks.add(words, Ticks(dimension.name, (tick,)))
            for part in dict.fromkeys(parts_of(tick, words)):
                if part != words:
                    parts.setdefault(part, []).append(tick)
        whole = {words_of(t) for t in dimension.ticks}
        for group in ALIASES:
            for tick in dimension.ticks:
                if words_of(tick) in group:
                    for other in group:
                        parts.setdefault(other, []).append(tick)
        for part, ticks in parts.items():
            if part not in whole and self._wholes.get(part, dimension.name) == dimension.name:
                self._ticks.add(part, Ticks(dimension.name, tuple(ticks)))

    def _add_happenings(self, dimension: Dimension) -> None:
        """What becomes of cases: “rejections”, “the admission rate”, where it is a dimension."""
        ticks = [tick.lower() for tick in dimension.ticks]
        made = {tick: tuple(nouns_of(tick)) for tick in ticks if tick.isalpha()}
        if len(made) < len(ticks) or not 2 * sum(map(bool, made.values())) > len(ticks):
            return
        for tick in dimension.ticks:
            for noun in made[tick.lower()]:
                self._ticks.add((noun,), Ticks(dimension.name, (tick,)))

    def _add_time(self, dimension: Dimension) -> None:
        """Points of time: "FY 2014", and "2012" for "August 2012"."""
        for words in TIME_WORDS:
            self._labels.add(words, Label(dimension.name))
        years: dict[str, list[str]] = {}
        for tick in dimension.ticks:
            years.setdefault(year_of(tick), []).append(tick)
        known = set(map(words_of, dimension.ticks))
        for year, ticks in years.items():
            if year and (year,) not in known:
                self._ticks.add((year,), Ticks(dimension.name, tuple(ticks)))

    def _add_from_title(self, figure: Figure) -> None:
        """A dimension by what the title counts: "Accuracy of Four Optimizers" names four lines."""
        for noun, dimension in ticks_counted(figure):
            if not any(self.labels_at(tokenise(noun), 0)):
                self._labels.add((noun,), Label(dimension.name))
                self._labels.add(toggled((noun,)), Label(dimension.name))

        for words, name in labels(figure):
            for form in (words, words[-1:]):
                if not any(self.labels_at(tokenise(" ".join(form)), 0)):
                    self._labels.add(form, Label(name))
                    self._labels.add(toggled(form), Label(name))

    def _add_alike(self, dimension: Dimension) -> None:
        """A dimension of methods by the name of systems, where no other is called so."""
        words = {w for d in self.dimensions.values() for w in words_of(d.name)}
        for group in ALIKE:
            own = [w for w in words_of(dimension.name) if {w, *toggled((w,))} & set(group)]
            others = [d for d in self.dimensions.values() if d is not dimension]
            shared = any({w, *toggled((w,))} & set(group) for d in others for w in words_of(d.name))
            if own and not shared:
                for word in set(group) - words:
                    self._labels.add((word,), Label(dimension.name))
                    self._labels.add(toggled((word,)), Label(dimension.name))

    def _add_aliases(self, figure: Figure) -> None:
        """What the ticks are called in other words, where these are no names themselves."""
        known = {
            words: {m.dimension for w, m in found if w == words and isinstance(m, Ticks)}
            for entries in (self._ticks.entries, self._labels.entries)
            for found in entries.values()
            for words, _ in found
        }
        for alias in aliases(figure):
            if alias.dimension not in known.get(alias.words, ()):
                self._ticks.add(alias.words, Ticks(alias.dimension, alias.ticks))

    def _add_shared(self, dimension: Dimension) -> bool:
        """A dimension by the one word that all of its ticks share: “both losses”."""
        if dimension.name != dimension.role or len(dimension.ticks) < 2:
            return False
        ticks = [[w for w in words_of(t) if w.isalpha() and len(w) > 2] for t in dimension.ticks]
        last = {t[-1] if t else "" for t in ticks}
        if len(last) != 1 or last & {"", *COMMON}:
            return False
        word = last.pop()
        for words in ((word,), toggled((word,)), (word + "es",)):
            self._labels.add(words, Label(dimension.name))
        return True

    def alike(self, ticks: Ticks) -> tuple[str, ...]:
        """All ticks whose names have the words of one: “the six HAN variants”."""
        words = {w for t in ticks.ticks for w in words_of(t)}
        known = self.dimensions[ticks.dimension].ticks
        return tuple(t for t in known if words <= set(words_of(t)))

    def compared(self, dimensions: frozenset[str]) -> frozenset[str]:
        """Those of some dimensions whose ticks are set against each other: no measures.

        “M1's GM” is the highest among the models, not among the measures.
        """
        return dimensions - self.measured or dimensions

    @staticmethod
    def _initials(label: str, figure: Figure) -> str:
        """What a label of several words is shortened to where the description does so: “LR”."""
        short = "".join(w[0] for w in words_of(LABEL_PARTS.sub("", label)) if w.isalpha()).upper()
        names = {t for d in figure.dimensions for t in (d.name, *d.ticks)}
        if len(short) < 2 or any(short in name for name in names):
            return ""
        return short.lower() if re.search(rf"\b{short}\b", figure.source.text) else ""

    def _add_label(self, dimension: Dimension, figure: Figure) -> None:
        if is_misnamed(dimension, figure):
            return
        labels = {dimension.name}
        # The axis of lying bars gives their values.
        if dimension.role is Role.X and figure.x_axis.label not in ("", figure.value.label):
            labels.add(figure.x_axis.label)
        if dimension.role is Role.Y and figure.y_axis.label:
            labels.add(figure.y_axis.label)
        # "Sim" on the axis of a scatter plot is what is measured of the points.
        labels -= {t for d in figure.dimensions if d is not dimension for t in d.ticks}
        for short in [s for label in labels if (s := self._initials(label, figure))]:
            self._labels.add((short,), Label(dimension.name))
        others = {w for d in figure.dimensions if d is not dimension for w in words_of(d.name)}
        # "674 trips" are so many, though an axis shows the start of the trip.
        others |= {w for c in counted_things(figure) for w in (c, *toggled((c,)))}
        for label in labels:
            words = words_of(LABEL_PARTS.sub("", label)) or words_of(label)
            self._labels.add(words, Label(dimension.name))
            self._labels.add(toggled(words), Label(dimension.name))
            for word in AMOUNTS:
                self._labels.add((word, "of", *words), Label(dimension.name))
            for letter in _LETTER_OF.findall(label):
                self._labels.add((letter.lower(),), Label(dimension.name))
                for noun in (words[-1:], toggled(words[-1:])):
                    # "two-digit y", on an axis of the number of y's digits.
                    self._labels.add((*noun, letter.lower()), Label(dimension.name))
                    self._labels.add((letter.lower(), *noun), Label(dimension.name))
            # "the number of y digits", and of both axes "the number of digits".
            plain = tuple(w for w in words if w not in {"'s", "s"})
            shared = tuple(w for w in plain if len(w) > 1)
            for name in {plain, shared} - {words}:
                if len(name) > 1:
                    self._labels.add(name, Label(dimension.name))
            for start in range(1, len(words) - 1):
                if words[start] not in others | COMMON:
                    # "the sender's channels", of the number of the sender's channels.
                    self._labels.add(words[start:], Label(dimension.name))
            for size in range(1, len(words)):
                for start in range(len(words) - size + 1):
                    piece = words[start : start + size]
                    if not others.intersection(piece) and not COMMON.issuperset(piece):
                        self._labels.add(piece, Label(dimension.name))
                        for word in AMOUNTS:
                            self._labels.add((word, "of", *piece), Label(dimension.name))
                        self._labels.add(toggled(piece), Label(dimension.name))


def _is_number(token: Token) -> bool:
    return token.number is not None or token.word in NUMERALS
