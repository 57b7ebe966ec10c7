"""Numbers to positions and colours: the range of a scale and its ticks."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from matplotlib.ticker import LogLocator, MaxNLocator


@dataclass(frozen=True)
class Scale:
    """A range of numbers, linear or logarithmic.

    Attributes:
        low: its lowest number.
        high: its highest number, above `low`.
        log: whether equal steps are equal factors.
    """

    low: float
    high: float
    log: bool = False

    def share(self, value: float) -> float:
        """How far `value` lies from `low` (0) to `high` (1); outside beyond that."""
        if self.log:
            if value <= 0:
                return 0.0
            low, high = math.log10(self.low), math.log10(self.high)
            return (math.log10(value) - low) / (high - low)
        return (value - self.low) / (self.high - self.low)

    def ticks(self, count: int = 6) -> list[float]:
        """Round numbers within the range, about `count` of them."""
        if self.log:
            decades = math.log10(self.high / self.low)
            subs = (1.0, 2.0, 5.0) if decades < 3 else (1.0,)
            found = LogLocator(subs=subs, numticks=count + 2).tick_values(self.low, self.high)
        else:
            locator = MaxNLocator(nbins=count, steps=[1, 2, 2.5, 5, 10])
            found = locator.tick_values(self.low, self.high)
        slack = 1e-6
        return [float(t) for t in found if -slack <= self.share(float(t)) <= 1 + slack]


def around(
    values: Sequence[float], *, zero: bool = False, log: bool = False, margin: float = 0.05
) -> Scale:
    """The scale that holds all of `values`.

    Args:
        values: the numbers, between -1e100 and 1e100.
        zero: whether the scale reaches 0, as that of bars must.
        log: whether it is to be logarithmic; only done if all values are above 0.
        margin: share of the range that is left free at both ends.
    """
    if log and values and min(values) > 0:
        reach = max(values) / min(values)
        factor = reach**margin if reach > 1 + 1e-9 else 2.0
        return Scale(min(values) / factor, max(values) * factor, log=True)
    low = min(values, default=0.0)
    high = max(values, default=1.0)
    if zero:
        low, high = min(low, 0.0), max(high, 0.0)
    room = (high - low) * margin
    if high - low <= max(1e-12 * max(abs(low), abs(high)), 1e-100):
        room = abs(high) * 0.1 if abs(high) > 1e-90 else 1.0
    if zero and low == 0.0:
        return Scale(0.0, high + room)
    if zero and high == 0.0:
        return Scale(low - room, 0.0)
    return Scale(low - room, high + room)


def short(value: float, step: float | None = None) -> str:
    """A number for a tick: as few digits as tell it from its neighbours, true minus sign.

    Args:
        value: the number.
        step: distance to the next tick, if there is one.
    """
    size = max(abs(value), step or 0.0)
    for limit, unit in ((1e9, "B"), (1e6, "M"), (1e4, "k")):
        if limit <= size < 1e12:
            base = 1e3 if unit == "k" else limit
            digits = _digits((step or value) / base)
            return _signed(f"{value / base:.{digits}f}", unit if value else "")
    if size >= 1e12 or 0 < size < 1e-4:
        return _signed(f"{value:.3g}", "")
    return _signed(f"{value:.{_digits(step or value)}f}", "")


def _digits(step: float) -> int:
    """Decimals that write `step` to three significant digits, without zeros at the end."""
    text = f"{abs(step):.3g}"
    if "e" in text:
        return min(6, max(0, -math.floor(math.log10(abs(step))))) if step else 0
    return len(text.partition(".")[2])


def _signed(text: str, unit: str) -> str:
    if not float(text):
        text = text.removeprefix("-")
    return text.replace("-", "\u2212") + unit
