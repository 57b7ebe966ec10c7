"""What the rules of the grammar may ask while a clause is read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field, replace
from itertools import combinations
from math import prod

from figcheck.checking.english.claims.discourse import Discourse
from figcheck.checking.english.claims.relative_times import (
    point_further,
    tells_time,
    told_from,
    years_on,
)
from figcheck.checking.english.kinds.confusions import Confusions
from figcheck.checking.english.kinds.contests import Contest
from figcheck.checking.english.kinds.measure_names import gives_differences
from figcheck.checking.english.kinds.scale import Scale
from figcheck.checking.english.kinds.squares import Square
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Place, Reading, Subject
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.names.names import Label, Names
from figcheck.checking.english.naming.ablations import baseline_of
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.language import Table
from figcheck.checking.language.calendar import comes_round
from figcheck.checking.language.order import is_ordered, ordinates
from figcheck.model import Figure, Role
from figcheck.records import record
from figcheck.times import is_time

_MOST_PLACES = 16
"""Panels and series of which it is looked at how many values two of them share."""

_AGGREGATES = frozenset("overall average avg mean total all".split())
"""Names of ticks that sum up the others."""

_SETS = "(?:benchmark|data ?set|task|test set|domain|corpus|suite|subject|discipline)s?|corpora"
"""What things are measured on."""

_AVERAGES = frozenset("average avg mean".split())


@record
class Context:
    """What the rules of the grammar may ask while a clause is read.

    Attributes:
        figure: the figure that the clause is about.
        names: the figure's names.
        table: the figure's values.
        scale: in what its values are given.
        here: what the clause's surroundings fix: "in this panel".
        about_something: whether a label or an earlier clause has named something
            that a clause without a subject may be about.
        lost: whether they name several things that cannot all be meant.
        gap: the difference that a label above the clause names, if it names one.
        discourse: what the clause and those before it name.
        square: the figure as a symmetric matrix, if it is one.
        confusions: the figure as a confusion matrix, if it is one.
        contest: the figure as a matrix of contests, if it is one.
        asserted: what statements were found to assert, each with the place that leads it: as a
            rule several ways to read a sentence come to the same statement.
    """

    figure: Figure
    names: Names
    table: Table
    scale: Scale
    here: Place
    discourse: Discourse
    about_something: bool = False
    lost: bool = False
    gap: Subject | None = None
    square: Square | None = None
    confusions: Confusions | None = None
    contest: Contest | None = None
    asserted: dict[tuple[object, Place], Reading | None] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def ticks(self, dimension: str, numbers: Sequence[float]) -> Place | None:
        """The place of the ticks that are these numbers; `None` if one is no tick."""
        ticks = [self.names.tick_of(dimension, n) for n in numbers]
        known = [t for t in ticks if t is not None]
        return Place.of(dimension, known) if known and len(known) == len(ticks) else None

    def between(self, dimension: str, low: float, high: float) -> Place | None:
        """The place of the ticks from one number to another, both included."""
        first, last = min(low, high), max(low, high)
        known = self.names.dimensions[dimension]
        if (
            self.names.tick_of(dimension, low) is None
            or self.names.tick_of(dimension, high) is None
        ):
            return None
        ticks = [
            t
            for t, n in zip(known.ticks, known.numbers, strict=True)
            if n is not None and first <= n <= last
        ]
        return Place.of(dimension, ticks) if ticks else None

    def is_stretch(self, low: Amount, high: Amount) -> bool:
        """Whether two numbers are ticks of one axis that has an order."""
        numbers = [low.number.value, high.number.value]
        axes = (d.name for d in self.figure.dimensions if is_ordered(d))
        return any(self.ticks(axis, numbers) is not None for axis in axes)

    def is_scale(self, dimension: str) -> bool:
        """Whether a dimension says where something is looked at: an axis, a panel."""
        known = self.names.dimensions[dimension]
        return known.role is Role.PANEL or is_ordered(known)

    def looks_at_stretch(self, dimension: str) -> bool:
        """Whether the surroundings fix a stretch of an axis: “every year” is each of these."""
        return len(self.here.get(dimension)) > 1 and is_ordered(self.names.dimensions[dimension])

    def at_position(self, dimension: str, position: int) -> Place | None:
        """The place of the tick at a position of an axis, from the left or the top."""
        ticks = self.names.dimensions[dimension].ticks
        if not -len(ticks) <= position < len(ticks):
            return None
        return Place.of(dimension, [ticks[position]])

    def ray(self, place: Place, *, after: bool, included: bool) -> Place | None:
        """The ticks from a place on, or up to it, in the ascending order of its one axis."""
        if len(place.ticks) != 1 or len(place.ticks[0][1]) != 1:
            return None
        dimension, (tick,) = place.ticks[0]
        known = self.names.dimensions[dimension]
        numbered = any(map(str.isdigit, "".join(known.ticks)))
        if known.role not in (Role.X, Role.Y) and not is_time(known):
            return None
        if not (numbered or is_ordered(known)):
            return None  # "after Germany" is no stretch of an axis, nor is "beaten by Net50".
        ordered = self.ascending(dimension)
        position = ordered.index(tick)
        if after:
            kept = ordered[position if included else position + 1 :]
        else:
            kept = ordered[: position + 1 if included else position]
        return Place.of(dimension, kept) if kept else None

    def two_things(self) -> bool:
        """Whether just one dimension has two ticks, and no order: two lines, two panels."""
        ticks = [self.here.get(d.name) or d.ticks for d in self.figure.dimensions]
        things = zip(self.figure.dimensions, ticks, strict=True)
        return sum(len(t) == 2 and not is_ordered(d) for d, t in things) == 1

    def pair_named(self, dimension: str | None) -> tuple[Place, Place] | None:
        """The two things that were named last: rather two lines than two of their points."""
        pair = self.discourse.pair(dimension)
        if pair is None or (not dimension and self._are_points(*pair)):
            return None
        one, two = pair
        differing = [d for d in one.dimensions if one.get(d) != two.get(d)]
        known = all(self._are_last(d, (*one.get(d), *two.get(d))) for d in differing)
        if known and tells_time(self.discourse.clause):
            # "In 2012 A and B are close. Ten years later the two …": not those of 2012.
            ordered = {d.name for d in self.figure.dimensions if is_ordered(d)} - set(differing)
            return one.without(ordered), two.without(ordered)
        return pair if known else None

    def several_named(self, dimension: str | None, count: int | None) -> Place | None:
        """All things of a kind that were named last, of two of them rather lines than points."""
        place = self.discourse.several(dimension, count)
        if place is None or count != 2:
            return place
        points = not dimension and self._are_points(place, EVERYWHERE)
        known = all(self._are_last(d, t) for d, t in place.ticks if len(t) > 1)
        return place if known and not points else None

    def _are_last(self, dimension: str, ticks: Sequence[str]) -> bool:
        """Whether nothing else of a kind was named since: “C is last, as the two do not touch”."""
        return set(ticks).issuperset(self.discourse.named().get(dimension, ()))

    def _are_points(self, one: Place, two: Place) -> bool:
        differing = {d for d in one.dimensions if one.get(d) != two.get(d)}
        ordered = {d.name for d in self.figure.dimensions if is_ordered(d)}
        return bool(differing) and differing <= ordered and self.two_things()

    def in_its_panel(self, place: Place) -> Place:
        """A place with the one panel that has what it names, where that is one of several."""
        panel = self.figure.dimension(Role.PANEL)
        if (
            panel is None
            or not place.ticks
            or panel.name in place.dimensions | self.names.attributes
        ):
            return place
        position = self.figure.dimensions.index(panel)
        found = {self.figure.cells[i].at[position] for i in self.table.indices(place.cells)}
        ticks = [t for t in found if t is not None]
        one = len(found) == len(ticks) == 1 < len(panel.ticks)
        return place.default(Place.of(panel.name, ticks)) if one else place

    def named_last(self) -> Place | None:
        """The stretch of an axis that was named last, of time above all."""
        dimensions = self.figure.dimensions
        ranked = [d for d in dimensions if is_ordered(d)]
        # "At that point", of models by their size along an axis: a point of the axis.
        axes = [d for d in ranked if d.role not in (Role.SERIES, Role.PANEL)]
        ordered = frozenset(d.name for d in axes or ranked)
        timed = frozenset(d.name for d in dimensions if is_time(d))
        return self.discourse.last_along(ordered, timed, self._years_on)

    def told_before(self) -> Place | None:
        """The point of time that a clause names before it says “ten years later”, or so."""
        tokens = tokenise(told_from(self.discourse.clause))
        found = [t for i in range(len(tokens)) for _, t in self.names.ticks_at(tokens, i)]
        places = {
            (t.dimension, t.ticks) for t in found if is_time(self.names.dimensions[t.dimension])
        }
        return Place(tuple(places)) if len(places) == 1 else None

    def _years_on(self, text: str, base: Place) -> Place | None:
        """The point that a text tells from one: “four years later”; that one, if it tells none."""
        years = years_on(text)
        return base if years is None else self.further(base, years, steps=False)

    def ray_beyond(self, place: Place | None, *, after: bool, included: bool) -> Place | None:
        """The ticks after a stretch of an axis, or before it."""
        if place is None:
            return None
        ((dimension, ticks),) = place.ticks
        ordered = self.ascending(dimension)
        places = sorted(ordered.index(t) for t in ticks)
        end = slice(places[-1] + (not included), None)
        kept = ordered[end] if after else ordered[: places[0] + included]
        return Place.of(dimension, kept) if kept else None

    def further(self, base: Place, distance: float, *, steps: bool) -> Place | None:
        """The tick so far from the last one of a stretch of an axis.

        Args:
            base: the stretch, of one dimension.
            distance: how far, up or down the axis.
            steps: whether it counts ticks rather than years, or what their numbers say.
        """
        ((dimension, ticks),) = base.ticks
        ordered = self.ascending(dimension)
        place = max(map(ordered.index, ticks))
        if steps:
            there = place + int(distance)
            return Place.of(dimension, [ordered[there]]) if 0 <= there < len(ordered) else None
        known = self.names.dimensions[dimension]
        if is_time(known):
            tick = point_further(known, ordered[place], distance)
        else:
            number = dict(zip(known.ticks, known.numbers, strict=True))[ordered[place]]
            tick = None if number is None else self.names.tick_of(dimension, number + distance)
        return None if tick is None else Place.of(dimension, [tick])

    def stretch(self, one: Place, two: Place) -> Place | None:
        """The ticks from one place to another of the same axis, both included."""
        if one.dimensions != two.dimensions or len(one.ticks) != 1:
            return None
        ((dimension, ticks),) = one.ticks
        if len(ticks) != 1 or len(two.get(dimension)) != 1:
            return None
        if self.names.directions and dimension in self.names.directions:
            return None  # "From German to French" leads from a row to a column.
        ordered = self.ascending(dimension)
        start, stop = (ordered.index(p.get(dimension)[0]) for p in (one, two))
        if start > stop and comes_round(self.names.dimensions[dimension]):
            # "From October to April": over the turn of the year, as values, not as a course.
            turn = (*ordered[start:], *ordered[: stop + 1])
            return replace(Place.of(dimension, turn), of_changes=False)
        if start > stop and not is_ordered(self.names.dimensions[dimension]):
            return None  # "From the baseline to the full model": from one to the other.
        low, high = sorted((start, stop))
        return Place.of(dimension, ordered[low : high + 1])

    def stretch_between(self, one: Place, two: Place) -> Place | None:
        """The same of what lies between them; what is between two lines is no stretch of lines."""
        roles = {self.names.dimensions[d].role for d in one.dimensions}
        return None if Role.SERIES in roles else self.stretch(one, two)

    def ascending(self, dimension: str) -> list[str]:
        """The ticks of a dimension from low to high, from early to late."""
        known = self.names.dimensions[dimension]
        places = ordinates(known)
        return [known.ticks[i] for i in sorted(range(len(places)), key=places.__getitem__)]

    def drawn(self, dimension: str) -> list[str]:
        """The ticks of an axis as one comes to them: “9 h, 3 h, none”, but through time."""
        known = self.names.dimensions[dimension]
        return self.ascending(dimension) if is_time(known) else list(known.ticks)

    @property
    def in_percent(self) -> bool:
        """Whether the figure's values are percentages."""
        return Scale.of(self.figure).percent

    def may_be(self, amount: Amount | None) -> bool:
        """Whether a value of the figure may be given so: a percentage only of percentages."""
        if amount is None or not amount.percent or self.scale.percent:
            return True
        if self.names.measures.in_unit("%") is not None:
            return True
        # Percentages without their sign; thousands are none.
        return 1 < self.scale.high <= 100 and self.scale.power is None

    def is_tick(self, number: float) -> bool:
        """Whether a number may be a place of one of the axes."""
        return any(self.names.tick_of(d, number) is not None for d in self.names.dimensions)

    @property
    def numbers_of_cells(self) -> set[int]:
        """How many values there are: in all, at each panel or series, where two of these meet."""
        ends = [d for d in self.figure.dimensions if d.role in (Role.PANEL, Role.SERIES)]
        if len(self.table.indices(EVERYWHERE.cells)) < prod(map(self.size, self.names.dimensions)):
            ends = list(self.figure.dimensions)  # Rows do not have as many as there are columns.
        places = [Place.of(d.name, [t]) for d in ends for t in d.ticks]
        both = [one.within(two) for one, two in combinations(places[:_MOST_PLACES], 2)]
        wholes = (EVERYWHERE, *places, *both)
        return {len(self.table.indices(p.cells)) for p in wholes if p is not None}

    def size(self, dimension: str) -> int:
        """How many ticks a dimension has."""
        return len(self.names.dimensions[dimension].ticks)

    @property
    def has_averages(self) -> bool:
        """Whether some ticks are the means of the others."""
        return any(
            _AVERAGES.intersection(words_of(t)) for d in self.figure.dimensions for t in d.ticks
        )

    def proper(self, dimension: str) -> Place:
        """The ticks of a dimension without its totals, means, changes, and sizes, if it has any."""
        ticks = self.names.dimensions[dimension].ticks
        scored = self.names.measures.scored(dimension).get(dimension) or ticks
        label = words_of(dimension)
        everything = {("all", *words) for words in (label, toggled(label))}
        names = {t: words_of(t) for t in scored}
        kept = [
            t
            for t, w in names.items()
            if " ".join(w) not in _AGGREGATES and w not in everything
            if not gives_differences(t)
        ]
        return Place.of(dimension, kept) if 0 < len(kept) < len(ticks) else Place()

    def scored(self, dimension: str | None) -> Place:
        """The measures of quality among those of a dimension, unless columns as such are meant."""
        if dimension is None or self.discourse.has_word("columns?"):
            return EVERYWHERE
        unmarked = self.names.measures.unmarked(dimension)
        sets = "|".join((_SETS, *sorted(self.names.sets)))
        if unmarked and self.discourse.has_word(f"(?:{sets})"):
            return Place.of(dimension, unmarked)
        return self.names.measures.scored(dimension)

    def all_of(self, dimension: str, count: int | None) -> Place | None:
        """Where “the six datasets” are: everywhere, or without a column of means or of sizes.

        Args:
            dimension: the dimension that is called so.
            count: how many there are said to be, `None` if that is not said.

        Returns:
            `None` if they are not so many.
        """
        if count is None:
            return self.scored(dimension)
        if self.looks_at_stretch(dimension):
            known = self.names.dimensions[dimension]
            if count == len(known.ticks):
                return Place.of(dimension, known.ticks)
            return Place() if count == len(self.here.get(dimension)) else None
        if self._are_so_many(dimension, count):
            return Place()
        place = self.proper(dimension)
        if len(place.get(dimension)) == count:
            return place
        scored = self.scored(dimension)
        if len(scored.get(dimension)) == count:
            return scored
        known = self.names.dimensions[dimension]
        treated = [t for t in known.ticks if t != baseline_of(known)]
        if count == len(treated) < len(known.ticks):
            return Place.of(dimension, treated)  # "The six treatments", beside the control.
        return self.names.measures.alike(dimension, count)

    def says(self, label: Label) -> bool:
        """Whether the clause calls a dimension by a name of it, and not by a noun that may be any.

        Args:
            label: the dimension.
        """
        tokens = tokenise(self.discourse.clause)
        named = (found for i in range(len(tokens)) for _, found in self.names.labels_at(tokens, i))
        return label in named

    def open_panel(self, dimension: str, place: Place) -> bool:
        """Whether values of several panels are meant, and the panels are no dimension spoken of.

        Args:
            dimension: the dimension that is spoken of.
            place: what is named beside it.
        """
        panel = self.figure.dimension(Role.PANEL)
        if panel is None or panel.name == dimension or len(panel.ticks) < 2:
            return False
        named = {*self.discourse.named(), *place.dimensions, *self.here.dimensions}
        return panel.name not in named

    def _are_so_many(self, dimension: str, count: int) -> bool:
        return count == self.size(dimension) or self.is_in_panels(dimension, count)

    def is_in_panels(self, dimension: str, count: int) -> bool:
        """Whether there are so many of a kind in all panels together: “all six lines”."""
        panel = self.figure.dimension(Role.PANEL)
        if panel is None or panel.name == dimension or panel.name in self.here.dimensions:
            return False
        return count == self.size(dimension) * len(panel.ticks)

    def name(self, role: Role) -> str | None:
        """The name of the dimension of a role."""
        dimension = self.figure.dimension(role)
        return dimension.name if dimension else None
