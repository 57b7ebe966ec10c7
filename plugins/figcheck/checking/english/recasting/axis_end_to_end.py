"""From one end of an axis to the other: “the drop between the lowest and the highest dose”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_ENDS = any_case(
    r"\b(?P<from>from|between) (?:the )?(?P<one>lowest|smallest|first|initial|shortest|minimum|"
    r"least)(?: (?P<noun>[a-z]+))? (?:to|and|up to) (?:the )?"
    r"(?P<two>highest|largest|last|final|longest|maximum|biggest|greatest) (?P<end>[a-z]+)\b"
)
_BACK = any_case(
    r"\b(?P<from>from|between) (?:the )?(?P<one>highest|largest|longest|maximum|biggest|greatest)"
    r"(?: (?P<noun>[a-z]+))? (?:to|and|down to) (?:the )?"
    r"(?P<two>lowest|smallest|shortest|minimum|least) (?P<end>[a-z]+)\b"
)


@told_by(
    "from between",
    "lowest smallest first initial shortest minimum least",
    "highest largest last final longest maximum biggest greatest",
)
def axis_end_to_end(c: Scene, text: str) -> Iterator[Version]:
    """“The drop between the lowest and the highest dose”: from the first tick to the last."""
    if (said := from_end_to_end(c, text)) is not None:
        yield (Plain(said),)


def from_end_to_end(c: Scene, text: str) -> str | None:
    """A text with the ticks at both ends of an axis in place of “from the lowest to the highest”.

    Args:
        c: where the text stands.
        text: the text.

    Returns:
        `None` where it says nothing of both ends.
    """
    for way, backwards in ((_ENDS, False), (_BACK, True)):
        match = way.search(text)
        spot = c.on_axis(f"the {match['two']} {match['end']}") if match else None
        if match is None or spot is None:
            continue
        ticks = c.ascending(spot[0])
        ends = (ticks[-1], ticks[0]) if backwards else (ticks[0], ticks[-1])
        if spot[1] == ends[1]:
            said = f"from {ends[0]} to {ends[1]}"
            return f"{text[: match.start()]}{said}{text[match.end() :]}"
    return None
