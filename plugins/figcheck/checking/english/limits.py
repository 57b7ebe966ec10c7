"""Places at the end of a sentence that may limit more than the clause they stand in."""

from __future__ import annotations

import re
from collections.abc import Sequence

from figcheck.checking.english.discourse import Surroundings
from figcheck.checking.english.reader import Reader
from figcheck.checking.english.recasting import Scene
from figcheck.model import Judgement, Verdict

_AND = re.compile(r",? and\b")


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
