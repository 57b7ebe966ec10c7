"""Names that say from what something goes to what: “Ar → Cl”, “from Ar to Cl” of “Ar→Cl”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure
from figcheck.patterns import regex

_ARROW = regex(r"\s*(?:→|⇒|⟶|➔|➝|[-=]+>)\s*")
_WRITTEN = ("→", "⇒", "⟶", "➔", "➝", ">", "to")
"""How sentences write it, whatever the figure does; the line of “->” is passed over in names."""

_TWO = 2


def parts_of(tick: str) -> tuple[str, ...]:
    """What stands on both sides of the arrow in a name; nothing if it has none, or several."""
    parts = tuple(_ARROW.split(tick))
    return parts if len(parts) == _TWO and all(map(words_of, parts)) else ()


def aliases(figure: Figure) -> Iterator[Alias]:
    """The ticks with an arrow in their names, with all signs that are used for it.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        for tick in dimension.ticks:
            ends = tuple(map(words_of, parts_of(tick)))
            # “From 8 to 16” is how a value goes.
            counted = any(map(str.isdigit, sum(ends, ())))
            for sign in _WRITTEN if ends else ():
                if not (counted and sign == "to"):
                    yield Alias((*ends[0], sign, *ends[1]), dimension.name, (tick,))
