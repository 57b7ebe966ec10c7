"""How often something happens, and when: “A exceeds 2% just once (3% in 2018)”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_TIMES = "once|twice|two times|three times|four times|five times"
_ONCE = any_case(
    rf"(?P<said>(?P<head>[^;:()]*?)\b(?:just|only|exactly)? ?(?:{_TIMES})) "
    r"\((?P<told>[^()]+)\)"
)
_TOLD = any_case(r"(?:at )?(?P<value>[^,;]*?\d[^,;]*?) (?P<when>(?:in|at|on) [^,;]+)")


@of_form(_ONCE, "once twice times", "(")
def just_once(c: Scene, match: Match) -> Iterator[Version]:
    """“A exceeds 2% just once (3% in 2018)”: once, in 2018, where it is 3%."""
    told = [_TOLD.fullmatch(part.strip()) for part in _parts(match["told"])]
    subject = c.cut(match["said"])[1]
    if not told or None in told or not c.reader.is_place(subject):
        return
    spots = [m for m in told if m is not None and c.axis_of(m["when"].partition(" ")[2])]
    if len(spots) != len(told):
        return
    rest = c.cut(match["head"])[2]
    again = " ".join(rest.removesuffix("just").removesuffix("only").split())
    version = [Plain(match["said"].strip())]
    for m in spots:
        version += [Plain(f"{subject} is {m['value']} {m['when']}")]
        version += [Plain(f"{subject} {again} {m['when']}")] if again else []
    yield tuple(version)


def _parts(text: str) -> list[str]:
    return re.split(r"(?:,|;| and )", text)
