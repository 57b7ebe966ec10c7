"""Conditions that name a place of an axis: “does not exceed 5 unless the ratio is 0.3”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_SET = r"(?:the )?(?P<axis>[^,;:]+?) (?:is|are|equals|=|is set to|is at) (?P<tick>[^;:]+)"
_ONLY = any_case(rf"(?P<said>[^;:]+?) only (?:if|when|where) {_SET}")
_UNLESS = any_case(
    rf"(?P<who>[^;:]+?) (?:does|do|did) not (?P<verb>exceed|surpass|reach|attain|top|"
    rf"(?:fall|drop|get|go|rise|climb)(?= (?:below|above|beyond|past))) (?P<rest>[^;:]+?),? "
    rf"unless {_SET}"
)


@told_by("only unless", "if when where unless", "is are equals = set")
def conditional(c: Scene, text: str) -> Iterator[Version]:
    """“A exceeds 5 only if the ratio is 0.3”: only there."""
    only, unless = _ONLY.fullmatch(text), _UNLESS.fullmatch(text)
    match = only or unless
    if match is None:
        return
    axis, tick = match["axis"], match["tick"]
    if c.label_of(axis) is None:
        return
    ways = (f"at {axis} {tick}", f"at {tick}", f"in {tick}")
    there = next((way for way in ways if c.is_led(way)), None)
    if there is None:
        return
    if only is not None:
        yield (Plain(f"{only['said']} only {there}"),)
    elif unless is not None:
        verb = unless["verb"].lower()
        verb += "es" if verb.endswith(("ch", "go")) else "s"
        yield (Plain(f"{unless['who']} never {verb} {unless['rest']} except {there}"),)
