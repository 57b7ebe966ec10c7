"""How far along an axis a level is reached: “A needs a size of 16 to get above 80”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Scene, Version, told_by
from figcheck.patterns import any_case

_GETS = (
    r"(?:(?:get|fall|drop|go|sink|rise|climb|come|move|be|stay|push|bring (?:it|the [a-z]+)) "
    r"(?P<side>below|under|above|over|past|beyond)|(?P<up>exceed|surpass|pass|beat|top))"
)
_NEEDS = any_case(
    r"(?:already |only |still )?(?:needs?|requires?|takes?|calls? for) "
    r"(?:only |just |at least |no less than |a minimum of )?(?P<spot>[^,;:]+?)"
    rf"(?: or (?:more|higher|above))? (?:to|before it can) {_GETS} (?P<value>[^,;:]*\d[^,;:]*)"
)
_SIDES = {"below": "below", "under": "below"}


@told_by("need needs require requires take takes call calls", "to before")
def needed_to_reach(c: Scene, text: str) -> Iterator[Version]:
    """“A needs a size of 16 to get above 80”: it is above 80 at 16, and at no smaller size."""
    lead, who, rest = c.cut(text)
    match = _NEEDS.fullmatch(rest) if who else None
    spot = c.on_axis(match["spot"]) if match is not None else None
    if match is None or spot is None or not c.is_subject(who):
        return
    axis, tick = spot
    ticks = c.ascending(axis)
    place = ticks.index(tick)
    if not place or axis in c.named_in(f"{lead} {who}"):
        return
    side = _SIDES.get((match["side"] or "").lower(), "above")
    lead = f"{lead.rstrip(' ,')}, " if lead else ""
    label = re.sub(r"\s*\([^()]*\)\Z", "", axis)
    at = (f"{lead}{who} at {label} {t}" for t in (tick, *ticks[:place]))
    first, *before = at
    yield c.those_that_fail(
        f"{first} is {side} {match['value']}",
        *(f"{said} is not {side} {match['value']}" for said in before),
    )
