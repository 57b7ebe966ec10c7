"""Where a course gets to: “falls below B in 2010 and stays there”, “to its low in 2018”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_TICK = r"[\w.,°%-]*\d[\w.,°%-]*(?: [a-zA-Z°%]{1,12})??"

_STAYS_THERE = any_case(
    r"(?P<first>(?P<who>.+?) \w+(?: back)? (?P<side>below|above|under) (?P<what>.+?) "
    rf"(?:between (?:the )?(?:(?P<axis>[a-z]+?)s )?{_TICK} and|(?P<word>in|at|by|after)) "
    rf"(?P<then>(?:[a-z]+ )?{_TICK})),? (?:and|where (?:it|they)) "
    r"(?:then )?(?:stays?|stayed|remains?|remained) there"
    r"(?: (?:until|to) the (?:very )?end| from then on| afterwards| ever since| for good)?"
)


@of_form(_STAYS_THERE, "there", "stays stay stayed remains remain remained")
def stays_there(c: Scene, match: Match) -> Iterator[Version]:
    """“A falls below B in 2010 and stays there”: from 2010 on it is below B."""
    lead, who, _ = c.cut(match["first"])
    if lead or not who:
        return
    then = f"{match['axis']} {match['then']}" if match["axis"] else match["then"]
    side = f"{who} is {match['side']} {match['what']}"
    since = f"after {then}" if match["word"] == "after" else f"from {then} on"
    yield Plain(match["first"]), Plain(f"{side} {since}")


_STAYS_BEYOND = any_case(
    rf"(?P<first>(?:(?:By|In|At|After) (?P<led>{_TICK}), )?[^;:]+?(?: (?P<word>in|at|by|after) "
    rf"(?P<then>{_TICK}))?),? (?:and|but) (?:then )?"
    r"(?:(?:(?:has|have) )?(?:stays?|stayed|remains?|remained|keeps?|kept)|(?:has|have) been) "
    r"(?P<side>above|below|under|ahead of|in front of|behind|higher than|lower than|ahead)"
    r"(?: (?P<what>it|them|[^,;:]+?))??"
    r"(?: (?:until|till|to|through) the (?:very )?end(?: of [a-z ]+)?| from then on| afterwards"
    r"| thereafter|(?: ever)? since(?: then)?| for good| for the (?:rest|remainder) of [a-z ]+)?"
)
_IT = any_case(r"\b(?:it|them)\b")


@of_form(
    _STAYS_BEYOND,
    "stays stay stayed remains remain remained keeps keep kept been",
    "and but",
    "in at by after",
)
def stays_beyond(c: Scene, match: Match) -> Iterator[Version]:
    """“A overtakes B in 2012 and remains above it”: from 2012 on it is above B."""
    then = match["then"] or match["led"]
    if then is None or (match["then"] and match["led"]):
        return
    _, who, _ = c.cut(match["first"])
    named, own = c.named_in(match["first"]), c.named_in(who)
    others = [t for d, ts in named.items() if d in own for t in ts if t not in own[d]]
    what = match["what"] or "it"
    if len(own) != 1 or sum(map(len, own.values())) != 1 or len(others) != 1:
        return
    if not _IT.fullmatch(what) and c.named_in(what).get(next(iter(own))) != tuple(others):
        return
    first = _IT.sub(others[0], match["first"])
    side = "ahead of" if match["side"].lower() == "ahead" else match["side"]
    since = f"after {then}" if match["word"] == "after" else f"from {then} on"
    yield Plain(first), Plain(f"{who} is {side} {others[0]} {since}")


_BY_TO_PART = any_case(
    r"(?P<course>(?:[^,]+, )?[^,]+?) by (?P<by>[^,]+?) to (?P<part>[^,]*\b(?:half|thirds?|quarters?"
    r"|fifths?|tenths?|percent|%)(?: of)? (?:its|their) (?:[a-z]+ ){0,2}?[a-z]+)"
    r"(?P<when> (?:between|from|in|by|until|over|after|since) [^,]+)?"
)


@of_form(_BY_TO_PART, "by", "to", "its their")
def by_to_part(_: Scene, match: Match) -> Iterator[Version]:
    """“A falls by 7 points to a third of its peak”: by so much, and to that."""
    course, by, part, when = match.groups(default="")
    yield Plain(f"{course} by {by}{when}"), Plain(f"{course} to {part}{when}")


_TO_ITS_LOW = any_case(
    r"(?P<course>[^,]+?) from (?P<one>[^,]+?) to (?:its|their) (?P<low>(?:lowest|highest|minimum"
    r"|maximum|low|peak|high|trough)(?: (?:point|value|level))?)(?: of (?P<by>[^,]+?))? "
    r"(?P<at>in|at) (?P<two>[^,]+)"
)
_NOUNS = {"lowest": "lowest value", "highest": "highest value"}


@of_form(_TO_ITS_LOW, "from", "to", "its their", "in at")
def to_its_low(c: Scene, match: Match) -> Iterator[Version]:
    """“A falls from 2014 to its low in 2018”: from 2014 to 2018, and its low is that of 2018."""
    lead, who, _ = c.cut(match["course"])
    if lead or not who:
        return
    low = _NOUNS.get(match["low"].lower(), match["low"])
    noted = f" of {match['by']}" if match["by"] else ""
    yield (
        Plain(f"{match['course']} from {match['one']} to {match['two']}"),
        Plain(f"{who} reaches its {low}{noted} {match['at']} {match['two']}"),
    )


_BECOMES = any_case(
    r"(?P<who>[^,;:]+?) (?:becomes|became|turns into|turned into|emerges as|emerged as) "
    r"(?P<what>the [^,;:]+?) (?:in|at|on|by) (?P<when>[^,;: ]+),? and (?:then |has |had )?"
    r"(?:remains|remained|stays|stayed|keeps|kept) (?:so|it|that|this|there|that way|the position"
    r"|its position|that position|the lead)(?: (?:until|to|through) the (?:very )?end"
    r"| from then on| ever since| afterwards| thereafter| since)?"
)


@of_form(
    _BECOMES,
    "becomes became turns turned emerges emerged",
    "remains remained stays stayed keeps kept",
)
def becomes_and_remains(c: Scene, match: Match) -> Iterator[Version]:
    """“A becomes the smallest in 2017 and remains so”: so from then on, and not before."""
    spot = c.on_axis(match["when"])
    if spot is None:
        return
    axis, tick = spot
    ticks = c.ascending(axis)
    place = ticks.index(tick)
    if place and c.is_subject(match["who"]):
        who, what = match["who"], match["what"]
        before = ticks[place - 1]
        yield c.those_that_fail(
            f"{who} is {what} from {tick} on", f"{who} is not {what} in {before}"
        )
