"""Places at the end of a sentence that may limit more than the clause they stand in."""

from __future__ import annotations

import re
from collections.abc import Sequence

from figcheck.checking.english.discourse import Surroundings
from figcheck.checking.english.lexicon import has_verb
from figcheck.checking.english.reader import Reader
from figcheck.checking.english.recasting.plain import Scene
from figcheck.checking.english.tokens import tokenise
from figcheck.model import Judgement, Verdict

_AND = re.compile(r",? and\b")
_LIMIT = re.compile(r"(?:^|, )(?:in|for|on|at|among|within|under) ")
"""Before what may say where the whole sentence holds."""
_PHRASE = re.compile(
    r"(?:in|for|on|at|among|with|within|under|above|below|over|beyond|of|from|by|to|except|without"
    r"|until|after|before|than|per|between|across|during|outside|inside|near|against|not) ",
    re.IGNORECASE,
)
_FINITE = re.compile(r"\b(?:is|are|was|were|has|have|had|does|do|did)\b", re.IGNORECASE)
_OF_ITS_OWN = re.compile(
    r"(?:[:;–—]|,?\s(?:while|whereas|whilst|although|though|as|because|since))\s*\Z", re.IGNORECASE
)
"""What a clause stands behind that needs nothing of what goes before it."""
_SUBJECT = re.compile(
    r"(?:all|each|every|no|none|the|most|only|its|their|both|it|they|this|these)\b", re.IGNORECASE
)
_WITH_SO_MUCH = re.compile(r"with (?!all |every )(?:[a-z]+ ){0,3}[~<>≈$€£]?\d", re.IGNORECASE)
"""What says only how much it is: “…, with about 225”."""


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


def is_left_open(
    reader: Reader, text: str, parts: Sequence[Judgement], false: Sequence[Judgement]
) -> bool:
    """Whether a phrase that is not understood belongs to what is false without it.

    “A stays below 0.2 with all but one of the others”, “… are in the single digits but above 2”;
    “For the taller ones, it is B that leads”: such a phrase has no verb, and says nothing alone.

    Args:
        reader: knows the names of the figure.
        text: the sentence.
        parts: all parts of it, in their order.
        false: those of them that are false by themselves.
    """
    for i, part in enumerate(parts):
        led = _PHRASE.match(part.text)
        rest = part.text[led.end() :] if led else part.text
        if part.verdict is not Verdict.UNPARSED or _states(rest):
            continue
        after = next((p for p in parts[i + 1 :] if p in false), None)
        if after is not None and not any(p.verdict.is_decided for p in parts[:i]):
            before, said, _ = text.partition(after.text)
            alone = said and _OF_ITS_OWN.search(before) is not None
            named = reader.subject_of(after.text) is not None or (
                _SUBJECT.match(after.text) is not None and _states(after.text)
            )
            if not alone and (led is not None or not named):
                return True
        if led is None or not any(p in false for p in parts[max(i - 1, 0) : i]):
            continue
        before, _, _ = text.partition(part.text)
        if not (before.rstrip().endswith(",") and _WITH_SO_MUCH.match(part.text)):
            return True
    return False


def _states(text: str) -> bool:
    return _FINITE.search(text) is not None or has_verb(tokenise(text))


def _names_a_tick(reader: Reader, text: str) -> bool:
    named = reader.mentions(text)
    return named is None or bool(named.ticks)
