"""What holds of all, and above all somewhere: “A is ahead of B, especially on Web”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_ESPECIALLY = any_case(
    r"(?P<said>[^;:]{8,}), (?:and |but )?(?:most )?(?:especially|particularly|notably|above all"
    r"|in particular)(?: so)?,? (?P<where>(?:in|at|for|on|with|under|among|within) [^,;:]+)"
)
_LED = any_case(r"(?:in|at|for|on|with|under|among|within|between|from) ")


@of_form(_ESPECIALLY, "especially particularly notably above particular")
def especially(c: Scene, match: Match) -> Iterator[Version]:
    """“A is ahead of B, especially on Web”: it is ahead, and on Web as well.

    How much more so it is there is not asked. What is led by a place of its own is left alone: the
    second place may be within the first one, or instead of it.
    """
    if _LED.match(match["said"]):
        return
    said = match["said"]
    start = c.within_sentence(said)
    yield Plain(said), Plain(f"{match['where'].capitalize()}, {start}")
