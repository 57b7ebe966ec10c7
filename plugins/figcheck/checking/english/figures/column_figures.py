"""One of several measures as a figure of its own: the spending of countries, the medians of boxes.

Tables, scatter plots and box plots set measures side by side. What is said of one of them can be
all that is said of a figure that shows nothing else; so it is read as of that one, and is then
said of the column where it stands.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from figcheck.checking.english.claims.discourse import Surroundings
from figcheck.checking.english.figures.made_figures import Derived, at_tick, in_place
from figcheck.checking.english.kinds.in_measured_units import in_measured_units
from figcheck.checking.english.kinds.measured_units import UNIT_WORDS, unit_of
from figcheck.checking.english.lexicon.attribute import Attribute
from figcheck.checking.english.lexicon.entries import classes_at
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Reading
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.naming.groups import unlisted
from figcheck.checking.english.naming.statistics import parts_of_boxes
from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Aggregate,
    Cells,
    Comparator,
    Compare,
    Condition,
    Formula,
    Trend,
)
from figcheck.model import Axis, Dimension, Figure, Kind, Role
from figcheck.patterns import any_case

_ARROWS = "↑↓"
_POWERS = {3: " in thousands", 6: " in millions", 9: " in billions", 12: " in trillions"}
"""What the axis of a measure says of the power of ten in which its values are given."""

_IT_IS = any_case(
    r"(?:it|they) (?:also )?(?:is|are|was|were|lies?|stays?|exceeds?|surpass(?:es)?)\b"
)
"""How a sentence begins that compares what the one before it was about."""


class ColumnFigures:
    """The figures of the measures that a figure sets side by side.

    Args:
        figure: the figure.
        reader: knows its names.
    """

    def __init__(self, figure: Figure, reader: Reader) -> None:
        self._figure, self._reader = figure, reader
        self._measures = _measures(figure, reader)
        self._boxes = figure.kind is Kind.BOX
        self._made: dict[tuple[str, str], Derived] = {}

    def meant(self, text: str, around: Surroundings) -> Derived | None:
        """The figure of the one measure that a clause is about; `None` if it names two, or none."""
        measures = self._measures
        if measures is None:
            return None
        named = self._named(text, measures)
        if len({tick for tick, _ in named}) > 1:
            return None
        if not named and self._boxes and around.said:
            # “Turin the largest (24)”, behind what was said of quartiles.
            named = self._named(around.said[0], measures)
        if not named:
            here = (around.here or EVERYWHERE).get(measures.name)
            if len(here) != 1 or self._is_of_others(text, here[0]):
                return None
            return self._of(measures, here[0], here[0])
        tick, called = max(named, key=lambda n: len(n[1]))
        before = (around.here or EVERYWHERE).get(measures.name)
        if len(before) == 1 and before[0] != tick and _IT_IS.match(text):
            return None  # "A's minimum is 5. It is above the median of B": the minimum is.
        return None if self._is_of_others(text, tick) else self._of(measures, tick, called)

    def _is_of_others(self, text: str, tick: str) -> bool:
        """Whether a unit or an adjective speaks of another measure: “older” beside a price."""
        known = self._reader.names.measures
        tokens = tokenise(text)
        for start, token in enumerate(tokens):
            unit = token.number.unit if token.number is not None else token.word
            place = known.in_unit(unit)
            if place is not None and all(tick not in ticks for _, ticks in place.ticks):
                return True
            for _, _, meaning in classes_at(tokens, start):
                meant = known.meant(meaning) if isinstance(meaning, Attribute) else None
                if meant is not None and meant.ticks and tick not in meant.ticks:
                    return True
        return False

    def names_any(self, text: str) -> bool:
        """Whether a text names a measure."""
        return self._measures is not None and bool(self._named(text, self._measures))

    def _named(self, text: str, measures: Dimension) -> list[tuple[str, str]]:
        """The measures that a text names, each with the words for it."""
        tokens = tokenise(text)
        found: list[tuple[str, str]] = []
        start = 0
        while start < len(tokens):
            ends = [
                (stop, ticks)
                for stop, ticks in self._reader.names.ticks_at(tokens, start)
                if ticks.dimension == measures.name
            ]
            for stop, ticks in ends:
                called = text[tokens[start].start : tokens[stop - 1].end]
                found += [(tick, called) for tick in ticks.ticks]
            start = max((stop for stop, _ in ends), default=start + 1)
        return found

    def _of(self, measures: Dimension, tick: str, called: str) -> Derived:
        """The figure of a measure that is called so."""
        if (tick, called) not in self._made:
            unit = self._reader.names.measures.unit_of(tick)
            unit = unit or (unit_of(self._figure) if self._boxes else "")
            arrow = "".join(a for a in _ARROWS if a in tick and a not in called)
            given = self._reader.names.measures.given
            scaled = _POWERS.get(given[tick].power, "") if tick in given else ""
            unit = unit if unit in UNIT_WORDS.values() or not scaled else ""
            axis = Axis(label=f"{called} {arrow}".strip() + scaled, unit=unit)
            shown = at_tick(self._figure, measures, tick)
            rest = shown.dimensions
            if len(rest) == 1:
                rest = (replace(rest[0], role=Role.X),)
            shown = replace(
                shown,
                kind=Kind.BAR,
                dimensions=rest,
                value=axis,
                y_axis=axis,
                x_axis=Axis(),
                title=axis.label,
                colours=None,
                claims=(),
                findings=(),
                legend=unlisted(self._figure),
            )
            own = Condition(measures.name, (tick,))
            has_course = any(is_ordered(d) for d in rest)

            of_its_own = _OF_ITS_OWN.format(re.escape(called)) if self._boxes else None

            def said(formula: Formula, text: str) -> Sequence[Formula]:
                if of_its_own and re.search(of_its_own, text, _FLAGS) and _is_extreme(formula):
                    return ()  # "A has a maximum of 5": so large is its own, not that of all.
                # “Rises with income”: countries that are listed have no course.
                if not has_course and any(isinstance(n, Trend) for n in nodes_of(formula)):
                    return ()
                there = in_place(formula, own)
                known = in_measured_units(given, measures.name, (Reading((there,), "value"),))
                # Numbers of another order of magnitude than all values are none of theirs.
                return (there,) if known and known[0].formulas == (there,) else ()

            self._made[tick, called] = Derived(Reader(shown), said, alone=self._boxes)
        return self._made[tick, called]


_FLAGS = re.IGNORECASE
_BOUNDS = frozenset({Comparator.AT_MOST, Comparator.AT_LEAST})
_OF_ITS_OWN = (
    r"\b(?:an?|its|the|with) {} (?:of|at) [~≈$€£]?(?:(?!at\b|no\b)[a-z]+ ){{0,2}}"
    r"\d(?![^,;:]* or (?:more|less|higher|lower|above|below|fewer|longer|shorter|better|worse)\b)"
)
"""How a text gives the end of a whisker."""


def _is_extreme(formula: Formula) -> bool:
    """Whether a formula is about the highest or lowest of several values, or sets a bound."""
    nodes = [*nodes_of(formula)]
    if any(isinstance(n, Compare) and n.comparator in _BOUNDS for n in nodes):
        return True
    return any(
        isinstance(node, Aggregate)
        and isinstance(node.of, Cells)
        and not any(isinstance(c, Condition) and not c.excluded for c in node.of.conditions)
        for node in nodes
    )


def _measures(figure: Figure, reader: Reader) -> Dimension | None:
    """The dimension whose ticks are measures, where one other tells the things that have them."""
    boxes = parts_of_boxes(figure)
    if boxes is not None:
        return boxes[0]
    names = {d.name: d for d in figure.dimensions}
    found = names.get(reader.names.measures.dimension or "")
    others = [d for d in figure.dimensions if d is not found and len(d.ticks) > 1]
    return found if found and (len(others) == 1 or found.role is Role.PANEL) else None
