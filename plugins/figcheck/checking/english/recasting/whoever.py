"""Those of which something holds: “whoever was above 5 in 2007”, “whichever river exceeds 5”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_WHICHEVER = any_case(r"(?P<lead>.*?, )?whichever (?P<noun>[a-z]+) (?P<rest>.+)")
_WHOEVER = any_case(
    r"(?P<lead>.*?, )?(?:whoever|anyone who|everyone who|everybody who|anybody who|those who|"
    r"those that|all who|all those who|all that|whatever|everything that) (?P<rest>.+)"
)


@told_by("whoever whichever whatever anyone everyone everybody anybody those all everything")
def whoever(c: Scene, text: str) -> Iterator[Version]:
    """“Whoever was above 5 in 2007 exceeds 9 in 2021”: every one that was above 5 does."""
    if (found := _WHICHEVER.fullmatch(text)) is not None:
        yield (Plain(f"{found['lead'] or ''}every {found['noun']} that {found['rest']}"),)
        return
    found = _WHOEVER.fullmatch(text)
    noun = c.noun_compared if found is not None else None
    if found is not None and noun is not None:
        yield (Plain(f"{found['lead'] or ''}every {noun} that {found['rest']}"),)
