"""What goes on at every point of time: “kept climbing at each later point”, “at the very start”."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from figcheck.checking.english.recasting.courses_beside import TO_REACH
from figcheck.checking.english.recasting.participles import finite_of
from figcheck.checking.english.recasting.plain import (
    Match,
    Plain,
    Scene,
    Version,
    in_plain_words,
    of_form,
    told_by,
)
from figcheck.patterns import any_case

_LATER = r"(?:later|subsequent|following|successive|consecutive|further)"
_POINT = (
    r"(?:(?:data|time|measured|survey|measuring) )?"
    r"(?:points?(?: in time)?|readings?|surveys?|waves?|measurements?|observations?|dates?)"
)
_AT_EACH = any_case(
    rf"\b(?:at|in|with) (?P<each>each|every)(?: single)?(?P<later> {_LATER})? {_POINT}\b"
    r"(?! (?:in|of|from|after|before)\b)"
)
_CONSECUTIVE = any_case(
    r"\b(?P<each>each|every) (?:consecutive|successive) "
    r"(?P<unit>year|month|quarter|week|day|decade)\b"
)
_KEPT = any_case(
    r"\b(?:keeps?|kept|continue[sd]?|went|goes)(?: on)? (?P<doing>[a-z]+ing)"
    r"(?P<reach> (?:throughout|without interruption|(?:in|at) (?:each|every) [^,;:]+))"
)
_YEARS = frozenset("year month quarter week day decade".split())


@told_by("each every throughout interruption", "point points reading readings survey surveys wave "
         "waves measurement measurements observation observations date dates consecutive "
         "successive keep keeps kept continue continues continued went goes")  # fmt: skip
def at_every_point(c: Scene, text: str) -> Iterator[Version]:
    """“A kept rising at each later point”, of years: it rose in every later year."""
    if TO_REACH.search(text):
        return  # "A rose in every year to reach 5 in 2022": in all of them.
    unit = next((u for u in _YEARS if c.way is not None and c.label_of(u) == c.way), None)

    def at_each(match: Match) -> str:
        later = " later" if match["later"] else ""
        return f"in every{later} {unit}" if unit else match[0]

    def finitely(match: Match) -> str:
        return f"{finite_of(match['doing'])[0]}{match['reach']}"

    turns = (_AT_EACH, at_each), (_CONSECUTIVE, r"\g<each> \g<unit>"), (_KEPT, finitely)
    yield from in_plain_words(text, turns)


_AT_END = any_case(
    r"(?P<head>[^;:]+?),? (?:(?:right|already|only|directly) )?at the (?:very )?"
    r"(?P<end>start|beginning|outset|end|close)(?: of (?:the|this) [a-z -]+?)?,? "
    r"(?P<when>(?:between|from) [^,;:]+? (?:and|to) [^,;:]+?|in [^,;:]+?)"
    r"(?P<rest>, (?:when|as) [^;:]+)?"
)
_STARTS = frozenset("start beginning outset".split())


@of_form(_AT_END, "start beginning outset end close", "between from in")
def at_the_end(c: Scene, match: Match) -> Iterator[Version]:
    """“The steepest drop came at the end, between 2019 and 2020”: then, at the last step."""
    if c.way is None:
        return
    steps = [*pairwise(c.ascending(c.way))]
    first, last = steps[0 if match["end"].lower() in _STARTS else -1]
    head = match["head"]
    yield (
        Plain(f"{head} {match['when']}{match['rest'] or ''}"),
        Plain(f"{head} between {first} and {last}"),
    )


_NARROW = any_case(
    r"(?P<who>[^;:]+?) (?:stays?|stayed|remains?|remained|moves?|moved|kept|keeps|fluctuate[sd]?) "
    r"(?:with)?in (?:an? )?(?:(?:fairly|relatively|very|quite|rather|comparatively|remarkably) )?"
    r"(?:narrow|tight) (?:band|range|corridor)(?P<how>,| between) (?P<rest>[^;:]+)"
)


@of_form(_NARROW, "narrow tight", "band range corridor")
def in_narrow_band(c: Scene, match: Match) -> Iterator[Version]:
    """“A stayed within a narrow band, never dropping below 76”: it never did, as it was stable."""
    who, rest = match["who"], match["rest"]
    if c.holds(f"{who} remained relatively stable") is False:
        return
    if match["how"] != "," or rest.startswith("between "):
        yield (Plain(f"{who} ranged between {rest.removeprefix('between ')}"),)
        return
    for does in finite_of(rest):
        yield (Plain(f"{who} {does}"),)
