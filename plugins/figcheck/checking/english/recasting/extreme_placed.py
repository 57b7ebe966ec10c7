"""Where an extreme is, told behind its value: “the lowest value is 5, and it is found at 4”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon import classes_in
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_EXTREMES = frozenset({"EXTREME", "BEST", "TOPMOST"})
_FOUND = (
    r"(?:(?:is|was|can be) (?:found|located|seen|observed|recorded|reached|achieved|attained"
    r"|obtained|situated)|occurs?|occurred|appears?|appeared|lies|lay|sits)"
)
_AT = r"(?P<at>(?:(?:at|in|for|by|on|under|with) )?(?:[^;]+))"
_VALUED = any_case(
    r"(?P<what>[^,;:]+?) (?:is|was|equals|reaches) (?P<value>[^,;:]*\d[^,;:]*?),? and"
    rf" (?:(?:it|this|this value|that value|this one) )?(?P<found>{_FOUND}) {_AT}"
)
_IT = any_case(rf"(?:it|this|this value|that value) (?P<found>{_FOUND}) {_AT}")
_BEFORE = any_case(r"(?P<what>[^,;:]+?) (?:is|was|equals|reaches) (?P<value>[^,;:]*\d[^,;:]*)")


@told_by(
    "found located seen observed recorded reached achieved attained obtained situated occurs occur "
    "occurred appears appear appeared lies lay sits",
    "and it this that",
)
def extreme_placed(c: Scene, text: str) -> Iterator[Version]:
    """“The lowest value is 5, and it is found at 4”; “It is found at 4” behind such a sentence."""
    if (match := _VALUED.fullmatch(text)) is not None:
        value = f" is {match['value']}, "
        told = f"{match['what']}{value}{_passive(match['found'])} {match['at']}"
    elif (match := _IT.fullmatch(text)) is not None:
        before = _BEFORE.fullmatch(c.before.rstrip(" ."))
        if before is None or _EXTREMES.isdisjoint(classes_in(before["what"])):
            return
        told = f"{before['what']} {match['found']} {match['at']}"
    else:
        return
    if not _EXTREMES.isdisjoint(classes_in(told)) and c.led_places(match["at"]):
        yield (Plain(told),)


def _passive(found: str) -> str:
    """“is found” as it stands behind a comma: “found”; “occurs” is “found” as well."""
    *others, last = found.split()
    return last if others else "found"
