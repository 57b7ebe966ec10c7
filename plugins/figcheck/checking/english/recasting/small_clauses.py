"""Clauses without a finite verb: “B close behind at 60”, “B trailing by 5”, “only B below it”.

They follow “with”, “leaving” or a bare comma, and may leave out whom they set their subject
against: the subject of the clause that they hang on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.recasting.hung_on import hung_on, reads_behind
from figcheck.checking.english.recasting.participles import finite_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_NUMBER = (
    r"(?:(?:about|around|roughly|nearly|almost|only|just over|just under|just|some|over|under) )*"
    r"[~≈$€£]?[-−]?\d[^,;()]*"
)
_HOW_MUCH = (
    r"(?:(?:about|around|roughly|nearly|almost|only|just over|just under|just|some|over|under"
    r"|more than|less than|fewer than|well over) )*[$€£]?\d[\d.,]*(?<![.,])"
    r"(?: ?%| (?:percent|per cent|hundred|thousand|million|billion|trillion))*"
)
_WHO = any_case(rf"(?P<who>[^(]+?)(?: \((?P<noted>{_NUMBER})\))?")
_TOLD = any_case(
    rf"(?P<told>.+?)(?:,? (?:at|with|on) (?P<value>{_NUMBER})| \((?P<behind>{_NUMBER})\))?"
)
"""Who a small clause is about and what it says, each with a value that it gives by the way."""

_FAR = r"(?:(?:very|close|closely|just|right|hard|narrowly|slightly|shortly|well|far|not far) )*"
_BESIDE = any_case(
    rf"(?P<how>{_FAR}|some way |a long way |only a little )"
    r"(?P<side>behind|off|back|below|above|ahead|in front|higher|lower)(?: of| than)?"
    r"(?: (?:it|them|that))?(?P<by> by .+)?"
)
_DOING = any_case(
    r"(?:(?:close|closely|narrowly|only|just) )?(?P<verb>trailing|lagging|following|leading)"
    r"(?: close| closely)?(?: behind)?(?: (?:it|them|that))?(?P<by> by .+)?"
)
_OF = {"ahead": " of", "in front": " of", "higher": " than", "lower": " than"}
_DOES = {"trailing": "trails", "lagging": "trails", "following": "trails", "leading": "beats"}
_SO_MANY = any_case(r"(?:only|just|no|no other|another|the) (?P<rest>.+)")
_SUCH = any_case(r"(?:an?|its|their|\d\S*) ")
"""How a phrase begins that says which things are meant: “the best with a latency below 50”."""

_JOINT = any_case(r",? (?:and |but )?(?:with|leaving) |, ")
_MOST_JOINTS = 5


@told_by(", with leaving")
def small_clause(c: Scene, text: str) -> Iterator[Version]:
    """“A leads, with B close behind at 60”: A leads, B is close behind A, and B is at 60."""
    for joint in [*_JOINT.finditer(text)][-_MOST_JOINTS:]:
        first, small = text[: joint.start()], text[joint.end() :]
        _, owner, rest = c.cut(first)
        if not owner or not rest or (joint[0] == " with " and _SUCH.match(small)):
            continue
        said = _said(c, small, first, owner, verbless=joint[0] != ", ")
        for version in hung_on(c, first, said[0]) if said else ():
            there = version[-1].here
            yield (*version, *(Plain(more, here=there, hung=True) for more in said[1:]))
        if said:
            return


def _said(c: Scene, text: str, first: str, owner: str, *, verbless: bool) -> tuple[str, ...]:
    """A small clause as clauses with finite verbs; none if it is no such clause."""
    for space in re.finditer(r"(?<=\S) (?=[a-z])", text):
        who, told = _WHO.fullmatch(text[: space.start()]), _TOLD.fullmatch(text[space.end() :])
        if who is None or told is None or not _is_who(c, who["who"]):
            continue
        named, doing = c.named_in(who["who"]), told["told"].partition(" ")[0]
        if c.reader.is_place(f"{who['who']} {doing}") or _is_among(c, named, owner):
            continue  # "double glazing", which is a name; "A and B are apart, with B ahead".
        value = who["noted"] or told["value"] or told["behind"]
        for does in _finite(told["told"], owner, verbless=verbless):
            if reads_behind(c, first, said := f"{who['who']} {does}"):
                return (said, f"{who['who']} is at {value}") if value else (said,)
    return ()


def _is_among(c: Scene, named: Mapping[str, tuple[str, ...]], owner: str) -> bool:
    """Whether what a small clause is about is one of those that the clause before it is about."""
    others = c.named_in(owner)
    return any(set(ticks) & set(others.get(d, ())) for d, ticks in named.items())


def _is_who(c: Scene, text: str) -> bool:
    """Whether a small clause may be about that: a name, “only Elm”, “four of the parks”."""
    counted = _SO_MANY.fullmatch(text)
    name = counted["rest"] if counted else text
    return bool(c.is_subject(name) and c.named_in(name)) or bool(c.counted_along(text))


def _finite(told: str, owner: str, *, verbless: bool) -> Iterator[str]:
    """What a small clause says of its subject, with a finite verb and whom it sets that against."""
    if beside := _BESIDE.fullmatch(told):
        side = beside["side"].lower()
        if verbless:
            side = "behind" if side in ("off", "back") else side
            yield f"is {side}{_OF.get(side, '')} {owner}{beside['by'] or ''}"
        return
    if doing := _DOING.fullmatch(told):
        yield f"{_DOES[doing['verb'].lower()]} {owner}{doing['by'] or ''}"
        return
    yield from finite_of(told)
    if verbless:
        yield f"is {told}"


_DOING_SO_MANY = any_case(
    rf"(?P<first>[^;:]+), (?:thereby |thus )?(?P<verb>[a-z]+ing) (?P<amount>{_HOW_MUCH})"
    r"(?P<what>(?: (?!than\b|more\b|less\b|fewer\b|points?\b|percentage\b|times\b|of\b|in\b|by\b"
    r"|from\b|to\b|between\b)[a-z'-]+){0,5})"
)


@of_form(_DOING_SO_MANY, ",")
def doing_so_many(c: Scene, match: Match) -> Iterator[Version]:
    """“A was the favourite, welcoming 28 million guests”: A is at 28 million.

    A verb that is not known is one for what is measured, if a value follows it.
    """
    if classes_in(match["verb"]) - {"CLOSED"} or c.named_in(match["what"]):
        return
    _, owner, rest = c.cut(match["first"])
    told = f"{match['verb']} {match['amount']}{match['what']}"
    if not owner or not rest or any(c.reads(f"{owner} {does}") for does in finite_of(told)):
        return
    yield from hung_on(c, match["first"], f"{owner} is at {match['amount']}")
