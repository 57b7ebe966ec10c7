"""Several things by a word for them and then by their names: “on the three routes, A, B and C”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import number_in_words
from figcheck.checking.english.lexicon.first_letters import capitalised, uncapitalised
from figcheck.checking.english.lexicon.shared_words import MANY, count_of
from figcheck.checking.english.naming.sizes import by_size, size_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_COUNTED = any_case(
    rf"\b(?:the |all |its |only )?(?P<many>{MANY}) (?:(?!of\b|or\b)[a-z-]+ ){{0,2}}"
    r"(?P<noun>[a-z]+s)(?P<mark>, (?:namely |that is |i\.e\.,? )?| [–—-] |: | \()"
)
_ENDS = {",": r",", "–": r" –", "—": r" —", "-": r" -", ":": r",", "(": r"\)"}


@told_by(", – — - : (")
def list_apposed(c: Scene, text: str) -> Iterator[Version]:
    """“A beats B on the two small sets, Web and Mail, but …”: on Web and Mail.

    Only within a sentence, whose end may say that so many are all that there are.
    """
    for match in _COUNTED.finditer(text):
        if c.label_of(match["noun"]) is None or not match.start():
            continue
        for end in re.finditer(rf"{_ENDS[match['mark'].strip()[0]]} ?", text[match.end() :]):
            names = text[match.end() : match.end() + end.start()]
            named = c.named_in(names) if c.reader.is_place(names) else {}
            if [len(ticks) for ticks in named.values()] == [count_of(match["many"])]:
                rest = text[match.end() + end.end() :].lstrip()
                if rest:
                    yield (Plain(f"{text[: match.start()]}{names}, {rest}"),)
                return


_NUMBER = r"two|three|four|five|six"
_FIRST = (
    r"(?:[a-z]+est|best|worst|top|leading|bottom|weakest|most [a-z-]+|least [a-z-]+)"
    r"(?:[- ](?:performing|scoring|ranked|rated))?"
)
_APPOSED = regex(
    rf"(?:The |the )(?P<head>(?:(?P<after>{_NUMBER}) {_FIRST}"
    rf"|(?:top|best|bottom) (?P<before>{_NUMBER}))"
    r"(?: [a-z-]+){0,3}?)(?:, (?P<named>[^()]+?),| \((?P<inside>[^()]+)\)) (?P<rest>[a-z].+)"
)


@of_form(_APPOSED, "two three four five six", ", (")
def several_apposed(scene: Scene, match: Match) -> Iterator[Version]:
    """“The two largest models, A and B, are slowest”: A and B are the two largest, and slowest."""
    if not scene.begins_with_verb(match["rest"]):
        return
    named = match["named"] or match["inside"]
    ticks = scene.named_in(named)
    number = number_in_words(match["after"] or match["before"])
    if len(ticks) != 1 or number != len(next(iter(ticks.values()))):
        return
    yield Plain(f"{named} are the {match['head']}"), Plain(f"{named} {match['rest']}")


_SIZED = regex(
    r"\b(?:[Tt]he )?(?:(?:much|far|slightly|considerably|even|somewhat) )?"
    r"(?P<grade>larger|bigger|smaller|largest|biggest|smallest|tiny|small|large|big|huge) "
    r"(?=(?P<name>[A-Z][^\s,;:()]*(?: [A-Z\d][^\s,;:()]*)*))",
)
_ALONE = any_case(
    r"\bthe (?P<grade>largest|biggest|smallest) (?:model|variant|version|one)\b"
    r"(?! (?:scores?|values?|results?|accurac(?:y|ies)|errors?|rates?|gaps?|gains?|sizes?)\b)"
)
_LARGER = frozenset({"larger", "bigger"})
_SMALLER = frozenset({"smaller"})


@told_by("larger bigger smaller largest biggest smallest tiny small large big huge")
def sized_apposed(c: Scene, text: str) -> Iterator[Version]:
    """“A-8B outscores the bigger B-13B”: it outscores B-13B, if that is the bigger one."""
    # "The smaller Orion-7B" is no name of the smaller Orion.
    named = c.named_in(_SIZED.sub("", text)).values()
    sizes = sorted(size for ticks in named for t in ticks if (size := size_of(t)) is not None)

    def bare(match: Match) -> str:
        own = [t for ticks in c.named_in(match["name"]).values() for t in ticks]
        size = size_of(own[0]) if len(own) == 1 else None
        grade = match["grade"].lower()
        if size is None or not sizes:
            return match[0]
        known = sizes[-1] if grade in _LARGER else sizes[0] if grade in _SMALLER else size
        return "" if size == known else match[0]

    if (said := _SIZED.sub(bare, text)) != text:
        yield (Plain(capitalised(said)),)


@told_by("largest biggest smallest", "model variant version one")
def sized_alone(c: Scene, text: str) -> Iterator[Version]:
    """“The largest model is best on Web”: the one that is so by its name."""
    found = [ticks for d in c.reader.figure.dimensions if len(ticks := by_size(d)) > 1]
    if len(found) != 1:
        return

    def named(match: Match) -> str:
        return found[0][0 if match["grade"].lower() == "smallest" else -1]

    if (said := _ALONE.sub(named, text)) != text:
        yield (Plain(said),)


_SAME = any_case(
    r"(?P<lead>[^,;:]+, )?(?P<many>two|three) (?:of the )?(?P<noun>[a-z]+) "
    r"(?P<verb>have|share|show|obtain|reach|get|cost|take|has) (?:exactly |precisely )?"
    r"(?:the|an?) (?:exact |very )?(?:same|equal|identical) (?P<what>[^,;:()]+?)"
    r"(?:,|:| \((?=[^()]+\)\Z)) ?(?:namely |it is |these are )?(?P<which>[^;:()]+?)\)?"
)
_OF = any_case(r"\b(?:that|those) (?:of|for) ")
_SIZES = {"two": 2, "three": 3}


@of_form(_SAME, "two three", "same equal identical")
def the_same_for_two(c: Scene, match: Match) -> Iterator[Version]:
    """“Two rows have exactly the same cost, that of A and that of B”: A and B do."""
    which = _OF.sub("", match["which"])
    if not c.reader.is_place(which):
        return
    named = c.named_in(which)
    size = _SIZES[match["many"].lower()]
    if len(named) != 1 or {*map(len, named.values())} != {size}:
        return
    lead = match["lead"] or ""
    who = uncapitalised(which) if lead and which.startswith("The ") else which
    yield (Plain(f"{lead}{who} have the same {match['what']}"),)
