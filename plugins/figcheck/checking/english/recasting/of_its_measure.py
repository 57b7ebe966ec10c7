"""Parts of what something has in all: “60 % of Borland's generation” is so of that in Borland."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.name_forms import words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_OWNED = any_case(
    r"\b(?:accounts?|makes?|represents?|constitutes?|contributes?|provides?|supplies|supply)\b.*?"
    r"(?P<owned>\bof (?P<who>[A-Z0-9][^,;:]*?)['’]s? (?P<noun>[a-z]+))$"
)
_BOTH = any_case(
    r"(?P<who>[^,;:]+?) (?P<verb>accounts? for|makes? up|represents?|constitutes?|provides?|"
    r"contributes?|supplies|supply) (?P<one>[^,;:]+? of [^,;:]+?['’]s (?P<noun>[a-z]+)),?"
    r" (?:but|and|while|compared (?:to|with)) (?P<two>[^,;:]+? of [^,;:]+?)(?P<s>['’]s)"
)
_VAGUE = any_case(r"\b(?:slightly|just|a little|marginally|somewhat)\b")
"""What leaves open how near to a part something is."""

_OF_THE = any_case(
    r"(?P<who>[^,;:]+?) "
    r"(?:contributes?|provides?|supplies|supply|accounts? for|generates?|makes? up) "
    r"(?P<part>\d[\d.,]*) of the (?P<whole>\d[\d.,]*)(?P<unit> [A-Za-zµ%]+)? of (?P<what>[^,;:]+)"
)


@told_by(
    "of",
    "account accounts make makes represent represents constitute constitutes contribute "
    "contributes provide provides supply supplies",
)
def of_its_measure(c: Scene, text: str) -> Iterator[Version]:
    """“A accounts for 60 % of Borland's generation”: of all that Borland has."""
    both = _BOTH.fullmatch(text)
    if both is not None:
        one, two = both["one"], f"{both['two']}{both['s']} {both['noun']}"
        yield tuple(Plain(f"{both['who']} {both['verb']} {part}") for part in (one, two))
        return
    match = _OWNED.search(text)
    if match is None or len(c.named_in(match["who"])) != 1 or _VAGUE.search(text):
        return
    figure = c.reader.figure
    measured = {w.lower() for w in words_of(f"{figure.value.label} {figure.title}")}
    if match["noun"].lower() in measured:
        yield (Plain(f"{text[: match.start('owned')]}of {match['who']}'s total"),)


@of_form(
    _OF_THE,
    "of",
    "contribute contributes provide provides supply supplies account accounts generate "
    "generates make makes",
)
def of_the_whole(c: Scene, match: Match) -> Iterator[Version]:
    """“A contributes 120 of the 138 of hydro”: it has 120 there, and hydro is 138 in all."""
    if len(c.named_in(match["who"])) != 1 or len(c.named_in(match["what"])) != 1:
        return
    unit = match["unit"] or ""
    yield (
        Plain(f"{match['what']} in {match['who']} is {match['part']}{unit}"),
        Plain(f"In total, {match['what']} comes to {match['whole']}{unit}"),
    )
