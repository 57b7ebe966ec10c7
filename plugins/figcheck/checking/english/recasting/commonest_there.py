"""Where something is most and where it is least common: “is rarest in A and most common in B”.

Of two places, at one of which a thing is at its most common and at the other at its least, each is
set against the other places, not the thing against all else there.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_HOW = r"(?:common|frequent|prevalent|widespread|abundant|numerous|popular|pronounced)"
_MOST = rf"(?:most {_HOW}|commonest)"
_LEAST = rf"(?:least {_HOW}|rarest|scarcest)"
_AT = r"(?:with|for|in|on|at|among|under)"
_ENDS = any_case(
    rf"(?P<who>(?:[^;:]*? )?(?:is|are|was|were)) (?:(?P<most>{_MOST})|{_LEAST}) {_AT} "
    rf"(?P<one>[^,;:()]+?),? (?:and|but)(?: (?:is|are|was|were))? (?:(?P<then>{_MOST})|{_LEAST}) "
    rf"{_AT} (?P<two>[^,;:()]+)"
)


@of_form(
    _ENDS,
    "common frequent prevalent widespread abundant numerous popular pronounced commonest rarest "
    "scarcest",
    "and but",
    "with for in on at among under",
)
def commonest_there(c: Scene, match: Match) -> Iterator[Version]:
    """“A is rarest in B and most common in C”: of all places, A is lowest in B and highest in C."""
    if bool(match["most"]) is bool(match["then"]):
        return
    one, two = c.named_in(match["one"]), c.named_in(match["two"])
    if len(one) != 1 or one.keys() != two.keys() or one == two:
        return
    ends = ("highest", "lowest") if match["most"] else ("lowest", "highest")
    yield (Plain(f"{match['who']} {ends[0]} for {match['one']} and {ends[1]} for {match['two']}"),)
