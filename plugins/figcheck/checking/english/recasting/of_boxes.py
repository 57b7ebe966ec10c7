"""What sentences say of the parts of boxes in other words: “three quarters of them need …”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.naming.statistics import LOWER, UPPER, parts_of_boxes
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.model import Role
from figcheck.patterns import regex

_FLAGS = re.IGNORECASE

_MORE = r"at least|no less than|more than|longer than|over|above"
_LESS = r"at most|no more than|less than|fewer than|under|below|within|up to"
_LIMIT = r"\d[\w.,]*(?: ?[a-z%]+)?"
_PART = regex(
    r"(?P<lead>[^;:(),]+, )?(?:at least |about )?"
    r"(?P<part>three quarters|a quarter|one quarter|half|75 ?%|50 ?%|25 ?%) "
    r"of (?:all |the )*(?P<who>[^;:(),]+?) (?:needs?|takes?|spends?|lasts?|are|is|were|was|"
    r"finish|finishes|arrives?|scores?)(?: [a-z]+ed)? "
    rf"(?:(?:in )?(?P<bound>{_MORE}|{_LESS}) (?P<limit>{_LIMIT})"
    rf"|(?P<value>{_LIMIT}) or (?P<or>more|longer|less|shorter|fewer))(?P<rest>[^;:]*)",
    _FLAGS,
)
_QUARTERS = {
    "three quarters": 3, "75%": 3, "half": 2, "50%": 2, "a quarter": 1, "one quarter": 1, "25%": 1,
}  # fmt: skip
_ABOVE = {3: "lower quartile", 2: "median", 1: "upper quartile"}
"""The part of a box above which so many quarters of all values lie."""


@told_by("quarter quarters half 75 50 25", "of")
def part_of_all(c: Scene, text: str) -> Iterator[Version]:
    """“Three quarters of the trips by bus take at least 29 minutes”: its lower quartile is that.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _PART.fullmatch(text)
    if match is None or parts_of_boxes(c.reader.figure) is None:
        return
    who = _named(c, match["who"])
    if len(who) != 1:
        return
    more = (match["or"] or "").lower() in ("more", "longer")
    bound = (match["bound"] or ("at least" if more else "at most")).lower()
    more = re.fullmatch(_MORE, bound) is not None
    quarters = _QUARTERS[match["part"].lower().replace(" %", "%")]
    part = _ABOVE[quarters if more else 4 - quarters]
    bound = "at most" if bound == "within" else bound
    said = f"{bound} {match['limit'] or match['value']}{match['rest']}"
    yield (Plain(f"{match['lead'] or ''}The {part} of {who[0]} is {said}"),)


def _named(c: Scene, text: str) -> list[str]:
    return [tick for ticks in c.named_in(text).values() for tick in ticks]


_MIDDLE = regex(
    r"(?:the )?(?:(?:middle|central) (?:half|50 ?%) (?:of (?:all |the )*)?(?P<who>[^;:,]+?) [a-z]+|"
    r"(?:box|interquartile range|IQR) (?:of|at|in|for) (?P<what>[^;:,]+?) "
    r"(?:extends|runs|reaches|stretches|goes))"
    rf" (?:(?P<between>between)|from) (?P<low>{_LIMIT}) (?:up )?(?P<and>and|to) (?P<high>{_LIMIT})",
    _FLAGS,
)


@told_by("middle central box interquartile iqr", "between from", "and to")
def box_from_to(c: Scene, text: str) -> Iterator[Version]:
    """“The middle half of the trips by bus take between 20 and 35 minutes”: from box end to end.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _MIDDLE.fullmatch(text)
    found = parts_of_boxes(c.reader.figure)
    if match is None or found is None or bool(match["between"]) is not (match["and"] == "and"):
        return
    who, (dimension, parts) = _named(c, match["who"] or match["what"]), found
    if len(who) != 1 or not {LOWER, UPPER} <= parts.keys() or dimension.name in c.named_in(text):
        return
    yield (
        Plain(f"The {parts[LOWER]} of {who[0]} is {match['low']}"),
        Plain(f"The {parts[UPPER]} of {who[0]} is {match['high']}"),
    )


_EVERY_OTHER = regex(
    r"(?P<said>[^;:]+? (?:of|than|exceeds|beats)) (?:every|any|each) other (?P<label>[a-z]+)"
    r"(?P<rest>.*)",
    _FLAGS,
)


@told_by("every any each", "other")
def every_other(c: Scene, text: str) -> Iterator[Version]:
    """“The lower quartile of A is above the median of every other mode”: above that of each.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    x = c.reader.figure.dimension(Role.X)
    match = _EVERY_OTHER.fullmatch(text)
    if match is None or x is None or parts_of_boxes(c.reader.figure) is None:
        return
    own = c.named_in(match["said"]).get(x.name, ())
    if len(own) == 1 and c.label_of(match["label"]) == x.name:
        others = (tick for tick in x.ticks if tick not in own)
        yield tuple(Plain(f"{match['said']} {other}{match['rest']}") for other in others)
