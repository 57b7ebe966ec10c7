"""What happens earlier than something else: “the first to exceed 40”, “two steps before B does”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_VERBS = {
    "drop": "drops", "fall": "falls", "dip": "dips", "sink": "sinks", "rise": "rises",
    "climb": "climbs", "get": "gets", "go": "goes", "reach": "reaches", "exceed": "exceeds",
    "pass": "passes", "cross": "crosses", "surpass": "surpasses", "hit": "hits",
}  # fmt: skip
_DOES = rf"(?P<verb>{'|'.join(_VERBS.values())})"
_SIDE = r"(?: (?P<side>under|below|above|over|beyond|past))?"
_OTHERS = r"(?:any|all|every|each)(?: of)?(?: the)? other(?:s|(?: [a-z-]+)?)|the (?:others|rest)"
_EARLIER = any_case(
    rf"(?P<who>[^,;:()]+?) {_DOES}{_SIDE} (?P<much>[^,;:()]+?)"
    rf"(?:,? (?:already )?(?P<at>(?:at|in|by|after|as early as) [^,;:()]+?))?,? "
    rf"(?:earlier|sooner) than (?:{_OTHERS})(?: does| do| did)?"
)
_BEFORE = any_case(
    rf"(?P<who>[^,;:()]+?) {_DOES}{_SIDE} (?P<much>[^,;:()]+?)"
    rf"(?:,? (?:already )?(?P<at>(?:at|in|by|after|as early as) [^,;:()]+?))?,? "
    rf"before (?:{_OTHERS})(?: does| do| did)?"
)
_NAMELY = any_case(
    r"(?P<said>[^,;:()]+? (?:is|was) the first(?: [a-z-]+)? to [^,;:()]+?)"
    r"(?:, (?:namely|already|doing so|and does so) | \(|: )(?P<at>(?:at|in|by|after) [^,;:()]+)\)?"
)


@of_form((_EARLIER, _BEFORE), "earlier sooner before", " ".join(_VERBS.values()))
def earlier_than(c: Scene, match: Match) -> Iterator[Version]:
    """“A drops below 50 in 2010, earlier than any other line”: it is the first one to do so."""
    if not c.is_subject(match["who"]):
        return
    side = {"under": "below", "over": "above"}.get(match["side"] or "", match["side"] or "")
    much = f"{side} {match['much']}".strip()
    bare = next(b for b, does in _VERBS.items() if does == match["verb"].lower())
    noun = c.noun_compared or "one"
    first = Plain(f"{match['who']} is the first {noun} to {bare} {much}")
    if match["at"]:
        if c.axis_of(match["at"].split(" ", 3)[-1 if "as early" in match["at"] else 1]) is None:
            led = c.led_places(match["at"])
            if len(led) != 1:
                return
        yield first, Plain(f"{match['who']} first {match['verb']} {much} {match['at']}")
    else:
        yield (first,)


@of_form(_NAMELY, "first", "to", "namely already doing does ( :")
def first_namely(_: Scene, match: Match) -> Iterator[Version]:
    """“A is the first to fall below 50, namely in 2010”: “…, in 2010”."""
    yield (Plain(f"{match['said']}, {match['at']}"),)


_THIRD = {
    "exceed": "exceeds", "reach": "reaches", "pass": "passes", "cross": "crosses", "top": "tops",
    "surpass": "surpasses", "fall below": "falls below", "drop below": "drops below",
    "dip below": "dips below", "rise above": "rises above", "climb above": "climbs above",
    "go above": "goes above", "hit": "hits", "attain": "attains", "get below": "falls below",
}  # fmt: skip
_VERB = "|".join(_THIRD)
_FIRST = any_case(
    rf"(?P<who>[^,;:]+?) (?P<first>is|was) (?P<one>the first(?: [a-z]+)? to) (?P<verb>{_VERB}) "
    r"(?P<much>[^,;:]+?),? (?P<where>(?:in|at|by|as early as|already (?:in|at)) (?P<then>[^,;:]+))"
)
_NOT_UNTIL = any_case(
    rf"(?P<who>[^,;:]+?) (?:does not|doesn't|did not|didn't|fails to|failed to) (?P<verb>{_VERB}) "
    r"(?P<much>[^,;:]+?),? (?:until|till|before) (?P<then>[^,;:]+)"
)


@of_form(_FIRST, "first", "to", "in at by early already")
def first_there(c: Scene, match: Match) -> Iterator[Version]:
    """“A is the first to exceed 40, in 2016”: it is, and it first does so in 2016."""
    if c.axis_of(match["then"]) is None:
        return
    who, much = match["who"], match["much"]
    yield (
        Plain(f"{who} {match['first']} {match['one']} {match['verb']} {much}"),
        Plain(f"{who} first {_THIRD[match['verb'].lower()]} {much} at {match['then']}", hung=True),
    )


@of_form(_NOT_UNTIL, "until till before", "not doesn't didn't doesn didn fails failed")
def not_until(c: Scene, match: Match) -> Iterator[Version]:
    """“A does not reach 20 until 2018”: it first does so in 2018."""
    if c.axis_of(match["then"]) is not None:
        verb = _THIRD[match["verb"].lower()]
        yield (Plain(f"{match['who']} first {verb} {match['much']} at {match['then']}"),)


_PEAK = r"(?P<noun>peak|maximum|highest point|minimum|trough|lowest point|low)"
_HAS = any_case(
    r"(?P<what>[^,;:]+?) (?:has|shows|reaches|records) (?:the|its) (?P<when>latest|earliest) "
    rf"{_PEAK}(?: of all)?(?: \((?P<note>[^()]+)\))?(?:,? (?P<at>(?:at|in|on) [^,;]+))?"
)
_THAN = any_case(
    r"(?P<what>[^,;:]+?) (?:peaks|(?:reaches|hits|attains) (?:its|the) "
    rf"{_PEAK}) (?P<when>earlier|later|sooner|before|after)"
    r" (?:than )?(?:(?:all|any) (?:of )?)?(?:the )?others?(?: [a-z]+)?"
    r"(?:,? (?P<at>(?:at|in|on) [^,;]+))?"
)
_LAST = any_case(
    r"(?P<what>[^,;:]+?) (?:peaks|(?:reaches|hits) its "
    rf"{_PEAK}) (?P<when>first|last)(?:,? (?P<at>(?:at|in|on) [^,;]+))?"
)
_LOW = frozenset({"minimum", "trough", "lowest point", "low"})
_LATE = frozenset({"latest", "later", "after", "last"})


@told_by("latest earliest earlier later sooner before after first last")
def peaks_in_time(c: Scene, text: str) -> Iterator[Version]:
    """“A has the latest peak (5 at 6 pm)”: it peaks later than B, than C, and at 6 pm."""
    than_others = _THAN.fullmatch(text)
    match = than_others or _HAS.fullmatch(text) or _LAST.fullmatch(text)
    if match is None or c.way is None:
        return
    what = c.named_in(match["what"])
    if len(what) != 1:
        return
    ((dimension, ticks),) = what.items()
    others = [t for t in c.reader.names.dimensions[dimension].ticks if t not in ticks]
    if len(ticks) != 1 or not others:
        return
    low = (match["noun"] or "peak").lower() in _LOW
    peaks = "bottoms out" if low else "peaks"
    than = "later than" if match["when"].lower() in _LATE else "earlier than"
    tick = ticks[0]
    before_all = [f"{tick} {peaks} {than} {other}" for other in others]
    shared = [
        one
        for one, other in zip(before_all, others, strict=True)
        if c.holds(one) is False and c.holds(f"{other} {peaks} {than} {tick}") is False
    ]
    if than_others is None and shared:
        before_all = [one for one in before_all if one not in shared]
        if all(map(c.holds, before_all)):
            return  # Several share it, so that it is the latest peak, or is not.
    said = [*c.those_that_fail(*before_all)]
    at = match["at"] or (f"at {match['note']}" if match.groupdict().get("note") else None)
    if at is not None:
        said.append(Plain(f"{tick} {peaks} {at}"))
    yield tuple(said)


_STEPS = any_case(
    r"(?P<who>[^,;:]+?) (?P<what>(?:peaks|bottoms out|reaches its|hits its|has its|attains its|"
    r"overtakes|first|exceeds|falls below|drops below|reaches|passes)\b[^,;:]*?) "
    r"(?P<where>(?:at|in|by)) (?P<then>[^,;:()]+), (?:exactly )?"
    rf"(?P<many>a|{'|'.join(NUMERALS[1:])}) (?:steps?|doublings?|ticks?) "
    r"(?P<side>before|earlier than|after|later than|ahead of|behind) (?P<rival>[^,;:]+?)"
    r"(?: does| did)?"
)


@of_form(
    _STEPS, "step steps doubling doublings tick ticks", "before earlier after later ahead behind"
)
def steps_earlier(c: Scene, match: Match) -> Iterator[Version]:
    """“A peaks at 8, two steps before B does”: B peaks at 32."""
    spot = c.on_axis(match["then"])
    if spot is None:
        return
    ticks = c.ascending(spot[0])
    many = match["many"].lower()
    by = 1 if many == "a" else NUMERALS.index(many)
    ahead = match["side"].lower() in ("before", "earlier than", "ahead of")
    place = ticks.index(spot[1]) + (by if ahead else -by)
    if not 0 <= place < len(ticks):
        return
    what = match["what"]
    yield (
        Plain(f"{match['who']} {what} {match['where']} {match['then']}"),
        Plain(f"{match['rival']} {what} at {spot[0]} {ticks[place]}", hung=True),
    )
