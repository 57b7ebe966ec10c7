"""Labels that tell a stretch of an axis: “Early phase (2B–8B)”, “2010–2012”, “From 2014 on”.

What stands under them holds there. “Late phase” alone does not say where that is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.language.order import is_ordered, ordinates
from figcheck.patterns import any_case

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Reader

_IN_BRACKETS = any_case(r"[^()]*\(([^()]*)\)[^()]*")
_ONWARDS = any_case(r"\A(\S+(?: [a-z]+)?)(?: (?:and )?(?:onwards?|on|later|beyond)|\+)\Z")

_BETWEEN = any_case(r"(\d+(?:\.\d+)?)(?: ?[–-] ?| to )(\d+(?:\.\d+)?)")

_SET_AGAINST = any_case(r"\b(?:vs|versus|against|compared)\b")
"""What sets two stretches against each other: “2010–2012 vs. 2013–2015”."""

_PART = (
    r"(?:early|earlier|late|later|initial|final|middle|mid|first|second|third|last|closing|opening"
    r"|beginning|intermediate|remaining)"
)
_VAGUE = any_case(
    rf"\b{_PART}(?:[ -](?:training|learning))?"
    r" (?:phase|stage|period|years?|decades?|months?|weeks?|days?|hours?|half|third|part|portion"
    r"|section|segment|steps|epochs|rounds|iterations|checkpoints|training|regime|range)\b"
    rf"|\A(?:the )?{_PART}(?: on)?\Z"
)
"""How labels name a part of an axis without saying where it begins and ends."""

_OPEN = any_case(
    r"\b(?:after|before|beyond|past|since|until|till|from|above|below|onwards?)\b|[+><]"
)
"""Words and signs beside the one end of a stretch."""


def stretch_of_label(reader: Reader, label: str) -> Place | None:
    """The stretch of an axis that a label tells.

    Args:
        reader: knows the names of the figure.
        label: the label.

    Returns:
        Its points, at least two but not all; `None` if the label tells no such stretch.
    """
    if not any(map(str.isdigit, label)) or _SET_AGAINST.search(label):
        return None
    bracketed = _IN_BRACKETS.fullmatch(label)
    text = _ONWARDS.sub(r"from \1 on", (bracketed[1] if bracketed else label).strip())
    places = {p for p in (reader.stretch_of(text), *reader.places_in(text)) if p is not None}
    if not places and (ends := _BETWEEN.fullmatch(text)):
        places = set(_between(reader, *map(float, ends.groups())))
    if len({place.plain for place in places}) != 1:
        return None
    place = places.pop().plain
    if len(place.ticks) != 1:
        return None
    ((name, ticks),) = place.ticks
    known = reader.names.dimensions[name]
    if not is_ordered(known) or not 1 < len(ticks) < len(known.ticks):
        return None
    along = [t for _, t in sorted(zip(ordinates(known), known.ticks, strict=True))]
    at = sorted(map(along.index, ticks))
    return place if at[-1] - at[0] == len(at) - 1 else None


def _between(reader: Reader, first: float, last: float) -> Iterator[Place]:
    """The stretches from one number to another of the axes that have both: “(1–25)”."""
    for name, known in reader.names.dimensions.items():
        ends = [reader.names.tick_of(name, number) for number in (first, last)]
        if is_ordered(known) and None not in ends:
            inside = zip(known.ticks, known.numbers, strict=True)
            yield Place.of(name, [t for t, n in inside if n is not None and first <= n <= last])


def leaves_stretch_open(reader: Reader, label: str, text: str) -> bool:
    """Whether a label speaks of a part of an axis, and neither it nor the claim says of which.

    Args:
        reader: knows the names of the figure.
        label: the label: “Late phase”, “Beyond 24B”.
        text: the claim under it.
    """
    axes = {n for n, d in reader.names.dimensions.items() if is_ordered(d) and len(d.ticks) > 2}
    if not axes or not axes.isdisjoint(reader.dimensions_in(text)):
        return False
    if stretch_of_label(reader, label) is not None:
        return False
    ends = axes & reader.dimensions_in(label)
    if ends and _SET_AGAINST.search(label):
        return True
    return bool(_OPEN.search(label)) if ends else _VAGUE.search(label) is not None
