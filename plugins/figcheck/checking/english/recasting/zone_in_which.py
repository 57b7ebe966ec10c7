"""A part called something in which something holds: “the last column is a zone in which …”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import uncapitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_ZONE = any_case(
    r"(?P<place>[^,;:]+?) (?:is|forms|marks|represents|remains|constitutes) an? (?:[\w-]+ ){1,4}?"
    r"(?:in which|where|within which|on which) (?P<said>[^;:]+)"
)
_ANY = any_case(
    r"\b(?P<how>no|every|each|not a single|only one) (?:single )?"
    r"(?:setting|configuration|combination|entry)\b"
)


@of_form(_ZONE, "in where", "which where", "is forms marks represents remains constitutes")
def zone_in_which(c: Scene, match: Match) -> Iterator[Version]:
    """“The last row is a region in which no value reaches 5”: in the last row, none does."""
    if c.begins_with_place(match["said"]) is not None:
        return
    place = uncapitalised(match["place"])
    yield (Plain(f"In {place}, {match['said']}"),)


@told_by("setting configuration combination entry", "no every each not only")
def any_setting(c: Scene, text: str) -> Iterator[Version]:
    """“In the last row, no setting reaches 5”: no value does, whatever else is a setting."""
    said = _ANY.sub(r"\g<how> value", text)
    if said != text and c.reads(said):
        yield (Plain(said),)
