"""Columns of counts and of plain amounts in other words: “inhabitants”, “the number of stores”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.kinds.measured_units import in_several_units, told_in
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure, Kind, Role
from figcheck.patterns import regex

_ALIKE = tuple(
    tuple(group.split())
    for group in (
        "population inhabitants residents people",
        "employees staff workers workforce headcount personnel",
        "stores shops outlets branches",
        "revenue revenues sales turnover",
        "students pupils enrolment enrollment",
        "area size",
        "price prices cost",
    )
)
"""Words of which one is the name of a column and the others say the same of it."""

_EMPLOYED = frozenset("employees staff workers workforce headcount personnel".split())

_CAPACITIES = frozenset("kwh gb tb mah l litres liters".split())
"""Units of how much something holds: “the battery size”, of “Battery (kWh)”."""

_NUMBER_OF = regex(r"(?:total )?(?:number|no\.|#) (?:of )?")
_BRACKETS = regex(r"\s*[(\[].*")
_SHORTEST = 4
"""Letters of a noun in the plural."""

_NOT_COUNTED = frozenset("sales earnings goods series gps means emissions savings".split())
"""Plurals of which no number is told."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """What the columns of a table of unlike measures are called besides.

    Args:
        figure: the figure.
    """
    columns = figure.dimension(Role.X)
    if figure.kind is not Kind.TABLE or columns is None or len(columns.ticks) < 2:
        return
    if not in_several_units(columns.ticks):
        return
    bare = {tick: _bare(tick) for tick in columns.ticks}
    taken = {word for words in bare.values() for word in words}
    for tick, words in bare.items():
        for said in _ways(tick, words, taken):
            yield Alias(said, columns.name, (tick,))


def _bare(tick: str) -> tuple[str, ...]:
    """The words of a column without its unit: “stores”, of “Number of stores”."""
    told = told_in(tick)
    name = told.bare if told is not None else _BRACKETS.sub("", tick)
    return words_of(_NUMBER_OF.sub("", name.lower()))


def _ways(tick: str, words: tuple[str, ...], taken: set[str]) -> Iterator[tuple[str, ...]]:
    told = told_in(tick)
    unit = told.unit if told is not None else ""
    last = words[-1] if words else ""
    counts = [last] if last.endswith("s") and unit in ("", "people") else []
    if len(words) == 1:
        group = next((g for g in _ALIKE if last in g), ())
        others = [word for word in group if word not in taken]
        yield from ((word,) for word in others)
        counts += [word for word in others if word.endswith("s") or word == "people"]
        if not _EMPLOYED.isdisjoint(words) and "people" not in taken and "population" not in taken:
            yield ("people",)
        if unit in _CAPACITIES:
            yield from ((last, what) for what in ("capacity", "size") if what not in taken)
    for many in counts:
        one = toggled((many,))[0]
        if len(many) < _SHORTEST or one == many or many in _NOT_COUNTED:
            continue
        before = words[:-1]
        yield ("number", "of", *before, many)
        yield (*before, one, "count")
        yield (*before, one, "numbers")
        yield (*before, one, "network")
