"""Where a value is looked at, told by a clause: “When the ratio is 0.3, the highest is 90”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_WHERE = any_case(
    r"(?:when|where|if|once|while|whenever|given that|provided that)\s+(?:the\s+)?"
    r"(?P<label>[\w ]+?)\s+(?:is|was|are)\s+(?:(?:set|fixed|held|kept)\s+(?:at|to)\s+)?"
    r"(?P<number>\d[^,;:]*),\s+(?P<said>[^;:]+)"
)


@of_form(_WHERE, "when where if once while whenever given provided", "is was are", ",")
def set_where(c: Scene, match: Match) -> Iterator[Version]:
    """“When the ratio is 0.3, the highest is 90”: with the ratio set to 0.3 it is."""
    label, number, said = match.group("label", "number", "said")
    # The letter of an axis stands before a sign: “at y = 30”.
    there = f"At {label} = {number}" if len(label) == 1 else f"With the {label} set to {number}"
    if c.is_led(there):
        yield (Plain(f"{there}, {said}"),)
