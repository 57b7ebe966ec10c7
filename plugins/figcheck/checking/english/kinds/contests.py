"""Matrices of contests: how often the one in the row beats the one in the column, in parts of all.

What one wins the other loses, so a cell and its mirror image add up to a whole; “A beats B” is
about the one cell where they meet, not about their rows.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import combinations

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Arithmetic,
    Cells,
    Comparator,
    Compare,
    Condition,
    Function,
    Number,
    Order,
)
from figcheck.model import Dimension, Figure, Role
from figcheck.patterns import any_case
from figcheck.records import record

_OPPONENT = frozenset(
    "opponent opponents opposing loser losers against vs versus rival rivals competitor "
    "competitors".split()
)
"""Words in the name of the side whose part in a contest the values do not give."""

_OVERVIEW = 1_500
"""Characters at the beginning of a description that say what it shows."""

_WON = r"\b(?:over|against|beats?|preferred|wins?|defeats?|versus|vs)\b"
_BY_ROW = any_case(rf"\brows?\b[^.]{{0,80}}{_WON}[^.]{{0,60}}\bcolumns?\b")
_BY_COLUMN = any_case(rf"\bcolumns?\b[^.]{{0,80}}{_WON}[^.]{{0,60}}\brows?\b")
"""What descriptions say of whose wins are counted."""

_BEATEN = any_case(
    r"\b(?:beats?|beaten|defeats?|defeated|wins?(?! rate)|won|los(?:es?|t|ing)|outperform(?:s|ed)?"
    r"|ahead|behind|trails?|stronger than|weaker than|better than|worse than|superior|inferior)\b"
)
_AGAINST = any_case(
    r"\b(?:against|versus|vs|over|columns?|opponents?|faced|los(?:es|ing|s|ses)|defeats?|beaten)\b"
)
"""Words by which something may be said of those who are won against."""

_WHOLES = (1.0, 100.0)
_ROUNDING = 0.021
"""How far from a whole two rounded parts of it may add up, as a part of it."""

_FEWEST, _BOTH = 3, 2


_BEST_AGAINST = any_case(
    r"\b(?:best|worst|highest|lowest|strongest|weakest|poorest) (?:[a-z-]+ )?(?:results?|scores?"
    r"|showings?|performances?|records?|rates?|outcomes?) (?:(?:is|are|was|were) )?against\b"
)


def _is_extreme(node: object) -> bool:
    return isinstance(node, Aggregate) and node.function in (Function.MAX, Function.MIN)


@record
class Contest:
    """The two sides of a matrix of contests.

    Attributes:
        player: the dimension of whose wins the values are; empty if that is not told.
        opponent: the dimension of whom they are won against.
        ticks: the contestants.
        half: the value of an even contest.
    """

    player: str
    opponent: str
    ticks: tuple[str, ...]
    half: float

    def line(self, one: str, *excepted: str) -> Cells:
        """All contests of one with others, but for some of these."""
        rest = [Condition(self.opponent, excepted, excluded=True)] if excepted else []
        apart = Order(self.opponent, Comparator.UNEQUAL, self.player)
        return Cells((Condition(self.player, (one,)), *rest, apart))

    @property
    def all_cells(self) -> Cells:
        """All contests of one with another."""
        return Cells((Order(self.opponent, Comparator.UNEQUAL, self.player),))

    def faced(self, one: str) -> Cells:
        """The contests of all others with one."""
        apart = Order(self.player, Comparator.UNEQUAL, self.opponent)
        return Cells((Condition(self.opponent, (one,)), apart))

    def off_half(self, cells: Cells) -> Absolute:
        """How far contests are from even ones."""
        return Absolute(Arithmetic("-", cells, Number(self.half)))

    def cell(self, one: str, other: str) -> Cells:
        """The contest of one with another."""
        named = {self.player: one, self.opponent: other}
        return Cells(tuple(Condition(d, (named[d],)) for d in sorted(named)))

    def meant(self, readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
        """The readings by which who wins is told by the contest of the two.

        Args:
            readings: all readings of a clause.
            text: the clause.
        """
        told = [r for r in readings if any(map(self._is_against_half, r.nodes))]
        if told and _BEATEN.search(text):
            return tuple(told)
        kept = tuple(r for r in readings if not self._faces_another(r, text))
        if not _AGAINST.search(text):
            # “A's average win rate” is that of its own wins.
            kept = tuple(r for r in kept if not self._is_of_opponents(r)) or kept
        if _BEST_AGAINST.search(text):
            # "All others have their best result against A": each of all that it has.
            kept = tuple(r for r in kept if any(map(_is_extreme, r.nodes)))
        if _BEATEN.search(text):
            kept = tuple(r for r in kept if not self._sets_rows(r))
        return kept

    def _is_against_half(self, node: object) -> bool:
        return isinstance(node, Compare) and node.right == Number(self.half)

    def _faces_another(self, reading: Reading, text: str) -> bool:
        """Whether the one that something is won against would be the one that wins it."""
        names = (
            t
            for t in self.ticks
            if re.search(rf"\bagainst (?:the )?{re.escape(t)}\b", text, re.IGNORECASE)
        )
        opponents = set(names) if self.player else set()
        return any(
            isinstance(n, Condition)
            and n.dimension == self.player
            and opponents.issuperset(n.ticks)
            for n in reading.nodes
            if opponents
        )

    def _is_of_opponents(self, reading: Reading) -> bool:
        """Whether it is said of how often others win against one, or against some."""
        nodes = reading.nodes
        sides = {n.dimension for n in nodes if isinstance(n, Condition)}
        return self.player != "" and self.opponent in sides and self.player not in sides

    @staticmethod
    def _sets_rows(reading: Reading) -> bool:
        """Whether a reading sets whole rows or columns against each other."""
        return any(
            _differ(one, other)
            for node in reading.nodes
            if isinstance(node, Compare)
            for one, other in combinations({n for n in nodes_of(node) if isinstance(n, Cells)}, 2)
        )


def _differ(one: Cells, other: Cells) -> bool:
    """Whether two selections are of two rows, or of two columns, and none is a single cell."""
    named, others = (
        {n.dimension: n.ticks for n in c.conditions if isinstance(n, Condition) and not n.excluded}
        for c in (one, other)
    )
    apart = any(d in others and others[d] != ticks for d, ticks in named.items())
    return apart and min(len(named), len(others)) < _BOTH


def contest(figure: Figure) -> Contest | None:
    """The figure as a matrix of contests; `None` if it is none."""
    x, y = figure.dimension(Role.X), figure.dimension(Role.Y)
    if x is None or y is None or set(x.ticks) != set(y.ticks) or len(x.ticks) < _FEWEST:
        return None
    if any(len(d.ticks) > 1 for d in figure.dimensions if d not in (x, y)):
        return None
    values = {
        tuple(cell.at[figure.dimensions.index(d)] for d in (y, x)): cell.value
        for cell in figure.cells
    }
    whole = _whole(values, y.ticks)
    if whole is None:
        return None
    player = _player(figure, x, y)
    names = {x.name, y.name}
    return Contest(player, (names - {player}).pop(), y.ticks, whole / 2)


def _whole(
    values: Mapping[tuple[str | None, ...], float | None], ticks: Sequence[str]
) -> float | None:
    """What each cell and its mirror image add up to, if that is always the same whole."""
    sums = []
    for i, one in enumerate(ticks):
        for other in ticks[i + 1 :]:
            there, back = values.get((one, other)), values.get((other, one))
            if there is None or back is None:
                return None
            sums.append(there + back)
    return next((w for w in _WHOLES if all(abs(s - w) <= _ROUNDING * w for s in sums)), None)


def _player(figure: Figure, x: Dimension, y: Dimension) -> str:
    """The dimension of whose wins the values are; empty if nothing tells."""
    faced = [d for d in (x, y) if not _OPPONENT.isdisjoint(words_of(d.name))]
    if len(faced) == 1:
        return y.name if faced[0] is x else x.name
    text = figure.source.text[:_OVERVIEW]
    rows, columns = _BY_ROW.search(text), _BY_COLUMN.search(text)
    if (rows is None) == (columns is None):
        return ""
    return y.name if rows else x.name
