"""Days and seasons in the plural: “on weekdays”, where a figure says “Weekday”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.name_forms import toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure

_DAYS = frozenset(
    "weekday weekend workday holiday day night morning afternoon evening monday tuesday wednesday "
    "thursday friday saturday sunday summer winter spring autumn".split()
)
_MANY = frozenset(toggled((day,))[0] for day in _DAYS)


def aliases(figure: Figure) -> Iterator[Alias]:
    """The other number of each day or season that a dimension lists beside another one."""
    for dimension in figure.dimensions:
        named = {t: words_of(t) for t in dimension.ticks}
        days = {t: w for t, w in named.items() if len(w) == 1 and w[0] in _DAYS | _MANY}
        if len(days) > 1:
            for tick, words in days.items():
                yield Alias(toggled(words), dimension.name, (tick,))
