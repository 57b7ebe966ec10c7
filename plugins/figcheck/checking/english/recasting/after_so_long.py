"""Values after so long: “the yield after 4 h”, “72 % after an hour” are those at that time.

What happens after four hours happens later; a value after four hours is the one that there is then.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.name_forms import words_of
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_UNIT = (
    r"(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|s|min|h|hr|d|epochs?|steps?|iterations?"
    r"|rounds?|cycles?|passes)"
)
_AFTER = regex(
    r"(?P<before>(?P<word>[A-Za-z]+|\b(?:from|to|is|was|of|reach(?:es)?) (?:about |around |only )?"
    rf"\d[\d.]* ?%?)) after (?:just |only |already )?"
    rf"(?P<time>\d[\d.,]* ?{_UNIT})\b(?! of\b)",
    re.IGNORECASE,
)
_FIRST = regex(rf"\AAfter (?:just |only )?(?P<time>\d[\d.,]* ?{_UNIT}), ", re.IGNORECASE)


def _is_time(c: Scene, told: str) -> bool:
    """Whether a time is a tick of an axis."""
    return c.on_axis(told) is not None


@told_by("after")
def value_after(c: Scene, text: str) -> Iterator[Version]:
    """“The yield after 4 h is higher with A than with B”: at 4 h, not from then on.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    measured = words_of(c.reader.figure.value.label)

    def at(match: re.Match[str]) -> str:
        word = match["word"].lower()
        is_value = word[-1] in "0123456789%." or word in measured
        known = is_value and _is_time(c, match["time"])
        return f"{match['before']} at {match['time']}" if known else match[0]

    said = _AFTER.sub(at, text)
    if said != text:
        yield (Plain(said),)


@told_by("after", ",")
def after_so_long(c: Scene, text: str) -> Iterator[Version]:
    """“After 1 h, the yield rises from 5 % with A to 9 % with B”: at 1 h.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _FIRST.match(text)
    told_again = match is not None and " after " in text[match.end() :]
    if match is not None and not told_again and _is_time(c, match["time"]):
        yield (Plain(f"At {match['time']}, {text[match.end() :]}"),)
