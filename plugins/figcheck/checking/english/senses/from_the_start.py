"""Parts of what a line began with, where nothing says of what: “falls to less than half”."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from figcheck.checking.english.meanings.meaning import Reading
from figcheck.patterns import any_case

_TO_PART = any_case(
    r"(?P<head>.*\b(?P<verb>falls?|fell|fallen|drops?|dropped|declines?|declined|shrinks?|shrank"
    r"|shrunk|sinks?|sank|sunk|decreases?|decreased|(?:is|are|was|were|been) (?:cut|reduced|lowered"
    r"|brought|down))(?: down)?(?: [a-z]+ly)? to "
    r"(?:(?:less than|more than|under|over|below|above|about|around|roughly|nearly|almost"
    r"|just under|just over|well under|well below|barely|only|just|a mere) )*"
    r"(?:(?:(?:an?|one) )?half|(?:a|one) (?:third|quarter|fifth|tenth)))"
    r"(?P<rest>(?:,? (?:by|at|after|within|over|from|between|in|on|with)\b.*)?\.?)"
)
_OF_SEVERAL = frozenset("fall drop decline shrink sink decrease".split())


def of_its_start(text: str) -> str | None:
    """A clause that says to which part of its first value something falls, with that value named.

    Args:
        text: the clause.

    Returns:
        `None` for any other clause.
    """
    match = _TO_PART.fullmatch(text)
    if match is None:
        return None
    verb = match["verb"].lower()
    several = verb in _OF_SEVERAL or verb.startswith(("are ", "were "))
    return f"{match['head']} of {'their' if several else 'its'} initial value{match['rest']}"


def from_its_start(
    own: Sequence[Reading], started: Sequence[Reading], holds: Callable[[Reading], bool]
) -> tuple[Reading, ...]:
    """Readings of “it falls to less than half”: of what it was at first, or below 50 %.

    Half of all is meant only where that holds: what is at 20 % does not fall to 50 %.

    Args:
        own: the readings that take “half” for 50 %.
        started: those that take it for half of the first value.
        holds: whether a reading holds.
    """
    if not started:
        return ()
    return (*started, *(reading for reading in own if holds(reading)))
