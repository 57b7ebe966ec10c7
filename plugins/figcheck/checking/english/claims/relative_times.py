"""Times that are told from one named before: “four years later”, “over the next decade”."""

from __future__ import annotations

from figcheck.checking.english.lexicon.entries import number_in_words
from figcheck.checking.language.order import ordinates
from figcheck.model import Dimension
from figcheck.patterns import any_case
from figcheck.times import is_time

_UNITS = {"month": 1 / 12, "quarter": 1 / 4, "year": 1.0, "decade": 10.0, "centur": 100.0}
_UNIT = r"(month|quarter|year|decade|centur)(?:y|s|ies)?"
_COUNT = r"(an?|\d{1,3}|[a-z]+(?:-[a-z]+)?)"
_LATER = any_case(
    rf"\b{_COUNT}[ -]{_UNIT} (later|on\b|after(?:wards?)?|earlier|before(?:hand)?|previously)"
)
_NEXT = any_case(
    r"\b(?:over|in|during|within|through|across|by) (?:the|these|those|its|their) "
    rf"(?:next|following|subsequent|ensuing) (?:{_COUNT} )?{_UNIT}"
)
_NEARLY = 0.01
"""Less than a month, in years."""

_BACK = ("earlier", "before", "previously")


_AT_AN_END = any_case(
    r"\b(?:by then|by (?:that|this) (?:time|point|date|stage)|since then|ever since|"
    r"from then on|thereafter|"
    r"at (?:the|both|either) (?:very )?(?:start|beginning|outset|end|ends|close|finish)|"
    r"in the (?:earliest|latest|first|last|final|later|earlier|most recent|opening|closing) \w+)\b"
)


def tells_time(text: str) -> bool:
    """Whether a sentence says when without naming a point of time: “ten years later”."""
    return years_on(text) is not None or _AT_AN_END.search(text) is not None


_THAT_TIME = any_case(
    r"\b(?:that|this|these|those|the same|the) (?:very )?(?:same )?"
    r"(?:period|interval|span|stretch|time|years?|decades?|window|phase)\b(?! (?:series|axis))|"
    r"\bby then\b"
)


def leans_on_time(text: str) -> bool:
    """Whether a sentence tells its time from the one before it: “a year later”, “in that year”."""
    return years_on(text) is not None or _THAT_TIME.search(text) is not None


def told_from(text: str) -> str:
    """What a sentence says before it tells its time from another one.

    Args:
        text: a sentence that says “ten years later” or the like.
    """
    later = _LATER.search(text)
    return text[: later.start()] if later is not None else ""


def years_on(text: str) -> float | None:
    """How many years after what was named before it a sentence looks: -10 for “ten years before”.

    Args:
        text: the sentence.

    Returns:
        The number of years, or the part of one; `None` where it does not tell its time so.
    """
    later = _LATER.search(text)
    found = later or _NEXT.search(text)
    if found is None:
        return None
    word = (found[1] or "one").lower()
    written = 1 if word in ("a", "an") else number_in_words(word)
    count = int(word) if word.isdigit() else written
    if count is None:
        return None
    back = later is not None and later[3].lower().startswith(_BACK)
    return count * _UNITS[found[2].lower()] * (-1 if back else 1)


def point_further(dimension: Dimension, tick: str, years: float) -> str | None:
    """The point of an axis of time so many years from another one; `None` if it has none there.

    Args:
        dimension: the axis.
        tick: the other point.
        years: how many years later, below zero if earlier.
    """
    if not is_time(dimension):
        return None
    places = dict(zip(dimension.ticks, ordinates(dimension), strict=True))
    then = places[tick] + years
    return next((t for t, at in places.items() if abs(at - then) < _NEARLY), None)
