"""From an English sentence to its readings as check expressions."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from itertools import dropwhile
from typing import Any

from figcheck.checking.english import families
from figcheck.checking.english.claims.discourse import Discourse, Surroundings, fixed
from figcheck.checking.english.claims.pronouns import (
    begins_with_its,
    begins_with_this_one,
    is_of_one,
    noun_taken_up,
    stands_for_own,
)
from figcheck.checking.english.claims.undecidable import ASSERTIVE
from figcheck.checking.english.families.blanks import of_blanks
from figcheck.checking.english.figures.figures_of_changes import of_sizes, of_steps, of_values
from figcheck.checking.english.kinds.balances import takes_results_apart
from figcheck.checking.english.kinds.class_lines import of_lines
from figcheck.checking.english.kinds.confusions import confusion_matrix, of_cases, of_flows
from figcheck.checking.english.kinds.contests import contest
from figcheck.checking.english.kinds.in_measured_units import in_measured_units
from figcheck.checking.english.kinds.parts_of_wholes import is_of_the_largest_part
from figcheck.checking.english.kinds.scale import Scale
from figcheck.checking.english.kinds.scatter_words import of_scatter
from figcheck.checking.english.kinds.squares import in_size, means_size, square
from figcheck.checking.english.lexicon.entries import (
    NUMERALS,
    begins_with_verb,
    classes_at,
    classes_in,
)
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place, Reading, Subject
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.names.names import Names
from figcheck.checking.english.naming.parts_of_years import names_edge_unseen
from figcheck.checking.english.naming.sizes import tells_of_size
from figcheck.checking.english.naming.synonyms import VARIANTS
from figcheck.checking.english.parsing.automaton import Automaton
from figcheck.checking.english.parsing.context import Context
from figcheck.checking.english.parsing.guesses import may_be_noun
from figcheck.checking.english.parsing.leads import Lead
from figcheck.checking.english.parsing.parse import Parse
from figcheck.checking.english.parsing.tokens import Token, is_preposition, tokenise
from figcheck.checking.english.parsing.vocabulary import Vocabulary
from figcheck.checking.english.parsing.words import Words
from figcheck.checking.english.phrases.blocks import of_blocks
from figcheck.checking.english.phrases.echo import Echo
from figcheck.checking.english.recasting.above_or_below_zero import is_size_below_zero
from figcheck.checking.english.recasting.brought_to_level import tells_level
from figcheck.checking.english.recasting.going_on import change_moves
from figcheck.checking.english.recasting.nothing_beyond import is_in_vain
from figcheck.checking.english.recasting.once_again import counts_once
from figcheck.checking.english.senses.among_all import among_all
from figcheck.checking.english.senses.amounts_of_steps import amounts_of_steps
from figcheck.checking.english.senses.beyond_named import beyond_named
from figcheck.checking.english.senses.by_then import since_the_beginning
from figcheck.checking.english.senses.each_panel import in_each_panel
from figcheck.checking.english.senses.early_moves import is_of_a_part, recovers_downwards
from figcheck.checking.english.senses.errors_meant import of_errors
from figcheck.checking.english.senses.every_one import (
    always_of_each,
    never_at_any_step,
    of_every_one,
    without_a_pause,
)
from figcheck.checking.english.senses.forecasts_apart import among_known, from_last_known
from figcheck.checking.english.senses.from_the_start import from_its_start, of_its_start
from figcheck.checking.english.senses.groups_ahead import groups_ahead
from figcheck.checking.english.senses.just_beyond import just_beyond
from figcheck.checking.english.senses.largest_together import of_parts_left
from figcheck.checking.english.senses.means_of_both import of_what_both_have
from figcheck.checking.english.senses.no_amount import may_be_zero
from figcheck.checking.english.senses.noun_left_out import leaves_out_noun
from figcheck.checking.english.senses.numbers_of_cells import counting_cells
from figcheck.checking.english.senses.of_a_while import is_of_a_while
from figcheck.checking.english.senses.of_named_measures import of_named_measures
from figcheck.checking.english.senses.of_their_sort import of_their_sort
from figcheck.checking.english.senses.open_until import begins_open
from figcheck.checking.english.senses.over_time import over_time
from figcheck.checking.english.senses.parts_kept import of_parts_kept
from figcheck.checking.english.senses.peaks_before import of_peaks_before
from figcheck.checking.english.senses.preciseness import of_errors_drawn
from figcheck.checking.english.senses.ranked_parts import of_ranked_parts
from figcheck.checking.english.senses.remainders import beside_remainder
from figcheck.checking.english.senses.sense import Sense
from figcheck.checking.english.senses.signed_gaps import with_their_sign
from figcheck.checking.english.senses.sums_meant import sums_meant
from figcheck.checking.english.senses.taken_up_amounts import (
    is_named_lead,
    loses_time,
    not_over_the_next,
    of_that_sum,
)
from figcheck.checking.english.senses.tautologies import of_several_values, saying_something
from figcheck.checking.english.senses.tied_cases import counting_ties
from figcheck.checking.english.senses.transfers import without_itself
from figcheck.checking.english.senses.twice_between import is_twice_between
from figcheck.checking.english.senses.two_cells import not_crossed
from figcheck.checking.english.senses.unchanged import leaves_out_change
from figcheck.checking.english.senses.vague_parts import vague_part
from figcheck.checking.english.senses.yardsticks import of_systems
from figcheck.checking.english.sentences.denials import denies_degree
from figcheck.checking.english.sources.in_units import told_in_units
from figcheck.checking.language import Table
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Arithmetic, Formula
from figcheck.checking.language.written import Written
from figcheck.model import Figure
from figcheck.patterns import any_case

__all__ = ["Context", "Reader"]

_NOTHING = Surroundings()
_TELLING = (ASSERTIVE - {"MORE", "BETTER", "RISING"}) | {"EACH", "COSTLY", "QUICK", "BULKY"}
"""Classes of words by which a parenthesis says something of its own; “(more green)” does not."""

_BARE_ALL = any_case(
    rf"all (?P<count>{'|'.join(NUMERALS[2:])}) "
    r"(?:have|need|use|require|reach|exceed|stay|cost|take)\b"
)

_SUPERLATIVES = frozenset("most least highest lowest largest smallest greatest fewest".split())

_SHOWN = 3
"""Words that tell where a clause is no longer understood."""

_LONGEST = 80
"""Tokens of a clause that is read; longer ones are left `unparsed`."""


class Reader:
    """Reads sentences about one figure.

    Args:
        figure: the figure that they are about.
        table: its values, if they are at hand already.
        whole: the names of the figure that it is a part of, if it is one.
    """

    def __init__(
        self, figure: Figure, table: Table | None = None, whole: Names | None = None
    ) -> None:
        self.figure = figure
        self.names = Names(figure)
        if whole is not None:
            self.names.take_labels(whole)
        self.table = table or Table(figure)
        self.written = Written()
        self.scale = Scale.of(figure)
        self.square = square(figure, self.table)
        self.confusions = confusion_matrix(figure)
        self.contest = contest(figure) if self.confusions is None else None
        self._sense = Sense(figure, self.names, self.table)
        self.vocabulary = Vocabulary(
            figure,
            self.names,
            self.scale,
            automaton(),
            has_intervals=bool(self.table.intervals),
            confusions=self.confusions,
            contest=self.contest,
        )
        self._read: dict[tuple[str, Surroundings], tuple[Reading, ...]] = {}
        self._gaps: dict[str, Subject | None] = {}
        # Kept parses know nothing of the reader that keeps them: a circle would have to wait
        # for the garbage collector, whose runs cost more than a figure's checking.
        self._no_discourse = Discourse()
        self._axes = frozenset(d.name for d in figure.dimensions if is_ordered(d))
        self._places: dict[str, tuple[Place, ...]] = {}
        self._named: dict[str, Mapping[str, tuple[str, ...]]] = {}
        self._alone: dict[str, Parse] = {}
        self._together: dict[str, tuple[Place | None, Sequence[Token]]] = {}

    def read(self, text: str, around: Surroundings = _NOTHING) -> tuple[Reading, ...]:
        """All readings of a clause that account for each of its words.

        Args:
            text: the clause, without markup.
            around: where it stands.

        Returns:
            The readings, none if the clause is not understood.
        """
        said = text, around
        if said not in self._read:
            self._read[said] = self._read_anew(text, around)
            if (whole := of_its_start(text)) is not None:
                started = self.read(whole, around)
                self._read[said] = from_its_start(self._read[said], started, self._holds)
        return self._read[said]

    def lacks_power(self, text: str) -> bool:
        """Whether a text has “400 employees”, of a column in thousands: it may mean 400,000."""
        if not self.names.measures.given or not any(map(str.isdigit, text)):
            return False
        tokens = self.vocabulary.tokens(text)
        return bool(told_in_units(self.names, self.scale, tokens).unsure)

    def _holds(self, reading: Reading) -> bool:
        return any(map(self._is_so, reading.formulas))

    def _is_so(self, formula: Formula) -> bool:
        return self.table.evaluate(formula).truth is True

    def _read_anew(self, text: str, around: Surroundings) -> tuple[Reading, ...]:
        if (vague := vague_part(text)) is not None:
            is_open = self._leaves_open(text, around)
            return () if is_open else vague.meant(self.read(vague.plain, around))
        found = self._readings(self.vocabulary.guessed(text), text, "clause", around)
        # Most texts cannot be read at all: what else may be wrong with them is not looked at.
        if (not found and self.square is None) or self._leaves_open(text, around):
            return ()
        readings = [r for one in dict.fromkeys(found) if (r := self._sense.of(one, text))]
        if self._sense.divided is not None and self._calls_parts_otherwise(text):
            whole = self._sense.divided
            readings = [r for r in readings if not _is_of_any_part(r, whole)]
        if around.said and _BARE_SUPERLATIVE.match(text) and _OF_TWO.search(around.said[0]):
            # "The gap is smallest in 2012, and largest in 2016": the gap.
            readings = [r for r in readings if all(map(_is_of_two, r.formulas))]
        if change_moves(text):
            # "The gain from A to B falls": the gain does, not A.
            readings = [r for r in readings if all(map(_is_of_two, r.formulas))]
        readings = list(of_scatter(readings, text))
        readings = of_named_measures(self.names, readings, self.vocabulary.tokens(text))
        measures = self.names.measures
        if measures.given and readings:
            told = told_in_units(self.names, self.scale, self.vocabulary.tokens(text))
            readings = in_measured_units(measures.given, measures.dimension, readings, told)
        readings = list(of_that_sum(just_beyond(readings, text), text, around.gap))
        if readings and tells_level(text):
            # "That brings A below 10": A is there, which says nothing of a change.
            readings = [r for r in readings if not any(map(_is_of_two, r.formulas))]
        if readings and is_named_lead(self, text, around.said):
            readings = list(not_over_the_next(readings, text))
        if not readings and self.square is None:
            return ()
        readings = self._settled(readings, text)
        if self.square is None:
            return tuple(in_size(readings) if means_size(self.figure, text) else readings)
        if not readings and (beside := self.square.beside_diagonal(text)) is not None:
            return self.read(beside, around)
        if not in_size(readings) and (signed := self.square.signed(text)) is not None:
            return self.square.absolute(self.read(signed, around))
        return self.square.readings(readings, text)

    def _settled(self, readings: list[Reading], text: str) -> list[Reading]:
        """The readings of a clause that what it says, and what the figure shows, leave of them."""
        tokens = self.vocabulary.tokens(text)
        readings = list(of_blocks(of_blanks(readings), text))
        readings = list(saying_something(self.table, counting_cells(readings, text)))
        readings = list(of_several_values(self.table, readings, text))
        readings = list(counting_ties(self.table, not_crossed(readings, text)))
        readings = list(in_each_panel(self.figure, readings, text))
        readings = list(over_time(self.figure, beyond_named(self.names, readings, text), text))
        readings = list(beside_remainder(self.figure, readings, text))
        readings = list(of_every_one(self.names, readings, tokens))
        readings = list(without_a_pause(always_of_each(readings, text), text))
        readings = list(never_at_any_step(readings, text))
        readings = list(among_all(self.names, readings, tokens))
        readings = list(groups_ahead(self.names, readings, text))
        readings = list(of_parts_left(self.names, readings, text))
        readings = list(of_parts_kept(with_their_sign(readings, self._is_so), text))
        readings = list(of_peaks_before(self.names, readings, tokens, text))
        readings = list(since_the_beginning(self.names, readings, tokens, self._is_so))
        readings = list(of_ranked_parts(readings, text))
        readings = list(of_steps(self.figure, of_values(self.figure, readings, text), text))
        readings = amounts_of_steps(self.figure, readings, text)
        readings = list(of_sizes(self.figure, readings, text))
        readings = list(among_known(self.figure, readings, text))
        readings = list(from_last_known(self.figure, readings, text))
        readings = list(sums_meant(self.figure, self.scale, self.table, readings, text))
        readings = list(of_what_both_have(self.table, readings))
        readings = list(of_their_sort(self.figure, readings))
        readings = list(of_systems(self.figure, self.table, readings, text))
        readings = list(of_errors_drawn(self.figure, readings, text))
        if self.names.directions is not None:
            readings = list(without_itself(self.figure, readings, text))
        if self.contest is not None:
            readings = list(self.contest.meant(readings, text))
        if self.confusions is not None and self.confusions.counts:
            readings = list(of_cases(self.confusions, readings, text))
        if self.confusions is not None:
            readings = list(of_flows(of_errors(self.confusions, readings, text), text))
            readings = list(of_lines(self.confusions, readings, text))
        return readings

    def _leaves_open(self, text: str, around: Surroundings) -> bool:
        """Whether a text may mean something else than what it would be read as."""
        if begins_with_this_one(text) and not (self.names.is_one_line or _is_placed(around)):
            return True
        if among := _EXCEPT_AMONG.match(text):
            # "Except for X, A and B are close to each other": are A and B left out?
            left_out, kept = (self.ticks_in(among[side]).keys() for side in ("out", "kept"))
            if not left_out.isdisjoint(kept):
                return True
        if _DOMINATED.search(text):
            return True  # "B is not dominated by A": A need not be ahead by every measure.
        if _BECOMES.search(text) and self._is_of_stretch(around):
            return True  # "…, between 2014 and 2016, when A becomes the larger": in its course.
        if around.said and _LEADS.search(text) and self._leads_two(text, around.said[0]):
            return True  # "A and B are almost level, with B slightly ahead": of A, or of all?
        if is_of_one(text) and not self._knows_one(text, around):
            return True  # "Its last step …", where it may be any of several.
        if (
            is_of_a_part(text)
            or leaves_out_change(text)
            or leaves_out_noun(text)
            or is_twice_between(text)
        ):
            return True
        if (
            denies_degree(text)
            or is_in_vain(text)
            or self._takes_up_unknown(text)
            or self._counts_measures(text)
        ):
            return True
        if counts_once(text):
            return True  # "It leads once again" is recast before it is read.
        if may_be_zero(self.figure, text):
            return True  # "0.5 beats no dropout": a dropout of 0, or none.
        if is_of_a_while(text, around.said[0] if around.said else ""):
            return True
        if begins_open(self, text, around.said[0] if around.said else ""):
            return True
        if around.said and self._hangs_on_what_is_lost(text, around):
            return True
        if is_size_below_zero(self.figure, text):
            return True  # "The repression of A is stronger": its values are lower.
        if self._goes_on_with_points(text):
            return True
        if _BUT_NOT.search(text) or _WITHIN_SO_LONG.search(text) or _NON_ZERO.search(text):
            return True  # "Best on A but not on B" says nothing of C.
        if names_edge_unseen(self.figure, text) or tells_of_size(self.figure, text):
            return True
        if takes_results_apart(self.figure, text):
            return True
        if recovers_downwards(self.figure, text) or loses_time(self.figure, text):
            return True
        return bool(around.said) and stands_for_own(text, around.said[0])

    def _is_of_stretch(self, around: Surroundings) -> bool:
        """Whether the surroundings name several points of an axis that has an order."""
        here = around.here.ticks if around.here is not None else ()
        return any(len(t) > 1 and d in self._axes for d, t in here)

    def _goes_on_with_points(self, text: str) -> bool:
        """Whether “Size 8 peaks at 0.1, 16 at 0.2” goes on with the size 16, not a value of 16."""
        peaks = _PEAKS_AT.search(text)
        if peaks is None:
            return False
        numbers = [float(m["number"]) for m in _NUMBER_AT.finditer(text, peaks.end())]
        places = self.places_in(text[: peaks.start()]) if numbers else ()
        named = {d for place in places for d in place.dimensions}
        return any(self.names.tick_of(d, n) is not None for d in named for n in numbers)

    def _leads_two(self, text: str, before: str) -> bool:
        """Whether a clause is about one of the two of a kind that the one before it names."""
        named = self.ticks_in(before)
        return any(
            len(named.get(d, ())) == _TWO and set(ticks) < set(named[d])
            for d, ticks in self.ticks_in(text).items()
        )

    def _counts_measures(self, text: str) -> bool:
        """Whether “all three have …” can only be three measures: it is said of what has them."""
        match = _BARE_ALL.match(text)
        measures = self.names.measures.dimension
        if match is None or measures is None:
            return False
        count = NUMERALS.index(match["count"].lower())
        of_size = {d.name for d in self.figure.dimensions if len(d.ticks) == count}
        return of_size == {measures}

    def _calls_parts_otherwise(self, text: str) -> bool:
        """Whether most is said to be there of something that nothing knows: “the most scorn”."""
        words = self.vocabulary.words(text)
        return any(
            place and words.tokens[place - 1].word in _SUPERLATIVES for place in words.unknown
        )

    def _hangs_on_what_is_lost(self, text: str, around: Surroundings) -> bool:
        """Whether a clause goes on at a point that is not known any more."""
        before = around.said[0]
        at_point = _AT_A_POINT.search(before) is not None and _AS_MANY.search(text) is not None
        # "A ends at 12, which is twice what B has": at the end.
        return at_point and self.stretch_of(text) is None and not _fixes_point(self, around)

    def _knows_one(self, text: str, around: Surroundings) -> bool:
        """Whether something tells what “it” or “its …” is."""
        if around.gap is not None or _is_placed(around):
            return True
        return not around.lost and (self.names.is_one_line or not begins_with_its(text))

    def stand_on_axes_of_their_own(self, dimension: str) -> bool:
        """Whether no number is said of all ticks of a dimension: the left axis, and the right."""
        return self._sense.keeps_apart(dimension)

    def places_in(self, text: str) -> tuple[Place, ...]:
        """The places that a text names, in their order, each as far as it goes."""
        if text in self._places:
            return self._places[text]
        tokens = self.vocabulary.tokens(text)
        parse = self.parse_alone(text)
        found: list[Place] = []
        start = 0
        while start < len(tokens):
            stop, places = parse.longest("place", start)
            meant = {place.plain for place in places}
            one = next(iter(meant)) if len(meant) == 1 else self._class_of(meant)
            if one is not None and not _is_length(tokens, start):
                found.append(one)
            start = max(stop, start + 1)
        self._places[text] = tuple(found)
        return self._places[text]

    def dimensions_in(self, text: str) -> frozenset[str]:
        """The dimensions of which a text names ticks.

        Args:
            text: the text.
        """
        return frozenset(d for place in self.places_in(text) for d in place.dimensions)

    def ticks_in(self, text: str) -> Mapping[str, tuple[str, ...]]:
        """All ticks that a text names, by dimension."""
        found = self._named.get(text)
        if found is None:
            tokens = self.vocabulary.tokens(text)
            named: dict[str, dict[str, None]] = {}
            i = 0
            while i < len(tokens):
                stop = i + 1
                if ticks := dict(self.names.ticks_at(tokens, i)):
                    stop = max(ticks)
                    of = named.setdefault(ticks[stop].dimension, {})
                    of.update(dict.fromkeys(ticks[stop].ticks))
                i = stop
            found = {dimension: tuple(ticks) for dimension, ticks in named.items()}
            self._named[text] = found
        return found

    def without_orders(self, text: str) -> str:
        """A text without the first place in it that two coordinates tell: “where y exceeds x”."""
        tokens = self.vocabulary.tokens(text)
        parse = self.parse_alone(text)
        for start in range(len(tokens)):
            stop, _ = parse.longest("order_at", start)
            if stop > start:
                return f"{text[: tokens[start].start]}{text[tokens[stop - 1].end :]}"
        return text

    def subject_of(self, text: str) -> Place | None:
        """The place that a text begins with, be it behind “In 2010, …”; `None` for “It …”."""
        found: set[Place] = {place.plain for place in self._first(text, "place")}
        return next(iter(found)) if len(found) == 1 else self._class_of(found)

    def _class_of(self, found: Collection[Place]) -> Place | None:
        """The one class that some places are, by its row or by its column: by its row."""
        matrix = self.confusions
        ticks = {place.ticks for place in found}
        if matrix is None or len({t for named in ticks for _, t in named}) != 1:
            return None
        rows = [p for p in found if p.dimensions == {matrix.truth.name}]
        return rows[0] if rows and all(len(named) == 1 for named in ticks) else None

    def beyond_axes(self, place: Place) -> Place:
        """A place without the points of axes that have an order."""
        return place.without(self._axes)

    def quantity_of(self, text: str) -> Subject | None:
        """What a text begins with, where that is made of several values: a gap, a mean."""
        found = self.quantities_of(text)
        return next(iter(found)) if len(found) == 1 else None

    def quantities_of(self, text: str) -> frozenset[Subject]:
        """All that may be meant by what a text begins with that is made of several values."""
        tokens = self.vocabulary.tokens(text)
        if tokens and tokens[0].word.endswith("s") and begins_with_verb(tokens, 0):
            return frozenset()  # "Rises with the ratio": that is no rise.
        subjects = self._first(text, "subject")
        return frozenset(s for s in subjects if s.minus or s.aggregate or s.rate or s.drawn)

    def _first(self, text: str, symbol: str) -> list[Any]:
        """The longest readings of what a text begins with, be it behind “In 2010, …”."""
        tokens = self.vocabulary.tokens(text)
        parse = self.parse_alone(text)
        start, _ = parse.longest("lead", 0) if tokens else (0, ())
        # "Wind, solar and hydro together …": no lead, but the first of a list.
        found = [parse.longest(symbol, i) for i in dict.fromkeys((0, start)) if i < len(tokens)]
        _, longest = max(found, key=lambda one: one[0] if one[1] else 0, default=(0, ()))
        return [*longest]

    def echo_of(
        self, text: str, symbol: str = "echo", around: Surroundings = _NOTHING
    ) -> Echo | None:
        """What a clause says to hold elsewhere as well, if it says just that.

        Args:
            text: the clause.
            symbol: `echo` for “The same is true of B”, `repeated` for “… and only five in B”.
            around: where it stands.
        """
        found: set[Echo] = set(self._readings(self.vocabulary.words(text), text, symbol, around))
        return found.pop() if len(found) == 1 else None

    def gap_of(self, label: str) -> Subject | None:
        """The difference that a label names: "Precision/recall gap on NYT11"."""
        if label not in self._gaps:
            found = set(self._readings(self.vocabulary.words(label), label, "gap_label"))
            self._gaps[label] = found.pop() if len(found) == 1 else None
        return self._gaps[label]

    def rest_of(self, text: str) -> str | None:
        """What a clause goes on with where it is no longer understood, in a few words.

        Returns:
            The words; none if all are understood and only their sense is not; `None` for a
            text that is not read at all.
        """
        tokens = self.vocabulary.tokens(text)
        if not tokens or len(tokens) > _LONGEST:
            return None
        start = self.vocabulary.guessed(text).shape.furthest("clause")
        rest = list(dropwhile(lambda t: not t.is_word, tokens[start:]))[:_SHOWN]
        return text[rest[0].start : rest[-1].end] if rest else ""

    def may_name(self, text: str) -> bool:
        """Whether a text has words of some names without being one that is known: “zh”.

        “Lowest league” names no league, though one is called the Premier League.
        """
        tokens = tokenise(text)
        telling = [i for i, token in enumerate(tokens) if token.word in self.names.telling]
        return any(not any(self.names.labels_at(tokens, i)) for i in telling)

    def names_anything(self, text: str) -> bool:
        """Whether a text names a part of the figure."""
        tokens = tokenise(text)
        return any(
            any(self.names.ticks_at(tokens, i)) or any(self.names.labels_at(tokens, i))
            for i in range(len(tokens))
        )

    def names_a_tick(self, text: str) -> bool:
        """Whether a text names something that the figure shows: a row, a series, a point."""
        tokens = tokenise(text)
        return any(any(self.names.ticks_at(tokens, i)) for i in range(len(tokens)))

    def without_names(self, text: str) -> str:
        """A text with a bare letter for the name of each thing that the figure shows."""
        tokens = tokenise(text)
        said, place, done = [], 0, 0
        while place < len(tokens):
            stop = max((stop for stop, _ in self.names.ticks_at(tokens, place)), default=place)
            if stop > place:
                said.append(f"{text[done : tokens[place].start]}A")
                done = tokens[stop - 1].end
            place = max(stop, place + 1)
        return "".join((*said, text[done:]))

    def names_any_of(self, text: str, dimensions: Collection[str]) -> bool:
        """Whether a text names one of some dimensions, or a tick of one."""
        tokens = tokenise(text)
        return any(
            meaning.dimension in dimensions
            for i in range(len(tokens))
            for at in (self.names.ticks_at, self.names.labels_at)
            for _, meaning in at(tokens, i)
        )

    def lead(self, text: str, here: Place) -> Place:
        """What a clause leaves to those after it: “In 2018, A had 12, while B had 9”."""
        return Lead(self, text).place(here)

    def parse_there(self, words: Words, here: Place) -> Parse:
        """The parse of words that stand at a place, with nothing said before them."""
        return self._parse(words, Surroundings(here), self._no_discourse)

    def stretch_of(self, text: str, said: tuple[str, ...] = ()) -> Place | None:
        """Where on an axis a clause looks at something: "ViT improves after epoch 20".

        Args:
            text: the clause.
            said: what was said before it, the latest first: “over the next ten years”.
        """
        tokens = self.vocabulary.tokens(text)
        parse = self.parse_alone(text)
        if said and tokens:
            discourse = Discourse((text, *said), self.places_in, EVERYWHERE, self._axes)
            parse = self._parse(self.vocabulary.words(text), _NOTHING, discourse)
        for start in reversed(range(len(tokens))):
            _, longest = parse.longest("at", start)
            places: list[Place] = [place.plain for place in longest]
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
        found: list[tuple[int, int]] = []
        if all(token.word not in _WITHIN_NAMES for token in tokens):
            return ()
        for i, token in enumerate(tokens):
            stops = [stop for stop, _ in self.names.ticks_at(tokens, i)]
            stop = max(stops) if stops else i
            if stop > i + 1 and any(t.word in _WITHIN_NAMES for t in tokens[i:stop]):
                found.append((token.start, tokens[stop - 1].end))
        return tuple(found)

    def span_of_subjects(self, text: str) -> tuple[tuple[int, int], ...]:
        """Where a text begins with three names or more: “A, B, and C add up to 5, …”."""
        tokens = tokenise(text)
        place = names = 0
        while place < len(tokens):
            named = dict(self.names.ticks_at(tokens, place))
            if not named or any(named[max(named)].dimension != t.dimension for t in named.values()):
                break
            place, names = max(named), names + 1
            joint = [token.word for token in tokens[place : place + 2]]
            if joint[:1] == ["and"] or joint[:1] != [","]:
                break
            place += 1 + (joint == [",", "and"])
        listed = names > 2 and place < len(tokens)
        return ((tokens[0].start, tokens[place - 1].end),) if listed else ()

    def refers_back(self, text: str) -> bool:
        """Whether a text speaks of what was named before: "the two", "they"."""
        return "REFERS" in classes_in(text)

    def is_place(self, text: str) -> bool:
        """Whether a text does no more than name a place."""
        return bool(self._readings(self.vocabulary.words(text), text, "place"))

    def crossed(self, text: str) -> Place | None:
        """What a label names that is made of names and signs alone: “Women | 1995”."""
        place, rest = self._named_together(text)
        if place is None or any(token.is_word or token.number is not None for token in rest):
            return None
        return place if len(place.ticks) > 1 else None

    def is_place_label(self, text: str) -> bool:
        """Whether a text before a colon does no more than name a place."""
        return self.is_place(text) or self.crossed(text) is not None

    def is_lead(self, text: str) -> bool:
        """Whether a text says where, and nothing else: “In 2010”, but not “Also in 2010”."""
        words = self.vocabulary.words(text)
        bare = len(words.tokens) == len(tokenise(text))
        return bare and bool(self._readings(words, text, "at"))

    def is_elliptical(self, text: str) -> bool:
        """Whether a text leaves out of what it names the extreme: "…, while B has the lowest"."""
        tokens = tokenise(text)
        return "EXTREME" in classes_in(text) and not any(
            any(self.names.topics.at(tokens, i)) or self.names.topics.has(t)
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

    def _takes_up_unknown(self, text: str) -> bool:
        """Whether a text is about “this habit”, of which nothing tells that the values are it."""
        noun = noun_taken_up(text)
        tokens = tokenise(text)
        found = next((i for i, t in enumerate(tokens) if t.word == noun), None)
        if noun is None or found is None:
            return False
        return may_be_noun(tokens[found]) and not self._is_known(tokens, found)

    def _is_known(self, tokens: Sequence[Token], i: int) -> bool:
        named = (self.names.ticks_at, self.names.labels_at, self.names.topics.at)
        return (
            self.names.topics.has(tokens[i])
            or any(any(at(tokens, i)) for at in named)
            or any(classes_at(tokens, i))
        )

    def writes_a_value(self, text: str) -> bool:
        """Whether a text has a number that is neither a tick nor part of a name."""
        tokens = tokenise(text)
        if all(token.number is None for token in tokens):
            return False
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
        place, _ = self._named_together(text)
        return place

    def _named_together(self, text: str) -> tuple[Place | None, Sequence[Token]]:
        """What `mentions` gives, and the tokens that are no part of a name."""
        if text not in self._together:
            self._together[text] = self._all_named(text)
        return self._together[text]

    def _all_named(self, text: str) -> tuple[Place | None, Sequence[Token]]:
        tokens = self.vocabulary.tokens(text)
        place: Place | None = EVERYWHERE
        rest: list[Token] = []
        i = 0
        while i < len(tokens) and place is not None:
            ticks = dict(self.names.ticks_at(tokens, i))
            if ticks and not is_preposition(tokens, i):
                stop = max(ticks)
                place = place.within(Place.of(ticks[stop].dimension, ticks[stop].ticks))
                i = stop
            else:
                rest.append(tokens[i])
                i += 1
        return place, rest

    def common_to(self, text: str) -> Place:
        """What holds of all that a text names: "inference" of "A vs. B in inference"."""
        return fixed(self.places_in(text))

    def is_aside(self, text: str) -> bool:
        """Whether a text in brackets adds nothing that could be checked: no number, “highest”."""
        tokens = tokenise(text)
        if all(token.word in VARIANTS for token in tokens):
            return False  # "BERT (large)" is another one.
        names = any(
            token.number is not None or any(self.names.ticks_at(tokens, i))
            for i, token in enumerate(tokens)
        )
        # "(upper-right triangle)" says which cells are meant, or should.
        return not names and _TELLING.isdisjoint(classes_in(text)) and not self.is_place(text)

    def _readings(
        self, words: Words, text: str, symbol: str, around: Surroundings = _NOTHING
    ) -> tuple[Any, ...]:
        if not words.tokens or len(words.tokens) > _LONGEST or not words.shape.whole(symbol):
            return ()
        discourse = Discourse(
            (text, *around.said), self.places_in, around.here or EVERYWHERE, self._axes
        )
        return self._parse(words, around, discourse).readings(symbol)

    def parse_alone(self, text: str) -> Parse:
        """A text as it is read wherever it stands."""
        parse = self._alone.get(text)
        if parse is None:
            words = self.vocabulary.words(text)
            parse = self._alone[text] = self._parse(words, _NOTHING, Discourse((text,)))
        return parse

    def _parse(self, words: Words, around: Surroundings, discourse: Discourse) -> Parse:
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
            square=self.square,
            confusions=self.confusions,
            contest=self.contest,
        )
        return Parse(words, context)


_WITHIN_NAMES = frozenset({",", "and", ":", "with"})
"""Signs and words in a name that part clauses, or join them, where they are in none."""

_FROM_AN_END = frozenset("first last next final previous initial additional another past".split())


_NON_ZERO = any_case(r"\bnon-?zero (?!(?:cell|entr|value|element|number)[a-z]*\b)")
"""“For all non-zero doses”: all points of an axis but one, which is not left out."""

_PEAKS_AT = any_case(
    r"\b(?:peaks?|tops? out|bottoms? out|(?:is|does|performs|works|scores) "
    r"(?:best|worst|highest|lowest)) (?:at|in|with|for) "
)
_NUMBER_AT = any_case(r"(?:,|\band\b) (?P<number>\d+(?:\.\d+)?) (?:at|in|with|for) ")
"""What a thing is best at, and what stands behind that for another thing."""

_BUT_NOT = any_case(r"\bbut not (?:on|in|at|for|with|under) ")
_WITHIN_SO_LONG = any_case(
    r"\bwithin (?:[a-z]+ ){0,3}?(?:one|two|three|four|five|six|seven|eight|nine|ten|a single|\d\d?)"
    r" (?:month|quarter|year|decade)s?\b.*\b(?:from|between)\b"
)
_EXCEPT_AMONG = any_case(
    r"(?:except|excepting|excluding|with the exception|apart|aside|other than|besides|save)\b"
    r"(?P<out>[^,]{1,60}), (?P<kept>[^,]{1,60} and [^,]{1,120})\b(?:each other|one another)\b"
)
_DOMINATED = any_case(r"\b(?:not|no|none|never|neither|n['’]t)\b.*\bdominated\b")
_BECOMES = any_case(r"\bbec(?:omes?|oming|ame) the\b")
_LEADS = any_case(r"\b[a-z]+ly leads?\W*\Z")
_TWO = 2
_BARE_SUPERLATIVE = any_case(
    r"(?:(?:[\w-]+ ){1,3}(?:is|was) )?(?:the )?"
    r"(?:largest|smallest|highest|lowest|widest|narrowest|biggest|greatest)\b"
    r"(?! (?:value|cell|entry|number|score|share|rate|bar|[a-z]+ is))"
)
_OF_TWO = any_case(r"\b(?:differences?|gaps?|distances?|margins?|ratios?|leads?)\b")
_AT_A_POINT = any_case(
    r"\b(?:ends?|ended|starts?|started|begins?|began|closes?|closed|finish(?:es|ed)?|opens?|opened"
    r"|peaks?|peaked)\b(?: the \w+)? (?:at|with|on)\b"
)
_AS_MANY = any_case(
    r"\b(?:is|was) (?:[\w-]+ ){0,5}?"
    r"(?:times|twice|double|triple|half|thrice)\b"
)


def _is_of_two(formula: Formula) -> bool:
    """Whether a formula is about what is made of two values."""
    return any(isinstance(node, Arithmetic) for node in nodes_of(formula))


def _fixes_point(reader: Reader, around: Surroundings) -> bool:
    """Whether the surroundings say at which point of each axis a clause looks."""
    here = around.here
    along = [d.name for d in reader.figure.dimensions if is_ordered(d) and len(d.ticks) > 1]
    return here is not None and all(len(here.get(name)) == 1 for name in along)


def _is_placed(around: Surroundings) -> bool:
    """Whether something in the surroundings says where."""
    return around.here is not None and bool(around.here.ticks)


def _is_length(tokens: Sequence[Token], start: int) -> bool:
    """Whether a number says how long a stretch is: “over the last 10 weeks” is not at week 10."""
    behind = start > 0 and tokens[start - 1].word in _FROM_AN_END
    return behind and tokens[start].number is not None


@cache
def automaton() -> Automaton:
    """The rules of all families, made ready when the first sentence is read."""
    return Automaton(families.GRAMMAR.rules)


def _is_of_any_part(reading: Reading, divided: str) -> bool:
    """Whether a reading is about the largest part of a whole, whichever that is."""
    return any(is_of_the_largest_part(node, divided) for node in reading.nodes)
