"""What a figure measures, and which of its measures a word speaks of that names none.

Tables and scatter plots set several measures side by side. “The fastest model” is the one with
the lowest latency or the highest throughput, “the most expensive one” is so by its price, and
“30 ms” can be the value of the one column that is given in milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figcheck.checking.english.kinds.in_measured_units import Given, given_in
from figcheck.checking.english.kinds.measure_names import Name
from figcheck.checking.english.kinds.measured_units import (
    in_several_units,
    says_unit,
    units_told,
    units_written,
)
from figcheck.checking.english.kinds.plot_axes import plot_axes
from figcheck.checking.english.kinds.polarity import is_told_in_percent, more_is_wanted
from figcheck.checking.english.kinds.scale import Scale
from figcheck.checking.english.kinds.spelled_units import SpelledUnits
from figcheck.checking.english.lexicon.attribute import CONCEPTS, Attribute
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Amount, Place, Subject
from figcheck.checking.english.meanings.parts import parts_of
from figcheck.checking.english.naming.ablations import adds, lacks
from figcheck.model import Dimension, Figure, Kind, Role
from figcheck.patterns import any_case, regex
from figcheck.records import record

_ACCURACY = any_case(r"\baccurac(?:y|ies)\b")
_OVERVIEW = 1_500
"""Characters at the beginning of a description that say what it shows."""

_NO_SCORES = frozenset(
    (
        "year years date rank ranks id layers heads samples images classes support tokens "
        "resolution vocabulary epochs steps examples instances number count"
    ).split()
)
"""Words in the names of columns that say what something is, not how well it does."""

_A_PRICE_AND_A_SCORE = 2

_DRAWN_ALONG_AN_AXIS = frozenset({Kind.BAR, Kind.LINE})

_OF_ONE_AXIS = frozenset({Kind.BAR, Kind.UNKNOWN})
"""Kinds of figure whose one axis of values has one unit."""

_POINTS = "points"
"""The unit in which percentages differ, and scores."""

_TECHNICAL = frozenset("rtf latency throughput fps flops macs params".split())
"""Words that name a measure even where one column alone has such a name."""

_ARROWS = regex("[↑↓]")
"""What says of a column whether more is better, and nothing of what it gives."""


@record
class Meant:
    """Which values an adjective speaks of.

    Attributes:
        high: whether the higher of them has more of what it says.
        dimension: the dimension of the measures; `None` where there is only one.
        ticks: the measures that it may be about.
    """

    high: bool
    dimension: str | None = None
    ticks: tuple[str, ...] = ()


class Measures:
    """The measures of a figure.

    Args:
        figure: the figure.
        listed: names of dimensions whose ticks are known to be measures.

    Attributes:
        dimension: the dimension whose ticks are different measures, if there is one.
        spelled: the units that are made of several, as sentences write them.
        given: in what the values of each are given, where some count in thousands or millions.
    """

    def __init__(self, figure: Figure, listed: frozenset[str] = frozenset()) -> None:
        found = [d for d in figure.dimensions if d.name in listed or _are_measures(d, figure)]
        if figure.kind in _DRAWN_ALONG_AN_AXIS and any(d.role is Role.PANEL for d in found):
            # The axis of values is one in each panel, whatever its bars are called.
            found = [d for d in found if d.role is Role.PANEL]
        self.dimension = found[0].name if len(found) == 1 else None
        self._several = len(found) > 1
        of_values = units_written(figure)
        told = units_told(figure)
        for dimension in found:
            told = of_values.get(dimension.name, {}) | told
        told = {t: unit for t, unit in told.items() if not says_unit(t)}
        written = {t: f"{t} ({told[t]})" if t in told else t for d in found for t in d.ticks}
        self._names = {tick: Name.of(text) for tick, text in written.items()}
        self.spelled = SpelledUnits(written, {t: n.unit for t, n in self._names.items()})
        self.given: dict[str, Given] = {}
        powers = {tick: name.power for tick, name in self._names.items()}
        if self.dimension is not None and any(powers.values()) and Scale.of(figure).power is None:
            self.given = given_in(figure, self.dimension, powers)
        self._wanted = self._set_against_costs() if self.dimension else ()
        self._labels = tuple(Name.of(label) for label in _labels(figure, found))
        overview = f"{figure.title}\n{figure.source.text[:_OVERVIEW]}"
        self._told_accuracy = _ACCURACY.search(overview) is not None
        self._meant: dict[Attribute, Meant | None] = {}

    def meant(self, attribute: Attribute) -> Meant | None:
        """Which values an adjective speaks of, and which way; `None` if that is unknown."""
        if attribute not in self._meant:
            self._meant[attribute] = self._find(attribute)
        return self._meant[attribute]

    def ways_meant(self, attribute: Attribute) -> tuple[Meant, ...]:
        """All that an adjective may speak of, where it may be of measures that go opposite ways.

        “The fastest engine”, of throughputs beside latencies: what is so in both is meant.
        """
        if (one := self.meant(attribute)) is not None:
            return (one,)
        if self._several or self.dimension is None or not CONCEPTS[attribute.concept].spent:
            return ()  # "More accurate", beside errors: in what is called accuracy.
        ways = {t: n.high(attribute.concept) for t, n in self._names.items()}
        ticks = {high: tuple(t for t, h in ways.items() if h is high) for high in (True, False)}
        if not all(ticks.values()):
            return ()
        return tuple(Meant(h is attribute.much, self.dimension, t) for h, t in ticks.items())

    def _find(self, attribute: Attribute) -> Meant | None:
        if self._several:
            return None
        concept = attribute.concept
        high = {t: n.high(concept) for t, n in self._names.items()}
        if called := {t for t in self._names if high[t] and self._names[t].is_called(concept)}:
            # "The fastest ferry", where its speed stands beside a time that it takes to charge.
            high = {t: h for t, h in high.items() if t in called}
        known = {h for h in high.values() if h is not None}
        ticks = tuple(t for t, h in high.items() if h is not None)
        told = self._told_accuracy or all(map(more_is_wanted, self._wanted))
        if not known and concept == "accuracy" and told:
            # "more accurate", of scores beside prices.
            ticks = self._wanted
            known = {True} if ticks else set()
        if not known:
            # Columns that only say on what they were measured: the title says what.
            label = self._by_label(concept)
            known = set() if label is None else {label}
            ticks = tuple(t for t, n in self._names.items() if n.kind == ("",))
            if self.dimension is not None and not ticks:
                return None
        if len(known) != 1:
            return None
        same = known.pop() is attribute.much
        if self.dimension is None or len(ticks) == len(self._names):
            return Meant(same)
        return Meant(same, self.dimension, ticks)

    def way_in(self, tick: str, attribute: Attribute) -> bool | None:
        """Whether what an adjective says of a measure that is named means the higher values."""
        known = self._names.get(tick)
        high = known.high(attribute.concept) if known else None
        return None if high is None else high is attribute.much

    def told(self, attribute: Attribute) -> Meant | None:
        """The values that say how much there is of something: of “errors”, no accuracies."""
        found = self.meant(attribute)
        if found is not None:
            return found if found.high else None
        ticks = tuple(
            t for t, n in self._names.items() if n.high(attribute.concept) is attribute.much
        )
        if self._several or self.dimension is None or not ticks:
            return None
        return Meant(high=True, dimension=self.dimension, ticks=ticks)

    def unit_of(self, tick: str) -> str:
        """The unit of a measure, as far as it is told."""
        known = self._names.get(tick)
        return known.unit if known is not None else ""

    def in_unit(self, unit: str) -> Place | None:
        """The measures that are given in a unit; `None` if none is, or all are."""
        if self.dimension is None or not unit:
            return None
        if unit == _POINTS:
            known = ([t for t, n in self._names.items() if n.unit == u] for u in (_POINTS, "%"))
            ticks = next(filter(None, known), list(self._wanted))
            if any(self._names[t].unit == "%" for t in ticks):
                # Beside accuracy in percent, F1 has points as well.
                ticks += [t for t, n in self._names.items() if not n.unit and is_told_in_percent(t)]
        else:
            ticks = [t for t, n in self._names.items() if n.has_unit(unit)]
        return Place.of(self.dimension, ticks) if 0 < len(ticks) < len(self._names) else None

    def _set_against_costs(self) -> tuple[str, ...]:
        """The measures of quality where others say what it costs; none where none does."""
        rest = [t for t, n in self._names.items() if not n.is_spent]
        if len(rest) == len(self._names):
            return ()
        known = [t for t in rest if more_is_wanted(t) is not None]
        known = known or [t for t in rest if self._names[t].unit == "%"]
        # Columns that only say on what the scores were measured.
        alike = all(self._names[t].kind == ("",) for t in rest)
        return tuple(known or (rest if alike else ()))

    def scored(self, dimension: str) -> Place:
        """The measures of quality, where what something costs stands beside them unmarked.

        “Best on every benchmark” says nothing of a column of sizes.
        """
        wanted = {
            t for t, n in self._names.items() if not n.is_spent or more_is_wanted(t) is not None
        }
        if dimension != self.dimension or not 0 < len(wanted) < len(self._names):
            return EVERYWHERE
        return Place.of(dimension, [t for t in self._names if t in wanted])

    def unmarked(self, dimension: str) -> tuple[str, ...]:
        """The columns that only say on what something was measured, where others do say what.

        They give what the title or the overview names; “best on every benchmark” is about them.
        """
        if dimension != self.dimension:
            return ()
        found = tuple(
            tick
            for tick, name in self._names.items()
            if not name.is_spent and name.unit in ("", "%")
            if more_is_wanted(_ARROWS.sub("", tick)) is None
            if _NO_SCORES.isdisjoint(name.words) and not name.is_difference
        )
        # "DSC ↑" says what it gives, beside columns of single organs.
        found = tuple(tick for tick in found if not _ARROWS.search(tick)) or found
        return found if 1 < len(found) < len(self._names) else ()

    @property
    def wanted(self) -> tuple[str, ...]:
        """The measures of quality where others say what it costs; none where none does."""
        return self._wanted

    def power(self, unit: str) -> int:
        """The power of ten in which the measures of a unit are counted."""
        powers = {n.power for n in self._names.values() if n.has_unit(unit)}
        return powers.pop() if len(powers) == 1 else 0

    def narrowed(
        self, place: Place, said: object, here: Place = EVERYWHERE, *, in_all: bool = False
    ) -> Place | None:
        """A place with the measure that a predicate speaks of, by its units or as “the best”.

        Args:
            place: what the sentence names.
            said: a predicate, or an amount.
            here: what the surroundings fix.
            in_all: whether what is best may be so in costs as well.

        Returns:
            `None` if it names another one.
        """
        if self.dimension is None:
            return place
        levels = getattr(said, "of_level", False)
        named, around = place.get(self.dimension), {*here.get(self.dimension)}
        for unit in units_in(said):
            if (unit == "%" and not levels) or (unit == _POINTS and (named or around)):
                continue  # "… falls by 20 %", whatever it is that falls.
            measures = self.in_unit(unit)
            if measures and around and around <= {*measures.get(self.dimension)}:
                continue  # The surroundings are about one that is given in it.
            narrower = place if measures is None else place.within(measures)
            if narrower is None:
                return None
            place = narrower
        known = place.default(here).get(self.dimension)
        if in_all or known or not self._weighs(said):
            return place
        return place.default(Place.of(self.dimension, self._wanted))

    def leaves_open(self, said: object) -> bool:
        """Whether “the best” may be so in quality alone or in what it costs too.

        Of a score beside what it costs it is the score that is meant; where several are
        wanted, who knows.
        """
        return (
            len(self._names) > _A_PRICE_AND_A_SCORE and len(self._wanted) > 1 and self._weighs(said)
        )

    def _weighs(self, said: object) -> bool:
        return bool(self._wanted) and _judges(said) and not self.names_one(said)

    def names_one(self, said: object) -> bool:
        """Whether a predicate names a measure: “… is the best in price”."""
        if isinstance(said, Place):
            return self.dimension in said.dimensions
        return any(map(self.names_one, parts_of(said)))

    def alike(self, dimension: str, count: int) -> Place | None:
        """So many measures that differ only in what they were measured on: “the four sets”."""
        if dimension != self.dimension:
            return None
        kinds: dict[tuple[str, ...], list[str]] = {}
        for tick, name in self._names.items():
            kinds.setdefault(name.kind, []).append(tick)
        found = [ticks for ticks in kinds.values() if len(ticks) == count]
        return Place.of(dimension, found[0]) if len(found) == 1 and count > 1 else None

    def differ(self, place: Place) -> bool:
        """Whether a place has values of different measures, which no one number can bound."""
        if self.dimension is None:
            return self._several
        ticks = place.get(self.dimension) or tuple(self._names)
        ways = {more_is_wanted(t) for t in ticks}
        return len({self._names[t].sort for t in ticks}) > 1 or ways >= {True, False}

    def differ_between(self, one: Place, two: Place) -> bool:
        """Whether two places have values that cannot be set against each other: $5 and 80 %."""
        ticks = [p.get(self.dimension or "") for p in (one, two)]
        sorts = [{self._names[t].sort for t in named} for named in ticks]
        ways = [{more_is_wanted(t) for t in named} for named in ticks]
        # "A gains more than B": no accuracy less a loss.
        opposed = ways in ([{True}, {False}], [{False}, {True}])
        return all(sorts) and (opposed or sorts[0].isdisjoint(sorts[1]))

    def _by_label(self, concept: str) -> bool | None:
        """What the first label says that names any measure."""
        for label in self._labels:
            if label.kind != (label.unit,) or label.high(concept) is not None:
                return label.high(concept)
        return None


def units_in(said: object) -> Iterator[str]:
    """The units of the amounts in a predicate."""
    waiting = [said]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Amount):
            yield part.unit
        elif not isinstance(part, (Place, Subject)):
            waiting += reversed(parts_of(part))


def _judges(said: object) -> bool:
    """Whether a predicate speaks of better and worse, not of that in each measure."""
    if getattr(said, "in_all", False):
        return False
    return getattr(said, "by_quality", False) or any(map(_judges, parts_of(said)))


_SETTING = regex(r"[\w.-]+ ?[:=] ?[-−]?\d+(?:\.\d+)?\Z")
"""What something is set to, at the end of a name: “After tuning, temperature: 0.7”."""


def _are_measures(dimension: Dimension, figure: Figure) -> bool:
    """Whether the ticks of a dimension are different measures: “Params (M)”, “Accuracy (%)”."""
    if len(dimension.ticks) < 2 or 2 * sum(t[:1].isdigit() for t in dimension.ticks) > len(
        dimension.ticks
    ):
        return False  # "5 kg" is an amount, and no measure of its own.
    if figure.kind is Kind.PIE or "stacked" in figure.style:
        return False  # "Power supply" is one of the parts of a whole.
    # "w/o contrastive loss" says what a model lacks, not what is measured of it, and
    # "Temperature: 1.25" how it was set.
    ticks = (t for t in dimension.ticks if not (lacks(t) or adds(t)))
    names = [Name.of(_SETTING.sub("", t)) for t in ticks]
    if dimension.name in units_written(figure):
        return True
    if plot_axes(figure, dimension) is not None:
        return True
    if len({n.kind for n in names}) < 2:
        return False
    telling = [n for n in names if len(n.kind) > 1 or n.is_per_one]
    on_axis = dimension.role in (Role.X, Role.Y)
    in_one_unit = figure.kind in _OF_ONE_AXIS and bool(figure.value.unit or figure.value.label)
    # The title may say of a table, too, that all of its values are shares.
    in_one_unit = in_one_unit or (figure.value.unit == "%" and bool(figure.value.label))
    on_one_scale = on_axis and (figure.kind is Kind.HEATMAP or in_one_unit)
    if on_one_scale and len(telling) < len(dimension.ticks):
        return False  # One colour scale for all: "shot noise" is one of several corruptions.
    one = any(n.unit or n.is_difference or not n.words.isdisjoint(_TECHNICAL) for n in telling)
    return (
        len(telling) > 1 or one or (figure.kind is Kind.TABLE and in_several_units(dimension.ticks))
    )


def _labels(figure: Figure, measured: Sequence[Dimension]) -> Iterator[str]:
    """What the figure says of its values, the most telling first."""
    if not measured:
        yield figure.value.label
        if figure.dimension(Role.Y) is None:
            yield figure.y_axis.label
        if figure.colours is not None:
            yield figure.colours.label
    yield from (d.ticks[0] for d in figure.dimensions if len(d.ticks) == 1)
    if figure.value.unit != "%":
        yield figure.title  # Shares of ages are no ages.
    if not measured:
        yield f"({figure.value.unit})"
