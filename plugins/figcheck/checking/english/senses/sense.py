"""Which readings make sense for a figure: none adds up scores, or counts more than there is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.kinds.parts_of_wholes import divides, says_nothing_of_parts
from figcheck.checking.english.kinds.polarity import is_score
from figcheck.checking.english.kinds.scale import Scale
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.names.forms import COMMON, toggled, words_of
from figcheck.checking.english.naming.panel_measures import measured_in_panels
from figcheck.checking.english.naming.statistics import HIGHEST, LOWEST, parts_of_boxes
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.english.senses.denied_amounts import denies_amounts
from figcheck.checking.english.senses.pictures import Pictures
from figcheck.checking.english.senses.points_of_axes import PointsOfAxes
from figcheck.checking.english.senses.ranks import are_ranks, gives_ranks
from figcheck.checking.english.senses.twofold import may_be_both
from figcheck.checking.language.order import is_ordered, ordinates
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    And,
    Arithmetic,
    Cells,
    Comparator,
    Compare,
    Condition,
    Count,
    Formula,
    Function,
    Number,
    Quantified,
    Quantifier,
    Share,
    Steps,
    Trend,
)
from figcheck.model import Figure, Kind, Role
from figcheck.patterns import any_case, regex
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.meanings.meaning import Reading
    from figcheck.checking.english.names.names import Names
    from figcheck.checking.language.evaluate import Table

_SUM = any_case(r"\b(?:sum(?:s|med)?|adds? up|added up)\b")
_CELLS = any_case(r"\b(?:cells?|values?|rows?|columns?|grid|bars?)\b")
_NO_COURSE = any_case(r"\b(?:(?:falls?|fell|drops?) on the (?:\w+ )?diagonal|add(?:s|ed)? up to)\b")
"""Where something lies, and what several come to, not how they go."""

_THEN = any_case(r"\b(?:then|afterwards|thereafter)\b")
"""What follows goes on along the same way."""

_IN_ORDER = any_case(
    r"\b(?:from|left|right|top|bottom|down|across|along|order(?:ed|ing)?|sort(?:ed|ing)?|arranged"
    r"|bars?|rows?|columns?|next|successive)\b"
)
"""How things without an order of their own are gone through as they are drawn."""

_TAKEN = any_case(
    r"\b(?:costs?|tak(?:es?|ing)|took|los(?:es?|t|ing)|drain\w*|subtract\w*|deduct\w*|eats?|ate)\b"
)
"""Verbs that say that something is taken away, and leave the sign to the number."""

_MOST_AND_BEST = regex(
    r"\b(?:most|fewest|least|[a-z]+est) [^,;:]+ and the (?:best|worst) "
    r"(?:scores?|results?|values?)\b"
)
"""“the most parameters and the best scores”: the best of something else, and who knows of what."""

_TOGETHER = any_case(
    r"\b(?:both|either|each|every|all|two|three|four)\b(?: of)?(?: the)? "
    r"(?:charts?|panels?|plots?|metrics?|measures?|respects?|figures?|criteri(?:on|a))\b"
)
"""What is said of all panels, each of which has an axis of its own."""

_MOST_THEN = any_case(
    r"\b(?:highest|lowest|largest|smallest|biggest|greatest|most|least|best|worst|top)\b[^;]*"
    r",? (?:(?:closely|narrowly|distantly) )?followed(?: closely| narrowly)? by\b(?P<next>[^;]*)"
)
"""What is the extreme, and what comes behind it."""

_EITHER = any_case(r"\b(?:or|and/or)\b(?! (?:more|less|fewer|above|below|over|higher|lower))")
"""How those are told of whom one part or another is true: “read daily or weekly”."""

_STATISTIC = any_case(r"\b(?:statistics?|quartiles?|parts?|measures?|values?|quantiles?)\b")
_BETTER_THAN = any_case(r"\b(?:better|worse|best|worst|beats?|stronger|weaker|superior|inferior)\b")
_AT_MOST = any_case(r"\bat (?:the )?(?:very )?most\b")
_MOST = any_case(r"\b(?:most|majority|mostly|largely)\b")

_ALIKE = frozenset({Comparator.EQUAL, Comparator.ABOUT})

_WITH_ITSELF = any_case(
    r"\b(?:each time|every time|when|whenever|wherever|if|as) the (?:values?|numbers?|figures?)"
    r" (?:gets?|becomes?|grows?|rises?|increases?|falls?|drops?|decreases?|shrinks?|goes|go)\b"
)
"""A condition of which values it is is not said: those of the axis, or those that are shown."""

_IN_PARENTHESES = regex(r"\(([^\d()]{1,30})\)")
_MEASURED_OFF = regex(
    r"(?<![\w.])(\d[\d,]*(?:\.\d+)?)"
    r"(?:(?: ?[–-] ?| (?:and|to|or) )(\d[\d,]*(?:\.\d+)?))?[ -]?([^\W\d_]+|%)"
)
"""A number, or two, with the unit behind: “between 10 and 40 minutes”."""

_OF_VALUES = frozenset({"%", "percent", "point", "points", "percentage", "pp"})
"""Units of values that are percentages, and of differences between any."""

_PERCENTAGE = regex(r"(?<![\w.,])(\d+(?:\.\d+)?) ?(?:%|percent\b|per cent\b)(?! points)")

_AT = regex(
    r"\b(?:is|are|was|were|located|found|observed|occurs|occurring) at (\d+(?:\.\d+)?)(?![\w.,]*\d)"
)
"""Where something is, or how much it is: “is at 40”."""

_PART_OF_BOX = any_case(r"\b(?:medians?|minim(?:um|a)|maxim(?:um|a)|quartiles?)\b")

_ON_AXES = frozenset({Kind.LINE, Kind.BAR, Kind.SCATTER})


def _spelled(measure: str) -> re.Pattern[str]:
    """A measure as sentences write it."""
    words = r"\W*".join(map(re.escape, words_of(measure)))
    return re.compile(rf"\b{words}\b", re.IGNORECASE)


def _percentages(text: str) -> frozenset[float]:
    """The numbers that a text gives in percent."""
    return frozenset(float(number) for number in _PERCENTAGE.findall(text))


def _units_along(figure: Figure) -> frozenset[str]:
    """The units of the axes that have an order, in the singular and the plural."""
    axes = {Role.X: figure.x_axis, Role.Y: figure.y_axis}
    found: set[tuple[str, ...]] = set()
    for dimension in figure.dimensions:
        if is_ordered(dimension) and len(dimension.ticks) > 1:
            axis = axes.get(dimension.role)
            label = f"{dimension.name} {axis.label} ({axis.unit})" if axis else dimension.name
            found |= {words_of(unit) for unit in _IN_PARENTHESES.findall(label)}
    return frozenset(w for unit in found if len(unit) == 1 for w in (*unit, *toggled(unit)))


def _is_less_than_nothing(node: Compare) -> bool:
    """Whether a distance is said to be negative: “the gap is negative”, which then has a sign."""
    below = node.comparator is Comparator.LESS and isinstance(node.left, Absolute)
    return below and isinstance(node.right, Number) and node.right.value <= 0


def _is_of_each_part(node: Compare, divided: str) -> bool:
    """Whether each of several parts of a whole is set against a number, not what they add up to."""
    match node:
        case Compare(_, Cells(conditions), Number()):
            return any(
                isinstance(c, Condition)
                and c.dimension == divided
                and len(c.ticks) > 1
                and not c.excluded
                for c in conditions
            )
    return False


def _is_of_most(node: object) -> bool:
    return isinstance(node, Quantified) and node.quantifier is Quantifier.MOST


def _contradicts_itself(formula: Formula) -> bool:
    """Whether two things are each said to be above the other: what they are set against is lost."""
    if not isinstance(formula, And):
        return False
    pairs = {
        (p.left, p.right)
        for p in formula.parts
        if isinstance(p, Compare) and p.comparator is Comparator.MORE
    }
    return any((right, left) in pairs for left, right in pairs)


def _has_two_values(formula: Formula) -> bool:
    """Whether one of several has a value beside that of all: “with B at 3 and with C at 4”."""
    if not isinstance(formula, And):
        return False
    told = [p for p in formula.parts if isinstance(p, Quantified)]
    of_all = [p.of for p in told if p.quantifier is Quantifier.ALL]
    of_one = [p for p in formula.parts if isinstance(p, Compare)]
    return any(_is_at(a) and _is_at(b) and _differ(a, b) for a in of_all for b in of_one)


def _is_at(said: Compare) -> bool:
    """Whether it says which value cells have."""
    equal = said.comparator is Comparator.EQUAL
    return equal and isinstance(said.left, Cells) and isinstance(said.right, Number)


def _differ(of_all: Compare, of_one: Compare) -> bool:
    """Whether cells have another value than those that they are among."""
    there = {c.dimension: c.ticks for c in _conditions(of_one)}
    whole = _conditions(of_all)
    among = all(c.dimension in there and {*there[c.dimension]} <= {*c.ticks} for c in whole)
    return among and of_all.right != of_one.right


def _conditions(said: Compare) -> list[Condition]:
    known = said.left.conditions if isinstance(said.left, Cells) else ()
    return [c for c in known if isinstance(c, Condition) and not c.excluded]


class Sense:
    """Tells readings that make no sense for a figure.

    Args:
        figure: the figure whose values they are about.
        names: its names.
        table: its values.
    """

    def __init__(self, figure: Figure, names: Names, table: Table) -> None:
        self._table, self._names = table, names
        self._pictures = Pictures(figure)
        self._sizes = {d.name: len(d.ticks) for d in figure.dimensions}
        # The rows of a confusion matrix are counts, whatever is said in the title.
        self._never = is_score(figure) and not names.directions
        self._apart = set(names.measured)
        panel, told = figure.dimension(Role.PANEL), measured_in_panels(figure)
        self._panel = panel.name if panel is not None and len(told) > 1 else ""
        self._measured_in = [(_spelled(measure), ticks) for measure, ticks in told.items()]
        self._unordered = {
            d.name for d in figure.dimensions if len(d.ticks) > 1 and not is_ordered(d)
        }
        self._ranks = are_ranks(figure)
        boxes = parts_of_boxes(figure)
        self._boxes = boxes[0].name if boxes is not None else ""
        self._ends = {boxes[1].get(LOWEST, ""), boxes[1].get(HIGHEST, "")} if boxes else set()
        self._along = _units_along(figure) - names.units
        scale = Scale.of(figure)
        self._divided = divides(figure) if scale.percent else None
        high = scale.high
        self._signed = scale.signed
        self._amounts = bool(names.counted or figure.value.unit) and not scale.percent
        timed = [d for d in figure.dimensions if len(d.ticks) > 1 and is_time(d)]
        self._years = {y for d in timed for y in ordinates(d) if y > high}
        axes = [d for d in figure.dimensions if len(d.ticks) > 1 and is_ordered(d)]
        self._points = {p for d in axes for p in d.numbers if p is not None}
        self._axis_points = PointsOfAxes(figure)
        self._on_axes: set[str] = set()
        self._by_panel: set[str] = set()
        if figure.kind in _ON_AXES and figure.y_axis.label and not figure.value.label:
            # Each panel, or each side, has an axis of its own; each panel, where that is plain.
            panel = figure.dimension(Role.PANEL)
            if panel is not None and panel.name in names.measured:
                self._by_panel = {panel.name}
            self._on_axes = _on_axes(figure)
            self._apart |= self._on_axes

    def keeps_apart(self, dimension: str) -> bool:
        """Whether the ticks of a dimension are measured on axes of their own."""
        return dimension in self._apart

    def of(self, reading: Reading, text: str) -> Reading | None:
        """A reading, or what of it makes sense: of “by 20 %” of tokens, what is relative.

        Args:
            reading: the reading.
            text: the clause.
        """
        if self.has(reading, text):
            return reading
        percentages = _percentages(text)
        kept = [f for f in reading.formulas if not self._is_of_shares(f, percentages)]
        if not percentages or not kept or len(kept) == len(reading.formulas):
            return None
        part = replace(reading, formulas=tuple(kept))
        return part if self.has(part, text) else None

    def _is_of_shares(self, formula: Formula, percentages: frozenset[float]) -> bool:
        compared = [node for node in nodes_of(formula) if isinstance(node, Compare)]
        return any(self._takes_for_shares(c, percentages) for c in compared)

    @property
    def divided(self) -> str | None:
        """The dimension whose ticks are the parts of wholes, if all are told in percent."""
        return self._divided

    def has(self, reading: Reading, text: str) -> bool:
        """Whether a reading makes sense, whatever the values are.

        What it adds up can be added up, and it does not count more cases than there are: of
        “2,743 pixels” in a matrix with 49 cells something else is said than of its cells. What it
        says to go on after something goes on along the same axis, and what it sets against a number
        is read on one axis; no value is set against a number in the unit of another axis.

        Args:
            reading: the reading.
            text: the clause; what it calls a sum or cells in so many words is meant to be that.
        """
        nodes = reading.nodes
        compared = [node for node in nodes if isinstance(node, Compare)]
        if self._names.measures.dimension and _MOST_AND_BEST.search(text):
            return False
        if self._ranks and not gives_ranks(compared):
            return False
        divided = self._divided
        if divided is not None and any(
            says_nothing_of_parts(n, divided, self._sizes) for n in nodes
        ):
            return False
        either = divided is not None and _EITHER.search(text) is not None
        if either and any(_is_of_each_part(c, divided or "") for c in compared):
            return False
        if any(map(_contradicts_itself, reading.formulas)) or denies_amounts(nodes, text):
            return False
        if any(map(_has_two_values, reading.formulas)):
            return False
        if self._boxes and any(self._pools_parts(node, text) for node in nodes):
            return False
        if self._boxes and any(map(self._is_share_of_parts, nodes)) and not _STATISTIC.search(text):
            return False
        if (then := _MOST_THEN.search(text)) and not self._is_ordered(
            compared, nodes, then["next"]
        ):
            return False
        if any(isinstance(node, Trend) for node in nodes) and _WITH_ITSELF.search(text):
            return False
        if "negative" in text.lower() and any(map(_is_less_than_nothing, compared)):
            return False
        at_most = _AT_MOST.search(text) is not None and any(map(_is_of_most, nodes))
        if at_most and not _MOST.search(_AT_MOST.sub("", text)):
            return False  # "At most one class …" is not said of most.
        if _NO_COURSE.search(text) and any(isinstance(node, Trend) for node in nodes):
            return False
        if not may_be_both(self._names, nodes, text) or not self._pictures.are_meant(
            compared, text
        ):
            return False
        ways = {*map(self._way, nodes)} - {""}
        if _THEN.search(text) and len(ways) > 1:
            return False
        if not ways.isdisjoint(self._unordered) and _IN_ORDER.search(text) is None:
            return False
        if not all(map(self._is_of_one_axis, compared)):
            return False
        if any(map(self._is_point_of_time, compared)):
            return False
        if self._points and any(self._may_be_point(c, text) for c in compared):
            return False
        if any(map(self._axis_points.takes_for_value, compared)):
            return False
        if _BETTER_THAN.search(text) and any(map(self._axis_points.takes_for_bound, compared)):
            return False
        apart = self._by_panel and _TOGETHER.search(text) is None
        if apart and any(map(self._is_of_all, compared)):
            return False
        if self._panel and not self._is_measured_there(nodes, text):
            return False
        if self._along and self._takes_for_values(compared, self._measured_off(text)):
            return False
        if self._signed and _TAKEN.search(text) and any(map(self._lacks_sign, compared)):
            return False
        percentages = _percentages(text)
        if percentages and any(self._is_of_shares(f, percentages) for f in reading.formulas):
            return False
        if not all(map(self._sums_up, nodes)) and _SUM.search(text) is None:
            return False
        return all(map(self._counts, compared)) or _CELLS.search(text) is not None

    def _pools_parts(self, node: object, text: str) -> bool:
        """Whether it is made of the parts of a box, or of one: the median of its quartiles.

        The highest of all parts may be meant, but not where a part is called the maximum.
        """
        if not isinstance(node, Aggregate) or node.function is Function.RANGE:
            return False
        cells = [part for part in nodes_of(node.of) if isinstance(part, Cells)]
        if node.function in (Function.MEDIAN, Function.MEAN):
            return any(self._boxes in self._open(part) or not self._open(part) for part in cells)
        if any(not self._open(part) and not self._is_end(part) for part in cells):
            return True  # "the minimum … the median of A": no lowest of its medians.
        pooled = any(self._boxes in self._open(part) for part in cells)
        return pooled and _PART_OF_BOX.search(text) is not None

    def _is_share_of_parts(self, node: object) -> bool:
        """Whether so many of the parts of a box are counted: “half of them”, of those measured."""
        match node:
            case Share(Compare(_, Cells() as cells, _)) | Quantified(
                Quantifier.MOST, Compare(_, Cells() as cells, _)
            ):
                return self._boxes in self._open(cells)
        return False

    def _is_end(self, cells: Cells) -> bool:
        """Whether a value is where a whisker ends."""
        return any(
            isinstance(c, Condition)
            and c.dimension == self._boxes
            and self._ends.issuperset(c.ticks)
            for c in cells.conditions
        )

    def _is_ordered(self, compared: Sequence[Compare], nodes: Sequence[object], after: str) -> bool:
        """Whether what is said to come behind something is set against other values."""
        if any(isinstance(node, Trend | Steps) for node in nodes):
            return True
        if not (tokens := tokenise(after)):
            return True
        # "…, followed by A (12 GB)": the unit may be part of the name of a measure.
        begun = next((i for i in range(len(tokens)) if any(self._names.ticks_at(tokens, i))), 0)
        named = {
            meaning.ticks[0]
            for _, meaning in self._names.ticks_at(tokens, begun)
            if len(meaning.ticks) == 1
        }
        ordered = {
            tick
            for c in compared
            if not (c.comparator in _ALIKE and isinstance(c.right, Number))
            for n in nodes_of((c.left, c.right))
            if isinstance(n, Condition)
            for tick in n.ticks
        }
        return not named or not named.isdisjoint(ordered)

    def _measured_off(self, text: str) -> set[float]:
        """The numbers that a text gives in the unit of an axis, and in no other: “10% at 10 mg”."""
        given: dict[bool, set[float]] = {True: set(), False: set()}
        for match in _MEASURED_OFF.finditer(text):
            numbers = (number for number in match.groups()[:2] if number)
            unit = match[3].lower()
            of_axis = unit in self._along and unit not in _OF_VALUES
            if of_axis or unit in _OF_VALUES:
                given[of_axis] |= {float(number.replace(",", "")) for number in numbers}
        return given[True] - given[False]

    @staticmethod
    def _takes_for_values(compared: Sequence[Compare], numbers: set[float]) -> bool:
        """Whether values are set against one of these numbers."""
        for sides in ((c.left, c.right) for c in compared if numbers):
            given = [side.value for side in sides if isinstance(side, Number)]
            if numbers.intersection(given) and any(isinstance(n, Cells) for n in nodes_of(sides)):
                return True
        return False

    def _lacks_sign(self, compared: Compare) -> bool:
        """Whether a loss is set against its size: “wages cost 24”, of -24."""
        match compared:
            case Compare(_, Cells() | Aggregate() as left, Number(value)) if value > 0:
                lost = self._table.term(left).single
                return lost is not None and lost.value < 0
            case _:
                return False

    def _takes_for_shares(self, compared: Compare, percentages: frozenset[float]) -> bool:
        """Whether a percentage is set against values that are known to be no percentages.

        “They make up 40 % of the errors” is no 40 errors; “a reduction of 40 %” is no 40 ms.
        """
        sides = (compared.left, compared.right)
        if not any(isinstance(s, Number) and s.value in percentages for s in sides):
            return False
        nodes = list(nodes_of(sides))
        if any(isinstance(n, Arithmetic) and n.operator == "/" for n in nodes):
            return False
        cells = [n for n in nodes if isinstance(n, Cells)]
        return (
            bool(cells)
            and not any(isinstance(n, Count | Share) for n in nodes)
            and all(map(self._are_amounts, cells))
        )

    def _are_amounts(self, cells: Cells) -> bool:
        """Whether values are known to have another unit than percent, or to count something."""
        measures = self._names.measures
        units = [
            measures.unit_of(tick)
            for c in cells.conditions
            if isinstance(c, Condition) and c.dimension == measures.dimension and not c.excluded
            for tick in c.ticks
        ]
        return all(u and "%" not in u for u in units) if units else self._amounts

    def _way(self, node: object) -> str:
        """Along which dimension something moves, if that is what is said of it."""
        match node:
            case Steps(_, along):
                return along
            case Trend(_, Aggregate(by=(along,))):
                return along
            case Trend(_, Cells() as cells):
                return min(self._open(cells), default="")
            case _:
                return ""

    def _is_of_one_axis(self, compared: Compare) -> bool:
        """Whether no number is set against values on several axes: 1 ms, and 2 million a second."""
        sides = (compared.left, compared.right)
        if not self._on_axes or not any(isinstance(side, Number) for side in sides):
            return True
        cells = [part for part in nodes_of(sides) if isinstance(part, Cells)]
        return not any(self._open(part) & self._on_axes for part in cells)

    def _is_of_all(self, compared: Compare) -> bool:
        """Whether it sets values against each other in each of the panels, whatever they measure.

        Of which panel “Elm is highest in May” is said is not known then.
        """
        sides = (compared.left, compared.right)
        cells = [part for part in nodes_of(sides) if isinstance(part, Cells)]
        return any(self._open(part) & self._by_panel for part in cells)

    def _is_measured_there(self, nodes: Sequence[object], text: str) -> bool:
        """Whether “accuracy” is said of panels that measure it, where others do not."""
        named = [ticks for measure, ticks in self._measured_in if measure.search(text)]
        if not named:
            return True
        return all(
            any(
                isinstance(c, Condition)
                and c.dimension == self._panel
                and not c.excluded
                and frozenset().union(*named).issuperset(c.ticks)
                for c in node.conditions
            )
            for node in nodes
            if isinstance(node, Cells)
        )

    def _is_point_of_time(self, compared: Compare) -> bool:
        """Whether a value would be a year of the axis: “the lowest point before 2020 is 2008”."""
        match compared:
            case Compare(Comparator.EQUAL | Comparator.ABOUT, Cells() | Aggregate(), Number(value)):
                return value in self._years
            case _:
                return False

    def _may_be_point(self, compared: Compare, text: str) -> bool:
        """Whether an extreme may be at a point of an axis: “the minimum is at 40”, of doses."""
        match compared:
            case Compare(
                Comparator.EQUAL | Comparator.ABOUT,
                Aggregate(Function.MIN | Function.MAX),
                Number(value),
            ) if value in self._points:
                return any(float(number) == value for number in _AT.findall(text))
            case _:
                return False

    def _counts(self, compared: Compare) -> bool:
        match compared:
            case Compare(Comparator.EQUAL | Comparator.ABOUT, Count(of), Number(value)):
                return value <= len(self._table.pairs(of)) and not self._is_of_cells(compared, of)
            case _:
                return True

    def _is_of_cells(self, counted: Compare, of: Compare) -> bool:
        """Whether a count of things is wrong that is right of values: each may be called a head."""
        match of.left:
            case Aggregate(Function.MIN | Function.MAX, Cells() as cells):
                each = replace(counted, left=Count(replace(of, left=cells)))
                of_things, of_cells = map(self._table.evaluate, (counted, each))
                return of_cells.truth is True and of_things.truth is False
            case _:
                return False

    def _sums_up(self, node: object) -> bool:
        if not (isinstance(node, Aggregate) and node.function is Function.SUM):
            return True
        summed = {
            d for part in nodes_of(node.of) if isinstance(part, Cells) for d in self._open(part)
        }
        summed -= set(node.by)
        return not (summed if self._never else summed & self._apart)

    def _open(self, cells: Cells) -> set[str]:
        """The dimensions along which a selection has several values."""
        kept = dict(self._sizes)
        for condition in cells.conditions:
            if isinstance(condition, Condition):
                size = len(condition.ticks)
                kept[condition.dimension] = (
                    kept[condition.dimension] - size if condition.excluded else size
                )
        return {dimension for dimension, size in kept.items() if size > 1}


def _on_axes(figure: Figure) -> set[str]:
    """The dimensions whose ticks may have axes of their own: panels that are named so, or sides."""
    words = set(words_of(figure.y_axis.label)) - COMMON
    panel = figure.dimension(Role.PANEL)
    named = panel is not None and any(words.intersection(words_of(t)) for t in panel.ticks)
    roles = (Role.PANEL,) if named else (Role.PANEL, Role.SERIES)
    return {d.name for d in figure.dimensions if d.role in roles}
