"""Where a course gets to: “falls below B in 2010 and stays there”, “to its low in 2018”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by

_TICK = r"[\w.,°%-]*\d[\w.,°%-]*(?: [a-zA-Z°%]{1,12})??"

_STAYS_THERE = re.compile(
    r"(?P<first>(?P<who>.+?) \w+(?: back)? (?P<side>below|above|under) (?P<what>.+?) "
    rf"(?:between (?:the )?(?:(?P<axis>[a-z]+?)s )?{_TICK} and|(?P<word>in|at|by|after)) "
    rf"(?P<then>(?:[a-z]+ )?{_TICK})),? (?:and|where (?:it|they)) "
    r"(?:then )?(?:stays?|stayed|remains?|remained) there"
    r"(?: (?:until|to) the (?:very )?end| from then on| afterwards| ever since| for good)?",
    re.IGNORECASE,
)


@told_by("there", "stays stay stayed remains remain remained")
def stays_there(c: Scene, text: str) -> Iterator[Version]:
    """“A falls below B in 2010 and stays there”: from 2010 on it is below B."""
    match = _STAYS_THERE.fullmatch(text)
    if match is None:
        return
    lead, who, _ = c.cut(match["first"])
    if lead or not who:
        return
    then = f"{match['axis']} {match['then']}" if match["axis"] else match["then"]
    side = f"{who} is {match['side']} {match['what']}"
    since = f"after {then}" if match["word"] == "after" else f"from {then} on"
    yield Plain(match["first"]), Plain(f"{side} {since}")


_TO_ITS_LOW = re.compile(
    r"(?P<course>[^,]+?) from (?P<one>[^,]+?) to (?:its|their) (?P<low>(?:lowest|highest|minimum"
    r"|maximum|low|peak|high|trough)(?: (?:point|value|level))?)(?: of (?P<by>[^,]+?))? "
    r"(?P<at>in|at) (?P<two>[^,]+)",
    re.IGNORECASE,
)
_NOUNS = {"lowest": "lowest value", "highest": "highest value"}


@told_by("from", "to", "its their", "in at")
def to_its_low(c: Scene, text: str) -> Iterator[Version]:
    """“A falls from 2014 to its low in 2018”: from 2014 to 2018, and its low is that of 2018."""
    match = _TO_ITS_LOW.fullmatch(text)
    if match is None:
        return
    lead, who, _ = c.cut(match["course"])
    if lead or not who:
        return
    low = _NOUNS.get(match["low"].lower(), match["low"])
    noted = f" of {match['by']}" if match["by"] else ""
    yield (
        Plain(f"{match['course']} from {match['one']} to {match['two']}"),
        Plain(f"{who} reaches its {low}{noted} {match['at']} {match['two']}"),
    )
