"""Square matrices of things against themselves: each pair counts once, and nothing with itself.

A correlation matrix has every pair twice, or once if one half is left out, and a diagonal that
says of each thing that it agrees with itself. Who counts pairs, or names the highest coefficient,
means neither the second half nor the diagonal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.meanings.meaning import Place, Reading
from figcheck.checking.english.meanings.parts import absolute, nodes_of, rebuilt
from figcheck.checking.language import Table
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Cells,
    Comparator,
    Compare,
    Condition,
    Correlation,
    Count,
    Formula,
    Number,
    Order,
    Share,
    Steps,
    Transposed,
    Trend,
)
from figcheck.model import Dimension, Figure, Role
from figcheck.patterns import any_case
from figcheck.records import record

_FEWEST = 3
_COEFFICIENTS = any_case(r"\bcorrelat|\bpearson|\bspearman|\bkendall")
_DIAGONAL = any_case(r"\bdiagonal|\bitself\b|\bthemselves\b|\bself\b")
_STRENGTH = any_case(r"\b(?:strong|weak|tight|loose|close)(?:er|est|r|st)?(?:ly)?\b")
"""What is said of how strong coefficients are, whatever their sign."""

_PAIRS = any_case(r"\bpairs?\b")
_CELLS = any_case(r"\b(?:cells?|rows?|columns?|grid|squares?|entr(?:y|ies))\b")
"""Words for what is drawn, the diagonal with it."""

_ABSOLUTE = any_case(
    r",? (?:in|by) absolute (?:value|terms|magnitude)s?\b"
    r"|\babsolute (?=value|correlation|coefficient)"
    r"|^(?:in|by) absolute (?:value|terms|magnitude)s?, "
    r"|,? in magnitude\b| (?:of|with) (?:an? )?(?:absolute )?magnitude(?: of)?\b"
)
"""What says of coefficients that their signs do not count."""

_APART = any_case(
    r"^(?:apart from|excluding|ignoring|except for|besides|outside(?: of)?|off|leaving aside|beyond"
    r"|disregarding) the (?:main |trivial )?diagonal(?: (?:values|entries|cells))?, |"
    r",? (?:apart from|excluding|ignoring|except for|disregarding|off|outside(?: of)?|away from)"
    r" the (?:main )?diagonal\.?$"
)

_OF_ONE_SIGN = any_case(r"\b(?:positive|negative)(?:ly)?\b")

_ONE_A_PAIR = any_case(r"\b(?:pairs?|coefficients?|correlations?|combinations?)\b")


FAMILY = "correlation"
"""The family of what is said of coefficients as such."""


class _UnclearError(Exception):
    """What is said depends on which cells are meant."""


@record
class Square:
    """A symmetric matrix of things against themselves.

    Attributes:
        table: its values.
        x: the dimension of the columns.
        y: that of the rows.
        pairs: how each pair is chosen once.
        half: whether it is given once only.
        diagonal: the value of all things with themselves, if it is given.
        coefficients: whether its values are correlations.
    """

    table: Table
    x: Dimension
    y: Dimension
    pairs: Order
    half: bool
    diagonal: float | None
    coefficients: bool

    @property
    def ticks(self) -> tuple[str, ...]:
        """The things."""
        return self.x.ticks

    @cached_property
    def beside(self) -> Order:
        """All cells but the diagonal."""
        return Order(self.x.name, Comparator.UNEQUAL, self.y.name)

    @cached_property
    def _has_negative(self) -> bool:
        cells = self.table.figure.cells
        return any((cells[i].value or 0) < 0 for i in self.table.indices(Cells((self.pairs,))))

    @property
    def sizes(self) -> dict[int, Order]:
        """How many values there are off the diagonal, with which they are."""
        once = len(self.ticks) * (len(self.ticks) - 1) // 2
        return {once: self.pairs} if self.half else {once: self.pairs, 2 * once: self.beside}

    def things(self, place: Place) -> tuple[str, ...]:
        """The things that a place names, as rows or as columns; none if it names anything else."""
        named = [ticks for d, ticks in place.ticks if d in (self.x.name, self.y.name)]
        if len(named) != len(place.ticks) or len(named) != 1 or place.orders:
            return ()
        return named[0]

    def cell(self, one: str, other: str) -> Cells:
        """The cell of a pair, where it is given."""
        cells = self._at(one, other)
        return cells if self.table.indices(cells) else self._at(other, one)

    def of(self, thing: str) -> Cells | None:
        """The cells of a thing with all others; `None` if they are part of a row and a column."""
        for dimension in (self.y.name, self.x.name):
            cells = Cells((Condition(dimension, (thing,)), self.beside))
            if len(self.table.indices(cells)) == len(self.ticks) - 1:
                return cells
        return None

    def _at(self, column: str, row: str) -> Cells:
        at = {self.x.name: column, self.y.name: row}
        return Cells(tuple(Condition(d, (t,)) for d, t in sorted(at.items())))

    def readings(self, readings: Sequence[Reading], text: str) -> tuple[Reading, ...]:
        """What readings of a clause say without the diagonal, and of each pair once.

        Args:
            readings: what was read, over all cells.
            text: the clause.

        Returns:
            The readings; only those of single pairs if of another it is not plain what it says.
        """
        if _DIAGONAL.search(text):
            return tuple(replace(r, formulas=self._once(r.formulas, text)) for r in readings)
        told = [r for r in readings if r.family == FAMILY]
        if told or (self.coefficients and self._has_negative and _STRENGTH.search(text)):
            # The strongest correlation may be negative: it is not the highest value.
            readings = told
        try:
            return tuple(replace(r, formulas=self._meant(r.formulas, text)) for r in readings)
        except _UnclearError:
            # What is said of coefficients as such names its cells one by one.
            return tuple(r for r in readings if r.family == FAMILY)

    def beside_diagonal(self, text: str) -> str | None:
        """A clause without “apart from the diagonal”, which goes without saying here."""
        bare = _APART.sub("", text)
        return capitalised(bare) if bare != text else None

    def signed(self, text: str) -> str | None:
        """What is said of absolute coefficients, as of coefficients; `None` if that is not said."""
        bare = _ABSOLUTE.sub("", text) if self.coefficients else text
        return bare if bare != text else None

    def absolute(self, readings: Sequence[Reading]) -> tuple[Reading, ...]:
        """What readings say of coefficients, said of how far they are from zero.

        Args:
            readings: what was read without the word that tells it.
        """
        return tuple(replace(r, formulas=tuple(map(absolute, r.formulas))) for r in readings)

    def _meant(self, formulas: tuple[Formula, ...], text: str) -> tuple[Formula, ...]:
        found: list[Formula] = []
        for formula in formulas:
            nodes = list(nodes_of(formula))
            if any(isinstance(n, (Order, Transposed)) for n in nodes):
                found.append(formula)  # It says itself which cells it means.
                continue
            if any(isinstance(n, (Correlation, Steps, Trend)) for n in nodes):
                raise _UnclearError
            once = self._changed(formula, self.pairs, alone=False)
            found.append(once)
            counts = _counts(formula)
            if counts and not self.half and not _PAIRS.search(text):
                # "Six values exceed 0.5": both of each pair, or the pairs.
                found.append(self._changed(formula, self.beside, alone=False))
            # "13 cells exceed 0.65" may have counted the diagonal, and who writes 1.00 means it.
            by_cell = counts and not _ONE_A_PAIR.search(text)
            if by_cell or _CELLS.search(text) or self.diagonal in _levels(nodes):
                found.append(formula)
        return tuple(dict.fromkeys(found))

    def _once(self, formulas: tuple[Formula, ...], text: str) -> tuple[Formula, ...]:
        """What is counted off the diagonal, of pairs: “off the diagonal, two pairs exceed 0.5”."""
        if self.half or _CELLS.search(text) or not any(map(_counts, formulas)):
            return formulas
        pairs = [self._paired(f) if _counts(f) else f for f in formulas]
        return tuple(dict.fromkeys((*pairs, *(() if _PAIRS.search(text) else formulas))))

    def _paired(self, node: Any) -> Any:
        """A formula with one cell of each pair for both; those of one row are so already."""
        if isinstance(node, Cells):
            whole = node.conditions == (self.beside,)
            return Cells((self.pairs,)) if whole else node
        return rebuilt(node, self._paired)

    def _changed(self, node: Any, whole: Order, *, alone: bool) -> Any:
        """A formula without the diagonal.

        Args:
            node: the formula, or a part of it.
            whole: what is to be kept of all cells.
            alone: whether it stands for one number, so that rows may be put for columns.
        """
        if isinstance(node, Cells):
            return self._kept(node, whole, alone=alone)
        if isinstance(node, Aggregate):
            if node.by and self.half:
                raise _UnclearError  # Neither the rows nor the columns of one half are complete.
            whole, alone = (self.beside if node.by else whole), not node.by
        return rebuilt(node, lambda part: self._changed(part, whole, alone=alone))

    def _kept(self, cells: Cells, whole: Order, *, alone: bool) -> Cells:
        conditions = [c for c in cells.conditions if isinstance(c, Condition)]
        named = {c.dimension: c for c in conditions if c.dimension in (self.x.name, self.y.name)}
        if any(c.excluded for c in named.values()):
            raise _UnclearError
        if not named:
            return Cells((*cells.conditions, whole))
        if len(named) == 2:
            return self._crossing(cells, named)
        (own,) = named.values()
        if len(own.ticks) > 1:
            raise _UnclearError
        rest = tuple(c for c in cells.conditions if c is not own)
        other = self.x.name if own.dimension == self.y.name else self.y.name
        ways = [own, *([replace(own, dimension=other)] if alone else [])]
        for way in ways:
            found = Cells((*rest, way, self.beside))
            if len(self.table.indices(found)) == len(self.ticks) - 1:
                return found
        raise _UnclearError

    def _crossing(self, cells: Cells, named: dict[str, Condition]) -> Cells:
        """Where some rows and some columns meet: there, or across the diagonal."""
        x, y = named[self.x.name], named[self.y.name]
        rest = tuple(c for c in cells.conditions if c not in (x, y))
        if x.ticks == y.ticks and len(x.ticks) == 1:
            return cells
        if not set(x.ticks).isdisjoint(y.ticks):
            raise _UnclearError
        swapped = (Condition(self.x.name, y.ticks), Condition(self.y.name, x.ticks))
        for found in (cells, Cells((*rest, *swapped))):
            if len(self.table.indices(found)) == len(x.ticks) * len(y.ticks):
                return found
        raise _UnclearError


def _counts(formula: Formula) -> bool:
    return any(isinstance(n, (Count, Share)) for n in nodes_of(formula))


def _levels(nodes: Sequence[Any]) -> set[float]:
    """The numbers that values are set against, not those of how many there are."""
    counted = {
        id(side)
        for n in nodes
        if isinstance(n, Compare) and isinstance(n.left, (Count, Share))
        for side in (n.left, n.right)
    }
    return {n.value for n in nodes if isinstance(n, Number) and id(n) not in counted}


def square(figure: Figure, table: Table) -> Square | None:
    """A figure as a symmetric matrix of things against themselves.

    Args:
        figure: the figure.
        table: its values.

    Returns:
        `None` if it is none: if rows and columns differ or are numbers, a pair has two values,
        or none, or things do not all go with themselves alike.
    """
    x, y = figure.dimension(Role.X), figure.dimension(Role.Y)
    if x is None or y is None or x.ticks != y.ticks or len(x.ticks) < _FEWEST:
        return None
    if any(len(d.ticks) > 1 for d in figure.dimensions if d not in (x, y)):
        return None
    if all(number is not None for number in x.numbers):
        return None
    order = Order(x.name, Comparator.LESS, y.name)
    below, above, beside = (
        table.indices(Cells((replace(order, comparator=sign),)))
        for sign in (Comparator.LESS, Comparator.MORE, Comparator.EQUAL)
    )
    pairs = len(x.ticks) * (len(x.ticks) - 1) // 2
    if sorted((len(below), len(above))) not in ([0, pairs], [pairs, pairs]):
        return None
    half = len(below) != len(above)
    if not half and not _agree(figure, x, y):
        return None
    alike = {figure.cells[i].value for i in beside}
    if len(alike) > 1 or len(beside) not in (0, len(x.ticks)):
        return None
    (diagonal,) = alike or {None}
    values = [figure.cells[i].value or 0.0 for i in (*below, *above)]
    if diagonal is not None and min(values) < diagonal < max(values):
        return None  # Nothing is closer to itself than to all others, or further.
    sign = Comparator.LESS if below else Comparator.MORE
    said = " ".join((figure.title, figure.value.label, x.name, y.name))
    coefficients = _COEFFICIENTS.search(said) is not None and diagonal in (None, 1.0)
    coefficients = coefficients and max(map(abs, values)) <= 1
    return Square(table, x, y, replace(order, comparator=sign), half, diagonal, coefficients)


def in_size(readings: Sequence[Reading]) -> list[Reading]:
    """Those readings that say of how far from zero coefficients are, whatever their signs."""

    def is_in_size(reading: Reading) -> bool:
        sizes = (n.of for n in reading.nodes if isinstance(n, Absolute))
        return any(isinstance(of, Cells) for of in sizes)

    return list(filter(is_in_size, readings))


def means_size(figure: Figure, text: str) -> bool:
    """Whether a clause speaks of how strong coefficients are that may be negative.

    The strongest of these is not the highest.

    Args:
        figure: the figure.
        text: the clause.
    """
    if not _STRENGTH.search(text) or _OF_ONE_SIGN.search(text):
        return False
    said = " ".join((figure.title, figure.value.label))
    values = [cell.value for cell in figure.cells if cell.value is not None]
    signed = min(values, default=0.0) < 0 and max(map(abs, values)) <= 1
    return signed and _COEFFICIENTS.search(said) is not None


def _agree(figure: Figure, x: Dimension, y: Dimension) -> bool:
    """Whether the two halves of a matrix say the same."""
    place = [figure.dimensions.index(x), figure.dimensions.index(y)]
    found = {tuple(c.at[i] for i in place): c.value for c in figure.cells}
    return all(value == found.get((b, a), value) for (a, b), value in found.items())
