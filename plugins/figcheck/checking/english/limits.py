"""Places at the end of a sentence that may limit more than the clause they stand in."""

from __future__ import annotations

import re
from collections.abc import Sequence

from figcheck.checking.english.discourse import Surroundings
from figcheck.checking.english.reader import Reader
from figcheck.checking.english.recasting.plain import Scene
from figcheck.model import Judgement, Verdict

_AND = re.compile(r",? and\b")
_LIMIT = re.compile(r"(?:^|, )(?:in|for|on|at|among|within|under) ")
"""Before what may say where the whole sentence holds."""


def may_reach_back(reader: Reader, text: str, false: Judgement, parts: Sequence[Judgement]) -> bool:
    """Whether a part that is false by itself may be said of where a later one ends.

    “A has the highest cost and the lowest share of all in F”: the highest of those in F.

    Args:
        reader: knows the names of the figure.
        text: the sentence.
        false: the part.
        parts: all of its parts.
    """
    _, _, rest = text.partition(false.text)
    if false.verdict is not Verdict.REFUTED or not _AND.match(rest):
        return False
    scene = Scene(reader, Surroundings())
    named = scene.named_in(false.text).keys()
    ends = (scene.led_end(p.text) for p in parts if p.span[0] >= false.span[1])
    return any(not scene.named_in(end).keys() <= named for end in ends)


def may_be_limited(reader: Reader, parts: Sequence[Judgement], false: Sequence[Judgement]) -> bool:
    """Whether what is false names nothing, and what is not understood may say where it holds.

    “The bars form a staircase, each taller than its neighbour, in A and B.”

    Args:
        reader: knows the names of the figure.
        parts: all parts of the sentence.
        false: those of them that are false by themselves.
    """
    left = [_LIMIT.search(p.text) for p in parts if p.verdict is Verdict.UNPARSED]
    limits = [m.string[m.end() :] for m in left if m is not None]
    return not any(_names_a_tick(reader, p.text) for p in false) and any(
        _names_a_tick(reader, limit) for limit in limits
    )


def _names_a_tick(reader: Reader, text: str) -> bool:
    named = reader.mentions(text)
    return named is None or bool(named.ticks)
