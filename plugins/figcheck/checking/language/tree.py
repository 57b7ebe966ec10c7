"""The tree of a check expression.

An expression is a statement over the figure's table. Terms stand for numbers,
one for each combination of coordinates that they leave open: `[panel = "A"]`
is a number for every cell of panel A, `max([panel = "A"] by "Ratio")` one for
every ratio. A comparison pairs the numbers of its two sides by the coordinates
that both have, and a quantifier says how many of the pairs must hold.
`str(node)` is the printed form, which `parse` reads back.
"""

from __future__ import annotations

import json
from decimal import Decimal
from enum import StrEnum
from typing import TypeAlias

from figcheck.patterns import regex
from figcheck.records import record

_PLAIN_NUMBER = regex(r"-?\d+(?:\.\d+)?\Z")


RESERVED = frozenset({"by", "in", "not", "and", "or"})
"""Words of the language that no unquoted name may be."""


def _name(text: str) -> str:
    plain = text.isascii() and text.isidentifier() and text not in RESERVED
    return text if plain else _quoted(text)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _tick(text: str) -> str:
    return text if _PLAIN_NUMBER.match(text) else _quoted(text)


def _operand(term: Term) -> str:
    return f"({term})" if isinstance(term, Arithmetic) else str(term)


class Comparator(StrEnum):
    """How the two sides of a comparison are related."""

    EQUAL = "="
    UNEQUAL = "!="
    ABOUT = "~"
    LESS = "<"
    AT_MOST = "<="
    MORE = ">"
    AT_LEAST = ">="

    @property
    def reverse(self) -> Comparator:
        """The comparator that says the same with the two sides exchanged."""
        swapped = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}
        return Comparator(swapped.get(self.value, self.value))

    @property
    def negation(self) -> Comparator:
        """The comparator that holds exactly where this one does not (not for `~`)."""
        opposite = {"=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
        return Comparator(opposite[self.value])


class Quantifier(StrEnum):
    """How many pairs of a comparison must hold; thresholds are in `evaluate`."""

    ALL = "all"
    NEARLY_ALL = "nearly_all"
    GENERALLY = "generally"
    MOST = "most"
    SOME = "some"
    NONE = "none"


class Function(StrEnum):
    """What an aggregate computes from several numbers."""

    MAX = "max"
    MIN = "min"
    MEAN = "mean"
    MEDIAN = "median"
    SUM = "sum"
    RANGE = "range"
    STD = "std"


OPPOSITE = {Function.MAX: Function.MIN, Function.MIN: Function.MAX}
"""The other end of each end of the values."""


class Direction(StrEnum):
    """What a trend says of the values along an axis."""

    RISES = "rises"
    FALLS = "falls"
    RISES_THROUGHOUT = "rises_throughout"
    FALLS_THROUGHOUT = "falls_throughout"
    RISES_OVERALL = "rises_overall"
    FALLS_OVERALL = "falls_overall"

    @property
    def up(self) -> bool:
        """Whether it speaks of a rise."""
        return self.value.startswith("rises")


class End(StrEnum):
    """Which end of the interval around a value: of an error bar, of a band."""

    LOWER = "lower"
    UPPER = "upper"


@record
class Condition:
    """Coordinates that a selection keeps: `"Ratio" in {0.3, 0.4}`.

    Attributes:
        dimension: name of the dimension.
        ticks: the coordinates, in the figure's order.
        excluded: whether these are the ones that are left out instead.
    """

    dimension: str
    ticks: tuple[str, ...]
    excluded: bool = False

    def __str__(self) -> str:
        name = _name(self.dimension)
        if len(self.ticks) == 1:
            return f"{name} {'!=' if self.excluded else '='} {_tick(self.ticks[0])}"
        ticks = ", ".join(map(_tick, self.ticks))
        return f"{name} {'not in' if self.excluded else 'in'} {{{ticks}}}"


@record
class Order:
    """Cells by how two of their coordinates compare: `x > y` is a triangle.

    Attributes:
        left: name of a dimension.
        comparator: how its coordinate is related to the other one.
        right: name of the other dimension.
        plus: what is added to that: `x > y + 2`.
    """

    left: str
    comparator: Comparator
    right: str
    plus: float = 0.0

    def __str__(self) -> str:
        signs = {Comparator.EQUAL: "==", Comparator.UNEQUAL: "<>"}
        sign = signs.get(self.comparator, self.comparator.value)
        plus = f" {'-' if self.plus < 0 else '+'} {Decimal(str(abs(self.plus))).normalize():f}"
        return f"{_name(self.left)} {sign} {_name(self.right)}{plus if self.plus else ''}"


@record
class Cells:
    """The cells that meet all conditions; a dimension fixed by `=` is closed."""

    conditions: tuple[Condition | Order, ...] = ()

    def __str__(self) -> str:
        return f"[{', '.join(map(str, self.conditions))}]"


@record
class Number:
    """A number as the claim writes it.

    Attributes:
        value: the number.
        decimals: digits after the point as written; the precision that `=` and
            `~` compare with. Negative for "3.62M" (two digits of a million: -4),
            which is printed as 362e4.
    """

    value: float
    decimals: int = 0

    def __str__(self) -> str:
        if self.decimals >= 0:
            return f"{self.value:.{self.decimals}f}"
        return f"{self.value / 10**-self.decimals:.0f}e{-self.decimals}"


@record
class Aggregate:
    """One number from many, or one for each coordinate of `by`."""

    function: Function
    of: Term
    by: tuple[str, ...] = ()

    def __str__(self) -> str:
        by = f" by {', '.join(map(_name, self.by))}" if self.by else ""
        return f"{self.function}({self.of}{by})"


@record
class Arithmetic:
    """Sum, difference, product or ratio of two terms, number by number."""

    operator: str
    left: Term
    right: Term

    def __str__(self) -> str:
        return f"{_operand(self.left)} {self.operator} {_operand(self.right)}"


@record
class Absolute:
    """The size of each number, without its sign."""

    of: Term

    def __str__(self) -> str:
        return f"abs({self.of})"


@record
class Bound:
    """An end of the interval that is drawn around each number, where one is."""

    end: End
    of: Cells

    def __str__(self) -> str:
        return f"{self.end}({self.of})"


@record
class Steps:
    """The changes from each number to the next along a dimension, at the later of the two."""

    of: Term
    along: str

    def __str__(self) -> str:
        return f"steps({self.of} by {_name(self.along)})"


@record
class Correlation:
    """How closely two terms go together, from -1 to 1, over the places that both have.

    Attributes:
        left: one of them.
        right: the other.
        ranks: whether their ranks are taken, as Spearman does, in place of the
            numbers themselves, as Pearson does.
    """

    left: Term
    right: Term
    ranks: bool = False

    def __str__(self) -> str:
        name = "rank_correlation" if self.ranks else "correlation"
        return f"{name}({self.left}, {self.right})"


@record
class Transposed:
    """The numbers of a grid with its two axes exchanged, tick for tick by position."""

    of: Term
    rows: str
    columns: str

    def __str__(self) -> str:
        return f"transposed({self.of} by {_name(self.rows)}, {_name(self.columns)})"


@record
class Count:
    """How many pairs of a comparison hold."""

    of: Compare

    def __str__(self) -> str:
        return f"count({self.of})"


@record
class Share:
    """Which part of the pairs of a comparison holds, from 0 to 1."""

    of: Compare

    def __str__(self) -> str:
        return f"share({self.of})"


@record
class Missing:
    """How many of the cells that are selected are left without a value."""

    of: Cells

    def __str__(self) -> str:
        return f"missing({self.of})"


@record
class Ticks:
    """Where the ticks of a dimension lie on their axis: its numbers, or its years."""

    dimension: str

    def __str__(self) -> str:
        return f"ticks({_name(self.dimension)})"


@record
class Size:
    """How many ticks of a dimension have values."""

    dimension: str

    def __str__(self) -> str:
        return f"size({_name(self.dimension)})"


@record
class Compare:
    """A comparison of two terms; on its own it must hold for every pair."""

    comparator: Comparator
    left: Term
    right: Term

    def __str__(self) -> str:
        return f"{self.left} {self.comparator} {self.right}"


@record
class Quantified:
    """A comparison that must hold for so many of its pairs."""

    quantifier: Quantifier
    of: Compare

    def __str__(self) -> str:
        return f"{self.quantifier}({self.of})"


@record
class Trend:
    """Values that rise or fall along the one dimension that the term leaves open."""

    direction: Direction
    of: Term

    def __str__(self) -> str:
        return f"{self.direction}({self.of})"


@record
class Not:
    """The opposite."""

    of: Formula

    def __str__(self) -> str:
        return f"not ({self.of})"


@record
class And:
    """All of several formulas; one within another is the same as one."""

    parts: tuple[Formula, ...]

    def __post_init__(self) -> None:
        flat = (q for p in self.parts for q in (p.parts if isinstance(p, And) else (p,)))
        object.__setattr__(self, "parts", tuple(flat))

    def __str__(self) -> str:
        return " and ".join(f"({p})" if isinstance(p, Or) else str(p) for p in self.parts)


@record
class Or:
    """At least one of several formulas; one within another is the same as one."""

    parts: tuple[Formula, ...]

    def __post_init__(self) -> None:
        flat = (q for p in self.parts for q in (p.parts if isinstance(p, Or) else (p,)))
        object.__setattr__(self, "parts", tuple(flat))

    def __str__(self) -> str:
        return " or ".join(f"({p})" if isinstance(p, And) else str(p) for p in self.parts)


Term: TypeAlias = (
    Cells
    | Number
    | Aggregate
    | Arithmetic
    | Absolute
    | Bound
    | Steps
    | Correlation
    | Transposed
    | Count
    | Share
    | Missing
    | Ticks
    | Size
)
Formula: TypeAlias = Compare | Quantified | Trend | Not | And | Or
