"""Sentences that begin with where something is: “Behind A comes B”, “At the other end sits B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import uncapitalised
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import regex

_IS = r"(?:comes?|came|is|are|was|were|lies?|lay|sits?|stands?|ranks?|follows?|come|rank|follow)"
_NUMBER = r"(?:(?:about|around|roughly|nearly|almost|only|just|just over|just under) )*[$€£]?-?\d"
_WHO = (
    r"(?P<only>(?:only|just) )?(?P<who>[^;:()]+?)"
    rf"(?:,? (?:with|at|on) (?P<value>{_NUMBER}[^;:()]*)| \((?P<noted>{_NUMBER}[^()]*)\))?"
)
_BESIDE = regex(
    r"(?P<how>(?:right|just|directly|immediately|close|closely|shortly|not far|only) )?"
    r"(?P<where>behind|after|below|above|ahead of|in front of|between|under|over|beyond) "
    rf"(?P<than>[^,;:]+?),? {_IS} {_WHO}(?P<tail>, (?:with|while|whereas|but|and|followed) .+)?",
)
_NEXT = frozenset({"behind", "after"})
_AT_OTHER_END = regex(
    r"(?:at|on|towards?) the (?:very )?(?:other|opposite|far|lower|upper|bottom|top) (?:extreme|end"
    rf"|side)(?: of the [a-z]+)? (?:{_IS}) {_WHO}"
)


@told_by(
    "behind after below above ahead front between under over beyond",
    "comes come came is are was were lies lie lay sits sit stands stand ranks rank follows follow",
)
def fronted(c: Scene, text: str) -> Iterator[Version]:
    """“Behind A comes B (5)”: A is followed by B; “Below A lie only B and C”: only these do."""
    text = uncapitalised(text)
    match = _BESIDE.fullmatch(text)
    if match is None or not c.is_subject(match["who"]) or not c.named_in(match["who"]):
        return
    who, where, than = match.group("who", "where", "than")
    value = match["value"] or match["noted"]
    told = (Plain(f"{who} is at {value}"),) if value else ()
    if where in _NEXT and not match["only"] and c.reader.is_place(than):
        noted = f" ({value})" if value else ""
        yield (Plain(f"{than} is followed by {who}{noted}{match['tail'] or ''}"),)
        return
    if match["tail"]:
        return
    if than.isdigit() or c.reader.is_place(than) or c.is_value(than):
        verb = "are" if " and " in who else "is"
        yield Plain(f"{match['only'] or ''}{who} {verb} {where} {than}"), *told


@told_by("end extreme side", "other opposite far lower upper bottom top")
def at_other_end(c: Scene, text: str) -> Iterator[Version]:
    """“At the other end sits B with 2”: it is the lowest of all, or the highest if it is that."""
    match = _AT_OTHER_END.fullmatch(uncapitalised(text))
    if match is None or any(map(is_ordered, c.reader.figure.dimensions)):
        return
    who, value = match["who"], match["value"] or match["noted"]
    ends = [f"{who} has the {end} value" for end in ("lowest", "highest")]
    if not c.is_subject(who) or not all(map(c.reads, ends)):
        return
    said = ends[1] if c.holds(ends[1]) else ends[0]
    yield Plain(said), *((Plain(f"{who} is at {value}"),) if value else ())
