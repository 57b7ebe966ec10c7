"""Words of comparisons that say no more: “A alone sold twice as many tons”, “the only other”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.inflection import third_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_STRESSED = any_case(
    r"(?P<who>[^,;:()]+?) (?:alone|by itself|on its own) (?P<rest>[^;:]*\b(?:times|twice|half"
    r"|double|share|percent|third|quarter|account(?:s|ed)?|combined|together|total|others|rest|most)\b"
    r"[^;:]*|[^;:]*%[^;:]*)"
)


@of_form(
    _STRESSED,
    "alone itself own",
    "times twice half double share percent third quarter account accounts accounted combined "
    "together total others rest most %",
)
def stressed_alone(c: Scene, match: Match) -> Iterator[Version]:
    """“A alone sold twice as much as B”: A sold twice as much."""
    if c.is_subject(match["who"]):
        yield (Plain(f"{match['who']} {match['rest']}"),)


_ONLY_OTHER = any_case(
    r"(?P<who>[^,;:()]+?) (?:is|was) the (?:only|sole|one) other (?P<noun>[a-z]+) "
    r"(?:(?P<link>to|that|which|who) (?P<verb>[a-z]+)|(?P<with>with)) (?P<rest>[^;:]+)"
)


_REACHES = any_case(r"(?:reach|hit|attain)(?:e?s|ed)?")


@of_form(_ONLY_OTHER, "other", "only sole one")
def only_other(c: Scene, match: Match) -> Iterator[Version]:
    """“A is the only other country to exceed 5”: it does, and so do two in all."""
    if c.label_of(match["noun"]) is None:
        return
    one, two = match["verb"] or "has", match["verb"] or "have"
    if (match["link"] or "").lower() == "to":
        one = third_of(two)
    if _REACHES.fullmatch(two):
        one, two = "has at least", "have at least"  # Who reaches 5 may have more.
    noun = match["noun"]
    many = f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"
    yield (
        Plain(f"{match['who']} {one} {match['rest']}"),
        Plain(f"Exactly two {many} {two} {match['rest']}"),
    )


_IN_UNITS = any_case(
    r"\b(?P<more>(?:as )?(?P<many>many)|more|fewer|less) (?P<unit>[a-z]+)"
    r"(?: of [a-z]+(?: [a-z]+)?)? (?P<than>than|as)\b"
)


@told_by("many more fewer less", "than as")
def units_compared(c: Scene, text: str) -> Iterator[Version]:
    """“A has twice as many kilometers as B”, of lengths: twice as much as B."""

    def plain(match: Match) -> str:
        if "UNIT" not in c.reader.vocabulary.classes_first(match["unit"]):
            return match[0]
        return f"{'as much' if match['many'] else match['more']} {match['than']}"

    said = _IN_UNITS.sub(plain, text)
    if said != text:
        yield (Plain(said),)


_NONE_AS_MANY = any_case(
    r"no (?:other )?(?P<noun>[a-z]+)(?: in the [a-z]+)? (?P<has>[a-z]+) as (?:many|much)"
    r"(?: [^,;:()]+?)? as (?P<who>[^;:]+)"
)


@of_form(_NONE_AS_MANY, "no", "many much", "as")
def none_has_as_many(c: Scene, match: Match) -> Iterator[Version]:
    """“No city has as many parks as A”: A has the most."""
    if c.label_of(match["noun"]) is None or not c.reader.is_place(match["who"]):
        return
    yield (Plain(f"{match['who']} has more than any other {match['noun']}"),)


_WITH_MULTIPLE = any_case(
    r"(?P<said>(?P<who>[^,;:()]+?) (?:is|are|was|were|ranks?|ranked|follows?|followed|comes?|came"
    r"|takes?|took|leads?|led|finishe[sd])\b[^;:()]*?), with (?P<multiple>(?:(?:about|around"
    r"|roughly|exactly|just|only|nearly|almost|more than|less than|over) )*(?:half|twice|double"
    r"|(?:a|one|two|three) (?:thirds?|quarters?|fifths?)|[a-z]+ times) [^;:]+)"
)


@of_form(
    _WITH_MULTIPLE, "with", "half twice double third thirds quarter quarters fifth fifths times"
)
def with_multiple(c: Scene, match: Match) -> Iterator[Version]:
    """“A ranks third, with half as many as B”: A has half as many."""
    if c.is_subject(match["who"]):
        yield Plain(match["said"]), Plain(f"{match['who']} has {match['multiple']}")
