"""Regions of a grid: “highest in the top-left region”, “A and B form a block”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised, uncapitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_EXTREME = r"(?:highest|lowest|largest|smallest|greatest)"
_WHERE = (
    r"(?:in|at|on|along|near|around|toward|towards) the (?:[a-z]+ )?"
    r"(?:(?:top|bottom|upper|lower)[ -](?:left|right)|cent(?:er|re)|middle|diagonal|corners?)"
    r"(?: (?:corner|region|area|part|quadrant|block|half))?"
)
_HIGHEST_IN = any_case(
    rf"(?P<subject>[a-z@ -]+) (?:is|are|was|were) (?:generally |consistently |clearly )?"
    rf"(?P<extreme>{_EXTREME}) (?P<where>{_WHERE})"
    rf"(?:,? (?:and|but) (?:(?:is|are) )?(?P<rest>(?P<other>{_EXTREME})?.+))?"
)


@told_by("highest lowest largest smallest greatest", "in at on along near around toward towards")
def highest_in_region(c: Scene, text: str) -> Iterator[Version]:
    """“Accuracy is highest in the top-left region”: the highest values are there."""
    lead, comma, told = text.rpartition(", ")
    match = _HIGHEST_IN.fullmatch(told)
    if match is None or (lead and not c.is_led(lead)) or c.named_in(match["subject"]):
        return
    if not c.is_subject(match["subject"]):
        return
    said = [Plain(f"{lead}{comma}the {match['extreme']} values are {match['where']}")]
    if match["other"]:
        where = match["rest"][len(match["other"]) :]
        said.append(Plain(f"{lead}{comma}the {match['other']} values are{where}"))
    elif match["rest"]:
        said.append(Plain(f"{lead}{comma}{match['subject']} {match['rest']}"))
    yield tuple(said)


_FORM = any_case(
    r"(?P<things>[^;:]+?) (?:form|make up|constitute|build) (?:an?|one) (?:\w+ )?"
    r"(?:block|cluster|group|square) (?:in|within|inside) which "
    r"(?P<what>(?:every|each|all|no|none of the) (?:[a-z-]+ ){0,2}?"
    r"(?:score|value|correlation|coefficient|cell|entr(?:y|ie)|number|result|accurac(?:y|ie))s?) "
    r"(?P<rest>.+)"
)


@of_form(_FORM, "form make constitute build", "block cluster group square")
def block(c: Scene, match: Match) -> Iterator[Version]:
    """The sentence with the block as the place of what it says of all values in it."""
    if c.named_in(match["things"]) and not c.named_in(match["rest"]):
        what = capitalised(match["what"])
        yield (Plain(f"{what} among {match['things']} {match['rest']}"),)


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
