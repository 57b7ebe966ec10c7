"""A group of points or columns as a figure of its own: “In the Corvid family, …”.

What is said within a group is said of nothing else, and within each group of one after the other.
So it is read as of a figure that shows no more, and is then said of the group where it stands.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from figcheck.checking.english.claims.discourse import Surroundings
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place, Reading
from figcheck.checking.english.meanings.parts import rebuilt
from figcheck.checking.english.meanings.several import of_cases
from figcheck.checking.english.naming.groups import GROUPS
from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.language import Table
from figcheck.checking.language.tree import Cells, Condition, Quantifier
from figcheck.model import Cell, Dimension, Figure
from figcheck.patterns import any_case, regex

_LEADS = "in|within|among|amongst|inside|for"
_LED = regex(rf"(?:{_LEADS}) (?P<what>[^,;:()]{{2,60}}), (?P<rest>.+)", re.IGNORECASE | re.DOTALL)
_ENDING = regex(
    r"(?P<rest>[^,;:()]+) (?:in|within) (?P<what>[^,;:()]{2,60}?)\.?", re.IGNORECASE | re.DOTALL
)
_EACH = any_case(r"(?:each|every|both|all)(?: of)?(?: the| these)?(?: \w+)? (?P<noun>\w+)")
_NOUNS = frozenset(form for noun in GROUPS for form in (noun, f"{noun}s", f"{noun[:-1]}ies"))


class Read(Protocol):
    """What reads clauses as about a figure that is made of another one."""

    @property
    def alone(self) -> bool:
        """Whether a sentence that is meant of it can be meant of nothing else."""

    def read(self, text: str, around: Surroundings) -> tuple[Reading, ...]:
        """The readings of a clause, as formulas over the other figure."""


class Finds(Protocol):
    """What finds the figures made of a figure that sentences about it are about."""

    def meant(self, text: str, around: Surroundings) -> Read | None:
        """The figure that a clause speaks of, if it is one that is made of this one."""


@dataclass(frozen=True, eq=False)
class _Group:
    """One group as a figure.

    Attributes:
        own: which ticks belong to it.
        reader: reads clauses about it.
        made: finds the figures that are made of it.
    """

    own: Condition
    reader: Reader
    made: Finds

    def read(self, text: str, around: Surroundings) -> tuple[Reading, ...]:
        """The readings of a clause about it, as formulas over the whole figure."""
        here = around.here or EVERYWHERE
        if not set(here.get(self.own.dimension)) <= set(self.own.ticks):
            around = replace(around, here=here.without([self.own.dimension]))
        derived = self.made.meant(text, around)
        found = () if derived is not None and derived.alone else self.reader.read(text, around)
        if not found and derived is not None:
            found = derived.read(text, around)
        return tuple(
            replace(r, formulas=tuple(_within(f, self.own) for f in r.formulas)) for r in found
        )


@dataclass(frozen=True, eq=False)
class Grouped:
    """What is said within a group, or within each of several.

    Attributes:
        groups: the groups.
        rest: what is said within them.
        reader: knows the whole figure.
        alone: that it can be meant of nothing else.
    """

    groups: tuple[_Group, ...]
    rest: str
    reader: Reader
    alone: bool = True

    def read(self, _: str, around: Surroundings) -> tuple[Reading, ...]:
        """The readings of the clause, as formulas over the whole figure."""
        cases = [group.read(self.rest, around) for group in self.groups]
        if len(cases) == 1:
            return cases[0]
        if not all(cases) or len({len(readings) for readings in cases}) > 1:
            return ()
        found: list[Reading] = []
        for ways in zip(*cases, strict=True):
            if len({len(way.formulas) for way in ways}) > 1:
                return ()
            formulas = of_cases(self.reader, [w.formulas for w in ways], Quantifier.ALL, None)
            if formulas:
                found.append(Reading(formulas, ways[0].family, len(cases)))
        return tuple(found)


class GroupFigures:
    """The groups of a figure as figures.

    Args:
        figure: the figure.
        reader: knows its names.
        made: finds what is made of a figure.
    """

    def __init__(
        self, figure: Figure, reader: Reader, made: Callable[[Figure, Table, Reader], Finds]
    ) -> None:
        self._figure, self._reader, self._make = figure, reader, made
        self._sorted = next((d for d in figure.dimensions if d.groups), None)
        self._known: dict[str, _Group] = {}

    def meant(self, text: str) -> Grouped | None:
        """The groups within which a clause says something; `None` if it names none so."""
        if self._sorted is None:
            return None
        for pattern in (_LED, _ENDING):
            found = pattern.fullmatch(text)
            names = self._named(found["what"], self._sorted) if found is not None else ()
            if found is not None and names:
                groups = tuple(self._group(self._sorted, name) for name in names)
                rest = found["rest"]
                return Grouped(groups, capitalised(rest), self._reader)
        return None

    def _named(self, what: str, dimension: Dimension) -> Sequence[str]:
        """The groups that a phrase names: one, or each of them."""
        known = [name for name, _ in dimension.groups]
        if each := _EACH.fullmatch(what):
            return known if each["noun"].lower() in _NOUNS else ()
        places = self._reader.parse_alone(f"in {what}").readings("at")
        meant = {place.plain for place in places}
        return [
            name for name, ticks in dimension.groups if meant == {Place.of(dimension.name, ticks)}
        ]

    def _group(self, dimension: Dimension, name: str) -> _Group:
        if name not in self._known:
            ticks = dict(dimension.groups)[name]
            shown = _alone(self._figure, dimension, ticks)
            table = Table(shown)
            reader = Reader(shown, table, self._reader.names)
            own = Condition(dimension.name, ticks)
            self._known[name] = _Group(own, reader, self._make(shown, table, reader))
        return self._known[name]


def _alone(figure: Figure, dimension: Dimension, ticks: tuple[str, ...]) -> Figure:
    """What a figure has at some ticks of a dimension, the cells in their order."""
    place = figure.dimensions.index(dimension)
    numbers = tuple(dimension.numbers[dimension.positions[t]] for t in ticks)
    kept = replace(dimension, ticks=ticks, numbers=numbers, groups=())

    def cell(old: Cell) -> Cell:
        if place < len(old.at) and old.at[place] in kept.positions:
            return old
        return replace(old, at=(None,) * len(old.at), value=None)

    return replace(
        figure,
        dimensions=tuple(kept if d is dimension else d for d in figure.dimensions),
        cells=tuple(map(cell, figure.cells)),
        claims=(),
        findings=(),
    )


def _within(part: Any, own: Condition) -> Any:
    """A formula about a group as one about it in the whole figure."""
    if not isinstance(part, Cells):
        return rebuilt(part, lambda child: _within(child, own))
    named = [c for c in part.conditions if isinstance(c, Condition)]
    left_out = {t for c in named if c.dimension == own.dimension and c.excluded for t in c.ticks}
    if any(c.dimension == own.dimension and not c.excluded for c in named):
        return part
    kept = replace(own, ticks=tuple(t for t in own.ticks if t not in left_out))
    orders = [c for c in part.conditions if not isinstance(c, Condition)]
    others = [c for c in named if c.dimension != own.dimension]
    return Cells((*sorted((*others, kept), key=lambda c: c.dimension), *orders))
