"""Where something holds, said first: “A is ahead by 5 in 2020” as “In 2020, A is ahead by 5”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by

_LEADS = "in on at for with under during within"
_GOES_ON = frozenset(
    "than as and or but not nor from to between until except only just also , ; : ( –".split()
)
"""What stands before a place that is not one by itself: “higher than in 2020”."""

_SUPERLATIVE = re.compile(
    r"(?:the |its |their )?(?:\w+ )?(?:most|least|first|last|second|third|[a-z]{3,}est|best|worst"
    r"|max\w*|min\w*|peak\w*|top|only|sole|difference|gap)\b",
    re.IGNORECASE,
)
"""“The highest value is 5 in 2020” may be about all years; “the best rate is 0.1 for A” is not."""

_CLAUSES = re.compile(
    r"[;:()]|\b(?:while|whereas|but|although|though|which|where|who)\b", re.IGNORECASE
)


@told_by(_LEADS)
def fronted(c: Scene, text: str) -> Iterator[Version]:
    """The clause with the place that it ends with at its beginning.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    if _CLAUSES.search(text):
        return
    end = c.led_end(text)
    rest = text[: len(text) - len(end)].rstrip()
    lead = end.split(" ", 1)[0]
    if not end or lead not in _LEADS.split() or not rest or rest[-1] in ",–":
        return
    last = rest.rsplit(" ", 1)[-1].lower()
    if last in _GOES_ON or _goes_with_others(c, rest, end):
        return
    if _SUPERLATIVE.match(rest) and not (lead == "for" and _is_of_ticks(c, rest)):
        return
    small = c.begins_with_place(rest) is None and rest[1:2].islower()
    first = rest[0].lower() if small else rest[0]
    yield (Plain(f"{end[0].upper()}{end[1:]}, {first}{rest[1:]}"),)


def _goes_with_others(c: Scene, rest: str, end: str) -> bool:
    """Whether the rest of a clause names another place of the same kind."""
    return not c.named_in(rest).keys().isdisjoint(c.named_in(end))


def _is_of_ticks(c: Scene, rest: str) -> bool:
    """Whether a clause begins with the best of the ticks of an axis: “the best rate”."""
    words = re.sub(r"^the \w+ ", "", rest, flags=re.IGNORECASE).split(" ")
    return any(c.label_of(" ".join(words[:n])) is not None for n in (1, 2, 3))
