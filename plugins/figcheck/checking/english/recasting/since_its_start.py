"""What is set against where a line begins: “gains 5 over its starting value”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_START = (
    r"(?:its|their) (?:own )?(?:starting|initial|original|first|opening) "
    r"(?:value|values|point|points|level|levels|score|scores|accuracy|loss|performance|rate)"
)
_GAINS = any_case(
    rf"(?P<said>[^;:]*?\b(?:gain|los|improv|ris|rose|climb|fall|fell|drop|increas|decreas|grow|grew"
    rf"|add|declin)[a-z]*\b[^;:]*?),? (?:over|from|against|on|compared (?:to|with)|"
    rf"relative to) {_START}(?: of [^,;:]+)?"
)
_BEYOND = any_case(
    rf"(?P<lead>(?:(?:by|at|in) the (?:very )?end(?: of [^,;:]+)?, )?)(?P<who>[^,;:]+?) "
    rf"(?:has (?:even |actually )?(?:fallen|dropped|sunk|declined|slipped|risen|climbed|grown)|"
    rf"(?:is|lies|ends(?: up)?|finishes)(?: even| still| well| slightly)?) "
    rf"(?P<side>below|under|above|over|beyond) {_START}"
)


@told_by("its their", "starting initial original first opening")
def since_its_start(c: Scene, text: str) -> Iterator[Version]:
    """“A gains 5 points over its starting value”: from the first point to the last."""
    axis = c.way
    if axis is None:
        return
    ticks = c.ascending(axis)
    if (match := _GAINS.fullmatch(text)) is not None and axis not in c.named_in(text):
        yield (Plain(f"{match['said']} from {ticks[0]} to {ticks[-1]}"),)
    elif (match := _BEYOND.fullmatch(text)) is not None:
        side = "above" if match["side"].lower() in ("above", "over", "beyond") else "below"
        yield (Plain(f"{match['who']} ends {side} its initial value"),)
