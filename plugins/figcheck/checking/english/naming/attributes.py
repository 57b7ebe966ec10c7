"""Things by what they have in common: “the closed assistants” of a list that says which are."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure

_GROUPS: tuple[tuple[str, ...], ...] = (
    ("closed", "proprietary", "commercial", "closed source", "closed weight", "closed weights"),
    ("open", "open weight", "open weights", "open source", "openly available"),
    ("male", "men", "males", "man"),
    ("female", "women", "females", "woman"),
    ("renewable", "renewables"),
    ("urban", "city"),
)
"""Words that mean the same attribute."""

_SAME: dict[tuple[str, ...], tuple[tuple[str, ...], ...]] = {
    tuple(word.split()): tuple(tuple(other.split()) for other in group if other != word)
    for group in _GROUPS
    for word in group
}


def aliases(figure: Figure) -> Iterator[Alias]:
    """The groups into which a second name of each thing sorts them."""
    for attribute, things in attributes_of(figure).items():
        for tick in attribute.ticks:
            members = tuple(t for t, group in things[1].items() if group == tick)
            if members:
                words = words_of(tick)
                yield Alias((*words, *words_of(attribute.name)), things[0].name, members)
                for alike in (words, *(_SAME.get(words, ()))):
                    yield Alias(alike, things[0].name, members)


def attributes_of(figure: Figure) -> dict[Dimension, tuple[Dimension, dict[str, str]]]:
    """The dimensions that only say what each tick of another one is.

    A table of points has a column of names and one that says of each whether it is open or
    closed: every thing stands at one tick of that column, and several things at some.

    Returns:
        For each such dimension the one that it describes, and what each of its ticks is.
    """
    found: dict[Dimension, tuple[Dimension, dict[str, str]]] = {}
    for i, attribute in enumerate(figure.dimensions):
        for j, things in enumerate(figure.dimensions):
            if i == j or not 1 < len(attribute.ticks) < len(things.ticks):
                continue
            pairs = {(c.at[j], c.at[i]) for c in figure.cells}
            group_of = {thing: group for thing, group in pairs if thing and group}
            if len(pairs) == len(group_of) == len(things.ticks):
                found[attribute] = (things, {t: group_of[t] for t in things.ticks})
                break
    return found
