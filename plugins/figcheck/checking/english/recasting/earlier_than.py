"""Who gets somewhere first: “drops under 50% in 2010, earlier than any other line”."""

from __future__ import annotations

from collections.abc import Iterator

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


@told_by("earlier sooner before", " ".join(_VERBS.values()))
def earlier_than(c: Scene, text: str) -> Iterator[Version]:
    """“A drops below 50 in 2010, earlier than any other line”: it is the first one to do so."""
    match = _EARLIER.fullmatch(text) or _BEFORE.fullmatch(text)
    if match is None or not c.is_subject(match["who"]):
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
