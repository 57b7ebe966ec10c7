"""The rank of what was named last, told behind its name: “5 points ahead of B, the runner-up”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.meaning import EVERYWHERE, Place
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_PLACES = "second|third|fourth|fifth|sixth|seventh|last"
_RANKED = regex(
    r"(?P<head>[^;:]+?), (?:the (?P<runner>runner-up|next in line|next in order)"
    r"|(?:which|who) (?:comes?|ranks?|is|are|finish(?:es)?|came|ranked|finished|takes?) "
    rf"(?P<rank>{_PLACES})"
    rf"|(?:in|at) (?P<place>{_PLACES}) place|ranked (?P<ranked>{_PLACES}))",
    re.IGNORECASE,
)
_LONGEST = 6
"""Words of a name that is looked for."""


@told_by(",", f"runner next {_PLACES.replace('|', ' ')}")
def rank_apposed(c: Scene, text: str) -> Iterator[Version]:
    """“A leads on Web, 5 points ahead of B, the runner-up”: A is ahead, and B is second there.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _RANKED.fullmatch(text)
    if match is None:
        return
    head, name = match["head"], _last_name(c, match["head"])
    if name is None:
        return
    (own,) = c.named_in(name)
    here = EVERYWHERE
    for dimension, ticks in c.named_in(head).items():
        if dimension != own:
            if len(ticks) > 1:
                return
            here = Place.of(dimension, ticks).default(here)
    rank = match["rank"] or match["place"] or match["ranked"] or "second"
    told = f"{name[:1].upper()}{name[1:]} comes {rank.lower()}"
    yield Plain(head), Plain(told, here=here if here.ticks else None)


def _last_name(c: Scene, head: str) -> str | None:
    """The name of one thing that a text ends with."""
    words = head.split()
    for size in range(min(_LONGEST, len(words)), 0, -1):
        name = " ".join(words[-size:])
        if [len(ticks) for ticks in c.named_in(name).values()] == [1] and c.reader.is_place(name):
            return name
    return None
