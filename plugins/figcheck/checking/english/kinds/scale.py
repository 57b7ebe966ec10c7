"""Numbers of a sentence in the units of the figure's values: "48,000" of an axis in thousands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.language import tree
from figcheck.model import Figure, Role
from figcheck.patterns import any_case, regex
from figcheck.reading.numbers import Number
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.meanings.meaning import Amount

POWERS = {
    "hundred": 2, "thousand": 3, "thousands": 3, "million": 6, "millions": 6, "mln": 6,
    "billion": 9, "billions": 9, "bln": 9, "trillion": 12, "trillions": 12,
}  # fmt: skip
"""Words for powers of ten that may follow a number, or stand in the label of an axis."""

RATES = frozenset(
    "rate rates share shares proportion percentage percentages fraction ratio ratios".split()
)
"""Words for what is derived from counts, where they do not name the values themselves."""

_LABELLED = any_case(r"(?<!per )(?<!per a )\b(hundred|thousand|million|billion|trillion)s?\b")
_LETTERED = regex(r"\((?:in )?([kKM])(?= [a-z])")
"""“(k tokens/s)”"""
_LETTERS = {"k": 3, "M": 6, "bn": 9}
"""Units that are a power of ten alone, as the heads of columns write them: “Men (k)”."""

_LETTERS_OF_AXES = _LETTERS | {"K": 3, "B": 9}
"""Those along an axis; of values “B” may be bytes, and “K” degrees."""

_LETTER_ALONE = regex(rf"\((?:in )?({'|'.join(_LETTERS_OF_AXES)})\)")

_COUNTED = regex(r"(?:\bin|\() ?1,?000(,000)?\b")
_PERCENTAGE = any_case(r"(?:%|percent(?:age)?\b|per cent\b|pct\b)(?! points)")
"""A unit that makes percentages of values: “% of control”."""

_OF_A_KIND_IN_PERCENT = any_case(r"(?:[a-z-]+ ){1,2}(?:%|percent)")
"""A unit that says of what kind its percentages are: “annual %”, “year-on-year %”."""

_IN_PERCENT = any_case(r"\bin (?:%|percent\b|per cent\b)")
_OTHER_UNIT = 100.0
_MAGNITUDE = 10.0
"""How many times larger than all values a number is that must be given in another unit."""

TIMES = "x"
"""The unit of a number that says how many times: “6x faster”."""

_FARTHEST = 2.0
"""How many times as far as the largest value is from zero two values may lie apart."""

_FAR = 3.0
"""How many times larger than all values, or smaller, a number must be to be implausible."""


@record
class Scale:
    """How the numbers of sentences are to be taken.

    Attributes:
        power: power of ten in which the values are given: 6 where the label of
            the axis says "in millions"; `None` if it does not say.
        percent: whether the values are percentages.
        low: the smallest size of a value.
        high: the largest.
        rates: whether they may be shares, proportions or other rates.
        counts: whether they count cases, so that they may be added up.
        signed: whether some are below zero, or written with a plus.
        decimals: the digits after the point of those that have most.
    """

    power: int | None
    percent: bool
    low: float
    high: float
    rates: bool = True
    counts: bool = False
    signed: bool = False
    decimals: int = 0

    @staticmethod
    @remembered
    def of(figure: Figure) -> Scale:
        """The scale of a figure's values."""
        powers = {p for label in _labels(figure) if (p := power_in(label)) is not None}
        if figure.value.unit in _LETTERS:
            powers.add(_LETTERS[figure.value.unit])
        sizes = [abs(c.value) for c in figure.cells if c.value] or [0.0]
        upwards = () if any(d.role is Role.Y for d in figure.dimensions) else (figure.y_axis.unit,)
        percent = (
            any(_PERCENTAGE.match(unit) for unit in (figure.value.unit, *upwards))
            or _OF_A_KIND_IN_PERCENT.fullmatch(figure.value.unit) is not None
            or _IN_PERCENT.search(figure.value.label) is not None
            or any(c.text.rstrip().endswith("%") for c in figure.cells)
        )
        unit = figure.value.label or figure.value.unit
        values = [c.value for c in figure.cells if c.value is not None]
        # Where the figure itself speaks of a rate, that is what its values are.
        rated = any(RATES.intersection(label.lower().split()) for label in _labels(figure))
        return Scale(
            min(powers) if len(powers) == 1 else None,
            percent,
            min(sizes),
            max(sizes),
            rates=percent or rated or max(sizes) <= (1 if unit else 100),
            counts=not (percent or rated)
            and all(v >= 0 for v in values)
            and (len(powers) == 1 or all(v == int(v) for v in values)),
            signed=any(
                c.text.startswith("+") or (c.value is not None and c.value < 0)
                for c in figure.cells
            ),
            decimals=max((0, *(c.decimals for c in figure.cells if c.value is not None))),
        )

    @property
    def zero(self) -> tree.Number:
        """Nothing at all, to the last digit in which values are given: no 0.04 rounds to it."""
        return tree.Number(0.0, self.decimals)

    def in_words(self, number: Number, power: int) -> Number:
        """A number with a word for a power of ten after it: "4.7 million".

        Where the figure does not say in what its values are given, the word is
        taken to name just that, if the number would else be out of all proportion.
        """
        if self.power is not None:
            return times(number, power - self.power)
        shifted = times(number, power)
        if self._plausible(number) and not self._plausible(shifted):
            return number
        return shifted

    def abbreviated(self, number: Number) -> Number:
        """A number whose thousands or millions a letter tells, which is read with it: “0.6k”."""
        return times(number, -(self.power or 0))

    def plain(self, number: Number) -> tuple[Number, ...]:
        """What a number without such a word may mean; several if none is clearly meant."""
        shares = self.percent and not number.unit and 0 < abs(number.value) <= 1
        if shares and number.decimals > 0:
            share = times(number, 2)
            return (number, share) if self._plausible(share) else (number,)
        if not self.power or self._plausible(number) or number.unit == "%":
            return (number,)
        shifted = times(number, -self.power)
        if self._plausible(shifted):
            return (shifted,)
        # "A gap of 5,000", of values in thousands: of 5 of them, unless it is a sum.
        return (number, shifted) if self._is_written_in_full(number) else (number,)

    def distance(self, number: Number) -> Number:
        """What a number is that says how far apart values are."""
        full = self.power and self._is_written_in_full(number) and number.unit != "%"
        return times(number, -(self.power or 0)) if full else number

    def _is_written_in_full(self, number: Number) -> bool:
        """Whether a number is too large for those of the figure, which are in thousands."""
        value = abs(number.value)
        return bool(self.power) and value > self.high * _FAR and value >= 10.0 ** (self.power or 0)

    def _plausible(self, number: Number) -> bool:
        return self.may_be_value(number.value)

    def is_of_other_unit(self, value: float) -> bool:
        """Whether a number is out of all proportion: 60,000 where all values are near 60.

        Where the figure does not say in what its values are given, it may be right.
        """
        return self.power is None and abs(value) >= _OTHER_UNIT * self.high > 0

    def may_be_points(self, amount: Amount) -> bool:
        """Whether a percentage that something changes by may be points, as many as there are."""
        most = _FARTHEST * self.high
        return self.percent and not amount.relative and amount.number.value <= most

    def is_far_from(self, value: float) -> bool:
        """Whether a number is of another order of magnitude than all values."""
        return not self.low / _MAGNITUDE < abs(value) < self.high * _MAGNITUDE

    def may_be_value(self, value: float) -> bool:
        """Whether a number is of the size of the figure's values."""
        return self.low / _FAR <= abs(value) <= self.high * _FAR


def _labels(figure: Figure) -> Iterator[str]:
    yield from (figure.value.label, figure.y_axis.label, figure.value.unit, figure.title)
    yield from (d.ticks[0] for d in figure.dimensions if len(d.ticks) == 1)


def power_in(label: str) -> int | None:
    """The power of ten in which a label says that numbers are given: 6 for "in millions"."""
    if match := _LABELLED.search(label):
        return POWERS[match[1].lower()]
    if match := _LETTERED.search(label):
        return 6 if match[1] == "M" else 3
    if match := _COUNTED.search(label):
        return 6 if match[1] else 3
    return None


def power_of_axis(label: str) -> int | None:
    """The same for the numbers along an axis, whose unit may be such a letter: “Steps (M)”."""
    unit = _LETTER_ALONE.search(label)
    return power_in(label) or (_LETTERS_OF_AXES[unit[1]] if unit else None)


def times(number: Number, power: int) -> Number:
    """The number times a power of ten, with the same digits."""
    return number._replace(value=number.value * 10.0**power, decimals=number.decimals - power)
