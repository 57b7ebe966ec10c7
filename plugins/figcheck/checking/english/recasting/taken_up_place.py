"""A place taken up by a noun for it: “from 10 to 20, an interval in which A gains 5”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.meaning import EVERYWHERE
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_TAKEN_UP = any_case(
    r"(?P<first>[^;:]+), (?:an?|the) (?:(?!only|first|last|sole|[a-z]+est)[a-z]+ )?(?P<noun>[a-z]+)"
    r" (?:(?:in|on|at|for|during|over|under|with) which|where|when) (?P<said>[^;:]+)"
)
_STRETCHES = frozenset("interval period stretch span phase time".split())
_POINTS = frozenset("year month day week quarter point moment decade".split())


@of_form(_TAKEN_UP, ",", "which where when")
def taken_up_place(c: Scene, match: Match) -> Iterator[Version]:
    """“A stalls from 10 to 20, an interval in which B gains 5”: B gains 5 from 10 to 20."""
    first, noun, said = match["first"], match["noun"].lower(), match["said"]
    axis, stretch = c.label_of(noun), c.reader.stretch_of(first)
    if noun in _STRETCHES and stretch is not None:
        yield Plain(first), Plain(said, here=stretch.plain, hung=True)
        return
    kind = axis or (c.way if noun in _POINTS else None)
    named = EVERYWHERE
    for led in c.led_places(first):
        named = c.reader.lead(led, EVERYWHERE).plain.default(named)
    ticks = named.get(kind) if kind else ()
    if kind is not None and len(ticks) == 1 and kind not in c.named_in(said):
        yield Plain(first), Plain(said, here=named.of(kind, ticks), hung=True)
