"""A level taken up by who gets to it: “A has 53, a result that only B surpasses”.

What was told becomes the object of the relative clause: only B surpasses 53.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.hung_on import hung_on
from figcheck.checking.english.recasting.plain import Match, Scene, Version, of_form
from figcheck.patterns import any_case, regex

_LEVEL = (
    r"(?:an?|the) (?:[a-z]+ )?(?:values?|levels?|figures?|scores?|results?|marks?|shares?|heights?"
    r"|limits?|thresholds?|rates?|amounts?|totals?|numbers?|line|barrier|height)"
)
_GETS = (
    r"(?:(?:barely|narrowly|easily|clearly|just) )?(?P<verb>(?:does not |do not |did not |never )?"
    r"(?:surpass|exceed|reach|beat|match|attain|miss|top|equal|approach|rival|clear|achieve)(?:s|es|ed)?)"
)
_TAKEN_UP = any_case(
    rf"(?P<first>[^;:]+?)(?:,| [–—-]) (?:{_LEVEL} (?:(?:that|which) )?|which )"
    rf"(?P<who>[^,;:()]+?) (?:also )?{_GETS}(?P<how> [^,;:()]+)?"
)
_NUMBER = regex(
    r"(?<![\w.])[$€£]?[-−]?\d[\d.,]*(?<![.,])(?: ?%| (?:percent|per cent|points?|thousand|million"
    r"|billion))*(?: (?!(?:in|on|at|for|by|with|to|of|and|or|per|under|from|than)\b)[a-z]{2,})?"
)
_NO_OTHER = any_case(r"(?:no other|none of the other|not one other) (?P<noun>[a-z]+)")
_MANNER = any_case(r" (?:by (?:far|a (?:wide|narrow) margin)|either|too|so far|at all)")


@of_form(
    _TAKEN_UP,
    ", – —",
    "surpass surpasses surpassed exceed exceeds exceeded reach reaches reached beat "
    "beats match matches matched attain attains attained miss misses missed top tops topped "
    "equal equals approach approaches approached rival rivals clear clears cleared achieve "
    "achieves achieved",
)
def beyond_that(c: Scene, match: Match) -> Iterator[Version]:
    """“A has 53 on Web, a result that only B surpasses”: only B surpasses 53 there."""
    level = _level(c, match["first"])
    if level is None:
        return
    who, how = match["who"], match["how"] or ""
    if other := _NO_OTHER.fullmatch(who):
        subject = c.cut(match["first"])[1]
        if not c.reader.is_place(subject):
            return
        who = f"no {other['noun']} except {subject}"
    said = f"{who} {match['verb']} {level}{'' if _MANNER.fullmatch(how) else how}"
    yield from hung_on(c, match["first"], said)


def _level(c: Scene, text: str) -> str | None:
    """The one amount that a clause tells, as it writes it."""
    told = [m[0].strip() for m in _NUMBER.finditer(text) if not c.named_in(m[0].strip())]
    return told[0] if len(told) == 1 else None
