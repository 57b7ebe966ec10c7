"""The figure's own names, in the forms in which sentences use them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from figcheck.checking.english.kinds.measured_units import units_written
from figcheck.checking.english.kinds.measures import Measures
from figcheck.checking.english.kinds.plot_axes import plot_axes
from figcheck.checking.english.kinds.polarity import is_measure_word
from figcheck.checking.english.kinds.scale import POWERS, power_of_axis
from figcheck.checking.english.kinds.told_columns import told_columns
from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.inflection import verbs_of
from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.names.forms import (
    COMMON,
    POSITIONS,
    counted,
    toggled,
    words_of,
)
from figcheck.checking.english.names.index import Index, Label, Ticks, matches
from figcheck.checking.english.names.indexes import Indexes
from figcheck.checking.english.names.label_words import (
    compound_units,
    is_misnamed,
    lists_measures,
    measure_labels,
    powers_of_axes,
    symbols,
    units,
    units_of_large_numbers,
)
from figcheck.checking.english.naming import attributes_of
from figcheck.checking.english.naming.ablations import lacks
from figcheck.checking.english.naming.counted_things import in_title, qualified
from figcheck.checking.english.naming.crowds import everyone_called
from figcheck.checking.english.naming.done import verbs as verbs_done
from figcheck.checking.english.naming.everyone import BEFORE_EVERYONE
from figcheck.checking.english.naming.known_kinds import kinds_known
from figcheck.checking.english.naming.languages import of_pairs
from figcheck.checking.english.naming.measure_verbs import (
    ANY_VERBS,
    doers_of,
    verbs_of_measure,
    verbs_told,
)
from figcheck.checking.english.naming.of_one_country import of_one_country
from figcheck.checking.english.naming.quantities import units_of_amounts
from figcheck.checking.english.naming.states import states
from figcheck.checking.english.naming.synonyms import (
    MEASURE_WORDS,
)
from figcheck.checking.english.naming.told import measure_of_all
from figcheck.checking.english.naming.topics import Topics
from figcheck.checking.english.naming.trained import directions
from figcheck.checking.english.parsing.guesses import is_any_measure
from figcheck.checking.english.parsing.tokens import Token, tokenise
from figcheck.checking.language.order import is_ordered, numbers_in
from figcheck.model import Figure, Kind, Role
from figcheck.patterns import regex
from figcheck.reading.numbers import Number
from figcheck.times import is_time

__all__ = ["Label", "Names", "Ticks", "measure_labels"]

_TO = frozenset("to and or through until till - – & / ,".split())
"""What may stand between two points of time of which the second has the year of both."""

_YEAR = regex(r"(?:1[5-9]|20|21)\d\d")

_COUNTS = ("count", "counts")
"""What numbers of things are called: “thread counts”."""

_SORTS = frozenset("category categories type types".split())
"""What may stand behind the noun for things of several sorts."""

_CONDITIONS = frozenset("condition conditions".split())
"""The same behind that for an axis: “noise conditions”."""

_EQUAL = frozenset({"is", "equals"})
"""What stands between the letter of an axis and its value: “when y is 500”."""

_BETWEEN_WORDS = regex(r"\W+")
_AS_NAMES_ONLY = frozenset("may march mar fall sun sat wed fri".split())
"""Months and days whose names are words as well."""

_MIXED = frozenset({Kind.TABLE, Kind.SCATTER, Kind.BOX, Kind.UNKNOWN})
"""Kinds of figure whose columns or series may be different measures."""

_LISTING = frozenset({Kind.TABLE, Kind.UNKNOWN})
"""Those whose title or overview may say what all of their values are."""

_OVERVIEW = 1_500
"""Characters at the beginning of a description that say what it shows."""

_LONGEST_NAME = 4
"""Tokens of a name that are looked at before a word."""


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
        of_pairs: by dimension the ticks that are such directions, with those the other way.
        capitals: the ticks that are plain words in capital letters: "ALL", "IT".
        states: the two panels that are before and after something.
        sets: what the title calls the columns that only say on what something was measured.
        verbs: by verbs that say what is measured, what they say: “operated”, of “operation”.
        verbs_alone: such verbs where there is one measure, and those of several measures.
        doers: nouns for who does that: “operator”.
        qualifying: the words that may be true of all that the next one names.
    """

    def __init__(self, figure: Figure) -> None:
        self.dimensions = {d.name: d for d in figure.dimensions}
        x = figure.dimension(Role.X)
        self._axis_labels = {x.name: f"{x.name} {figure.x_axis.label}"} if x else {}
        self._axis_labels |= {
            name: f"{name} in {power}s" for name, power in powers_of_axes(figure).items()
        }
        attributes = attributes_of(figure)
        self.attributes = frozenset(d.name for d in attributes)
        self._symbols = symbols(figure)
        self.units = frozenset(units(figure))
        self._compound_units = Index.of(compound_units(figure), "unit")
        self._units_of_large = Index.of(units_of_large_numbers(figure), "unit")
        built = Indexes(figure, frozenset(attributes), self.units)
        self._ticks, self._labels, self._axis_units = built.ticks, built.labels, built.axis_units
        self._kinds = built.kinds
        self.capitals = built.capitals
        self._amount_units = units_of_amounts(figure)
        self._qualified, self._of_country = qualified(figure), of_one_country(figure)
        self.qualifying = self._of_country.union(word for word, _ in self._qualified)
        self._title = figure.title
        self.counted = next(filter(None, map(counted, measure_labels(figure))), "")
        self.states, self._everyone = states(figure), everyone_called(figure)
        self.has_one_measure = sum(len(d.ticks) > 1 for d in figure.dimensions) == 1
        self.is_one_line = self.has_one_measure and all(
            is_ordered(d) for d in figure.dimensions if len(d.ticks) > 1
        )
        # "PP" is the name of a row of its own where other measures stand beside it.
        listed = {t for d in figure.dimensions if len(d.ticks) > 1 for t in d.ticks}
        known = bool(figure.value.label and figure.kind in _LISTING)
        labelled = known or (figure.kind in _LISTING and bool(measure_of_all(figure)))
        plain = self.has_one_measure or labelled or _is_of_one_in_time(figure)
        self.is_mixed = (figure.kind in _MIXED and not plain) or bool(units_written(figure))
        self.directions = directions(figure)
        self.of_pairs = of_pairs(figure)
        measures = [d for d in figure.dimensions if lists_measures(d, figure)]
        # What the one axis gives whose label is known, others do not.
        on_axes = any(d.role is Role.PANEL for d in measures)
        # "Speed (km/h)" is the label of the axis of one measure of several, "Speed".
        known_labels = ((label, label.partition(" (")[0]) for label in measure_labels(figure))
        labels = (label for label, bare in known_labels if listed.isdisjoint((label, bare)))
        self.topics = Topics(
            figure,
            () if on_axes else tuple(labels),
            is_mixed=self.is_mixed or on_axes,
            has_one_measure=self.has_one_measure,
        )
        self.measured = frozenset(d.name for d in measures)
        self.measures = Measures(figure, self.measured)
        self.verbs, of_several = _verbs(self.measures.dimension, figure)
        self.verbs_alone = of_several if self.is_mixed else of_several | _verbs_alone(figure)
        self.doers = _doers(figure, self.measures.dimension)
        self.sets = frozenset(self._columns_counted(figure))
        for dimension in measures:
            for word in MEASURE_WORDS:
                self._labels.add((word,), Label(dimension.name))
            if (axes := plot_axes(figure, dimension)) is not None:
                self._ticks.add(("axes",), Ticks(dimension.name, (axes.x, axes.y)))
        shared = {d.name: built.add_shared(d) for d in figure.dimensions}
        unlabelled = [
            d.name
            for d in figure.dimensions
            if d not in measures
            and len(d.ticks) > 1
            and d.name not in units_written(figure)
            and not shared[d.name]
            and d.name not in kinds_known(figure)
            and (d.name == d.role or is_misnamed(d, figure))
        ]
        x = figure.dimension(Role.X)
        grouped = x is not None and figure.kind is Kind.BAR and figure.dimension(Role.SERIES)
        self.of_groups = Label(x.name) if x is not None and grouped else None
        self.of_things = _of_things(figure, unlabelled)

    def take_labels(self, whole: Names) -> None:
        """Calls dimensions what they are called in the figure that this one is a part of.

        Args:
            whole: the names of that figure.
        """
        for known in whole._labels.entries.values():
            for words, meaning in known:
                self._labels.add(words, meaning)
        self.of_things = whole.of_things

    def _columns_counted(self, figure: Figure) -> Iterator[str]:
        """“treebanks”, of “Parsers on Four Treebanks” with a fifth column that gives the speed."""
        dimension = self.measures.dimension
        columns = self.measures.unmarked(dimension) if dimension else ()
        told = [(noun, of.count) for of in told_columns(figure) for noun in of.nouns]
        for noun, count in (*in_title(figure), *told):
            words = tuple(noun.split())
            if dimension and count == len(columns) and words[0] not in self._labels.entries:
                for form in (words, toggled(words)):
                    self._labels.add(form, Label(dimension))
                    yield form[-1]

    @cached_property
    def _titled(self) -> frozenset[str]:
        """The words of the title, which few sentences are held against."""
        return frozenset(words_of(self._title))

    @cached_property
    def telling(self) -> frozenset[str]:
        """The words that tell some ticks from the others of their dimension."""
        found: set[str] = set()
        for dimension in self.dimensions.values():
            words = [frozenset(words_of(tick)) for tick in dimension.ticks]
            if words:
                found |= frozenset().union(*words) - frozenset.intersection(*words)
        return frozenset(w for w in found - COMMON - POSITIONS - self._kinds if w.isalpha())

    @cached_property
    def lacking(self) -> dict[str, frozenset[str]]:
        """By dimension the ticks that are called by what they are without: “w/o attention”."""
        return {name: frozenset(filter(lacks, d.ticks)) for name, d in self.dimensions.items()}

    def may_begin(self, token: Token) -> bool:
        """Whether any name, or a unit, may begin with a token."""
        return token.word in self._beginnings or token.text in self.capitals

    @cached_property
    def _beginnings(self) -> frozenset[str]:
        indexes = (
            self._ticks,
            self._labels,
            self.topics.index,
            self.topics.phrases,
            self._axis_units,
            self._compound_units,
            self._units_of_large,
        )
        events = {event[0] for event in self.states.called} if self.states else set()
        words = (events, self._symbols, self.verbs, self.verbs_alone, self.doers)
        return self.units.union(*words, *(index.entries for index in indexes))

    def ticks_at(self, tokens: Sequence[Token], start: int) -> Iterator[tuple[int, Ticks]]:
        """Names of ticks that start at a token, with the index after their end.

        Of names that start together only the longest are given; "HAN r" is not
        "HAN".
        """
        if (capital := self.capitals.get(tokens[start].text)) is not None:
            return iter([(start + 1, capital)])
        if tokens[start].word not in self._ticks.entries:
            return iter(())
        if (dated := self._with_next_year(tokens, start)) is not None:
            return iter([(start + 1, dated)])
        if start and tokens[start].word in _MINUTES and _is_number(tokens[start - 1]):
            return iter(())  # “34 min” is no minimum.
        longest = 0
        found: list[tuple[int, Ticks]] = []
        for stop, meaning in matches(self._ticks, tokens, start):
            if (
                stop >= longest
                and isinstance(meaning, Ticks)
                and not _is_the_rest(tokens[start], meaning)
                and not (stop == start + 1 and self._is_narrowed(tokens, start))
                and not (stop == start + 1 and self._is_for_each(tokens, start))
                and self._cased(tokens[start], stop - start, meaning)
            ):
                longest = stop
                found.append((stop, meaning))
        if longest == start + 1 and _is_stretch(tokens, start):
            # "until the end of training" names no panel of training losses.
            found = [edge for edge in found if len(words_of(edge[1].ticks[0])) == 1]
        behind = tokens[longest].word if longest < len(tokens) else ""
        if tokens[start].word in NUMERALS and behind in _COUNTS:
            return iter(())  # "At two thread counts" is at two of them, not at two threads.
        return (edge for edge in found if edge[0] == longest)

    def _is_narrowed(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a noun for all people is said of some of them: “other teens”, “older adults”."""
        if not start or tokens[start].word not in self._everyone:
            return False
        return tokens[start - 1].word not in BEFORE_EVERYONE

    def _is_for_each(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether “all” is said of each of several things, where a row is called so too."""
        if tokens[start].word != "all" or start + 1 >= len(tokens):
            return False
        after = tokens[start + 1]
        return after.word in _OF_SEVERAL or _is_number(after) or after.word in self._labels.entries

    def _with_next_year(self, tokens: Sequence[Token], start: int) -> Ticks | None:
        """A month or a quarter that has the year of the one behind it: “January to June 2022”."""
        joined, then = tokens[start + 1 : start + 2], start + 2
        if not joined or joined[0].word not in _TO or then + 1 >= len(tokens):
            return None
        for stop, _ in matches(self._ticks, tokens, then):
            if stop > then + 1 and _YEAR.fullmatch(tokens[stop - 1].text):
                written = (tokens[start], *tokens[then + 1 : stop])
                for end, meaning in matches(self._ticks, written, 0):
                    if end == len(written) and isinstance(meaning, Ticks):
                        return meaning
        return None

    def labels_at(self, tokens: Sequence[Token], start: int) -> Iterator[tuple[int, Label]]:
        """Names of dimensions that start at a token, with the index after their end."""
        word = tokens[start].word
        known = word in self._labels.entries or word in self._symbols
        return self._labels_from(tokens, start) if known else iter(())

    def _labels_from(self, tokens: Sequence[Token], start: int) -> Iterator[tuple[int, Label]]:
        if tokens[start].word == "time" and start and tokens[start - 1].word == "first":
            return  # "for the first time" names no year.
        # "At 8 bits" is a place, not eight of the widths in bits; "at two bit counts" is none.
        counted = start and _is_number(tokens[start - 1])
        is_amount = counted and tokens[start].word in self._amount_units
        for stop, meaning in matches(self._labels, tokens, start):
            if isinstance(meaning, Label) and not (
                is_amount and tokens[stop - 1].word not in _COUNTS
            ):
                yield stop, meaning
                sort = tokens[stop].word if stop < len(tokens) else ""
                if sort in _CONDITIONS or (
                    sort in _SORTS and not is_ordered(self.dimensions[meaning.dimension])
                ):
                    yield stop + 1, meaning  # "corruption categories", of corruptions.
        if is_amount:
            return
        symbol = self._symbols.get(tokens[start].word)
        behind = [token.word for token in tokens[start + 1 : start + 2]]
        valued = start + 2 < len(tokens) and tokens[start + 2].number is not None
        told = behind == ["="] or (valued and not _EQUAL.isdisjoint(behind))
        if symbol is not None and told:
            yield start + 1, Label(symbol)

    def axis_units_at(self, tokens: Sequence[Token], start: int) -> Iterator[tuple[int, Label]]:
        """Units of axes that start at a token, behind a number: "200 °C" is a tick."""
        before = start - 1 - (start > 1 and tokens[start - 1].word == "-")  # "500-ms windows"
        # "Eight-layer networks"; "two layers" may be any two of an axis.
        spelled = before < start - 1 and tokens[before].word in NUMERALS
        if start == 0 or (tokens[before].number is None and not spelled):
            return
        for stop, meaning in matches(self._axis_units, tokens, start):
            if isinstance(meaning, Label):
                yield stop, meaning

    def units_at(self, tokens: Sequence[Token], start: int) -> Iterator[int]:
        """The ends of the units of values that start at a token behind a number: “kops/s”."""
        large = start > 1 and tokens[start - 1].word in POWERS and _is_number(tokens[start - 2])
        if start == 0 or not (large or _is_number(tokens[start - 1])):
            return
        if tokens[start].word in self.units and not large:
            yield start + 1
        # No "m³" alone is a million of them.
        index = self._units_of_large if large else self._compound_units
        for words, _ in index.entries.get(tokens[start].word, ()):
            stop = start + len(words)
            if tuple(t.word for t in tokens[start:stop]) == words:
                yield stop

    def tick_called(self, word: str) -> Ticks | None:
        """What a single word is the whole name of."""
        found = self._ticks.entries.get(word, ())
        return next((m for w, m in found if w == (word,) and isinstance(m, Ticks)), None)

    def tick_with_unit(self, number: Number) -> Ticks | None:
        """The tick that a number written with the unit of its axis is: "200 °C"."""
        words = tuple(t.word for t in tokenise(number.unit)) if number.unit else ()
        for known, label in self._axis_units.entries.get(words[0], ()) if words else ():
            if known == words and isinstance(label, Label):
                tick = self.tick_of(label.dimension, number.value)
                return None if tick is None else Ticks(label.dimension, (tick,))
        return None

    def is_amount(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a unit of an axis, in which no value is given, follows a number."""
        return self.is_unit_of_axis(tokens[start + 1].word) and _is_number(tokens[start])

    def is_unit_of_axis(self, unit: str) -> bool:
        """Whether the ticks of an axis are amounts in a unit in which no value is given."""
        return unit.lower() in self._amount_units and unit.lower() not in self.units

    @staticmethod
    def _cased(token: Token, length: int, meaning: Ticks) -> bool:
        """Whether a word is written as the name is: "A" is not "a", nor "May" what may be."""
        if length > 1 or not token.text.isalpha():
            return True
        if token.word in _AS_NAMES_ONLY:
            return not (token.text.islower() and meaning.ticks[0][:1].isupper())
        if len(token.text) > 2:
            return True
        return any(
            token.text in _BETWEEN_WORDS.split(tick)
            or token.text == "".join(word[0] for word in words_of(tick)).upper()
            for tick in meaning.ticks
        )

    def tick_of(self, dimension: str, number: float) -> str | None:
        """The tick of a dimension that is this number."""
        near = 1e-9 * max(1.0, abs(number))
        for tick, value in self._numbered[dimension]:
            if abs(value - number) <= near:
                return tick
        return None

    @cached_property
    def _numbered(self) -> dict[str, list[tuple[str, float]]]:
        """By dimension the ticks that are numbers, with these."""
        return {
            name: [
                (tick, number)
                for tick, number in zip(d.ticks, numbers_in(d), strict=True)
                if number is not None
            ]
            for name, d in self.dimensions.items()
        }

    @cached_property
    def powers(self) -> frozenset[int]:
        """The powers of ten in which axes count: 9 of an axis in billions."""
        labels = (self._axis_labels.get(name, name) for name in self.dimensions)
        return frozenset(filter(None, map(power_of_axis, labels)))

    def scaled_tick(self, number: float, power: int) -> Ticks | None:
        """The tick that is a number with a power of ten: "50 billion" of an axis in billions."""
        found = []
        for name in self.dimensions:
            label = self._axis_labels.get(name, name)
            for shift in {power, power - (power_of_axis(label) or 0)}:
                tick = self.tick_of(name, number * 10.0**shift)
                if tick is not None:
                    found.append(Ticks(name, (tick,)))
        return found[0] if len(found) == 1 else None

    def is_between(self, number: float) -> bool:
        """Whether a number is within what an axis in thousands, millions or the like shows."""
        for name, ticks in self._numbered.items():
            power = power_of_axis(self._axis_labels.get(name, name))
            ends = [value * 10.0**power for _, value in ticks] if power else []
            if ends and min(ends) <= number <= max(ends):
                return True
        return False

    def only_qualifies(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a word is true of all that the next one names: “test sets”, of four of these."""
        after = tokens[start + 1].word if start + 1 < len(tokens) else ""
        if self._says_country(tokens, start):
            return True
        if (tokens[start].word, after) not in self._qualified or self.may_begin(tokens[start]):
            return False
        # “Southern European countries” may be some of them, though all are European.
        before = range(max(0, start - _LONGEST_NAME), start)
        return all(stop <= start for i in before for stop, _ in self.ticks_at(tokens, i))

    def _says_country(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a word says of which country all are: “Australian men”, of men and women."""
        token, place = tokens[start], start + 1
        if token.word not in self._of_country or not token.text[:1].isupper():
            return False
        if self.may_begin(token) or self.topics.has(token) or place >= len(tokens):
            return False
        return self.topics.has(tokens[place]) or any(self.ticks_at(tokens, place))

    def says_on_what(self, tokens: Sequence[Token], start: int) -> bool:
        """Whether a word of the title stands behind a name: “clean speech”, of speech recognition.

        A word for what is measured would say which of the columns of that name is meant.
        """
        word = tokens[start].word
        if word not in self._titled or is_measure_word(word):
            return False
        return self.ends_at(tokens, start)

    def ends_at(self, tokens: Sequence[Token], stop: int) -> bool:
        """Whether a name ends right before a token."""
        before = range(max(0, stop - _LONGEST_NAME), stop)
        return any(end == stop for i in before for end, _ in self.ticks_at(tokens, i))

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


def _verbs(measured: str | None, figure: Figure) -> tuple[dict[str, Place], frozenset[str]]:
    """The verbs of the nouns that measures are called by, and those of several of them."""
    found: dict[str, Place] = {}
    several: set[str] = set()
    for tick in next((d.ticks for d in figure.dimensions if d.name == measured), ()):
        words = words_of(tick)
        forms = {*verbs_of_measure(tick)} - ANY_VERBS
        for verb in forms.union(verbs_of(words[0]) if len(words) == 1 else ()):
            several |= {verb} & found.keys()
            found[verb] = Place.of(measured or "", [tick])
    known = {verb: place for verb, place in found.items() if verb not in several}
    return known, frozenset(several)


def _is_of_one_in_time(figure: Figure) -> bool:
    """Whether a table has what its title names, of several things at several times.

    Its rows may be measures themselves: “Revenue”, “Profit”.
    """
    several = [d for d in figure.dimensions if len(d.ticks) > 1]
    times = [d for d in several if is_time(d)]
    things = [d for d in several if not is_time(d)]
    if len(times) != 1 or any(lists_measures(d, figure) for d in things):
        return False
    names = {word for d in things for tick in (d.name, *d.ticks) for word in words_of(tick)}
    return not any(map(is_any_measure, names))


def _verbs_alone(figure: Figure) -> frozenset[str]:
    """The verbs of what is measured, where that is the same for all values."""
    labels = measure_labels(figure) or (figure.title,)
    told = verbs_told(figure.source.text[:_OVERVIEW]) | verbs_done(figure)
    return told.union(verb for label in labels for verb in verbs_of_measure(label))


def _doers(figure: Figure, measured: str | None) -> frozenset[str]:
    """Nouns for who does what is measured: “saver”, “emitters”."""
    ticks = next((d.ticks for d in figure.dimensions if d.name == measured), ())
    names = ticks or measure_labels(figure) or (figure.title,)
    bases = {base for name in names for base in verbs_of_measure(name).values()}
    # Who is counted, as “visitors” are, is none of those that do it most.
    counted = {*words_of(f"{figure.title} {figure.value.label}")}
    return frozenset(noun for base in bases for noun in doers_of(base)) - counted


_STRETCHES = frozenset({"training", "testing"})
_DURING = frozenset({"during", "throughout"})
_PARTS = frozenset("end start course beginning rest outset half remainder".split())


def _is_stretch(tokens: Sequence[Token], start: int) -> bool:
    """Whether a word is for how long something goes on: “throughout training”."""
    if not start or tokens[start].word not in _STRETCHES:
        return False
    before = tokens[start - 1].word
    of_part = before == "of" and start > 1 and tokens[start - 2].word in _PARTS
    return before in _DURING or of_part


_OF_SEVERAL = frozenset("the of these those other others but except groups".split())
_MINUTES = ("min", "mins")


def _is_number(token: Token) -> bool:
    return token.number is not None or token.word in NUMERALS


def _is_the_rest(token: Token, meaning: Ticks) -> bool:
    """Whether “all others” are the things that are left, though one thing is called “Other”."""
    return token.word == "others" and all("others" not in words_of(t) for t in meaning.ticks)


def _of_things(figure: Figure, unlabelled: Sequence[str]) -> Label | None:
    """What words for things mean: the ticks of the one dimension without a label.

    Where that is a single column, they mean what stands in its rows: “networks”, one of each city.
    """
    single = {d.name for d in figure.dimensions if len(d.ticks) == 1}
    if len(unlabelled) != 1 or unlabelled[0] not in single:
        return Label(unlabelled[0]) if len(unlabelled) == 1 else None
    several = [d for d in figure.dimensions if d.name not in single]
    in_rows = len(several) == 1 and not is_ordered(several[0])
    return Label(several[0].name) if in_rows else None
