"""Two things told behind one head: “A has 4, less than B but more than C”, “… its best and …”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, goes_on_from, told_by
from figcheck.patterns import any_case

_JOINT = any_case(r",? (?:but|yet|and|as well as)(?: (?:also|still|even|at the same time))? ")
_HOW = r"(?:(?:far|much|slightly|clearly|only|just|well|still|almost|nearly|about|roughly|even) )*"
_SO_MUCH = r"(?:(?:[$€£]?\d[\d.,]*%?|an?|half an?|twice|[a-z]+ times) (?:[a-z]+ ){0,3}?)?"
_KINDS = tuple(
    any_case(pattern)
    for pattern in (
        rf"{_HOW}{_SO_MUCH}(?:more|less|fewer|higher|lower|better|worse|above|below|ahead of|behind"
        r"|as (?:much|many|high|large)|short of|larger|smaller|greater)\b",
        rf"{_HOW}(?:twice|thrice|double|triple|half|[a-z]+ times|\d[\d.]* times) ",
        r"(?:the|its|their) (?:(?:second|third)-)?(?:[a-z]+est|best|worst|most|least)\b",
    )
)
"""How each of two parallel phrases may begin, so that the second takes the place of the first."""
_MOST_JOINTS = 3


@told_by("but yet and as")
def shared_head(c: Scene, text: str) -> Iterator[Version]:
    """“A has 4, less than B but more than C”: 4, less than B, and 4, more than C."""
    for joint in [*_JOINT.finditer(text)][-_MOST_JOINTS:]:
        one, two = text[: joint.start()], text[joint.end() :]
        kinds = [kind for kind in _KINDS if kind.match(two)]
        if not kinds or goes_on_from(one, two):
            continue
        starts = [m.start() for m in re.finditer(r"(?<= )(?=\S)", one)]
        start = next((s for s in starts if any(k.match(one, s) for k in kinds)), None)
        if start is None or not c.cut(one)[1] or "," in one[start:]:
            continue
        told = f"{one[:start]}{two}"
        if c.reads(one) and c.reads(told):
            yield Plain(one), Plain(told)
            return
